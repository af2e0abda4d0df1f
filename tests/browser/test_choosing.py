"""Choosing a deck in the hall: looked at by keys, checked for the table's length, mended and taken."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit

FAULTY = Path(__file__).parent.parent / "decks" / "broken" / "deck-06-29-resources-of-a-wizard.deck"
KEEP = """text => localStorage.setItem("wizardhaven kept", JSON.stringify(
    { name: "Ana", decks: [{ title: "Mine", text }], tables: [] }))"""


def test_a_faulty_deck_says_why_and_is_mended_before_one_sits_down(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(house.address)
    page.evaluate(KEEP, FAULTY.read_text(encoding="utf-8"))
    page.reload()
    line = page.get_by_role("combobox", name="Your deck").first
    line.click()
    expect(page.get_by_role("article")).to_contain_text("They begin")
    line.fill("mine")
    row = page.get_by_role("listbox", name="Your deck").get_by_role("option")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("1 fault")
    line.press("Enter")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("The play deck has 29 resources")
    expect(told.get_by_role("link", name="Open in the workshop")).to_have_attribute("href", "#decks")
    told.get_by_role("button", name="Mend and sit down").click()
    expect(page.locator("[data-main]")).to_be_visible()
