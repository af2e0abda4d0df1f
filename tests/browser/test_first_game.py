"""The first game is a lesson of ten stations: whoever follows the arrow meets them all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import LAPTOP, House, Visit
from tests.browser.seat import MAIN, STEPS, Seat

PHONE: ViewportSize = {"width": 390, "height": 844}
STATIONS = (
    "friends",
    "journey",
    "setting out",
    "hazards",
    "strike",
    "entering",
    "item",
    "danger",
    "faction",
    "score",
)
ENOUGH = 160
"""So many answers lead through the lesson."""
POINTED = """() => {
    const ring = document.querySelector("[data-arrow] rect")?.getBoundingClientRect();
    return ring ? { x: (ring.left + ring.right) / 2, y: (ring.top + ring.bottom) / 2 } : null;
}"""
"""The middle of what the arrow points at."""
NOTE_STATIONS = """() => {
    window.met = [];
    const note = () => {
        const now = document.querySelector("[data-station]")?.dataset.station;
        if (now && !window.met.includes(now)) window.met.push(now);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Remembers every station that the page has shown, however briefly."""
POINTS_OR_GOES_ON = """before => document.querySelector("[data-arrow]")
    || document.querySelector("[data-moment]")?.dataset.moment !== before"""


def begun(page: Page, address: str) -> Seat:
    page.goto(address)
    page.locator(".first button").click()
    expect(page.locator(MAIN)).to_be_visible()
    return Seat(page)


def station(page: Page) -> str:
    found = page.locator("[data-station]")
    return (found.get_attribute("data-station") or "") if found.count() > 0 else ""


def answer(seat: Seat) -> None:
    """Do what the arrow points at, until the question is answered."""
    page, before = seat.page, seat.moment
    for _ in range(STEPS):
        if seat.moment != before or seat.main.get_attribute("aria-busy") == "true":
            break
        page.wait_for_function(POINTS_OR_GOES_ON, arg=before)
        spot = page.evaluate(POINTED)
        if spot is None:
            break
        page.mouse.click(spot["x"], spot["y"])
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    seat.after(before)


@pytest.mark.parametrize(
    ("size", "onward", "then"),
    [
        (LAPTOP, "Once more", "[data-station=friends]"),
        (PHONE, "Play on", f"body:not(:has([data-station], [data-arrow])) {MAIN}"),
    ],
)
def test_whoever_follows_the_arrow_meets_all_ten_stations(
    visit: Visit, house: House, size: ViewportSize, onward: str, then: str
) -> None:
    page = visit(size=size, touch=size == PHONE)
    seat = begun(page, house.address)
    page.evaluate(NOTE_STATIONS)
    for _ in range(ENOUGH):
        if station(page) == "score":
            break
        answer(seat)
    assert page.evaluate("window.met") == list(STATIONS)
    page.get_by_role("button", name=onward).click()
    expect(page.locator(then)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "why", "leave"),
    [
        ("en-GB", "Why?", "Leave the lesson"),
        ("de-DE", "Warum?", "Unterricht beenden"),
        ("fr-FR", "Pourquoi ?", "Quitter la leçon"),
    ],
)
def test_why_opens_the_rule_and_leaving_is_one_click(
    visit: Visit, house: House, locale: str, why: str, leave: str
) -> None:
    page = visit(locale)
    begun(page, house.address)
    expect(page.locator("[data-arrow]")).to_be_attached()
    page.get_by_role("button", name=why, exact=True).click()
    expect(page.locator(".entry h3")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("button", name=leave).click()

    expect(page.locator("[data-station]")).to_have_count(0)
    expect(page.locator(MAIN)).to_be_visible()
