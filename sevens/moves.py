"""What a seat can do."""

from __future__ import annotations

from dataclasses import dataclass

from sevens.cards import Card
from sevens.checks import check_text
from sevens.errors import Unreadable


@dataclass(frozen=True, slots=True)
class Play:
    """Lay this card (SB-18, FT-18, PA-20). Written `7D`, with a place `JK1@10H`, with the last card called `9S!`.

    >>> str(Play(Card.parse("9S"), call=True)), str(Play(Card.parse("JK1"), at=Card.parse("10H")))
    ('9S!', 'JK1@10H')
    """

    card: Card
    at: Card | None = None
    """The place: a joker needs one; with two rows it may name the second (Q-PA-11)."""
    call: bool = False
    """Whether "last card!" is said with it (PA-44)."""

    def __str__(self) -> str:
        return f"{self.card}{f'@{self.at}' if self.at else ''}{'!' if self.call else ''}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing, at the price of a chip or a token (SB-18, FT-21, FT-22, PA-19).

    >>> parse_move("-")
    Pass()
    """

    def __str__(self) -> str:
        return "-"


@dataclass(frozen=True, slots=True)
class Wait:
    """Be skipped at no cost: no card fits and no token is left, in a game without ghosts (SB-53).

    >>> parse_move("wait")
    Wait()
    """

    def __str__(self) -> str:
        return "wait"


@dataclass(frozen=True, slots=True)
class Show:
    """Become a ghost and show the hand: no card fits and no token is left (SB-26).

    >>> parse_move("ghost")
    Show()
    """

    def __str__(self) -> str:
        return "ghost"


@dataclass(frozen=True, slots=True)
class Name:
    """As dealer, name the seven that opens (PA-12).

    >>> from sevens import Parliament, Round
    >>> Round.deal(Parliament(opener="dealer_names_seven"), seats=4, seed=1).legal_moves()[0]
    Name(card=Card('7S'))
    """

    card: Card

    def __str__(self) -> str:
        return f"={self.card}"


@dataclass(frozen=True, slots=True)
class Give:
    r"""Give this card to a seat that has to take one (Q-PA-4, Q-PA-9).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame parliament illegal_pass=receive_card\nseats 3 dealer 0 leader 0 turn 0\n"
    >>> Round.from_text(text + "layout S 7; H 2-A; C 2-A; D 2-A\nhands 8S / 6S 5S / *").after(PASS).legal_moves()
    (Give(card=Card('5S')), Give(card=Card('6S')))
    """

    card: Card

    def __str__(self) -> str:
        return f">{self.card}"


@dataclass(frozen=True, slots=True)
class Catch:
    """Point out that the seat before did not say "last card!" (PA-44).

    >>> parse_move("catch")
    Catch()
    """

    def __str__(self) -> str:
        return "catch"


Move = Play | Pass | Wait | Show | Name | Give | Catch
"""Everything a seat can do."""
PASS, WAIT, SHOW, CATCH = Pass(), Wait(), Show(), Catch()
"""The moves that name no card."""
_WORDS: dict[str, Move] = {str(move): move for move in (PASS, WAIT, SHOW, CATCH)}


def parse_move(text: str) -> Move:
    """The move a text names: a card, or `-` for a pass. Raises `Unreadable`.

    >>> parse_move("7D"), parse_move("-")
    (Play(card=Card('7D'), at=None, call=False), Pass())
    """
    stripped = check_text(text, "a move such as 7D, or - for a pass").strip()
    if stripped in _WORDS:
        return _WORDS[stripped]
    try:
        if stripped.startswith(("=", ">")):
            return (Name if stripped[0] == "=" else Give)(Card.parse(stripped[1:]))
        card, at, place = stripped.removesuffix("!").partition("@")
        return Play(Card.parse(card), Card.parse(place) if at else None, stripped.endswith("!"))
    except Unreadable:
        raise Unreadable(text, "a move: a card such as 7D, or - for a pass") from None
