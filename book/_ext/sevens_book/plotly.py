"""Charts: a plotly figure becomes an element that page.js draws when it comes in sight."""

import html
import json
from typing import ClassVar

from docutils import nodes
from myst_nb.core.render import MimeData, NbElementRenderer, load_mime_renders
from sphinx.application import Sphinx

PLOTLY = "application/vnd.plotly.v1+json"


def label(figure: dict[str, object]) -> str:
    """What the chart shows, for those who do not see it: its `meta.label`, else its title."""
    layout = figure.get("layout")
    layout = layout if isinstance(layout, dict) else {}
    title = layout.get("title")
    text = (layout.get("meta") or {}).get("label") or (title.get("text") if isinstance(title, dict) else title)
    return str(text or "")


def chart(figure: dict[str, object]) -> str:
    """The markup of a chart, with its drawing instructions as JSON."""
    spec = json.dumps({key: figure[key] for key in ("data", "layout", "config") if key in figure}, ensure_ascii=False)
    safe = spec.replace("<", "\\u003c")
    layout = figure.get("layout")
    height = int(layout.get("height", 450)) if isinstance(layout, dict) else 450
    return (
        f'<div class="sv-chart" role="img" aria-label="{html.escape(label(figure))}" style="min-height:{height}px">'
        f'<script type="application/json">{safe}</script></div>'
    )


class ChartRenderer:
    """Tells myst-nb what to do with a plotly output."""

    mime_priority_overrides: ClassVar = [("html", PLOTLY, 1)]

    @staticmethod
    def handle_mime(renderer: NbElementRenderer, data: MimeData, inline: bool) -> list[nodes.Element] | None:  # noqa: FBT001 - myst-nb's signature
        """Return the chart for a plotly output, None for any other."""
        if inline or data.mime_type != PLOTLY or not isinstance(data.content, dict):
            return None
        if not label(data.content):
            renderer.logger.warning("a chart needs a title or a layout.meta.label", subtype="chart", line=data.line)
        return [nodes.raw("", chart(data.content), format="html")]


def setup(_app: Sphinx) -> dict[str, object]:
    """Register the renderer; myst-nb finds others by entry points, which a folder of the book has not."""
    if ChartRenderer not in load_mime_renders():
        load_mime_renders().append(ChartRenderer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
