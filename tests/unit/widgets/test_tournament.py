"""A tournament is begun, stopped and gone on with; what was played counts, and everything else goes on working meanwhile."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from sevens import InvalidOption, View, tournament
from sevens.bots import Random
from sevens_widgets import Tournament
from sevens_widgets.contest import Contest, Stage
from tests.unit.widgets.playing import checked, complete_words, text

THREE = {"Ann": "club", "Bob": "beginner", "Cid": "random"}


def contest(deals: int = 4, lang: str = "en", **entries: Any) -> Contest:
    made = Contest("fan_tan", entries or THREE, 3, deals, 1, lang)
    if lang != "en":
        made.words = complete_words(lang)
    return made


def send(made: Contest, kind: str) -> None:
    made.receive({"type": kind})


def play_out(made: Contest) -> None:
    while made.running:
        made.step()


def spoken(made: Contest) -> str:
    found = re.search(r'<p role="status">(.*?)</p>', made.html)
    assert found
    return text(found[1])


def numbers(made: Contest) -> str:
    """The words of the tournament, without the space before a per cent sign."""
    return re.sub(r"\s%", "%", text(made.html))


def test_the_end_is_that_of_the_package() -> None:
    made = contest()
    send(made, "start")
    play_out(made)
    *_, end = tournament("fan_tan", THREE, deals=4, seed=1, seats=3)
    assert made.stage is Stage.OVER
    assert made.standings == end
    assert spoken(made) == f"All 84 deals have been played. {end.ranking[0].name} has won the largest share."
    best = end.ranking[0]
    low, high = best.share.interval
    row = f"{best.name} {100 * best.share.value:.1f}% {100 * low:.1f} to {100 * high:.1f}% {best.rating:,.0f}"
    assert row in numbers(made)
    assert '<progress max="84" value="84"' in made.html


def test_a_stop_keeps_what_is_finished_and_says_how_much_that_is() -> None:
    made = contest()
    send(made, "start")
    while made.standings is None:
        made.step()
    send(made, "stop")
    assert made.standings.deals == 21  # one deal for each of seven line-ups, three times round the table
    assert spoken(made) == f"Stopped after 21 of 84 deals; they count. {made.standings.ranking[0].name} leads."
    assert re.findall(r'data-action="(\w+)"', made.html) == ["start", "afresh"]


def test_it_goes_on_where_it_was_stopped() -> None:
    made, whole = contest(), contest()
    for each in (made, whole):
        send(each, "start")
    for _ in range(9):
        made.step()
    send(made, "stop")
    send(made, "start")
    play_out(made)
    play_out(whole)
    assert made.standings == whole.standings


def test_it_can_begin_again() -> None:
    made = contest()
    send(made, "start")
    play_out(made)
    end = made.standings
    send(made, "afresh")
    assert made.standings is None
    play_out(made)
    assert made.standings == end


def test_stopped_before_anything_is_finished() -> None:
    made = contest()
    send(made, "start")
    made.step()
    send(made, "stop")
    assert spoken(made) == "Stopped before the first deals were finished."


def test_a_bot_that_fails_ends_the_tournament_in_words() -> None:
    class Broken(Random):
        def choose(self, _view: View) -> Any:
            raise LookupError("no plan")

    made = contest(Ann="random", Bob=Broken)
    send(made, "start")
    play_out(made)
    assert made.stage is Stage.FAILED
    assert "A bot made a mistake, so the tournament has ended: LookupError: no plan" in text(made.html)


@pytest.mark.parametrize(
    "message", ["start", {}, {"type": "card", "card": "7D"}, {"type": "start", "seed": 1}, {"type": ["stop"]}]
)
def test_another_message_is_refused_in_words(message: object) -> None:
    made = contest()
    made.receive(message)
    assert made.stage is Stage.WAITING
    assert "The message “" in text(made.html) or "does not know the message" in text(made.html)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["fan_tan", "shichi_narabe", "sedma_pairs"])
def test_it_is_drawn_in_every_stage(game: str, lang: str) -> None:
    made = Contest(game, {"Ann": "beginner", "<Bob>": "random"}, None, 2, 1, lang)
    if lang != "en":
        made.words = complete_words(lang)
    drawn = [made.html, made.snapshot, made.small()]
    for kind in ("start", "stop", "start"):
        send(made, kind)
        made.step()
        drawn.append(made.html)
    play_out(made)
    for html in (*drawn, made.html, made.snapshot):
        checked(html.replace("<progress", "<div").replace("</progress>", "</div>"))
        assert "&lt;Bob&gt;" in html


def test_numbers_are_written_as_in_the_language() -> None:
    made = contest(lang="de")
    send(made, "start")
    play_out(made)
    assert made.standings is not None
    assert f"{100 * made.standings.ranking[0].share.value:.1f}%".replace(".", ",") in numbers(made)


def test_the_still_picture_says_how_much_was_played_and_from_which_deal() -> None:
    bundle, _ = Tournament("fan_tan", THREE, seats=3, deals=3, lang="en")._repr_mimebundle_()
    still = bundle["text/html"].split("<template")[0]
    assert "from deal number 1" in text(still)
    assert "The first 63 of 63 deals, played when this page was made:" in text(still)
    assert "<button" not in still
    assert "Run this tournament" in bundle["text/html"]


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"game": "chess"}, "preset"),
        ({"entries": {"Ann": "club"}}, "entries"),
        ({"entries": {"Ann": "club", "Bob": "master"}}, "level"),
        ({"deals": 0}, "deals"),
        ({"seats": 9}, "seats"),
        ({"seed": "x"}, "seed"),
        ({"lang": "xx"}, "lang"),
    ],
)
def test_what_cannot_be_is_refused_at_once(arguments: dict[str, Any], what: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        Tournament(**{"game": "fan_tan", "entries": THREE, **arguments})
    assert refused.value.option == what


def test_messages_are_heard_between_two_steps() -> None:
    async def stopped_soon() -> Tournament:
        made = Tournament("fan_tan", THREE, seats=3, deals=64, lang="en")
        made._handle_custom_msg({"type": "start"}, [])
        for _ in range(20):
            await asyncio.sleep(0)
        made._handle_custom_msg({"type": "stop"}, [])
        assert made._task is not None
        await made._task
        return made

    made = asyncio.run(stopped_soon())
    assert made.contest.stage is Stage.STOPPED
    assert made.contest.standings is not None
    assert 0 < made.contest.standings.deals < made.contest.standings.planned
    assert made.html == made.contest.html
