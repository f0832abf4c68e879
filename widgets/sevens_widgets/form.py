"""What the form of a new deal shows: the games, the seats, the bots, and of the options those that can be chosen."""

from __future__ import annotations

from functools import lru_cache

from sevens import LEVELS, InvalidOption, Rules
from sevens_widgets.choices import about, label, matters, value_name
from sevens_widgets.game import PERSON, STAKE, Game
from sevens_widgets.render.forms import DealForm, Select, level_name
from sevens_widgets.titles import TITLES
from sevens_widgets.wishes import EACH, OPTION, Draft, known_rules
from sevens_widgets.words import Words


def deal_form_of(draft: Draft, game: Game, names: tuple[str, ...], words: Words) -> DealForm:
    """The form as it stands; `names` are those of the places at the table now."""
    fields, rules = _fields(draft, words)
    players = range(rules.min_players, rules.max_players + 1)
    levels = tuple((level, level_name(level, words)) for level in LEVELS)
    bots: tuple[Select, ...] = ()
    if draft.each:
        players_here = (*levels, (PERSON, level_name(PERSON, words)))
        bots = tuple(
            Select(f"level-{bot}", words.say("Bot: {seat}", seat=_name(bot, draft, names, words)), players_here, level)
            for bot, level in enumerate(draft.levels, start=1)
        )
    return DealForm(
        seed=draft.seed,
        again=game.seed,
        game=Select("game", words.say("Game"), tuple((name, words.say(title)) for name, title in TITLES.items()), draft.game),
        players=Select("seats", words.say("Players"), tuple((str(n), words.number(n)) for n in players), str(draft.seats)),
        level=Select(
            "level", words.say("Bots"), (*levels, (EACH, words.say("each its own"))), EACH if draft.each else draft.levels[0]
        ),
        bots=bots,
        options=fields,
        stake=STAKE if rules.chips else None,
    )


def _name(bot: int, draft: Draft, names: tuple[str, ...], words: Words) -> str:
    return names[bot] if len(names) == draft.seats else words.say("Seat {n}", n=bot + 1)


@lru_cache(64)
def _fields(draft: Draft, words: Words) -> tuple[tuple[Select, ...], Rules]:
    """The fields of the options, and the rules that come nearest to them."""
    rules, excluded = _nearest(draft)
    values = dict(draft.options)
    shown = [
        option
        for option in rules.options()
        if option.name == excluded or values[option.name] != option.default or matters(option, rules)
    ]
    fields = tuple(
        Select(
            OPTION + option.name,
            label(rules.name, option, words),
            tuple((str(value), value_name(rules.name, option, value, words)) for value in option.allowed),
            str(values[option.name]),
            about(option, words),
        )
        for option in shown
    )
    return fields, rules


def _nearest(draft: Draft) -> tuple[Rules, str | None]:
    """The rules of the form, or if its options exclude each other those without the option that is excluded, and its name."""
    try:
        return draft.rules, None
    except InvalidOption as error:
        kept = {name: value for name, value in draft.options if name != error.option}
        try:
            return draft.family.with_options(**kept), error.option
        except InvalidOption:
            return known_rules(draft.game), error.option
