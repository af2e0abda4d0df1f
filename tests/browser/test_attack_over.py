"""When an attack of several strikes is over, its numbers and its strikes are still there to be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.seat import Seat, sat_down

FOUGHT = "[data-fought]"
STRIKES = 4


def pass_or_roll(seat: Seat) -> None:
    """Whoever is struck faces it as it is laid out; between strikes nothing is done."""
    before = seat.moment
    seat.press("Enter" if seat.main.get_attribute("aria-disabled") == "false" else "p")
    seat.after(before)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-GB", "The attack is over, 4 strikes of 7:"),
        ("de-DE", "Der Angriff ist vorüber, 4 Schläge mit 7:"),
        ("fr-FR", "L’attaque est terminée, 4 coups à 7"),
    ],
)
def test_an_attack_that_is_over_is_summed_up_until_one_answers(
    visit: Visit, house: House, locale: str, told: str
) -> None:
    page = visit(locale)
    seat = sat_down(page, house.address, house.tables[f"fought {locale}"].own)
    while page.locator("[data-posture=duel]").count():
        pass_or_roll(seat)

    fought = page.locator(FOUGHT)
    expect(fought.locator("summary")).to_contain_text(told)
    expect(fought.locator("li")).to_have_count(STRIKES)
    expect(fought.locator("li").first).to_contain_text("= ")
    expect(page.get_by_role("log")).to_contain_text(told)

    pass_or_roll(seat)
    expect(fought).to_have_count(0)
