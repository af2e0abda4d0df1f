"""What the others did, as it is shown and told: the film, the log, the words for who only watches."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.seat import LOG, MAIN, QUESTION, Seat, sat_down

MOVING = (
    """localStorage.setItem("wizardhaven settings", '{"motion": "on", "film": "slow", "rolls": false}')"""
)
REEL = "[data-reel]"
TRIES = 30
PLAYS_OR_ASKS = """before => document.querySelector("[data-moment]").dataset.moment !== before
    && document.querySelector("[data-reel], [data-main][aria-busy=false]") !== null"""


def test_what_the_machine_did_is_played_and_a_click_ends_it(visit: Visit, house: House) -> None:
    page = visit()
    page.add_init_script(MOVING)
    seat = sat_down(page, house.address, house.tables["film"].own)
    for _ in range(TRIES):
        before = seat.moment
        seat.give()
        page.wait_for_function(PLAYS_OR_ASKS, arg=before)
        if page.locator(REEL).count():
            break
    page.locator("[data-zone=log] h3").click()
    expect(page.locator(REEL)).to_have_count(0)
    expect(page.locator(MAIN)).to_be_visible()
    expect(page.locator("[data-since]")).to_be_visible()


def test_what_was_done_since_the_last_answer_can_be_read_again(sit: Callable[[str], Seat]) -> None:
    seat = sit("film again")
    page = seat.page
    since = page.locator("[data-since]")
    for _ in range(TRIES):
        if since.count():
            break
        seat.answer()
    expect(page.locator(REEL)).to_have_count(0)  # nothing moves by itself for who wants it still
    since.click()
    expect(page.locator(REEL)).to_be_visible()
    count = re.search(r"\d+", since.inner_text())
    assert count is not None
    expect(page.locator(f"{REEL} li")).to_have_count(int(count.group()))
    page.locator(REEL).get_by_role("button", name="Close").click()
    expect(page.locator(REEL)).to_have_count(0)


def test_the_log_shows_only_what_is_asked_for_and_leads_to_a_turn(sit: Callable[[str], Seat]) -> None:
    page = sit("read").page
    log = page.locator("[data-zone=log]")
    every = page.locator(LOG).count()
    log.get_by_role("button", name="Fights").click()
    expect(log.get_by_role("button", name="Fights")).to_have_attribute("aria-pressed", "true")
    fights = page.locator(LOG).count()
    assert 0 < fights < every
    log.get_by_role("button", name="Mine").click()
    assert 0 < page.locator(LOG).count() < every
    log.get_by_role("button", name="All").click()
    expect(page.locator(LOG)).to_have_count(every)

    head = log.locator("h4").get_by_role("button").nth(1)
    turn = head.inner_text()
    head.click()
    story = page.get_by_role("dialog", name="The whole story")
    expect(story.get_by_role("heading", name=turn)).to_be_in_viewport()


def test_a_line_that_is_pointed_at_lights_what_it_is_about(sit: Callable[[str], Seat]) -> None:
    page = sit("read").page
    lines = page.locator(LOG)
    lit = page.locator("[data-lit]")
    for number in range(lines.count()):
        lines.nth(number).hover()
        if lit.count():
            break
    assert lit.count()
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "chooses", "spoken_to"),
    [
        ("en-GB", "Mira chooses", r"\byou(r|rs)?\b"),
        ("de-DE", "Mira wählt", r"\b(du|dir|dich|dein\w*)\b"),
        ("fr-FR", "Mira choisit", r"\b(vous|votre|vos)\b"),
    ],
)
def test_who_only_watches_is_never_spoken_to_as_a_player(
    visit: Visit, house: House, locale: str, chooses: str, spoken_to: str
) -> None:
    page = visit(locale)
    page.goto(f"{house.address}#{house.tables['watched'].watching}")
    expect(page.locator(QUESTION)).to_have_text(chooses)
    assert page.locator(LOG).count() > 5
    read = page.locator("aside").inner_text()
    assert not re.search(spoken_to, read, re.IGNORECASE), read
    assert "Mira" in read
    assert "Bo" in read


def test_nothing_asked_leaves_the_whole_column_to_the_log(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(f"{house.address}#{house.tables['watched'].watching}")
    expect(page.locator(LOG).first).to_be_visible()
    column, log = page.locator("aside").bounding_box(), page.locator("[data-zone=log]").bounding_box()
    assert column is not None
    assert log is not None
    assert log["height"] > column["height"] * 0.8


def test_a_reason_offers_its_way_out(sit: Callable[[str], Seat]) -> None:
    seat = sit("way out")
    page, before, question = seat.page, seat.moment, seat.question
    fold = page.locator(".refused .fold")
    if fold.count():
        fold.click()
    way = page.locator("[data-way]").first
    expect(way).to_contain_text("Do that now")
    way.click()
    seat.after(before)
    assert seat.question != question
