"""A scenario as HTML: every step is in the page; a script shows one at a time."""

from __future__ import annotations

from collections.abc import Sequence

from sevens import Laid, Round
from sevens_widgets.html import Safe, join, tag
from sevens_widgets.render.cards import icon, open_hand, word_card
from sevens_widgets.render.layout import layout
from sevens_widgets.story import Step, Story, cards_in
from sevens_widgets.telling import place_names
from sevens_widgets.words import Words


def scenario(story: Story, words: Words, uid: str) -> Safe:
    """The steps of a scenario with the buttons to go through them."""
    rounds = list(story.record.rounds())
    total = len(story.steps)
    frames = [_frame(story, step, number, rounds, words) for number, step in enumerate(story.steps, start=1)]
    return stepped(story.title, [where(step, n, total, words) for n, step in enumerate(story.steps, start=1)], frames, words, uid)


def stepped(title: str, places: Sequence[str], frames: Sequence[Safe], words: Words, uid: str, kind: str | None = None) -> Safe:
    """Frames with the buttons to go through them; `places` says for each where the reader is."""
    dots = [_dot(place, number) for number, place in enumerate(places, start=1)]
    head = tag(
        "header",
        tag("h2", title, id=f"{uid}-title"),
        tag("ol", dots, class_="dots", role="list", aria_label=words.say("Steps")),
        class_="scenario__head",
    )
    return tag(
        "section",
        head,
        tag("ol", frames, class_="frames", role="list"),
        _steps(places[0], words),
        class_="scenario",
        data_kind=kind,
        lang=words.lang,
        aria_labelledby=f"{uid}-title",
    )


def where(step: Step, number: int, total: int, words: Words) -> str:
    """Where the reader is: "Step 3 of 6: Your move"."""
    return words.say("Step {number} of {total}: {title}", number=number, total=total, title=step.title)


def _dot(place: str, number: int) -> Safe:
    inner = (tag("span", str(number), aria_hidden="true"), tag("span", place, class_="vh"))
    return tag("li", tag("button", inner, class_="dot", type="button", data_action="step", data_step=number))


def _steps(place: str, words: Words) -> Safe:
    back = (
        tag("button", words.say("Start"), class_="button", type="button", data_action="first"),
        tag("button", icon("prev"), words.say("Back"), class_="button", type="button", data_action="back"),
    )
    onward = (
        tag("button", icon("next"), words.say("Next"), class_="button", type="button", data_main=True, data_action="forward"),
        tag("button", words.say("End"), class_="button", type="button", data_action="last"),
    )
    here = tag("p", place, class_="steps__where", role="status")
    return tag(
        "div", tag("span", back, class_="steps__side"), here, tag("span", onward, class_="steps__side"), class_="steps"
    )  # fmt: skip


def _frame(story: Story, step: Step, number: int, rounds: list[Round], words: Words) -> Safe:
    view = rounds[step.after].seen_by(story.seat)
    names = place_names(story.record.seats, words, story.seat)
    laid = [e.card for r in rounds[: step.after + 1] for e in r.events if isinstance(e, Laid)]
    pack = view.rules.shape.pack
    yours = view.outcome is None and view.turn == story.seat
    label = words.say("Layout at step {number}", number=number)
    hand_label = words.say("Your hand at step {number}", number=number)
    playable = pack.unmask(view.playable) if yours else ()
    return tag(
        "li",
        tag("p", f"{number}. {step.title}", class_="frame__head"),
        seat_line(words.say("Cards left:"), names, view.sizes, words, _turn(names, None if view.outcome else view.turn, words)),
        seat_line(words.say("Chips paid:"), names, view.paid, words),
        layout(view.layout, words, last=laid[-1] if laid else None, ends=0 if view.outcome else view.frontier, label=label),
        open_hand(pack.unmask(view.hand), words, hand_label, playable) if view.hand else None,
        tag("p", caption(step.text, words), class_="frame__caption"),
        class_="frame",
        data_where=where(step, number, len(story.steps), words),
    )


def caption(text: str, words: Words) -> Safe:
    """A step's text with its cards drawn."""
    return join([piece if isinstance(piece, str) else word_card(piece, words) for piece in cards_in(text)])


def seat_line(title: str, names: tuple[str, ...], numbers: tuple[int, ...], words: Words, more: Safe | None = None) -> Safe:
    """One number for each seat, in one line."""
    facts = [[" ", tag("span", name, " ", tag("b", words.number(number)))] for name, number in zip(names, numbers, strict=True)]
    return tag("p", tag("span", title), facts, [" ", more] if more else None, class_="frame__seats")


def _turn(names: tuple[str, ...], turn: int | None, words: Words) -> Safe:
    if turn is None:
        return tag("b", words.say("The deal is over."))
    return tag("span", words.html("To play: {seat}", seat=tag("b", names[turn])))
