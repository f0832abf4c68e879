"""HTML from plain values: what is not marked as HTML is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Safe(str):
    """A text that is HTML already."""

    __slots__ = ()


Content = str | Iterable["Content"] | None
"""What an element may hold: text (escaped), HTML, lists of these, or nothing."""


def escape(text: str) -> Safe:
    """The text as HTML; HTML stays as it is."""
    if isinstance(text, Safe):
        return text
    pairs = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"))
    for plain, entity in pairs:
        text = text.replace(plain, entity)
    return Safe(text)


def join(*content: Content) -> Safe:
    """Contents one after the other."""
    return Safe("".join(_flat(content)))


def tag(name: str, /, *content: Content, **attributes: str | int | bool | None) -> Safe:
    """An element. `data_suit="s"` becomes `data-suit="s"`; True gives a bare attribute, None and False give none.

    >>> tag("b", "5 < 7", class_="pot", hidden=True)
    '<b class="pot" hidden>5 &lt; 7</b>'
    """
    return Safe(f"<{name}{_attributes(attributes)}>{join(*content)}</{name}>")


def void(name: str, /, **attributes: str | int | bool | None) -> Safe:
    """An element that holds nothing, such as `input`."""
    return Safe(f"<{name}{_attributes(attributes)}>")


def fill(text: str, facts: Mapping[str, object]) -> Safe:
    """A message with `{named}` places as HTML: its own words and every fact that is not HTML yet are escaped."""
    return Safe(escape(text).format_map({name: escape(f) if isinstance(f, str) else f for name, f in facts.items()}))


def _flat(content: Iterable[Content]) -> Iterable[str]:
    for part in content:
        if isinstance(part, str):
            yield escape(part)
        elif part is not None:
            yield from _flat(part)


def _attributes(attributes: Mapping[str, str | int | bool | None]) -> str:
    written = []
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        plain = name.rstrip("_").replace("_", "-")
        written.append(f" {plain}" if value is True else f' {plain}="{escape(str(value))}"')
    return "".join(written)
