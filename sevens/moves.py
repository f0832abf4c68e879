"""What a seat can do, and what then happens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevens.cards import Card, Suit
from sevens.errors import SevensError, Unreadable


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
    stripped = text.strip()
    if stripped in _WORDS:
        return _WORDS[stripped]
    try:
        if stripped.startswith(("=", ">")):
            return (Name if stripped[0] == "=" else Give)(Card.parse(stripped[1:]))
        card, at, place = stripped.removesuffix("!").partition("@")
        return Play(Card.parse(card), Card.parse(place) if at else None, stripped.endswith("!"))
    except Unreadable:
        raise Unreadable(text, "a move: a card such as 7D, or - for a pass") from None


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card (SB-18, FT-18, PA-20); `at` is its place where that is not the card's own.

    >>> Laid(seat=0, card=Card.parse("JK1"), at=Card.parse("10H")).at
    Card('10H')
    """

    seat: int
    card: Card
    at: Card | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed and paid so many chips to the pot, or a token and no chips (SB-18, FT-22, PA-19).

    >>> from sevens import Round, preset
    >>> Round.deal(preset("fan_tan"), seats=4, seed=56).after(PASS).events
    (Passed(seat=1, chips=1),)
    """

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Fined:
    r"""A pass with a legal card was found out, or a last card not said: chips go to the pot or to the winner (FT-23, FT-29).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame fan_tan enforcement=fine\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    >>> Round.from_text(text + "hands 6S 5S / * / *\nwithheld 6S / - / -").after(parse_move("6S")).events
    (Laid(seat=0, card=Card('6S'), at=None), Fined(seat=0, chips=3, to_winner=False))
    """

    seat: int
    chips: int
    to_winner: bool


@dataclass(frozen=True, slots=True)
class Waited:
    r"""A seat without a token was skipped (SB-53).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame shichi_narabe no_ghost=True\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    >>> Round.from_text(text + "hands 5S / 6S 4S / *\npasses 3 0 0").after(WAIT).events
    (Waited(seat=0),)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Ghosted:
    r"""A seat became a ghost and showed these cards (SB-27).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame shichi_narabe\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    >>> Round.from_text(text + "hands 5S / 6S 4S / *\npasses 3 0 0").after(SHOW).events
    (Ghosted(seat=0, cards=(Card('5S'),)),)
    """

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dropped:
    r"""A shown card of a ghost went to its place by itself (Q-SB-5).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame shichi_narabe ghost_cards=auto\nseats 3 dealer 0 leader 0 turn 1\nlayout S 7\n"
    >>> Round.from_text(text + "hands - / 6S 4S / *\nghosts 0\nshown 5S / - / -\nexposed 5S").after(parse_move("6S")).events
    (Laid(seat=1, card=Card('6S'), at=None), Dropped(seat=0, card=Card('5S')))
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Swapped:
    r"""A seat put the real card where a joker lay, and took the joker unless it has left play (Q-SB-11).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame shichi_narabe jokers=2\nseats 3 dealer 0 leader 0 turn 0\nlayout S 5-7; H A-K; C A-K; D A-K\n"
    >>> Round.from_text(text + "hands JK1 2S / 8S 3S / *").after(parse_move("JK1@8S")).events[1]
    Swapped(seat=1, card=Card('8S'), joker=Card('JK1'), taken=True)
    """

    seat: int
    card: Card
    joker: Card
    taken: bool


@dataclass(frozen=True, slots=True)
class Completed:
    r"""A seat earned the bonus for a whole column (SB-55).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame shichi_narabe race_to_kings=True\nseats 3 dealer 0 leader 0 turn 0\n"
    >>> Round.from_text(text + "layout S A-Q; H A-J; C A-K; D A-K\nhands KS / QH / KH").after(parse_move("KS")).events
    (Laid(seat=0, card=Card('KS'), at=None), Completed(seat=0, suit=<Suit.SPADES: 'S'>))
    """

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Named:
    """The dealer named the seven that opens (PA-12).

    >>> from sevens import Parliament, Round
    >>> Round.deal(Parliament(opener="dealer_names_seven"), seats=4, seed=1).after(parse_move("=7C")).events
    (Named(seat=0, card=Card('7C')),)
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Caught:
    r"""A seat was caught passing with a legal card, or not saying "last card!" (PA-21, PA-44).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame parliament last_card_call=True\nseats 3 dealer 0 leader 0 turn 1\n"
    >>> Round.from_text(text + "layout S 2-J; H 2-A; C 2-A; D 2-A\nhands AS / QS / KS\nliable 0").after(CATCH).events[0]
    Caught(seat=0)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Given:
    r"""A seat gave a card to another; `card` is None to those who may not see it.

    >>> from sevens import Round
    >>> text = "sevens 1\ngame parliament\nseats 3 dealer 0 leader 0 turn 1\nlayout S 7; H 2-A; C 2-A; D 2-A\n"
    >>> Round.from_text(text + "hands 8S / 6S 5S / *\ndue 0 1 1 2").after(parse_move(">5S")).seen_by(2).events
    (Given(seat=1, to=0, card=None),)
    """

    seat: int
    to: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class WentOut:
    r"""A seat laid its last card while the others play on (PA-26).

    >>> from sevens import Round
    >>> text = "sevens 1\ngame parliament play_on=True\nseats 3 dealer 0 leader 0 turn 0\nlayout S 2-J; H 2-A; C 2-A; D 2-A\n"
    >>> Round.from_text(text + "hands QS / KS / AS").after(parse_move("QS")).events
    (Laid(seat=0, card=Card('QS'), at=None), WentOut(seat=0))
    """

    seat: int


Event = Laid | Passed | Fined | Waited | Ghosted | Dropped | Swapped | Completed | Named | Caught | Given | WentOut
"""Everything that can happen."""


class Ending(StrEnum):
    """How a round ended.

    >>> [ending.value for ending in Ending if ending in WITHOUT_WINNER]
    ['all_ghosts', 'blocked']
    """

    WENT_OUT = "went_out"
    """A seat laid its last card (FT-26, SB-32, PA-23); with play on, all but one have (PA-26)."""
    LAST_LEFT = "last_left"
    """All others became ghosts, and the one left wins at once (Q-SB-8)."""
    ALL_GHOSTS = "all_ghosts"
    """Everybody became a ghost; nobody wins (Q-SB-8)."""
    BLOCKED = "blocked"
    """Nobody can ever lay a card again, for a joker has taken its place; nobody wins (Q-SB-11)."""
    PLAYED_OUT = "played_out"
    """Stock and hands are used up (SE-35)."""


WITHOUT_WINNER = frozenset({Ending.ALL_GHOSTS, Ending.BLOCKED})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended, and the seats in finishing order: the winner first.

    The others come by cards left, fewest first; where penalties count, by penalty; with play on, as they went out.

    >>> Outcome(Ending.WENT_OUT, (2, 0, 1)).winner, Outcome(Ending.BLOCKED, (0, 1, 2)).won
    (2, False)
    """

    ending: Ending
    order: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The seat that won. Raises `SevensError` where nobody did; see `won`."""
        if not self.won:
            raise SevensError(f"nobody won this round: {self.ending.value}")
        return self.order[0]

    @property
    def won(self) -> bool:
        """Whether the round has a winner."""
        return self.ending not in WITHOUT_WINNER
