"""A table of Sedma takes messages: whole matches are played by them, and what cannot be is refused in words."""

import re
from itertools import count

import pytest

from sevens import PRESETS, InvalidOption
from sevens.sedma import GERMAN, LEVELS, Match, Sedma, settle
from sevens_widgets.sedma.messages import KINDS
from sevens_widgets.sedma.state import SedmaState
from tests.unit.widgets.playing import notice, status, text
from tests.unit.widgets.sedma.playing import at, cards_to_choose, play_out, played_by_the_package, take_turn

LANGUAGES = ["en", "fr", "de"]
CHANGES = [
    {option.name: value} for option in Sedma().options() for value in option.allowed if value != option.default
]  # fmt: skip

PROLONG = "hands 10H 10B 9H KH / 7L 8A 9B KB; stock *; leader 0"


@pytest.fixture
def table() -> SedmaState:
    return SedmaState(lang="en", level="beginner")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["sedma", "sedma_pairs"])
def test_a_whole_match_is_played_by_messages_and_ends_as_the_package_says(game: str, lang: str) -> None:
    table = SedmaState(game, seed=7, level="beginner", lang=lang)
    match = Match.start(PRESETS[game])  # type: ignore[arg-type]
    for seed in count(7):
        end = played_by_the_package(match, seed)
        play_out(table)
        match = match.after(end)
        assert table.game.deal == end
        assert table.game.standing == match
        won = settle(end)
        row = f"{won.cards[0]} {won.last_trick[0]} {won.points[0]} {won.game_points[0]}"
        assert row in text(table.html)
        if match.over:
            break
        table.receive({"type": "next"})
    before = table.game
    assert 'data-action="next"' not in table.html
    table.receive({"type": "next"})
    assert table.game == before
    assert notice(table)
    assert max(match.scores) >= 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_every_option_is_played_to_the_end_of_a_deal(change: dict[str, object], players: int, lang: str) -> None:
    options = {"players": players, **change}
    table = SedmaState(seed=3, level="beginner", lang=lang, **options)
    play_out(table)
    assert table.game.rules == Sedma.with_options(**options)
    assert table.game.deal == played_by_the_package(Match.start(table.game.rules), 3)
    assert "{" not in table.html


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_hint_of_a_deal_has_words(seats: int, level: str) -> None:
    for lang in LANGUAGES:
        table = SedmaState(seats=seats, lang=lang, level=level, seed=11)
        while not table.game.over:
            said = []
            for _ in range(4):
                table.receive({"type": "hint"})
                said.append(status(table))
            assert "{" not in "".join(said)
            assert said[2] == said[3]
            assert said[2].startswith(said[1])
            assert said[0] != said[1]
            take_turn(table)


def test_bots_play_up_to_the_reader(table: SedmaState) -> None:
    assert table.game.deal.turn == 0
    assert [turn.seat for turn in table.game.turns] == [1]
    assert status(table) == (
        "North led the eight of bells. Your turn: North holds the trick, with 0 points so far. "
        "What beats it: eight or seven. 1 of your cards beats it."
    )


def test_a_move_and_everything_up_to_the_next_turn_is_told_at_once(table: SedmaState) -> None:
    hand = table.game.view.hand
    table.receive({"type": "card", "card": "7L"})
    drawn = GERMAN.unmask(table.game.view.hand & ~hand)
    names = {"9L": "nine of leaves"}
    assert status(table) == (
        "You beat the trick with the seven of leaves. North stopped. You take the trick: 0 points. "
        f"You draw {names[str(drawn[0])]}. Your turn: you lead. Any card may be played."
    )


def test_the_worked_example_of_a_prolonged_trick_brings_20_points() -> None:
    """SE-24: 10, 7, 10, 8."""
    table = at(PROLONG, "10H 7L")
    assert status(table).endswith("Your turn: you led. Prolong the trick (ten), or stop. If you stop, North takes 10 points.")
    assert '<button class="button" type="button" data-main data-move="10B"' in table.html
    assert "Stop: North takes 10 points" in text(table.html)
    table.receive({"type": "move", "move": "10B"})
    assert "You take the trick: 20 points." in status(table)


def test_stopping_leaves_the_trick_to_who_holds_it() -> None:
    table = at(PROLONG, "10H 7L")
    table.receive({"type": "pass"})
    assert status(table).startswith("You stopped. North takes the trick: 10 points. You draw ")


def test_a_card_that_does_not_prolong_is_refused_with_what_would() -> None:
    table = at(PROLONG, "10H 7L")
    before = table.game
    table.receive({"type": "card", "card": "9H"})
    assert table.game == before
    assert (
        status(table)
        == "You cannot prolong the trick with the nine of hearts. What prolongs it: ten or seven. You can also stop."
    )
    assert 'data-asked><button class="card" type="button" data-card="9H"' in table.html
    assert 'aria-describedby="table-why"' in table.html
    table.receive({"type": "close"})
    assert "table-why" not in table.html


def test_without_a_card_that_prolongs_the_reader_can_only_stop() -> None:
    table = at("hands 10H 8H 9H KH / 7L 8A 9B KB; stock *; leader 0", "10H 7L")
    assert cards_to_choose(table.html) == []
    assert "none of your cards prolongs the trick: you can only stop. If you stop, North takes 10 points." in status(table)


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ("", "There is no trick to stop yet: you lead. Any card may be played."),
        ("KH 7L - 9B", "You cannot stop here: who led the trick can, after a full round of cards. Any card may be played."),
    ],
)
def test_stopping_where_there_is_nothing_to_stop_is_explained(moves: str, words: str) -> None:
    table = at("hands KH 10B 9H / 7L 8A 9B; won */; leader 0", moves)
    before = table.game
    table.receive({"type": "pass"})
    assert table.game == before
    assert status(table) == words


def test_the_trick_of_a_partner_is_named_as_such() -> None:
    table = at("hands KH AB / 8L 8A / KB 9A / 9B 9H; won */; leader 2", "KB 9B", players=4)
    assert "Your turn: North, your partner, holds the trick, with 0 points so far." in status(table)
    assert "North 1 card your partner led the trick holds the trick" in text(table.html)


def test_a_leader_whose_own_side_holds_may_prolong_where_the_rules_say_so() -> None:
    table = at("hands KH KB / 8L 9A; won */; leader 0", "KH 8L", prolong_when="always")
    assert status(table).endswith("Your turn: you led. Prolong the trick (king), or stop. If you stop, you take 0 points.")
    assert "Stop: you take 0 points" in text(table.html)


def test_the_last_trick_tells_its_ten_points() -> None:
    """SE-37."""
    table = at("hands KH / 7B; won * / 10H; leader 0", "KH 7B")
    assert status(table) == (
        "You led the king of hearts. North beat the trick with the seven of bells. "
        "North takes the last trick, and with it 10 points. The deal is yours, 70 points to 20: 1 game point."
    )
    assert "You 70 0 70 1" in text(table.html)
    assert "North 10 10 20 0" in text(table.html)


def test_a_side_without_a_trick_gives_3_game_points() -> None:
    """SE-41."""
    table = at("hands 7B / KH; won * /; leader 0", "7B KH")
    assert status(table).endswith("The deal is yours, 90 points to 0: 3 game points.")
    assert "3 if the other side takes no trick." in text(table.html)
    flat = at("hands 7B / KH; won * /; leader 0", "7B KH", flat=1)
    assert status(flat).endswith("90 points to 0: 1 game point.")
    assert "Every won deal is worth 1 game point." in text(flat.html)


def test_points_are_not_shown_before_the_reader_opens_the_piles() -> None:
    """SE-06: won tricks lie face down."""
    table = at("hands KH / 7B; won * / 10H; leader 0")
    piles = re.search(r'<details class="count" id="table-count">.*?</details>', table.html)
    assert piles
    assert text(piles[0]).startswith("Count the piles You 70 points North 10 points")
    shown = text(table.html.replace(piles[0], ""))
    assert "You 1 trick" in shown
    assert "70" not in shown


def test_undo_and_redo_go_back_and_forth(table: SedmaState) -> None:
    states = [table.game]
    for _ in range(4):
        take_turn(table)
        states.append(table.game)
    for earlier in reversed(states[:-1]):
        table.receive({"type": "undo"})
        assert table.game == earlier
        assert status(table).startswith("Your move is taken back. ")
    table.receive({"type": "undo"})
    assert "no move of yours to take back" in (notice(table) or "")
    for later in states[1:]:
        table.receive({"type": "redo"})
        assert table.game == later
    table.receive({"type": "redo"})
    assert notice(table) == "No move of yours has been taken back."


def test_another_move_forgets_what_was_taken_back(table: SedmaState) -> None:
    take_turn(table)
    table.receive({"type": "undo"})
    table.receive({"type": "card", "card": cards_to_choose(table.html)[-1]})
    before = table.game
    table.receive({"type": "redo"})
    assert table.game == before
    assert notice(table)


def test_the_same_deal_begins_again_with_the_same_cards(table: SedmaState) -> None:
    first = table.game
    play_out(table)
    table.receive({"type": "again"})
    assert table.game == first
    assert text(table.html) == text(SedmaState(lang="en", level="beginner").html)


USUAL = {option.name: str(option.default) for option in Sedma().options() if option.name != "players"}


def form(kind: str = "deal", **changes: object) -> dict[str, object]:
    """A message with all that the form of a new deal says; options are changed by their names."""
    options = {f"option-{name}": changes.pop(name, value) for name, value in USUAL.items()}
    return {"type": kind, "seed": "57", "seats": "2", "level": "beginner", **options, **changes}


def test_a_new_deal_starts_a_new_match_under_the_rules_of_the_form() -> None:
    table = SedmaState(lang="en")
    play_out(table)
    table.receive(form(seed=" 58 ", seats=4, level="random", match_to="3", flat=1))
    game = table.game
    assert (game.seed, game.level, game.match.results) == (58, "random", ())
    assert game.rules.changed() == {"players": 4, "match_to": 3, "flat": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_shows_every_option_with_the_values_there_are(lang: str) -> None:
    table = SedmaState("sedma_pairs", lang=lang, draw="fill_winner_first")
    for option in table.game.rules.options():
        name = "seats" if option.name == "players" else f"option-{option.name}"
        select = re.search(rf'<select class="field__input" name="{name}".*?</select>', table.html)
        assert select
        assert tuple(re.findall(r'value="(\w+)"', select[0])) == tuple(map(str, option.allowed))
        assert re.findall(r'value="(\w+)" selected', select[0]) == [str(option.value)]
        if option.name != "players":
            about = re.search(rf'<p class="field__about" id="table-{name}-about">(.*?)</p>', table.html)
            assert about
            assert all(source in about[1] for source in option.sources)


def test_choices_that_exclude_each_other_are_refused_at_once() -> None:
    table = SedmaState(lang="en")
    before = table.game
    for kind in ("choose", "deal"):
        table.receive(form(kind, flat="1", two_points_at="80"))
        assert table.game == before
        assert notice(table) == "If every won deal is worth 1 game point, none brings 2 from 80 points on."
    table.receive(form("choose", flat="1"))
    assert table.game == before
    assert notice(table) is None


def chosen_in_the_form(table: SedmaState) -> list[str]:
    """The deal number and the choices, as the form shows them."""
    shown = table.html.split("<form")[1].split("</form>")[0]
    return [number or value for number, value in re.findall(r'name="seed" value="([^"]*)"|value="(\w+)" selected', shown)]


def test_the_form_keeps_what_was_chosen_until_a_deal_begins() -> None:
    table = SedmaState(lang="en", level="beginner")
    usual = chosen_in_the_form(table)
    assert usual == [
        "57",
        "2",
        "beginner",
        "opponent_holds",
        "seven",
        "first_card",
        "one_at_a_time",
        "90",
        "0",
        "loser_deals",
        "5",
    ]
    table.receive(form("choose", seed="hup", seats="4", match_to="10"))
    changed = ["hup", "4", *usual[2:-1], "10"]
    assert chosen_in_the_form(table) == changed
    take_turn(table)
    assert chosen_in_the_form(table) == changed
    table.receive(form("deal", seed="hup", seats="4", match_to="10"))
    assert chosen_in_the_form(table) == changed
    table.receive(form("deal", seed="8", seats="4", match_to="10"))
    assert chosen_in_the_form(table) == ["9", *changed[1:]]


CRAFTED = [
    (None, "does not know the message “None”"),
    ({"type": "steal"}, f"“steal”. It knows: {', '.join(KINDS)}."),
    ({"type": "pass", "seat": 2}, "“pass” has no “seat”"),
    ({"type": "card"}, "lacks “card”"),
    ({"type": "card", "card": 7}, "“7” is no card"),
    ({"type": "card", "card": "7S"}, "“7S” is no card. A card is written as rank and suit, such as 7H or 10B."),
    ({"type": "card", "card": "<b>7D</b>"}, "“<b>7D</b>” is no card"),
    ({"type": "card", "card": "x" * 5000}, "…” is no card"),
    ({"type": "move", "move": None}, "“None” is no move."),
    ({"type": "move", "move": "<i>"}, "“<i>” is no move."),
    ({"type": "card", "card": "7H"}, "You do not hold the seven of hearts. You can play cards of your own hand."),
    ({"type": "undo"}, "no move of yours to take back"),
    ({"type": "redo"}, "No move of yours has been taken back"),
    ({"type": "next"}, "This deal is not over yet."),
    *((form(seed=seed), "is no deal number. Allowed: a whole number from 0 to 999,999,999.") for seed in
      ["abc", "-1", "1.5", "", "9" * 30, "²", "0x10", None, True, -3, 1.5, 10**12]),
    *((form(seats=seats), "is no value of “players”. Allowed: 2, 4.") for seats in ["3", 3, "four", None, 4.0, True, [2]]),
    *((form(level=level), "There are no bots of the kind") for level in ["master", "", None, ["club"]]),
    (form(match_to="<b>7D"), "“<b>7D” is no value of “match_to”. Allowed: 5, 3, 10."),
    ({"type": "deal", "seed": "57", "level": "beginner"}, "lacks “seats”"),
]  # fmt: skip


@pytest.mark.parametrize(("message", "words"), CRAFTED)
def test_a_message_that_cannot_be_is_refused_in_words(message: object, words: str) -> None:
    table = SedmaState(lang="en")
    before = table.game
    table.receive(message)
    assert table.game == before
    assert words in (notice(table) or "")
    assert words in status(table)
    assert "<b>7D" not in table.html
    for lang in ("fr", "de"):
        translated = SedmaState(lang=lang)
        translated.receive(message)
        assert notice(translated) not in (None, notice(table))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seats": 3}, "players = 3 is not allowed; allowed: 2, 4"),
        ({"seed": -1}, "seed = -1"),
        ({"level": "master"}, "level = 'master'"),
        ({"game": "fan_tan"}, "game = 'fan_tan' is not allowed; allowed: 'sedma', 'sedma_pairs'"),
        ({"lang": "xx"}, "lang = 'xx'"),
        ({"colour": "red"}, "the options players, prolong_when"),
        ({"match_to": 4}, "match_to = 4 is not allowed; allowed: 5, 3, 10"),
        ({"flat": 1, "two_points_at": 80}, "two_points_at"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        SedmaState(**arguments)  # type: ignore[arg-type]
    assert words in str(refused.value)


def test_after_the_end_nothing_can_be_played(table: SedmaState) -> None:
    play_out(table)
    before = table.game
    for message in ({"type": "pass"}, {"type": "hint"}):
        table.receive(message)
        assert table.game == before
        assert status(table) == "This deal is over. Go on with the next deal, or start a new one."
