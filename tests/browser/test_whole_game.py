"""A whole game, from the lobby to the council, through the page alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.seat import lay_table

ANSWERS_BY_HAND = 60
"""So many questions are answered one by one; the rest of the game is passed through turn by turn."""


def test_a_whole_game_is_played_against_the_machine(page: Page) -> None:
    seat = lay_table(page, Opponent="The planner", Length="Starter game")
    expect(page.locator("[data-posture=draft]")).to_be_visible()
    seen: set[str] = set()
    answers = 0
    while not seat.is_over:
        seat.until_asked()
        if seat.is_over:
            break
        seen.add(page.locator("[data-posture]").get_attribute("data-posture") or "")
        if answers >= ANSWERS_BY_HAND:
            pass_on = page.get_by_role("button", name="Pass until the end of the turn")
            if pass_on.count() == 1 and pass_on.get_attribute("aria-pressed") != "true":
                pass_on.click()
                page.wait_for_timeout(100)
        if seat.is_asked:
            seat.answer()
        answers += 1
        assert answers < 1500, "a starter game does not take that long"
    assert {"draft", "journey"} <= seen
    outcome = page.locator("[data-outcome]")
    expect(outcome).to_contain_text("to")
    expect(page.locator("[data-posture=council]")).to_be_visible()
