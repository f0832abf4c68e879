"""A table as the reader meets it: the game, and what is being said about it. No widget library is needed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from sevens import PASS, InvalidOption, Move, Play, Reason, Rules, preset
from sevens_widgets.asking import moves_with, question
from sevens_widgets.game import Game
from sevens_widgets.hints import STEPS, best_play, hint
from sevens_widgets.holding import holding
from sevens_widgets.html import Safe, join
from sevens_widgets.layout_craft import LAYOUTS
from sevens_widgets.messages import REVIEW, RefusedMessage, card_of, kind_of, move_of
from sevens_widgets.refusals import why
from sevens_widgets.render.review import review
from sevens_widgets.render.scene import Scene
from sevens_widgets.render.table import snapshot, table
from sevens_widgets.review.handlers import HANDLERS as OF_REVIEWS
from sevens_widgets.review.look import Look, look_back
from sevens_widgets.review.scene import looked
from sevens_widgets.scene import Talk, covered, scene
from sevens_widgets.sharing.keeping import Keeping, Place
from sevens_widgets.telling import Teller
from sevens_widgets.titles import TITLES
from sevens_widgets.wishes import Draft, chosen, rules_of, wished
from sevens_widgets.words import Words, words

SEATS = 4
"""How many sit at a table where nobody says so."""


class TableState(Keeping[Game]):
    """A table that takes messages and draws itself. Raises `InvalidOption` for a game, an option or a value there is not."""

    craft = LAYOUTS

    def __init__(
        self, game: str = "fan_tan", seats: int | None = None, seed: int = 56, level: str | Sequence[str] = "club",
        lang: str | None = None, uid: str = "table", **options: object,
    ) -> None:  # fmt: skip
        self.words: Words = words(lang)
        self.uid = uid
        rules = rules_named(game, options)
        self.begin(Game.start(rules, usual_seats(rules) if seats is None else seats, seed, level))
        self.talk = Talk()
        self.look: Look[Game] | None = None
        self.shows_holding = False
        self.draft = Draft.of(self.game)
        self.covered = self.game.shared and not self.game.over
        """Whether the hand is hidden until the next person says that it is his turn to look."""

    def __str__(self) -> str:
        game = self.game
        return f"{game.session.rules.name!r}, seats={game.session.seats}, seed={game.seed}, level={game.level or game.levels!r}"

    def receive(self, message: object) -> None:
        """Do what a message asks. What cannot be is refused in words, and the game stays as it was."""
        try:
            kind = kind_of(message, self.words)
            assert isinstance(message, Mapping)  # noqa: S101 - kind_of has looked
            self._check_cover(kind)
            if kind not in REVIEW:
                self.look = None
            with self.keeping(kind):
                HANDLERS[kind](self, message)
        except RefusedMessage as refused:
            self.talk = replace(self.talk, notice=refused.words, answer=refused.words, why=None, question=None)

    @property
    def html(self) -> Safe:
        """The table in play, or the deal that is looked over."""
        if self.look:
            return review(looked(self.look, self.words, self.uid), self.words)
        return table(self._scene, self.words)

    @property
    def snapshot(self) -> Safe:
        """The table as a still picture."""
        return snapshot(self._scene, self.words)

    @property
    def _scene(self) -> Scene:
        drawn = scene(self.game, self.words, self.talk, self.draft, self.uid)
        drawn = replace(drawn, can_redo=bool(self.undone), sharing=self.shown)
        if self.covered:
            return covered(drawn, self.game, self.words, self.talk.since)
        if self.shows_holding:
            told = holding(self.game, Teller(self.game, self.words), hands_open=self.game.over)
            drawn = replace(drawn, holding=told)
        return drawn

    def _check_cover(self, kind: str) -> None:
        """Raises `RefusedMessage` for what needs a hand while it is hidden."""
        if self.covered and kind in OF_THE_HAND:
            name = Teller(self.game, self.words).names[self.game.here]
            raise RefusedMessage(self.words.html("The hand is hidden. First {seat} has to show it.", seat=name))

    def show(self, _message: Mapping[str, object]) -> None:
        """Show the hand of the person whose turn it is."""
        self.covered = False
        self.talk = Talk(self.talk.since)

    def lay(self, message: Mapping[str, object]) -> None:
        """Lay or give the card of a message, ask in which way if there are several, or say why it does not fit."""
        card = card_of(message, self.words)
        meant = moves_with(card, self.game.view)
        if len(meant) > 1:
            asked = question(card, meant, self.words)
            self.talk = Talk(self.talk.since, asked.text, question=asked)
        else:
            self._move(meant[0] if meant else Play(card))

    def move(self, message: Mapping[str, object]) -> None:
        """Make the move of a message, or say why not."""
        self._move(move_of(message, self.words))

    def pass_(self, _message: Mapping[str, object]) -> None:
        """Pass, or say why not."""
        self._move(PASS)

    def hint(self, _message: Mapping[str, object]) -> None:
        """Say a little more than the time before: the suit, the card, the reason."""
        if self.game.over:
            self._refuse(PASS)
            return
        best = best_play(self.game.view)
        if best is None:
            self.talk = Talk(self.talk.since, Teller(self.game, self.words).turn())
            return
        step = min(self.talk.step + 1, STEPS)
        said = hint(best, step, self.game.view, self.words)
        self.talk = Talk(self.talk.since, said, hint=best.card if step > 1 else None, step=step)

    def undo(self, _message: Mapping[str, object]) -> None:
        """Go back to before the reader's last move."""
        if self.game.before is None:
            raise RefusedMessage(self.words.html("There is no move of yours to take back in this deal."))
        self.undone = (*self.undone, self.game)
        self._put(self.game.before)
        self._say(self.words.html("Your move is taken back."))

    def redo(self, _message: Mapping[str, object]) -> None:
        """Make the move again that was taken back last."""
        if not self.undone:
            raise RefusedMessage(self.words.html("No move of yours has been taken back."))
        *undone, game = self.undone
        self._show(game, len(self.game.turns))
        self.undone = tuple(undone)

    def put(self, place: Place[Game], told: Safe) -> None:
        """Put a game on the table and say so."""
        self._begin(place.game)
        self.undone = place.undone
        self._say(told)

    def choose(self, message: Mapping[str, object]) -> None:
        """Take a choice in the form of a new deal; say so if the options now exclude each other."""
        self.draft = chosen(message, self.draft, self.words)
        rules_of(self.draft, self.words)
        self.talk = replace(self.talk, notice=None, answer=None)

    def deal(self, message: Mapping[str, object]) -> None:
        """Begin a new session."""
        wish, game = wished(message, self.draft, self.words), self.game
        same = (wish.seed, wish.seats) == (game.seed, len(game.round.hands))
        self._begin(Game.start(wish.rules, wish.seats, wish.seed, wish.levels, game.round.dealer if same else 0))

    def again(self, _message: Mapping[str, object]) -> None:
        """Begin this deal once more, with the same cards."""
        self._check_played()
        self._begin(self.game.again())

    def next(self, _message: Mapping[str, object]) -> None:
        """Go on to the next deal of the session."""
        self._check_played()
        if not self.game.over:
            raise RefusedMessage(self.words.html("This deal is not over yet. The next one comes when somebody is out."))
        if self.game.standing.over:
            raise RefusedMessage(self.words.html("The session is over. Choose New deal to start another one."))
        self._begin(self.game.next_deal())

    def holding(self, _message: Mapping[str, object]) -> None:
        """Show who holds up what, or put it away."""
        self.shows_holding = not self.shows_holding

    def look_back(self) -> Look[Game]:
        """The deal that is over, looked over."""
        return look_back(self.game)

    def go_on(self, game: Game, since: int) -> None:
        """Go on with a game, of which so many moves are known to the reader."""
        self._show(game, since)

    def close(self, _message: Mapping[str, object]) -> None:
        """Put away the reason, the hint or the message of a mistake."""
        self.talk = Talk(self.talk.since)

    def _move(self, move: Move) -> None:
        refusal = self.game.view.why_not(move)
        if refusal is not None:
            self._refuse(move)
            return
        self._check_played()
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

    def _begin(self, game: Game) -> None:
        self._show(game)
        self._put(game, begun=True)
        self.draft = Draft.of(game)

    def _put(self, game: Game, *, begun: bool = False) -> None:
        """Put a game on the table; the hand is hidden when it is another person's."""
        self.covered = game.shared and not game.over and (begun or game.here != self.game.here)
        self.game = game

    def _show(self, game: Game, since: int = 0) -> None:
        self._put(game)
        self.talk = Talk(since)
        self.undone = ()

    def _say(self, what: Safe) -> None:
        """Tell of something that is no move, and what the reader can do now."""
        self.talk = Talk(len(self.game.turns), join(what, " ", Teller(self.game, self.words).turn()))


OF_THE_HAND = ("card", "move", "pass", "hint")
HANDLERS: dict[str, Callable[[TableState, Mapping[str, object]], None]] = {
    "card": TableState.lay,
    "move": TableState.move,
    "pass": TableState.pass_,
    "hint": TableState.hint,
    "show": TableState.show,
    "undo": TableState.undo,
    "redo": TableState.redo,
    "resume": TableState.resume,
    "open": TableState.open,
    "share": TableState.share,
    "leave": TableState.leave,
    "holding": TableState.holding,
    **OF_REVIEWS,
    "choose": TableState.choose,
    "deal": TableState.deal,
    "again": TableState.again,
    "next": TableState.next,
    "close": TableState.close,
}


def rules_named(game: str, options: Mapping[str, object]) -> Rules:
    """The rules of a named game with these options. Raises `InvalidOption`, also for a game that has no layout."""
    rules = preset(game)
    if not isinstance(rules, Rules):
        raise InvalidOption("game", game, TITLES)
    return rules.with_options(**{**rules.changed(), **options})


def usual_seats(rules: Rules) -> int:
    """How many play where nobody says so: four, or the number nearest to it."""
    return max(rules.min_players, min(rules.max_players, SEATS))
