"""A position of a chapter as HTML: the layout, what ghosts show beside it, and a hand."""

from __future__ import annotations

from sevens import Layout, Rules, preset
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render.cards import card, icon, open_hand
from sevens_widgets.render.layout import layout
from sevens_widgets.words import Words, words


def board(
    text: str, lang: str | None = None, hand: str | None = None,
    *, game: str = "fan_tan", shown: str = "", jokers: str = "", ends: bool = True,
) -> Safe:  # fmt: skip
    """A layout of a preset as `Layout.parse` reads it and, if given, a hand such as `3D 9D QS`.

    `shown` are the cards of a ghost that lie beside it, `jokers` the places that jokers fill. Where ghosts leave gaps, the cards
    beyond a gap are a ghost's. Raises `InvalidOption` for an unknown game and `Unreadable` for anything else.
    """
    said, rules = words(lang), preset(game)
    position = Layout.parse(text, rules.shape)
    pack = rules.shape.pack
    drawn = layout(
        position, said, ends=None if ends else 0, jokers=pack.mask(jokers.split()), ghosts=_beyond(position, rules)
    )  # fmt: skip
    parts = [drawn, _shown(shown, rules, said)] if shown else [drawn]
    if hand is not None:
        held = pack.mask(hand.split())
        fits = pack.unmask(held & position.fitting) if ends else ()
        parts.append(open_hand(pack.unmask(held), said, said.say("Hand"), fits))
    return join(*parts)


def _beyond(position: Layout, rules: Rules) -> int:
    """The mask of the cards that a ghost has laid beyond a gap."""
    return position.laid & ~position.shape.joined(position.laid) if rules.ghost_cards == "gaps" else 0


def _shown(cards: str, rules: Rules, words: Words) -> Safe:
    pack, title = rules.shape.pack, words.say("Exposed cards")
    drawn = [tag("li", card(held, words, ("ghost",))) for held in pack.unmask(pack.mask(cards.split()))]
    listed = tag("ul", drawn, class_="exposed__cards", role="list", aria_label=title)
    return tag("div", tag("p", icon("ghost"), title, class_="exposed__head"), listed, class_="exposed")
