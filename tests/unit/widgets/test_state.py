"""A table takes messages: what may be done is done, everything else is refused in words and changes nothing."""

import pytest

from sevens import FRENCH, InvalidOption, Round, Session, bot, play, preset, settle
from sevens.match import Result
from sevens_widgets.game import STAKE, Game
from sevens_widgets.messages import KINDS
from sevens_widgets.state import TableState
from tests.unit.widgets.playing import (
    cards_fitting,
    cards_not_fitting,
    may_pass,
    notice,
    play_out,
    status,
    take_turn,
    text,
    without_form,
)


@pytest.fixture
def table() -> TableState:
    return TableState(lang="en")


def stuck() -> TableState:
    """A table at which the reader has no card that fits."""
    table = TableState(lang="en")
    while cards_fitting(table):
        take_turn(table)
    return table


def test_bots_play_up_to_the_reader(table: TableState) -> None:
    assert table.game.round.turn == 0
    assert [turn.seat for turn in table.game.turns] == [1, 2, 3]
    assert status(table) == (
        "West passed and paid 1 chip. North passed and paid 1 chip; the pot holds 6. "
        "East laid the seven of diamonds. Your turn: 1 of your cards fits."
    )


def test_a_card_is_laid_and_everything_up_to_the_next_turn_is_told_at_once(table: TableState) -> None:
    table.receive({"type": "card", "card": "6D"})
    assert [turn.seat for turn in table.game.turns] == [1, 2, 3, 0, 1, 2, 3]
    assert status(table).startswith("You laid the six of diamonds. West ")
    assert "Your turn:" in status(table)


def test_a_blocked_card_says_why_and_changes_nothing(table: TableState) -> None:
    before = table.game
    table.receive({"type": "card", "card": "KD"})
    assert table.game == before
    assert status(table).startswith("Not yet: the king of diamonds waits for the eight of diamonds,")
    assert 'data-asked><button class="card" type="button" data-card="KD"' in table.html
    assert "why__path" in table.html
    table.receive({"type": "close"})
    assert "why__path" not in table.html
    assert "Your turn" in status(table)


def test_a_pass_with_a_card_that_fits_is_explained(table: TableState) -> None:
    before = table.game
    table.receive({"type": "pass"})
    assert table.game == before
    assert status(table) == "You hold a card that fits, so you may not pass. What fits: six of diamonds."


def test_without_a_card_that_fits_the_reader_is_told_to_pass() -> None:
    table = stuck()
    assert may_pass(table)
    assert status(table).endswith("You have no card that fits. Pass for 1 chip.")
    chips, pot = table.game.chips[0], table.game.round.pot
    table.receive({"type": "pass"})
    assert status(table).startswith("You passed and paid 1 chip")
    assert f"the pot holds {table.game.round.pot}." in status(table)
    assert table.game.round.pot > pot
    assert table.game.chips[0] == chips - 1


def test_fined_passes_are_offered_where_the_rules_allow_them() -> None:
    table = TableState(lang="en", enforcement="fine")
    assert may_pass(table)
    table.receive({"type": "pass"})
    assert status(table).startswith("You passed and paid 1 chip")


def nested(depth: int) -> list[object]:
    """A list in a list in a list."""
    found: list[object] = []
    for _ in range(depth):
        found = [found]
    return found


CRAFTED = [
    (None, "does not know the message “None”"),
    ("pass", "does not know the message “pass”"),
    ([], "does not know the message “[]”"),
    ({}, "does not know the message “None”"),
    ({"type": "steal"}, f"“steal”. It knows: {', '.join(KINDS)}."),
    ({"type": ["card"]}, "does not know the message"),
    ({"type": "pass", "seat": 2}, "“pass” has no “seat”"),
    ({"type": "card"}, "lacks “card”"),
    ({"type": "card", "card": 7}, "“7” is no card"),
    ({"type": "card", "card": "11D"}, "“11D” is no card. A card is written as rank and suit, such as 7D or 10S."),
    ({"type": "card", "card": "<b>7D</b>"}, "“<b>7D</b>” is no card"),
    ({"type": "card", "card": "x" * 5000}, "…” is no card"),
    ({"type": "card", "card": "\ud800"}, "“'\\ud800'” is no card"),
    ({"type": "card", "card": nested(5_000)}, "[[[...]]]"),
    ({"type": "card", "card": "7D"}, "You do not hold the seven of diamonds."),
    ({"type": "move", "move": "7"}, "“7” is no move."),
    ({"type": "move", "move": ["7D"]}, "“['7D']” is no move."),
    ({"type": "undo"}, "no move of yours to take back"),
    ({"type": "next"}, "This deal is not over yet."),
]
SEEDS = ["abc", "-1", "1.5", "", "9" * 30, "²", "0x10", None, True, -3, 1.5, 10**12]
SEATS = ["2", "9", 2, 9, "four", None, 4.0]
LEVELS = ["grandmaster", "", None, ["club"]]


def deal(**changes: object) -> dict[str, object]:
    return {"type": "deal", "seed": "57", "seats": "4", "level": "club"} | changes


DEALS = [
    *((deal(seed=seed), "is no deal number. Allowed: a whole number from 0 to 999,999,999.") for seed in SEEDS),
    *((deal(seats=seats), "is not a number of players for this game. Allowed: 3 to 8.") for seats in SEATS),
    *((deal(level=level), "There are: random, beginner, club, expert.") for level in LEVELS),
    (deal(chip_per_card=1), "“deal” has no “chip_per_card”. It has: game, seed, seats, level, option-ante_compensation, "),
    ({"type": "deal", "seed": "57"}, "lacks “seats”"),
]


@pytest.mark.parametrize(("message", "words"), [*CRAFTED, *DEALS])
def test_a_message_that_cannot_be_is_refused_in_words(message: object, words: str) -> None:
    table = TableState(lang="en")
    before = (table.game, table.game.chips, table.game.view)
    table.receive(message)
    assert (table.game, table.game.chips, table.game.view) == before
    assert words in (notice(table) or "")
    assert words in status(table)


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize(("message", "_words"), [*CRAFTED, *DEALS])
def test_refusals_are_translated(message: object, _words: str, lang: str) -> None:
    table = TableState(lang=lang)
    before = table.game
    table.receive(message)
    assert table.game == before
    assert notice(table)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seats": 2}, "seats = 2 is not allowed; allowed: 3 to 8"),
        ({"seats": 9}, "seats = 9"),
        ({"seed": "abc"}, "seed = 'abc' is not allowed; allowed: a whole number"),
        ({"seed": -1}, "seed = -1"),
        ({"seed": 10**12}, "seed = 1000000000000"),
        ({"level": "grandmaster"}, "level = 'grandmaster' is not allowed; allowed: 'random', 'beginner', 'club', 'expert'"),
        ({"game": "fantan"}, "did you mean 'fan_tan'"),
        ({"game": "sedma"}, "game = 'sedma' is not allowed; allowed: 'fan_tan', 'fan_tan_stakes',"),
        ({"game": "parliament_two_packs", "seats": 4}, "seats = 4 is not allowed; allowed: 7 to 12"),
        ({"level": ("club", "random")}, "level = ('club', 'random') is not allowed; allowed: one level, or 3, one for each bot"),
        ({"lang": "xx"}, "lang = 'xx'"),
        ({"colour": "red"}, "the options ante_compensation, "),
        ({"chip_per_card": 5}, "chip_per_card = 5 is not allowed; allowed: 0, 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidOption, match=r"allowed") as refused:
        TableState(**arguments)  # type: ignore[arg-type]
    assert words in str(refused.value)


def test_a_table_has_the_usual_number_of_seats_unless_one_is_asked_for() -> None:
    assert TableState("parliament").game.session.seats == 4
    assert TableState("parliament_two_packs").game.session.seats == 7


def test_undo_goes_back_to_before_the_last_move_of_the_reader(table: TableState) -> None:
    states = [table.game]
    for _ in range(3):
        take_turn(table)
        states.append(table.game)
    for earlier in reversed(states[:-1]):
        table.receive({"type": "undo"})
        assert table.game == earlier
        assert status(table).startswith("Your move is taken back. ")
    table.receive({"type": "undo"})
    assert table.game == states[0]
    assert "no move of yours to take back" in (notice(table) or "")


def test_the_same_move_after_an_undo_has_the_same_answer() -> None:
    table = TableState(level="random", lang="en")
    take_turn(table)
    first = table.game
    table.receive({"type": "undo"})
    take_turn(table)
    assert table.game == first


def test_a_hint_says_more_each_time(table: TableState) -> None:
    before = table.game
    said = []
    for _ in range(4):
        table.receive({"type": "hint"})
        said.append(status(table))
    assert said[0] == "Hint: look at diamonds. There is only one card to find."
    assert said[1] == "Hint: lay the six of diamonds."
    assert said[2] == said[3] == "Hint: lay the six of diamonds. It is your only card that fits."
    assert 'data-state="playable hint"' in table.html
    assert table.game == before
    table.receive({"type": "card", "card": "6D"})
    assert "hint" not in table.html.split('class="controls"')[0]


def test_a_hint_without_a_card_that_fits_is_to_pass() -> None:
    table = stuck()
    table.receive({"type": "hint"})
    assert status(table) == "You have no card that fits. Pass for 1 chip."


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_hint_of_a_deal_has_words(lang: str) -> None:
    table = TableState(lang=lang, seed=7)
    while not table.game.over:
        for _ in range(3):
            table.receive({"type": "hint"})
            assert "{" not in status(table)
        take_turn(table)


def test_a_whole_deal_ends_as_the_package_says(table: TableState) -> None:
    play_out(table)
    *_, end = play(Round.deal(preset("fan_tan"), seats=4, seed=56), [bot("club") for _ in range(4)])
    won = settle(end)
    assert table.game.round == end
    assert table.game.chips == tuple(STAKE + net for net in won.net)
    name = ("You", "West", "North", "East")[won.winner]
    assert status(table).endswith(f"{name} is out and receives {won.receives} chips.")
    assert ">Next deal</button>" in table.html


def test_after_the_end_nothing_can_be_laid(table: TableState) -> None:
    play_out(table)
    before = table.game
    for message in ({"type": "pass"}, {"type": "hint"}, {"type": "card", "card": cards_not_fitting(table)[0]}):
        table.receive(message)
        assert table.game == before
        assert status(table).startswith("This deal is over.")


def test_a_session_runs_over_as_many_deals_as_there_are_players(table: TableState) -> None:
    chips = [0, 0, 0, 0]
    leader = 1
    for number in range(4):
        assert (table.game.round.dealer, table.game.round.leader) == (number, leader)
        play_out(table)
        won = settle(table.game.round)
        leader = won.winner
        chips = [had + net for had, net in zip(chips, won.net, strict=True)]
        assert table.game.chips == tuple(STAKE + gained for gained in chips)
        last = table.game
        table.receive({"type": "next"})
    assert table.game == last
    assert "The session is over. Choose New deal" in (notice(table) or "")
    assert ">Next deal</button>" not in table.html
    winners = table.game.standing.winners
    assert winners == tuple(p for p in range(4) if chips[p] == max(chips))
    table.receive({"type": "close"})
    assert "The session is over" in status(table)


def test_in_a_playoff_only_the_tied_play() -> None:
    rules = preset("fan_tan").with_options(tie_break="playoff")
    tied = Session(rules, 3, 1, results=(Result(winner=0, net=(-4, 2, 2), unplayed=(0, 4, 4)),))
    table = TableState(seats=3, lang="en")
    table.game = Game(tied, ("club", "club"), 5, tied.deal(5)).with_bots()
    assert table.game.players == (1, 2)
    assert table.game.reader is None
    assert table.game.over
    assert table.game.view.hand == 0
    assert table.game.chips == (16, 22, 22)
    (winner,) = table.game.standing.winners
    assert status(table).endswith(f"wins the deciding deal. The session is over: {('You', 'West', 'East')[winner]} wins it.")
    assert "No cards left." in text(table.html)


def test_a_reader_who_is_tied_plays_on() -> None:
    rules = preset("fan_tan").with_options(tie_break="playoff")
    tied = Session(rules, 3, 1, results=(Result(winner=1, net=(2, -4, 2), unplayed=(4, 0, 4)),))
    table = TableState(seats=3, lang="en")
    table.game = Game(tied, ("club", "club"), 5, tied.deal(5)).with_bots()
    assert (table.game.players, table.game.reader) == ((0, 2), 0)
    play_out(table)
    assert table.game.chips == (22, 16, 22)
    assert len(table.game.standing.winners) == 1


def test_a_new_deal_starts_a_new_session(table: TableState) -> None:
    play_out(table)
    table.receive(deal(seed=" 58 ", seats=6, level="beginner"))
    game = table.game
    assert (game.seed, game.session.seats, game.level, len(game.session.results)) == (58, 6, "beginner", 0)
    assert "Seat 6" in text(table.html)
    assert sum(game.chips) + game.round.pot == 6 * STAKE


def test_options_of_the_rules_are_kept_over_deals() -> None:
    table = TableState("fan_tan_stakes", lang="en", opening_fee="none")
    table.receive(deal())
    assert table.game.session.rules.changed() == {"opening_fee": "none", "chip_per_card": 1}


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_other_hands_are_never_drawn(seats: int) -> None:
    table = TableState(seats=seats, lang="en", seed=seats)
    while not table.game.over:
        for drawn in (without_form(table.html), table.snapshot):
            known = table.game.view.hand | table.game.round.layout.laid
            for hidden in FRENCH.unmask(FRENCH.full & ~known):
                assert f'data-card="{hidden}"' not in drawn
                assert f">{table.words.card_name(hidden)}" not in drawn
        take_turn(table)


def test_a_move_taken_back_can_be_made_again(table: TableState) -> None:
    assert ">Redo</button>" not in table.html
    states = [table.game]
    for _ in range(3):
        take_turn(table)
        states.append(table.game)
    for _ in range(3):
        table.receive({"type": "undo"})
    for later in states[1:]:
        assert ">Redo</button>" in table.html
        table.receive({"type": "redo"})
        assert table.game is later
    table.receive({"type": "redo"})
    assert notice(table) == "No move of yours has been taken back."


def test_a_new_move_forgets_what_was_taken_back(table: TableState) -> None:
    take_turn(table)
    table.receive({"type": "undo"})
    take_turn(table)
    assert ">Redo</button>" not in table.html


def test_the_same_deal_again_keeps_the_session(table: TableState) -> None:
    play_out(table)
    table.receive({"type": "next"})
    begun = table.game
    play_out(table)
    table.receive({"type": "again"})
    assert table.game == begun


def test_the_scoresheet_has_every_deal_and_the_sums(table: TableState) -> None:
    assert "Scoresheet" not in text(table.html)
    nets = []
    for _ in range(2):
        play_out(table)
        nets.append(settle(table.game.round).net)
        table.receive({"type": "next"})
    sums = [sum(net) for net in zip(*nets, strict=True)]
    rows = [" ".join(map(str, row)).replace("-", "−") for row in ([1, *nets[0]], [2, *nets[1]], ["Sum", *sums])]
    assert f"Scoresheet: chips Deal You West North East {' '.join(rows)}" in text(table.html)
