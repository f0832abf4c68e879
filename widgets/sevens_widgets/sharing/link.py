"""The code of a link: a game, or a position without the hidden hands, in a few characters that are safe in an address.

    1g.fan_tan~chip_per_card~1.4.club.56.0~14.q83hZw.a1Bc_d.Zx91-a
    1p.fan_tan.Yi5JLc0rVjDk.a1Bc_d

A game tells its rules, seats, bots, deal number, how many deals and moves have been played, and the moves; a position tells its
game and its text. Then come two checks: of the text that the game gives when it is kept, since the moves mean something else
where the rules have changed; and, in both, of all that stands before, so that damage is noticed at once.

The moves are one number: each move is its place among those allowed then, so that a move without alternative costs nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from zlib import crc32

from sevens_widgets.sharing.damage import Damage, Damaged
from sevens_widgets.sharing.packing import coded, decoded, packed, unpacked
from sevens_widgets.sharing.replay import Craft, GameT, next_deal
from sevens_widgets.sharing.saved import Saved, number

LONGEST = 2_000
"""So many characters has a code at most."""
GAME, POSITION = "1g", "1p"
SAFE = re.compile(r"[0-9A-Za-z._~-]+", re.ASCII)
ANY_VERSION = re.compile(r"[0-9]{1,3}[a-z]\..+", re.ASCII)
FIELDS = {GAME: 7, POSITION: 2}
"""The number of fields of each kind, without the first and the check."""
MOST_DEALS, MOST_MOVES = 99, 999


def game_code(craft: Craft[GameT], game: GameT) -> str | None:
    """The code of a game at this moment; None where it would be too long."""
    saved = craft.save(game)
    bots = saved.bots if len(set(saved.bots)) > 1 else saved.bots[:1]
    deal = f"{saved.deal}~{saved.dealer}" if saved.dealer else str(saved.deal)
    played = f"{len(game.earlier)}~{len(game.moves)}"
    fields = (
        GAME, saved.rules.replace(" ", "~").replace("=", "~"), str(len(saved.bots) + 1), "~".join(bots), deal, played,
        _written(_number(craft, saved, game)), check(str(saved)),
    )  # fmt: skip
    code = checked(fields)
    fits = len(code) <= LONGEST and len(game.earlier) <= MOST_DEALS and len(game.moves) <= MOST_MOVES
    return code if fits else None


def position_code(craft: Craft[GameT], game: GameT) -> str | None:
    """The code of what the reader's seat may see; None where that cannot be told, or would be too long."""
    text = craft.position(game)
    if text is None:
        return None
    name = craft.agreed(game).rules.split()[0]
    code = checked((POSITION, name, packed(text)))
    return code if len(code) <= LONGEST else None


def fields_of(code: str) -> list[str]:
    """The parts of a code but the check, its kind first. Raises `Damaged`."""
    if len(code) > LONGEST:
        raise Damaged(Damage.TOO_LONG)
    kind, *fields = code.split(".")
    if kind not in FIELDS:
        raise Damaged(Damage.VERSION if ANY_VERSION.fullmatch(code) else Damage.NOT_OURS)
    if not SAFE.fullmatch(code):
        raise Damaged(Damage.CUT)
    *fields, found = fields or [""]
    if len(fields) != FIELDS[kind] or check(".".join((kind, *fields))) != found:
        raise Damaged(Damage.CUT)
    return [kind, *fields]


def opened(craft: Craft[GameT], code: str) -> GameT:
    """The game, or the position to look at, that a code describes. Raises `Damaged`."""
    kind, *fields = fields_of(code)
    if kind == GAME:
        return _game(craft, fields)
    _name, text = fields
    return craft.look(unpacked(text))


def checked(fields: Iterable[str]) -> str:
    """A code with its check."""
    code = ".".join(fields)
    return f"{code}.{check(code)}"


def check(text: str) -> str:
    """Six characters by which a change on the way is noticed."""
    return coded(crc32(text.encode()).to_bytes(4))


def _game(craft: Craft[GameT], fields: list[str]) -> GameT:
    rules, seats, bots, deal, played, moves, found = fields
    levels = tuple(bots.split("~"))
    if not re.fullmatch(r"[1-9][0-9]?", seats, re.ASCII) or len(levels) not in (1, int(seats) - 1):
        raise Damaged(Damage.CUT)
    levels *= 1 if len(levels) == int(seats) - 1 else int(seats) - 1
    name, *options = rules.split("~")
    settings = [f"{option}={value}" for option, value in zip(options[::2], options[1::2], strict=False)]
    counts, first = played.split("~"), deal.split("~")
    if len(options) % 2 or len(counts) != 2 or len(first) > 2:
        raise Damaged(Damage.CUT)
    deals, last = map(number, counts)
    if deals > MOST_DEALS or last > MOST_MOVES:
        raise Damaged(Damage.CUT)
    number_of_deal, dealer = map(number, (*first, "0")[:2])
    begun = craft.dealt(Saved(" ".join((name, *settings)), levels, number_of_deal, (), dealer=dealer))
    game = _walked(begun, deals, last, int.from_bytes(decoded(moves)))
    if check(str(craft.save(game))) != found:
        raise Damaged(Damage.CUT)
    return game.with_bots()


def _walked(game: GameT, deals: int, last: int, rest: int) -> GameT:
    """The game after so many deals, and so many moves of the one after them."""
    for _ in range(deals):
        while not game.over:
            game, rest = _step(game, rest)
        game = next_deal(game)
    for _ in range(last):
        game, rest = _step(game, rest)
    if rest:
        raise Damaged(Damage.CUT)
    return game


def _step(game: GameT, rest: int) -> tuple[GameT, int]:
    choices = game.choices
    if not choices:
        raise Damaged(Damage.CUT)
    rest, place = divmod(rest, len(choices))
    return game.moved(choices[place]), rest


def _number(craft: Craft[GameT], saved: Saved, end: GameT) -> int:
    """The moves up to here as a number."""
    game, places = craft.dealt(saved), []
    for deal, moves in enumerate((*end.earlier, end.moves)):
        game = game.next_dealt() if deal else game
        for move in moves:
            after = game.moved(move)
            places.append((_place(game, move, after), len(game.choices)))
            game = after
    whole = 0
    for place, among in reversed(places):
        whole = whole * among + place
    return whole


def _place(game: GameT, move: object, after: GameT) -> int:
    """Where a move stands among those allowed; one that is written in another way is known by what it brings about."""
    choices = game.choices
    if move in choices:
        return choices.index(move)
    return next(place for place, choice in enumerate(choices) if game.moved(choice).choices == after.choices)


def _written(whole: int) -> str:
    return coded(whole.to_bytes((whole.bit_length() + 7) // 8))
