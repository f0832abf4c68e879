"""Helpers: play a table as a reader would, and read what its HTML says."""

from __future__ import annotations

import re
from gettext import GNUTranslations, NullTranslations
from html.parser import HTMLParser
from importlib.resources import files

from sevens import PASS, Round, Session
from sevens_widgets.game import Game, usual_total
from sevens_widgets.hints import best_play
from sevens_widgets.state import TableState
from sevens_widgets.words import DOMAIN, Words

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


class Balance(HTMLParser):
    """Notes the elements left open, and every id."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if tag != "input":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(html: str) -> Balance:
    """The elements of HTML that is well formed and has no id twice."""
    balance = Balance()
    balance.feed(html)
    assert balance.open == []
    assert len(balance.ids) == len(set(balance.ids))
    return balance


class Untranslated(NullTranslations):
    """A catalogue that has no message and says so."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"not translated: {message}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002
        raise AssertionError(f"not translated: {msgid1}")

    def pgettext(self, context: str, message: str) -> str:
        raise AssertionError(f"not translated: {context} {message}")


def complete_words(lang: str) -> Words:
    """The words of a language that has a catalogue; a message without translation fails the test."""
    with (files("sevens_widgets") / "locale" / lang / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as file:
        catalogue = GNUTranslations(file)
    catalogue.add_fallback(Untranslated())
    return Words(lang, catalogue)


def at(position: str, lang: str = "en") -> TableState:
    """A table at a position; the reader sits at seat 0."""
    start = Round.from_text("sevens 1\n" + position)
    seats = len(start.hands)
    table = TableState(lang=lang)
    session = Session.start(start.rules, seats, target=usual_total(start.rules))
    table.game = Game(session, ("club",) * (seats - 1), 1, start)
    return table


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


def without_form(html: str) -> str:
    """The table without its form, which names cards that the rules speak of."""
    return re.sub("<form.*?</form>", "", html)


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
    play = best_play(table.game.view)
    move = play or table.game.view.legal_moves()[0]
    table.receive({"type": "move", "move": str(move)})


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
