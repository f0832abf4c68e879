"""10,000 damaged or forged links and records: each is refused in words, or gives a game that can be; the table never breaks."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from sevens.sedma import GERMAN
from sevens_widgets.render.share import Shared
from sevens_widgets.sharing.damage import WORDS, Damage
from sevens_widgets.sharing.link import LONGEST, checked
from sevens_widgets.sharing.packing import LONGEST as LONGEST_POSITION
from sevens_widgets.sharing.packing import packed, unpacked
from sevens_widgets.sharing.saved import LONGEST as LONGEST_TEXT
from sevens_widgets.words import words
from tests.unit.widgets.test_sharing import State, play_on, table

SEEDS = 10
EACH = 250
GAMES = {"fan_tan": 4, "shichi_narabe_jokers": 3, "parliament_last_card": 2, "sedma": 3}
"""The games of the corpus, and how many moves of the reader have been made."""
ODD = [*"0123456789abcXYZ._~-", "", "é", "\x00", "\u202e", "<b>", "&amp;", "%00", "~", "..", " ", "\n", "9" * 40, "-1", "²"]
PIECES = [
    "sevens table 1",
    "sevens table 2",
    "game sedma",
    "game fan_tan",
    "bots club",
    "deal 56",
    "play 7D",
    "back 1",
    "back 99",
    "play",
]
REFUSED = "This game cannot be opened. "


class Corpus:
    """Links, positions and records of one game, and a table on which they are opened."""

    def __init__(self, game: str, moves: int) -> None:
        self.state = table(game)
        for _ in range(moves):
            play_on(self.state, random.Random(moves))
        self.state.receive({"type": "share", "open": True})
        shared = self.state.shown.shared
        assert isinstance(shared, Shared)
        assert shared.link is not None
        assert shared.position is not None
        self.link, self.position, self.record = shared.link, shared.position, shared.record
        self.state.receive({"type": "share", "open": False})
        self.game = self.state.game
        self.undone = self.state.undone

    def opens(self, text: str) -> str | None:
        """Open a text on the table and give the words of the refusal, or None if a game was opened; then go back."""
        state: State = self.state
        before = (state.game, state.undone, state.own, state.saved)
        state.receive({"type": "open", "game": text})
        notice = state.talk.notice
        if notice is not None:
            assert (state.game, state.undone, state.own, state.saved) == before
            state.receive({"type": "close"})
            return str(notice)
        opened: Any = state.game
        assert opened.over or opened.choices == opened.view.legal_moves() != ()
        if opened.to_look_at:
            self.asks()
        assert state.html
        state.receive({"type": "leave"})
        assert state.game is self.game
        return None

    def asks(self) -> None:
        """Ask all that can be asked of a position: it never changes."""
        position: Any = self.state.game
        for kind in ("hint", "pass", "undo", "redo", "again", "next"):
            self.state.receive({"type": kind})
        for card in PACKS[type(position).__name__](position):
            self.state.receive({"type": "card", "card": str(card)})
            assert self.state.html
        assert self.state.game is position


PACKS: dict[str, Callable[[Any], Iterable[object]]] = {
    "Game": lambda game: game.view.rules.shape.pack.unmask(game.view.hand),
    "SedmaGame": lambda game: GERMAN.unmask(game.view.hand),
}
"""The cards of the reader's hand."""


@pytest.fixture(scope="module", params=GAMES)
def corpus(request: pytest.FixtureRequest) -> Corpus:
    return Corpus(request.param, GAMES[request.param])


def letter(text: str, draw: random.Random) -> str:
    place = draw.randrange(len(text))
    return text[:place] + draw.choice(string.printable) + text[place + 1 :]


def cut(text: str, draw: random.Random) -> str:
    return text[: draw.randrange(len(text))]


def without(text: str, draw: random.Random) -> str:
    begin, end = sorted(draw.randrange(len(text)) for _ in range(2))
    return text[:begin] + text[end:]


def twice(text: str, draw: random.Random) -> str:
    begin, end = sorted(draw.randrange(len(text)) for _ in range(2))
    return text[:end] + text[begin:]


def odd(text: str, draw: random.Random) -> str:
    place = draw.randrange(len(text))
    return text[:place] + draw.choice(ODD) + text[place:]


def swapped(text: str, draw: random.Random) -> str:
    joint = "\n" if "\n" in text else "."
    parts = [*text.split(joint), ""]
    one, other = draw.sample(range(len(parts)), 2)
    parts[one], parts[other] = parts[other], parts[one]
    return joint.join(parts)


def long(text: str, draw: random.Random) -> str:
    return text + draw.choice(ODD[:20]) * draw.randrange(LONGEST, LONGEST_TEXT + 100)


def noise(_text: str, draw: random.Random) -> str:
    return "".join(chr(draw.randrange(1, 0x3000)) for _ in range(draw.randrange(60)))


CHANGES: list[Callable[[str, random.Random], str]] = [letter, cut, without, twice, odd, swapped, long, noise]


def damaged(text: str, seed: int, many: int) -> Iterator[str]:
    """The text with one to three changes, so many times."""
    draw = random.Random(seed)
    for _ in range(many):
        changed = text
        for _ in range(draw.choice((1, 1, 1, 2, 3))):
            changed = draw.choice(CHANGES)(changed, draw) or " "
        yield changed


def forged(code: str, seed: int, many: int) -> Iterator[str]:
    """The code with fields changed and a check that is right, so many times."""
    draw = random.Random(seed)
    kind, *fields, _check = code.split(".")
    for _ in range(many):
        changed = list(fields)
        place = draw.randrange(len(changed))
        changed[place] = draw.choice((letter, cut, without, twice, odd))(changed[place] * 2, draw)
        yield checked((kind, *changed))


def rearranged(code: str, seed: int, many: int) -> Iterator[str]:
    """The position with words of its text exchanged and a check that is right, so many times."""
    kind, game, text, _check = code.split(".")
    for changed in rewritten(unpacked(text), seed, many):
        yield checked((kind, game, packed(changed)))


def rewritten(record: str, seed: int, many: int) -> Iterator[str]:
    """The record with words of it exchanged, left out or put in, so many times."""
    draw = random.Random(seed)
    for _ in range(many):
        lines = [line.split(" ") for line in record.split("\n")]
        line = draw.choice(lines)
        line[draw.randrange(len(line))] = draw.choice([*draw.choice(lines), *ODD, *PIECES])
        if draw.random() < 0.3:
            lines.insert(draw.randrange(len(lines) + 1), draw.choice(PIECES).split(" "))
        yield "\n".join(" ".join(line) for line in lines)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_damaged_link_and_record_is_refused_in_words_or_is_a_game(corpus: Corpus, seed: int) -> None:
    refused = 0
    found = [
        *damaged(corpus.link, seed, EACH * 3 // 10),
        *damaged(corpus.position, seed, EACH // 10),
        *rearranged(corpus.position, seed, EACH // 10),
        *damaged(corpus.record, seed, EACH * 2 // 10),
        *forged(corpus.link, seed, EACH // 10),
        *forged(corpus.position, seed, EACH // 10),
        *rewritten(corpus.record, seed, EACH // 10),
    ]
    assert len(found) == EACH
    for text in found:
        told = corpus.opens(text)
        if told is not None:
            assert told.startswith(REFUSED)
            assert len(told) <= 260
            refused += 1
    assert refused >= EACH // 2


def test_the_corpus_has_ten_thousand_texts() -> None:
    assert len(GAMES) * SEEDS * EACH == 10_000


def test_what_is_whole_is_opened(corpus: Corpus) -> None:
    for text in (corpus.link, corpus.position, corpus.record, f"#sevens={corpus.link}", corpus.record.replace("\n", "\r\n\r\n")):
        assert corpus.opens(text) is None


def test_one_changed_letter_of_a_link_never_opens_another_game(corpus: Corpus) -> None:
    for place, was in enumerate(corpus.link):
        changed = corpus.link[:place] + ("A" if was != "A" else "B") + corpus.link[place + 1 :]
        assert corpus.opens(changed) is not None


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("damage", "text"),
    [
        (Damage.NOT_OURS, ""),
        (Damage.NOT_OURS, "hello"),
        (Damage.NOT_OURS, "sevens 1\ngame fan_tan"),
        (Damage.VERSION, "2g.fan_tan.x"),
        (Damage.VERSION, "sevens table 2\ngame fan_tan"),
        (Damage.TOO_LONG, "1g." + "a" * LONGEST),
        (Damage.TOO_LONG, "sevens table 1\n" + "a" * LONGEST_TEXT),
        (Damage.CUT, "1g.fan_tan.4.club.56"),
        (Damage.CUT, checked(("1p", "fan_tan", packed("a" * (LONGEST_POSITION + 1))))),
        (Damage.CUT, checked(("1p", "fan_tan", packed("sevens 1") + "AAAA"))),
        (Damage.CUT, "sevens table 1\ngame fan_tan\nbots club club club\ndeal 56"),
        (Damage.CUT, "sevens table 1\ngame fan_tan\nbots club club club\ndeal 56\nplay\nback 1"),
        (Damage.CUT, "sevens table 1\ngame fan_tan\nbots club club club\ndeal 56\nplay -\nplay -"),
        (Damage.RULES, "sevens table 1\ngame whist\nbots club club club\ndeal 56\nplay"),
        (Damage.RULES, "sevens table 1\ngame fan_tan ante=7\nbots club club club\ndeal 56\nplay"),
        (Damage.RULES, "sevens table 1\ngame fan_tan\nbots club\ndeal 56\nplay"),
        (Damage.RULES, "sevens table 1\ngame fan_tan\nbots club club best\ndeal 56\nplay"),
        (Damage.MOVES, "sevens table 1\ngame fan_tan\nbots club club club\ndeal 56\nplay KS"),
        (Damage.MOVES, "sevens table 1\ngame fan_tan\nbots club club club\ndeal 56\nplay <b>"),
        (Damage.OTHER_TABLE, "sevens table 1\ngame sedma\nbots club\ndeal 56\nplay"),
    ],
)
def test_the_refusal_says_what_is_wrong_in_the_readers_language(lang: str, damage: Damage, text: str) -> None:
    state = table("fan_tan", lang)
    before = state.game
    state.receive({"type": "open", "game": text})
    said = words(lang).say(WORDS[damage], found="¤").split("¤")[0]
    assert said in str(state.talk.notice)
    assert "<b>" not in str(state.talk.notice)
    assert state.game is before


@pytest.mark.parametrize("found", [None, 7, ["1g"], {"code": "1g"}, True, b"1g"])
@pytest.mark.parametrize("kind", ["open", "resume"])
def test_what_is_no_text_is_refused(kind: str, found: object) -> None:
    state = table("sedma")
    before = state.game
    state.receive({"type": kind, "game" if kind == "open" else "saved": found})
    assert "It is no game from this book." in str(state.talk.notice)
    assert state.game is before
