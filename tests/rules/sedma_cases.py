"""The kinds of worked examples that are about Sedma; `test_cases.py` runs them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sevens.sedma import GERMAN, STOP, Card, Deal, Drew, Play, Rank, Sedma, Stop, Taken
from sevens.sedma.cards import POINT_CARDS, bits
from sevens.sedma.deal import Table, played
from sevens.sedma.scoring import settlement

Facts = dict[str, Any]

OPTIONS = {option.name: option.allowed for option in Sedma().options()}
FRENCH_NAMES = {"J": "U", "Q": "O"}


def sedma_trick(
    rules: Sedma, *, players: int, leader: int, rounds: list[list[list[Any]]], leader_hand_after: list[str] | None = None
) -> Facts:
    """The trick is played by real states. A leader of whom no cards are told is given one that would prolong the trick."""
    pack = list(GERMAN.cards)
    plays = [[(seat, _card(pack, rank)) for seat, rank in round_] for round_ in rounds]
    hands = [[card for round_ in plays for seat, card in round_ if seat == player] for player in range(players)]
    left = [_card(pack, rank) for rank in leader_hand_after or ()]
    if leader_hand_after is None and len(rounds) < rules.hand_size:
        left = next([card] for rank in (rounds[0][0][1], "7") for card in pack if card.rank == rank)
    hands[leader] += left
    state = _between_tricks(replace(rules, players=players), hands, leader, stock=pack[-1:])
    holders, may_prolong, prolong_with = [], [], []
    for number, round_ in enumerate(plays, start=1):
        for seat, card in round_:
            assert state.turn == seat
            state = state.after(Play(card))
        asked = state.trick != ()
        assert asked or number == len(plays), "the trick was over before its last round"
        prolong_with = [move.card for move in state.legal_moves() if isinstance(move, Play)] if asked else []
        holders.append(state.holder)
        may_prolong.append(bool(prolong_with))
    if state.trick:
        state = state.after(STOP)
    taken = next(event for event in state.events if isinstance(event, Taken))
    return {
        "holder_after_round": holders,
        "may_prolong_after_round": may_prolong,
        "prolong_ranks": sorted({card.rank.value for card in prolong_with}),
        "card_points": taken.points,
        "winner": taken.seat,
    }


def sedma_draw(rules: Sedma, *, players: int, hand_sizes: list[int], winner: int, stock: int, draw: str | None = None) -> Facts:
    """The winner has taken the trick of the seat on its left, which stops; then all draw."""
    game = replace(rules, players=players, draw=draw or rules.draw)
    pack, leader = list(GERMAN.cards), (winner + 1) % players
    hands = [[pack.pop() for _ in range(size)] for size in hand_sizes]
    trick = tuple(played((leader + i) % players, pack.pop().bit) for i in range(players))
    between = _between_tricks(game, hands, leader, [pack.pop() for _ in range(stock)])
    state = replace(between, trick=trick, holder=winner).after(Stop())
    drawn = [0] * players
    for event in state.events:
        if isinstance(event, Drew):
            drawn[event.seat] += event.cards
    return {"drawn": drawn, "hand_sizes": [h.bit_count() for h in state.hands], "stock": len(state.table.stock)}


def sedma_deal(rules: Sedma, *, tens_and_aces: list[int], last_trick: int, tricks: list[int], players: int = 2) -> Facts:
    assert sum(tens_and_aces) == len(bits(POINT_CARDS))
    first = sum(bits(POINT_CARDS)[: tens_and_aces[0]])
    game = replace(rules, players=players)
    found = settlement(game, (first, POINT_CARDS & ~first), tuple(tricks), last_trick)
    return {"points": list(found.points), "winner": found.winner, "game_points": found.game_points[found.winner]}


def _card(pack: list[Card], rank: str) -> Card:
    """The first card of this rank that is left, taken out of the pack."""
    card = next(card for card in pack if card.rank == Rank(FRENCH_NAMES.get(rank, rank)))
    pack.remove(card)
    return card


def _between_tricks(rules: Sedma, hands: list[list[Card]], leader: int, stock: list[Card]) -> Deal:
    masks, drawn = tuple(map(GERMAN.mask, hands)), tuple(card.bit for card in stock)
    return Deal(Table(rules, 0, leader, drawn), masks, leader, leader)


RUNNERS = {f.__name__: f for f in (sedma_trick, sedma_draw, sedma_deal)}
