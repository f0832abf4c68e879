"""What a variant changes is found by the rules and said in words, with a link to a table that is played by it."""

from __future__ import annotations

from functools import cache
from html import unescape

import pytest
from bs4 import BeautifulSoup, Tag

from sevens import PRESETS, InvalidOption
from sevens.sedma import Sedma
from sevens_widgets import Variants
from sevens_widgets.layout_craft import LAYOUTS
from sevens_widgets.render.variants import name, variants
from sevens_widgets.sedma.craft import SEDMA
from sevens_widgets.sharing.keeping import IN_ADDRESS
from sevens_widgets.sharing.link import opened
from sevens_widgets.titles import ABOUT
from sevens_widgets.varying import Variant, variants_of
from sevens_widgets.words import words
from tests.unit.widgets.playing import checked, complete_words

BASES = ["fan_tan", "parliament", "shichi_narabe", "sedma"]


@pytest.fixture(autouse=True)
def page_has_the_front_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_LIVE_ESM", "https://book.example/widget.js")


@cache
def frames(game: str) -> dict[str, Tag]:
    """What is drawn of each variant, by its preset."""
    drawn = Variants(game, lang="en")
    html = BeautifulSoup(drawn.html, "html.parser")
    return dict(zip((v.preset or "" for v in drawn.variants), html.select(".frames > .frame"), strict=True))


def said(frame: Tag) -> str:
    return " ".join(frame.get_text(" ").split())


def test_every_preset_has_a_sentence() -> None:
    assert list(ABOUT) == list(PRESETS)


@pytest.mark.parametrize("game", BASES)
def test_each_variant_is_a_choice_and_leads_to_its_table(game: str) -> None:
    drawn = BeautifulSoup(Variants(game, lang="en").html, "html.parser")
    shown = frames(game)
    assert list(shown) == list(variants_of(game))
    boxes = drawn.select("fieldset input[type=radio]")
    assert [box["data-step"] for box in boxes] == [str(n) for n in range(1, len(shown) + 1)]
    assert [box.has_attr("checked") for box in boxes] == [True, *[False] * (len(boxes) - 1)]
    for preset, frame in shown.items():
        page, _, code = unescape(frame.select_one("a.button")["href"]).partition(IN_ADDRESS)
        rules = PRESETS[preset]
        assert page == f"../play/{rules.name.replace('_', '-')}.html"
        if isinstance(rules, Sedma):
            assert opened(SEDMA, code).rules == rules
        else:
            assert opened(LAYOUTS, code).session.rules == rules


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", BASES)
def test_the_markup_is_whole_in_every_language(game: str, lang: str) -> None:
    spoken = words("en") if lang == "en" else complete_words(lang)
    shown = [Variant.of(each, game) for each in variants_of(game)]
    checked(variants(shown, spoken, "v"))
    assert len({name(each, spoken) for each in shown}) == len(shown)


def test_sjuan_is_opened_by_the_seven_of_hearts() -> None:
    """FT-36."""
    text = said(frames("fan_tan")["sjuan"])
    assert "Opening card : seven of hearts. (In Fan Tan: seven of diamonds.)" in text
    assert "Fits only in A: 7 seven of diamonds ." in text
    assert "Fits only in B: 7 seven of hearts ." in text


def test_cinquillo_is_dealt_from_a_smaller_pack() -> None:
    """FT-37, Q-FT-9: forty cards, ten for each of four players."""
    text = said(frames("fan_tan")["cinquillo"])
    assert "Cards in the pack : 40. (In Fan Tan: 52.)" in text
    assert "Cards dealt to 4 players : 10 each. (In Fan Tan: 13 each.)" in text


def test_sevens_that_are_laid_before_the_deal_leave_twelve_cards_each() -> None:
    """FT-38, Q-FT-11."""
    assert "Cards dealt to 4 players : 12 each. (In Fan Tan: 13 each.)" in said(frames("fan_tan")["fan_tan_sevens_laid"])


def test_stakes_add_a_chip_for_each_card_left() -> None:
    """FT-28: every other player pays the winner one chip per card left."""
    chosen = Variant.of("fan_tan_stakes", "fan_tan")
    assert chosen.telling
    base, stakes = chosen.telling.at(chosen.telling.last)
    assert base.hands == stakes.hands
    rows = [row for row in frames("fan_tan")["fan_tan_stakes"].select(".frame__seats") if row.get_text()]
    left, before, after = ([int(b.get_text().replace("−", "-")) for b in row.select("b")] for row in rows)
    winner = left.index(0)
    paid = [-cards for cards in left]
    paid[winner] = sum(left)
    assert [here - there for here, there in zip(after, before, strict=True)] == paid


def test_two_packs_are_for_seven_and_more() -> None:
    """PA-46, Q-PA-12."""
    text = said(frames("parliament")["parliament_two_packs"])
    assert "Players : 7 to 12. (In Parliament: 3 to 8.)" in text
    assert "Cards in the pack : 104. (In Parliament: 52.)" in text


def test_two_pairs_draw_from_a_smaller_stock() -> None:
    """SE-13: the stock has 24 cards for two players, 16 for four."""
    text = said(frames("sedma")["sedma_pairs"])
    assert "Players : 4. (In Sedma: 2.)" in text
    assert "Cards in the stock : 16. (In Sedma: 24.)" in text


def test_a_voluntary_pass_is_allowed_on_its_side_only() -> None:
    """PA-43."""
    assert "Passing is allowed only in B." in said(frames("parliament")["parliament_voluntary_pass"])


def test_options_without_a_name_are_a_variant_too() -> None:
    """Q-FT-10: counter-clockwise, the leader sits on the dealer’s right, which is the last seat."""
    drawn = Variants("cinquillo", {"direction": "counter_clockwise"}, {"first_player": "holder_5_oros"}, lang="en")
    frames = BeautifulSoup(drawn.html, "html.parser").select(".frames > .frame")
    assert [frame.h3.get_text() for frame in frames] == [
        "Cinquillo",
        "Direction of play: counter-clockwise",
        "With fives laid at once: the holder of the five of coins begins",
    ]
    assert "Direction of play : counter-clockwise. (In Cinquillo: clockwise.)" in said(frames[1])
    assert "To play: Seat 2" in said(frames[0])
    assert "To play: Seat 4" in said(frames[1])


@pytest.mark.parametrize("wish", ["parliament_ring", "whist", {"direction": "up"}, {"packs": 2}])
def test_a_variant_that_there_is_not_is_refused(wish: str | dict[str, object]) -> None:
    with pytest.raises(InvalidOption):
        Variants("fan_tan", wish)


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidOption):
        Variants("whist")


def test_what_plays_no_part_in_a_game_is_not_told_of_it() -> None:
    """Q-FT-9: where fives are laid from the hands, no card opens the deal."""
    drawn = BeautifulSoup(Variants("cinquillo", "cinquillo_fives_as_moves", lang="en").html, "html.parser")
    assert [said(line) for line in drawn.select(".differs li")] == [
        "Opening card : five of coins.",
        "Sevens, or fives : are laid as moves. (In Cinquillo: are laid from the hands at once.)",
    ]
