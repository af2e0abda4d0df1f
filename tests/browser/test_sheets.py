"""What belongs together is answered on one sheet: strikes, strikes given out, cards discarded and drawn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visit
from tests.browser.seat import HAND, MAIN, Seat, sat_down


def waiting(page: Page) -> int:
    """How many strikes still wait in the column beside the sheet."""
    return page.locator("[data-strike=waiting]").count()


def test_a_strike_is_faced_by_the_sheet(sit: Callable[[str], Seat]) -> None:
    seat = sit("facing on a sheet")
    page = seat.page
    expect(page.locator("#decision")).to_have_text("How does Glorfindel II face it?")
    ways = page.get_by_role("radiogroup", name="How to face it").get_by_role("radio")
    expect(ways).to_have_count(2)
    expect(ways.first).to_be_checked()
    expect(seat.main).to_contain_text("Roll for Glorfindel II 100%")

    seat.press("2")

    expect(ways.nth(1)).to_be_checked()
    expect(seat.main).to_contain_text("97%")
    expect(page.get_by_role("group", name="The sum")).to_contain_text("Stays untapped")
    expect(page.get_by_role("list", name="Roll will")).to_contain_text("stay untapped")
    before, strikes = seat.moment, waiting(page)
    seat.press("Enter")
    seat.after(before)
    assert waiting(page) < strikes


def test_both_are_rolled_for_as_they_are_laid_out(sit: Callable[[str], Seat]) -> None:
    seat = sit("next strike")
    page = seat.page
    strikes = waiting(page)
    assert strikes > 1
    column = page.get_by_role("list", name=re.compile("strikes")).get_by_role("button")
    column.last.click()
    expect(seat.main).to_contain_text("Roll for Sam Gamgee")
    column.filter(has_text="Glorfindel II").click()
    expect(seat.main).to_contain_text("Roll for Glorfindel II")
    expect(page.get_by_role("button", name=re.compile("^Roll (both|all .*) as laid out"))).to_be_visible()
    before = seat.moment
    seat.press("Shift+Enter")
    seat.after(before)
    assert waiting(page) <= strikes - 2


def test_strikes_are_given_on_one_screen(sit: Callable[[str], Seat]) -> None:
    seat = sit("strikes")
    page = seat.page
    given = page.locator("[data-zone=sheet] [role=status]")
    expect(given).to_have_text("0 of 4 strikes given")
    expect(seat.main).to_have_attribute("aria-disabled", "true")
    page.locator("[data-zone=sheet] [data-place] [data-hit]").nth(1).click()
    expect(given).to_have_text("1 of 4 strikes given")
    expect(page.get_by_text("The planner gives the other 3")).to_be_visible()
    page.get_by_role("button", name="Spread by prowess").click()
    expect(given).to_have_text("4 of 4 strikes given")
    before = seat.moment
    seat.main.click()
    seat.after(before)
    expect(page.get_by_role("button", name="Spread by prowess")).to_have_count(0)
    assert waiting(page) == 4


def test_two_cards_are_discarded_at_once(sit: Callable[[str], Seat]) -> None:
    seat = sit("too many cards")
    page = seat.page
    cards = page.locator(HAND)
    number = cards.count()
    expect(seat.main).to_have_attribute("aria-disabled", "true")
    cards.nth(0).locator("[data-hit]").click()
    cards.nth(1).locator("[data-hit]").click()
    expect(page.locator("[data-zone=hand] .ticked")).to_have_count(2)
    expect(seat.main).to_contain_text("Discard 2")
    before = seat.moment
    seat.main.click()
    seat.after(before)
    expect(cards).to_have_count(number - 2)


@pytest.mark.parametrize(("locale", "both"), [("en-GB", "Draw 2"), ("de-DE", "2 Karten ziehen")])
def test_both_cards_are_drawn_at_once(visit: Visit, house: House, locale: str, both: str) -> None:
    page = visit(locale)
    seat = sat_down(page, house.address, house.tables[f"draws {locale}"].own)
    number = page.locator(HAND).count()
    expect(page.locator(MAIN)).to_contain_text(both)
    before = seat.moment
    seat.press("Enter")
    seat.after(before)
    expect(page.locator(HAND)).to_have_count(number + 2)


def test_a_strike_is_faced_in_german(visit: Visit, house: House) -> None:
    page = visit("de-DE")
    seat = sat_down(page, house.address, house.tables["facing in German"].own)
    expect(page.locator("#decision")).to_have_text("Wie stellt sich Glorfindel II dem Schlag?")
    expect(page.get_by_role("list", name="Der Wurf bedeutet")).to_contain_text("die Würfel fallen")
    before, strikes = seat.moment, waiting(page)
    seat.press("Enter")
    seat.after(before)
    assert waiting(page) < strikes


@pytest.mark.parametrize(("locale", "begin"), [("en-GB", "Begin with them"), ("fr-FR", "Commencer ainsi")])
def test_the_starting_items_are_given_by_one_confirmation(
    visit: Visit, house: House, locale: str, begin: str
) -> None:
    page = visit(locale)
    seat = sat_down(page, house.address, house.tables[f"items {locale}"].own)
    expect(seat.main).to_contain_text(begin)
    expect(page.locator("[data-part][aria-pressed=true]")).to_have_count(2)
    page.get_by_role("group").filter(has_text="Anborn").last.get_by_role("button", name="Anborn").click()
    before = seat.moment
    seat.press("Enter")
    seat.after(before)
    expect(page.get_by_role("log")).to_contain_text("Anborn")
    expect(page.locator("#decision")).not_to_contain_text("Cram")


@pytest.mark.parametrize(
    ("locale", "match"), [("en-GB", "Match by prowess"), ("de-DE", "Nach Kampfkraft paaren")]
)
def test_strikes_between_companies_are_paired_on_one_screen(
    visit: Visit, house: House, locale: str, match: str
) -> None:
    page = visit(locale)
    seat = sat_down(page, house.address, house.tables[f"pairing {locale}"].own)
    expect(seat.main).to_have_attribute("aria-disabled", "true")
    page.locator("[data-striker]").first.click()
    page.locator("[data-facer]").last.click()
    expect(page.locator("[data-blow]")).to_have_count(1)
    page.get_by_role("button", name=match).click()
    pairs = page.locator("[data-facer]").count()
    expect(page.locator("[data-blow]")).to_have_count(pairs)
    before = seat.moment
    seat.press("Enter")
    seat.after(before)
    expect(page.locator("[data-striker]")).to_have_count(0)
