"""Charts: the same numbers in the figure and in the table."""

from sevens_widgets.charts import MIME, Group, Intervals, Row
from sevens_widgets.words import words
from tests.unit.widgets.playing import text

GROUPS = [
    Group("3 players", [Row("opener", 1.5, -0.25, 3.0), Row("last", -1.5, -3.0, 0.5)]),
    Group("4 players", [Row("opener", 2.5, 1.0, 4.0)]),
]


def chart(lang: str) -> Intervals:
    return Intervals(GROUPS, title="Deals won", unit="points", lines="Place", note="20,000 deals, seed 1.", words=words(lang))


def test_a_series_is_the_same_place_in_every_group() -> None:
    line, openers, last = chart("en").figure["data"]
    assert line["line"]["dash"] == "dash"
    assert line["x"] == [0, 0]
    assert (openers["x"], openers["y"]) == ([1.5, 2.5], [1, 4])
    assert (last["x"], last["y"]) == ([-1.5], [2])
    assert openers["error_x"]["array"] == [1.5, 1.5]
    assert openers["error_x"]["arrayminus"] == [1.75, 1.5]


def test_series_differ_by_shape_and_have_no_colour() -> None:
    figure = chart("en").figure
    symbols = [trace["marker"]["symbol"] for trace in figure["data"][1:]]
    assert len(set(symbols)) == len(symbols)
    assert "color" not in str(figure)


def test_the_chart_has_a_label_and_its_numbers_stand_below() -> None:
    bundle = chart("en")._repr_mimebundle_()
    assert bundle[MIME]["layout"]["meta"]["label"] == "Deals won. The numbers are in the table below."
    said = text(bundle["text/html"])
    assert "20,000 deals, seed 1." in said
    assert "3 players opener 1.5 -0.2 3.0 last -1.5" in said.replace("−", "-")


def test_numbers_follow_the_language() -> None:
    figure = chart("fr").figure
    assert figure["layout"]["separators"] == ",\u202f"
    assert figure["data"][1]["text"][1] == "2,5 (de 1,0 à 4,0)"
    assert "2,5 1,0 4,0" in text(chart("fr").table)


def test_a_long_name_takes_two_lines_in_the_chart_and_one_in_the_table() -> None:
    long = Intervals(
        [Group("4 players", [Row("whenever it may be done by choice", 1, 0, 2)])],
        title="Deals won", unit="points", lines="Way", note="", words=words("en"),
    )  # fmt: skip
    layout = long.figure["layout"]
    assert layout["yaxis"]["ticktext"] == ["<b>4 players</b>", "whenever it may be done<br>by choice"]
    assert layout["height"] == 2 * 38 + 90
    assert "whenever it may be done by choice" in text(long.table)
    assert chart("en").figure["layout"]["height"] == 5 * 28 + 90


def test_numbers_have_as_many_digits_as_asked_for() -> None:
    fine = Intervals(GROUPS, title="Chips", unit="chips", lines="Place", note="", digits=2, words=words("de"))
    assert "1,50 −0,25 3,00" in text(fine.table)
    assert fine.figure["data"][1]["text"][0] == "1,50 (von −0,25 bis 3,00)"
