"""Best play found by trying everything on plain sets, to check the analysis against."""

from __future__ import annotations

from tests.plain import Plain


class Brute:
    """One game by so many seats. The first result in a seat's list of wishes is the one it takes."""

    def __init__(self, seats: int, step: int) -> None:
        self.wishes = [[seat, None, *((seat - step * i) % seats for i in range(1, seats))] for seat in range(seats)]
        self.known: dict[object, int | None] = {}
        self.alone: dict[object, bool] = {}

    def winner(self, twin: Plain) -> int | None:
        if twin.over:
            return twin.winner
        key = self.key(twin)
        if key not in self.known:
            reached = {self.winner(after) for after in self.children(twin)}
            self.known[key] = next(wish for wish in self.wishes[twin.turn] if wish in reached)
        return self.known[key]

    def wins_alone(self, twin: Plain, seat: int) -> bool:
        if twin.over:
            return twin.winner == seat
        key = (self.key(twin), seat)
        if key not in self.alone:
            ways = [self.wins_alone(after, seat) for after in self.children(twin)]
            self.alone[key] = any(ways) if twin.turn == seat else all(ways)
        return self.alone[key]

    def children(self, twin: Plain) -> list[Plain]:
        return [after for _, after in sorted(self.named_children(twin).items())]

    def named_children(self, twin: Plain) -> dict[str, Plain]:
        found = {}
        for name in twin.moves():
            found[name] = twin.copy()
            found[name].make(name)
        return found

    @staticmethod
    def key(twin: Plain) -> object:
        """Everything that has happened, in full: the cards of everybody, the table, tokens, ghosts and the turn."""
        hands = tuple(map(frozenset, twin.hands))
        return hands, frozenset(twin.laid), frozenset(twin.exposed), tuple(twin.spent), tuple(twin.shown), twin.turn
