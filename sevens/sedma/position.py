"""Reads a moment of a deal of Sedma from a line that can be written by hand, as `str(deal)` writes it.

    hands KH 8H / 7B 9B; won * / 10H AH; trick 0:KL 1:7L

Hands begin with seat 0, piles won with side 0. The other parts are `stock` (the next card first), `tricks` (how many each side
has taken), `dealer` and `leader`; all but `hands` may be left out. One `*` stands for the cards that are named nowhere.
"""

from __future__ import annotations

from sevens.checks import check_seat, check_text
from sevens.errors import IllegalMove, InvalidOption, Unreadable
from sevens.sedma.cards import GERMAN, Card
from sevens.sedma.deal import Deal, Table
from sevens.sedma.moves import Play
from sevens.sedma.rules import Sedma, check_rules

PARTS = ("hands", "stock", "won", "tricks", "dealer", "leader", "trick")
REST = "*"


def parse_position(text: str, rules: Sedma) -> Deal:
    """The deal a text describes, checked card by card; its trick is played again. Raises `Unreadable`.

    >>> deal = parse_position("hands KH / 7B; won * / 10H; leader 0", Sedma())
    >>> deal.points, deal.turn
    ((70, 10), 0)
    """
    parts = _parts(check_text(text, "a position such as hands KH / 7B; won * / 10H"))
    check_rules(rules)
    hands, won, stock = parts["hands"].split("/"), (parts["won"] or "/").split("/"), parts["stock"]
    if len(hands) != rules.players or len(won) != 2:
        raise Unreadable(text, f"{rules.players} hands and 2 piles won, with / between")
    plays = [_play(word, rules) for word in parts["trick"].split()]
    piles = _piles([*hands, *won, stock], [card for _, card in plays])
    dealer = _number(parts["dealer"] or "0", "dealer", rules)
    leader = _number(parts["leader"], "leader", rules) if parts["leader"] else (dealer + 1) % rules.players
    leader = plays[0][0] if plays else leader
    held = [GERMAN.mask(pile) for pile in piles[: len(hands)]]
    for seat, card in plays:
        held[seat] |= card.bit
    taken = tuple(map(GERMAN.mask, piles[len(hands) : -1]))
    tricks = tuple(map(int, parts["tricks"].split())) if _are_two_numbers(parts["tricks"]) else tuple(map(int, map(bool, taken)))
    table = Table(rules, dealer, leader, tuple(card.bit for card in piles[-1]), taken, tricks)
    return _with_trick(_checked(Deal(table, tuple(held), leader, leader)), plays)


def _parts(text: str) -> dict[str, str]:
    """What follows each name; nothing where it is left out."""
    parts = dict.fromkeys(PARTS, "")
    for part in filter(None, (p.strip() for p in text.replace("\n", ";").split(";"))):
        name, _, rest = part.partition(" ")
        if name not in parts or parts[name]:
            raise Unreadable(part, "each once: " + ", ".join(PARTS))
        parts[name] = rest
    return parts


def _piles(texts: list[str], in_trick: list[Card]) -> list[list[Card]]:
    """The cards of each pile, `*` filled in; every card of the pack is somewhere, once."""
    words = [text.split() for text in texts]
    named = GERMAN.mask([*(word for pile in words for word in pile if word != REST), *in_trick])
    rest = [str(card) for card in GERMAN.unmask(GERMAN.full & ~named)]
    if sum(pile.count(REST) for pile in words) != bool(rest):
        raise Unreadable(" / ".join(texts), "each of the 32 cards once, or one * for those that are not named")
    return [[Card.parse(name) for word in pile for name in (rest if word == REST else [word])] for pile in words]


def _play(word: str, rules: Sedma) -> tuple[int, Card]:
    seat, colon, card = word.partition(":")
    if not colon:
        raise Unreadable(word, "a seat and its card, such as 0:KH")
    return _number(seat, "seat", rules), Card.parse(card)


def _number(text: str, what: str, rules: Sedma) -> int:
    try:
        return check_seat(what, int(text) if text.isdecimal() and len(text) == 1 else text, rules.players)
    except InvalidOption as error:
        raise Unreadable(text, f"{what} to be {error.allowed}") from error


def _are_two_numbers(text: str) -> bool:
    if text and (len(text.split()) != 2 or not all(word.isdecimal() and len(word) < 3 for word in text.split())):
        raise Unreadable(f"tricks {text}", "the tricks of each side, such as 'tricks 3 2'")
    return bool(text)


def _checked(deal: Deal) -> Deal:
    """The deal between two tricks, if its hands can be so."""
    sizes = [hand.bit_count() for hand in deal.hands]
    full = deal.rules.hand_size
    if not any(sizes) or max(sizes) > full or (deal.table.stock and min(sizes) < full):
        raise Unreadable(str(deal), f"1 to {full} cards in each hand before the trick, and {full} while there is a stock")
    if deal.rules.draw == "one_at_a_time" and len(set(sizes)) > 1:
        raise Unreadable(str(deal), "as many cards in each hand before the trick")
    if not deal.hands[deal.turn]:
        raise Unreadable(f"leader {deal.turn}", "a leader who has a card")
    return deal


def _with_trick(deal: Deal, plays: list[tuple[int, Card]]) -> Deal:
    for seat, card in plays:
        if seat != deal.turn:
            raise Unreadable(f"{seat}:{card}", f"seat {deal.turn} to play")
        try:
            deal = deal.after(Play(card))
        except IllegalMove as refused:
            raise Unreadable(f"{seat}:{card}", f"a card that may be played: {refused}") from refused
        if not deal.trick:
            raise Unreadable(f"{seat}:{card}", "a trick that is not over")
    return deal
