"""The card games built on the seven: rules, rounds, records and bots.

>>> start = Round.deal(preset("fan_tan"), seats=4, seed=56)
>>> start.after(PASS).turn
2
"""

from sevens.bots import LEVELS, Bot, bot
from sevens.cards import FRENCH, Card, Pack, Rank, Suit
from sevens.errors import IllegalMove, InvalidOption, SevensError, Unreadable
from sevens.layout import SEVENS, Layout, Shape
from sevens.match import Session
from sevens.moves import PASS, Ending, Event, Fined, Laid, Move, Outcome, Pass, Passed, Play, parse_move
from sevens.presets import PRESETS, preset
from sevens.reasons import Reason, Refusal
from sevens.record import Record
from sevens.round import Round
from sevens.rules import FanTan, Option
from sevens.scoring import Settlement, settle
from sevens.simulate import Share, play, seat_shares
from sevens.view import View

__version__ = "0.1.0"

__all__ = [
    "FRENCH",
    "LEVELS",
    "PASS",
    "PRESETS",
    "SEVENS",
    "Bot",
    "Card",
    "Ending",
    "Event",
    "FanTan",
    "Fined",
    "IllegalMove",
    "InvalidOption",
    "Laid",
    "Layout",
    "Move",
    "Option",
    "Outcome",
    "Pack",
    "Pass",
    "Passed",
    "Play",
    "Rank",
    "Reason",
    "Record",
    "Refusal",
    "Round",
    "Session",
    "Settlement",
    "SevensError",
    "Shape",
    "Share",
    "Suit",
    "Unreadable",
    "View",
    "bot",
    "parse_move",
    "play",
    "preset",
    "seat_shares",
    "settle",
]  # fmt: skip
