"""Bytes and short texts in characters that are safe in an address."""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from sevens_widgets.sharing.damage import Damage, Damaged

LONGEST = 4_000
"""So many characters has an unpacked text at most."""
SUITS = "SHCD"
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
EXPECTED = (
    "trick 0: 1: leader dealer tricks won stock ? ended due liable caught out completed kings jokers exposed shown ghosts named "
    "idle withheld lacks - / - passes 0 1 2 3 paid 1 1 1 1\nsevens 1\ngame parliament shichi_narabe sedma fan_tan\n"
    "seats 4 dealer 0 leader 1 turn 0\nlayout S 7; H 7; C 7; D 7\nhands "
    + " ".join(rank + suit for suit in SUITS for rank in RANKS)
    + " / ?13 / ?13 / ?13"
).encode()
"""What positions are made of; a link to one leaves it out. It belongs to the version of the links."""


def coded(raw: bytes) -> str:
    """The bytes as characters."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(code: str) -> bytes:
    """The bytes that some characters stand for. Raises `Damaged`."""
    try:
        return urlsafe_b64decode(code + "=" * (-len(code) % 4))
    except (binascii.Error, ValueError):
        raise Damaged(Damage.CUT) from None


def packed(text: str) -> str:
    """A text about a position in few characters."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=EXPECTED)
    return coded(packer.compress(text.encode()) + packer.flush())


def unpacked(code: str) -> str:
    """The text of `packed`. Raises `Damaged`, also for one that is too long."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, EXPECTED)
    try:
        text = unpacker.decompress(decoded(code), LONGEST)
    except zlib.error:
        raise Damaged(Damage.CUT) from None
    if not unpacker.eof or unpacker.unused_data:
        raise Damaged(Damage.CUT)
    return text.decode("ascii", "replace")
