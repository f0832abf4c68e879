"""What a step can state of a game with a layout, checked against the plain rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property

from sevens import Analysis, Record, analyse
from sevens_widgets.telling import place_names
from sevens_widgets.words import words
from tests.mirror import plain, same
from tests.plain import Plain
from tests.scenarios.facts import Claim, Moment, Played


class PlayedLayout(Played):
    """A deal of a game with a layout."""

    @property
    def forms(self) -> dict[str, Claim]:
        return FORMS

    @property
    def card(self) -> re.Pattern[str]:
        return re.compile(r"(?:10|[2-9AJQK])[SHCD]'?|JK\d")

    @cached_property
    def names(self) -> list[str]:
        return ["you" if name == "You" else name for name in place_names(self.record.seats, words("en"), self.seat)]

    @cached_property
    def states(self) -> list[Plain]:
        rounds = list(self.record.rounds())
        found = [plain(rounds[0])]
        for state, move in zip(rounds[1:], self.moves, strict=True):
            found.append(found[-1].copy())
            found[-1].make(move)
            assert same(state, found[-1]), state.text()
        return found


def missing(state: Plain, card: str) -> Iterator[list[str]]:
    """For each way from the seven to this card: those that do not lie yet, the next one first, this one last."""
    rank, suit, _ = state.place_of(card)
    for row in range(state.rows):
        for step, way in state.ways(rank).items():
            if step not in state.closed(suit, row):
                yield [f"{r}{suit}" for r in dict.fromkeys([state.anchor, *way, rank]) if (r, suit, row) not in state.laid]


@cache
def open_analysis(record: Record, after: int) -> Analysis:
    """What best play with all hands open brings after so many moves."""
    return analyse(record.upto(after).final())


def made(at: Moment, who: int) -> list[str]:
    """The moves of a seat since the step before."""
    return [at.played.moves[i] for i in range(at.before, at.after) if at.played.states[i].turn == who]


def holds(at: Moment, who: int, cards: set[str]) -> bool:
    """These cards are in the hand, perhaps with others."""
    return cards <= at.now.hands[who]


def holds_only(at: Moment, who: int, cards: set[str]) -> bool:
    """These cards are the whole hand."""
    return cards == at.now.hands[who]


def lacks(at: Moment, who: int, cards: set[str]) -> bool:
    """None of these cards is in the hand."""
    return not cards & at.now.hands[who]


def may_lay(at: Moment, who: int, cards: set[str]) -> bool:
    """These are all the cards the seat could lay if it were its turn, a ghost's among them."""
    return cards == at.now.able(who)


def to_play(at: Moment, who: int) -> bool:
    """It is this seat's turn."""
    return not at.now.over and at.now.turn == who


def may_pass(at: Moment, who: int) -> bool:
    """It is this seat's turn, and it may pass."""
    return to_play(at, who) and "-" in at.now.moves()


def may_not_pass(at: Moment, who: int) -> bool:
    """It is this seat's turn, and it may not pass."""
    return to_play(at, who) and "-" not in at.now.moves()


def has_cards(at: Moment, who: int, n: int) -> bool:
    """The size of the hand."""
    return len(at.now.hands[who]) == n


def has_passes(at: Moment, who: int, n: int) -> bool:
    """The passes left."""
    return at.now.tokens is not None and at.now.tokens - at.now.spent[who] == n


def has_paid(at: Moment, who: int, n: int) -> bool:
    """The chips paid to the pot in this deal, the ante among them."""
    return at.now.paid[who] == n


def has_points(at: Moment, who: int, n: int) -> bool:
    """The points of a deal that is over."""
    return at.now.over and at.now.penalties()[who] == n


def pot(at: Moment, n: int) -> bool:
    """The chips in the pot."""
    return sum(at.now.paid) == n


def laid(at: Moment, who: int, cards: set[str]) -> bool:
    """The seat has laid these cards since the step before, perhaps with others."""
    return cards <= {move.rstrip("!").partition("@")[0] for move in made(at, who)}


def joker_stood(at: Moment, card: str) -> bool:
    """Since the step before a joker has been laid for this card."""
    return any(move.startswith("JK") and move.endswith(f"@{card}") for move in at.played.moves[at.before : at.after])


def has_columns(at: Moment, who: int, n: int) -> bool:
    """The columns the seat has earned a bonus for."""
    return at.now.bonus[who] == n


def passed(at: Moment, who: int, n: int = 1) -> bool:
    """The seat has passed so often since the step before."""
    return made(at, who).count("-") == n


def became_ghost(at: Moment, who: int) -> bool:
    """The seat has become a ghost since the step before."""
    return "ghost" in made(at, who)


def wins(at: Moment, who: int) -> bool:
    """The deal is over, and this seat has won it."""
    return at.now.over and at.now.winner == who


def lie(at: Moment, cards: set[str]) -> bool:
    """These cards lie in the layout."""
    return all(at.now.place_of(card) in at.now.laid for card in cards)


def do_not_lie(at: Moment, cards: set[str]) -> bool:
    """None of these cards lies in the layout."""
    return not any(at.now.place_of(card) in at.now.laid for card in cards)


def exposed(at: Moment, cards: set[str]) -> bool:
    """These are all the cards of ghosts that lie beside the layout."""
    return cards == at.now.exposed


def fit(at: Moment, cards: set[str]) -> bool:
    """Whoever holds them, each of these cards could be laid now."""
    return not at.now.over and all(at.now.places_for(card) for card in cards)


def do_not_fit(at: Moment, cards: set[str]) -> bool:
    """None of these cards could be laid now."""
    return not any(at.now.places_for(card) for card in cards)


def card_waits(at: Moment, card: str, cards: set[str]) -> bool:
    """Exactly these cards have to lie before this one fits."""
    return cards in [set(way) - {card} for way in missing(at.now, card)]


def hand_waits(at: Moment, who: int, cards: set[str]) -> bool:
    """No card of this hand fits; the next cards of their columns are these."""
    return not at.now.able(who) and cards == {way[0] for card in at.now.hands[who] for way in missing(at.now, card)}


def best_play(at: Moment, who: int) -> bool:
    """With all hands open and best play from here, this seat wins."""
    return open_analysis(at.played.record, at.after).winner == who


def best_play_after(at: Moment, who: int, cards: set[str]) -> bool:
    """With all hands open and best play, this seat wins after exactly these moves; a pass is `-`."""
    winners = open_analysis(at.played.record, at.after).winners
    return cards == {str(move) for move, winner in winners.items() if winner == who}


FORMS: dict[str, Claim] = {
    "WHO holds? only CARDS": holds_only,
    "WHO holds? CARDS": holds,
    "WHO lacks? CARDS": lacks,
    "WHO may lay CARDS": may_lay,
    "WHO to play": to_play,
    "WHO may pass": may_pass,
    "WHO may not pass": may_not_pass,
    "WHO ha(?:s|ve) N cards?": has_cards,
    "WHO ha(?:s|ve) N pass(?:es)?": has_passes,
    "WHO ha(?:s|ve) paid N chips?": has_paid,
    "WHO ha(?:s|ve) N points?": has_points,
    "WHO laid CARDS": laid,
    "a joker stood for CARD": joker_stood,
    "WHO ha(?:s|ve) N columns?": has_columns,
    "WHO passed": passed,
    "WHO passed N times": passed,
    "WHO became a ghost": became_ghost,
    "WHO wins?": wins,
    "WHO waits for CARDS": hand_waits,
    "CARD waits for CARDS": card_waits,
    "pot N": pot,
    "lie: CARDS": lie,
    "do not lie: CARDS": do_not_lie,
    "exposed: CARDS": exposed,
    "fit: CARDS": fit,
    "do not fit: CARDS": do_not_fit,
    "with best play WHO wins?": best_play,
    "with best play WHO wins? after CARDS": best_play_after,
}
