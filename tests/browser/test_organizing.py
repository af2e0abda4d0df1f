"""Organizing without a door: by dragging, by clicking, by keys; and what is noted stays noted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.seat import MAIN, Seat

PIN = "[data-pin='1']"
GOES, STAYS = "[data-journey=goes]", "[data-journey=stays]"
PLAN = "[data-plan]"


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, what: Locator, target: Locator) -> None:
    """Take something up and hold it over a target."""
    page.mouse.move(*middle(what))
    page.mouse.down()
    x, y = middle(what)
    page.mouse.move(x + 14, y + 14, steps=3)
    page.mouse.move(*middle(target), steps=5)


def site(page: Page, name: str) -> Locator:
    return page.locator(f"[data-kind=site][data-site='{name}'] .ring")


def test_a_pin_is_dragged_and_the_map_tells_what_the_way_would_bring(sit: Callable[[str], Seat]) -> None:
    page = sit("dragged").page
    carry(page, page.locator(f"{PIN} .disc"), site(page, "Isengard"))

    expect(page.locator("#decision")).to_have_text("Let go to send them to Isengard")
    plan = page.locator(f".map {PLAN}")
    expect(plan).to_contain_text("hazard limit")
    expect(plan).to_contain_text("Wolves 3×7")
    expect(plan).to_contain_text("Glamdring")
    shining = page.locator("[data-zone=hand] .hinted")
    expect(shining).to_have_count(2)
    expect(page.locator("[type=radio]")).to_have_count(2)

    page.mouse.up()
    expect(page.locator(GOES)).to_contain_text("Glorfindel II’s company to Isengard")
    expect(page.locator(MAIN)).to_contain_text("Set out")
    page.reload()
    expect(page.locator(GOES)).to_contain_text("to Isengard")


def test_who_goes_out_is_sent_with_one_click_and_takes_the_way_that_was_noted(
    sit: Callable[[str], Seat],
) -> None:
    seat = sit("setting out")
    page = seat.page
    page.mouse.click(*middle(page.locator(f"{PIN} .disc")))
    page.mouse.click(*middle(site(page, "Isengard")))
    expect(page.locator(GOES)).to_contain_text("to Isengard")
    page.locator("label").filter(has_text="Fangorn").click()
    expect(page.locator("label.on")).to_contain_text("Fangorn")
    before = seat.moment
    seat.main.click()
    seat.after(before)

    while page.locator("[data-company] .journey").count() == 0:
        before = seat.moment
        seat.press("p")
        seat.after(before)
    expect(page.locator("[data-company] .journey").first).to_contain_text("Fangorn")


def test_companies_are_sent_by_keys_alone(sit: Callable[[str], Seat]) -> None:
    seat = sit("sent by keys")
    seat.press("m", "i", "Enter")
    page = seat.page
    expect(page.locator(GOES)).to_contain_text("to Isengard")
    page.locator("#decision").focus()
    seat.press("u")
    expect(page.locator(STAYS)).to_have_count(1)


def test_a_character_is_dragged_to_a_company_of_his_own_and_nobody_opens_a_door(
    sit: Callable[[str], Seat],
) -> None:
    seat = sit("parting")
    page = seat.page
    anborn = page.locator("[data-company] .card", has_text="Anborn").first
    before = seat.moment
    carry(page, anborn, page.locator(".new button"))
    page.mouse.up()
    if seat.moment == before:
        seat.main.click()
    seat.after(before)
    expect(page.locator("[data-company]")).to_have_count(2)
    expect(page.locator("[data-journey]").filter(has_text="Anborn")).to_have_count(1)


def test_if_nobody_moves_that_is_asked_once_more(sit: Callable[[str], Seat]) -> None:
    seat = sit("staying")
    page = seat.page
    before = seat.moment
    seat.main.click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody moves this turn. Stay?")
    assert seat.moment == before
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert seat.moment == before


def test_a_character_in_hand_comes_into_play_before_anybody_organizes(sit: Callable[[str], Seat]) -> None:
    seat = sit("newcomer")
    page, before = seat.page, seat.moment
    expect(page.get_by_text("Characters can be played only while you organize.")).to_have_count(0)
    newcomer = page.locator("[data-newcomer]").first
    name = newcomer.get_attribute("data-newcomer") or ""
    newcomer.click()
    seat.give()
    seat.after(before)
    expect(page.locator("[data-zone=companies]")).to_contain_text(name)
