"""Every reason has words, and they say what the reader needs."""

import pytest

from sevens import Card, Layout, Pass, Play, Reason, Refusal, Round, parse_move, preset
from sevens_widgets.refusals import why
from sevens_widgets.words import words
from tests.unit.widgets.playing import text

START = Round.deal(preset("fan_tan"), seats=4, seed=56)


def told(refusal: Refusal, lang: str = "en") -> str:
    answer = why(refusal, START.seen_by(0), words(lang))
    return f"{text(answer.reason)} {text(answer.more)}"


def refusal(reason: Reason, card: str | None, layout: str = "", playable: str = "") -> Refusal:
    """A refusal with the facts that go with this layout."""
    lies = Layout.parse(layout)
    asked = Card.parse(card) if card else None
    column = lies.column(asked.suit) if asked else ()
    needs = lies.missing_before(asked) if asked else ()
    cards = tuple(map(Card.parse, playable.split()))
    return Refusal(reason, asked, needs, (column[0], column[-1]) if column else (), cards)


NEIGHBOUR = {
    "en": "Not yet: the jack of clubs waits for the ten of clubs. Clubs lie from 6 to 9. A column grows one rank at a time.",
    "fr": "Pas encore_: le valet de trèfle attend le dix de trèfle. Trèfle_: cartes 6 à 9 posées. "
    "Une colonne s’allonge d’un rang à la fois.",
    "de": "Noch nicht: Kreuz-Bube wartet auf Kreuz-Zehn. Kreuz: Dort liegen 6 bis 9. Eine Spalte wächst immer nur um einen Rang.",
}


@pytest.mark.parametrize("lang", NEIGHBOUR)
def test_a_missing_neighbour(lang: str) -> None:
    assert told(refusal(Reason.NEEDS_NEIGHBOUR, "JC", "C 6-9"), lang) == NEIGHBOUR[lang].replace("_", "\u202f")


def test_several_missing_cards_are_named_in_the_order_in_which_they_must_come() -> None:
    said = told(refusal(Reason.NEEDS_NEIGHBOUR, "QC", "C 7"))
    assert said.startswith(
        "Not yet: the queen of clubs waits for the eight of clubs, the nine of clubs, the ten of clubs and the jack of clubs."
    )


def test_a_column_that_is_not_open() -> None:
    said = told(refusal(Reason.NEEDS_ANCHOR, "6H"))
    assert said.startswith("Not yet: the six of hearts waits for the seven of hearts. The column of hearts is not open.")


def test_other_reasons() -> None:
    assert told(Refusal(Reason.ROUND_OVER)).startswith("This deal is over.")
    assert told(refusal(Reason.NOT_IN_HAND, "QS"), "fr").startswith("Vous n’avez pas la dame de pique en main.")
    assert told(Refusal(Reason.MUST_OPEN, playable=(Card.parse("7D"),))).startswith("You hold the seven of diamonds")
    assert told(Refusal(Reason.NO_STALLING)).startswith("Everybody has passed")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words_in_every_language(reason: Reason, lang: str) -> None:
    layout = {Reason.NEEDS_NEIGHBOUR: "C 7"}.get(reason, "")
    card = None if reason in (Reason.MUST_PLAY, Reason.MUST_OPEN, Reason.NO_STALLING) else "QC"
    said = told(refusal(reason, card, layout, playable="7D"), lang)
    assert said
    assert "{" not in said


def test_the_path_shows_what_lies_and_what_is_missing() -> None:
    after = START
    for move in ["-", "-", "7D", "6D"]:
        after = after.after(parse_move(move))
    view = after.seen_by(0)
    answer = why(view.why_not(Play(Card.parse("4D"))) or pytest.fail("4D fits"), view, words("en"))
    assert answer.path is not None
    assert answer.path.count('class="card"') == 3
    assert answer.path.count("data-open") == 1
    assert view.why_not(Pass()) is None
