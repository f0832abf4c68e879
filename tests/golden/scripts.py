"""What readers who listen do at each widget, step by step, and what they hear."""

from __future__ import annotations

from difflib import ndiff
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from bs4 import BeautifulSoup

from sevens import FanTan
from sevens_widgets.comparing import Comparison
from sevens_widgets.contest import Contest
from sevens_widgets.render.compare import compare
from sevens_widgets.render.scenario import scenario
from sevens_widgets.sheets.state import Sheet
from sevens_widgets.state import TableState
from sevens_widgets.story import Story
from sevens_widgets.words import words
from tests.golden.reading import reading
from tests.unit.widgets.playing import at, play_out
from tests.unit.widgets.sedma.playing import at as sedma_at
from tests.unit.widgets.sedma.playing import play_out as play_out_sedma

if TYPE_CHECKING:
    from collections.abc import Callable

STORY = Path(__file__).parents[2] / "book" / "scenarios" / "ghost-cards.toml"
GHOST = (
    "game shichi_narabe jokers=2\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7; H A-K; C A-K; D A-K\n"
    "hands JK1 5S 2S / - / *\nghosts 1\nshown - / 6S 9S / -\nexposed 6S 9S"
)
LAST_CARD = "game parliament last_card_call=True\nseats 3 dealer 0 leader 0 turn 0\nlayout S 2-J; H 2-A; C 2-J; D 2-A\n"
ASKED = "hands 10H 10B 9H KH / 7L 8A 9B KB; stock *; leader 0"


class Table(Protocol):
    """A table that takes messages and draws itself."""

    @property
    def html(self) -> str: ...

    def receive(self, message: object) -> None: ...


class Script:
    """Writes down what is heard: the whole table first, then of each step what is spoken and what is new."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[str] = []
        self.written = ["# The table", *self._read()]

    def __str__(self) -> str:
        return "\n".join(self.written) + "\n"

    def do(self, what: str, *messages: dict[str, object]) -> None:
        """Send messages; what has gone is not said."""
        for message in messages:
            self.table.receive(message)
        self.tell(what)

    def go_on(self, what: str, table: Table) -> None:
        """Go on at another table."""
        self.table = table
        self.tell(what)

    def tell(self, what: str, *, unfolded: bool = False) -> None:
        """Write down a step."""
        before = self.heard
        new = [line[2:] for line in ndiff(before, self._read(unfolded=unfolded)) if line.startswith("+ ")]
        self.written += ["", f"# {what}", *new]

    def _read(self, *, unfolded: bool = False) -> list[str]:
        self.heard = reading(self.table.html, unfolded=unfolded)
        return self.heard


def card(name: str) -> dict[str, object]:
    return {"type": "card", "card": name}


def fan_tan(lang: str) -> str:
    """A card that does not fit, three hints, a card laid and taken back, a deal number refused, the end and the next deal."""
    table = TableState(lang=lang)
    script = Script(table)
    script.do("A card that does not fit", card("9S"))
    script.do("Close", {"type": "close"})
    script.do("Pass, which is not allowed", {"type": "pass"})
    for number in (1, 2, 3):
        script.do(f"Hint {number}", {"type": "hint"})
    script.do("A card that fits", card("6D"))
    script.do("Undo", {"type": "undo"})
    script.do("Redo", {"type": "redo"})
    script.do("A deal number that is none", {"type": "deal", "game": "fan_tan", "seed": "hup", "seats": "4", "level": "club"})
    script.tell("New deal, and all that is folded", unfolded=True)
    play_out(table)
    script.tell("The end of the deal", unfolded=True)
    script.do("Next deal", {"type": "next"})
    return str(script)


def shichi_narabe(lang: str) -> str:
    """A ghost's card that waits, one that is laid, and the place of a joker."""
    script = Script(at(GHOST, lang))
    script.do("A ghost’s card that waits", card("9S"))
    script.do("The joker", card("JK1"))
    script.do("Close", {"type": "close"})
    script.do("A ghost’s card that fits", card("6S"))
    return str(script)


def parliament(lang: str) -> str:
    """The last card but one is laid with a word; another player says none and is caught, and a card has to be given."""
    script = Script(at(f"{LAST_CARD}hands QS QC / KS KC / AS AC", lang))
    script.do("The last card but one", card("QS"))
    script.do("Say “last card!”", {"type": "move", "move": "QS!"})
    script.go_on("Another player says nothing", at(f"{LAST_CARD}hands QS QC / KS AS AC / KC\nliable 2", lang))
    script.do("Point it out", {"type": "move", "move": "catch"})
    script.do("Give a card", card("QC"))
    return str(script)


def shared(lang: str) -> str:
    """Two people at one screen: the hand is hidden until its owner shows it."""
    script = Script(TableState("parliament", lang=lang, level=("club", "person", "club")))
    script.do("A hint while the hand is hidden", {"type": "hint"})
    script.do("Show my hand", {"type": "show"})
    return str(script)


def sedma(lang: str) -> str:
    """A trick that is prolonged or stopped, and the end of the deal."""
    table = sedma_at(ASKED, "10H 7L", lang=lang)
    script = Script(table)
    script.do("A card that does not prolong the trick", card("9H"))
    for number in (1, 2, 3):
        script.do(f"Hint {number}", {"type": "hint"})
    script.do("A card that prolongs it", card("10B"))
    script.do("Undo", {"type": "undo"})
    script.do("Stop", {"type": "move", "move": "-"})
    script.tell("New match, and all that is folded", unfolded=True)
    play_out_sedma(table)
    script.tell("The end of the deal", unfolded=True)
    return str(script)


def holding(lang: str) -> str:
    """Who holds up what, and what can be passed on."""
    script = Script(TableState(lang=lang))
    script.do("Who holds up what", {"type": "holding"})
    return str(script)


def scoresheet(lang: str) -> str:
    """A deal played with real cards is written down, one with a mistake, and taken back."""
    script = Script(Sheet("fan_tan", ("Ann", "Ben", "Cleo"), lang))
    left = {"left-0": "0", "left-1": "3", "left-2": "7", "paid-0": "2", "paid-1": "4", "paid-2": "1"}
    script.do("A deal with a mistake", {"type": "deal", "winner": "0", **left, "left-1": "many"})
    script.do("A deal", {"type": "deal", "winner": "0", **left})
    script.do("Take back the last deal", {"type": "undo"})
    script.tell("All that is folded", unfolded=True)
    return str(script)


def contest(lang: str) -> str:
    """A tournament is begun, stopped, and goes on to its end."""
    made = Contest("fan_tan", {"Ann": "club", "Ben": "beginner", "Cleo": "random"}, 3, 3, 1, lang)
    script = Script(made)
    script.do("Start", {"type": "start"})
    for _ in range(9):
        made.step()
    script.do("Stop", {"type": "stop"})
    made.receive({"type": "start"})
    while made.running:
        made.step()
    script.tell("The end", unfolded=True)
    return str(script)


def told(lang: str) -> str:
    """A scenario under two rule sets, step by step, and its branch."""
    return steps(scenario(Story.read(STORY, lang), words(lang), "story"))


def compared(lang: str) -> str:
    """One deal under two rule sets, at its first difference and its end."""
    rules = [FanTan(), FanTan.with_options(opening_fee="none")]
    return steps(compare(Comparison.of(rules[0], rules[1], 4, 56, "club"), 56, words(lang), "twins"), "[data-key]")


def steps(markup: str, which: str = "") -> str:
    """What stands at each step of a scenario or a comparison; a script shows one at a time."""
    page = BeautifulSoup(markup, "html.parser")
    lines: list[str] = []
    for part in page.select(".scenario"):
        lines += ["# Another way" if lines else "# All steps"]
        for piece in part.select(":scope > .scenario__head, :scope > .steps"):
            lines += reading(str(piece))
        for frame in part.select(f":scope > .frames > li{which}"):
            lines += ["", f"# {frame['data-where']}", *reading(frame.decode_contents())]
        lines += [""]
    return "\n".join(lines)


SCRIPTS: dict[str, Callable[[str], str]] = {
    "fan-tan": fan_tan,
    "shichi-narabe": shichi_narabe,
    "parliament": parliament,
    "shared": shared,
    "sedma": sedma,
    "scenario": told,
    "compare": compared,
    "holding": holding,
    "scoresheet": scoresheet,
    "tournament": contest,
}
