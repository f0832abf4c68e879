"""A whole table as HTML: seats, layout, the reader's hand, buttons and the moves so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sevens import PASS, Card, View
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.refusals import Why
from sevens_widgets.render.cards import card, hand, icon
from sevens_widgets.render.forms import DealForm, deal_form
from sevens_widgets.render.layout import layout
from sevens_widgets.render.log import log
from sevens_widgets.render.parts import live_parts
from sevens_widgets.render.results import Result, results
from sevens_widgets.render.seats import Seat, seats
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn of a table: what the reader's seat may see, and what lies open to everybody."""

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
    form: DealForm
    answer: Safe | None = None
    """What is said instead, after a question or a mistake."""
    pass_why: Why | None = None
    why: Why | None = None
    hint: Card | None = None
    notice: Safe | None = None
    can_undo: bool = False
    result: Result | None = None


def table(scene: Scene, words: Words) -> Safe:
    """The table in play."""
    body = [
        seats(scene.seats, words),
        _status(scene),
        _layout(scene, words),
        _own(scene, words, live=True),
        notice(scene.notice) if scene.notice else None,
        results(scene.result, words) if scene.result else None,
        _controls(scene, words),
        deal_form(scene.form, scene.uid, words),
        log(scene.moves, words),
    ]
    return _section(scene, words, body, live="yes")


def snapshot(scene: Scene, words: Words) -> Safe:
    """The table as a still picture, which reads and prints without a script; what a script needs to start it lies beside it."""
    body = [
        seats(scene.seats, words),
        tag("div", tag("p", scene.told), class_="status"),
        _layout(scene, words),
        _own(scene, words, live=False),
        live_parts(words),
        log(scene.moves, words) if scene.moves else None,
    ]
    return _section(scene, words, body, live="no")


def notice(text: Safe) -> Safe:
    """A message about something that cannot be."""
    return tag("div", icon("warn"), tag("div", tag("p", text)), class_="notice")


def _section(scene: Scene, words: Words, body: list[Safe | None], live: str) -> Safe:
    title_id, facts_id = f"{scene.uid}-title", f"{scene.uid}-facts"
    pot = words.count("Pot {pot} chip", "Pot {pot} chips", scene.view.pot, pot=tag("b", words.number(scene.view.pot)))
    head = tag(
        "header",
        tag("h2", scene.title, id=title_id),
        tag("p", scene.facts, class_="table__facts", id=facts_id),
        tag("span", icon("chip"), tag("span", pot), class_="pot"),
        class_="table__head",
    )
    return tag(
        "section",
        head,
        tag("div", body, class_="table__body"),
        class_="table",
        data_game=scene.view.rules.name.replace("_", "-"),
        data_live=live,
        lang=words.lang,
        aria_labelledby=f"{title_id} {facts_id}",
    )


def _status(scene: Scene) -> Safe:
    """The line that is spoken. What a bubble or a notice shows anyway is only spoken there."""
    seen_elsewhere = scene.why is not None or scene.notice is not None
    spoken = tag("p", scene.answer or scene.told, role="status", class_="vh" if seen_elsewhere else None)
    return tag("div", spoken, tag("p", scene.told) if seen_elsewhere else None, class_="status")


def _layout(scene: Scene, words: Words) -> Safe:
    return layout(scene.view.layout, words, last=scene.last, ends=scene.view.frontier)


def _own(scene: Scene, words: Words, *, live: bool) -> Safe:
    cards = scene.view.rules.shape.pack.unmask(scene.view.hand)
    title = words.say("Your hand")
    key = tag("span", tag("i"), " ", words.say("lifted: may be played"), class_="own__key")
    head = tag("div", tag("h3", title), key if scene.view.playable else None, class_="own__head")
    items = _live_hand(scene, words) if live else _still_hand(cards, scene, words)
    drawn = hand(list(items), title, size=len(cards)) if cards else tag("p", words.say("No cards left."))
    asked_to_pass = scene.why if scene.why and scene.why.card not in cards else None
    return tag("div", head, drawn, _bubble(asked_to_pass, scene, words) if asked_to_pass else None, class_="own")


def _still_hand(cards: tuple[Card, ...], scene: Scene, words: Words) -> Iterator[Safe]:
    for held in cards:
        fits = scene.view.playable & scene.view.rules.shape.pack.bit(held)
        yield tag("li", card(held, words, ("playable",) if fits else ()), class_="hand__card")


def _live_hand(scene: Scene, words: Words) -> Iterator[Safe]:
    pack = scene.view.rules.shape.pack
    asked = scene.why.card if scene.why else None
    for held in pack.unmask(scene.view.hand):
        described = f"{scene.uid}-why" if held == asked else None
        drawn = card(held, words, _states(held, scene), button=True, described_by=described)
        yield tag("li", drawn, class_="hand__card", id=f"{scene.uid}-{held}", data_asked=held == asked)
        if scene.why and held == asked:
            yield tag("li", _bubble(scene.why, scene, words), class_="hand__why", id=f"{scene.uid}-why-item")


def _states(held: Card, scene: Scene) -> list[str]:
    if scene.view.outcome:
        return []
    states = ["playable" if scene.view.playable & scene.view.rules.shape.pack.bit(held) else "blocked"]
    return [*states, "hint"] if held == scene.hint else states


def _bubble(why: Why, scene: Scene, words: Words) -> Safe:
    text = tag("div", tag("strong", why.reason), " ", why.more, class_="why__text")
    close = tag("button", words.say("Close"), class_="button", type="button", data_small=True, data_action="close")
    path = tag("div", why.path, class_="why__path", aria_hidden="true") if why.path else None
    return tag("div", text, close, path, class_="why", id=f"{scene.uid}-why")


def _controls(scene: Scene, words: Words) -> Safe:
    undo = _button(words.say("Undo"), "undo", disabled=not scene.can_undo)
    form = tag(
        "button", words.say("New deal"), class_="button", type="button", data_action="form",
        aria_expanded="false", aria_controls=f"{scene.uid}-form",
    )  # fmt: skip
    if scene.view.outcome:
        more = bool(scene.result and scene.result.more_to_come)
        buttons = [_button(words.say("Next deal"), "next", main=True) if more else None, undo, form]
        return tag("div", buttons, class_="controls", role="group", aria_label=words.say("Moves"))
    buttons = [_pass(scene, words), _button(words.say("Hint"), "hint"), undo, form]
    explained = tag("p", scene.pass_why.reason, class_="vh", id=f"{scene.uid}-pass-why") if scene.pass_why else None
    return join(tag("div", buttons, class_="controls", role="group", aria_label=words.say("Moves")), explained)


def _pass(scene: Scene, words: Words) -> Safe:
    allowed = PASS in scene.view.legal_moves()
    described = None if allowed else f"{scene.uid}-pass-why"
    return _button(words.say("Pass"), "pass", disabled=not allowed, main=not scene.view.playable, described_by=described)


def _button(
    text: str, action: str, *, main: bool = False, disabled: bool = False, described_by: str | None = None
) -> Safe:  # fmt: skip
    return tag(
        "button", text, class_="button", type="button", data_main=main, data_action=action,
        aria_disabled="true" if disabled else None, aria_describedby=described_by,
    )  # fmt: skip
