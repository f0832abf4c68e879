"""The package of the widgets: each widget is there when it is asked for."""

import pytest

import sevens_widgets
from sevens_widgets.quiz import Quiz
from sevens_widgets.table import Table


def test_every_widget_is_the_one_of_its_module():
    assert sevens_widgets.Table is Table
    assert sevens_widgets.Quiz is Quiz
    assert all(isinstance(getattr(sevens_widgets, name), type) for name in dir(sevens_widgets))


def test_what_is_no_widget_is_not_there():
    with pytest.raises(AttributeError, match="Chess"):
        sevens_widgets.Chess  # noqa: B018
