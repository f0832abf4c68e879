"""Moves that do more than lay a card or pass: they can be made, are told, and their pictures say the same."""

from __future__ import annotations

import pytest

from sevens import Card, Drew, parse_move
from sevens_widgets.state import TableState
from tests.unit.widgets.playing import at, checked, status, text
from tests.unit.widgets.test_render import says

FULL = "layout S 7; H A-K; C A-K; D A-K\n"
JOKER = (
    "game shichi_narabe jokers=2\nseats 3 dealer 0 leader 0 turn 0\nlayout S 5-7; H A-K; C A-J; D A-K\nhands JK1 2S / 8S 3S / *"
)
PACKS = "game parliament packs=2\nseats 7 dealer 0 leader 0 turn 0\nlayout S 7 | 7; H 2-A | 2-A; C 2-A | 2-A; D 2-A | 2-A\n"
CALL = "game parliament last_card_call=True\nseats 3 dealer 0 leader 0 turn 0\nlayout S 2-J; H 2-A; C 2-J; D 2-A\n"


def press(table: TableState, card: str) -> None:
    table.receive({"type": "card", "card": card})


def moves(table: TableState) -> list[str]:
    return [button.split('data-move="')[1].split('"')[0] for button in table.html.split("<button")[1:] if "data-move" in button]


def test_a_joker_is_laid_for_a_card_that_is_asked_for() -> None:
    table = at(JOKER)
    press(table, "JK1")
    assert status(table) == "For which card is the joker to lie?"
    assert moves(table) == ["JK1@4S", "JK1@8S", "JK1@QC"]
    checked(table.html)
    table.receive({"type": "move", "move": "JK1@8S"})
    assert status(table).startswith(
        "You laid the joker for the eight of spades. West put the eight of spades where the joker lay, and took the joker."
    )


def test_a_joker_shows_the_card_for_which_it_lies() -> None:
    table = at(JOKER)
    table.receive({"type": "move", "move": "JK1@QC"})
    assert "#sv-jk" in table.html
    assert "Filled by a joker" in " ".join(says(table.html)) or "where the joker lay" in status(table)


def test_a_question_is_put_away() -> None:
    table = at(JOKER)
    press(table, "JK1")
    table.receive({"type": "close"})
    assert moves(table) == []


def test_a_joker_may_be_forbidden_as_the_last_card() -> None:
    table = at(JOKER.replace("jokers=2", "jokers=2 joker_last=forbidden").replace("JK1 2S", "JK1"))
    press(table, "JK1")
    assert status(table).startswith("By these rules the joker may not be the last card you lay.")


def test_a_card_of_two_packs_is_laid_in_the_row_that_is_chosen() -> None:
    table = at(PACKS + "hands 8S 9S / 8S' / 9S' / 6S / 6S' / 5S / *")
    press(table, "8S")
    assert status(table) == "How do you want to lay the eight of spades?"
    assert moves(table) == ["8S", "8S@8S'"]
    table.receive({"type": "move", "move": "8S@8S'"})
    assert [said for said in says(table.html) if said.startswith("Spades")][1].startswith("Spades, row 2: seven to eight")


def test_eight_rows_are_drawn_and_spoken() -> None:
    table = at(PACKS + "hands 8S 9S / 8S' / 9S' / 6S / 6S' / 5S / *")
    spoken = says(table.html)
    assert len(spoken) == 8
    assert spoken[:3] == [
        "Spades, row 1: seven; next six or eight.",
        "Spades, row 2: seven; next six or eight.",
        "Hearts, row 1: complete, two to ace.",
    ]


def test_a_card_of_two_packs_waits_in_one_of_two_rows() -> None:
    position = PACKS.replace("S 7 | 7", "S 7-9 | 7") + "hands 9S' 10S / 8S' / 10S' / 6S / 6S' / 5S / *"
    table = at(position)
    press(table, "9S'")
    assert status(table) == (
        "Not yet: the nine of spades waits for the eight of spades. Each suit has two rows, and each grows one rank at a time."
    )


def test_the_last_card_is_called() -> None:
    table = at(CALL + "hands QS QC / KS KC / AS AC")
    press(table, "QS")
    assert moves(table) == ["QS", "QS!"]
    table.receive({"type": "move", "move": "QS!"})
    assert status(table).startswith("You laid the queen of spades and said “last card!”.")


def test_who_does_not_call_can_be_caught() -> None:
    table = at(CALL + "hands QS QC / KS AS AC / KC\nliable 2")
    assert "East did not say “last card!”: you may point that out." in status(table)
    assert moves(table) == ["catch"]
    table.receive({"type": "move", "move": "catch"})
    assert status(table) == ("You caught East: “last card!” was not said. East has to take a card: give one of your hand.")
    press(table, "QC")
    assert status(table).startswith("You gave the queen of clubs to East. West gave a card to East.")
    log = text(table.html).split("Moves so far")[1]
    assert "gave queen of clubs" in log
    assert "Westgave a card" in log


def test_cards_drawn_from_a_stock_are_named_to_their_owner_only() -> None:
    stock = CALL.replace("last_card_call=True", "last_card_call=True last_card_penalty=stock")
    table = at(stock + "hands QS QC / KS / AC\nliable 2\nstock AS KC")
    assert "2 cards in the stock" in text(table.html)
    table.receive({"type": "move", "move": "catch"})
    assert status(table).startswith(
        "You caught East: “last card!” was not said. East drew a card from the stock. East drew a card"
    )
    table = at(stock.replace("turn 0", "turn 1") + "hands QS / KS QC / AC KC\nliable 0\nstock AS")
    table.game = table.game._after(parse_move("catch"))
    assert table.game.turns[0].events[1:] == (Drew(0, Card.parse("AS")),)


def test_a_card_is_given_by_choosing_it() -> None:
    table = at(
        "game parliament illegal_pass=receive_card\nseats 3 dealer 0 leader 0 turn 0\n" + "layout S 7; H 2-A; C 2-A; D 2-A\n"
        "hands 6S 5S 4S / 8S / *\ndue 1 0 1 2"
    )
    assert status(table) == "West has to take a card: give one of your hand."
    press(table, "5S")
    assert status(table).startswith("You gave the five of spades to West.")


def test_the_dealer_names_the_opening_card() -> None:
    table = TableState("parliament", lang="en", opener="dealer_names_seven")
    assert status(table) == "You deal: name the card that opens."
    assert moves(table) == ["=7S", "=7H", "=7C", "=7D"]
    press(table, "7S")
    table.receive({"type": "move", "move": "=7C"})
    assert status(table).startswith("You named the seven of clubs.")


GHOST = "game shichi_narabe{options}\nseats 3 dealer 0 leader 0 turn 0\n" + FULL


def test_the_reader_becomes_a_ghost() -> None:
    table = at(GHOST.format(options="") + "hands 5S / 6S 4S / *\npasses 3 0 0")
    assert status(table) == "You have no card that fits and no pass left: you become a ghost."
    table.receive({"type": "pass"})
    assert status(table).startswith("You have no pass left.")
    assert moves(table) == ["ghost"]
    table.receive({"type": "move", "move": "ghost"})
    assert status(table).startswith("You became a ghost and showed five of spades.")
    assert "data-ghost" in table.html


def test_without_ghosts_the_reader_waits() -> None:
    table = at(GHOST.format(options=" no_ghost=True") + "hands 5S / 6S 4S / *\npasses 3 0 0")
    assert moves(table) == ["wait"]
    table.receive({"type": "move", "move": "wait"})
    assert status(table).startswith("You had to wait.")


EXPOSED = "hands 5S 2S / - / *\nghosts 1\nshown - / 6S 9S / -\nexposed 6S 9S"


def test_a_ghost_s_cards_lie_beside_the_layout_and_can_be_laid() -> None:
    table = at(GHOST.format(options="") + EXPOSED)
    assert status(table) == "Your turn: 1 card of a ghost fits, and you may lay it."
    assert "six of spades, exposed: West, playable" in text(table.html)
    assert "nine of spades, exposed: West, not playable" in text(table.html)
    press(table, "9S")
    assert status(table).startswith("Not yet: the nine of spades waits for the eight of spades.")
    checked(table.html)
    table.receive({"type": "pass"})
    assert status(table).startswith("You passed; you have 2 passes left.")
    table = at(GHOST.format(options="") + EXPOSED)
    press(table, "6S")
    assert status(table).startswith("You laid the six of spades.")


def test_by_other_rules_nobody_lays_a_ghost_s_cards() -> None:
    table = at(GHOST.format(options=" exposed_play=never") + EXPOSED)
    press(table, "6S")
    assert status(table).startswith("A ghost has shown the six of spades; by these rules nobody else lays it.")


def test_cards_beyond_a_gap_are_a_ghost_s() -> None:
    table = at(
        "game shichi_narabe ghost_cards=gaps\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7,9; H A-K; C A-K; D A-K\n"
        "hands 5S 2S / - / *\nghosts 1\nshown - / 9S / -"
    )
    assert says(table.html)[0] == "Spades: seven; next six or eight. Beyond a gap, laid by a ghost: nine."
    assert 'data-card="9S" data-suit="s" data-state="ghost"' in table.html


def test_passes_are_dots_with_words() -> None:
    table = at(GHOST.format(options="") + "hands 6S 5S / 8S 4S / *\npasses 2 0 0")
    assert "1 pass of 3 left" in text(table.html)
    assert ">Pass, the last one</button>" in table.html


def test_spanish_cards_have_names_and_shapes_of_their_own() -> None:
    table = TableState("cinquillo", lang="en")
    assert says(table.html)[0].startswith("Coins: five")
    assert "#sv-O" in table.html


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["ace of swords", "sota of cups", "caballo of batons", "rey of coins"]),
        ("fr", ["as d’épées", "valet de coupes", "cavalier de bâtons", "roi de deniers"]),
        ("de", ["Ass der Schwerter", "Sota der Kelche", "Caballo der Stäbe", "Rey der Münzen"]),
    ],
)
def test_spanish_ranks_in_every_language(lang: str, names: list[str]) -> None:
    said = TableState("cinquillo", lang=lang).words
    pack = TableState("cinquillo", lang=lang).game.view.rules.shape.pack
    spoken = {str(card): said.card_name(card) for card in pack.cards}
    assert [spoken[card] for card in ("1E", "10P", "11B", "12O")] == names
    assert len(set(spoken.values())) == 40


def test_an_end_closed_by_the_other_waits_for_the_way_round() -> None:
    table = at(
        "game parliament round_the_corner=one_way\nseats 3 dealer 0 leader 0 turn 0\nlayout S 7-K; H A-K; C A-K; D A-K\n"
        "hands 6S 5S / AS 2S / *"
    )
    press(table, "6S")
    assert status(table).startswith("Not yet: the six of spades waits for the ace of spades, the two of spades,")
    assert "five of spades." in status(table)
