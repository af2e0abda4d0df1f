"""No serious fault that axe can find, at any moment of the game and in any sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visit
from tests.browser.seat import MAIN, QUESTION, lay_table, sat_down

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AT_REST = "document.getAnimations().every(({ playState }) => playState !== 'running')"
FAULTS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) =>
        `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))"""


def check(page: Page) -> None:
    """Let axe look at the page as it is now, once its colours have come to rest."""
    page.wait_for_function(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(FAULTS) == []


def test_the_lobby_and_the_draft(visit: Visit, house: House) -> None:
    page = visit(free=True)
    page.goto(house.address)
    expect(page.get_by_role("button", name="Sit down and play")).to_be_visible()
    check(page)
    lay_table(page)
    check(page)


SEEN = ["organization", "hazards", "facing", "strikes", "too many cards", "strike", "site", "council"]


@pytest.mark.parametrize("table", SEEN)
def test_the_table_by_candle_and_in_the_morning(visit: Visit, house: House, table: str) -> None:
    page = visit(free=True)
    page.emulate_media(color_scheme="dark")
    sat_down(page, house.address, house.tables[table].own)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    check(page)

    page.emulate_media(color_scheme="light")

    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    check(page)


@pytest.mark.parametrize("table", ["draft", "organization", "facing"])
def test_the_table_in_one_hand(visit: Visit, house: House, table: str) -> None:
    page = visit(size={"width": 390, "height": 844}, free=True, touch=True)
    for light in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        sat_down(page, house.address, house.tables[table].own)
        expect(page.locator("html")).to_have_attribute("data-theme", light)
        for part in ("hand", "companies", "log", "map"):
            page.locator(f"[data-turn={part}]").tap()
            check(page)


def test_sheets_and_what_lies_over_the_table(visit: Visit, house: House) -> None:
    page = visit(free=True)
    seat = sat_down(page, house.address, house.tables["organization"].own)
    for name in ("Settings", "Score sheet", "Help", "Leave or concede"):
        page.get_by_role("button", name=name, exact=True).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page)
        seat.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    seat.press("h")
    page.keyboard.down("z")
    expect(page.locator(".zoomed")).to_be_visible()
    check(page)
    page.keyboard.up("z")
    page.locator("[data-zone=ask] .rule").first.click()
    expect(page.locator(".entry h3")).to_be_visible()
    check(page)


def test_a_wish_to_take_back(visit: Visit, house: House) -> None:
    keys = house.tables["wished back"]
    mira, bo = visit(free=True), visit(free=True)
    sat_down(mira, house.address, keys.own)
    bo.goto(f"{house.address}#{keys.other}")
    expect(bo.locator(QUESTION)).to_contain_text("Mira chooses")
    mira.locator(MAIN).click()
    expect(mira.locator(QUESTION)).to_have_text("Anything to do before the next strike?")
    mira.get_by_role("button", name="Ask to take it back").click()
    expect(bo.get_by_text("Mira would like to take back the last choice.")).to_be_visible()
    check(mira)
    check(bo)
