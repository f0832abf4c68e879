"""What perfect play is worth: all hands open, exactly, in Fan Tan.

A deal counts here only when every way to go on has been looked at, so there are thousands of deals and not hundreds of thousands.
"""

from __future__ import annotations

from itertools import pairwise

from sevens.analysis.solver import Solver
from sevens.bots.lots import Lots
from sevens.bots.policy import Policy
from sevens.checks import check_whole
from sevens.experiments.findings import Finding, Findings, share
from sevens.experiments.tables import Player, deals_of
from sevens.round import Round
from sevens.rules import FanTan
from sevens.simulate import play

RULES = FanTan()
SURE = ("club", "beginner")
"""The levels that leave nothing to chance: what they will do can be known."""
LEFT = 26
"""The cards that are left in the hands when perfect play begins: half of the pack."""


def knowing_all(players: int, deals: int, seed: int) -> Findings:
    """In how many deals a seat wins as a club player, could win, or cannot, by who knows all hands and what the others will do.

    The seats are taken in turn; the others are all club players, or all beginners. `won`: a club player wins there.
    `winnable`: not so, but who knows all does. `lost`: nobody can win there.

    >>> found = knowing_all(players=4, deals=20, seed=1)
    >>> sum(found["club", what].value for what in ("won", "winnable", "lost"))
    1.0
    """
    dealt, rows = deals_of(RULES, players, deals, seed), []
    seats = [i // players % players for i in range(deals)]
    for level in SURE:
        others = [Policy(level)] * (players - 1)
        winners = dealt.winners(RULES, [Policy(), *others], moving=True)
        won = sum(seat == winner for seat, winner in zip(seats, winners, strict=True))
        bot = Policy(level).bot(Lots(seed).draw)
        can = sum(can_win(_start(players, seed + i), seat, bot) for i, seat in enumerate(seats))
        for what, hits in (("won", won), ("winnable", can - won), ("lost", deals - can)):
            rows.append(share({"others": level, "deal": what}, hits, deals, seed))
    return Findings("deals", tuple(rows))


def can_win(start: Round, seat: int, bot: Player) -> bool:
    r"""Whether a seat can win a deal of Fan Tan against others who all play as this bot, which leaves nothing to chance.

    >>> text = "sevens 1\ngame fan_tan\nseats 3 dealer 0 leader 0 turn 0\nlayout S A-10; H A-J; C A-K; D A-K\n"
    >>> can_win(Round.from_text(text + "hands JS QH / QS / KS KH"), 0, Policy().bot(lambda: 0.0))
    True
    """
    while not start.layout.laid:
        start = start.after(start.legal_moves()[0])
    shape, dealt = start.rules.shape, start.hands
    seats, step, opens = len(dealt), start.rules.step, shape.opens
    lost: set[int] = set()

    def wins(held: int, fits: int, turn: int) -> bool:
        while True:
            hand = dealt[turn] & held
            able = hand & fits
            if turn == seat and able & able - 1:
                break
            if able:
                bit = bot.pick(shape, able, hand, held ^ hand) if able & able - 1 else able
                if hand == bit:
                    return turn == seat
                held, fits = held ^ bit, fits ^ bit | opens[bit]
            turn = (turn + step) % seats
        if held in lost:
            return False
        while able:
            bit = able & -able
            able ^= bit
            if wins(held ^ bit, fits ^ bit | opens[bit], (turn + step) % seats):
                return True
        lost.add(held)
        return False

    return wins(sum(dealt), start.frontier, start.turn)


def second_half(players: int, deals: int, seed: int) -> Findings:
    """How a deal goes on from half of the cards, all hands open, by the level of all players.

    `forced`: somebody wins whatever all the others do. `kept`: the winner of best play, as `analyse` defines it, wins in fact.
    `given away`: somebody had a won game, with best play by all, and a card of his own lost it.

    >>> found = second_half(players=4, deals=20, seed=1)
    >>> found["club", "kept"].value > found["beginner", "kept"].value
    True
    """
    RULES.check_seats(players)
    check_whole("deals", deals, 1)
    check_whole("seed", seed, 0)
    rows: list[Finding] = []
    for level in SURE:
        seen = [_second_half(level, players, number) for number in range(seed, seed + deals)]
        for what, hits in zip(("forced", "kept", "given away"), zip(*seen, strict=True), strict=True):
            rows.append(share({"level": level, "what": what}, sum(hits), deals, seed))
    return Findings("deals", tuple(rows))


def _second_half(level: str, players: int, number: int) -> tuple[bool, bool, bool]:
    draw = Lots(number).draw
    states = list(play(_start(players, number), [Policy(level).bot(draw) for _ in range(players)]))
    half = [state for state in states if sum(map(int.bit_count, state.hands)) <= LEFT] or states[-1:]
    solver = Solver(half[0], None)
    telling = [*(state for state in half[:-1] if len(state.legal_moves()) > 1), half[-1]]
    results = [solver.winner(state) for state in telling]
    given = any(state.turn == before != after for state, (before, after) in zip(telling, pairwise(results), strict=False))
    return solver.wins_alone(half[0], results[0]), results[0] == results[-1], given


def _start(players: int, number: int) -> Round:
    return Round.deal(RULES, players, number, dealer=number % players)
