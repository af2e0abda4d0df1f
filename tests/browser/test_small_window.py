"""The table in a window as small as a phone: nothing sticks out, and the question is a tap away."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import House, Visit
from tests.browser.seat import sat_down

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLES = ("organization", "hazards", "strike", "site", "rescue")
CUT_OFF = """[...document.querySelectorAll("table")].filter(
    (sums) => sums.getBoundingClientRect().right > innerWidth
).length"""
"""How many sums go on beyond the edge of the window, where nobody reads them."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_nothing_is_wider_than_the_window(visit: Visit, house: House, locale: str) -> None:
    page = visit(locale, PHONE)
    for table in TABLES:
        sat_down(page, house.address, house.tables[table].own)
        page.reload()
        expect(page.locator("[data-main]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate(CUT_OFF) == 0


def test_the_question_is_told_wherever_one_looks_and_a_tap_leads_to_it(visit: Visit, house: House) -> None:
    seat = sat_down(visit(size=PHONE), house.address, house.tables["organization"].own)
    told = seat.page.locator("[data-asked]")
    expect(told).to_have_text(seat.question)

    told.click()

    expect(seat.page.locator("#decision")).to_be_in_viewport()
    expect(told).to_have_count(0)
