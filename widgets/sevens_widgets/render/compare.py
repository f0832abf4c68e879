"""One deal under two rule sets as HTML: every step is in the page; a script shows one at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sevens import Card, Round, Rules
from sevens_widgets.choices import label, value_name
from sevens_widgets.comparing import Comparison, Difference, differences, sums
from sevens_widgets.html import Content, Safe, escape, join, tag
from sevens_widgets.render.cards import word_card
from sevens_widgets.render.frames import row
from sevens_widgets.render.layout import layout
from sevens_widgets.render.results import signed
from sevens_widgets.render.scenario import stepped
from sevens_widgets.telling import last_place
from sevens_widgets.titles import preset_of, title
from sevens_widgets.words import Words, mark

SIDES = ("A", "B")
ONLY_HERE = mark("Only on this side: {cards}.")


def compare(comparison: Comparison, seed: int, words: Words, uid: str) -> Safe:
    """The steps of both deals, and what differs at each."""
    rules = [rounds[0].rules for rounds in comparison.rounds]
    names = _names(rules[0], rules[1], words)
    heading = words.say("{game}: deal number {seed} in two ways", game=_family(rules, words), seed=str(seed))
    steps, first = comparison.steps, comparison.first_difference
    places = [_where(moves, number, comparison, words) for number, moves in enumerate(steps, start=1)]
    frames = [
        _frame(comparison, moves, places[number], names, words, key=moves in {0, first, comparison.last})
        for number, moves in enumerate(steps)
    ]
    return stepped(heading, places, frames, words, uid, kind="compare")


def _family(rules: list[Rules], words: Words) -> str:
    """The name of the game, or of the variant where both are the same one with other options."""
    left, right = (title(each, words) for each in rules)
    return left if rules[0].name == rules[1].name and preset_of(rules[1]) is None else min(left, right, key=len)


def _names(left: Rules, right: Rules, words: Words) -> tuple[str, str]:
    """What tells the two rule sets apart: the names of the variants, or the options that differ."""
    if preset_of(left) and preset_of(right):
        return title(left, words), title(right, words)
    names: tuple[list[str], list[str]] = ([], [])
    for one, other in zip(left.options(), right.options(), strict=True):
        if one.value != other.value:
            for found, option in zip(names, (one, other), strict=True):
                value = value_name(left.name, option, option.value, words)
                found.append(words.say("{option}: {value}", option=label(left.name, option, words), value=value))
    return words.semicolon.join(names[0]), words.semicolon.join(names[1])


def _where(moves: int, number: int, comparison: Comparison, words: Words) -> str:
    first = comparison.first_difference
    if moves == comparison.last:
        here = words.say("the end")
    elif moves == first == 0:
        here = words.say("the first difference, before any move")
    elif moves == first:
        here = words.say("the first difference, after move {n}", n=words.number(moves))
    elif moves == 0:
        here = words.say("the cards are dealt")
    else:
        here = words.say("after move {n}", n=words.number(moves))
    total = len(comparison.steps)
    return words.say("Step {number} of {total}: {title}", number=number, total=total, title=here)


def _frame(comparison: Comparison, moves: int, place: str, names: tuple[str, str], words: Words, *, key: bool) -> Safe:
    both = comparison.at(moves)
    found = differences(*both)
    sides = [
        twin(comparison.rounds[i][: moves + 1], names[i], SIDES[i], found.laid[i] | found.fits[i], words) for i in range(2)
    ]  # fmt: skip
    ends = _results(comparison, words) if moves == comparison.last else ()
    lines = [tag("li", line) for line in (*told(*both, words), *ends)]
    listed = tag("ul", lines) if lines else tag("p", words.say("Nothing differs yet."))
    differs = tag(
        "div", tag("p", tag("b", words.say("Differences"))) if lines else None, listed, class_="differs", data_none=not lines
    )
    return tag(
        "li", tag("p", place, class_="frame__head"), differs, tag("div", sides, class_="pair"),
        class_="frame", data_where=place, data_key=key,
    )  # fmt: skip


def twin(rounds: tuple[Round, ...], name: str, letter: str, marked: int, words: Words) -> Safe:
    """One side: whose it is, who has how much, whose turn it is, and the layout."""
    now = rounds[-1]
    view = now.seen_by(now.turn)
    seats = tuple(seat_name(seat, words) for seat in range(len(now.hands)))
    drawn = layout(
        now.layout, words, last=last_place(event for each in rounds for event in each.events),
        ends=0 if now.outcome else view.frontier & now.layout.open_ends, label=words.say("Layout of {side}", side=letter),
        jokers=now.aside.jokered, pointed_at=marked, why=ONLY_HERE,
    )  # fmt: skip
    return tag(
        "div",
        tag("h3", tag("b", letter), " ", tag("span", name), class_="twin__name"),
        row(words.say("Cards left:"), seats, view.sizes, words),
        row(words.say("Chips paid:"), seats, now.paid, words) if now.rules.chips else None,
        row(words.say("Passes left:"), seats, now.tokens, words) if now.tokens else None,
        tag("p", turn(now, words), class_="frame__seats"),
        drawn,
        class_="twin",
    )


def seat_name(seat: int, words: Words) -> str:
    """The name of a seat at which nobody but a bot sits."""
    return words.say("Seat {n}", n=seat + 1)


def turn(now: Round, words: Words) -> Content:
    """Whose turn it is and what fits, or who has won."""
    if now.outcome:
        return _won(now, words)
    view = now.seen_by(now.turn)
    cards = [word_card(card, words) for card in now.rules.shape.pack.unmask(view.playable)]
    seat = tag("b", seat_name(now.turn, words))
    if not cards:
        return tag("span", words.html("To play: {seat}, who has no card that fits", seat=seat))
    return tag("span", words.html("To play: {seat}, who can lay {cards}", seat=seat, cards=words.listing(cards)))


def _won(now: Round, words: Words) -> Safe:
    assert now.outcome is not None  # noqa: S101 - asked only of a deal that is over
    if not now.outcome.won:
        return tag("b", words.say("The deal is over: nobody has won."))
    return tag("b", words.say("The deal is over: {seat} has won.", seat=seat_name(now.outcome.winner, words)))


def told(left: Round, right: Round, words: Words) -> Iterator[Safe]:
    """What differs between two rounds of the same deal, one sentence each."""
    found = differences(left, right)
    packs = (left.rules.shape.pack, right.rules.shape.pack)
    for side, pack, mask in zip(SIDES, packs, found.laid, strict=True):
        if mask:
            yield words.html("Laid only in {side}: {cards}.", side=side, cards=_cards(pack.unmask(mask), words))
    for side, pack, mask in zip(SIDES, packs, found.fits, strict=True):
        if mask:
            yield words.html("Fits only in {side}: {cards}.", side=side, cards=_cards(pack.unmask(mask), words))
    if found.turn:
        yield words.html("To play: {a} in A, {b} in B.", a=seat_name(left.turn, words), b=seat_name(right.turn, words))
    if found.paid:
        yield words.html("Chips paid: {seats}.", seats=_pairs(found.paid, left.paid, right.paid, words))
    if found.tokens:
        yield words.html("Passes left: {seats}.", seats=_pairs(found.tokens, left.tokens, right.tokens, words))
    yield from _endings(left, right, words, found)


def _endings(left: Round, right: Round, words: Words, found: Difference) -> Iterator[Safe]:
    if not found.over:
        return
    for side, now in zip(SIDES, (left, right), strict=True):
        if now.outcome:
            yield words.html("In {side}: {ending}", side=side, ending=_won(now, words))


def _results(comparison: Comparison, words: Words) -> Iterator[Safe]:
    """What the whole deals differ in: how long they were, and what they brought."""
    first, second = (len(rounds) - 1 for rounds in comparison.rounds)
    if first != second:
        yield words.html("Moves: {a} in A, {b} in B.", a=words.number(first), b=words.number(second))
    left, right = comparison.at(comparison.last)
    won, lost = sums(left), sums(right)
    seats = [seat for seat in range(len(won)) if len(won) == len(lost) and won[seat] != lost[seat]]
    if seats:
        pairs = _pairs(seats, won, lost, words, sign=left.rules.chips)
        chips = left.rules.chips
        yield words.html("Won or lost, in chips: {seats}.", seats=pairs) if chips else words.html("Points: {seats}.", seats=pairs)
    if comparison.first_difference is None:
        yield words.html("The two deals are alike from beginning to end.")


def _pairs(seats: Iterable[int], left: tuple[int, ...], right: tuple[int, ...], words: Words, *, sign: bool = False) -> Safe:
    """A number of each rule set for some seats: "Seat 2 (A 3, B 2)"."""
    show = signed if sign else lambda number, said: said.number(number)
    parts = [escape(f"{seat_name(s, words)} (A {show(left[s], words)}, B {show(right[s], words)})") for s in seats]
    return join(parts[0], [[", ", part] for part in parts[1:]])


def _cards(cards: Iterable[Card], words: Words) -> Safe:
    return words.listing([word_card(card, words) for card in cards])
