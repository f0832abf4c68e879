"""The options of every game, in words."""

from __future__ import annotations

from sevens import InvalidOption, Option, Rules
from sevens.sedma import Sedma
from sevens_widgets.choices.fan_tan import FAN_TAN
from sevens_widgets.choices.parliament import PARLIAMENT
from sevens_widgets.choices.sedma import SEDMA
from sevens_widgets.choices.shichi_narabe import SHICHI_NARABE
from sevens_widgets.words import Words, mark

Meaning = tuple[str, dict[object, str]]
"""The name of an option, and of each of its values."""

MEANINGS: dict[str, dict[str, Meaning]] = {
    "fan_tan": FAN_TAN,
    "shichi_narabe": SHICHI_NARABE,
    "parliament": PARLIAMENT,
    "sedma": SEDMA,
}
"""The options of each game, by its name; Sedma's number of players is no option here but what the table is for."""

EXCLUDED = {
    "since nobody becomes a ghost": mark("since nobody becomes a ghost"),
    "since no card of a ghost lies beside the layout for others to lay": mark(
        "since no card of a ghost lies beside the layout for others to lay"
    ),
    "since there are no jokers": mark("since there are no jokers"),
    "since every card counts 1": mark("since every card counts 1"),
    "since there is no bonus": mark("since there is no bonus"),
    "since with voluntary passes no pass is illegal": mark("since with voluntary passes no pass is illegal"),
    "since no pass is a choice": mark("since no pass is a choice"),
    "since nothing needs to be said": mark("since nothing needs to be said"),
    "since one pack has one row for each suit": mark("since one pack has one row for each suit"),
    "since points decide": mark("since points decide"),
    "since in loose parallel rows no end goes round the corner": mark(
        "since in loose parallel rows no end goes round the corner"
    ),
    "since a best of five counts deals won, not points": mark("since a best of five counts deals won, not points"),
    "since a best of five counts deals won": mark("since a best of five counts deals won"),
    "since only chips or points add up to a total": mark("since only chips or points add up to a total"),
    "since no pass is fined": mark("since no pass is fined"),
    "since nobody is skipped when the holder opens": mark("since nobody is skipped when the holder opens"),
    "since points count instead of chips for each card left": mark("since points count instead of chips for each card left"),
    "since nothing opens the deal when the columns are opened before the first turn": mark(
        "since nothing opens the deal when the columns are opened before the first turn"
    ),
    "since the pack is french": mark("since the pack is French"),
    "since the pack is spanish": mark("since the pack is Spanish"),
    "since several may hold a card that opens": mark("since several may hold a card that opens"),
    "since only with fives laid from the hands their holder begins": mark(
        "since only with fives laid from the hands their holder begins"
    ),
}
"""Why options exclude each other, as the package says it."""


def label(game: str, option: Option, words: Words) -> str:
    """The name of an option of this game."""
    return words.say(MEANINGS[game][option.name][0])


def value_name(game: str, option: Option, value: object, words: Words) -> str:
    """The name of one of its values."""
    return words.say(MEANINGS[game][option.name][1][value])


def about(option: Option, words: Words) -> str:
    """What the identifiers of an option are: its name in code, the sentences of the rules and the points that differ."""
    sentences = ", ".join(source for source in option.sources if not source.startswith("Q-"))
    points = ", ".join(source for source in option.sources if source.startswith("Q-"))
    parts = [words.say("In code: {name}.", name=option.name)]
    if sentences:
        parts.append(words.say("Sentences of the rules: {ids}.", ids=sentences))
    if points:
        parts.append(words.say("Points on which rule books differ: {ids}.", ids=points))
    return " ".join(parts)


def matters(option: Option, rules: Rules | Sedma) -> bool:
    """Whether an option has something to act on under these rules, so that it can be another."""
    return any(other != option.value and _goes(option, other, rules) for other in option.allowed)


def _goes(option: Option, value: object, rules: Rules | Sedma) -> bool:
    """Whether the rules take this value; another option may have to follow it."""
    try:
        type(rules).with_options(**{**rules.changed(), option.name: value})
    except InvalidOption as error:
        return error.option != option.name
    return True
