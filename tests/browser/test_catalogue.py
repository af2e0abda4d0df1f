"""The catalogue through the page: all cards found while one types, and the page of each."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.test_accessible import check

FITS = "document.documentElement.scrollWidth <= innerWidth"
FIELD = {"en": "Search all cards", "de": "Alle Karten durchsuchen", "fr": "Chercher parmi toutes les cartes"}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all of these stories."""
    server = Server(tmp_path_factory.mktemp("shelf") / "games.db")
    server.start()
    yield server.address
    server.stop()


def codes(page: Page) -> list[str]:
    rows = page.locator("[data-row]")
    return [row.get_attribute("data-row") or "" for row in rows.all()]


def test_the_hall_leads_to_the_cards_and_typing_finds_them(visit: Visit, shelf: str) -> None:
    page = visit()
    page.goto(shelf)
    page.get_by_role("link", name="Cards").click()
    field = page.get_by_role("textbox", name="Search all cards")
    expect(field).to_be_focused()
    expect(page.get_by_text("1,625 of 1,625 cards")).to_be_visible()

    field.fill("schwert von")

    expect(page.get_by_text("1 of 1,625 cards")).to_be_visible()
    expect(
        page.get_by_role("link", name=re.compile("Schwert von Gondolin Sword of Gondolin"))
    ).to_be_visible()
    assert page.url.endswith("#cards/schwert+von")


def test_a_link_opens_the_same_search_and_a_tick_changes_the_line(visit: Visit, shelf: str) -> None:
    page = visit()
    page.goto(f"{shelf}#cards/kind:creature+prowess%3E=13")
    field = page.get_by_role("textbox", name="Search all cards")
    expect(field).to_have_value("kind:creature prowess>=13")

    page.get_by_role("checkbox", name=re.compile("^Dark-domain")).check()

    expect(field).to_have_value("kind:creature prowess>=13 keyed:d")
    expect(page.locator("[data-row]").first).to_be_visible()
    page.reload()
    expect(field).to_have_value("kind:creature prowess>=13 keyed:d")


def test_the_keyboard_goes_to_a_card_through_the_cards_and_back(visit: Visit, shelf: str) -> None:
    page = visit()
    page.goto(f"{shelf}#cards/moria+kind:site")
    expect(page.locator("[data-row]")).to_have_count(3)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Moria")).to_be_visible()
    expect(page).to_have_url(re.compile("#card/LE-392$"))

    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#card/BA-93$"))
    page.keyboard.press("Escape")

    expect(page.locator("[data-card=BA-93]")).to_be_focused()
    page.keyboard.press("/")
    expect(page.get_by_role("textbox", name="Search all cards")).to_be_focused()


def test_the_page_of_a_card_opens_the_rulebook(visit: Visit, shelf: str) -> None:
    page = visit()
    page.goto(f"{shelf}#card/TW-323")
    expect(page.get_by_text("Alle Ringprüfungen in der Gemeinschaft")).to_be_visible()
    expect(page.get_by_text("Challenge Deck A: Stewards of Gondor")).to_be_visible()

    page.get_by_role("button", name="ITM-12").click()

    expect(page.get_by_role("heading", name="What items of another alignment are worth")).to_be_visible()


def test_all_cards_are_drawn_as_they_are_scrolled_to(visit: Visit, shelf: str) -> None:
    page = visit()
    page.goto(f"{shelf}#cards/kind:item?cards")
    cards = page.locator("[data-card]")
    expect(cards.nth(59)).to_be_attached()
    cards.nth(59).scroll_into_view_if_needed()
    expect(cards.nth(100)).to_be_attached()
    expect(page.locator("[data-card] .face").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(
    "spot", ["cards/kind:creature", "cards/kind:ally?cards", "card/LE-305", "card/TW-413"]
)
def test_it_fits_every_window_in_every_language(visit: Visit, shelf: str, language: str, spot: str) -> None:
    page = visit(language)
    page.goto(f"{shelf}#{spot}")
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        page.wait_for_function(FITS)


@pytest.mark.parametrize("light", ["dark", "light"])
def test_no_serious_fault_that_axe_can_find(visit: Visit, shelf: str, light: str) -> None:
    page = visit(free=True)
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    for spot in ("cards/rase:dwarf+kind:creature", "cards/schwert", "cards/kind:item?cards"):
        page.goto(f"{shelf}#{spot}")
        expect(page.locator("[data-card]").first).to_be_visible()
        check(page)
    page.goto(f"{shelf}#card/DM-108")
    expect(page.get_by_text("Not known for sure: its body.")).to_be_visible()
    check(page)


def test_on_a_phone_the_filters_are_a_sheet(visit: Visit, shelf: str) -> None:
    page = visit(size={"width": 390, "height": 844}, free=True, touch=True)
    page.goto(f"{shelf}#cards")
    expect(page.locator("[data-row]").first).to_be_visible()
    page.get_by_role("button", name="Filters").tap()
    page.get_by_role("checkbox", name=re.compile("^Ally")).check()
    check(page)
    page.get_by_role("button", name="Show the cards").tap()

    expect(page.get_by_role("textbox", name="Search all cards")).to_have_value("kind:ally")
    page.locator("[data-card]").first.tap()
    expect(page.get_by_role("button", name="Back to the search")).to_be_visible()
    check(page)
