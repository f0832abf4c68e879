"""Plain turns: a card of the mover's own laid at its own place, or a pass; most turns of most games are no more than that.

`Round` carries these out directly, from what is worked out here once for all deals by the same rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from sevens.cards import bits_of
from sevens.events import Event, Laid, Passed
from sevens.moves import SHOW, WAIT, Move
from sevens.rules import Rules

NO_LIMIT = 1 << 30
"""More passes than any round has."""


@dataclass(frozen=True, slots=True)
class Plain:
    """What plain turns need to know of the rules. Where the rules have none, `bits` is empty."""

    rules: Rules
    bits: dict[int, int]
    """The bit of the card that a move lays, by the `id` of the moves in `rules.plays`: quicker than by the move itself."""
    moves: Callable[[int], tuple[Move, ...]]
    """The moves that lay the cards of a mask, suit by suit, low to high; remembered."""
    laid: tuple[dict[int, tuple[Event, ...]], ...]
    """For each seat, what laying a card brings about, by its bit."""
    opens: dict[int, int]
    """For each card, the mask of the cards that fit once it is laid."""
    passed: tuple[tuple[Event, ...], ...]
    """For each seat, what a pass brings about."""
    opening: int
    """The mask of the cards that may open the round."""
    lent: int
    """The mask of the cards that others may lay once a ghost has exposed them: all, or none (SB-29)."""
    limit: int
    """The number of passes a seat has."""
    by_choice: bool
    """Whether a seat that could lay a card may pass."""
    stuck: tuple[Move, ...]
    """What is left to a seat that has neither a card nor a pass."""
    price: int
    """Chips a pass costs."""
    step: int

    @classmethod
    @lru_cache(maxsize=64)
    def of(cls, rules: Rules) -> Plain:
        """What these rules come to; worked out once."""
        seats, plays = range(rules.max_players), rules.plays if has_plain_turns(rules) else {}
        return cls(
            rules=rules,
            bits={id(move): bit for bit, move in plays.items()},
            moves=lru_cache(1 << 14)(lambda cards: tuple(plays[bit] for bit in bits_of(cards))),
            laid=tuple({bit: (Laid(seat, move.card),) for bit, move in plays.items()} for seat in seats),
            opens=rules.shape.opens,
            passed=tuple((Passed(seat, rules.pass_price),) for seat in seats),
            opening=rules.opening_bit,
            lent=rules.shape.pack.full if rules.exposed_play == "turn" and rules.ghost_cards == "exposed" else 0,
            limit=NO_LIMIT if rules.tokens is None else rules.tokens,
            by_choice=rules.pass_by_choice,
            stuck=(WAIT if rules.no_ghost else SHOW,),
            price=rules.pass_price,
            step=rules.step,
        )

    def __reduce__(self) -> tuple[Callable[[Rules], Plain], tuple[Rules]]:
        """A copy, or a round sent to another process, works it out anew: an `id` means nothing there."""
        return Plain.of, (self.rules,)


def has_plain_turns(rules: Rules) -> bool:
    """Whether most turns do nothing but lay a card or pass: no joker, bonus, fine, call or second row comes into it."""
    return (
        not (rules.jokers or rules.race_to_kings or rules.last_card_call or rules.play_on or rules.shape.pack.copies > 1)
        and not (rules.pass_by_choice and rules.guarded)
        and (rules.enforcement, rules.illegal_pass, rules.opening_fee) == ("strict", "refused", "every_skipped_seat")
        and rules.ghost_cards != "auto"
        and rules.exposed_play != "free"
        and rules.opener != "dealer_names_seven"
    )
