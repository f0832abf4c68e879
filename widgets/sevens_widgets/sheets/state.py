"""A scoresheet as the reader meets it: deals are written down, and taken back. No widget library is needed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sevens import InvalidOption, Session
from sevens.checks import check_kind
from sevens.sedma import Match
from sevens_widgets.html import Safe
from sevens_widgets.messages import RefusedMessage, kind_of
from sevens_widgets.render.forms import Select
from sevens_widgets.render.sheet import Shown, sheet_panel, snapshot
from sevens_widgets.sheets.games import GAMES, AnySheet, new_sheet, seats_of, sheet_of
from sevens_widgets.sheets.keeping import Kept
from sevens_widgets.sheets.reading import Message, chosen, names_of, text_of
from sevens_widgets.state import SEATS
from sevens_widgets.words import Words, words

KINDS: dict[str, tuple[str, ...]] = {"deal": (), "undo": (), "setup": ("game", "names"), "resume": ("saved",)}
FORMS = ("deal", "setup")
FIRST = "fan_tan"
NAMES = "a list with the name of each player"


class Sheet:
    """A scoresheet that takes messages and draws itself. Raises `InvalidOption` for what cannot be."""

    def __init__(
        self, match: str | Session | Match = FIRST, names: Sequence[str] = (), lang: str | None = None, uid: str = "sheet"
    ) -> None:  # fmt: skip
        self.words: Words = words(lang)
        self.uid = uid
        check_kind("match", match, str | Session | Match, "the name of a preset, a Session or a Match")
        if isinstance(names, str) or not all(isinstance(name, str) for name in check_kind("names", names, Sequence, NAMES)):
            raise InvalidOption("names", names, NAMES)
        self.game = match if isinstance(match, str) else FIRST
        seats = SEATS if isinstance(match, str) else match.rules.players if isinstance(match, Match) else match.seats
        called = tuple(names) or tuple(self.words.say("Player {n}", n=seat + 1) for seat in range(seats))
        self.sheet: AnySheet = new_sheet(match, called) if isinstance(match, str) else sheet_of(match, called)
        self._before: tuple[AnySheet, ...] = ()
        self._first, self._kept = self.sheet, Kept(self.game if isinstance(match, str) else "", called)
        self._agreed = str(self._kept)
        self._typed: Message = {}
        self._refused: Safe | None = None

    def __str__(self) -> str:
        return f"{self.sheet.title(self.words)!r}, names={self.sheet.names!r}"

    @property
    def html(self) -> Safe:
        """The sheet with its forms."""
        return sheet_panel(self._shown(), self.words)

    @property
    def snapshot(self) -> Safe:
        """The sheet to be printed and filled in by hand."""
        return snapshot(self._shown(), self.words)

    @property
    def saved(self) -> str:
        """What has been written down, as a text that `resume` takes; empty where nothing has."""
        return "" if str(self._kept) == self._agreed else str(self._kept)

    def receive(self, message: object) -> None:
        """Do what a message asks. What cannot be is refused in words, and what was typed stays."""
        self._refused, self._typed = None, {}
        try:
            kind = kind_of(message, self.words, KINDS, FORMS)
            assert isinstance(message, Mapping)  # noqa: S101 - kind_of has looked
            self._typed = message
            HANDLERS[kind](self, message)
        except RefusedMessage as refused:
            self._refused = refused.words
        else:
            self._typed = {}

    def deal(self, message: Message) -> None:
        """Write down a deal."""
        if self.sheet.over:
            raise RefusedMessage(self.words.html("No deal is to come on this sheet."))
        taken = self.sheet.taken(message, self.words)
        self._before, self.sheet, self._kept = (*self._before, self.sheet), taken, self._kept.written(message)

    def undo(self, _message: Message) -> None:
        """Take back the deal that was written down last."""
        if not self._before:
            raise RefusedMessage(self.words.html("There is no deal to take back."))
        *before, self.sheet = self._before
        self._before, self._kept = tuple(before), self._kept._replace(deals=self._kept.deals[:-1])

    def setup(self, message: Message) -> None:
        """Begin a new sheet."""
        game = chosen(message, "game", tuple(GAMES), self.words.say("Game"), self.words)
        names, seats = names_of(message, self.words), seats_of(game)
        if len(names) not in seats:
            found = self.words.count("{n} name", "{n} names", len(names))
            allowed = ", ".join(map(str, seats))
            refused = self.words.html("Players of this game: {allowed}. You wrote {found}.", allowed=allowed, found=found)
            raise RefusedMessage(refused)
        self.game, self.sheet, self._before, self._kept = game, new_sheet(game, names), (), Kept(game, names)

    def resume(self, message: Message) -> None:
        """Go on with a sheet that was kept."""
        try:
            kept = Kept.parse(message["saved"])
            sheets = [self._empty(kept)]
            for deal in kept.deals:
                sheets.append(sheets[-1].taken(deal, self.words))
        except ValueError:
            raise RefusedMessage(self.words.html("What was kept of this sheet cannot be read, so it begins anew.")) from None
        self.game, self._kept = kept.game or self.game, kept
        *before, self.sheet = sheets
        self._before = tuple(before)

    def _empty(self, kept: Kept) -> AnySheet:
        """The sheet on which the deals were written down: that of the page, or one that was set up."""
        if str(kept._replace(deals=())) == self._agreed:
            return self._first
        return new_sheet(kept.game, names_of({"names": ",".join(kept.names)}, self.words))

    def _shown(self) -> Shown:
        sheet, words = self.sheet, self.words
        return Shown(
            uid=self.uid,
            agreed=self._agreed,
            title=words.say("Scoresheet: {unit}", unit=sheet.title(words)),
            facts=sheet.facts(words),
            columns=sheet.columns,
            unit=sheet.unit(words),
            rows=sheet.rows(words),
            sums=sheet.sums(words),
            planned=sheet.planned,
            said=sheet.said(words),
            entries=() if sheet.over else sheet.entries(self._typed, words),
            choices=() if sheet.over else sheet.choices(self._typed, words),
            note=sheet.note(words),
            game=Select(
                "game", words.say("Game"), tuple((name, words.say(text)) for name, (text, _) in GAMES.items()), self.game
            ),
            names=text_of(self._typed, "names") or ", ".join(sheet.names),
            notice=self._refused,
            can_undo=bool(self._before),
        )


HANDLERS: dict[str, Callable[[Sheet, Message], None]] = {
    "deal": Sheet.deal,
    "undo": Sheet.undo,
    "setup": Sheet.setup,
    "resume": Sheet.resume,
}
