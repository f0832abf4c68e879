"""What a move brings about: everything that can happen in a deal of a layout game."""

from __future__ import annotations

from dataclasses import dataclass

from sevens.cards import Card, Suit


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

    >>> from sevens import PASS, Round, preset
    >>> Round.deal(preset("fan_tan"), seats=4, seed=56).after(PASS).events
    (Passed(seat=1, chips=1),)
    """

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Fined:
    r"""A pass with a legal card was found out, or a last card not said: chips go to the pot or to the winner (FT-23, FT-29).

    >>> from sevens import Round, parse_move
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

    >>> from sevens import WAIT, Round
    >>> text = "sevens 1\ngame shichi_narabe no_ghost=True\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    >>> Round.from_text(text + "hands 5S / 6S 4S / *\npasses 3 0 0").after(WAIT).events
    (Waited(seat=0),)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Ghosted:
    r"""A seat became a ghost and showed these cards (SB-27).

    >>> from sevens import SHOW, Round
    >>> text = "sevens 1\ngame shichi_narabe\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    >>> Round.from_text(text + "hands 5S / 6S 4S / *\npasses 3 0 0").after(SHOW).events
    (Ghosted(seat=0, cards=(Card('5S'),)),)
    """

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dropped:
    r"""A shown card of a ghost went to its place by itself (Q-SB-5).

    >>> from sevens import Round, parse_move
    >>> text = "sevens 1\ngame shichi_narabe ghost_cards=auto\nseats 3 dealer 0 leader 0 turn 1\nlayout S 7\n"
    >>> Round.from_text(text + "hands - / 6S 4S / *\nghosts 0\nshown 5S / - / -\nexposed 5S").after(parse_move("6S")).events
    (Laid(seat=1, card=Card('6S'), at=None), Dropped(seat=0, card=Card('5S')))
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Swapped:
    r"""A seat put the real card where a joker lay, and took the joker unless it has left play (Q-SB-11).

    >>> from sevens import Round, parse_move
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

    >>> from sevens import Round, parse_move
    >>> text = "sevens 1\ngame shichi_narabe race_to_kings=True\nseats 3 dealer 0 leader 0 turn 0\n"
    >>> Round.from_text(text + "layout S A-Q; H A-J; C A-K; D A-K\nhands KS / QH / KH").after(parse_move("KS")).events
    (Laid(seat=0, card=Card('KS'), at=None), Completed(seat=0, suit=<Suit.SPADES: 'S'>))
    """

    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Named:
    """The dealer named the seven that opens (PA-12).

    >>> from sevens import Parliament, Round, parse_move
    >>> Round.deal(Parliament(opener="dealer_names_seven"), seats=4, seed=1).after(parse_move("=7C")).events
    (Named(seat=0, card=Card('7C')),)
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Caught:
    r"""A seat was caught passing with a legal card, or not saying "last card!" (PA-21, PA-44).

    >>> from sevens import CATCH, Round
    >>> text = "sevens 1\ngame parliament last_card_call=True\nseats 3 dealer 0 leader 0 turn 1\n"
    >>> Round.from_text(text + "layout S 2-J; H 2-A; C 2-A; D 2-A\nhands AS / QS / KS\nliable 0").after(CATCH).events[0]
    Caught(seat=0)
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Given:
    r"""A seat gave a card to another; `card` is None to those who may not see it.

    >>> from sevens import Round, parse_move
    >>> text = "sevens 1\ngame parliament\nseats 3 dealer 0 leader 0 turn 1\nlayout S 7; H 2-A; C 2-A; D 2-A\n"
    >>> Round.from_text(text + "hands 8S / 6S 5S / *\ndue 0 1 1 2").after(parse_move(">5S")).seen_by(2).events
    (Given(seat=1, to=0, card=None),)
    """

    seat: int
    to: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Drew:
    r"""A seat drew the top card of the stock; `card` is None to those who may not see it (Q-PA-9).

    >>> from sevens import CATCH, Round
    >>> text = "sevens 1\ngame parliament last_card_call=True last_card_penalty=stock\nseats 3 dealer 0 leader 0 turn 1\n"
    >>> text += "layout S 2-J; H 2-A; C 2-A; D 2-K\nhands AS / QS / KS\nliable 0\nstock AD"
    >>> Round.from_text(text).after(CATCH).seen_by(2).events
    (Caught(seat=0), Drew(seat=0, card=None))
    """

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class WentOut:
    r"""A seat laid its last card while the others play on (PA-26).

    >>> from sevens import Round, parse_move
    >>> text = "sevens 1\ngame parliament play_on=True\nseats 3 dealer 0 leader 0 turn 0\nlayout S 2-J; H 2-A; C 2-A; D 2-A\n"
    >>> Round.from_text(text + "hands QS / KS / AS").after(parse_move("QS")).events
    (Laid(seat=0, card=Card('QS'), at=None), WentOut(seat=0))
    """

    seat: int


Event = Laid | Passed | Fined | Waited | Ghosted | Dropped | Swapped | Completed | Named | Caught | Given | Drew | WentOut
"""Everything that can happen."""


def seen(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events as one seat sees them: a card that changed hands is hidden from all who had no part in it."""
    if not any(type(event) in (Given, Drew) for event in events):
        return events
    return tuple(_hidden(event, seat) for event in events)


def _hidden(event: Event, seat: int) -> Event:
    """The event as a seat sees it."""
    if isinstance(event, Given) and seat not in (event.seat, event.to):
        return Given(event.seat, event.to, None)
    return Drew(event.seat, None) if isinstance(event, Drew) and seat != event.seat else event
