"""The board under the mouse: cards are clicked and dragged, journeys are planned on the map."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.seat import MAIN, Seat

ORC_WATCH, ORC_GUARD, SCROLL, GLORFINDEL = "card:61", "card:94", "card:29", "card:185"
COMPANY = "[data-posture] button[data-place='company:2']"
GLITTERING_CAVES = "39"


def in_hand(page: Page, card: str) -> Locator:
    return page.locator(f"[data-zone=hand] [data-place='{card}']")


def drag(page: Page, card: Locator, target: Locator) -> None:
    """Take a card by its left edge, which no other card of the hand covers, and let it go on the target."""
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 40, steps=3)
    expect(card).to_have_attribute("data-dragged", "")
    end = target.bounding_box()
    assert end is not None
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def give(seat: Seat, answer: str) -> None:
    """The main button offers this; it is pressed, and the story tells of it."""
    expect(seat.page.locator(MAIN)).to_contain_text(answer)
    before = seat.moment
    seat.main.click()
    seat.after(before)


def test_a_card_in_hand_and_then_its_target_are_clicked(sit: Callable[[str], Seat]) -> None:
    seat = sit("click")
    page = seat.page
    in_hand(page, ORC_WATCH).locator("[data-hit]").click(position={"x": 10, "y": 60})
    target = page.locator(COMPANY)
    expect(target).to_have_attribute("data-state", "target")
    target.click()
    if seat.main.get_attribute("aria-disabled") == "true":
        seat.lines.filter(has_text="Shadow-hold").click()
    give(seat, "Play Orc-watch on Gandalf's company")
    expect(in_hand(page, ORC_WATCH)).to_have_count(0)


def test_hazards_are_dragged_onto_the_on_guard_place_and_a_company(sit: Callable[[str], Seat]) -> None:
    seat = sit("drag")
    page = seat.page
    drag(page, in_hand(page, ORC_WATCH), page.locator(".guards button"))
    give(seat, "Place Orc-watch on-guard")
    expect(in_hand(page, ORC_WATCH)).to_have_count(0)
    drag(page, in_hand(page, ORC_GUARD), page.locator(COMPANY))
    give(seat, "Play Orc-guard on Gandalf's company")
    expect(in_hand(page, ORC_GUARD)).to_have_count(0)


def test_an_item_is_dragged_onto_a_character(sit: Callable[[str], Seat]) -> None:
    seat = sit("give")
    page = seat.page
    drag(page, in_hand(page, SCROLL), page.locator(f"[data-posture] [data-place='{GLORFINDEL}']").first)
    give(seat, "Play Scroll of Isildur with Glorfindel II")
    expect(in_hand(page, SCROLL)).to_have_count(0)


def test_a_journey_is_planned_on_the_map(sit: Callable[[str], Seat]) -> None:
    seat = sit("journey")
    page = seat.page
    page.locator(f"[data-kind=site][data-ref='{GLITTERING_CAVES}']").click()
    expect(page.locator("[data-company]").first).to_contain_text("to Glittering Caves")
    give(seat, "Set out")
    expect(page.locator("[data-company]").first).to_contain_text("to Glittering Caves")
