"""The fields of a form as HTML."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_widgets.html import Content, Safe, tag


@dataclass(frozen=True, slots=True)
class Select:
    """A field in which one of some values is chosen."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    """Each value as it is sent and as it is read."""
    chosen: str
    about: str = ""
    """What is said about it when the reader comes to it."""


def select_field(select: Select, uid: str) -> Safe:
    """The field with its label; its id begins with `uid`."""
    own_id = f"{uid}-{select.name}"
    options = [tag("option", text, value=value, selected=value == select.chosen) for value, text in select.values]
    about_id = f"{own_id}-about" if select.about else None
    control = tag("select", options, class_="field__input", name=select.name, id=own_id, aria_describedby=about_id)
    about = tag("p", select.about, class_="field__about", id=about_id) if select.about else None
    return field(select.label, control, own_id, about)


def field(label: str, control: Safe, own_id: str, about: Content = None) -> Safe:
    """A control that has this id, with its label."""
    return tag("div", tag("label", label, for_=own_id), control, about, class_="field")
