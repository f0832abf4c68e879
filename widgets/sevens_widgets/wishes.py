"""What a reader asks for in the form of a new deal: read from its fields, checked, and refused in words if it cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from sevens import FAMILIES, LEVELS, PRESETS, InvalidOption, Rules
from sevens_widgets.choices import EXCLUDED, label, value_name
from sevens_widgets.game import LAST_SEED, PERSON, Game
from sevens_widgets.messages import RefusedMessage, short
from sevens_widgets.titles import TITLES, preset_of
from sevens_widgets.words import Words

EACH = "each"
"""What stands for bots of several levels."""
OPTION = "option-"
"""Begins the name of the field of an option."""
LEVEL = re.compile(r"level-(1?[0-9])")
"""The name of the field of one bot's level."""

Message = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Draft:
    """What the form holds: options that may still exclude each other, and a deal number as it was typed."""

    game: str
    """The preset from which the options were changed."""
    options: tuple[tuple[str, Any], ...]
    seats: int
    seed: str
    levels: tuple[str, ...]
    each: bool = False
    """Whether every bot has a level of its own."""

    @classmethod
    def of(cls, game: Game) -> Self:
        """The form after a deal has begun: the same rules, the next deal number."""
        rules = game.session.rules
        seed = (game.seed + 1) % (LAST_SEED + 1)
        name = preset_of(rules) or rules.name
        return cls(name, options_of(rules), game.session.seats, str(seed), game.levels, each=game.level is None)

    @property
    def rules(self) -> Rules:
        """The rules with these options. Raises `InvalidOption` where they exclude each other."""
        return self.family.with_options(**dict(self.options))

    @property
    def family(self) -> type[Rules]:
        """The game whose options these are."""
        return FAMILIES[known_rules(self.game).name]


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A checked wish for a new deal."""

    rules: Rules
    seats: int
    seed: int
    levels: tuple[str, ...]


def known_rules(game: str) -> Rules:
    """The rules of a preset that a table can play."""
    rules = PRESETS[game]
    assert isinstance(rules, Rules)  # noqa: S101 - only layout games have titles
    return rules


def options_of(rules: Rules) -> tuple[tuple[str, Any], ...]:
    """Every option of some rules with its value."""
    return tuple((option.name, option.value) for option in rules.options())


def chosen(message: Message, draft: Draft, words: Words) -> Draft:
    """The form after a choice in it. Raises `RefusedMessage` for a field or a value that it does not have."""
    changed = _with_options(message, draft, words)
    try:
        rules = changed.rules
    except InvalidOption:
        rules = known_rules(changed.game)
    seats = _whole(message["seats"]) or draft.seats
    seats = max(rules.min_players, min(rules.max_players, seats))
    changed = replace(changed, seats=seats, seed=short(message["seed"]))
    return _with_levels(message, changed, words)


def wished(message: Message, draft: Draft, words: Words) -> NewDeal:
    """The new deal that the form asks for. Raises `RefusedMessage`."""
    changed = _with_options(message, draft, words)
    rules = rules_of(changed, words)
    seed = _seed(message["seed"], words)
    seats = _seats(message["seats"], rules, words)
    return NewDeal(rules, seats, seed, _with_levels(message, replace(changed, seats=seats), words).levels)


def rules_of(draft: Draft, words: Words) -> Rules:
    """The rules that the form describes. Raises `RefusedMessage` with the package's reason where options exclude each other."""
    try:
        return draft.rules
    except InvalidOption as error:
        rules = known_rules(draft.game)
        option = next(option for option in rules.options() if option.name == error.option)
        name, value = label(rules.name, option, words), value_name(rules.name, option, error.value, words)
        why = words.say(EXCLUDED[error.why])
        refused = words.html("“{option}: {value}” does not go with the other choices, {why}.", option=name, value=value, why=why)
        raise RefusedMessage(refused) from None


def _with_options(message: Message, draft: Draft, words: Words) -> Draft:
    """The draft with the game and the options of a message. The options of another game are those of its preset."""
    game = message.get("game", draft.game)
    if not isinstance(game, str) or game not in TITLES:
        known = ", ".join(TITLES)
        raise RefusedMessage(
            words.html("“{found}” is no game of this table. There are: {known}.", found=short(game), known=known)
        )
    _check_fields(message, draft, words)
    if game != draft.game:
        return replace(draft, game=game, options=options_of(known_rules(game)))
    changed = {name: message.get(OPTION + name, str(value)) for name, value in draft.options}
    allowed = {option.name: option for option in known_rules(game).options()}
    options = []
    for name, found in changed.items():
        option = allowed[name]
        values = [value for value in option.allowed if str(value) == found]
        if not values:
            names = ", ".join(map(str, option.allowed))
            refused = words.html(
                "“{found}” is no value of “{option}”. Allowed: {allowed}.", found=short(found), option=name, allowed=names
            )
            raise RefusedMessage(refused)
        options.append((name, values[0]))
    return replace(draft, options=tuple(options))


def _check_fields(message: Message, draft: Draft, words: Words) -> None:
    fields = ["game", "seed", "seats", "level", *(OPTION + name for name, _ in draft.options)]
    for key in message:
        if key != "type" and key not in fields and not LEVEL.fullmatch(str(key)):
            allowed = ", ".join(fields)
            found = short(key)
            raise RefusedMessage(
                words.html("The message “{kind}” has no “{found}”. It has: {allowed}.", kind="deal", found=found, allowed=allowed)
            )


def _with_levels(message: Message, draft: Draft, words: Words) -> Draft:
    """The draft with one level for each bot."""
    level, bots = message["level"], draft.seats - 1
    if level != EACH:
        return replace(draft, levels=(_level(level, words),) * bots, each=False)
    before = [*draft.levels, *[draft.levels[-1]] * bots]
    levels = [_level(message.get(f"level-{bot + 1}", before[bot]), words, PERSON) for bot in range(bots)]
    return replace(draft, levels=tuple(levels), each=True)


def _level(found: object, words: Words, *more: str) -> str:
    """One of the levels, or of the other values that this field has."""
    if not isinstance(found, str) or found not in (*LEVELS, *more):
        known = ", ".join((*LEVELS, *more))
        refused = words.html("There are no bots of the kind “{found}”. There are: {known}.", found=short(found), known=known)
        raise RefusedMessage(refused)
    return found


def _seed(found: object, words: Words) -> int:
    seed = _whole(found)
    if seed is None or seed > LAST_SEED:
        last = words.number(LAST_SEED)
        raise RefusedMessage(
            words.html("“{found}” is no deal number. Allowed: a whole number from 0 to {last}.", found=short(found), last=last)
        )
    return seed


def _seats(found: object, rules: Rules, words: Words) -> int:
    seats = _whole(found)
    low, high = rules.min_players, rules.max_players
    if seats is None or not low <= seats <= high:
        raise RefusedMessage(
            words.html(
                "“{found}” is not a number of players for this game. Allowed: {low} to {high}.",
                found=short(found), low=str(low), high=str(high),
            )
        )  # fmt: skip
    return seats


def _whole(found: object) -> int | None:
    """A whole number from 0, given as such or as typed; None for anything else."""
    if isinstance(found, int) and not isinstance(found, bool):
        return found if found >= 0 else None
    if not isinstance(found, str):
        return None
    typed = found.strip()
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= len(str(LAST_SEED)) else None
