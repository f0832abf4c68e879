"""What a table of any kind can do with games that are kept or come from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

import sevens
from sevens_widgets.html import Safe
from sevens_widgets.messages import RefusedMessage
from sevens_widgets.render.share import Shared, Sharing
from sevens_widgets.sharing.damage import Damaged
from sevens_widgets.sharing.link import game_code, opened, position_code
from sevens_widgets.sharing.replay import Craft, GameT
from sevens_widgets.sharing.saved import Saved
from sevens_widgets.words import Words, mark

KEPT = mark("The game that was kept cannot be read, so the table stays as it is. {why}")
CAME = mark("This game cannot be opened. {why}")
OPENED = mark("A game from elsewhere is on the table: play on, or go back to your own.")
LOOKED_AT = mark("This is a position to look at, without the hidden cards: ask of any card whether it fits.")
PUT = ("resume", "open", "leave")
"""The messages that put another game on the table."""
IN_ADDRESS = "#sevens="
"""What stands before the code in the address of a link."""


@dataclass(frozen=True, slots=True)
class Place(Generic[GameT]):
    """A game and the moves taken back in it, the last of them first."""

    game: GameT
    undone: tuple[GameT, ...] = ()


class Keeping(Generic[GameT]):
    """The part of a table that keeps games. The game of the reader's own waits in `own` while another one is looked at."""

    craft: ClassVar[Craft[Any]]
    words: Words
    game: GameT
    undone: tuple[GameT, ...] = ()
    own: Place[GameT] | None = None
    sharing: bool = False
    agreed: str
    """What the table was set up for."""
    _shared: tuple[GameT, Shared] | None = None

    def put(self, place: Place[GameT], told: Safe) -> None:
        """Put a game on the table and say so."""
        raise NotImplementedError

    def begin(self, game: GameT) -> None:
        """Put the first game on the table."""
        self.game, self.agreed = game, self.craft.save(game).head

    @contextmanager
    def keeping(self, kind: str) -> Iterator[None]:
        """Handles a message: once it has changed the game, that is the reader's own one."""
        before = self.game
        yield
        if self.game is not before and kind not in PUT:
            self.own = None

    @property
    def saved(self) -> str:
        """The reader's own game as a text that `resume` takes."""
        place = self.own or Place(self.game, self.undone)
        return str(self.craft.save(place.game, place.undone))

    def resume(self, message: Mapping[str, object]) -> None:
        """Go on with a game that was kept."""
        found = _text(message["saved"])
        game, undone = self._checked(lambda: self.craft.restore(Saved.parse(found)), KEPT)
        self.put(Place(game, undone), self.words.html("Your game goes on where you left it."))

    def open(self, message: Mapping[str, object]) -> None:
        """Put the game of a link or a text on the table; the reader's own game can be taken up again until he plays on."""
        found = _text(message["game"]).strip()
        before = self.own or Place(self.game, self.undone)
        place = self._checked(lambda: self._read(found), CAME)
        said = LOOKED_AT if place.game.to_look_at else OPENED
        self.put(place, self.words.html(said))
        self.own = before

    def share(self, message: Mapping[str, object]) -> None:
        """Get ready what can be passed on, or put it away."""
        self.sharing = message["open"] is True

    def leave(self, _message: Mapping[str, object]) -> None:
        """Go back to the reader's own game."""
        if self.own is None:
            raise RefusedMessage(self.words.html("Your own game is on the table already."))
        place, self.own = self.own, None
        self.put(place, self.words.html("This is your own game again."))

    @property
    def shown(self) -> Sharing:
        """What the table shows of all this."""
        shared = None
        if self.sharing:
            if self._shared is None or self._shared[0] is not self.game:
                self._shared = (self.game, self._share())
            shared = self._shared[1]
        return Sharing(shared, visiting=self.own is not None, agreed=self.agreed)

    def _check_played(self) -> None:
        """Raises `RefusedMessage` where nobody plays on."""
        if self.game.to_look_at:
            refused = self.words.html("That would be allowed, but nobody plays on here: the hidden cards are not known.")
            raise RefusedMessage(refused)

    def _share(self) -> Shared:
        position = self.craft.position(self.game)
        looked_at = self.game.to_look_at
        record = (position or "") if looked_at else str(self.craft.save(self.game))
        seen = [] if looked_at or position is None else [position]
        version = f"Sevens {sevens.__version__}, {self.words.lang}"
        link = None if looked_at else game_code(self.craft, self.game)
        return Shared(link, position_code(self.craft, self.game), record, "\n\n".join([version, record, *seen]))

    def _read(self, found: str) -> Place[GameT]:
        if "\n" in found or found.startswith("sevens "):
            return Place(*self.craft.restore(Saved.parse(found)))
        return Place(opened(self.craft, found.rpartition(IN_ADDRESS)[2]))

    def _checked(self, read: Callable[[], Any], what: str) -> Any:
        try:
            return read()
        except Damaged as damaged:
            raise RefusedMessage(self.words.html(what, why=damaged.told(self.words))) from None


def _text(found: object) -> str:
    """What was sent, if it is a text; else none."""
    return found if isinstance(found, str) else ""
