"""The variants of a game as HTML: every one is in the page; a script shows the one that is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sevens import PASS, Play, Round, Rules, points, settle
from sevens_widgets.choices import MEANINGS, label, matters, value_name
from sevens_widgets.comparing import differences, differs
from sevens_widgets.html import Safe, join, tag, void
from sevens_widgets.render.compare import SIDES, seat_name, told, turn, twin
from sevens_widgets.render.frames import row
from sevens_widgets.render.layout import layout
from sevens_widgets.sharing.ready import Game, way_to
from sevens_widgets.titles import ABOUT, SEDMA_TITLES, TITLES
from sevens_widgets.varying import Variant
from sevens_widgets.words import Words


def variants(shown: Sequence[Variant], words: Words, uid: str) -> Safe:
    """The game and its variants to choose from, and what each of them changes."""
    heading = words.say("{game} and its variants", game=own_name(shown[0], words))
    choices = [_choice(variant, number, words, uid) for number, variant in enumerate(shown, start=1)]
    legend = tag("legend", words.say("Which variant?"))
    return tag(
        "section",
        tag("header", tag("h2", heading, id=f"{uid}-title"), class_="scenario__head"),
        tag("fieldset", legend, choices, class_="question variants__choice"),
        tag("ol", [_frame(variant, words) for variant in shown], class_="frames", role="list"),
        class_="scenario",
        data_kind="variants",
        lang=words.lang,
        aria_labelledby=f"{uid}-title",
    )


def name(variant: Variant, words: Words) -> str:
    """The name of a variant, or where it has none the options that make it."""
    if variant.preset:
        return words.say({**TITLES, **SEDMA_TITLES}[variant.preset])
    game = variant.rules.name
    found = [(label(game, option, words), value_name(game, option, option.value, words)) for _, option in variant.changes]
    return words.semicolon.join(words.say("{option}: {value}", option=option, value=value) for option, value in found)


def own_name(variant: Variant, words: Words) -> str:
    """The name of the game that it is a variant of."""
    return words.say({**TITLES, **SEDMA_TITLES}[variant.game])


def _choice(variant: Variant, number: int, words: Words, uid: str) -> Safe:
    box = void(
        "input", type="radio", name=uid, checked=number == 1, autocomplete="off", data_action="step", data_step=number,
    )  # fmt: skip
    about = [" ", tag("span", words.say(ABOUT[variant.preset]))] if variant.preset else None
    text = tag("span", tag("b", name(variant, words)), about)
    return tag("label", box, text, class_="choice")


def _frame(variant: Variant, words: Words) -> Safe:
    lines = [tag("li", line) for line in _changes(variant, words)]
    changes = tag("div", tag("p", tag("b", words.say("What it changes"))), tag("ul", lines), class_="differs") if lines else None
    play = tag("a", words.say("Play it"), class_="button", href=way_to(variant.rules))
    return tag(
        "li",
        tag("h3", name(variant, words), class_="frame__head"),
        tag("p", words.say(ABOUT[variant.preset]), class_="frame__caption variants__about") if variant.preset else None,
        changes,
        _boards(variant, words),
        tag("div", play, class_="controls variants__play"),
        class_="frame",
    )


def _changes(variant: Variant, words: Words) -> Iterator[Safe]:
    """What is changed, a line each: options, the number of players, the pack, the hands."""
    game, own = variant.rules.name, own_name(variant, words)
    for here, there in variant.changes:
        if here.name in MEANINGS[game]:
            before = value_name(game, here, here.value, words) if matters(here, variant.base) else ""
            after = value_name(game, there, there.value, words)
            yield _change(label(game, here, words), after, before, own, words)
    before, after = (_players(rules, words) for rules in (variant.base, variant.rules))
    if before != after:
        yield _change(words.say("Players"), after, before, own, words)
    before, after = map(words.number, variant.cards)
    if before != after:
        yield _change(words.say("Cards in the pack"), after, before, own, words)
    before, after = map(words.number, variant.stock)
    if before != after:
        yield _change(words.say("Cards in the stock"), after, before, own, words)
    before, after = (_sizes(hands, words) for hands in variant.hands)
    if before != after:
        dealt = words.say("Cards dealt to {n} players", n=words.number(variant.seats))
        yield _change(dealt, after, before, own, words)


def _change(what: str, after: str, before: str, own: str, words: Words) -> Safe:
    """What something is here, and in the game itself, if it is there at all."""
    line = words.html("{what}: {after}.", what=tag("b", what), after=after)
    return join(line, " ", words.html("(In {game}: {before}.)", game=own, before=before)) if before else line


def _players(rules: Game, words: Words) -> str:
    low, high = words.number(rules.min_players), words.number(rules.max_players)
    return low if low == high else words.say("{low} to {high}", low=low, high=high)


def _sizes(hands: tuple[int, ...], words: Words) -> str:
    """The sizes of hands: "13 each", "13 or 14", or nothing where so many cannot play."""
    sizes = [words.number(size) for size in sorted(set(hands))]
    if not sizes:
        return ""
    if len(sizes) == 1:
        return words.say("{size} each", size=sizes[0])
    return words.say("{fewer} or {more}", fewer=sizes[0], more=sizes[-1])


def _boards(variant: Variant, words: Words) -> list[Safe]:
    """The layout where the rules part, else what the same deal brings in both ways, else the layout at the start."""
    both = variant.telling
    if both is None:
        return _opening(variant.start, words) if variant.start else []
    one, other = both.at(both.last)
    if one.outcome and other.outcome and not differs(one, other):
        return _counted(variant, one, other, words)
    found = differences(one, other)
    names = (own_name(variant, words), name(variant, words))
    pair = [twin(both.rounds[i], names[i], SIDES[i], found.laid[i] | found.fits[i], words) for i in range(2)]
    same = words.count("The same cards, after {n} move:", "The same cards, after {n} moves:", both.last)
    head = tag("p", same if both.last else words.say("The same cards, before the first turn:"))
    lines = [tag("li", line) for line in (*told(one, other, words), *_allowed(one, other, words))]
    return [head, tag("div", pair, class_="pair"), *([tag("ul", lines)] if lines else [])]


def _allowed(one: Round, other: Round, words: Words) -> Iterator[Safe]:
    """What is allowed on one side only, beside cards."""
    moves = [set(each.legal_moves()) for each in (one, other)]
    passes = [PASS in each for each in moves]
    calls = [any(isinstance(move, Play) and move.call for move in each) for each in moves]
    for side, this, that in zip(SIDES, passes, reversed(passes), strict=True):
        if this and not that and one.turn == other.turn:
            yield words.html("Passing is allowed only in {side}.", side=side)
    for side, this, that in zip(SIDES, calls, reversed(calls), strict=True):
        if this and not that:
            yield words.html("“Last card!” is said only in {side}.", side=side)


def _opening(start: Round, words: Words) -> list[Safe]:
    """The layout before the first turn, with the places that may be filled."""
    view = start.seen_by(start.turn)
    ends = view.frontier & start.layout.open_ends
    drawn = layout(start.layout, words, ends=ends, label=words.say("Layout before the first turn"))
    return [tag("p", words.say("Before the first turn."), " ", turn(start, words)), drawn]


def _counted(variant: Variant, base: Round, other: Round, words: Words) -> list[Safe]:
    """What the same deal brings each seat when it is counted in one way and in the other."""
    seats = tuple(seat_name(seat, words) for seat in range(len(base.hands)))
    left = row(words.say("Cards left:"), seats, tuple(map(int.bit_count, base.hands)), words)
    head = tag("p", words.say("The same deal, played to its end in the same way:"))
    both = ((own_name(variant, words), base), (name(variant, words), other))
    counts = ((words.say("{game}, {unit}:", game=game, unit=_unit(end.rules, words)), end) for game, end in both)
    sides = [row(count, seats, _brought(end), words) for count, end in counts]
    return [head, left, *sides]


def _brought(end: Round) -> tuple[int, ...]:
    """The points of each seat where points are counted, else the chips it won or lost."""
    return points(end) if end.rules.points_kind != "none" else settle(end).net


def _unit(rules: Rules, words: Words) -> str:
    return words.say("points") if rules.points_kind != "none" else words.say("chips won or lost")
