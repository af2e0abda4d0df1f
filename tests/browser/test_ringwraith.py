"""A Ringwraith's table: his mode, his followers and commands are seen at a glance, and his last day."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.seat import Seat

MOST_ANSWERS = 40
"""By then everybody is tested."""


def test_a_ringwraith_in_a_mode_is_seen_with_his_followers_at_his_darkhaven(
    sit: Callable[[str], Seat],
) -> None:
    page = sit("ringwraith").page
    company = page.locator("[data-company]").filter(has=page.locator("[data-mode]"))

    expect(company.locator("header")).to_contain_text("Darkhaven")
    expect(company.locator("[data-mode]")).to_contain_text("Black Rider")
    expect(company.locator("[data-mode]")).to_contain_text(re.compile("followed by .*the Ringwraith"))
    expect(company.locator(".members > li").first).to_contain_text("The Witch-king leads")
    command = page.get_by_role("button", name=re.compile("command. Smart and Secret"))
    expect(command.first).to_be_visible()


def test_his_last_day_is_the_audience_with_sauron(sit: Callable[[str], Seat]) -> None:
    seat = sit("audience")
    page = seat.page

    expect(page.get_by_role("heading", name="Audience with Sauron")).to_be_visible()
    seat.play_on(MOST_ANSWERS)  # while somebody is tested his sheet lies over the council
    expect(page.locator(".council header")).to_contain_text("Audience with Sauron")
    expect(page.locator(".council header")).to_contain_text("Free Council")
