"""What holds in every session."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sevens import Round, Rules, Session, bot, play
from tests.strategies import RULES, SEEDS, fan_tan_rules


def played(start: Round, seed: int) -> Round:
    *_, last = play(start, [bot("random", seed + seat) for seat in range(len(start.hands))])
    return last


@settings(max_examples=40)
@given(fan_tan_rules(scoring="chips"), st.integers(3, 8), st.integers(1, 4), SEEDS)
def test_a_session_ends_with_its_chips_conserved_and_the_best_as_winners(rules: Rules, seats: int, deals: int, seed: int) -> None:
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


@settings(max_examples=40)
@given(RULES, SEEDS)
def test_a_session_of_any_game_ends_with_the_best_as_winners(rules: Rules, seed: int) -> None:
    seats = rules.min_players
    session = Session.start(rules, seats, target=1 if getattr(rules, "session", "") == "to_total" else None)
    for count in range(200):
        if session.over:
            break
        session = session.after(played(session.deal(seed + count), seed + count))
    assert session.over
    assert sum(session.chips) == 0
    assert session.winners
    assert set(session.winners) <= set(session.tied)
    first = {"chips": session.chips, "pots": session.wins, "gains": session.points, "penalty": [-p for p in session.points]}
    best = first[rules.ranked_by[0]]
    assert all(best[seat] == max(best) for seat in session.winners)
