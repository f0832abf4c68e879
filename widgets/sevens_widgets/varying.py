"""What a variant changes, found by asking the rules: options, cards, hands, and the first moment at which play differs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from sevens import PRESETS, InvalidOption, Option, Round, Rules
from sevens.sedma import GERMAN, Sedma
from sevens_widgets.comparing import Comparison, differs
from sevens_widgets.state import usual_seats

PATIENCE = 12
"""So many deals are looked at for a moment at which play differs."""
Game = Rules | Sedma
Wish = str | Mapping[str, object]
"""The name of a preset, or options."""


@dataclass(frozen=True)
class Variant:
    """Rules beside those of the game that they are a variant of."""

    game: str
    """The preset of the game itself."""
    preset: str | None
    """The preset of the variant; None where it has no name."""
    rules: Game

    @classmethod
    def of(cls, wish: Wish, game: str) -> Variant:
        """A preset, or the game with other options. Raises `InvalidOption` for what there is not, or is of another game."""
        own = PRESETS[game]
        if isinstance(wish, Mapping):
            return cls(game, None, type(own).with_options(**{**own.changed(), **wish}))
        rules = PRESETS.get(wish)
        if not isinstance(rules, type(own)):
            raise InvalidOption("variant", wish, [name for name, each in PRESETS.items() if isinstance(each, type(own))])
        return cls(game, wish, rules)

    @property
    def base(self) -> Game:
        """The rules of the game itself."""
        return PRESETS[self.game]

    @property
    def changes(self) -> tuple[tuple[Option, Option], ...]:
        """The options that differ, of the game itself and of the variant."""
        pairs = zip(self.base.options(), self.rules.options(), strict=True)
        return tuple((own, other) for own, other in pairs if own.value != other.value)

    @cached_property
    def cards(self) -> tuple[int, int]:
        """How many cards the packs have, the game's own first."""
        return cards_of(self.base), cards_of(self.rules)

    @cached_property
    def stock(self) -> tuple[int, int]:
        """How many cards are not dealt at first, the game's own first."""
        return stock_of(self.base), stock_of(self.rules)

    @cached_property
    def seats(self) -> int:
        """The number of players whose hands are told: the usual one."""
        return max(usual_seats(rules) if isinstance(rules, Rules) else rules.players for rules in (self.base, self.rules))

    @cached_property
    def hands(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many cards so many players are dealt; none where the game is not for so many."""
        return hands_of(self.base, self.seats), hands_of(self.rules, self.seats)

    @cached_property
    def start(self) -> Round | None:
        """A deal before its first turn, in a game with a layout."""
        return Round.deal(self.rules, usual_seats(self.rules), seed=1) if isinstance(self.rules, Rules) else None

    @cached_property
    def telling(self) -> Comparison | None:
        """The same cards played alike up to the moment at which the rules part, or else to the end; None for other cards."""
        if not isinstance(self.base, Rules) or not isinstance(self.rules, Rules) or self.base == self.rules:
            return None
        seats = usual_seats(self.rules)
        try:
            deals = [Comparison.in_step(self.base, self.rules, seats, seed=1)]
        except InvalidOption:
            return None
        while not differs(*deals[-1].at(deals[-1].last)) and len(deals) < PATIENCE:
            deals.append(Comparison.in_step(self.base, self.rules, seats, seed=len(deals) + 1))
        return deals[-1] if differs(*deals[-1].at(deals[-1].last)) else deals[0]


def variants_of(game: str) -> tuple[str, ...]:
    """The names of the variants of a game, its own first. Raises `InvalidOption` for a game that there is not."""
    if not isinstance(game, str) or game not in PRESETS:
        raise InvalidOption("game", game, tuple(PRESETS))
    others = [name for name, rules in PRESETS.items() if isinstance(rules, type(PRESETS[game])) and name != game]
    return game, *others


def cards_of(rules: Game) -> int:
    """How many cards the pack has."""
    return rules.shape.pack.full.bit_count() if isinstance(rules, Rules) else len(GERMAN.cards)


def stock_of(rules: Game) -> int:
    """How many cards lie in the stock after the deal."""
    if isinstance(rules, Sedma):
        return len(GERMAN.cards) - rules.players * rules.hand_size
    return len(Round.deal(rules, usual_seats(rules), seed=1).table.stock)


def hands_of(rules: Game, seats: int) -> tuple[int, ...]:
    """How many cards each hand is dealt; nothing where the game is not for so many."""
    if not rules.min_players <= seats <= rules.max_players:
        return ()
    if isinstance(rules, Sedma):
        return (rules.hand_size,) * seats
    dealt = Round.deal(rules, seats, seed=1).table.dealt
    return tuple(map(int.bit_count, dealt.hands)) if dealt else ()
