"""What the messages of a review do at a table, in whatever game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from sevens_widgets.messages import RefusedMessage, short
from sevens_widgets.review.look import Look, can_look_back
from sevens_widgets.words import Words


class Reviewed(Protocol):
    """A table at which a deal that is over can be looked over."""

    words: Words
    game: Any
    look: Look[Any] | None

    def look_back(self) -> Look[Any]:
        """The deal that is over, looked over."""

    def go_on(self, game: Any, since: int) -> None:
        """Go on with a game, of which so many moves are known to the reader."""


def begin(table: Reviewed, _message: Mapping[str, object]) -> None:
    """Look over the deal that is over."""
    if not table.game.over:
        raise RefusedMessage(table.words.html("This deal is not over yet. It can be looked over when somebody is out."))
    if not can_look_back(table.game):
        raise RefusedMessage(table.words.html("This deal did not begin at this table, so there is nothing to look back on."))
    table.look = table.look_back()


def step(table: Reviewed, message: Mapping[str, object]) -> None:
    """Go to another move."""
    look = _look(table)
    table.look = look.to(_move(message["to"], look, table.words))


def play_on(table: Reviewed, message: Mapping[str, object]) -> None:
    """Go on with the deal from after some of its moves."""
    look = _look(table)
    number = _move(message["to"], look, table.words)
    table.look = None
    table.go_on(look.moments[number].with_bots(), number)


def result(table: Reviewed, _message: Mapping[str, object]) -> None:
    """Go back to the result."""
    table.look = None


HANDLERS: dict[str, Callable[[Any, Mapping[str, object]], None]] = {
    "review": begin,
    "step": step,
    "play_on": play_on,
    "result": result,
}


def _look(table: Reviewed) -> Look[Any]:
    if table.look is None:
        raise RefusedMessage(table.words.html("No deal is being looked over."))
    return table.look


def _move(found: object, look: Look[Any], words: Words) -> int:
    """The number of moves in a message."""
    text = str(found) if isinstance(found, str | int) and not isinstance(found, bool) else ""
    if not (text.isascii() and text.isdecimal() and len(text) <= 4 and int(text) <= look.last):
        last = words.number(look.last)
        raise RefusedMessage(
            words.html(
                "“{found}” is no move of this deal. Allowed: a whole number from 0 to {last}.", found=short(found), last=last
            )
        )
    return int(text)
