"""Where rule books disagree: every point, our reading, and the others with what switches them on."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from sevens import PRESETS, InvalidOption, Option
from sevens_book.facts.tables import table
from sevens_book.words import say
from sevens_widgets.choices import MEANINGS, label, value_name
from sevens_widgets.sharing.ready import Game, way_to
from sevens_widgets.words import words as widget_words


def options(rules: Game, language: str) -> str:
    """Every option that has words: the point, our reading, the other readings, each with its code and a link to its table."""
    words, said = partial(say, language), widget_words(language)
    rows = []
    for option in (option for option in rules.options() if option.name in MEANINGS[rules.name]):
        ours = value_name(rules.name, option, option.default, said)
        others = [other(rules, option, value, language) for value in option.allowed if value != option.default]
        listed = "".join(f"<li>{each}</li>" for each in others)
        rows.append((label(rules.name, option, said), ours, f'<ul class="fact-table__others">{listed}</ul>'))
    caption = words("Choose another reading, and a table opens that is played by it")
    return table((words("Point"), words("This book"), words("Others")), rows, caption)


def other(rules: Game, option: Option, value: object, language: str) -> str:
    """Another reading as a link to a table that is played by it, with the code that switches it on."""
    read = reading(rules, option.name, value)
    code = ", ".join(written(name, changed) for name, changed in read.changed().items())
    name = value_name(rules.name, option, value, widget_words(language))
    return f'<a href="{way_to(read)}">{name}</a><br><code>{code}</code>'


def written(name: str, value: object) -> str:
    """How an option is written in a table's call, with places where a narrow column may break it."""
    text = f'{name}="{value}"' if isinstance(value, str) else f"{name}={value}"
    return re.sub("([_=])", r"\1<wbr>", text)


def reading(rules: Game, name: str, value: object) -> Any:
    """The rules with this value of an option, and with as few others changed as it takes.

    >>> from sevens import preset
    >>> reading(preset("fan_tan"), "fine_to", "pot").changed()
    {'enforcement': 'fine', 'fine_to': 'pot'}
    """
    for changes in companions(rules, name, value):
        try:
            return type(rules).with_options(**{**changes, name: value})
        except InvalidOption:
            continue
    raise InvalidOption(name, value, "a value that goes with some other option")


def companions(rules: Game, name: str, value: object) -> Iterator[dict[str, object]]:
    """What may have to be changed too: nothing, what a preset with this value changes, what any changes, or one more option."""
    yield {}
    presets = [each.changed() for each in PRESETS.values() if isinstance(each, type(rules))]
    yield from sorted(presets, key=lambda changes: changes.get(name) != value)
    for option in rules.options():
        for other_value in option.allowed:
            yield {option.name: other_value}
