"""A trick of Sedma drawn from its text, as chapters write it: a line for each round, the leader's card first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from sevens.errors import Unreadable
from sevens.sedma import GERMAN, Card, Sedma
from sevens_widgets.html import Safe
from sevens_widgets.render.sedma.cards import card_name
from sevens_widgets.render.sedma.trick import Place, Trick, trick
from sevens_widgets.sedma.game import How
from sevens_widgets.sedma.telling import seat_names
from sevens_widgets.sedma.trick import DOES
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class WrittenTrick:
    """A trick of two or four players, led by a seat, 0 being the reader's; `hows` is what each card did."""

    rules: Sedma
    leader: int
    cards: tuple[Card, ...]
    hows: tuple[How, ...]

    @classmethod
    def parse(cls, text: str, leader: int = 0) -> Self:
        """The trick that a text describes, its last round perhaps not full. Raises `Unreadable` for one that cannot be.

        >>> trick = WrittenTrick.parse("10H 7L")
        >>> [how.value for how in trick.hows]
        ['led', 'beat']
        """
        rounds = [line.split() for line in text.splitlines() if line.strip()]
        players = len(rounds[0]) if rounds else 0
        if players not in (2, 4) or any(len(cards) != players for cards in rounds[:-1]) or len(rounds[-1]) > players:
            raise Unreadable(text, "rounds of 2 or of 4 cards, the first and every one but the last full")
        if leader not in range(players):
            raise Unreadable(str(leader), f"a leader from 0 to {players - 1}")
        cards = tuple(Card.parse(word) for round_ in rounds for word in round_)
        GERMAN.mask(cards)
        rules = Sedma(players=players)
        return cls(rules, leader, cards, tuple(_hows(rules, cards)))

    @property
    def holding(self) -> int:
        """The place among the cards of the one that took the trick last."""
        return max(place for place, how in enumerate(self.hows) if how is not How.ADDED)

    def drawn(self, words: Words) -> Safe:
        """The trick as a table shows it."""
        names, players = seat_names(self.rules.players, words), self.rules.players
        seats = [(self.leader + step) % players for step in range(players)]
        places = [self._place(number, words) for number in range(len(self.cards))]
        places += [Place()] * (-len(places) % players)
        rounds = [places[first : first + players] for first in range(0, len(places), players)]
        return trick(Trick([(names[seat], seat % 2) for seat in seats], rounds), words)

    def plain(self, words: Words) -> str:
        """The same in words, a line for each round."""
        names, players = seat_names(self.rules.players, words), self.rules.players
        seats = [names[(self.leader + place) % players] for place in range(len(self.cards))]
        said = [
            words.say("{seat}: {card}", seat=seat, card=card_name(card, words))
            for seat, card in zip(seats, self.cards, strict=True)
        ]
        lines = [said[first : first + players] for first in range(0, len(said), players)]
        return "\n".join(f"{number}. {', '.join(line)}" for number, line in enumerate(lines, start=1))

    def _place(self, number: int, words: Words) -> Place:
        how, holds = self.hows[number], number == self.holding
        does = [words.html(DOES[how])] if how in DOES else []
        if holds:
            does = [words.html("holds")] if how is How.BEAT else [*does, words.html("holds")]
        return Place(self.cards[number], Safe(", ".join(does)), holds=holds)


def _hows(rules: Sedma, cards: Sequence[Card]) -> list[How]:
    """What each card does (SE-21, SE-25, SE-26). Raises `Unreadable` for a leader who may not prolong, or not with his card."""
    hows: list[How] = []
    holder, beaters = 0, rules.beaters[cards[0].bit]
    for number, card in enumerate(cards):
        place, fits = number % rules.players, card.bit & beaters
        if place == 0 and number and not (fits and holder % 2):
            raise Unreadable(str(card), "an equal card or a seven, and the other side to hold the trick, to prolong it")
        if fits:
            holder = place
        hows.append(How.ADDED if not fits else How.BEAT if place else How.PROLONGED if number else How.LED)
    return hows
