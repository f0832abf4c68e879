"""What has happened in a deal of Sedma, and what the reader can do now, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevens.sedma import GERMAN, Rank, Settlement, Taken, Task, settle
from sevens.sedma.cards import POINT_CARDS
from sevens_widgets.game import READER
from sevens_widgets.html import Safe, escape, join, tag
from sevens_widgets.render.sedma.cards import rank_name, the_card, word_card
from sevens_widgets.sedma.game import How, SedmaGame, Turn
from sevens_widgets.telling import place_names
from sevens_widgets.words import Words, mark

TOLD = {
    How.LED: (mark("You led {the_card}."), mark("{seat} led {the_card}.")),
    How.BEAT: (mark("You beat the trick with {the_card}."), mark("{seat} beat the trick with {the_card}.")),
    How.ADDED: (mark("You added {the_card}."), mark("{seat} added {the_card}.")),
    How.PROLONGED: (mark("You prolonged the trick with {the_card}."), mark("{seat} prolonged the trick with {the_card}.")),
    How.STOPPED: (mark("You stopped."), mark("{seat} stopped.")),
}
SHORT = {
    How.LED: mark("led {card}"),
    How.BEAT: mark("beat with {card}"),
    How.ADDED: mark("added {card}"),
    How.PROLONGED: mark("prolonged with {card}"),
    How.STOPPED: mark("stopped"),
}


def seat_names(players: int, words: Words) -> tuple[str, ...]:
    """The name of each seat, the reader's being "You"; of two players the other sits opposite, as a partner would."""
    names = place_names(4, words)
    return names if players == 4 else names[::2]


def points_in_trick(game: SedmaGame) -> int:
    """The points of the tens and aces in the trick."""
    cards = GERMAN.mask(played.card for played in game.deal.trick)
    return game.rules.point_card * (cards & POINT_CARDS).bit_count()


def ranks_of(mask: int) -> list[Rank]:
    """The ranks of the cards in a mask, eight to ace, then seven."""
    found = {card.rank for card in GERMAN.unmask(mask)}
    return [rank for rank in (*tuple(Rank)[1:], Rank.SEVEN) if rank in found]


def either(ranks: Iterable[Rank], words: Words) -> Safe:
    """Ranks as a choice: "king or seven"."""
    names = [escape(rank_name(rank, words)) for rank in ranks]
    if len(names) < 2:
        return Safe("".join(names))
    return words.html("{first} or {last}", first=Safe(", ".join(names[:-1])), last=names[-1])


class Teller:
    """Tells a game in one language."""

    def __init__(self, game: SedmaGame, words: Words) -> None:
        self.game, self.words = game, words
        self.names = seat_names(game.rules.players, words)

    def side(self, side: int) -> Safe:
        """The names of a side: "You and North"."""
        return self.words.listing([escape(self.names[seat]) for seat in self.game.rules.sides[side]])

    def moves(self, turns: Sequence[Turn]) -> Safe:
        """Some moves, in order."""
        return Safe(" ".join(sentence for turn in turns for sentence in self._turn(turn)))

    def turn(self) -> Safe:
        """What the reader can do now, or how the deal ended."""
        if self.game.over:
            return self.ending()
        return join(tag("b", self.words.html("Your turn:")), " ", self._task())

    def ending(self) -> Safe:
        """How the deal ended, and the match with it."""
        won, match = settle(self.game.deal), self.game.standing
        told = tag("b", self._deal_goes_to(won))
        if not match.over:
            return told
        us, them = match.scores
        if READER in match.winners:
            last = self.words.html("The match is over: you win it {won} to {lost}.", won=str(us), lost=str(them))
        else:
            side = self.side(1)
            last = self.words.html(
                "The match is over: it goes to {side}, {won} to {lost}.", side=side, won=str(them), lost=str(us)
            )
        return join(told, " ", last)

    def short(self, turn: Turn) -> Safe:
        """One move in a few words, for the list of moves."""
        card = word_card(turn.card, self.words) if turn.card else Safe()
        done = self.words.html(SHORT[turn.how], card=card)
        return join(done, self.words.semicolon, self._takes(turn.taken)) if turn.taken else done

    def _turn(self, turn: Turn) -> list[Safe]:
        card = the_card(turn.card, self.words) if turn.card else Safe()
        yours, others = TOLD[turn.how]
        name = self.names[turn.seat]
        told = [
            self.words.html(yours, the_card=card) if turn.seat == READER else self.words.html(others, seat=name, the_card=card)
        ]
        if turn.taken:
            told.append(self._took(turn.taken, last=self.game.over and turn is self.game.turns[-1]))
        if turn.drawn:
            cards = self.words.listing([word_card(card, self.words) for card in turn.drawn])
            told.append(self.words.html("You draw {cards}.", cards=cards))
        return told

    def _takes(self, taken: Taken) -> Safe:
        name = self.names[taken.seat]
        return self.words.count("{seat}: {n} point", "{seat}: {n} points", taken.points, seat=name)

    def _took(self, taken: Taken, *, last: bool) -> Safe:
        count, name, n = self.words.count, self.names[taken.seat], taken.points
        if taken.seat == READER:
            if last:
                return count(
                    "You take the last trick, and with it {n} point.", "You take the last trick, and with it {n} points.", n
                )
            return count("You take the trick: {n} point.", "You take the trick: {n} points.", n)
        if last:
            return count(
                "{seat} takes the last trick, and with it {n} point.", "{seat} takes the last trick, and with it {n} points.",
                n, seat=name,
            )  # fmt: skip
        return count("{seat} takes the trick: {n} point.", "{seat} takes the trick: {n} points.", n, seat=name)

    def _task(self) -> Safe:
        view, words = self.game.view, self.words
        points = points_in_trick(self.game)
        holder = self.names[view.holder]
        if view.task is Task.LEAD:
            return words.html("you lead. Any card may be played.")
        if view.task is Task.PROLONG:
            return join(self._prolong(), " ", self._if_stopped(points))
        if view.task is Task.FEED:
            return words.count(
                "{seat}, your partner, holds the trick, with {n} point so far. Any card may be played.",
                "{seat}, your partner, holds the trick, with {n} points so far. Any card may be played.",
                points, seat=holder,
            )  # fmt: skip
        holds = words.count(
            "{seat} holds the trick, with {n} point so far.", "{seat} holds the trick, with {n} points so far.",
            points, seat=holder,
        )  # fmt: skip
        return join(holds, " ", self._beaters())

    def _beaters(self) -> Safe:
        view, words = self.game.view, self.words
        ranks = ranks_of(view.fits)
        what = words.html("Any card beats it.") if len(ranks) == len(Rank) else words.html(
            "What beats it: {ranks}.", ranks=either(ranks, words)
        )  # fmt: skip
        yours = (view.hand & view.fits).bit_count()
        if not yours:
            return join(what, " ", words.html("None of your cards beats it."))
        return join(what, " ", words.count("{n} of your cards beats it.", "{n} of your cards beat it.", yours))

    def _prolong(self) -> Safe:
        own = ranks_of(self.game.view.choices)
        if not own:
            return self.words.html("you led, and none of your cards prolongs the trick: you can only stop.")
        return self.words.html("you led. Prolong the trick ({ranks}), or stop.", ranks=either(own, self.words))

    def _if_stopped(self, points: int) -> Safe:
        holder = self.game.view.holder
        if holder == READER:
            return self.words.count("If you stop, you take {n} point.", "If you stop, you take {n} points.", points)
        return self.words.count(
            "If you stop, {seat} takes {n} point.", "If you stop, {seat} takes {n} points.", points, seat=self.names[holder]
        )

    def _deal_goes_to(self, won: Settlement) -> Safe:
        points, against = won.points[won.winner], won.points[1 - won.winner]
        worth = won.game_points[won.winner]
        facts = {"points": str(points), "against": str(against)}
        if won.winner == READER % 2:
            return self.words.count(
                "The deal is yours, {points} points to {against}: {n} game point.",
                "The deal is yours, {points} points to {against}: {n} game points.",
                worth, **facts,
            )  # fmt: skip
        return self.words.count(
            "The deal goes to {side}, {points} points to {against}: {n} game point.",
            "The deal goes to {side}, {points} points to {against}: {n} game points.",
            worth, side=self.side(won.winner), **facts,
        )  # fmt: skip
