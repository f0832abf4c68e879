"""A game as a text that a browser can keep: what was agreed and the reader's moves. The bots play the same again."""

from __future__ import annotations

import json
from typing import Any

from sevens import parse_move
from sevens.presets import read_rules
from sevens_widgets.game import LAST_SEED, Game
from sevens_widgets.messages import RefusedMessage
from sevens_widgets.words import Words

VERSION = 1
LONGEST = 50_000
"""So many characters a text has at most."""
DEALS = 100
"""So many deals it tells of at most."""


def saved(game: Game) -> str:
    """The game as a text; after a reload, `resumed` gives the game back."""
    session = game.session
    deals = (*game.past, game.mine)
    facts = {
        "version": VERSION,
        "rules": str(session.rules),
        "seats": session.seats,
        "dealer": session.first_dealer,
        "levels": game.levels,
        "seed": (game.seed - len(game.past)) % (LAST_SEED + 1),
        "deals": [[str(move) for move in moves] for moves in deals],
    }
    return json.dumps(facts, separators=(",", ":"))


def resumed(text: object, words: Words) -> Game:
    """The game of a text. Raises `RefusedMessage` for one that no game has given."""
    try:
        game = _replayed(_facts(text))
    except (RecursionError, TypeError, KeyError, ValueError):
        game = None
    if game is None or saved(game) != text:
        raise RefusedMessage(words.html("The game that was kept cannot be read, so the table stays as it is."))
    return game


def _facts(text: object) -> dict[str, Any]:
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ValueError("a text of limited length")
    facts = json.loads(text)
    if not isinstance(facts, dict) or facts.get("version") != VERSION:
        raise ValueError("a game of this version")
    return facts


def _replayed(facts: dict[str, Any]) -> Game:
    (rules,) = _texts([facts["rules"]])
    deals = facts["deals"]
    if not isinstance(deals, list) or not 1 <= len(deals) <= DEALS:
        raise ValueError("at least one deal")
    game = Game.start(read_rules(rules), facts["seats"], facts["seed"], _texts(facts["levels"]), facts["dealer"])
    for number, moves in enumerate(deals):
        if number:
            game = game.next_deal()
        for move in _texts(moves):
            game = game.move(parse_move(move))
    return game


def _texts(found: object) -> tuple[str, ...]:
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise TypeError("a list of texts")
    return tuple(found)
