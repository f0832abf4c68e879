"""The markup of a widget as somebody who listens goes through it: one line for each thing a screen reader stops at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bs4 import BeautifulSoup, Comment, Tag

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bs4 import PageElement

SILENT = {"script", "style", "svg", "template"}
HEADINGS = {"h1", "h2", "h3", "h4"}
BLOCKS = HEADINGS | {"p", "div", "section", "ul", "ol", "li", "table", "details", "form", "fieldset", "header", "tr", "caption"}
CONTROLS = {"button", "select", "input", "textarea", "progress"}
STOPS = BLOCKS | CONTROLS
STEP = "  "


def reading(html: str, *, unfolded: bool = False) -> list[str]:
    """The lines in reading order, indented by what holds them; `unfolded` reads what is folded or put away, too."""
    return list(Reader(BeautifulSoup(html, "html.parser"), unfolded=unfolded).lines())


def name_of(element: Tag) -> str:
    """What an element is called: its label, or its words."""
    label = element.get("aria-label")
    return str(label) if label else plain(words_of(element))


def plain(text: str) -> str:
    """Words with single spaces."""
    return re.sub(r"[ \n]+", " ", text).strip()


def words_of(node: PageElement) -> str:
    """The words below a node that are spoken; parts that stand side by side have a comma between them."""
    if not isinstance(node, Tag):
        return "" if isinstance(node, Comment) else str(node)
    if is_silent(node):
        return ""
    words = together(node.children)
    return f" {words} " if node.name in BLOCKS or node.name in {"td", "th", "button"} else words


def together(nodes: Iterable[PageElement]) -> str:
    """The words of nodes one after the other; parts that stand side by side have a comma between them."""
    words = ""
    for node in nodes:
        said = words_of(node)
        apart = is_part(node) and is_part(node.previous_sibling) and words.strip() and said.strip()
        words += f", {said}" if apart else said
    return words


def is_part(node: PageElement | None) -> bool:
    """Whether a node is laid out as a thing of its own."""
    return isinstance(node, Tag) and node.name in {"span", "div"}


def is_silent(element: Tag) -> bool:
    """Whether nothing of an element is ever spoken."""
    return element.name in SILENT or element.get("aria-hidden") == "true"


class Reader:
    """Goes through a piece of markup once."""

    def __init__(self, page: BeautifulSoup, *, unfolded: bool) -> None:
        self.page, self.unfolded = page, unfolded
        described = {i for element in page.select("[aria-describedby]") for i in str(element["aria-describedby"]).split()}
        self.said_elsewhere = {own_id for own_id in described if page.select(f"p[id='{own_id}']")}

    def lines(self) -> Iterator[str]:
        """Every line."""
        yield from self._children(self.page, 0)

    def _element(self, element: Tag, depth: int) -> Iterator[str]:
        if is_silent(element) or (element.has_attr("hidden") and not self.unfolded) or element.get("id") in self.said_elsewhere:
            return
        if element.name in {"label", "legend"} and not element.find("input"):
            return  # it is said with its control or group
        said = self._line(element)
        if said is not None:
            yield STEP * depth + said
        if element.name == "details":
            yield from self._details(element, depth)
        elif said is None or element.name in {"section", "form", "fieldset", "ul", "ol", "div", "table"}:
            yield from self._children(element, depth if said is None else depth + 1)

    def _children(self, element: Tag, depth: int) -> Iterator[str]:
        """What stands in an element; words between things that one stops at are a line."""
        run: list[PageElement] = []
        for child in [*element.children, None]:
            stops = isinstance(child, Tag) and self._stops(child)
            if child is not None and not stops:
                run.append(child)
                continue
            if words := plain(together(run)):
                yield STEP * depth + words
            run = []
            if isinstance(child, Tag):
                yield from self._element(child, depth)

    def _stops(self, element: Tag) -> bool:
        """Whether an element is more than words of the line."""
        if element.name in {"label", "legend"} and not element.find("input"):
            return True
        return not is_silent(element) and (element.name in STOPS or element.find(list(STOPS)) is not None)

    def _line(self, element: Tag) -> str | None:
        """What is said of the element itself."""
        if element.name in HEADINGS:
            return f"heading {element.name[1]}: {name_of(element)}"
        if element.get("role") == "status":
            return f"status: {name_of(element)}"
        if element.name in {"section", "form", "fieldset"} or element.get("role") in {"group", "region", "img"}:
            return self._group(element)
        if element.name in {"ul", "ol"}:
            return self._list(element)
        if element.name == "li" and not self._holds_stops(element):
            return f"- {name_of(element)}"
        if element.name in CONTROLS:
            return self._control(element)
        if element.name == "tr":
            return " | ".join(name_of(cell) for cell in element.find_all(["th", "td"]))
        return {"p": name_of(element), "table": "table"}.get(element.name)

    def _holds_stops(self, element: Tag) -> bool:
        return any(self._stops(child) for child in element.children if isinstance(child, Tag))

    def _group(self, element: Tag) -> str | None:
        kind = {"section": "region", "fieldset": "group"}.get(element.name, str(element.get("role") or element.name))
        legend = element.find("legend", recursive=False)
        labelled = " ".join(name_of(self._by_id(i)) for i in str(element.get("aria-labelledby", "")).split())
        name = labelled or element.get("aria-label") or (name_of(legend) if isinstance(legend, Tag) else "")
        return f"{kind}: {name}" if name else None

    @staticmethod
    def _list(element: Tag) -> str:
        label, items = element.get("aria-label"), len(element.find_all("li", recursive=False))
        return f"list of {items}: {label}" if label else f"list of {items}"

    def _control(self, element: Tag) -> str:
        if element.name == "button":
            said = f"button: {name_of(element)}"
        else:
            label = self.page.find("label", attrs={"for": element.get("id")}) or element.find_parent("label") or element
            assert isinstance(label, Tag)
            said = f"{self._kind(element)}: {name_of(label)}"
        return "; ".join([said, *self._states(element), *self._description(element)])

    @staticmethod
    def _kind(element: Tag) -> str:
        kinds = {"select": "choice", "textarea": "long text", "progress": "progress"}
        return kinds.get(element.name, str(element.get("type", "text")))

    @staticmethod
    def _states(element: Tag) -> Iterator[str]:
        if element.name == "select":
            options = element.find_all("option")
            chosen = next((option for option in options if option.has_attr("selected")), options[0])
            yield f"“{name_of(chosen)}”, one of {len(options)}"
        if value := element.name in {"input", "progress"} and (element.get("aria-valuetext") or element.get("value")):
            yield f"“{value}”"
        if element.get("aria-disabled") == "true":
            yield "not available"
        if element.get("aria-current"):
            yield "here"
        for state, said in (("aria-expanded", ("unfolded", "folded")), ("aria-pressed", ("on", "off"))):
            if value := element.get(state):
                yield said[value == "false"]

    def _description(self, element: Tag) -> Iterator[str]:
        for each in str(element.get("aria-describedby", "")).split():
            yield f"({name_of(self._by_id(each))})"

    def _details(self, element: Tag, depth: int) -> Iterator[str]:
        summary = element.find("summary", recursive=False)
        assert isinstance(summary, Tag)
        is_open = self.unfolded or element.has_attr("open")
        yield f"{STEP * depth}{'unfolded' if is_open else 'folded'}: {name_of(summary)}"
        if is_open:
            summary.extract()
            yield from self._children(element, depth + 1)

    def _by_id(self, own_id: str) -> Tag:
        found = self.page.find(id=own_id)
        assert isinstance(found, Tag), f"nothing is called {own_id}"
        return found
