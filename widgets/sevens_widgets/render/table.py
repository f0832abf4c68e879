"""A whole table as HTML: seats, layout, the reader's hand, buttons and the moves so far."""

from __future__ import annotations

from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.render.controls import controls
from sevens_widgets.render.forms import deal_form
from sevens_widgets.render.holding import MARKED, holding
from sevens_widgets.render.layout import layout
from sevens_widgets.render.log import log
from sevens_widgets.render.own import exposed, own
from sevens_widgets.render.parts import live_parts
from sevens_widgets.render.results import results
from sevens_widgets.render.scene import Scene
from sevens_widgets.render.scoresheet import scoresheet
from sevens_widgets.render.seats import seats
from sevens_widgets.render.share import share, way_back
from sevens_widgets.words import Words


def table(scene: Scene, words: Words) -> Safe:
    """The table in play."""
    body = [
        seats(scene.seats, words),
        _status(scene),
        way_back(words) if scene.sharing.visiting else None,
        drawn_layout(scene, words),
        holding(scene.holding, words) if scene.holding else None,
        *(exposed(shown, scene, words, live=True) for shown in scene.exposed),
        own(scene, words, live=True),
        notice(scene.notice) if scene.notice else None,
        results(scene.result, words) if scene.result else None,
        controls(scene, words),
        deal_form(scene.form, scene.uid, words),
        scoresheet(scene.scores, words) if scene.scores else None,
        share(scene.sharing.shared, scene.uid, words),
        log(scene.moves, words),
    ]
    return _section(scene, words, body, live="yes")


def snapshot(scene: Scene, words: Words) -> Safe:
    """The table as a still picture, which reads and prints without a script; what a script needs to start it lies beside it."""
    body = [
        seats(scene.seats, words),
        tag("div", tag("p", scene.told), class_="status"),
        drawn_layout(scene, words),
        *(exposed(shown, scene, words, live=False) for shown in scene.exposed),
        own(scene, words, live=False),
        live_parts(words),
        log(scene.moves, words) if scene.moves else None,
    ]
    return _section(scene, words, body, live="no")


def notice(text: Safe) -> Safe:
    """A message about something that cannot be."""
    return tag("div", icon("warn"), tag("div", tag("p", text)), class_="notice")


def _section(scene: Scene, words: Words, body: list[Safe | None], live: str) -> Safe:
    title_id, facts_id = f"{scene.uid}-title", f"{scene.uid}-facts"
    head = tag(
        "header",
        tag("h2", scene.title, id=title_id),
        tag("p", scene.facts, class_="table__facts", id=facts_id),
        _pot(scene, words) if scene.view.rules.chips else None,
        class_="table__head",
    )
    return tag(
        "section",
        head,
        tag("div", body, class_="table__body"),
        class_="table",
        data_game=scene.view.rules.name.replace("_", "-"),
        data_live=live,
        data_agreed=scene.sharing.agreed,
        lang=words.lang,
        aria_labelledby=f"{title_id} {facts_id}",
    )


def _pot(scene: Scene, words: Words) -> Safe:
    chips = scene.view.pot
    pot = words.count("Pot {pot} chip", "Pot {pot} chips", chips, pot=tag("b", words.number(chips)))
    return tag("span", icon("chip"), tag("span", pot), class_="pot")


def _status(scene: Scene) -> Safe:
    """The line that is spoken. What a bubble or a notice shows anyway is only spoken there."""
    seen_elsewhere = scene.why is not None or scene.question is not None or scene.notice is not None
    spoken = tag("p", scene.answer or scene.told, role="status", class_="vh" if seen_elsewhere else None)
    return tag("div", spoken, tag("p", scene.told) if seen_elsewhere else None, class_="status")


def drawn_layout(scene: Scene, words: Words) -> Safe:
    """The layout of a table."""
    view, aside = scene.view, scene.view.aside
    lies = view.layout
    beyond = sum(aside.shown) & lies.laid & ~aside.exposed & ~lies.shape.joined(lies.laid)
    ends = view.frontier & lies.open_ends
    pointed_at = scene.holding.blockers if scene.holding else 0
    return layout(
        lies, words, last=scene.last, ends=ends, jokers=aside.jokered, ghosts=beyond, pointed_at=pointed_at, why=MARKED
    )  # fmt: skip
