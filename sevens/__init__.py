"""The card games built on the seven: rules, rounds, records and bots.

>>> start = Round.deal(preset("fan_tan"), seats=4, seed=56)
>>> start.after(PASS).turn
2
"""

from sevens import sedma
from sevens.analysis import Analysis, MoveReview, Review, analyse, review
from sevens.bots import LEVELS, Bot, bot
from sevens.cards import ACE_HIGH, FRENCH, SPANISH, Card, Pack, Rank, Suit
from sevens.errors import IllegalMove, InvalidOption, SevensError, TooLarge, Unreadable
from sevens.events import (
    Caught,
    Completed,
    Drew,
    Dropped,
    Event,
    Fined,
    Ghosted,
    Given,
    Laid,
    Named,
    Passed,
    Swapped,
    Waited,
    WentOut,
)
from sevens.layout import SEVENS, Layout, Shape
from sevens.match import Result, Session
from sevens.moves import CATCH, PASS, SHOW, WAIT, Catch, Give, Move, Name, Pass, Play, Show, Wait, parse_move
from sevens.outcome import Ending, Outcome
from sevens.presets import PRESETS, preset
from sevens.reasons import Reason, Refusal
from sevens.record import Record
from sevens.round import Round
from sevens.rules import FAMILIES, FanTan, Option, Parliament, Rules, ShichiNarabe
from sevens.scoring import Settlement, points, settle
from sevens.simulate import (
    DealRow,
    Share,
    Standing,
    Standings,
    in_lines,
    on_bar,
    play,
    seat_shares,
    simulate,
    tournament,
)
from sevens.table import Aside, Due, Ledger, Table
from sevens.view import View

__version__ = "0.1.0"

__all__ = [
    "ACE_HIGH",
    "CATCH",
    "FAMILIES",
    "FRENCH",
    "LEVELS",
    "PASS",
    "PRESETS",
    "SEVENS",
    "SHOW",
    "SPANISH",
    "WAIT",
    "Analysis",
    "Aside",
    "Bot",
    "Card",
    "Catch",
    "Caught",
    "Completed",
    "DealRow",
    "Drew",
    "Dropped",
    "Due",
    "Ending",
    "Event",
    "FanTan",
    "Fined",
    "Ghosted",
    "Give",
    "Given",
    "IllegalMove",
    "InvalidOption",
    "Laid",
    "Layout",
    "Ledger",
    "Move",
    "MoveReview",
    "Name",
    "Named",
    "Option",
    "Outcome",
    "Pack",
    "Parliament",
    "Pass",
    "Passed",
    "Play",
    "Rank",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Review",
    "Round",
    "Rules",
    "Session",
    "Settlement",
    "SevensError",
    "Shape",
    "Share",
    "ShichiNarabe",
    "Show",
    "Standing",
    "Standings",
    "Suit",
    "Swapped",
    "Table",
    "TooLarge",
    "Unreadable",
    "View",
    "Wait",
    "Waited",
    "WentOut",
    "analyse",
    "bot",
    "in_lines",
    "on_bar",
    "parse_move",
    "play",
    "points",
    "preset",
    "review",
    "seat_shares",
    "sedma",
    "settle",
    "simulate",
    "tournament",
]  # fmt: skip


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
