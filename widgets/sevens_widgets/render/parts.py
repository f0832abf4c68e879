"""What a script puts in place to bring a still picture to life: the start, the progress and the message of a failure."""

from __future__ import annotations

from sevens_widgets.html import Content, Safe, tag
from sevens_widgets.render.cards import icon
from sevens_widgets.words import Words

FRESH = "fresh damaged"
"""When the hand of the picture is what will be played."""
UNSTARTED = "file time error disk"


def live_parts(words: Words, start: str | None = None) -> Safe:
    """The three blocks in a `template`; a script fills the elements that have `data-slot`. `start` is for what has no cards."""
    return tag("template", _starter(words, start), _boot(words), _notice(words), class_="sv-live-parts")


def unkept(text: str) -> Safe:
    """What is said only where the browser keeps nothing: `storage.ts` and `mode.js` mark the page then."""
    return tag("p", text, class_="unkept", hidden=True)


def _starter(words: Words, other: str | None) -> Safe:
    parts = [_button(other, "start", icon("play"), main=True)] if other else _starts(words)
    note = words.say("Fetches about 6 MB once from this site, which takes some seconds. Nothing is sent anywhere.")
    return tag("div", tag("div", parts, class_="starter__line"), tag("p", note, class_="starter__note"), class_="starter")


def _starts(words: Words) -> list[Safe]:
    """The start; a script shows what fits: a fresh table, a game kept in the browser, one that came with the address, or none."""
    says = {
        FRESH: words.say("Play this hand"),
        "kept": words.say("Go on with your game"),
        "came": words.say("Open the game of the link"),
    }
    labels = [tag("span", text, data_when=when, hidden=when != FRESH) for when, text in says.items()]
    start = _button(labels, "start", icon("play"), main=True)
    notes = {
        "kept": words.say("It is kept in this browser and goes on where you left it."),
        "came": words.say("A game came with the address of this page."),
        "damaged": words.say(
            "The address of this page holds a game that cannot be read: a part of it may be missing. Nothing has changed."
        ),
    }
    said = tag("span", [tag("span", text, data_when=when, hidden=True) for when, text in notes.items()], role="status")
    click = tag("span", words.say("or click any card: it starts the table and is then played."), data_when=FRESH)
    return [start, click, said]


def _boot(words: Words) -> Safe:
    line = tag(
        "p",
        tag("span", data_slot="stage"),
        tag("span", data_slot="amount", aria_hidden="true"),
        class_="boot__line",
        role="status",
    )
    progress = tag("progress", max="1", value="0", aria_label=words.say("Loaded so far"))
    stages = [
        _stage("script", words.say("Page script")),
        _stage("python", words.say("Python")),
        _stage("packages", words.say("Rules and bots")),
        _stage("cells", words.say("Deal the cards")),
    ]
    chosen = words.html(
        "You chose {card}. It is laid as soon as the table is ready. You can read on meanwhile.",
        card=tag("span", data_slot="card"),
    )
    return tag(
        "div",
        line,
        progress,
        tag("ol", stages, class_="boot__stages", role="list"),
        tag("p", chosen, class_="boot__note", data_when="card"),
        tag("p", words.say("You can read on meanwhile."), class_="boot__note", data_when="start"),
        tag("div", _button(words.say("Stop loading"), "stop"), class_="controls"),
        class_="boot",
        data_amount=words.say("{loaded} of {total} MB"),
    )


def _stage(name: str, text: str) -> Safe:
    return tag(
        "li", tag("span", icon("wait"), data_slot="sign"), tag("span", text), tag("span", data_slot="bytes"), data_stage=name
    )


def _notice(words: Words) -> Safe:
    file = tag("code", data_slot="file")
    paragraphs = [
        tag("p", tag("b", words.say("The table could not start.")), data_when=UNSTARTED),
        tag("p", tag("b", words.say("The table has stopped.")), data_when="lost"),
        tag(
            "p",
            words.html("One file did not arrive: {file}. Perhaps the network is down, or a filter stopped it.", file=file),
            data_when="file",
        ),
        tag(
            "p",
            words.html("Nothing has arrived for {seconds} seconds. Perhaps the network is down.", seconds="30"),
            data_when="time",
        ),
        tag("p", words.say("Something ended its Python; perhaps this device ran short of memory."), data_when="lost"),
        tag("p", words.html("It says: {message}", message=tag("code", data_slot="message")), data_when="said"),
        tag("p", _from_disk(words), data_when="disk"),
        tag("p", words.say("Your game is kept in this browser and goes on where you left it."), data_when="lost+kept"),
        tag("p", words.say("The pictures and the steps on this page work without it.")),
    ]
    retry = tag("div", _button(words.say("Try again"), "retry", main=True), class_="controls", data_when="file time error")
    restart = tag("div", _button(words.say("Start again"), "retry", main=True), class_="controls", data_when="lost")
    return tag("div", icon("warn"), tag("div", paragraphs, retry, restart), class_="notice", role="alert")


def _from_disk(words: Words) -> Safe:
    return words.html(
        "This page was opened as a file, and tables need a small server. In the folder of this site, run {command}, and open "
        "{address} in the browser.",
        command=tag("code", "python -m http.server"),
        address=tag("code", "http://localhost:8000"),
    )


def _button(text: Content, action: str, *before: Content, main: bool = False) -> Safe:
    return tag("button", *before, text, class_="button", type="button", data_main=main, data_action=action)
