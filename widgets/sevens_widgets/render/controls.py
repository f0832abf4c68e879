"""The buttons of a table as HTML."""

from __future__ import annotations

from sevens import PASS
from sevens_widgets.html import Content, Safe, join, tag
from sevens_widgets.render.own import choice
from sevens_widgets.render.scene import Scene
from sevens_widgets.words import Words


def controls(scene: Scene, words: Words) -> Safe:
    """The moves that lay no card, the hint, and what concerns the whole deal."""
    undo = [_button(scene, words.say("Undo"), "undo", disabled=not scene.can_undo)]
    if scene.can_redo:
        undo.append(_button(scene, words.say("Redo"), "redo"))
    form = tag(
        "button", words.say("New deal"), class_="button", type="button", id=f"{scene.uid}-do-form", data_action="form",
        aria_expanded="false", aria_controls=f"{scene.uid}-form",
    )  # fmt: skip
    if scene.view.outcome:
        more = bool(scene.result and scene.result.more_to_come)
        going_on = _button(scene, words.say("Next deal"), "next", main=True) if more else None
        again = _button(scene, words.say("Same deal again"), "again")
        looking = review_button(scene.uid, words) if scene.can_review else None
        return _group([going_on, looking, again, undo, _holding(scene, words), form], words)
    if scene.cover:
        return _group([_button(scene, words.say("Show my hand"), "show", main=True), undo, form], words)
    buttons = [
        *(choice(c, scene.uid) for c in scene.buttons),
        _pass(scene, words),
        _button(scene, words.say("Hint"), "hint"),
        undo,
        _holding(scene, words),
        form,
    ]
    explained = tag("p", scene.pass_why.reason, class_="vh", id=f"{scene.uid}-pass-why") if scene.pass_why else None
    return join(_group(buttons, words), explained)


def review_button(uid: str, words: Words) -> Safe:
    """The button that begins to look over a deal; while it is worked out it says so."""
    return tag(
        "button", words.say("Review this deal"), class_="button", type="button", data_action="review", id=f"{uid}-do-review",
        data_busy=words.say("Looking for the turning point …"),
    )  # fmt: skip


def _holding(scene: Scene, words: Words) -> Safe:
    return tag(
        "button", words.say("Who holds up what"), class_="button", type="button", data_action="holding",
        id=f"{scene.uid}-do-holding", aria_pressed="true" if scene.holding else "false",
    )  # fmt: skip


def _group(buttons: Content, words: Words) -> Safe:
    return tag("div", buttons, class_="controls", role="group", aria_label=words.say("Moves"))


def _pass(scene: Scene, words: Words) -> Safe:
    allowed = PASS in scene.view.legal_moves()
    described = None if allowed else f"{scene.uid}-pass-why"
    main = allowed and not scene.choosable
    return _button(scene, _pass_label(scene, words), "pass", disabled=not allowed, main=main, described_by=described)


def _pass_label(scene: Scene, words: Words) -> Content:
    left = scene.view.tokens[scene.view.seat] if scene.view.tokens else 0
    if not left:
        return words.say("Pass")
    return words.say("Pass, the last one") if left == 1 else words.count("Pass, {n} left", "Pass, {n} left", left)


def _button(
    scene: Scene, text: Content, action: str, *, main: bool = False, disabled: bool = False, described_by: str | None = None
) -> Safe:
    """A button that no other takes the place of: what has the focus goes on meaning the same."""
    return tag(
        "button", text, class_="button", type="button", id=f"{scene.uid}-do-{action}", data_main=main, data_action=action,
        aria_disabled="true" if disabled else None, aria_describedby=described_by,
    )  # fmt: skip
