"""Somebody at a page: what he reads there, and how he answers with the mouse or with keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

QUESTION = "#decision"
MAIN = "[data-main]"
LINES = "[data-line]"
ENDED = re.compile(r"(won|lost|tied|conceded)", re.IGNORECASE)
STEPS = 12
"""So many clicks answer any question."""


class Seat:
    """A person who plays by what the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def question(self) -> str:
        """The question as it is read, or who is waited for."""
        return self.page.locator(QUESTION).inner_text()

    @property
    def is_asked(self) -> bool:
        return self.page.locator(MAIN).count() == 1

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-outcome]").count() == 1

    @property
    def moment(self) -> str:
        """Changes with everything that happens at the table."""
        return self.page.locator("[data-moment]").get_attribute("data-moment") or ""

    def wait_for_moment(self, condition: Callable[[Seat], bool]) -> None:
        """Until the page shows what is waited for."""
        for _ in range(300):
            if condition(self):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the page still says: {self.question}")

    def until_asked(self) -> None:
        self.wait_for_moment(lambda seat: seat.is_asked or seat.is_over)

    def answer(self, line: int | None = None) -> None:
        """Answer the question with clicks: a line if one must be chosen, then the main button."""
        before = self.moment
        for step in range(STEPS):
            main = self.page.locator(MAIN)
            if main.get_attribute("aria-disabled") == "false" and (line is None or step > 0):
                main.click()
                break
            lines = self.page.locator(LINES)
            lines.nth(min((line or 1) - 1, lines.count() - 1)).click()
        self.wait_for_moment(lambda seat: seat.moment != before)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def lay_table(page: Page, **wanted: str) -> Seat:
    """Sit down against the machine from the lobby, as a person would."""
    page.get_by_label("Your name").fill("Ana")
    sit_down = page.get_by_role("button", name="Sit down and play")
    form = page.locator("form").filter(has=sit_down)
    for label, choice in wanted.items():
        form.get_by_label(label).select_option(label=choice)
    sit_down.click()
    expect(page.locator(QUESTION)).to_be_visible()
    return Seat(page)
