"""The table at 1024 by 768: nothing vanishes while a chain is open, and every name in hand is read whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import House, Visit
from tests.browser.measuring import cut_names, uncovered
from tests.browser.seat import sat_down

SMALL: ViewportSize = {"width": 1024, "height": 768}
HAND = "[data-zone=hand]"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("table", ["organization", "hazards", "strike", "site", "chain"])
def test_no_name_in_hand_is_cut_and_the_main_button_is_in_sight(
    visit: Visit, house: House, locale: str, table: str
) -> None:
    page = visit(locale, SMALL)
    sat_down(page, house.address, house.tables[table].own)
    expect(page.locator(f"{HAND} .name").first).to_be_visible()
    assert cut_names(page, HAND) == []
    assert uncovered(page, "[data-main]") == [True]


def test_while_a_chain_is_open_the_companies_stay_and_the_chain_stands_above_the_answers(
    visit: Visit, house: House
) -> None:
    page = visit(size=SMALL)
    sat_down(page, house.address, house.tables["chain"].own)
    chain = page.locator("[data-zone=ask] [data-chain]")
    expect(chain).to_be_visible()
    told, answer = chain.bounding_box(), page.locator("[data-line]").first.bounding_box()
    companies = page.locator("[data-zone=companies]").bounding_box()
    assert told is not None
    assert answer is not None
    assert companies is not None
    assert told["y"] + told["height"] <= answer["y"]
    assert companies["height"] >= 150
    assert uncovered(page, "[data-zone=companies] .name")[:1] == [True]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_below_a_long_way_everybody_is_seen_whole(visit: Visit, house: House, locale: str) -> None:
    page = visit(locale, SMALL)
    sat_down(page, house.address, house.tables["chain"].own)
    companies = page.locator("[data-zone=companies]")
    strip = companies.bounding_box()
    assert strip is not None
    members = companies.locator("[data-company].at-hand .members .card").all()
    assert len(members) > 1
    for member in members:
        box = member.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= strip["y"] + strip["height"]
    wide = "() => document.querySelector('[data-zone=ask]').scrollWidth > 292"
    assert page.evaluate(wide) is False, "no word of the question is wider than its column"


def test_what_cannot_be_played_is_a_plate_that_raises_its_card(visit: Visit, house: House) -> None:
    page = visit(size=SMALL)
    sat_down(page, house.address, house.tables["organization"].own)
    plate = page.locator(f"{HAND} .plate.refused").first
    expect(plate).to_be_visible()
    name = plate.locator(".name").inner_text()

    plate.hover()

    expect(page.locator(".zoomed")).to_contain_text(name)
    page.mouse.move(5, 5)
    expect(page.locator(".zoomed")).to_have_count(0)
