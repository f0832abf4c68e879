"""How the games with a layout are kept, passed on and looked at."""

from __future__ import annotations

import re
from dataclasses import replace

from sevens import InvalidOption, Round, Rules, Session, SevensError, parse_move
from sevens.cards import bits_of
from sevens.presets import read_rules
from sevens_widgets.game import LAST_SEED, READER, Game, check_levels, check_seed, usual_total
from sevens_widgets.sharing.damage import Damage, Damaged
from sevens_widgets.sharing.replay import Craft
from sevens_widgets.sharing.saved import Saved

HIDDEN_HAND = re.compile(r"\?([0-9]{1,3})", re.ASCII)
HIDDEN_STOCK = re.compile(r"\nstock \?([0-9]{1,3})(?=\n|$)", re.ASCII)


def agreed(game: Game) -> Saved:
    """What was agreed before the first move."""
    first = (game.seed - len(game.earlier)) % (LAST_SEED + 1)
    return Saved(str(game.session.rules), game.levels, first, (), dealer=game.session.first_dealer)


def dealt(saved: Saved) -> Game:
    """The first deal before its first move. Raises `Damaged`."""
    rules = rules_named(saved.rules)
    try:
        rules.check_seats(len(saved.bots) + 1)
        return Game.dealt(rules, check_levels(saved.bots, len(saved.bots)), check_seed(saved.deal), saved.dealer)
    except InvalidOption as error:
        raise Damaged(Damage.RULES, error.value) from None


def rules_named(text: str) -> Rules:
    """The rules of a line. Raises `Damaged`."""
    try:
        return read_rules(text)
    except InvalidOption as error:
        raise Damaged(Damage.RULES, error.value) from None
    except SevensError:
        raise Damaged(Damage.OTHER_TABLE if text.startswith("sedma") else Damage.RULES, text) from None


def position(game: Game) -> str | None:
    """What the reader's seat may see; None in a playoff, where other places play, and where persons share the device."""
    return None if game.session.playoff or game.shared else game.round.text(READER)


def look(text: str) -> Game:
    """The position as a game in which nobody plays on: the hidden cards lie anyhow. Raises `Damaged`."""
    try:
        round_ = _filled(text)
    except (SevensError, ValueError, IndexError):
        raise Damaged(Damage.CUT) from None
    seats = len(round_.hands)
    if round_.rules.min_players > seats or not (round_.outcome or round_.turn == READER):
        raise Damaged(Damage.CUT)
    session = Session.start(round_.rules, seats, target=usual_total(round_.rules))
    return Game(session, ("club",) * (seats - 1), 0, round_, to_look_at=True)


def _filled(text: str) -> Round:
    """The round of a position, with the cards of the hidden hands and of the stock dealt to them in order."""
    hidden = HIDDEN_STOCK.search(text)
    hands = next((line for line in text.splitlines() if line.startswith("hands ")), "")
    sizes = [HIDDEN_HAND.fullmatch(hand.strip()) for hand in hands[len("hands ") :].split("/")]
    filled = Round.from_text(HIDDEN_STOCK.sub("", text).replace(hands, HIDDEN_HAND.sub("*", hands)))
    counts = {seat: int(size[1]) for seat, size in enumerate(sizes) if size}
    unseen = [bit for seat in counts for bit in bits_of(filled.hands[seat])]
    jokers = filled.rules.shape.pack.wild
    unseen.sort(key=lambda bit: (bool(bit & jokers), bit))
    dealt_hands = list(filled.hands)
    for seat, count in counts.items():
        dealt_hands[seat], unseen = _some(unseen, count), unseen[count:]
    stocked = int(hidden[1]) if hidden else 0
    stock = tuple(unseen[:stocked])
    if len(stock) < stocked or any(not bit & jokers for bit in unseen[stocked:]):  # a joker may have left play
        raise Damaged(Damage.CUT)
    table = replace(filled.table, stock=stock) if hidden else filled.table
    return replace(filled, table=table, hands=tuple(dealt_hands))


def _some(cards: list[int], count: int) -> int:
    """The mask of the first cards. Raises `Damaged` where there are fewer."""
    if len(cards) < count:
        raise Damaged(Damage.CUT)
    return sum(cards[:count])


LAYOUTS = Craft(agreed, dealt, parse_move, position, look)
"""How these games are kept."""
