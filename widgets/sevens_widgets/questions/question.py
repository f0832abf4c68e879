"""What every question of a quiz is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from sevens import Card
from sevens_widgets.html import Safe
from sevens_widgets.words import Words


@dataclass(frozen=True, slots=True)
class Answer:
    """Something that can be marked: what it says, whether that is right, and why. Where cards are marked, the card."""

    label: Safe
    right: bool
    why: Safe
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question in words: what is looked at, what is asked, and the answers to choose from.

    Of cards all right ones are to be marked; else exactly one answer is right.
    """

    picture: Safe
    ask: Safe
    answers: tuple[Answer, ...]

    @property
    def of_cards(self) -> bool:
        """Whether cards are marked."""
        return self.answers[0].card is not None


class Task(Protocol):
    """What can be asked, as facts of a game."""

    def question(self, words: Words) -> Question:
        """The question in one language."""
