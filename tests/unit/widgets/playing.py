"""Helpers: play a table as a reader would, and read what its HTML says."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from sevens import PASS
from sevens_widgets.hints import best_card
from sevens_widgets.state import TableState

BLOCKS = {
    "button",
    "caption",
    "div",
    "details",
    "h2",
    "h3",
    "header",
    "li",
    "ol",
    "option",
    "p",
    "section",
    "summary",
    "table",
    "td",
    "th",
    "tr",
    "ul",
}


class Listener(HTMLParser):
    """Collects the words that are not hidden from those who listen."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.hidden: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "input":
            return
        self.hidden.append(("aria-hidden", "true") in attrs or (bool(self.hidden) and self.hidden[-1]))
        if tag in BLOCKS:
            self.words.append(" ")

    def handle_endtag(self, tag: str) -> None:
        self.hidden.pop()
        if tag in BLOCKS:
            self.words.append(" ")

    def handle_data(self, data: str) -> None:
        if not (self.hidden and self.hidden[-1]):
            self.words.append(data)


def text(html: str) -> str:
    """The words of some HTML as a screen reader meets them, in one line."""
    listener = Listener()
    listener.feed(html)
    return re.sub(r"[ \n]+", " ", "".join(listener.words)).strip()


def status(table: TableState) -> str:
    """What the live region says."""
    found = re.search(r'<p role="status"[^>]*>(.*?)</p>', table.html)
    assert found
    return text(found[1])


def notice(table: TableState) -> str | None:
    """What the notice says, if there is one."""
    found = re.search(r'<div class="notice">.*?<p>(.*?)</p>', table.html)
    return text(found[1]) if found else None


def take_turn(table: TableState) -> None:
    """Make the club player's move for the reader."""
    card = best_card(table.game.view)
    table.receive({"type": "card", "card": str(card)} if card else {"type": "pass"})


def play_out(table: TableState) -> None:
    """Go on to the end of the deal."""
    while not table.game.over:
        take_turn(table)


def cards_fitting(table: TableState) -> list[str]:
    """The reader's cards that fit."""
    view = table.game.view
    return [str(card) for card in view.rules.shape.pack.unmask(view.playable)]


def cards_not_fitting(table: TableState) -> list[str]:
    """The reader's other cards."""
    view = table.game.view
    return [str(card) for card in view.rules.shape.pack.unmask(view.hand & ~view.playable)]


def may_pass(table: TableState) -> bool:
    """Whether a pass is allowed."""
    return PASS in table.game.view.legal_moves()
