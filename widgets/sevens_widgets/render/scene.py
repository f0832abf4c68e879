"""All that is drawn of a table."""

from __future__ import annotations

from dataclasses import dataclass

from sevens import Card, View
from sevens_widgets.html import Safe
from sevens_widgets.refusals import Why
from sevens_widgets.render.forms import DealForm
from sevens_widgets.render.holding import Holding
from sevens_widgets.render.results import Result
from sevens_widgets.render.scoresheet import Scores
from sevens_widgets.render.seats import Seat
from sevens_widgets.render.share import NOTHING, Sharing


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that is a button."""

    move: str
    """The move as the package writes it."""
    label: Safe
    main: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """A card that can be laid in several ways."""

    card: Card
    text: Safe
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Exposed:
    """The cards of one ghost that lie beside the layout."""

    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the reader's seat may see, and what lies open to everybody."""

    uid: str
    """Begins every id of this table."""
    title: str
    facts: Safe
    view: View
    seats: tuple[Seat, ...]
    told: Safe
    """What has happened, and what the reader can do now."""
    moves: tuple[tuple[str, Safe], ...]
    last: Card | None
    """The place of the card laid last."""
    form: DealForm
    choosable: frozenset[Card] = frozenset()
    """The cards with which there is a move now."""
    exposed: tuple[Exposed, ...] = ()
    answer: Safe | None = None
    """What is said instead, after a question or a mistake."""
    pass_why: Why | None = None
    why: Why | None = None
    question: Question | None = None
    buttons: tuple[Choice, ...] = ()
    hint: Card | None = None
    notice: Safe | None = None
    cover: str | None = None
    """Whose hand is hidden, where several persons share the device."""
    can_undo: bool = False
    can_review: bool = False
    holding: Holding | None = None
    """Who holds up what, where the reader wants to see it."""
    can_redo: bool = False
    sharing: Sharing = NOTHING
    result: Result | None = None
    scores: Scores | None = None

    @property
    def asked(self) -> Card | None:
        """The card that is spoken of."""
        if self.question:
            return self.question.card
        return self.why.card if self.why else None

    def states(self, card: Card) -> tuple[str, ...]:
        """How a card is drawn that the reader may choose."""
        if self.view.outcome:
            return ()
        state = "playable" if card in self.choosable else "blocked"
        return (state, "hint") if card == self.hint else (state,)
