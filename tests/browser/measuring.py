"""What is seen on a page, measured in pixels: what is cut, covered, or too small for a finger."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

_CUT_NAMES: Final = """(within) => [...document.querySelectorAll(`${within} .name`)].filter((name) => {
    const box = name.getBoundingClientRect();
    if (name.scrollWidth > name.clientWidth + 1) return true;
    const range = document.createRange();
    range.selectNodeContents(name);
    return [...range.getClientRects()].some((line) => {
        const [right, middle] = [line.right - 2, (line.top + line.bottom) / 2];
        const top = document.elementFromPoint(right, middle);
        return right > innerWidth || box.width === 0
            || top === null || !top.closest("[data-place]")?.contains(name);
    });
}).map((name) => name.textContent)"""
_UNCOVERED: Final = """(selector) => [...document.querySelectorAll(selector)].map((thing) => {
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return top !== null && (thing.contains(top) || top.closest(selector) !== null);
})"""
_SMALL: Final = """(selector) => [...document.querySelectorAll(selector)].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && (box.height < 43.5 || box.width < 43.5);
}).map((thing) => thing.outerHTML.slice(0, 120))"""


def cut_names(page: Page, within: str) -> list[str]:
    """The names of cards there that cannot be read to their end, where they lie."""
    found: list[str] = page.evaluate(_CUT_NAMES, within)
    return found


def uncovered(page: Page, selector: str) -> list[bool]:
    """For each such thing on the page whether nothing lies over its middle."""
    found: list[bool] = page.evaluate(_UNCOVERED, selector)
    return found


def too_small(page: Page, selector: str) -> list[str]:
    """Those things that a finger would miss."""
    found: list[str] = page.evaluate(_SMALL, selector)
    return found
