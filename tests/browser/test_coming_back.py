"""Whatever breaks, the page comes back to the same question and the same story."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House, Server, Visit
from tests.browser.seat import MAIN, QUESTION, Seat, sat_down
from tools import moments
from tools.staging import Table, staged


def test_a_reload_in_the_middle_of_a_strike_changes_nothing(sit: Callable[[str], Seat]) -> None:
    seat = sit("facing")
    assert seat.posture == "duel"
    odds = seat.main.get_by_text("%")
    expect(odds).to_be_visible()
    question, story, parts = seat.question, seat.story, seat.parts.all_inner_texts()
    seat.page.reload()
    expect(odds).to_be_visible()
    assert (seat.question, seat.story, seat.parts.all_inner_texts()) == (question, story, parts)
    seat.answer()
    assert seat.question != question
    assert seat.story[0] not in story
    assert story[0] in seat.story


def test_a_table_that_cannot_be_laid_now_is_laid_as_soon_as_it_can(visit: Visit, house: House) -> None:
    page = visit(calm=False)
    page.goto(house.address)
    page.get_by_label("Your name").fill("Ana")
    page.route("**/api/tables", lambda route: route.fulfill(status=503, body="The database is gone."))
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.get_by_text("The table is not to be reached just now; trying again.")).to_be_visible()

    page.unroute("**/api/tables")

    expect(page.locator(MAIN)).to_be_visible()
    expect(page.locator("[data-zone=you], .you").first).to_contain_text("Ana")


def test_the_page_outlives_the_server(tmp_path: Path, server: Server, visit: Visit) -> None:
    database = tmp_path / "games.db"
    keys = staged(database, {"facing": Table(moments.FACING)})["facing"]
    server.start()
    seat = sat_down(visit(calm=False), server.address, keys.own)
    seat.answer()
    question, moment, story = seat.question, seat.moment, seat.story

    server.kill()
    broken = seat.page.get_by_text("The table is not to be reached just now")
    expect(broken).to_be_visible()
    server.start()
    expect(broken).to_be_hidden()
    expect(seat.page.locator(QUESTION)).to_have_text(question)
    assert (seat.moment, seat.story) == (moment, story)
    seat.answer()
    assert int(seat.moment) > int(moment)
