"""A match of Sedma as a text that a browser can keep: what was agreed and the reader's moves. The bots play the same again."""

from __future__ import annotations

import json
from typing import Any

from sevens.sedma import Sedma, parse_move
from sevens_widgets.game import LAST_SEED
from sevens_widgets.messages import RefusedMessage
from sevens_widgets.saving import DEALS, VERSION, facts_of, texts_of
from sevens_widgets.sedma.game import SedmaGame
from sevens_widgets.words import Words


def saved(game: SedmaGame) -> str:
    """The match as a text; after a reload, `resumed` gives it back."""
    facts = {
        "version": VERSION,
        "sedma": game.rules.changed(),
        "level": game.level,
        "seed": (game.seed - len(game.past)) % (LAST_SEED + 1),
        "deals": [[str(move) for move in moves] for moves in (*game.past, game.mine)],
    }
    return json.dumps(facts, separators=(",", ":"))


def resumed(text: object, words: Words) -> SedmaGame:
    """The match of a text. Raises `RefusedMessage` for one that no match has given."""
    try:
        game = _replayed(facts_of(text))
    except (RecursionError, TypeError, KeyError, ValueError):
        game = None
    if game is None or saved(game) != text:
        raise RefusedMessage(words.html("The game that was kept cannot be read, so the table stays as it is."))
    return game


def _replayed(facts: dict[str, Any]) -> SedmaGame:
    deals = facts["deals"]
    if not isinstance(deals, list) or not 1 <= len(deals) <= DEALS:
        raise ValueError("at least one deal")
    game = SedmaGame.start(Sedma.with_options(**facts["sedma"]), facts["seed"], facts["level"])
    for number, moves in enumerate(deals):
        if number:
            game = game.next_deal()
        for move in texts_of(moves):
            game = game.move(parse_move(move))
    return game
