"""A page with some tables of the real widget, their Python in this process; a reload begins with new ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from sevens_widgets.render import sprite
from sevens_widgets.sharing.link import game_code, position_code
from sevens_widgets.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Serve

ROOT = Path(__file__).parents[2]
PAGE = """<!doctype html>
<html lang="LANG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tables</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/styles/tokens.css"><link rel="stylesheet" href="/assets/styles/sevens.css">
<style>body{margin:0;background:var(--sv-page);color:var(--sv-text)}
main{padding:0 var(--sv-bleed)}.card{transition:none}</style></head>
<body><main><h1>Tables</h1>CELLS</main>
<script type="module">
import widget from "/assets/widget.js";
for (const [number, output] of document.querySelectorAll(".sv-output").entries()) {
  const listeners = new Map();
  const state = {shapes: SHAPES, ...await window.drawn(number)};
  const model = {
    get: (name) => state[name],
    on: (name, listener) => listeners.set(listener, name),
    off: (_name, listener) => listeners.delete(listener),
    send: async (message) => {
      const now = await window.tell(number, message);
      const changed = Object.keys(now).filter((name) => now[name] !== state[name]);
      Object.assign(state, now);
      for (const name of changed)
        for (const [listener, what] of [...listeners]) if (what === `change:${name}`) listener();
    },
  };
  const el = document.createElement("div");
  widget.render({model, el});
  output.append(el);
}
window.ready = true;
</script></body></html>"""


class Site:
    """A page in two languages with some tables; a reload begins with new ones."""

    def __init__(self, page: Page, address: str, tables: Callable[[], list[Table]]) -> None:
        self.page, self.address, self.new_tables = page, address, tables
        self.tables: list[Table] = []
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.expose_function("drawn", lambda number: drawn(self.tables[number]))
        page.expose_function("tell", self.tell)

    def tell(self, number: int, message: Any) -> dict[str, str]:
        self.tables[number]._receive(None, message, None)
        return drawn(self.tables[number])

    def go(self, lang: str = "en", fragment: str = "") -> None:
        """Load the page, all Python new."""
        self.tables = self.new_tables()
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}{lang}/play.html{fragment}")
        self.page.wait_for_function("window.ready")

    def table(self, number: int = 0) -> Locator:
        return self.page.locator(".sv-output").nth(number).locator(".table")

    def lay(self, number: int = 0) -> None:
        """Lay the first card that fits, or pass."""
        before, moves = self.tables[number].state.game, self.tables[number].state.game.choices
        cards = [str(move) for move in moves if str(move) != "-"]
        place = f'.hand [data-card="{cards[0]}"]' if cards else '[data-action="pass"]'
        self.table(number).locator(place).click()
        self.shows(number)
        assert self.tables[number].state.game is not before

    def shows(self, number: int = 0) -> None:
        """Wait until the table shows what Python has."""
        turns = len(self.tables[number].state.game.turns)
        expect(self.table(number).locator(".log summary")).to_contain_text(f"({turns})")

    def status(self, number: int = 0) -> Locator:
        return self.table(number).locator(".status [role=status]")


def drawn(table: Table) -> dict[str, str]:
    return {"saved": table.saved, "html": table.html}


def two_tables() -> list[Table]:
    """Two tables set up alike but for the number of the deal."""
    return [Table("fan_tan", seed=seed, level="random") for seed in (56, 57)]


def open_site(page: Page, serve: Serve, folder: Path, tables: Callable[[], list[Table]]) -> Site:
    """The page in two languages, served from an empty folder; `go` loads it."""
    (folder / "assets").symlink_to(ROOT / "_build" / "assets")
    cells = "".join(f'<div class="sv-output" id="sv-cell-{n + 1}"></div>' for n in range(len(tables())))
    for lang in ("en", "de"):
        (folder / lang).mkdir()
        html = PAGE.replace("SHAPES", json.dumps(sprite())).replace("CELLS", cells).replace("LANG", lang)
        (folder / lang / "play.html").write_text(html, encoding="utf-8")
    return Site(page, serve(folder).url, tables)


def code_of(seed: int = 9, game: str = "fan_tan", moves: int = 2, *, position: bool = False) -> str:
    """The code of another game."""
    table = Table(game, seed=seed, level="random")
    for _ in range(moves):
        table._receive(None, {"type": "move", "move": str(table.state.game.choices[0])}, None)
    made = position_code if position else game_code
    code = made(table.state.craft, table.state.game)
    assert code is not None
    return code
