"""A deal at one moment as one seat sees it, small: what a step of a scenario shows of a game with a layout."""

from __future__ import annotations

from collections.abc import Sequence

from sevens import Laid, Round, View
from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import card, icon, open_hand
from sevens_widgets.render.layout import layout
from sevens_widgets.render.own import in_order
from sevens_widgets.telling import place_names
from sevens_widgets.words import Words


def moment(rounds: Sequence[Round], seat: int, number: int, words: Words) -> list[Safe | None]:
    """The last of these rounds as the seat sees it at this step: who has how much, the layout, what ghosts show, the hand."""
    view = rounds[-1].seen_by(seat)
    names = place_names(len(view.sizes), words, seat)
    pack = view.rules.shape.pack
    yours = view.outcome is None and view.turn == seat
    hand = open_hand(
        in_order(pack, view.hand), words, words.say("Your hand at step {number}", number=number),
        pack.unmask(view.playable) if yours else (),
    ) if view.hand else None  # fmt: skip
    return [*_facts(view, names, words), _layout(view, rounds, number, words), *_exposed(view, names, words), hand]


def row(title: str, names: Sequence[str], numbers: Sequence[int], words: Words, more: Safe | None = None) -> Safe:
    """A number for each seat, in a line."""
    facts = [[" ", tag("span", name, " ", tag("b", words.number(number)))] for name, number in zip(names, numbers, strict=True)]
    return tag("p", tag("span", title), facts, [" ", more] if more else None, class_="frame__seats")


def to_play(name: str | None, words: Words) -> Safe:
    """Whose turn it is, or that the deal is over."""
    if name is None:
        return tag("b", words.say("The deal is over."))
    return tag("span", words.html("To play: {seat}", seat=tag("b", name)))


def _facts(view: View, names: Sequence[str], words: Words) -> list[Safe]:
    turn = to_play(None if view.outcome else names[view.turn], words)
    facts = [row(words.say("Cards left:"), names, view.sizes, words, turn)]
    if view.rules.chips:
        facts.append(row(words.say("Chips paid:"), names, view.paid, words))
    if view.tokens:
        facts.append(row(words.say("Passes left:"), names, view.tokens, words))
    if view.rules.race_to_kings:
        facts.append(row(words.say("Columns completed:"), names, view.aside.completed or (0,) * len(names), words))
    return facts


def _layout(view: View, rounds: Sequence[Round], number: int, words: Words) -> Safe:
    laid = [event.at or event.card for r in rounds for event in r.events if isinstance(event, Laid)]
    lies, aside = view.layout, view.aside
    beyond = sum(aside.shown) & lies.laid & ~aside.exposed & ~lies.shape.joined(lies.laid)
    return layout(
        lies, words, last=laid[-1] if laid else None, ends=0 if view.outcome else view.frontier & lies.open_ends,
        label=words.say("Layout at step {number}", number=number), jokers=aside.jokered, ghosts=beyond,
    )  # fmt: skip


def _exposed(view: View, names: Sequence[str], words: Words) -> list[Safe]:
    """Who has become a ghost, and the cards of ghosts that still lie beside the layout."""
    aside, pack = view.aside, view.rules.shape.pack
    said = []
    for seat in aside.ghosts:
        cards = pack.unmask(aside.shown[seat] & aside.exposed)
        title = words.say("Exposed cards: {seat}", seat=names[seat]) if cards else words.say("{seat}: ghost", seat=names[seat])
        drawn = [tag("li", card(held, words, ("ghost",))) for held in cards]
        listed = tag("ul", drawn, class_="exposed__cards", role="list", aria_label=title) if cards else None
        said.append(tag("div", tag("p", icon("ghost"), title, class_="exposed__head"), listed, class_="exposed"))
    return said
