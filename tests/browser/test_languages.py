"""German and French: everything that is read, from the lobby to a refusal, and nothing that runs over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import LAPTOP, House, Visit
from tests.browser.hearing import Ears
from tests.browser.seat import LOG, MAIN, QUESTION, sat_down

TABLET: ViewportSize = {"width": 1024, "height": 768}

LOBBY = {"de": "Dein erstes Spiel", "fr": "Votre première partie"}
HAND = {"de": "Deine Hand", "fr": "Votre main"}
ENGLISH = re.compile(r"\b(the|your|company|plays|draws)\b")

RUNS_OVER = """() => [...document.querySelectorAll("[data-main], #decision, header, [data-line]")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 60)}`)"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_lobby_speaks_the_language_of_the_browser(visit: Visit, house: House, language: str) -> None:
    page = visit(language)
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=LOBBY[language])).to_be_visible()
    said = page.locator("main :is(h2, p, li, button)")  # the decks are named by whoever made them
    assert [text for text in said.all_inner_texts() if ENGLISH.search(text)] == []


@pytest.mark.parametrize("table", ["hazards", "organization", "strike"])
def test_the_table_speaks_it_and_nothing_runs_over(visit: Visit, house: House, table: str) -> None:
    page = visit()
    ears = Ears(page)
    sat_down(page, house.address, house.tables[table].own)
    english, names = page.locator(QUESTION).inner_text(), ears.hand(0)
    fits(page)
    for language in ("de", "fr"):
        speak(page, language)
        expect(page.locator(QUESTION)).not_to_have_text(english)
        for part in (page.locator(QUESTION), page.locator(MAIN), page.locator(LOG).first):
            assert not ENGLISH.search(part.inner_text())
        expect(page.get_by_role("region", name=HAND[language])).to_be_visible()
        own = ears.hand(0)
        assert own != names
        labels = page.locator("[data-zone=hand] [data-hit]")
        expect(labels.first).to_have_attribute("aria-label", re.compile(re.escape(own[0])))
        page.keyboard.press("?")
        for reason in page.locator("[data-zone=hand] [data-beside]:visible").all_inner_texts():
            assert not ENGLISH.search(reason)
        page.keyboard.press("?")
        fits(page)


def speak(page: Page, language: str) -> None:
    """Switch the language at the table."""
    page.locator(f"button[lang={language}]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def fits(page: Page) -> None:
    """Neither the question nor an answer nor the bar runs over, on a laptop or on a tablet."""
    for size in (TABLET, LAPTOP):
        page.set_viewport_size(size)
        assert page.evaluate(RUNS_OVER) == []


@pytest.mark.parametrize(
    ("language", "words", "title", "only_english"),
    [
        ("de", "anfangs-entwicklungskarten", "Anfangs-Entwicklungskarten", "bisher nur auf Englisch"),
        ("fr", "cartes de déchu de départ", "Cartes de Déchu de départ", "pour l’instant qu’en anglais"),
    ],
)
def test_the_rulebook_speaks_it_where_it_can_and_says_where_it_cannot(
    visit: Visit, house: House, language: str, words: str, title: str, only_english: str
) -> None:
    page = visit(language)
    sat_down(page, house.address, house.tables["organization"].own)
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill(words)
    page.get_by_role("button", name=f"FW-17 {title}").click()
    entry = page.locator(".entry")
    expect(entry.get_by_role("heading", name=title)).to_have_attribute("lang", language)
    expect(entry).not_to_contain_text(only_english)
    entry.get_by_role("button", name="SET-26").click()
    expect(entry.get_by_role("heading").first).to_have_attribute("lang", "en")
    expect(entry).to_contain_text(only_english)
