"""How games of Sedma are kept, passed on and looked at."""

from __future__ import annotations

import re
from dataclasses import replace

from sevens import InvalidOption, SevensError
from sevens.sedma import GERMAN, LEVELS, Match, Sedma, parse_move, parse_position
from sevens.texts import with_settings
from sevens_widgets.game import LAST_SEED, READER, check_seed
from sevens_widgets.sedma.game import SedmaGame
from sevens_widgets.sharing.damage import Damage, Damaged
from sevens_widgets.sharing.replay import Craft
from sevens_widgets.sharing.saved import Saved

HIDDEN = re.compile(r"\?([0-9]{1,2})", re.ASCII)


def agreed(game: SedmaGame) -> Saved:
    """What was agreed before the first move."""
    first = (game.seed - len(game.earlier)) % (LAST_SEED + 1)
    return Saved(str(game.rules), (game.level,) * (game.rules.players - 1), first, ())


def dealt(saved: Saved) -> SedmaGame:
    """The first deal before its first move. Raises `Damaged`."""
    rules, level = rules_named(saved.rules), saved.bots[0] if saved.bots else ""
    if saved.dealer:
        raise Damaged(Damage.RULES, f"dealer {saved.dealer}")
    if level not in LEVELS or saved.bots != (level,) * (rules.players - 1):
        raise Damaged(Damage.RULES, " ".join(saved.bots))
    try:
        return SedmaGame.dealt(rules, level, check_seed(saved.deal))
    except InvalidOption as error:
        raise Damaged(Damage.RULES, error.value) from None


def rules_named(text: str) -> Sedma:
    """The rules of a line. Raises `Damaged`."""
    name, *settings = text.split() or [""]
    if name != Sedma.name:
        raise Damaged(Damage.OTHER_TABLE)
    try:
        return with_settings(Sedma(), settings)
    except SevensError:
        raise Damaged(Damage.RULES, text) from None


def position(game: SedmaGame) -> str | None:
    """What the reader's seat may see: the rules in the first line, then the deal with the number of hidden cards.

    None once the deal is over: then no card is hidden any more.
    """
    if game.over:
        return None
    view, unseen = game.view, game.deal
    hands = [GERMAN.text(hand) if seat == READER else f"?{hand.bit_count()}" for seat, hand in enumerate(unseen.hands)]
    parts = [part for part in str(unseen).split("; ") if part.partition(" ")[0] not in ("hands", "stock")]
    shown = ["hands " + " / ".join(hands), *([f"stock ?{view.stock}"] if view.stock else []), *parts]
    return f"{game.rules}\n" + "; ".join(shown)


def look(text: str) -> SedmaGame:
    """The position as a game in which nobody plays on: the hidden cards lie anyhow. Raises `Damaged`."""
    rules_line, _, line = text.partition("\n")
    rules = rules_named(rules_line)
    try:
        before, plays = _before_the_trick(_filled(line))
        game = SedmaGame(Match.start(rules), tuple(LEVELS)[-1], 0, parse_position(before, rules))
        for play in plays:
            seat, _, card = play.partition(":")
            if seat != str(game.deal.turn):
                raise Damaged(Damage.CUT)
            game = game.moved(parse_move(card))
    except (SevensError, ValueError):
        raise Damaged(Damage.CUT) from None
    if game.over or game.deal.turn != READER:
        raise Damaged(Damage.CUT)
    return replace(game, before=None, to_look_at=True)


def _before_the_trick(line: str) -> tuple[str, list[str]]:
    """The position before the trick, its cards back in the hands, and what was played to it."""
    parts = [part.strip() for part in line.split(";")]
    trick = next((part for part in parts if part.startswith("trick ")), "")
    plays = trick.split()[1:]
    if not plays:
        return line, []
    hands = parts[0].split("/")
    for play in plays:
        seat, _, card = play.partition(":")
        if not re.fullmatch("[0-3]", seat, re.ASCII) or int(seat) >= len(hands):
            raise Damaged(Damage.CUT)
        hands[int(seat)] += f" {card} "
    return "; ".join(["/".join(hands), *(part for part in parts[1:] if part != trick)]), plays


def _filled(line: str) -> str:
    """The position with the cards that are named nowhere in place of the hidden ones."""
    named = 0
    for word in re.findall(r"\b(?:[0-9]:)?([7-9]|10|[A-Z])([A-Z])\b", line):
        named |= GERMAN.mask(["".join(word)])
    unseen = [str(card) for card in GERMAN.unmask(GERMAN.full & ~named)]

    def cards(hidden: re.Match[str]) -> str:
        count = int(hidden[1])
        if count > len(unseen):
            raise Damaged(Damage.CUT)
        some, unseen[:count] = unseen[:count], []
        return " ".join(some)

    return HIDDEN.sub(cards, line)


SEDMA = Craft(agreed, dealt, parse_move, position, look)
"""How these games are kept."""
