"""A scoresheet as a text that can be kept: the game, the names and what was written down, deal by deal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple, Self

from sevens_widgets.sheets.reading import Message

LONGEST, MOST_DEALS = 20_000, 200


class Kept(NamedTuple):
    """What is kept; `game` is empty for a session or a match that the page has given."""

    game: str
    names: tuple[str, ...]
    deals: tuple[Mapping[str, str], ...] = ()

    def __str__(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: object) -> Self:
        """What a text holds. Raises `ValueError` for a text that no sheet has given."""
        if not isinstance(text, str) or len(text) > LONGEST:
            raise ValueError("not a text of a sheet")
        try:
            found = json.loads(text)
        except RecursionError:
            raise ValueError("too deep") from None
        if not isinstance(found, dict) or found.keys() != set(cls._fields):
            raise ValueError("not a sheet")
        game, names, deals = found["game"], found["names"], found["deals"]
        if not (isinstance(game, str) and _texts(names) and isinstance(deals, list) and len(deals) <= MOST_DEALS):
            raise ValueError("not the parts of a sheet")
        if not all(isinstance(deal, dict) and _texts(list(deal.values())) for deal in deals):
            raise ValueError("not the deals of a sheet")
        return cls(game, tuple(names), tuple(deals))

    def written(self, message: Message) -> Self:
        """The same with one more deal."""
        deal = {str(key): value for key, value in message.items() if key != "type" and isinstance(value, str)}
        return self._replace(deals=(*self.deals, deal))


def _texts(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(each, str) for each in found)
