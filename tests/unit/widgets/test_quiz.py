"""Quizzes: the answers are right, explained in every language, drawn for hands, ears and paper."""

from __future__ import annotations

import re
from functools import cache
from gettext import NullTranslations

import pytest
from bs4 import BeautifulSoup

from sevens import FRENCH, InvalidOption, Record, Round, sedma
from sevens_widgets import Quiz
from sevens_widgets.questions.kinds import Sheet, dealt
from sevens_widgets.questions.question import Question, Task
from sevens_widgets.render.quiz import quiz
from sevens_widgets.words import Words, words
from tests.unit.widgets.playing import checked, complete_words, text

SEEDS = range(200)
LOW_TO_HIGH = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
ACE_HIGH = [*LOW_TO_HIGH[1:], "A"]
PIPS = {rank: value for value, rank in enumerate(LOW_TO_HIGH, start=1)}
ENGLISH = words("en")
KINDS = [
    ("fan_tan", "legal"),
    ("shichi_narabe", "legal"),
    ("parliament", "legal"),
    ("fan_tan", "turn"),
    ("shichi_narabe", "turn"),
    ("parliament", "block"),
    ("shichi_narabe", "block"),
    ("fan_tan_stakes", "pot"),
    ("shichi_narabe", "ghost"),
    ("sedma", "trick"),
    ("sedma_pairs", "trick"),
]
HELD = {ENGLISH.card_name(card): (card.rank.value, card.suit.value) for card in FRENCH.cards}
RECORD = "sevens 1\ngame fan_tan\nseats 4 dealer 0 leader 1\ndeal 56\nplay - - 7D 6D 5D"


@pytest.fixture(autouse=True)
def page_has_the_front_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_LIVE_ESM", "https://book.example/widget.js")


@cache
def task(game: str, kind: str, seed: int, **options: object) -> Task:
    """The first task of a quiz."""
    return dealt(game, kind, seed, 1, options).tasks[0]


@cache
def asked(game: str, kind: str, seed: int, **options: object) -> Question:
    """The first question of a quiz, in English."""
    return task(game, kind, seed, **options).question(ENGLISH)


def drawn(sheet: Sheet, said: Words = ENGLISH) -> BeautifulSoup:
    return BeautifulSoup(quiz(sheet, said, "quiz"), "html.parser")


def seen(html: str) -> str:
    """The words of a quiz that are not hidden before a script runs."""
    page = BeautifulSoup(html, "html.parser")
    for hidden in page.select("[hidden]"):
        hidden.decompose()
    return text(page.decode(formatter="html5"))


def right(question: Question) -> str:
    """The only right answer."""
    (answer,) = [a for a in question.answers if a.right]
    return str(answer.label)


def lying(question: Question) -> set[tuple[str, str]]:
    """The cards of the layout in the picture, as rank and suit."""
    return cards(question.picture.partition("hand-box")[0])


def shown(question: Question) -> set[tuple[str, str]]:
    """The cards beside the layout in the picture."""
    return cards(question.picture.partition("hand-box")[2])


def cards(html: str) -> set[tuple[str, str]]:
    return set(re.findall(r'data-card="(\w+)(\w)"', html))


def numbers(question: Question) -> list[dict[str, int]]:
    """The rows of the table in the picture."""
    table = BeautifulSoup(question.picture, "html.parser")
    heads = [cell.get_text() for cell in table.select("thead th")][1:]
    return [dict(zip(heads, (int(td.get_text()) for td in tr.select("td")), strict=True)) for tr in table.select("tbody tr")]


@pytest.mark.parametrize(("game", "order"), [("fan_tan", LOW_TO_HIGH), ("shichi_narabe", LOW_TO_HIGH), ("parliament", ACE_HIGH)])
def test_a_card_is_right_if_it_is_a_seven_or_all_between_it_and_the_seven_lies(game: str, order: list[str]) -> None:
    seven = order.index("7")
    for seed in SEEDS:
        question = asked(game, "legal", seed)
        lies = lying(question)
        for answer in question.answers:
            rank, suit = str(answer.card)[:-1], str(answer.card)[-1]
            place = order.index(rank)
            between = order[min(place + 1, seven) : max(place, seven + 1)]
            opened = bool(lies) or str(answer.card) == "7D"
            assert answer.right == (opened and all((r, suit) in lies for r in between if r != rank)), (seed, answer.card)


def test_a_pot_holds_the_antes_and_a_chip_for_each_pass() -> None:
    for seed in SEEDS:
        question = asked("fan_tan", "pot", seed)
        rows = numbers(question)
        longest = max(row["cards dealt"] for row in rows)
        assert sum(row["cards dealt"] for row in rows) == 52
        assert int(right(question)) == sum((row["cards dealt"] == longest) + row["passes"] for row in rows)


def test_for_stakes_the_winner_also_receives_a_chip_for_each_card_left() -> None:
    pairs = [dealt("fan_tan_stakes", "pot", seed, 2, {}).tasks for seed in SEEDS[::3]]
    ended = [question for question in (second.question(ENGLISH) for _, second in pairs) if "cards left" in numbers(question)[0]]
    assert len(ended) > 50
    for question in ended:
        rows = numbers(question)
        longest = max(row["cards dealt"] for row in rows)
        antes = sum(row["cards dealt"] == longest for row in rows)
        assert int(right(question)) == antes + sum(row["passes"] + row["cards left"] for row in rows)


@pytest.mark.parametrize("reading", ["frozen", "remaining"])
def test_a_ghost_counts_all_cards_shown_or_those_in_no_column(reading: str) -> None:
    for seed in SEEDS:
        question = asked("shichi_narabe", "ghost", seed, ghost_penalty=reading)
        counted = shown(question) if reading == "frozen" else shown(question) - lying(question)
        assert int(right(question)) == sum(PIPS[rank] for rank, _ in counted)
        assert shown(question) & lying(question), "both readings would count the same"


@pytest.mark.parametrize(("game", "order"), [("fan_tan", LOW_TO_HIGH), ("shichi_narabe", LOW_TO_HIGH), ("parliament", ACE_HIGH)])
def test_a_card_waits_for_all_from_its_seven_to_it_that_do_not_lie(game: str, order: list[str]) -> None:
    seven = order.index("7")
    for seed in SEEDS[::4]:
        question = asked(game, "block", seed)
        rank, suit = HELD[re.findall('class="vh">([^<]*)<', question.ask)[0]]
        place = order.index(rank)
        way = order[seven:place] if place > seven else order[place + 1 : seven + 1]
        missing = [r for r in way if (r, suit) not in lying(question)]
        assert int(right(question)) == len(missing) >= 2, seed
        (answer,) = [a for a in question.answers if a.right]
        told = [HELD[name] for name in re.findall('class="vh">([^<]*)<', answer.why)]
        assert set(told) == {(r, suit) for r in missing}, seed


@pytest.mark.parametrize("game", ["fan_tan", "parliament", "shichi_narabe"])
def test_the_next_seat_that_has_cards_gets_the_turn(game: str) -> None:
    left_out = 0
    for seed in SEEDS[::5]:
        question = asked(game, "turn", seed)
        table = BeautifulSoup(question.picture, "html.parser")
        rows = {tr.th.get_text(): tr.td.get_text() for tr in table.select("tbody tr")}
        seats = list(rows)
        (just,) = [at for at, seat in enumerate(seats) if re.match(f"{seat} ha(s|ve) just ", text(question.ask))]
        after = seats[just + 1 :] + seats[:just]
        assert right(question) == next(seat for seat in after if rows[seat].isdecimal()), seed
        left_out += right(question) != after[0]
    assert (left_out > 10) == (game == "shichi_narabe"), left_out


@pytest.mark.parametrize("game", ["sedma", "sedma_pairs"])
def test_the_last_equal_or_seven_takes_a_trick_with_its_tens_and_aces(game: str) -> None:
    for seed in SEEDS:
        question = asked(game, "trick", seed)
        table = BeautifulSoup(question.picture, "html.parser")
        seats = [head.get_text() for head in table.select("thead th")[1:]]
        rows = [tr.select("td") for tr in table.select("tbody tr")]
        played = [
            (seats[i], td.select_one(".card")["data-card"][:-1])
            for row in rows
            for i, td in enumerate(row)
            if not td.has_attr("data-none")
        ]
        taker = [seat for seat, rank in played if rank in {played[0][1], "7"}][-1]
        points = 10 * sum(rank in {"10", "A"} for _, rank in played) + 10 * ("last trick" in question.ask)
        assert len(played) >= 4
        assert right(question) == f"{taker}: {points} points"


@pytest.mark.parametrize(("game", "kind"), KINDS)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_question_has_right_and_wrong_answers_each_with_its_reason(game: str, kind: str, lang: str) -> None:
    said = ENGLISH if lang == "en" else complete_words(lang)
    for seed in SEEDS[KINDS.index((game, kind)) :: len(KINDS)]:
        question = task(game, kind, seed).question(said)
        assert {answer.right for answer in question.answers} == {True, False}
        assert question.of_cards or sum(answer.right for answer in question.answers) == 1
        assert len({answer.label for answer in question.answers}) == len(question.answers)
        assert all(text(answer.why) for answer in question.answers)
        assert "{" not in text(str(question.ask)) + "".join(answer.why for answer in question.answers)


def test_a_card_that_does_not_fit_says_what_it_waits_for() -> None:
    position = Round.from_text(
        "sevens 1\ngame fan_tan\nseats 3 dealer 0 leader 0 turn 0\nlayout D 4-9; S 7\nhands JD 10D 8H 7H / * / 9C"
    )
    reasons = seen(Quiz.of(position, lang="en").html)
    assert "jack of diamonds Does not fit. Not yet: the jack of diamonds waits for the ten of diamonds." in reasons
    assert "ten of diamonds Fits. The next one in its column: beside it lies the nine of diamonds." in reasons
    assert "seven of hearts Fits. It opens a column" in reasons
    assert "eight of hearts Does not fit. Not yet: the eight of hearts waits for the seven of hearts." in reasons


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_picture_of_a_question_does_not_give_the_answer_away(game: str, kind: str) -> None:
    page = drawn(dealt(game, kind, 1, 5, {}))
    assert page.select(".quiz__question [data-open]") == []
    assert not any("next" in says.get_text() for says in page.select(".quiz__question .column__says"))


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_questions_come_first_and_solutions_after_them_folded(game: str, kind: str) -> None:
    html = quiz(dealt(game, kind, 3, 4, {}), ENGLISH, "quiz")
    checked(html)
    page = BeautifulSoup(html, "html.parser")
    assert len(page.select(".quiz__questions > .quiz__question")) == len(page.select(".quiz__solutions > .quiz__solution")) == 4
    assert page.select(".quiz__questions .reason") == page.select("details[open]") == page.select("form") == []
    for asked_, solved in zip(page.select(".quiz__question"), page.select(".quiz__solution"), strict=True):
        boxes, reasons = asked_.select("fieldset input"), solved.select("details .reason")
        assert len(boxes) == len(reasons)
        assert asked_.select_one("legend").get_text(strip=True)
        assert all(box.parent.name == "label" and box.parent.get_text(strip=True) for box in boxes)
        assert len({box["name"] for box in boxes}) == 1
        for box, reason in zip(boxes, reasons, strict=True):
            (verdict,) = [b for b in reason.select("[data-when]") if not b.has_attr("hidden")]
            assert (verdict.get_text() in {"Fits.", "Right."}) == box.has_attr("data-right")


def test_the_same_seed_asks_the_same_and_another_seed_something_else() -> None:
    sheets = [dealt("fan_tan", "legal", seed, 5, {}) for seed in (1, 1, 2)]
    assert [quiz(sheet, ENGLISH, "q") for sheet in sheets[:1]] == [quiz(sheet, ENGLISH, "q") for sheet in sheets[1:2]]
    assert sheets[0].key == sheets[1].key != sheets[2].key
    assert not set(sheets[0].tasks) & set(sheets[2].tasks)


def test_options_are_those_of_the_game() -> None:
    assert "Each card is one point" in text(Quiz("shichi_narabe", "ghost", lang="en", scoring="count").html)
    assert Quiz("fan_tan", "pot", chip_per_card=1, lang="en").html.count("Fan Tan for stakes") == 1


def test_a_quiz_about_positions_of_a_record() -> None:
    *_, last = Record.parse(RECORD).rounds()
    made = Quiz.of(last, lang="en")
    assert "Question 1 of 1" in text(made.html)
    assert made.html.count('type="checkbox"') == 13
    pot = Quiz.of(last, kind="pot", lang="en")
    assert "<span>6</span>" in pot.html
    assert made.sheet.key != pot.sheet.key


def test_a_quiz_about_a_trick_of_a_position() -> None:
    position = sedma.parse_position("hands KH 8H / 7B 9B; won * / 10H AH; trick 0:KL 1:7L", sedma.Sedma())
    made = Quiz.of(position.after(sedma.STOP), kind="trick", lang="en")
    assert "North: 0 points Right. The last card that beats decides, and that is the seven of leaves." in seen(made.html)
    with pytest.raises(InvalidOption, match="positions that give a question of the kind 'trick'"):
        Quiz.of(position, kind="trick")


def test_what_a_notebook_shows_without_a_front_end_is_the_same_quiz() -> None:
    made = Quiz(questions=1, lang="en")
    data, _metadata = made._repr_mimebundle_()
    assert data["text/html"] == made.html
    assert repr(made) == "Quiz('fan_tan legal 1 1')"


class Hostile(NullTranslations):
    """A catalogue in which every message brings an element of its own."""

    def gettext(self, message: str) -> str:
        return f"<i>{message}</i>"

    def pgettext(self, _context: str, message: str) -> str:
        return f"<i>{message}</i>"


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_words_are_escaped(game: str, kind: str) -> None:
    html = quiz(dealt(game, kind, 1, 2, {}), Words("en", Hostile()), "quiz")
    assert "&lt;i&gt;" in html
    assert "<i>" not in html


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"kind": "colour"}, "kind = 'colour' is not allowed; allowed: 'legal', 'turn', 'block', 'pot', 'ghost', 'trick'"),
        ({"kind": None}, "kind = None is not allowed"),
        ({"game": "whist"}, "preset = 'whist' is not allowed"),
        ({"game": "parliament", "kind": "pot"}, "game = 'parliament' is not allowed; allowed: 'fan_tan'"),
        ({"kind": "ghost"}, "game = 'fan_tan' is not allowed; allowed: 'shichi_narabe'"),
        ({"game": "sedma"}, "game = 'sedma' is not allowed"),
        ({"questions": 0}, "questions = 0 is not allowed; allowed: a whole number from 1 to 20"),
        ({"questions": 21}, "questions = 21"),
        ({"questions": "5"}, "questions = '5'"),
        ({"seed": -1}, "seed = -1 is not allowed"),
        ({"seed": True}, "seed = True is not allowed"),
        ({"lang": "xx"}, "lang = 'xx' is not allowed"),
        ({"chip_per_card": 9}, "chip_per_card = 9 is not allowed; allowed: 0, 1"),
        ({"jokers": 2}, "jokers = 2 is not allowed; allowed: one of the options"),
        ({"game": "shichi_narabe_no_ghost", "kind": "ghost"}, "a kind that these rules give questions of"),
    ],
)
def test_what_cannot_be_is_refused_with_what_is_allowed(given: dict[str, object], said: str) -> None:
    with pytest.raises(InvalidOption, match=re.escape(said)):
        Quiz(**given)


def test_positions_that_give_no_question_are_refused() -> None:
    first, *_ = Record.parse(RECORD).rounds()
    with pytest.raises(InvalidOption, match="positions that give a question of the kind 'legal'"):
        Quiz.of(first)
    with pytest.raises(InvalidOption, match="positions that give a question of the kind 'ghost'"):
        Quiz.of(first, kind="ghost")
    with pytest.raises(InvalidOption, match="positions that give a question of the kind 'trick'"):
        Quiz.of(first, kind="trick")
    with pytest.raises(InvalidOption, match="position = 'D 7' is not allowed"):
        Quiz.of("D 7")
    with pytest.raises(InvalidOption, match="at least one"):
        Quiz.of()


def test_quizzes_of_two_players_and_of_pairs_have_titles_of_their_own() -> None:
    titles = [BeautifulSoup(Quiz(game, kind="trick").html, "html.parser").h2.get_text() for game in ("sedma", "sedma_pairs")]
    assert titles == ["Sedma: who takes the trick?", "Sedma in pairs: who takes the trick?"]
