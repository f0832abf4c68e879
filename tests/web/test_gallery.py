"""Every widget in every state: reachable, legible and in place in every theme, size and language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.axe import violations
from tests.web.gallery import everything, open_gallery

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Serve

SIZES = {"narrow": (320, 640), "zoomed": (320, 256), "phone on its side": (640, 320), "phone": (390, 800), "wide": (1280, 800)}
"""A screen of 1280 x 1024 px at 400 % zoom has 320 x 256 of them."""
SMALLEST, COMFORTABLE = 24, 44
"""Sides of what is touched, in pixels: WCAG 2.5.8, and what a thumb needs."""
TARGETS = """() => {
  const named = (element) => (element.textContent || element.name || element.className).trim().slice(0, 40);
  const targets = [...document.querySelectorAll("main :is(button, summary, select, label:has(input), input:not(label *))")];
  return targets.filter((target) => target.checkVisibility()).map((target) => {
    const { width, height } = seen(target);
    return { name: named(target), card: target.matches(".hand .card, .qcard"), room: room(target), width, height };
  });
  /* What a card shows beside the next one, which lies on it. */
  function seen(target) {
    const box = target.getBoundingClientRect();
    const next = target.closest(".hand__card")?.nextElementSibling?.querySelector(".card")?.getBoundingClientRect();
    const covered = next && Math.abs(next.top - box.top) < box.height / 2 && next.left > box.left ? box.right - next.left : 0;
    return { width: box.width - Math.max(0, covered), height: box.height };
  }
  /* The width there would be for each card if the hand lay in two rows. */
  function room(target) {
    const hand = target.closest(".hand");
    return hand ? hand.parentElement.clientWidth / Math.ceil(hand.children.length / 2) : 0;
  }
}"""
CLIPPED = """() => {
  const boxes = "main :is(button, summary, label, legend, th, td, h2, h3, h4, .seat, .seat *, .fact, .pot, .button *, .status *)";
  return [...document.querySelectorAll(boxes)]
    .filter((box) => box.checkVisibility() && !box.closest(".vh, .card, svg, .data__scroll"))
    .filter((box) => getComputedStyle(box).display !== "inline" && box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.className} “${box.textContent.trim().slice(0, 60)}”: ${box.scrollWidth} > ${box.clientWidth}`);
}"""
CHOICES_CLIPPED = """() => {
  const arrow = 20, pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("main select")].filter((select) => select.checkVisibility()).flatMap((select) => {
    const style = getComputedStyle(select);
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const clipped = [...select.options].filter((option) => pen.measureText(option.text).width > room);
    return clipped.map((option) => `${select.name} “${option.text}”: ${pen.measureText(option.text).width} > ${room}`);
  });
}"""


STATES = {
    "cards of a hand": [
        ".hand button[data-state=playable]",
        ".hand button[data-state=blocked]",
        ".hand button[data-state~=hint]",
    ],
    "cards of a layout": [".column .card:not([data-state])", ".column .card[data-state=ghost]", ".column .card[data-state=last]"],
    "places": [".spot[data-open]", ".spot:not([data-open])"],
    "buttons": [".button:not([data-main], [aria-disabled])", ".button[data-main]", ".button[aria-disabled]"],
    "seats": [".seat[data-turn]", ".seat[data-ghost]", ".seat:not([data-turn], [data-ghost])"],
    "steps": [".dot[aria-current]", ".dot:not([aria-current])"],
}
"""Of each kind, what has to look different."""
PENS = """element => {
  const style = getComputedStyle(element);
  const edge = (side) => ["style", "width", "color"].map((part) => style[`border-${side}-${part}`]);
  const kept = style.forcedColorAdjust === "none" && style.backgroundColor;
  return JSON.stringify([["top", "right", "bottom", "left"].map(edge), style.outlineStyle, style.outlineWidth, kept]);
}"""
"""How the system draws the edge of an element: in forced colours no background of ours is left."""


def shown(page: Page, serve: Serve, folder: Path, lang: str) -> Page:
    """The gallery in a language."""
    return open_gallery(page, serve, folder, lang, everything(lang))


def resize(page: Page, size: str) -> int:
    """Give the window this size; returns its width."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return width


def too_small(target: dict[str, Any]) -> bool:
    """Whether a finger may miss this, or a card is smaller than there is room for."""
    least = min(target["width"], target["height"])
    return least < SMALLEST or (target["card"] and target["width"] < min(COMFORTABLE, target["room"]) - 1)


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_axe_finds_nothing_in_light_and_dark(page: Page, serve: Serve, tmp_path: Path, size: str) -> None:
    resize(page, size)
    shown(page, serve, tmp_path, "de")
    assert violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_everything_fits_and_can_be_touched(page: Page, serve: Serve, tmp_path: Path, lang: str) -> None:
    shown(page, serve, tmp_path, lang)
    for size in SIZES:
        width = resize(page, size)
        assert (size, page.evaluate("document.documentElement.scrollWidth")) <= (size, width)
        assert (size, list(filter(too_small, page.evaluate(TARGETS)))) == (size, [])
        assert (size, page.evaluate(CLIPPED)) == (size, [])
        assert (size, page.evaluate(CHOICES_CLIPPED)) == (size, [])


def test_with_forced_colours_every_state_has_an_edge_of_its_own(page: Page, serve: Serve, tmp_path: Path) -> None:
    page.emulate_media(forced_colors="active")
    shown(page, serve, tmp_path, "en")
    for kind, places in STATES.items():
        edges = [page.locator(f"{place} >> visible=true").first.evaluate(PENS) for place in places]
        assert len(set(edges)) == len(places), kind
