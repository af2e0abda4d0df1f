"""The keyboard alone: from the door to the second turn, without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.seat import MAIN, QUESTION, Seat

MOST_TABS = 40
MOST_ANSWERS = 250
FOCUSED = """() => {
    const on = document.activeElement;
    return on === document.body ? "" : (on.labels?.[0] ?? on).textContent;
}"""
TURN = "document.querySelector('header .turn')?.textContent ?? ''"


def tab_to(page: Page, text: str) -> None:
    """Press Tab until something with these words has the focus."""
    for _ in range(MOST_TABS):
        if text in page.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to “{text}”")


def answer(seat: Seat) -> None:
    """Enter if an answer is ready; else the first line or what is on the sheet by its number, then Enter."""
    before = seat.moment
    for number in range(1, 10):
        if seat.main.get_attribute("aria-disabled") == "false":
            break
        seat.press(f"{number}" if seat.lines.count() == 0 else "1")
    seat.press("Enter")
    seat.insist(before, lambda: seat.press("Enter"))
    seat.after(before)


def test_a_game_is_begun_and_played_with_keys_alone(page: Page) -> None:
    tab_to(page, "Your name")
    page.keyboard.type("Ana")
    tab_to(page, "Sit down and play")
    page.keyboard.press("Enter")
    expect(page.locator("[data-posture=draft]")).to_be_visible()
    seat = Seat(page)
    expect(page.get_by_text("Ana").first).to_be_visible()
    turns: set[str] = set()
    for _ in range(MOST_ANSWERS):
        turn: str = page.evaluate(TURN)
        turns.add(turn)
        if len(turns) > 3:
            break
        passes = page.locator(".others kbd", has_text="P")
        if passes.count() == 1:
            before = seat.moment
            seat.press("P")
            seat.after(before)
        else:
            answer(seat)
    assert len(turns) > 3, "getting ready, and more than two turns"


def test_every_key_does_its_work(sit: Callable[[str], Seat]) -> None:
    seat = sit("keys")
    page = seat.page
    question = seat.question

    seat.press("?")
    expect(page.locator("[data-zone=hand] [data-beside].explained").first).to_be_visible()
    seat.press("Escape")
    expect(page.locator("[data-zone=hand] [data-beside].explained")).to_have_count(0)

    seat.press("h")
    focused = page.locator("[data-zone=hand] [data-hit]:focus")
    first = focused.get_attribute("aria-label")
    seat.press("ArrowRight")
    assert focused.get_attribute("aria-label") != first
    page.keyboard.down("z")
    expect(page.locator(".zoomed")).to_be_visible()
    page.keyboard.up("z")
    expect(page.locator(".zoomed")).to_have_count(0)

    seat.press("]")
    expect(page.locator("[data-company] :focus")).to_be_visible()

    seat.press("1")
    expect(page.locator(MAIN)).to_have_attribute("aria-disabled", "true")
    seat.press("1")
    expect(page.locator(MAIN)).to_contain_text("Use Cram")
    seat.press("Escape", "Escape")
    expect(page.locator(MAIN)).to_contain_text("Stay, all of you")

    seat.press("m")
    expect(page.locator("[role=application]")).to_be_focused()
    page.keyboard.type("lor")
    seat.press("Enter")
    expect(page.locator("[data-company]").first).to_contain_text("to Lórien")

    seat.press("Tab", "u")  # on the map, letters are the beginnings of names
    expect(page.locator("[data-journey=stays]")).to_have_count(1)
    expect(page.locator(QUESTION)).to_have_text(question)
    before = seat.moment
    seat.press("e")
    seat.insist(before, lambda: seat.press("e"))
    seat.after(before)
    assert seat.question != question
