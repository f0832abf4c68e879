"""The widgets: what they send to the page, and their still pictures."""

import re

import pytest

from sevens_widgets import Table, front
from tests.unit.widgets.playing import cards_not_fitting, checked, take_turn, text


@pytest.fixture(autouse=True)
def page_has_the_front_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_LIVE_ESM", "https://book.example/widget.js")


def test_on_a_live_page_the_front_end_is_the_page_s_own() -> None:
    table = Table()
    assert (table._esm, table._css, table.shapes) == ("https://book.example/widget.js", "", "")


def test_in_jupyter_the_widget_brings_its_front_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SEVENS_LIVE_ESM")
    monkeypatch.setattr(front, "_built", lambda name, _otherwise: f"built {name}")
    table = Table()
    assert (table._esm, table._css) == ("built widget.js", "built widget.css")
    assert "sv-s" in table.shapes


def test_a_front_end_that_is_not_built_says_so_where_the_table_would_be() -> None:
    assert front._built("none.js", front.NOT_BUILT) == front.NOT_BUILT
    assert "run make assets" in front.NOT_BUILT


def test_a_message_redraws_the_table() -> None:
    table = Table(lang="en")
    before = table.html
    table._handle_custom_msg({"type": "card", "card": "6D"}, [])
    assert table.html != before
    assert "You laid the" in table.html


def test_the_output_has_a_still_picture_beside_the_live_view() -> None:
    bundle, _ = Table(lang="en")._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"}
    assert bundle["text/plain"] == "Table('fan_tan', seats=4, seed=56, level='club')"
    still = bundle["text/html"]
    checked(still)
    assert 'data-live="no"' in still
    assert "<button" not in still.split("<template")[0]
    assert still.split("<template")[0].count('<span class="card" data-card=') == 13 + 1
    assert "still" not in text(still)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_what_a_script_needs_to_start_lies_in_the_picture(lang: str) -> None:
    still = Table(lang=lang).state.snapshot
    parts = still.split('<template class="sv-live-parts">')[1].split("</template>")[0]
    assert re.findall(r'<div class="(starter|boot|notice)"', parts) == ["starter", "boot", "notice"]
    assert re.findall(r'data-stage="(\w+)"', parts) == ["script", "python", "packages", "cells"]
    assert re.findall(r'data-action="(\w+)"', parts) == ["start", "stop", "retry", "retry"]


def test_live_markup_is_well_formed_at_every_moment() -> None:
    state = Table(lang="en").state
    while not state.game.over:
        for card in cards_not_fitting(state)[:1]:
            state.receive({"type": "card", "card": card})
            checked(state.html)
        take_turn(state)
        checked(state.html)


def test_tables_of_a_page_share_no_ids() -> None:
    one, other = Table(), Table()
    assert not set(checked(one.html).ids) & set(checked(other.html).ids)
