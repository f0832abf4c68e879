"""A table as the reader meets it: the game, and what is being said about it. No widget library is needed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from sevens import PASS, InvalidOption, Move, Play, Reason, preset
from sevens.rules import FanTan, Rules
from sevens_widgets.game import Game
from sevens_widgets.hints import STEPS, best_card, hint
from sevens_widgets.html import Safe, join
from sevens_widgets.messages import RefusedMessage, card_of, deal_of, kind_of
from sevens_widgets.refusals import why
from sevens_widgets.render.table import snapshot, table
from sevens_widgets.scene import Talk, scene
from sevens_widgets.telling import Teller
from sevens_widgets.words import Words, words


class TableState:
    """A table that takes messages and draws itself. Raises `InvalidOption` for a game, an option or a value there is not."""

    def __init__(
        self, game: str = "fan_tan", seats: int = 4, seed: int = 56, level: str = "club", lang: str | None = None,
        uid: str = "table", **options: object,
    ) -> None:  # fmt: skip
        self.words: Words = words(lang)
        self.uid = uid
        self.game = Game.start(rules_of(game, options), seats, seed, level)
        self.talk = Talk()

    def __str__(self) -> str:
        game = self.game
        return f"{game.session.rules.name!r}, seats={game.session.seats}, seed={game.seed}, level={game.level!r}"

    def receive(self, message: object) -> None:
        """Do what a message asks. What cannot be is refused in words, and the game stays as it was."""
        try:
            kind = kind_of(message, self.words)
            assert isinstance(message, Mapping)  # noqa: S101 - kind_of has looked
            HANDLERS[kind](self, message)
        except RefusedMessage as refused:
            self.talk = replace(self.talk, notice=refused.words, answer=refused.words, why=None)

    @property
    def html(self) -> Safe:
        """The table in play."""
        return table(scene(self.game, self.words, self.talk, self.uid), self.words)

    @property
    def snapshot(self) -> Safe:
        """The table as a still picture."""
        return snapshot(scene(self.game, self.words, self.talk, self.uid), self.words)

    def lay(self, message: Mapping[str, object]) -> None:
        """Lay the card of a message, or say why it does not fit."""
        self._move(Play(card_of(message, self.words)))

    def pass_(self, _message: Mapping[str, object]) -> None:
        """Pass, or say why not."""
        self._move(PASS)

    def hint(self, _message: Mapping[str, object]) -> None:
        """Say a little more than the time before: the suit, the card, the reason."""
        if self.game.over:
            self._refuse(PASS)
            return
        best = best_card(self.game.view)
        if best is None:
            self.talk = Talk(self.talk.since, Teller(self.game, self.words).nothing_fits())
            return
        step = min(self.talk.step + 1, STEPS)
        said = hint(best, step, self.game.view, self.words)
        self.talk = Talk(self.talk.since, said, hint=best if step > 1 else None, step=step)

    def undo(self, _message: Mapping[str, object]) -> None:
        """Go back to before the reader's last move."""
        if self.game.before is None:
            raise RefusedMessage(self.words.html("There is no move of yours to take back in this deal."))
        self.game = self.game.before
        taken_back = join(self.words.html("Your move is taken back."), " ", Teller(self.game, self.words).turn())
        self.talk = Talk(len(self.game.turns), taken_back)

    def deal(self, message: Mapping[str, object]) -> None:
        """Begin a new session."""
        rules = self.game.session.rules
        wish = deal_of(message, rules, self.words)
        self._show(Game.start(rules, wish.seats, wish.seed, wish.level))

    def next(self, _message: Mapping[str, object]) -> None:
        """Go on to the next deal of the session."""
        if not self.game.over:
            raise RefusedMessage(self.words.html("This deal is not over yet. The next one comes when somebody is out."))
        if self.game.standing.over:
            raise RefusedMessage(self.words.html("The session is over. Choose New deal to start another one."))
        self._show(self.game.next_deal())

    def close(self, _message: Mapping[str, object]) -> None:
        """Put away the reason, the hint or the message of a mistake."""
        self.talk = Talk(self.talk.since)

    def _move(self, move: Move) -> None:
        refusal = self.game.view.why_not(move)
        if refusal is not None:
            self._refuse(move)
            return
        told = len(self.game.turns)
        self._show(self.game.move(move), told)

    def _refuse(self, move: Move) -> None:
        refusal = self.game.view.why_not(move)
        assert refusal is not None  # noqa: S101 - asked only about moves that are refused
        told = why(refusal, self.game.view, self.words)
        answer = join(told.reason, " ", told.more)
        if refusal.reason is Reason.NOT_IN_HAND:
            self.talk = Talk(self.talk.since, answer, notice=answer)
        else:
            self.talk = Talk(self.talk.since, answer, why=told)

    def _show(self, game: Game, since: int = 0) -> None:
        self.game = game
        self.talk = Talk(since)


HANDLERS: dict[str, Callable[[TableState, Mapping[str, object]], None]] = {
    "card": TableState.lay,
    "pass": TableState.pass_,
    "hint": TableState.hint,
    "undo": TableState.undo,
    "deal": TableState.deal,
    "next": TableState.next,
    "close": TableState.close,
}


def rules_of(game: str, options: Mapping[str, object]) -> Rules:
    """The rules of a named game with these options. Raises `InvalidOption`, also for a game that tables have no words for yet."""
    rules = preset(game)
    if not isinstance(rules, FanTan):
        raise InvalidOption("game", game, "a preset of Fan Tan; tables for the other games are still to come")
    chosen = rules.with_options(**{**rules.changed(), **options})
    if chosen.pack != "french" or chosen.scoring != "chips":
        raise InvalidOption("game", str(chosen), "Fan Tan with French cards and chips")
    return chosen
