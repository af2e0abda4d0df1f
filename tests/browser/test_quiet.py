"""Being asked less: where one stops, and what one does not want to be asked about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.seat import Seat, sat_down

WORDS = {
    "en": ("Settings", "When am I asked", "Veteran", "Organization, Theirs: Never", "When I can"),
    "de": (
        "Einstellungen",
        "Wann werde ich gefragt",
        "Veteran",
        "Organisation, Gegner: Nie",
        "Wenn ich kann",
    ),
    "fr": ("Réglages", "Quand me demander", "Vétéran", "Organisation, Adverse : Jamais", "Si je peux"),
}


@pytest.mark.parametrize("language", list(WORDS))
def test_a_stop_is_set_in_three_languages_and_kept(visit: Visit, house: House, language: str) -> None:
    settings, title, preset, cell, able = WORDS[language]
    changed = cell.rpartition(" ")[0] + f" {able}"
    page = visit(language)
    sat_down(page, house.address, house.tables["organization"].own)
    page.get_by_role("button", name=settings, exact=True).click()
    grid = page.get_by_role("region", name=title)
    grid.get_by_text(preset, exact=True).click()
    grid.get_by_role("button", name=cell, exact=True).click()
    expect(grid.get_by_role("button", name=changed, exact=True)).to_be_visible()

    page.reload()
    page.get_by_role("button", name=settings, exact=True).click()
    expect(grid.get_by_role("button", name=changed, exact=True)).to_be_visible()


def test_the_bell_of_a_question_changes_its_stop(sit: Callable[[str], Seat]) -> None:
    page = sit("organization").page
    bell = page.locator("[data-bell]")
    expect(bell).to_have_text("Here: always")
    bell.click()
    expect(bell).to_have_text("Here: never")
    bell.click()
    expect(bell).to_have_text("Here: when I can")


def test_a_card_is_muted_for_the_turn_by_its_bell_and_unmuted_again(sit: Callable[[str], Seat]) -> None:
    page = sit("mute").page
    page.locator(".mute").first.click()
    asking = page.locator("[data-muting]")
    name = asking.locator("p").inner_text().removeprefix("Do not ask about ")
    asking.get_by_role("button", name="this turn").click()
    muted = page.get_by_text("1 muted")
    expect(muted).to_be_visible()
    muted.click()
    expect(page.get_by_text(f"{name}, this turn")).to_be_visible()
    page.get_by_role("button", name=f"Ask about {name} again").click()
    expect(muted).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "ring", "every"),
    [
        ("en-GB", "Do not ask again about ", "every "),
        ("de-DE", "Nicht mehr nach ", "jede Karte „"),
        ("fr-FR", "Ne plus demander pour ", "toutes les cartes «"),
    ],
)
def test_every_copy_of_a_card_is_muted_from_the_bell_on_the_lit_card(
    visit: Visit, house: House, locale: str, ring: str, every: str
) -> None:
    page = visit(locale)
    sat_down(page, house.address, house.tables[f"bell {locale}"].own)
    lit = page.locator("[data-zone=hand] .playable").first
    lit.hover()
    bell = lit.locator("[data-card-bell]")
    expect(bell).to_have_css("opacity", "1")
    assert (bell.get_attribute("aria-label") or "").startswith(ring)
    bell.click()
    asking = page.locator("[data-muting]")
    asking.locator("[data-named]").check()
    asking.locator("[data-until=game]").click()
    muted = page.locator("summary").filter(has_text="1 ")
    muted.click()
    expect(page.locator("details li").first).to_contain_text(every)


def test_a_card_is_muted_by_keys(sit: Callable[[str], Seat]) -> None:
    seat = sit("mute by keys")
    seat.lines.first.focus()
    seat.press("n")
    asking = seat.page.locator("[data-muting]")
    expect(asking).to_be_visible()
    asking.get_by_role("button", name="Never mind").click()
    expect(asking).to_have_count(0)
