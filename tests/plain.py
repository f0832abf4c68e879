"""The layout games once more, with plain sets and dictionaries, to check the package against.

It shares no code with the package: it only reads the values of options. A card is its text, a place is (rank, suit, row).
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

Place = tuple[str, str, int]


class Plain:
    """One round. `moves()` gives the legal moves as texts, `make(move)` carries one out."""

    def __init__(self, options: dict[str, Any], ranks: list[str], suits: list[str], hands: Iterable[Iterable[str]]) -> None:
        self.options, self.ranks, self.suits = options, ranks, suits
        self.hands = [set(hand) for hand in hands]
        self.seats = len(self.hands)
        self.anchor = "5" if options.get("pack") == "spanish" else "7"
        self.laid: set[Place] = set()
        self.wild: dict[Place, str] = {}
        self.exposed: set[str] = set()
        self.shown: dict[int, set[str]] = {}
        self.out: list[int] = []
        self.spent = [0] * self.seats
        self.paid = [0] * self.seats
        self.bonus = [0] * self.seats
        self.kings: dict[Place, int] = {}
        self.idle = 0
        self.turn = 0
        self.leader = 0
        self.named = ""
        self.caught = False
        self.liable: int | None = None
        self.due: tuple[int, int, int] | None = None  # receiver, how many, whose turn then
        self.stock: list[str] = []  # the top card first
        self.over = False
        self.winner: int | None = None

    def copy(self) -> Plain:
        return copy.deepcopy(self)

    def has(self, option: str, value: Any = True) -> bool:
        return option in self.options and self.options[option] == value

    @property
    def tokens(self) -> int | None:
        return self.options.get("tokens")

    @property
    def rows(self) -> int:
        return self.options.get("packs", 1)

    # --- places

    def place_of(self, card: str) -> Place:
        row = int(card.endswith("'"))
        plain = card.removesuffix("'")
        return plain[:-1], plain[-1], row

    def all_places(self) -> list[Place]:
        return [(rank, suit, row) for row in range(self.rows) for suit in self.suits for rank in self.ranks]

    def ways(self, rank: str) -> dict[int, list[str]]:
        """The ranks from the anchor up to, not including, this one: going up (1) and going down (-1)."""
        at, to, count = self.ranks.index(self.anchor), self.ranks.index(rank), len(self.ranks)
        if to == at:
            return {1: [], -1: []}
        ring = self.options.get("round_the_corner", "none") != "none"
        found = {}
        for step in (1, -1):
            if ring or (to - at) * step > 0:
                distance = (to - at) * step % count
                found[step] = [self.ranks[(at + step * i) % count] for i in range(distance)]
        return found

    def closed(self, suit: str, row: int) -> set[int]:
        """The direction that the other one has closed by going round the corner."""
        if not self.has("round_the_corner", "one_way"):
            return set()
        reached = {}
        for step, last in ((1, "K"), (-1, "A")):
            ranks = [*self.ways(last)[step], last]
            reached[step] = all((rank, suit, row) in self.laid for rank in ranks)
        return {-step for step in (1, -1) if reached[step] and not reached[-step]}

    def is_open(self, place: Place) -> bool:
        rank, suit, row = place
        if place in self.laid:
            return False
        if rank == self.anchor:
            return True
        closed = self.closed(suit, row)
        for step, way in self.ways(rank).items():
            if self.has("layout", "parallel_loose") and self.rows == 2:
                joined = all(any((r, suit, other) in self.laid for other in range(self.rows)) for r in way)
            else:
                joined = all((r, suit, row) in self.laid for r in way) and step not in closed
            if joined:
                return True
        return False

    def places_for(self, card: str) -> list[Place]:
        """Where a card of the suits fits now."""
        rank, suit, _ = self.place_of(card)
        if not self.laid:
            return [(rank, suit, 0)] if self.opens(card) else []
        if (rank, suit, 0) in self.wild and self.has("joker_swap", "later"):
            return [(rank, suit, 0)]
        return [(rank, suit, row) for row in range(self.rows) if self.is_open((rank, suit, row))]

    def joker_places(self) -> list[Place]:
        if not self.laid:
            return []
        return [p for p in self.all_places() if p not in self.laid and (self.has("joker_reach", "any_spot") or self.is_open(p))]

    def opens(self, card: str) -> bool:
        plain = card.removesuffix("'")
        if self.named:
            return plain == self.named
        wanted = self.options.get("opening") or self.options["opener"]
        return plain == wanted if wanted[0].isdigit() else plain[:-1] == self.anchor

    # --- what may be done

    def able(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        fit = {card for card in hand if not card.startswith("JK") and self.places_for(card)}
        jokers = {card for card in hand if card.startswith("JK")}
        if jokers and self.joker_places() and not (self.has("joker_last", "forbidden") and len(hand) == 1):
            fit |= jokers
        return fit | self.borrowable()

    def borrowable(self) -> set[str]:
        if not self.has("ghost_cards", "exposed") or self.has("exposed_play", "never"):
            return set()
        return {card for card in self.exposed if not card.startswith("JK") and self.places_for(card)}

    def may_pass(self, able: set[str]) -> bool:
        if self.caught and able:
            return False
        if self.tokens is not None:
            if self.spent[self.turn] >= self.tokens:
                return False
            return not able or (self.has("voluntary_pass") and bool(self.laid))
        if not able:
            return True
        if not self.laid or (self.idle >= self.seats - len(self.out) and not self.has("stall_guard", "none")):
            return False
        return (
            self.has("enforcement", "fine")
            or self.has("voluntary_pass")
            or self.options.get("illegal_pass", "refused") != "refused"
        )

    def moves(self) -> set[str]:
        if self.over:
            return set()
        if self.has("opener", "dealer_names_seven") and not self.laid and not self.named:
            return {f"=7{suit}" for suit in self.suits}
        hand = self.hands[self.turn]
        if self.due:
            return {f">{card}" for card in hand}
        able = self.able(self.turn)
        moves = {way for card in able for way in self.ways_to_lay(card)}
        if self.has("last_card_call") and len(hand) == 2:
            moves |= {f"{move}!" for move in moves}
        if self.may_pass(able):
            moves.add("-")
        elif not able:
            moves.add("wait" if self.has("no_ghost") else "ghost")
        if self.liable is not None:
            moves.add("catch")
        return moves

    def ways_to_lay(self, card: str) -> set[str]:
        if card.startswith("JK"):
            return {f"{card}@{rank}{suit}" for rank, suit, _ in self.joker_places()}
        places = self.places_for(card)
        if len(places) == 2 and not self.has("layout", "parallel_loose"):
            return {card, f"{card}@{places[1][0]}{places[1][1]}'"}
        return {card}

    # --- doing it

    def next_seat(self, seat: int) -> int:
        step = -1 if self.has("direction", "counter_clockwise") else 1
        for _ in range(self.seats):
            seat = (seat + step) % self.seats
            if seat not in self.shown and seat not in self.out:
                break
        return seat

    def make(self, move: str) -> None:
        assert move in self.moves(), move
        if move == "-":
            self.pass_()
        elif move == "wait":
            self.turn = self.next_seat(self.turn)
            if not any(self.able(seat) for seat in range(self.seats)):
                self.over = True
        elif move == "ghost":
            self.ghost()
        elif move == "catch":
            self.catch()
        elif move.startswith("="):
            self.named = move[1:]
            self.turn = self.next_seat(self.turn)
            while not any(self.opens(card) for card in self.hands[self.turn]):
                self.turn = self.next_seat(self.turn)
        elif move.startswith(">"):
            self.give(move[1:])
        else:
            self.lay(move)

    def pass_(self) -> None:
        seat, able = self.turn, self.able(self.turn)
        if able and self.has("illegal_pass", "forced_play"):
            self.caught = True
            return
        self.spent[seat] += 1
        fee = self.options.get("opening_fee", "every_skipped_seat")
        free = not self.laid and (fee == "none" or (fee == "leader_only" and seat != self.leader))
        if self.tokens is None and not free and not self.out:
            self.paid[seat] += self.options.get("pass_chip", 1)
        self.idle += 1
        self.liable, self.caught = None, False
        self.turn = self.next_seat(seat)
        if able and self.has("illegal_pass", "receive_card"):
            self.demand(seat, 1, self.turn)
        if not any(self.able(other) for other in range(self.seats)):
            self.draw(seat)

    def draw(self, seat: int) -> None:
        if self.stock:
            self.hands[seat].add(self.stock.pop(0))

    def lay(self, text: str) -> None:
        seat, called = self.turn, text.endswith("!")
        card, _, at = text.removesuffix("!").partition("@")
        place = self.place_of(at) if at else self.places_for(card)[0]
        borrowed = card in self.exposed
        (self.exposed if borrowed else self.hands[seat]).remove(card)
        self.idle, self.caught = 0, False
        self.put(seat, card, place)
        hand = self.hands[seat]
        self.liable = seat if self.has("last_card_call") and len(hand) == 1 and not called else None
        if not hand:
            self.go_out(seat)
        elif not (borrowed and self.has("exposed_play", "free")):
            self.turn = self.next_seat(seat)
        if not self.over and self.has("ghost_cards", "auto"):
            self.drop()

    def put(self, seat: int | None, card: str, place: Place) -> None:
        fresh = place not in self.laid
        self.laid.add(place)
        if not fresh:
            del self.wild[place]
        elif card.startswith("JK"):
            self.wild[place] = card
            if self.has("joker_swap", "immediate") and seat is not None and self.hands[seat]:
                self.swap(place, card)
        if fresh and seat is not None and self.has("race_to_kings"):
            self.reward(seat, place)

    def swap(self, place: Place, joker: str) -> None:
        real = place[0] + place[1]
        if real in self.exposed:
            self.exposed.remove(real)
            del self.wild[place]
        for hand in self.hands:
            if real in hand:
                hand.remove(real)
                hand.add(joker)
                del self.wild[place]

    def reward(self, seat: int, place: Place) -> None:
        rank, suit, row = place
        if rank == self.ranks[-1]:
            self.kings[place] = seat
        if all((other, suit, row) in self.laid for other in self.ranks):
            earner = self.kings.get((self.ranks[-1], suit, row)) if self.has("bonus_to", "king") else seat
            if earner is not None:
                self.bonus[earner] += 1

    def go_out(self, seat: int) -> None:
        if not self.has("play_on"):
            self.over, self.winner = True, seat
            return
        self.out.append(seat)
        self.turn = self.next_seat(seat)
        if len(self.out) == self.seats - 1:
            self.over, self.winner = True, self.out[0]

    def ghost(self) -> None:
        seat, hand = self.turn, self.hands[self.turn]
        self.shown[seat] = set(hand)
        for card in sorted(hand):
            place = self.place_of(card)
            own = not card.startswith("JK") and (
                place not in self.laid or (place in self.wild and self.has("joker_swap", "later"))
            )
            if self.has("ghost_cards", "gaps") and own:
                self.put(None, card, place)
            else:
                self.exposed.add(card)
        self.hands[seat] = set()
        self.turn = self.next_seat(seat)
        if self.has("ghost_cards", "auto"):
            self.drop()
        active = [other for other in range(self.seats) if other not in self.shown]
        if not active:
            self.over = True
        elif len(active) == 1 and self.has("sole_survivor", "at_once"):
            self.over, self.winner = True, active[0]

    def drop(self) -> None:
        while True:
            fit = [card for card in sorted(self.exposed) if not card.startswith("JK") and self.places_for(card)]
            if not fit:
                return
            self.exposed.remove(fit[0])
            self.put(None, fit[0], self.places_for(fit[0])[0])

    def catch(self) -> None:
        liable, self.liable = self.liable, None
        assert liable is not None
        if self.has("last_card_penalty", "2_chips"):
            self.paid[liable] += 2
        elif self.has("last_card_penalty", "stock"):
            self.draw(liable)
            self.draw(liable)
        else:
            self.demand(liable, 2, self.turn)

    def demand(self, to: int, count: int, turn: int) -> None:
        around = [(to + i) % self.seats for i in range(1, self.seats)]
        givers = [seat for seat in around if len(self.hands[seat]) > 1]
        self.due = (to, count, turn) if count and givers else None
        self.turn = givers[0] if self.due else turn

    def give(self, card: str) -> None:
        assert self.due is not None
        to, count, turn = self.due
        self.hands[self.turn].remove(card)
        self.hands[to].add(card)
        self.demand(to, count - 1, turn)

    # --- counting

    def value(self, card: str) -> int:
        """What a card left is worth."""
        if self.has("scoring", "count"):
            return 1
        rank = card.removesuffix("'")[:-1]
        if card.startswith("JK"):
            return int(self.options["joker_penalty"])
        if self.tokens is not None:
            table = {"A": 1, "J": 11, "Q": 12, "K": 13}
        elif "pass_chip" in self.options:
            table = {"A": 1, "J": 10, "Q": 10, "K": 10}
        elif self.anchor == "5":
            table = {"1": 15, "10": 11, "11": 12, "12": 13}
        else:
            table = {"A": 15, "J": 11, "Q": 12, "K": 13}
        return table[rank] if rank in table else int(rank)

    def pays_for(self, seat: int) -> set[str]:
        """The cards a seat pays penalty points for at the end."""
        if seat not in self.shown:
            return set() if seat == self.winner else self.hands[seat]
        if self.has("ghost_penalty", "frozen"):
            return self.shown[seat]
        if self.has("ghost_cards", "gaps"):
            return {card for card in self.shown[seat] if card in self.exposed or not self.is_joined(card)}
        return self.shown[seat] & self.exposed

    def is_joined(self, card: str) -> bool:
        rank, suit, row = self.place_of(card)
        chain = [*next(iter(self.ways(rank).values())), rank]
        return all((r, suit, row) in self.laid for r in chain)

    def penalties(self) -> list[int]:
        points = [sum(map(self.value, self.pays_for(seat))) - 5 * self.bonus[seat] for seat in range(self.seats)]
        return [max(0, p) for p in points] if self.has("bonus_floor", 0) and self.options["bonus_floor"] is not None else points
