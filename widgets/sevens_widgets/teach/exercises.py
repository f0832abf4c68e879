"""Exercises on chance: the solution of each by formula and, beside it, by counting deals."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from sevens import Card
from sevens_widgets.html import Safe, tag
from sevens_widgets.teach.counting import LEADER, PACK, SEATS, SEVENS, Counted, how_often, mean, passes
from sevens_widgets.teach.counting import hands as dealt_hands
from sevens_widgets.words import Words, words

CARDS = len(PACK.cards)
HAND = CARDS // SEATS
OPENER, LOWER, UPPER = (PACK.bit(Card.parse(name)) for name in ("7D", "6S", "8S"))


@dataclass(frozen=True)
class Solution:
    """The solution of an exercise, folded away; `exact` is None where no formula is known."""

    why: Safe
    formula: str
    exact: Fraction | None
    counted: Counted
    words: Words
    is_share: bool = True

    def _repr_html_(self) -> str:
        said = self.words
        rows = []
        if self.exact is not None:
            rows.append((said.say("by formula"), self._number(float(self.exact)), ""))
        counted = said.count("counted in {n} deal", "counted in {n} deals", self.counted.deals)
        low, high = map(self._number, self.counted.interval)
        rows.append((counted, self._number(self.counted.value), said.say("{low} to {high}", low=low, high=high)))
        heads = (said.say("How"), said.say("Result"), said.say("interval of 95 %"))
        table = tag(
            "table",
            tag("thead", tag("tr", [tag("th", head, scope="col") for head in heads])),
            tag("tbody", [tag("tr", tag("th", how, scope="row"), [tag("td", cell) for cell in cells]) for how, *cells in rows]),
        )
        formula = tag("p", tag("span", self.formula, class_="formula")) if self.formula else None
        return tag("details", tag("summary", said.say("Solution")), tag("p", self.why), formula, table, class_="data solution")

    def _number(self, value: float) -> str:
        return self.words.percent(value) if self.is_share else self.words.decimal(value, 2)


def holding_the_opener(lang: str | None = None) -> Solution:
    """How likely one of four players is to hold the 7D."""
    said = words(lang)
    why = said.html(
        "Each card of the pack is as likely to be dealt to you as any other, and you get {hand} of {cards}.", **_sizes(said)
    )
    exact = Fraction(HAND, CARDS)
    counted = how_often(lambda hands: bool(hands[0] & OPENER))
    return Solution(why, f"{HAND} / {CARDS} = {exact.numerator} / {exact.denominator}", exact, counted, said)


def no_seven(lang: str | None = None) -> Solution:
    """How likely a hand of 13 is to hold no seven."""
    said, others = words(lang), CARDS - SEVENS.bit_count()
    why = said.html(
        "All {hand} cards must come from the {others} that are no sevens. Divide the number of such hands by that of all hands.",
        others=said.number(others), **_sizes(said),
    )  # fmt: skip
    exact = Fraction(comb(others, HAND), comb(CARDS, HAND))
    counted = how_often(lambda hands: not hands[0] & SEVENS)
    return Solution(why, f"C({others}, {HAND}) / C({CARDS}, {HAND})", exact, counted, said)


def one_seven_each(lang: str | None = None) -> Solution:
    """How likely each of four players is to hold exactly one seven."""
    said, sevens = words(lang), SEVENS.bit_count()
    why = said.html(
        "Look only at the {cards} places to which the cards are dealt. The sevens take {sevens} of them; for one in each hand "
        "there are {hand} choices a hand.",
        sevens=said.number(sevens), **_sizes(said),
    )  # fmt: skip
    exact = Fraction(HAND**SEATS, comb(CARDS, sevens))
    counted = how_often(lambda hands: all((hand & SEVENS).bit_count() == 1 for hand in hands))
    return Solution(why, f"{HAND}⁴ / C({CARDS}, {sevens})", exact, counted, said)


def both_neighbours(lang: str | None = None) -> Solution:
    """How likely 6S and 8S are to lie in one hand, if you hold neither."""
    said, unseen = words(lang), CARDS - HAND
    why = said.html(
        "Wherever the one card lies, {rest} of the other {others} unseen cards lie in the same hand, each of them as likely the "
        "other card as any.",
        rest=said.number(HAND - 1), others=said.number(unseen - 1),
    )  # fmt: skip
    exact = Fraction(HAND - 1, unseen - 1)
    counted = how_often(
        lambda hands: any(hand & LOWER and hand & UPPER for hand in hands[1:]), among=lambda hands: not hands[0] & (LOWER | UPPER)
    )
    return Solution(why, f"{HAND - 1} / {unseen - 1} = {exact.numerator} / {exact.denominator}", exact, counted, said)


def passes_before_the_opener(lang: str | None = None) -> Solution:
    """How many passes there are on average before the 7D is laid, among four players."""
    said, numbers = words(lang), range(SEATS)
    why = said.html(
        "The leader holds it as often as the next player, or the next but one, and so on. So no pass, one, two and three are "
        "equally likely: take their mean.",
    )  # fmt: skip
    exact = Fraction(sum(numbers), SEATS)
    holders = [next(seat for seat, hand in enumerate(hands) if hand & OPENER) for hands in dealt_hands()]
    found = [(seat - LEADER) % SEATS for seat in holders]
    text = f"({' + '.join(map(str, numbers))}) / {SEATS} = {exact.numerator} / {exact.denominator}"
    return Solution(why, text, exact, mean(found), said, is_share=False)


def all_passes(lang: str | None = None) -> Solution:
    """How many passes there are on average in a whole deal of club players."""
    said = words(lang)
    why = said.html("Nobody knows a formula: it depends on how everybody plays. Here four club bots play whole deals.")
    return Solution(why, "", None, passes(), said, is_share=False)


def _sizes(said: Words) -> dict[str, str]:
    return {"hand": said.number(HAND), "cards": said.number(CARDS)}
