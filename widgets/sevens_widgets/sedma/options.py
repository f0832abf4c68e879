"""The options of Sedma as fields of a form."""

from __future__ import annotations

from collections.abc import Mapping

from sevens.sedma import Sedma
from sevens_widgets.choices import MEANINGS, about, label, value_name
from sevens_widgets.render.forms import Select
from sevens_widgets.wishes import OPTION
from sevens_widgets.words import Words


def selects(rules: Sedma, draft: Mapping[str, str], words: Words) -> list[Select]:
    """The options as fields of a form; what the draft does not say is as in these rules."""
    fields = []
    for option in rules.options():
        if option.name in MEANINGS[rules.name]:
            choices = tuple((str(value), value_name(rules.name, option, value, words)) for value in option.allowed)
            field = OPTION + option.name
            chosen = draft.get(field, str(option.value))
            fields.append(Select(field, label(rules.name, option, words), choices, chosen, about(option, words)))
    return fields
