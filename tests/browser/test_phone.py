"""The table in one hand: the map is the screen, the question a sheet, the hand a drawer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import House, Visit
from tests.browser.measuring import cut_names, too_small, uncovered
from tests.browser.seat import FOLDED, LINES, STEPS, UNTICKED, YES, Seat, sat_down

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLES = (
    "draft",
    "organization",
    "hazards",
    "next strike",
    "strikes",
    "too many cards",
    "strike",
    "site",
    "rescue",
)
PARTS = ("hand", "companies", "log", "map")
ANSWERS = f"{LINES}, [data-part], {FOLDED}"
"""Whatever a question may be answered by in the sheet: a line, what is ticked, or the fold over the lines."""
ENOUGH = 120
"""So many answers end any turn."""
CUT_OFF = """[...document.querySelectorAll("table")].filter(
    (sums) => sums.getBoundingClientRect().right > innerWidth
).length"""
"""How many sums go on beyond the edge of the window, where nobody reads them."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_nothing_is_wider_than_the_window_and_the_question_is_never_gone(
    visit: Visit, house: House, locale: str
) -> None:
    page = visit(locale, PHONE, touch=True)
    for table in TABLES:
        sat_down(page, house.address, house.tables[table].own)
        page.reload()
        expect(page.locator("[data-main]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate(CUT_OFF) == 0
        for part in PARTS:
            page.locator(f"[data-turn={part}]").tap()
            assert uncovered(page, "[data-main]") == [True]
            expect(page.locator("#decision")).to_be_in_viewport(ratio=1)


def test_every_target_is_as_large_as_a_finger_and_no_key_is_shown(visit: Visit, house: House) -> None:
    page = visit("de-DE", PHONE, touch=True)
    for table in ("organization", "hazards", "facing"):
        sat_down(page, house.address, house.tables[table].own)
        page.reload()
        expect(page.locator(ANSWERS).first).to_be_visible()
        controls = ".phone > header button, .phone nav button, [data-chips] button, [data-grip]"
        assert too_small(page, f"{controls}, {ANSWERS}, .give button, .go button") == []
        assert page.locator("kbd:visible").count() == 0


def test_the_sheet_never_covers_what_it_asks_about(visit: Visit, house: House) -> None:
    page = visit(size=PHONE, touch=True)
    sat_down(page, house.address, house.tables["hazards"].own)
    expect(page.locator("[data-line]").first).to_be_visible()
    moving = "[data-zone=map] [data-kind=company]"
    assert all(uncovered(page, moving)[:1])
    sheet, bar = page.locator("[data-sheet]").bounding_box(), page.locator(".phone nav").bounding_box()
    assert sheet is not None
    assert bar is not None
    assert sheet["y"] + sheet["height"] <= bar["y"] + 1


def test_on_its_side_the_sheet_lies_beside_the_map(visit: Visit, house: House) -> None:
    page = visit(size={"width": 844, "height": 390}, touch=True)
    sat_down(page, house.address, house.tables["hazards"].own)
    expect(page.locator("[data-line]").first).to_be_visible()
    assert all(uncovered(page, "[data-zone=map] [data-kind=company]")[:1])
    assert uncovered(page, "[data-main]") == [True]
    assert page.evaluate("document.documentElement.scrollWidth") <= 844


def test_a_swipe_down_leaves_the_question_and_its_button(visit: Visit, house: House) -> None:
    page = visit(size=PHONE, touch=True)
    sat_down(page, house.address, house.tables["organization"].own)
    sheet = page.locator("[data-sheet]")
    expect(sheet).to_have_attribute("data-sheet", "half")

    swipe(page, 120)

    expect(sheet).to_have_attribute("data-sheet", "peek")
    expect(page.locator(FOLDED)).to_be_hidden()
    assert uncovered(page, "[data-main]") == [True]
    swipe(page, -120)
    expect(page.locator(FOLDED)).to_be_visible()


def test_the_hand_is_a_drawer_in_which_a_tap_lights_and_the_button_plays(visit: Visit, house: House) -> None:
    page = visit(size=PHONE, touch=True)
    seat = sat_down(page, house.address, house.tables["drawer"].own)
    page.locator("[data-turn=hand]").tap()
    first = page.locator("[data-zone=hand] [data-place]").first
    expect(first).to_be_visible()
    box = first.bounding_box()
    assert box is not None
    assert box["width"] == 222
    assert cut_names(page, "[data-zone=hand] li:first-child") == []
    expect(page.locator("[data-zone=hand] li:first-child .playable")).to_have_count(1)

    first.locator("[data-hit]").tap()

    expect(page.locator("[data-zone=hand] .chosen")).to_have_count(1)
    before = seat.moment
    tapped_on(seat)
    assert seat.moment != before


def test_a_whole_turn_is_played_with_a_finger(visit: Visit, house: House) -> None:
    page = visit(size=PHONE, touch=True)
    seat = sat_down(page, house.address, house.tables["touch"].own)
    page.locator("[data-chips] button").first.tap()
    for _ in range(ENOUGH):
        if page.locator(".phase.theirs").count() > 0:
            break
        tapped_on(seat)
    expect(page.locator(".phase.theirs")).to_be_visible()


def tapped_on(seat: Seat) -> None:
    """Answer with taps: to pass where one may, else the main button, and before it what it waits for."""
    before = seat.moment
    for _ in range(STEPS):
        if seat.main.get_attribute("aria-disabled") == "false":
            break
        passes = seat.page.locator(".give .pass")
        if passes.count() > 0 and seat.page.locator("[data-zone=hand] .chosen").count() == 0:
            passes.first.tap()
            taken(seat, before)
            return
        line = seat.page.locator(f"[data-spread], {UNTICKED}, {LINES}").first
        if not line.is_visible():
            seat.page.locator("[data-turn=map]").tap()
        if not line.is_visible():
            seat.page.locator("[data-grip]").tap()
        line.tap()
    seat.main.tap()
    taken(seat, before)


def taken(seat: Seat, before: str) -> None:
    """What is grave is said until it is taken; then somebody is asked again."""
    seat.insist(before, lambda: seat.page.evaluate(YES))
    seat.after(before)


def swipe(page: Page, way: int) -> None:
    """Draw the sheet down or up by the question."""
    box = page.locator("#decision").bounding_box()
    assert box is not None
    x, y = box["x"] + 40, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + way, steps=4)
    page.mouse.up()
