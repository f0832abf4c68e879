"""What holds in every session."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sevens import FanTan, Round, Session, bot, play
from tests.strategies import SEEDS, fan_tan_rules


def played(start: Round, seed: int) -> Round:
    *_, last = play(start, [bot("random", seed + seat) for seat in range(len(start.hands))])
    return last


@settings(max_examples=40)
@given(fan_tan_rules(), st.integers(3, 8), st.integers(1, 4), SEEDS)
def test_a_session_ends_with_its_chips_conserved_and_the_best_as_winners(
    rules: FanTan, seats: int, deals: int, seed: int
) -> None:
    session = Session.start(rules, seats, deals, dealer=seed % seats)
    count = 0
    while not session.over:
        session = session.after(played(session.deal(seed + count), seed))
        count += 1
    assert count - (session.champion is not None) == deals == len(session.results)
    assert sum(session.chips) == 0
    assert session.winners
    best = [seat for seat in range(seats) if session.chips[seat] == max(session.chips)]
    assert set(session.winners) <= set(best)
    fewest = min(session.results[-1].unplayed[seat] for seat in best)
    assert all(session.results[-1].unplayed[seat] == fewest for seat in session.winners)
    assert len(session.winners) == 1 or rules.tie_break == "shared"
