"""The question who takes a trick of Sedma, and with how many points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from sevens.sedma import Card, Deal, Play, Sedma, Suit, Taken, bot, play
from sevens.sedma.cards import POINT_CARDS
from sevens.sedma.deal import Table
from sevens_widgets.html import Safe, join
from sevens_widgets.questions.deals import pick
from sevens_widgets.questions.question import Answer, Question
from sevens_widgets.render.sedma.cards import the_card, word_card
from sevens_widgets.render.sedma.trick import Place, Trick, trick
from sevens_widgets.sedma.game import How
from sevens_widgets.sedma.telling import seat_names
from sevens_widgets.sedma.trick import DOES
from sevens_widgets.words import Words

LEVEL = "beginner"
FEWEST = 4
"""A trick that is asked about has so many cards, or more."""

TEN = 10
"""Points by which a wrong answer is wrong, which way depends on the suit that led."""
RED = (Suit.HEARTS, Suit.BELLS)


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick that is over, and whether it was the last one of its deal."""

    rules: Sedma
    taken: Taken
    last: bool

    @classmethod
    def of(cls, deal: Deal) -> Self | None:
        """The question about the trick that the last move ended, or None if it ended none."""
        taken = next((event for event in deal.events if isinstance(event, Taken)), None)
        return cls(deal.rules, taken, deal.outcome is not None) if taken else None

    @classmethod
    def dealt(cls, rules: Sedma, number: int) -> Self | None:
        """The question that this deal gives."""
        start = Deal.deal(rules, rules.players, number)
        asked = [cls.of(deal) for deal in play(start, [bot(LEVEL)] * rules.players)]
        return pick([task for task in asked if task and len(task.taken.trick) >= FEWEST], number)

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.taken.trick[0].seat

    @property
    def beats(self) -> tuple[Card, ...]:
        """The card that led and those that beat it, as they held the trick in turn."""
        hands = [sum(p.card.bit for p in self.taken.trick if p.seat == seat) for seat in range(self.rules.players)]
        deal = Deal(Table(self.rules, self.leader, self.leader, ()), tuple(hands), self.leader, self.leader)
        held = []
        for played in self.taken.trick:
            deal = deal.after(Play(played.card))
            if deal.holder == played.seat:
                held.append(played.card)
        return tuple(held)

    def question(self, words: Words) -> Question:
        """The question in one language."""
        names = seat_names(self.rules.players, words)
        over = words.html("The last trick of the deal is over.") if self.last else words.html("This trick is over.")
        return Question(
            picture=trick(self._drawn(names, words), words),
            ask=join(over, " ", words.html("Who takes it, and with how many points?")),
            answers=tuple(self._answers(names, words)),
        )

    def _drawn(self, names: tuple[str, ...], words: Words) -> Trick:
        players = self.rules.players
        seats = [(self.leader + step) % players for step in range(players)]
        rounds: list[dict[int, Place]] = []
        for played in self.taken.trick:
            does = None
            if played.seat == self.leader:
                does = words.html(DOES[How.PROLONGED if rounds else How.LED])
                rounds.append({})
            rounds[-1][played.seat] = Place(played.card, does)
        return Trick([(names[seat], seat % 2) for seat in seats], [[row.get(seat, Place()) for seat in seats] for row in rounds])

    def _answers(self, names: tuple[str, ...], words: Words) -> Iterator[Answer]:
        """The right answer, and those that are wrong in the seat, in the points, or in both; in the order of play."""
        seat, points = self.taken.seat, self.taken.points
        other = next(played.seat for played in reversed(self.taken.trick) if played.seat != seat)
        less = self.last or (points > 0 and self.taken.trick[0].card.suit in RED)
        wrong = points - TEN if less else points + TEN
        who, worth = self._who(words), self._worth(words)
        both = join(who, " ", worth)
        why = {(seat, points): both, (other, points): who, (seat, wrong): worth, (other, wrong): both}
        for place, number in sorted(why, key=lambda answer: ((answer[0] - self.leader) % self.rules.players, answer[1])):
            label = words.count("{seat}: {n} point", "{seat}: {n} points", number, seat=names[place])
            yield Answer(label, (place, number) == (seat, points), why[place, number])

    def _who(self, words: Words) -> Safe:
        led, *others = self.beats
        if not others:
            return words.html("No card has beaten {the_card}.", the_card=the_card(led, words))
        return words.html("The last card that beats decides, and that is {the_card}.", the_card=the_card(others[-1], words))

    def _worth(self, words: Words) -> Safe:
        cards = [word_card(card, words) for card in self.taken.cards if card.bit & POINT_CARDS]
        if cards:
            counted = words.html("Tens and aces count ten points each: {cards}.", cards=words.listing(cards))
        else:
            counted = words.html("There is no ten and no ace in it.")
        return join(counted, " ", words.html("The last trick brings ten points more.")) if self.last else counted
