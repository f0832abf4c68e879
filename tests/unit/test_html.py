from __future__ import annotations

from sevens import Layout, Round, preset


def test_a_layout_is_a_row_for_each_column() -> None:
    shown = Layout.parse("S 5-8; D 7")._repr_html_()
    assert shown.count("<tr>") == 4
    assert "<td>♠</td>" + "<td>·</td>" * 4 + "<td>5</td><td>6</td><td>7</td><td>8</td>" in shown


def test_rules_are_their_options_with_values_and_ids() -> None:
    shown = preset("sjuan")._repr_html_()
    assert "<td>opening</td><td>7H</td><td>7D, 7H, any_seven, 5O</td>" in shown
    assert "FT-36" in shown
    assert preset("sedma")._repr_html_().startswith("<table>")


def test_a_round_shows_the_hand_of_the_seat_to_move_alone() -> None:
    state = Round.deal(preset("parliament"), 4, 1)
    shown = state._repr_html_()
    pack = state.rules.shape.pack
    texts = [pack.text(hand) for hand in state.hands]
    assert [text in shown for text in texts] == [seat == state.turn for seat in range(4)]
    assert f"▸ {state.turn}" in shown
