"""The verdicts of a review in words."""

from __future__ import annotations

from sevens import Move, Name, Play
from sevens.analysis import MoveReview
from sevens_widgets.game import Game
from sevens_widgets.html import Safe, join
from sevens_widgets.render.cards import the_card
from sevens_widgets.render.review import Turning
from sevens_widgets.review.look import Look
from sevens_widgets.review.verdicts import Verdicts
from sevens_widgets.telling import Teller


def told(look: Look[Game], teller: Teller) -> Safe:
    """The move just shown and who wins after it."""
    words = teller.words
    if not look.at:
        shown = words.html("The cards are dealt.")
    else:
        number = words.number(look.at)
        shown = words.html("Move {number}: {told}", number=number, told=teller.moves(look.now.turns[-1:]))
    found = look.verdicts
    moved = found.of(look.at) if found and look.at else None
    parts = [shown]
    if moved and moved.before != moved.after:
        parts.append(changed(moved, teller))
    if look.now.over:
        parts.append(teller.turn())
    elif found and found.knows(look.at):
        parts.append(wins(found.winner(look.at), teller))
    return join(parts[0], [[" ", part] for part in parts[1:]])


def wins(seat: int | None, teller: Teller) -> Safe:
    """Who wins from here."""
    if seat is None:
        return teller.words.html("With best play, nobody wins from here.")
    if teller.is_reader(seat):
        return teller.words.html("With best play, you win from here.")
    return teller.words.html("With best play, {seat} wins from here.", seat=teller.name(seat))


def changed(moved: MoveReview, teller: Teller) -> Safe:
    """What a move changed: who gave a win away, and what would have kept it; or who would have won without it."""
    words = teller.words
    if moved.better:
        n, cards = len(moved.better), either(moved.better, teller)
        if teller.is_reader(moved.seat):
            return words.count(
                "With it you gave the win away: {cards} kept it.",
                "With it you gave the win away: {cards} kept it.",
                n,
                cards=cards,
            )
        return words.count(
            "With it {seat} gave the win away: {cards} kept it.", "With it {seat} gave the win away: {cards} kept it.", n,
            cards=cards, seat=teller.name(moved.seat),
        )  # fmt: skip
    if moved.before is None:
        return words.html("Before it, nobody was to win.")
    if teller.is_reader(moved.before):
        return words.html("Before it, you were to win.")
    return words.html("Before it, {seat} was to win.", seat=teller.name(moved.before))


def turnings(found: Verdicts, look: Look[Game], teller: Teller) -> tuple[Turning, ...]:
    """The turning points of the deal, each in a sentence or two."""
    words = teller.words
    points = []
    for moved in found.turning_points:
        turn = look.moments[moved.number].turns[-1]
        after = None if look.moments[moved.number].over else wins(moved.after, teller)
        said = join(teller.moves([turn]), " ", changed(moved, teller), [" ", after] if after else None)
        own = moved.gave_away and teller.is_reader(moved.seat)
        points.append(Turning(moved.number, words.html("Move {number}", number=words.number(moved.number)), said, own=own))
    return tuple(points)


def summary(look: Look[Game], teller: Teller) -> Safe:
    """How far the review goes, and who was to win if nothing ever changed that."""
    words, found = teller.words, look.verdicts
    if found is None:
        return words.html("There is no exact analysis for these rules: you can step through the moves, without a verdict.")
    parts = []
    if not found.turning_points:
        parts.append(_all_along(found, teller))
    if found.first == 1:
        parts.append(words.html("Exact from the first move on, with all hands open: at the table nobody can know all this."))
    else:
        number = words.number(found.first)
        parts.append(
            words.html(
                "Exact from move {number} on, with all hands open: at the table nobody can know all this. "
                "Before it there are too many ways to go on.",
                number=number,
            )
        )
    return join(parts[0], [[" ", part] for part in parts[1:]])


def _all_along(found: Verdicts, teller: Teller) -> Safe:
    seat = found.winner(found.first - 1)
    if seat is None:
        return teller.words.html("No move changed the result: nobody was to win.")
    if teller.is_reader(seat):
        return teller.words.html("No move changed the result: you were to win all along.")
    return teller.words.html("No move changed the result: {seat} was to win all along.", seat=teller.name(seat))


def either(moves: tuple[Move, ...], teller: Teller) -> Safe:
    """Moves as a choice: "the 7♥ or the J♦"."""
    words = teller.words
    names = [the_card(m.card, words) if isinstance(m, Play | Name) else words.html("a pass") for m in moves]
    *others, last = names
    if not others:
        return last
    return words.html("{first} or {last}", first=join(others[0], [[", ", name] for name in others[1:]]), last=last)
