"""A whole table of Sedma as HTML: seats, trick, stock and piles, the reader's hand, buttons and the moves so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens.sedma import Card
from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import hand
from sevens_widgets.render.controls import review_button
from sevens_widgets.render.log import log
from sevens_widgets.render.parts import live_parts
from sevens_widgets.render.sedma.around import Pile, Seat, seats, stock_and_piles
from sevens_widgets.render.sedma.cards import drawn
from sevens_widgets.render.sedma.controls import Why, bubble, button, move_button, notice, status
from sevens_widgets.render.sedma.form import DealForm, deal_form
from sevens_widgets.render.sedma.results import Result, results
from sevens_widgets.render.sedma.trick import TakenTrick, Trick, taken, trick
from sevens_widgets.render.share import NOTHING, Sharing, share, way_back
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """A button for the leader who is asked: what it says, and the move it makes."""

    says: Safe
    move: str


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn of a table: what the reader's seat may see, and what lies open to everybody."""

    uid: str
    """Begins every id of this table."""
    title: str
    facts: Safe
    score: Safe
    seats: Sequence[Seat]
    told: Safe
    """What has happened, and what the reader can do now."""
    trick: Trick | None
    taken: TakenTrick | None
    stock: int
    piles: Sequence[Pile]
    hand: Sequence[tuple[Card, tuple[str, ...]]]
    """The reader's cards with their states."""
    key: str | None
    """What a lifted card means now."""
    moves: Sequence[tuple[str, Safe]]
    form: DealForm
    choices: Sequence[Choice] = ()
    answer: Safe | None = None
    """What is said instead, after a question or a mistake."""
    why: Why | None = None
    notice: Safe | None = None
    can_undo: bool = False
    can_redo: bool = False
    sharing: Sharing = NOTHING
    result: Result | None = None


def table(scene: Scene, words: Words) -> Safe:
    """The table in play."""
    shown = scene.why is not None or scene.notice is not None
    body = [
        seats(scene.seats, words),
        status(scene.told, scene.answer, shown=shown),
        way_back(words) if scene.sharing.visiting else None,
        *_middle(scene, words),
        _own(scene, words, live=True),
        notice(scene.notice) if scene.notice else None,
        results(scene.result, words) if scene.result else None,
        _controls(scene, words),
        deal_form(scene.form, scene.uid, words),
        share(scene.sharing.shared, scene.uid, words),
        log(scene.moves, words),
    ]
    return _section(scene, words, body, live="yes")


def snapshot(scene: Scene, words: Words) -> Safe:
    """The table as a still picture, which reads and prints without a script; what a script needs to start it lies beside it."""
    body = [
        seats(scene.seats, words),
        tag("div", tag("p", scene.told), class_="status"),
        *_middle(scene, words),
        _own(scene, words, live=False),
        live_parts(words),
        log(scene.moves, words) if scene.moves else None,
    ]
    return _section(scene, words, body, live="no")


def still(scene: Scene, words: Words) -> list[Safe | None]:
    """What lies on the table, and the reader's hand, only to be looked at."""
    return [*_middle(scene, words), _own(scene, words, live=False)]


def _section(scene: Scene, words: Words, body: list[Safe | None], live: str) -> Safe:
    title_id, facts_id = f"{scene.uid}-title", f"{scene.uid}-facts"
    head = tag(
        "header",
        tag("h2", scene.title, id=title_id),
        tag("p", scene.facts, class_="table__facts", id=facts_id),
        tag("span", scene.score, class_="pot"),
        class_="table__head",
    )
    return tag(
        "section",
        head,
        tag("div", body, class_="table__body"),
        class_="table",
        data_game="sedma",
        data_live=live,
        data_agreed=scene.sharing.agreed,
        lang=words.lang,
        aria_labelledby=f"{title_id} {facts_id}",
    )


def _middle(scene: Scene, words: Words) -> list[Safe | None]:
    return [
        trick(scene.trick, words) if scene.trick else None,
        taken(scene.taken, words) if scene.taken else None,
        stock_and_piles(scene.stock, scene.piles, scene.uid, words, signed=len(scene.seats) > 2),
    ]


def _own(scene: Scene, words: Words, *, live: bool) -> Safe:
    title = words.say("Your hand")
    key = tag("span", tag("i"), " ", scene.key, class_="own__key") if scene.key else None
    items = _live_hand(scene, words) if live else _still_hand(scene, words)
    cards = hand(items, title, size=len(scene.hand), one_row=True) if items else tag("p", words.say("No cards left."))
    held = [card for card, _states in scene.hand]
    elsewhere = scene.why if live and scene.why and scene.why.card not in held else None
    return tag(
        "div",
        tag("div", tag("h3", title), key, class_="own__head"),
        cards,
        bubble(elsewhere, scene.uid, words) if elsewhere else None,
        class_="own",
    )


def _still_hand(scene: Scene, words: Words) -> list[Safe]:
    return [tag("li", drawn(held, words, states), class_="hand__card") for held, states in scene.hand]


def _live_hand(scene: Scene, words: Words) -> list[Safe]:
    items = []
    for held, states in scene.hand:
        asked = scene.why is not None and scene.why.card == held
        card = drawn(held, words, states, button=True, described_by=f"{scene.uid}-why" if asked else None)
        items.append(tag("li", card, class_="hand__card", id=f"{scene.uid}-{held}", data_asked=asked))
        if scene.why and asked:
            items.append(tag("li", bubble(scene.why, scene.uid, words), class_="hand__why", id=f"{scene.uid}-why-item"))
    return items


def _controls(scene: Scene, words: Words) -> Safe:
    form = tag(
        "button", words.say("New deal"), class_="button", type="button", data_action="form", id=f"{scene.uid}-new",
        aria_expanded="false", aria_controls=f"{scene.uid}-form",
    )  # fmt: skip
    more = scene.result is not None and scene.result.more_to_come
    buttons = [
        [move_button(choice.says, scene.uid, choice.move, main=choice is scene.choices[0]) for choice in scene.choices],
        button(words.say("Next deal"), scene.uid, "next", main=True) if more else None,
        review_button(scene.uid, words) if scene.result else button(words.say("Hint"), scene.uid, "hint"),
        button(words.say("Undo"), scene.uid, "undo", disabled=not scene.can_undo),
        button(words.say("Redo"), scene.uid, "redo", disabled=not scene.can_redo),
        button(words.say("Same deal again"), scene.uid, "again"),
        form,
    ]
    return tag("div", buttons, class_="controls", role="group", aria_label=words.say("Moves"))
