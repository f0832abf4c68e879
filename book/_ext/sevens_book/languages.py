"""Languages of the site: the switcher, hreflang links, and every word the theme says."""

from functools import partial
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.locale import init as load_catalogue
from sphinx.transforms import SphinxTransform
from sphinx.util.i18n import docname_to_domain

from sevens_book.words import LANGUAGES, say


class TranslateContents(SphinxTransform):
    """Captions and titles of `_toc.yml`: they come in after Sphinx's own translation, so translate them here."""

    default_priority = 101

    def apply(self, **_kwargs: Any) -> None:
        """Replace every caption and title by its translation, leaving the original to the extraction."""
        domain = docname_to_domain(self.env.docname, self.config.gettext_compact)
        folders = [str(self.app.srcdir / folder) for folder in self.config.locale_dirs]
        catalogue, found = load_catalogue(folders, self.config.language, domain)
        for toctree in self.document.findall(addnodes.toctree):
            toctree.preserve_original_messages()
            toctree["rawentries"] = list(toctree.get("rawentries", []))
            if not toctree.get("rawcaption"):
                toctree.attributes.pop("rawcaption", None)  # an empty one would be a message
            for message in list(toctree.extract_original_messages()) if found else []:
                toctree.apply_translated_message(message, catalogue.gettext(message))


class KeepMathAsItIs(SphinxTransform):
    """A translated formula would be read as another markup language: formulas are the same everywhere."""

    default_priority = 5

    def apply(self, **_kwargs: Any) -> None:
        """Mark every block of mathematics as untranslatable."""
        for block in self.document.findall(nodes.math_block):
            block["translatable"] = False


def translate_settings(_app: Sphinx, config: Config) -> None:
    """Put the words that are settings of the theme or of its parts into the language of the build."""
    words = partial(say, config.language)
    config.html_title = words("Sevens: card games built on the seven")
    config.html_short_title = words("Sevens")
    config.html_theme_options |= {"search_bar_text": words("Search this book"), "toc_title": words("On this page")}
    config.nb_code_prompt_show, config.nb_code_prompt_hide = words("Show code"), words("Hide code")


def language_links(app: Sphinx, page: str) -> list[dict[str, Any]]:
    """Links to this page in every language that is built beside this one; none in a build of one language."""
    up = "../" * (page.count("/") + 1)
    return [
        {"code": code, "name": LANGUAGES[code], "current": code == app.config.language, "url": f"{up}{code}/{page}.html"}
        for code in app.config.sevens_languages
    ]


def fill_page(app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Hand the words and the language links to the templates."""
    context["say"] = partial(say, app.config.language)
    context["language_links"] = language_links(app, page)


def setup(app: Sphinx) -> dict[str, object]:
    """Register the transforms and the page context."""
    app.add_config_value("sevens_languages", [], "html")
    app.add_transform(TranslateContents)
    app.add_transform(KeepMathAsItIs)
    app.connect("config-inited", translate_settings, priority=100)
    app.connect("html-page-context", fill_page, priority=400)  # the theme drops empty templates at 500
    return {"parallel_read_safe": True, "parallel_write_safe": True}
