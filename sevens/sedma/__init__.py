"""Sedma, the Czech trick game in which a seven beats everything and suits never matter.

Sedma means seven (SE-44). Its relatives in the family are Sedmice and Zsíros; Prší and Žolík are as well known at home.

>>> start = Deal.deal(Sedma(), seats=2, seed=7)
>>> start.after(parse_move("9L")).turn
0
"""

from sevens.sedma.bots import LEVELS, Bot, bot
from sevens.sedma.cards import GERMAN, Card, Rank, Suit
from sevens.sedma.deal import Deal
from sevens.sedma.match import Match
from sevens.sedma.moves import STOP, Drew, Event, Move, Play, Played, Reason, Refusal, Stop, Stopped, Taken, parse_move
from sevens.sedma.playout import Playout, play, playout
from sevens.sedma.position import parse_position
from sevens.sedma.record import Record
from sevens.sedma.rules import Sedma
from sevens.sedma.scoring import Settlement, settle
from sevens.sedma.view import Task, View

__all__ = [
    "GERMAN",
    "LEVELS",
    "STOP",
    "Bot",
    "Card",
    "Deal",
    "Drew",
    "Event",
    "Match",
    "Move",
    "Play",
    "Played",
    "Playout",
    "Rank",
    "Reason",
    "Record",
    "Refusal",
    "Sedma",
    "Settlement",
    "Stop",
    "Stopped",
    "Suit",
    "Taken",
    "Task",
    "View",
    "bot",
    "parse_move",
    "parse_position",
    "play",
    "playout",
    "settle",
]  # fmt: skip


def __dir__() -> list[str]:
    return list(__all__)
