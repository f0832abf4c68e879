"""Whether the site may be kept in the browsers of its readers. Languages that share a site share its service worker."""

from typing import Any

from sphinx.application import Sphinx


def fill_page(app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Say to the template whether its page can be kept: a book by itself has no worker."""
    context["sevens_kept"] = bool(app.config.sevens_offline and app.config.sevens_languages)


def setup(app: Sphinx) -> dict[str, object]:
    """Register the setting and the page context."""
    app.add_config_value("sevens_offline", True, "html", bool)
    app.connect("html-page-context", fill_page)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
