"""One deal of a layout game played by bots, and its row: round by round, or in place, which gives the same row faster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sevens.bots import Bot
from sevens.checks import check_bots, check_kind
from sevens.events import Laid
from sevens.outcome import Ending, Outcome
from sevens.plain import has_plain_turns
from sevens.playout import GHOST, playout, supported, winner
from sevens.round import Round, new_round
from sevens.rules import Rules
from sevens.simulate.rows import DealRow, layout_row
from sevens.table import Aside, new_ledger


def play(start: Round, bots: Sequence[Bot]) -> Iterator[Round]:
    """The deal played to its end by the bots: the round after each move. `InvalidOption` unless there is one bot a seat.

    >>> from sevens import bot, preset
    >>> *_, end = play(Round.deal(preset("fan_tan"), seats=4, seed=56), [bot("club")] * 4)
    >>> end.outcome.order
    (1, 2, 3, 0)
    """
    state = check_kind("start", start, Round, "a round of a layout game")
    check_bots(bots, len(start.hands))
    while state.outcome is None:
        state = state.after(bots[state.turn].choose(state.seen_by(state.turn)))
        yield state


def row_by_states(start: Round, seed: int, names: tuple[str, ...], bots: Sequence[Bot]) -> DealRow:
    """The row of a deal, played round by round."""
    opener, turns, state = -1, 0, start
    for state in play(start, bots):
        turns += 1
        if opener < 0 and state.layout.laid != start.layout.laid:
            opener = next(event.seat for event in state.events if isinstance(event, Laid))
    return layout_row(state, seed, names, opener, turns)


def countable(rules: Rules) -> bool:
    """Whether the row of a deal by these rules can be told from its turns alone.

    >>> from sevens import preset
    >>> countable(preset("shichi_narabe")), countable(preset("race_to_kings"))
    (True, False)
    """
    return supported(rules) and has_plain_turns(rules)


def row_in_place(start: Round, seed: int, names: tuple[str, ...], bots: Sequence[Any]) -> DealRow:
    """The row of a deal by countable rules, played in place."""
    turns = playout(start, bots)
    first = next(i for i, bit in enumerate(turns) if bit > 0)
    opener = (start.turn + start.rules.step * first) % len(bots)
    return layout_row(_end(start, turns), seed, names, opener, len(turns))


def _end(start: Round, turns: list[int]) -> Round:
    """The round a playout ends with, as far as it can be settled and counted: its layout and events are still the first ones."""
    seats, won = len(start.hands), winner(start, turns)
    hands, aside = list(start.hands), start.aside
    if GHOST in turns:
        passes, aside = _haunted(start, turns, hands)
    else:
        passes = [0] * seats
        for place in range(seats):
            seat, own = (start.turn + start.rules.step * place) % seats, turns[place::seats]
            hands[seat] ^= sum(own)
            passes[seat] = own.count(0)
    price, none = start.rules.pass_price, start.owed
    paid = tuple(chips + price * count for chips, count in zip(start.paid, passes, strict=True))
    ledger = new_ledger(paid, tuple(passes), none, none, start.withheld)
    ending = Ending.ALL_GHOSTS if won is None else Ending.WENT_OUT
    outcome = Outcome(ending, () if won is None else (won,))
    return new_round(start.table, tuple(hands), start.layout, ledger, start.turn, 0, aside, (), outcome, ())


def _haunted(start: Round, turns: list[int], hands: list[int]) -> tuple[list[int], Aside]:
    """The passes of each seat, and what lies beside the layout, after a playout with ghosts; cards laid leave the `hands`."""
    seats, step, seat = len(hands), start.rules.step, start.turn
    passes, ghosts, shown, exposed = [0] * seats, [], [0] * seats, 0
    for turn in turns:
        if turn == GHOST:
            ghosts.append(seat)
            exposed, shown[seat], hands[seat] = exposed | hands[seat], hands[seat], 0
        elif not turn:
            passes[seat] += 1
        elif turn & hands[seat]:
            hands[seat] ^= turn
        else:
            exposed ^= turn
        if len(ghosts) < seats:
            seat = (seat + step) % seats
            while seat in ghosts:
                seat = (seat + step) % seats
    return passes, Aside(ghosts=tuple(ghosts), shown=tuple(shown), exposed=exposed)
