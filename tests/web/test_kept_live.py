"""A page of the book with Python in it: the still picture offers the kept game or that of the link, and both go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_widgets.render import sprite
from sevens_widgets.sharing.link import game_code
from sevens_widgets.state import TableState
from tests.web.playing import LIVE_TIMEOUT

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Serve

ASSETS = Path(__file__).parents[2] / "_build" / "assets"
SEEDS = (56, 57)
PAGE = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="../assets/styles/tokens.css"><link rel="stylesheet" href="../assets/styles/sevens.css"></head>
<body><main><h1>Page</h1>{body}</main>
<script type="application/json" id="sv-page">{data}</script><script src="../assets/page.js"></script></body></html>"""


@pytest.fixture
def address(serve: Serve, tmp_path: Path) -> str:
    """The address of a page with two tables, in English and in German."""
    (tmp_path / "assets").symlink_to(ASSETS)
    for lang in ("en", "de"):
        cells = [{"id": f"sv-cell-{seed}", "source": f"from sevens_widgets import Table\nTable(seed={seed})"} for seed in SEEDS]
        stills = [
            f'<div id="sv-cell-{s}" class="sv-output">{TableState(seed=s, lang=lang, uid=f"t{s}").snapshot}</div>' for s in SEEDS
        ]
        data = json.dumps({"lang": lang, "doc": "book/play/fan-tan", "cells": cells})
        (tmp_path / lang).mkdir()
        html = PAGE.format(lang=lang, body=sprite() + "".join(stills), data=data)
        (tmp_path / lang / "play.html").write_text(html, encoding="utf-8")
    return serve(tmp_path).url


def watched(page: Page) -> list[str]:
    """What goes wrong on the page from now on."""
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    return errors


def started(page: Page, number: int) -> Locator:
    """The table, started."""
    page.locator(f"#sv-cell-{SEEDS[number]} .starter button").click()
    table = page.locator(f"#sv-cell-{SEEDS[number]} .table[data-live=yes]")
    table.wait_for(timeout=LIVE_TIMEOUT)
    return table


def test_after_a_reload_the_page_says_that_the_game_is_kept_and_goes_on(page: Page, address: str) -> None:
    errors = watched(page)
    page.goto(f"{address}en/play.html")
    expect(page.get_by_role("button", name="Play this hand")).to_have_count(2)
    table = started(page, 1)
    table.locator('.hand [data-state~="playable"]').first.click()
    moves = table.locator(".log li")
    expect(moves.nth(4)).to_be_attached()
    before = (table.locator(".hand").inner_text(), moves.all_inner_texts())
    page.goto(f"{address}de/play.html")
    expect(page.locator("#sv-cell-57 .starter [role=status]")).to_have_text(
        "Es liegt in diesem Browser und geht weiter, wo du aufgehört hast."
    )
    expect(page.locator("#sv-cell-56 .starter button")).to_have_text("Dieses Blatt spielen")
    page.reload()
    expect(page.locator("#sv-cell-57 .starter button")).to_have_text("Dein Spiel fortsetzen")
    page.goto(f"{address}en/play.html")
    table = started(page, 1)
    expect(table.locator(".status [role=status]")).to_contain_text("Your game goes on where you left it.")
    assert (table.locator(".hand").inner_text(), table.locator(".log li").all_inner_texts()) == before
    expect(page.locator("#sv-cell-56 .table[data-live=yes] .status")).to_contain_text("Your turn")
    assert errors == []


def test_the_game_of_a_link_is_announced_and_opened(page: Page, address: str) -> None:
    errors = watched(page)
    theirs = TableState("sjuan", seed=3, lang="en")
    theirs.receive({"type": "move", "move": str(theirs.game.choices[0])})
    page.goto(f"{address}en/play.html#sevens={game_code(theirs.craft, theirs.game)}")
    expect(page.locator("#sv-cell-56 .starter [role=status]")).to_have_text("A game came with the address of this page.")
    expect(page.locator("#sv-cell-57 .starter [role=status]")).to_have_text("")
    table = started(page, 0)
    expect(table.locator(".status [role=status]")).to_contain_text("A game from elsewhere is on the table")
    expect(table.locator("h2")).to_have_text("Sjuan")
    expect(table.locator(".hand button.card")).to_have_count(theirs.game.view.hand.bit_count())
    assert errors == []


def test_a_damaged_link_is_refused_before_anything_starts(page: Page, address: str) -> None:
    errors = watched(page)
    page.goto(f"{address}en/play.html#sevens=1g.fan_tan.<b>")
    expect(page.locator("#sv-cell-56 .starter")).to_contain_text("holds a game that cannot be read")
    expect(page.locator("#sv-cell-56 .starter button")).to_have_text("Play this hand")
    expect(page.locator("#sv-cell-57 .starter")).not_to_contain_text("cannot be read")
    page.evaluate("location.hash = ''")
    expect(page.locator("#sv-cell-56 .starter")).not_to_contain_text("cannot be read")
    assert errors == []
