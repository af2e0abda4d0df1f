"""The table explains itself: why not, by which rule, what to do, what the machine had in mind."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.seat import MAIN, Seat, lay_table


def test_a_refused_card_says_why_and_the_chip_opens_the_rule(sit: Callable[[str], Seat]) -> None:
    page = sit("organization").page
    refused = page.locator("[data-zone=hand] .refused").first
    refused.locator("[data-hit]").focus()
    why = refused.locator("[data-beside]")
    expect(why).to_be_visible()
    assert len(why.locator("p").inner_text()) > 10
    chip = why.get_by_role("button")
    rule = chip.inner_text()
    chip.click()
    entry = page.locator(".entry")
    expect(entry).to_contain_text(rule)
    expect(entry.get_by_role("heading").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(entry).to_have_count(0)


def test_an_organizing_step_is_undone_and_untold(sit: Callable[[str], Seat]) -> None:
    seat = sit("organizing")
    page, question, story = seat.page, seat.question, seat.story
    seat.answer(1)
    assert seat.story != story
    before = seat.moment
    page.get_by_role("button", name="Undo").last.click()
    seat.after(before)
    assert (seat.question, seat.story) == (question, story)


def test_a_suggestion_lights_an_answer(sit: Callable[[str], Seat]) -> None:
    seat = sit("site")
    page = seat.page
    helper = page.get_by_role("region", name="The helper")
    helper.get_by_role("button", name="Suggest").click()
    expect(helper).to_contain_text("I would choose this")
    expect(page.locator(MAIN)).to_have_attribute("aria-disabled", "false")
    suggested = helper.locator("b").filter(has_text="I would choose this").inner_text()
    assert page.locator(MAIN).inner_text().split("\n")[0].strip() in suggested
    before = seat.moment
    helper.get_by_role("button", name="Do this").click()
    seat.after(before)


def test_the_machine_says_why_it_did_that(page: Page) -> None:
    seat = lay_table(page, Opponent="The planner")
    seat.answer(1)
    helper = page.get_by_role("region", name="The helper")
    helper.get_by_role("button", name="Why did it do that?").click()
    reasons = helper.get_by_role("status").filter(has_text="What your opponent had in mind")
    expect(reasons).to_be_visible()
    expect(reasons).not_to_contain_text("It has done nothing yet")
    assert len(reasons.locator("p").first.inner_text()) > 10
