"""The fold in which a game is passed on: links, the QR code, texts, and what is pasted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import segno
from playwright.sync_api import expect

from sevens_widgets.sharing.link import game_code, position_code
from sevens_widgets.table import Table
from tests.web.axe import violations
from tests.web.tables import Site, code_of, open_site, two_tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.conftest import Serve


@pytest.fixture
def sit(page: Page, serve: Serve, tmp_path: Path) -> Callable[..., Site]:
    """A function that opens a page with some tables."""
    return lambda tables=two_tables: open_site(page, serve, tmp_path, tables)


def unfold(site: Site, number: int = 0) -> Locator:
    fold = site.table(number).locator(".share")
    fold.locator("summary").click()
    fold.locator("[data-share=text]").first.wait_for()
    return fold


def test_what_is_shared_is_copied_and_shown(sit: Callable[..., Site]) -> None:
    site = sit()
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


def test_where_copying_is_forbidden_the_text_is_selected(sit: Callable[..., Site]) -> None:
    site = sit()
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


def test_the_qr_code_is_that_of_the_link(sit: Callable[..., Site]) -> None:
    site = sit()
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


def test_a_pasted_text_or_link_is_opened(sit: Callable[..., Site]) -> None:
    site = sit()
    site.go()
    fold = unfold(site)
    field = fold.get_by_label("Open a game: paste its link or its text")
    field.fill("nonsense")
    fold.get_by_role("button", name="Open", exact=True).click()
    expect(site.table().locator(".notice")).to_contain_text("It is no game from this book.")
    expect(field).to_have_value("nonsense")
    field.fill(f"https://example.org/x.html#sevens={code_of()}")
    fold.get_by_role("button", name="Open", exact=True).click()
    expect(site.status()).to_contain_text("A game from elsewhere")
    assert site.tables[0].state.game.seed == 9
    expect(field).to_have_value("")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_axe_finds_nothing_in_the_fold_and_nothing_scrolls_sideways(sit: Callable[..., Site], theme: str, width: int) -> None:
    site = sit(lambda: [Table("fan_tan", lang="de"), Table("sedma", lang="fr")])
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
