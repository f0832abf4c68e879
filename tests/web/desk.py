"""A live table in a page of its own: the real module in a browser, with the table's Python state behind it in this process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from sevens_widgets.render import sprite

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from sevens_widgets.sedma.state import SedmaState
    from sevens_widgets.state import TableState
    from tests.web.conftest import Serve

ROOT = Path(__file__).parents[2]
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Table</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/styles/tokens.css"><link rel="stylesheet" href="assets/styles/sevens.css">
<style>body{margin:0;background:var(--sv-page);color:var(--sv-text)}
main{padding:0 var(--sv-bleed)}.card{transition:none}</style></head>
<body><main><h1>Table</h1><div id="table"></div></main>
<script type="module">
import widget from "./assets/widget.js";
const listeners = new Set();
const state = {...await window.drawn(), shapes: SHAPES};
const model = {
  get: (name) => state[name],
  on: (_name, listener) => listeners.add(listener),
  off: (_name, listener) => listeners.delete(listener),
  send: async (message) => { Object.assign(state, await window.tell(message)); for (const listener of listeners) listener(); },
};
widget.render({model, el: document.getElementById("table")});
</script></body></html>"""


class Reader:
    """A reader at a live table."""

    def __init__(self, page: Page, table: TableState | SedmaState) -> None:
        self.page, self.table, self.begun = page, table, table.saved
        self.cards = page.locator(".hand button.card")
        self.status = page.locator("[role=status]")
        self.focused = page.locator(":focus")

    @property
    def hand(self) -> list[str]:
        """The cards of the hand as the page shows them."""
        return [card or "" for card in self.cards.evaluate_all("cards => cards.map(card => card.dataset.card)")]

    def card(self, name: str) -> Locator:
        """One card of the hand."""
        return self.page.locator(f'.hand button[data-card="{name}"]')

    def sees_the_state(self) -> None:
        """Wait until the page shows the table's state."""
        expect(self.page.locator(".log summary")).to_contain_text(f"({len(self.table.game.turns)})")

    def enter_hand(self) -> None:
        """Put the focus on the hand's tab stop."""
        self.page.locator('.hand button[tabindex="0"]').focus()


def open_table(page: Page, serve: Serve, folder: Path, table: TableState | SedmaState) -> Reader:
    """A reader at this table, in a page served from an empty folder."""

    reader = Reader(page, table)

    def drawn() -> dict[str, str]:
        reader.begun = reader.table.saved
        return {"html": reader.table.html, "saved": ""}

    def tell(message: Any) -> dict[str, str]:
        reader.table.receive(message)
        saved = reader.table.saved
        return {"html": reader.table.html, "saved": saved if saved != reader.begun else ""}

    page.expose_function("drawn", drawn)
    page.expose_function("tell", tell)
    (folder / "assets").symlink_to(ROOT / "_build" / "assets")
    (folder / "index.html").write_text(PAGE.replace("SHAPES", json.dumps(sprite())), encoding="utf-8")
    page.goto(serve(folder).url)
    expect(page.locator(".table")).to_be_visible()
    return reader


def playable(reader: Reader) -> list[str]:
    view = reader.table.game.view
    return [str(card) for card in view.rules.shape.pack.unmask(view.playable)]


def blocked(reader: Reader) -> list[str]:
    view = reader.table.game.view
    return [str(card) for card in view.rules.shape.pack.unmask(view.hand & ~view.playable)]
