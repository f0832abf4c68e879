"""A table of Sedma as the reader meets it: the match, and what is being said about it. No widget library is needed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from sevens import PRESETS, InvalidOption
from sevens.sedma import STOP, Move, Play, Sedma
from sevens_widgets.html import Safe, join
from sevens_widgets.messages import REVIEW, RefusedMessage, kind_of
from sevens_widgets.render.review import review
from sevens_widgets.render.sedma.table import Scene, snapshot, table
from sevens_widgets.review.handlers import HANDLERS as OF_REVIEWS
from sevens_widgets.review.look import Look, look_back_at_sedma
from sevens_widgets.sedma.craft import SEDMA
from sevens_widgets.sedma.game import USUAL, SedmaGame
from sevens_widgets.sedma.hints import STEPS, best_move, hint
from sevens_widgets.sedma.messages import KINDS, card_of, deal_of, draft_of, move_of, rules_of
from sevens_widgets.sedma.refusals import why
from sevens_widgets.sedma.review import looked
from sevens_widgets.sedma.scene import Talk, scene
from sevens_widgets.sedma.telling import Teller
from sevens_widgets.sharing.keeping import Keeping, Place
from sevens_widgets.words import Words, words

GAMES = {name: rules for name, rules in PRESETS.items() if isinstance(rules, Sedma)}
"""The presets that this table plays."""


class SedmaState(Keeping[SedmaGame]):
    """A table that takes messages and draws itself. Raises `InvalidOption` for a game, an option or a value there is not."""

    craft = SEDMA

    def __init__(
        self, game: str = "sedma", seats: int | None = None, seed: int = 56, level: object = USUAL, lang: str | None = None,
        uid: str = "table", **options: object,
    ) -> None:  # fmt: skip
        self.words: Words = words(lang)
        self.uid = uid
        self.begin(SedmaGame.start(rules_named(game, seats, options), seed, level))
        self.talk = Talk()
        self.draft: dict[str, str] = {}
        self.look: Look[SedmaGame] | None = None

    def __str__(self) -> str:
        game = self.game
        return f"{game.rules.name!r}, seats={game.rules.players}, seed={game.seed}, level={game.level!r}"

    def receive(self, message: object) -> None:
        """Do what a message asks. What cannot be is refused in words, and the game stays as it was."""
        try:
            kind = kind_of(message, self.words, KINDS, forms=())
            assert isinstance(message, Mapping)  # noqa: S101 - kind_of has looked
            if kind not in REVIEW:
                self.look = None
            with self.keeping(kind):
                HANDLERS[kind](self, message)
        except RefusedMessage as refused:
            self.talk = replace(self.talk, notice=refused.words, answer=refused.words, why=None)

    @property
    def html(self) -> Safe:
        """The table in play, or the deal that is looked over."""
        if self.look:
            return review(looked(self.look, self.words, self.uid), self.words)
        return table(self._scene(), self.words)

    @property
    def snapshot(self) -> Safe:
        """The table as a still picture."""
        return snapshot(self._scene(), self.words)

    def play(self, message: Mapping[str, object]) -> None:
        """Play the card of a message, or say why it may not be played."""
        self._move(Play(card_of(message, self.words)))

    def move(self, message: Mapping[str, object]) -> None:
        """Make the move of a message, or say why not."""
        self._move(move_of(message, self.words))

    def stop(self, _message: Mapping[str, object]) -> None:
        """Stop the trick, or say why not."""
        self._move(STOP)

    def hint(self, _message: Mapping[str, object]) -> None:
        """Say a little more than the time before: a nudge, the move, the reason."""
        if self.game.over:
            self._move(STOP)
            return
        best = best_move(self.game.view)
        step = min(self.talk.step + 1, STEPS)
        card = best.card if isinstance(best, Play) and step > 1 else None
        self.talk = Talk(self.talk.since, hint(best, step, self.game, self.words), hint=card, step=step)

    def undo(self, _message: Mapping[str, object]) -> None:
        """Go back to before the reader's last move."""
        if self.game.before is None:
            raise RefusedMessage(self.words.html("There is no move of yours to take back in this deal."))
        self.undone = (*self.undone, self.game)
        self.game = self.game.before
        taken_back = join(self.words.html("Your move is taken back."), " ", Teller(self.game, self.words).turn())
        self.talk = Talk(len(self.game.turns), taken_back)

    def redo(self, _message: Mapping[str, object]) -> None:
        """Make the move again that was taken back last."""
        if not self.undone:
            raise RefusedMessage(self.words.html("No move of yours has been taken back."))
        *undone, game = self.undone
        self._show(game, len(self.game.turns), tuple(undone))

    def choose(self, message: Mapping[str, object]) -> None:
        """Say at once whether the choices in the form exclude each other."""
        self.draft = draft_of(message, self.words)
        rules_of(message, self.words)
        self.talk = replace(self.talk, notice=None, answer=None)

    def deal(self, message: Mapping[str, object]) -> None:
        """Begin a new match."""
        self.draft = draft_of(message, self.words)
        wish = deal_of(message, self.words)
        self._begin(SedmaGame.start(wish.rules, wish.seed, wish.level))

    def again(self, _message: Mapping[str, object]) -> None:
        """Begin this deal again, with the same cards."""
        self._check_played()
        self._begin(self.game.again())

    def next(self, _message: Mapping[str, object]) -> None:
        """Go on to the next deal of the match."""
        self._check_played()
        if not self.game.over:
            raise RefusedMessage(self.words.html("This deal is not over yet. The next one comes when all cards are played."))
        if self.game.standing.over:
            raise RefusedMessage(self.words.html("The match is over. Choose New deal to start another one."))
        self._begin(self.game.next_deal())

    def look_back(self) -> Look[SedmaGame]:
        """The deal that is over, to step through."""
        return look_back_at_sedma(self.game)

    def go_on(self, game: SedmaGame, since: int) -> None:
        """Go on with a game, of which so many moves are known to the reader."""
        self._show(game, since)

    def close(self, _message: Mapping[str, object]) -> None:
        """Put away the reason, the hint or the message of a mistake."""
        self.talk = Talk(self.talk.since)

    def _move(self, move: Move) -> None:
        refusal = self.game.view.why_not(move)
        if refusal is None:
            self._check_played()
            self._show(self.game.move(move), len(self.game.turns))
            return
        told = why(refusal, self.game, self.words)
        answer = join(told.reason, " ", told.more)
        held = refusal.card is None or refusal.card.bit & self.game.view.hand
        self.talk = Talk(self.talk.since, answer, why=told) if held else Talk(self.talk.since, answer, notice=answer)

    def put(self, place: Place[SedmaGame], told: Safe) -> None:
        """Put a game on the table and say so."""
        self._begin(place.game)
        self.undone = place.undone
        self.talk = Talk(len(place.game.turns), join(told, " ", Teller(place.game, self.words).turn()))

    def _begin(self, game: SedmaGame) -> None:
        self._show(game)
        self.draft = {}

    def _show(self, game: SedmaGame, since: int = 0, undone: tuple[SedmaGame, ...] = ()) -> None:
        self.game, self.undone = game, undone
        self.talk = Talk(since)

    def _scene(self) -> Scene:
        drawn = scene(self.game, self.words, self.talk, self.draft, self.uid, can_redo=bool(self.undone))
        return replace(drawn, sharing=self.shown)


HANDLERS: dict[str, Callable[[SedmaState, Mapping[str, object]], None]] = {
    "card": SedmaState.play,
    "move": SedmaState.move,
    "pass": SedmaState.stop,
    "hint": SedmaState.hint,
    "undo": SedmaState.undo,
    "redo": SedmaState.redo,
    "choose": SedmaState.choose,
    "deal": SedmaState.deal,
    "again": SedmaState.again,
    "next": SedmaState.next,
    "close": SedmaState.close,
    "resume": SedmaState.resume,
    "open": SedmaState.open,
    "share": SedmaState.share,
    "leave": SedmaState.leave,
    **OF_REVIEWS,
}


def rules_named(game: str, seats: int | None, options: Mapping[str, object]) -> Sedma:
    """The rules of a preset of Sedma with these options and, if given, this number of seats. Raises `InvalidOption`."""
    if game not in tuple(GAMES):
        raise InvalidOption("game", game, tuple(GAMES))
    chosen = {**GAMES[game].changed(), **options}
    return Sedma.with_options(**chosen) if seats is None else Sedma.with_options(**{**chosen, "players": seats})
