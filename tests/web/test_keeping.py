"""A game is kept in the browser, comes with a link and is passed on: tables of the real widget, Python in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import segno
from playwright.sync_api import expect

from sevens_widgets.render import sprite
from sevens_widgets.sharing.link import game_code, position_code
from sevens_widgets.table import Table
from tests.web.axe import violations

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


@pytest.fixture
def open_site(page: Page, serve: Serve, tmp_path: Path) -> Callable[..., Site]:
    def open_(tables: Callable[[], list[Table]] = two_tables) -> Site:
        (tmp_path / "assets").symlink_to(ROOT / "_build" / "assets")
        cells = "".join(f'<div class="sv-output" id="sv-cell-{n + 1}"></div>' for n in range(len(tables())))
        for lang in ("en", "de"):
            (tmp_path / lang).mkdir()
            html = PAGE.replace("SHAPES", json.dumps(sprite())).replace("CELLS", cells).replace("LANG", lang)
            (tmp_path / lang / "play.html").write_text(html, encoding="utf-8")
        return Site(page, serve(tmp_path).url, tables)

    return open_


def test_a_reload_in_mid_game_loses_nothing_at_either_table(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    for number in (0, 1, 0):
        site.lay(number)
    site.table(0).locator('[data-action="undo"]').click()
    expect(site.table(0).locator('[data-action="redo"]')).to_be_visible()
    saved, games = [table.saved for table in site.tables], [table.state.game for table in site.tables]
    site.go()
    for number in (0, 1):
        expect(site.status(number)).to_contain_text("Your game goes on where you left it.")
        site.shows(number)
    assert [table.saved for table in site.tables] == saved
    assert [table.state.game.moves for table in site.tables] == [game.moves for game in games]
    site.table(0).locator('[data-action="redo"]').click()
    expect(site.table(0).locator('[data-action="redo"]')).to_have_count(0)
    assert site.errors == []


def test_the_game_goes_on_in_another_language(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go("en")
    site.lay(1)
    saved = site.tables[1].saved
    site.go("de")
    expect(site.status(1)).to_contain_text("where you left it")
    expect(site.status(0)).not_to_contain_text("where you left it")
    assert site.tables[1].saved == saved


def test_a_table_on_which_nothing_was_played_begins_anew(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    site.table().locator('[data-action="hint"]').click()
    expect(site.status()).to_contain_text("Hint")
    assert site.page.evaluate("Object.keys(localStorage)") == []
    site.go()
    expect(site.status()).not_to_contain_text("where you left it")


def test_a_table_set_up_in_another_way_does_not_go_on_with_the_game(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    site.lay()
    site.new_tables = lambda: [Table("fan_tan", seed=56, level="beginner"), *two_tables()[1:]]
    site.go()
    expect(site.table().locator(".hand")).to_be_visible()
    expect(site.status()).not_to_contain_text("where you left it")


def test_a_kept_game_that_is_damaged_is_refused_in_words_and_dropped(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    site.lay()
    key = site.page.evaluate("Object.keys(localStorage)[0]")
    assert key.startswith("sevens-")
    site.page.evaluate("key => localStorage.setItem(key, localStorage.getItem(key).replace('play', 'play KS KS'))", key)
    site.go()
    expect(site.table().locator(".notice")).to_contain_text("cannot be read, so the table stays as it is")
    site.page.wait_for_function("localStorage.length === 0")
    site.lay()
    expect(site.table().locator(".notice")).to_have_count(0)
    assert site.errors == []


def code_of(seed: int = 9, game: str = "fan_tan", moves: int = 2, *, position: bool = False) -> str:
    """The code of another game."""
    table = Table(game, seed=seed, level="random")
    for _ in range(moves):
        table._receive(None, {"type": "move", "move": str(table.state.game.choices[0])}, None)
    made = position_code if position else game_code
    code = made(table.state.craft, table.state.game)
    assert code is not None
    return code


def test_a_link_opens_its_game_at_the_first_table_until_the_reader_plays_on(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    site.lay()
    own = site.tables[0].saved
    code = code_of()
    site.go(fragment=f"#sevens={code}")
    expect(site.status()).to_contain_text("A game from elsewhere is on the table")
    assert site.tables[0].state.game.seed == 9
    assert site.tables[1].state.game.seed == 57
    assert site.tables[0].saved == own
    site.go(fragment=f"#sevens={code}")
    site.table().get_by_role("button", name="Back to your own game").click()
    expect(site.status()).to_contain_text("This is your own game again.")
    assert site.tables[0].state.saved == own
    site.go(fragment=f"#sevens={code}")
    expect(site.status()).to_contain_text("A game from elsewhere is on the table")
    site.lay()
    site.page.wait_for_function("location.hash === ''")
    theirs = site.tables[0].saved
    site.go()
    expect(site.status()).to_contain_text("where you left it")
    assert site.tables[0].saved == theirs
    assert site.errors == []


def test_a_link_goes_to_the_table_of_its_game(open_site: Callable[..., Site]) -> None:
    site = open_site(lambda: [Table("fan_tan"), Table("sedma")])
    site.go(fragment=f"#sevens={code_of(game='sedma', moves=1)}")
    expect(site.status(1)).to_contain_text("A game from elsewhere is on the table")
    assert site.tables[1].state.game.seed == 9
    assert site.tables[0].state.game.seed == 56


def test_a_link_followed_on_the_open_page_opens_too(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    site.page.evaluate("code => { location.hash = `sevens=${code}`; }", code_of(position=True))
    expect(site.status()).to_contain_text("a position to look at")
    site.table().locator('.hand [data-state~="playable"]').first.click()
    expect(site.table().locator(".notice")).to_contain_text("nobody plays on here")
    assert site.errors == []


@pytest.mark.parametrize(
    "fragment",
    [
        "#sevens=",
        "#sevens=1g.fan_tan",
        "#sevens=1g.sedma.2.club.56.0~0..AAAAAA.AAAAAA",
        "#sevens=2g.fan_tan.4.club.56.0~0..AAAAAA.AAAAAA",
        "#sevens=<img src=x onerror=alert(1)>",
        "#sevens=1g.fan_tan%22%3E%3Cscript%3E",
        "#sevens=1p.fan_tan." + "a" * 2500,
        "#sevens=1g.fan_tan'];{",
        "#sevens=%E2%80%AE",
    ],
)
def test_a_hostile_link_leaves_the_page_as_it_was(open_site: Callable[..., Site], fragment: str) -> None:
    site = open_site()
    site.go(fragment=fragment)
    for number, seed in ((0, 56), (1, 57)):
        site.lay(number)
        assert site.tables[number].state.game.seed == seed
    assert site.page.locator(".table img, .table script").count() == 0
    assert site.errors == []


def test_a_damaged_link_is_refused_in_words(open_site: Callable[..., Site]) -> None:
    site = open_site()
    code = code_of()
    site.go(fragment=f"#sevens={code[:20]}x{code[21:]}")
    expect(site.table().locator(".notice")).to_contain_text("This game cannot be opened.")
    assert site.tables[0].state.game.seed == 56
    assert site.errors == []


def unfold(site: Site, number: int = 0) -> Locator:
    fold = site.table(number).locator(".share")
    fold.locator("summary").click()
    fold.locator("[data-share=text]").first.wait_for()
    return fold


def test_what_is_shared_is_copied_and_shown(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    site.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    site.lay()
    fold, game = unfold(site), site.tables[0].state
    link = f"{site.address}en/play.html#sevens={game_code(game.craft, game.game)}"
    for name, text in {
        "Copy the link": link,
        "Copy the link without hidden cards": f"{site.address}en/play.html#sevens={position_code(game.craft, game.game)}",
        "Copy as text": game.saved,
    }.items():
        fold.get_by_role("button", name=name, exact=True).click()
        expect(fold.locator(".share__said")).to_have_text("Copied.")
        expect(fold.locator(".share__shown textarea")).to_have_value(text)
        assert site.page.evaluate("navigator.clipboard.readText()") == text
    fold.get_by_role("button", name="Report this position").click()
    report = fold.locator(".share__shown textarea").input_value()
    assert game.saved in report
    assert report.startswith("Sevens ")
    site.lay()
    expect(fold.locator(".share__shown")).to_be_hidden()
    assert f"#sevens={fold.locator('[data-share=link]').first.get_attribute('value')}" not in link
    assert site.errors == []


def test_where_copying_is_forbidden_the_text_is_selected(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    site.go()
    fold = unfold(site)
    fold.get_by_role("button", name="Copy the link", exact=True).press("Enter")
    expect(fold.locator(".share__said")).to_contain_text("copy it yourself")
    selected = "const {value, selectionStart: a, selectionEnd: b} = document.activeElement; value.slice(a, b)"
    assert site.page.evaluate(f"() => {{ {selected.replace('; value', '; return value')} }}").startswith(site.address)
    assert site.errors == []


def modules(picture: Locator) -> list[list[bool]]:
    """The dark modules of a QR code as it is drawn, without the light edge."""
    size = int((picture.get_attribute("viewBox") or "").split()[2]) - 8
    dark = picture.locator("path").evaluate(
        "path => [...path.getAttribute('d').matchAll(/M(\\d+) (\\d+)h1v1h-1z/g)].map(m => [+m[1], +m[2]])"
    )
    return [[[column, row] in dark for column in range(size)] for row in range(size)]


def test_the_qr_code_is_that_of_the_link(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    fold = unfold(site)
    fold.get_by_role("button", name="QR code of the link").click()
    picture = fold.locator(".share__qr svg")
    expect(picture).to_have_attribute("aria-label", "QR code of the link")
    link = fold.locator(".share__shown textarea").input_value()
    assert link.endswith(fold.locator("[data-share=qr]").first.get_attribute("value") or "?")
    found = modules(picture)
    masks = [segno.make(link, error="m", mode="byte", micro=False, boost_error=False, mask=mask) for mask in range(8)]
    assert found in [[[bool(module) for module in row] for row in code.matrix] for code in masks]


def test_a_pasted_text_or_link_is_opened(open_site: Callable[..., Site]) -> None:
    site = open_site()
    site.go()
    fold = unfold(site)
    field = fold.get_by_label("Open a game: paste its link or its text")
    field.fill("nonsense")
    fold.get_by_role("button", name="Open", exact=True).click()
    expect(site.table().locator(".notice")).to_contain_text("It is no game from this book.")
    field.fill(f"https://example.org/x.html#sevens={code_of()}")
    fold.get_by_role("button", name="Open", exact=True).click()
    expect(site.status()).to_contain_text("A game from elsewhere")
    assert site.tables[0].state.game.seed == 9


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_axe_finds_nothing_in_the_fold_and_nothing_scrolls_sideways(
    open_site: Callable[..., Site], theme: str, width: int
) -> None:
    site = open_site(lambda: [Table("fan_tan", lang="de"), Table("sedma", lang="fr")])
    site.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    site.page.set_viewport_size({"width": width, "height": 900})
    site.go(fragment=f"#sevens={code_of(position=True)}")
    for number in (0, 1):
        fold = site.table(number).locator(".share")
        fold.locator("summary").click()
        fold.locator("[data-share=qr]").last.click()
        fold.locator(".share__qr svg").wait_for()
    assert violations(site.page) == []
    assert site.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
