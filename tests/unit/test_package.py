"""What a user of the package meets: names, docstrings, the protocol."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from doctest import DocTestParser
from types import ModuleType

import pytest

import sevens
from sevens import FanTan, Round, View
from sevens.game import SeatView, State

MODULES = ["sevens", *(m.name for m in pkgutil.walk_packages(sevens.__path__, "sevens."))]


def public_things(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The classes and functions a module defines without an underscore, and the methods of those classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield f"{module.__name__}.{name}", thing
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                function = getattr(value, "__func__", getattr(value, "fget", value))
                if not member.startswith("_") and inspect.isfunction(function):
                    yield f"{module.__name__}.{name}.{member}", function


def test_all_is_what_is_visible() -> None:
    visible = {n for n, v in vars(sevens).items() if not n.startswith("_") and not inspect.ismodule(v)}
    assert sorted(visible | {"sedma"}) == sorted(sevens.__all__)


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    assert [thing for thing, value in public_things(module) if not value.__doc__] == []


@pytest.mark.parametrize("package", [sevens, sevens.sedma], ids=lambda package: package.__name__)
def test_every_class_and_function_of_a_package_shows_its_use(package: ModuleType) -> None:
    things = {name: getattr(package, name) for name in package.__all__} | package.LEVELS
    described = {name: thing for name, thing in things.items() if inspect.isclass(thing) or inspect.isfunction(thing)}
    examples = {name: DocTestParser().get_examples(thing.__doc__ or "") for name, thing in described.items()}
    assert [name for name, lines in examples.items() if not any(example.want for example in lines)] == []


def test_rounds_and_views_follow_the_protocol() -> None:
    state: State = Round.deal(FanTan(), 4, 1)
    view: SeatView = state.seen_by(0)
    for protocol, thing in ((State, state), (SeatView, view)):
        assert [n for n in vars(protocol) if not n.startswith("_") and not hasattr(thing, n)] == []
    assert isinstance(view, View)
