"""The cards that a reader chooses from as HTML: his hand, and what ghosts have shown."""

from __future__ import annotations

from collections.abc import Iterator

from sevens import Card, Pack
from sevens_widgets.html import Safe, tag
from sevens_widgets.render.cards import card, hand, icon
from sevens_widgets.render.scene import Choice, Exposed, Scene
from sevens_widgets.words import Words

ONE_ROW = 8
"""So many cards of a hand lie in one row, however narrow it is."""


def own(scene: Scene, words: Words, *, live: bool) -> Safe:
    """The reader's hand; with a reason or a question that belongs to no card of it below."""
    cards = in_order(scene.view.rules.shape.pack, scene.view.hand)
    title = words.say("Your hand")
    if scene.cover:
        hidden = words.say("{seat}, show your hand when nobody else is looking.", seat=scene.cover)
        return tag("div", tag("div", tag("h3", title), class_="own__head"), tag("p", hidden), class_="own")
    key = tag("span", tag("i"), " ", words.say("lifted: may be played"), class_="own__key")
    head = tag("div", tag("h3", title), key if scene.choosable & set(cards) else None, class_="own__head")
    items = list(_hand(cards, scene, words, live=live))
    drawn = hand(items, title, size=len(cards), one_row=len(cards) <= ONE_ROW) if cards else tag("p", words.say("No cards left."))
    elsewhere = scene.why is not None and scene.asked is None
    return tag("div", head, drawn, bubble(scene, words) if elsewhere else None, class_="own")


def in_order(pack: Pack, mask: int) -> tuple[Card, ...]:
    """The cards of a hand: suit by suit, low to high, a card beside its copy, jokers last."""

    def place(held: Card) -> tuple[int, int, int]:
        if held.suit not in pack.suits:
            return len(pack.suits), 0, held.copy
        return pack.suits.index(held.suit), pack.ranks.index(held.rank), held.copy

    return tuple(sorted(pack.unmask(mask), key=place))


def _hand(cards: tuple[Card, ...], scene: Scene, words: Words, *, live: bool) -> Iterator[Safe]:
    for held in cards:
        if not live:
            yield tag("li", card(held, words, ("playable",) if held in scene.choosable else ()), class_="hand__card")
            continue
        asked = held == scene.asked
        described = f"{scene.uid}-why" if asked else None
        drawn = card(held, words, scene.states(held), button=True, described_by=described)
        yield tag("li", drawn, class_="hand__card", id=f"{scene.uid}-{held}", data_asked=asked)
        if asked:
            yield tag("li", bubble(scene, words), class_="hand__why", id=f"{scene.uid}-why-item")


def exposed(shown: Exposed, scene: Scene, words: Words, *, live: bool) -> Safe:
    """The cards of one ghost beside the layout."""
    title = words.say("Exposed cards: {seat}", seat=shown.name)
    head = tag("h3", icon("ghost"), title, class_="exposed__head")
    cards = [_exposed(held, shown.name, scene, words, live=live) for held in shown.cards]
    asked = live and scene.asked in shown.cards
    listed = tag("ul", cards, class_="exposed__cards", role="list", aria_label=title)
    return tag("div", head, listed, bubble(scene, words) if asked else None, class_="exposed")


def _exposed(held: Card, seat: str, scene: Scene, words: Words, *, live: bool) -> Safe:
    name = words.say("{card}, exposed: {seat}", card=words.card_name(held), seat=seat)
    described = f"{scene.uid}-why" if held == scene.asked else None
    states = ("ghost", *(scene.states(held) if live else ()))
    return tag("li", card(held, words, states, button=live, name=name, described_by=described), id=f"{scene.uid}-{held}")


def bubble(scene: Scene, words: Words) -> Safe:
    """Why a move is not allowed, or in which way a card is to be laid: its text describes the card, its buttons do not."""
    text_id = f"{scene.uid}-why"
    close = tag("button", words.say("Close"), class_="button", type="button", data_small=True, data_action="close")
    if scene.question:
        text = tag("div", tag("strong", scene.question.text), class_="why__text", id=text_id)
        choices = tag("div", [choice(c, scene.uid) for c in scene.question.choices], class_="why__choices controls")
        return tag("div", text, close, choices, class_="why")
    why = scene.why
    assert why is not None  # noqa: S101 - there is a bubble only after a question or for a reason
    text = tag("div", tag("strong", why.reason), " ", why.more, class_="why__text", id=text_id)
    path = tag("div", why.path, class_="why__path", aria_hidden="true") if why.path else None
    return tag("div", text, close, path, class_="why")


def choice(choice: Choice, uid: str) -> Safe:
    """A move as a button."""
    own_id = f"{uid}-do-{choice.move}"
    return tag("button", choice.label, class_="button", type="button", id=own_id, data_main=choice.main, data_move=choice.move)
