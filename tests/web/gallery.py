"""Every widget in every state on one page, unfolded: what has to be reachable, legible and in place everywhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sevens import FanTan
from sevens_book.plotly import chart
from sevens_widgets import teach
from sevens_widgets.charts import Group, Intervals, Row
from sevens_widgets.comparing import Comparison
from sevens_widgets.contest import Contest
from sevens_widgets.questions.kinds import dealt
from sevens_widgets.render import board, sprite
from sevens_widgets.render.compare import compare
from sevens_widgets.render.lab import Verdict
from sevens_widgets.render.quiz import quiz
from sevens_widgets.render.scenario import scenario
from sevens_widgets.render.variants import variants
from sevens_widgets.sedma.state import SedmaState
from sevens_widgets.sheets.state import Sheet
from sevens_widgets.state import TableState
from sevens_widgets.story import Story
from sevens_widgets.varying import Variant
from sevens_widgets.words import words
from sevens_widgets.worksheets import Worksheet
from tests.golden.scripts import ASKED, GHOST, LAST_CARD, STORY
from tests.unit.widgets.playing import at, play_out
from tests.unit.widgets.sedma.playing import at as sedma_at
from tests.unit.widgets.sedma.playing import play_out as play_out_sedma
from tests.web.test_review import finished

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.conftest import Serve

    AnyTable = TableState | SedmaState

BUILT = Path(__file__).parents[2] / "_build" / "assets"
PAGE = """<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/styles/tokens.css"><link rel="stylesheet" href="assets/styles/sevens.css">
<style>body {{ background: var(--sv-page); color: var(--sv-text); margin: 0 }} main {{ padding: 0 var(--sv-bleed) }}
.card {{ transition: none }}</style></head>
<body>{sprite}<main><h1>Gallery</h1>{body}</main><script src="assets/page.js"></script></body></html>"""
UNFOLDED = ["mistaken", "ghost", "sedma"]
"""The tables whose forms and moves are shown: they are long, and those of the others look the same."""
UNFOLD = """unfolded => {
  for (const table of document.querySelectorAll(".table:not(.panel)")) {
    const shown = unfolded.some((name) => table.getAttribute("aria-labelledby").startsWith(`${name}-title`));
    if (shown) table.querySelector("form.deal").hidden = false;
    else for (const part of table.querySelectorAll("form.deal, .log")) part.remove();
  }
  for (const details of document.querySelectorAll("details")) details.open = true;
  for (const parts of document.querySelectorAll("template.sv-live-parts")) parts.before(parts.content.cloneNode(true));
}"""
GAPS = (
    "game shichi_narabe ghost_cards=gaps\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7,9; H A-K; C A-K; D A-K\n"
    "hands 5S 2S / - / *\nghosts 1\nshown - / 9S / -"
)
FOUR_ASKED = "hands 10H 10B 9H KH / KA KL KB 9A / 8H 8B 8L 8A / 7L 9B UA UH; stock *; leader 0"
NO_DEAL = {"type": "deal", "game": "fan_tan", "seed": "hup", "seats": "4", "level": "club"}


def told(table: AnyTable, *messages: dict[str, object]) -> AnyTable:
    """A table after some messages."""
    for message in messages:
        table.receive(message)
    return table


def card(name: str) -> dict[str, object]:
    return {"type": "card", "card": name}


def played(table: AnyTable, deals: int = 1) -> AnyTable:
    """A table after so many deals."""
    for deal in range(deals):
        if deal:
            table.receive({"type": "next"})
        play_out(table) if isinstance(table, TableState) else play_out_sedma(table)
    return table


HINT = {"type": "hint"}
TABLES: dict[str, Callable[[str], AnyTable]] = {
    "opening": lambda lang: TableState(lang=lang),
    "refused": lambda lang: told(TableState(lang=lang), card("9S")),
    "pass-refused": lambda lang: told(TableState(lang=lang), {"type": "pass"}),
    "hinted": lambda lang: told(TableState(lang=lang), HINT, HINT, HINT),
    "mistaken": lambda lang: told(TableState(lang=lang), NO_DEAL),
    "undone": lambda lang: told(TableState(lang=lang), card("6D"), {"type": "undo"}),
    "holding": lambda lang: told(TableState(lang=lang), {"type": "holding"}),
    "shared": lambda lang: told(TableState(lang=lang, seed=77), {"type": "share", "open": True}),
    "review": lambda lang: told(finished(lang), {"type": "review"}),
    "over": lambda lang: played(TableState(lang=lang)),
    "session-over": lambda lang: played(TableState(lang=lang), 4),
    "ghost": lambda lang: at(GHOST, lang),
    "ghost-refused": lambda lang: told(at(GHOST, lang), card("9S")),
    "joker": lambda lang: told(at(GHOST, lang), card("JK1")),
    "gaps": lambda lang: at(GAPS, lang),
    "called": lambda lang: told(at(f"{LAST_CARD}hands QS QC / KS KC / AS AC", lang), card("QS")),
    "caught": lambda lang: at(f"{LAST_CARD}hands QS QC / KS AS AC / KC\nliable 2", lang),
    "packs": lambda lang: TableState("parliament_two_packs", seats=12, lang=lang),
    "ring": lambda lang: TableState("parliament_ring", lang=lang),
    "points": lambda lang: played(TableState("parliament_penalty_points", seats=8, lang=lang), 2),
    "cinquillo": lambda lang: TableState("cinquillo", lang=lang),
    "covered": lambda lang: TableState("shichi_narabe", lang=lang, level=("club", "person", "club")),
    "sedma": lambda lang: sedma_at(ASKED, "10H 7L", lang=lang),
    "sedma-refused": lambda lang: told(sedma_at(ASKED, "10H 7L", lang=lang), card("9H")),
    "sedma-hinted": lambda lang: told(sedma_at(ASKED, "10H 7L", lang=lang), HINT, HINT, HINT),
    "sedma-pairs": lambda lang: sedma_at(FOUR_ASKED, "10H KA 8H 7L", lang=lang, players=4),
    "sedma-over": lambda lang: played(SedmaState(lang=lang, level="beginner")),
}


def panels(lang: str) -> list[str]:
    """Scoresheets and tournaments, before, in and after their use."""
    names = ("Friedrich-Wilhelm", "Bartholomäus", "Cleo")
    empty, refused, full = (Sheet(game, names, lang, f"sheet-{game}") for game in ("fan_tan", "parliament", "fan_tan_stakes"))
    written = {f"{what}-{seat}": str(seat) for what in ("left", "paid") for seat in range(3)}
    refused.receive({"type": "deal", "winner": "0", **written, "left-2": "many"})
    full.receive({"type": "deal", "winner": "0", **written})
    entries = dict(zip(names, ("club", "beginner", "random"), strict=True))
    games = ("fan_tan", "shichi_narabe", "parliament")
    waiting, running, over = (Contest(game, entries, 3, 3, 1, lang, f"contest-{game}") for game in games)
    for contest in (running, over):
        contest.receive({"type": "start"})
        contest.step()
    while over.running:
        over.step()
    return [each.html for each in (empty, refused, full, waiting, running, over)]


def table(name: str, lang: str) -> AnyTable:
    """A table of the gallery, with ids and a deal number of its own."""
    made = TABLES[name](lang)
    made.uid = name
    if name != "shared":  # its link holds the deal of its number
        made.game = replace(made.game, seed=1000 + list(TABLES).index(name))
    return made


def others(lang: str) -> list[str]:
    """The widgets that are no tables: pictures, stories, quizzes, charts."""
    said = words(lang)
    story, rows = Story.read(STORY, lang), [Row("first", 1.0, 0.5, 1.5), Row("second", -1.0, -1.5, -0.5)]
    intervals = Intervals([Group("4", rows)], title="Chart", unit="points", lines="Place", note="", words=said)
    still = TableState("shichi_narabe", lang=lang, uid="still", seed=99)
    still_sedma = SedmaState("sedma_pairs", lang=lang, seed=98)
    still_sedma.uid = "still-sedma"
    kinds = [("fan_tan", "legal"), ("fan_tan_stakes", "pot"), ("shichi_narabe", "ghost"), ("sedma_pairs", "trick")]
    comparison = Comparison.of(FanTan(), FanTan.with_options(opening_fee="none"), 4, 56, "club")
    return [
        *panels(lang),
        compare(comparison, 56, said, "twins"),
        variants([Variant.of(name, "fan_tan") for name in ("fan_tan", "cinquillo", "sjuan", "fan_tan_stakes")], said, "variants"),
        still.snapshot,
        still_sedma.snapshot,
        scenario(story, said, "story"),
        *(quiz(dealt(game, kind, 3, 2, {}), said, f"quiz-{kind}") for game, kind in kinds),
        *(Worksheet(game, 3, lang, f"sheet-{game}").html for game in ("shichi_narabe", "sedma")),
        teach.no_seven(lang)._repr_html_(),
        f"<figure class='board'>{board('S 5-9; H 7; D 6-10', lang, hand='3D 9D QS')}</figure>",
        chart(intervals.figure) + intervals.table,
        Verdict("Head.", "Body.", "Where it holds.")._repr_html_(),
    ]


def open_gallery(page: Page, serve: Serve, folder: Path, lang: str, pieces: list[str]) -> Page:
    """Show pieces on one page, everything unfolded."""
    (folder / "assets").symlink_to(BUILT)
    html = PAGE.format(lang=lang, sprite=sprite(), body="\n".join(pieces))
    (folder / "index.html").write_text(html, encoding="utf-8")
    page.goto(serve(folder).url)
    page.evaluate(UNFOLD, UNFOLDED)
    return page


def everything(lang: str) -> list[str]:
    """Every piece of the gallery."""
    return [*(table(name, lang).html for name in TABLES), *others(lang)]
