"""A tournament as HTML: what is played, how far it is, who leads, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sevens import Standing, Standings
from sevens_widgets.html import Safe, escape, join, tag
from sevens_widgets.render.panel import button, notice, panel, scroll
from sevens_widgets.render.parts import live_parts
from sevens_widgets.words import Words

NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Board:
    """All that is drawn of a tournament; `standings` is None before the first deals, `notice` after no mistake."""

    uid: str
    title: str
    names: tuple[str, ...]
    seats: int
    deals: int
    seed: int
    stage: str
    standings: Standings | None = None
    notice: Safe | None = None


def tournament_panel(board: Board, words: Words) -> Safe:
    """The tournament with its buttons."""
    body = [
        tag("div", tag("p", _said(board, words), role="status"), class_="status"),
        _bar(board, words),
        notice(board.notice) if board.notice else None,
        tag("div", _buttons(board.stage, words), class_="controls", role="group", aria_label=words.say("Tournament")),
        _tables(board, words),
    ]
    return _section(board, words, body, live="yes")


def snapshot(board: Board, words: Words) -> Safe:
    """The tournament as a still picture, which reads and prints without a script."""
    body = [
        tag("p", _played_here(board.standings, words)) if board.standings else None,
        live_parts(words, words.say("Run this tournament")),
        _tables(board, words),
    ]
    return _section(board, words, body, live="no")


def _section(board: Board, words: Words, body: Sequence[Safe | None], live: str) -> Safe:
    players = words.listing([escape(name) for name in board.names])
    facts = words.html(
        "{players} · {seats} at a table · {deals} for each choice of players at each seat · from deal number {seed}",
        players=players, seats=words.number(board.seats), deals=words.count("{n} deal", "{n} deals", board.deals),
        seed=str(board.seed),
    )  # fmt: skip
    title = words.say("Tournament: {game}", game=board.title)
    return panel(board.uid, title, facts, body, words, kind="tournament", live=live)


def _said(board: Board, words: Words) -> Safe:
    """What is spoken: only when something begins or ends."""
    if board.stage == "waiting":
        return words.html("Nothing has been played yet.")
    if board.stage == "running":
        return words.html("The tournament is running. You can stop it at any time.")
    if board.standings is None:
        return words.html("Stopped before the first deals were finished.")
    done, planned = words.number(board.standings.deals), words.number(board.standings.planned)
    best = board.standings.ranking[0].name
    if board.stage == "over":
        return words.html("All {planned} deals have been played. {name} has won the largest share.", planned=planned, name=best)
    return words.html("Stopped after {done} of {planned} deals; they count. {name} leads.", done=done, planned=planned, name=best)


def _bar(board: Board, words: Words) -> Safe:
    done, planned = (board.standings.deals, board.standings.planned) if board.standings else (0, 0)
    told = words.html("{done} of {planned} deals", done=words.number(done), planned=words.number(planned)) if planned else None
    bar = tag("progress", told, max=planned or 1, value=done, aria_label=words.say("Deals played"))
    return tag("div", bar, tag("p", told or words.say("no deals yet"), class_="bar__text"), class_="bar")


def _buttons(stage: str, words: Words) -> list[Safe]:
    if stage == "running":
        return [button(words.say("Stop"), "stop", main=True)]
    if stage == "waiting":
        return [button(words.say("Start the tournament"), "start", main=True)]
    again = button(words.say("Begin again"), "afresh", main=stage != "stopped")
    return [button(words.say("Go on"), "start", main=True), again] if stage == "stopped" else [again]


def _played_here(standings: Standings, words: Words) -> Safe:
    done, planned = words.number(standings.deals), words.number(standings.planned)
    return words.html("The first {done} of {planned} deals, played when this page was made:", done=done, planned=planned)


def _tables(board: Board, words: Words) -> Safe | None:
    if board.standings is None:
        return None
    ranking = board.standings.ranking
    intervals = words.say("An interval holds the true share 95 times in 100.")
    ratings = words.say("Ratings are 1500 on average; who has 400 more wins ten times as often.")
    note = tag("p", intervals, " ", ratings, class_="chart__note")
    return join(_ranking(ranking, words), _pairs(board.standings, ranking, words), note)


def _ranking(ranking: Sequence[Standing], words: Words) -> Safe:
    heads = (words.say("Player"), words.say("deals won"), words.say("interval of 95 %"), words.say("rating"))
    rows = [
        (
            standing.name,
            words.percent(standing.share.value),
            _interval(standing.share.interval, words),
            words.number(round(standing.rating)),
        )
        for standing in ranking
    ]
    return scroll(words.say("Standings"), heads, rows)


def _interval(ends: tuple[float, float], words: Words) -> str:
    low, high = (words.decimal(100 * end) for end in ends)
    return words.say("{low} to {high} %", low=low, high=high)


def _pairs(standings: Standings, ranking: Sequence[Standing], words: Words) -> Safe:
    names = [standing.name for standing in ranking]
    rows = [(one, *(_over(standings, one, other, words) for other in names)) for one in names]
    title = words.say("How often the player of a row wins, and not the one of the column")
    return scroll(title, (words.say("Player"), *names), rows)


def _over(standings: Standings, one: str, other: str, words: Words) -> str:
    share = None if one == other else standings.over(one, other)
    return NOTHING if share is None else words.percent(share, 0)
