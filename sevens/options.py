"""Options as data: a game is a frozen dataclass in which every field is an option with its allowed values and its source."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, fields
from typing import Any, ClassVar, NamedTuple, Self, cast

from sevens import show
from sevens.errors import InvalidOption


class Option(NamedTuple):
    """One option of a game: its name, value here, default, allowed values, and the ids of the rules that speak of it.

    >>> from sevens import preset
    >>> option = next(preset("sjuan").options())
    >>> option.name, option.value, option.sources
    ('ante_compensation', 'short_pays_less', ('FT-09', 'Q-FT-2'))
    """

    name: str
    value: Any
    default: Any
    allowed: tuple[Any, ...]
    sources: tuple[str, ...]


def choice(default: Any, *others: Any, source: str) -> Any:
    """A field that takes the default or one of the others; `source` names rule ids, separated by spaces."""
    return field(default=default, metadata={"allowed": (default, *others), "sources": tuple(source.split())})


class Options:
    """What the options of every game have in common. A value or a combination that is not allowed raises `InvalidOption`."""

    name: ClassVar[str]

    def __post_init__(self) -> None:
        for option in self.options():
            if not any(type(option.value) is type(a) and option.value == a for a in option.allowed):
                raise InvalidOption(option.name, option.value, option.allowed)
        self.check()

    def check(self) -> None:
        """Raises `InvalidOption` with the reason where options exclude each other."""

    def options(self) -> Iterator[Option]:
        """Every option with its value here, in the order of the class."""
        for f in fields(cast("Any", self)):
            yield Option(f.name, getattr(self, f.name), f.default, f.metadata["allowed"], f.metadata["sources"])

    def changed(self) -> dict[str, Any]:
        """The options that differ from their default, by name."""
        return {o.name: o.value for o in self.options() if o.value != o.default}

    def __str__(self) -> str:
        """The game and its changed options, as a record has them."""
        return " ".join((self.name, *(f"{name}={value}" for name, value in self.changed().items())))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.changed().items())})"

    def _repr_html_(self) -> str:
        return show.choices(self)

    @classmethod
    def with_options(cls, **options: Any) -> Self:
        """The game with these options; an unknown name raises `InvalidOption` with the names there are."""
        known = [f.name for f in fields(cast("Any", cls))]
        for name, value in options.items():
            if name not in known:
                raise InvalidOption(name, value, "one of the options " + ", ".join(known))
        return cls(**options)
