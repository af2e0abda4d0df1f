"""A whole game, from the lobby to the council, through the page alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visit
from tests.browser.seat import OUTCOME, lay_table

ANSWERS_BY_HAND = 25
"""So many questions are answered one by one; the rest of the game is passed through turn by turn."""

MOST_ANSWERS = 1500
"""A starter game does not take that long."""

SWIFT = "Challenge Deck E: Return of the King"
"""With this deck the planner is soon done."""


def test_a_whole_game_is_played_against_the_machine(server: Server, visit: Visit) -> None:
    server.start()
    page = visit()
    page.goto(server.address)
    page.evaluate("localStorage.setItem('wizardhaven settings', JSON.stringify({ rolls: 'none' }))")
    page.reload()
    wanted = {"Its deck": SWIFT, "Opponent": "The planner", "Length": "Starter game"}
    seat = lay_table(page, **wanted)
    expect(page.locator("[data-posture=draft]")).to_be_visible()
    seen = seat.play_on(ANSWERS_BY_HAND)
    seen |= seat.play_on(MOST_ANSWERS, passing="Pass until the end of the turn")
    assert {"draft", "journey"} <= seen
    expect(page.locator(OUTCOME)).to_contain_text(" to ")
    expect(page.locator("[data-posture=council]")).to_be_visible()
