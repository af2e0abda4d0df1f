"""Somebody at a page: what is read there, and how it is answered with the mouse or with keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

QUESTION = "#decision"
MAIN = "[data-main]"
LINES = "[data-line]"
PARTS = "[data-part]"
UNTICKED = f"{PARTS}:is([aria-pressed=false], [aria-checked=false])"
YES = "document.querySelector('[data-doubt] [data-yes]')?.click()"
HAND = "[data-zone=hand] [data-place]"
LOG = "[role=log] [data-deed]"
OUTCOME = "[data-outcome]"
FOLDED = ".folded button"
DOUBT = "[data-doubt]"
TAKEN_OR_DOUBTED = """moment => document.querySelector("[data-moment]")?.dataset.moment !== moment
    || document.querySelector("[data-doubt]") !== null"""
STEPS = 12
"""So many clicks answer any question."""

PLAY_ON = """async ({ answers, passing }) => {
    const find = (what) => document.querySelector(what);
    const moment = () => find("[data-moment]")?.dataset.moment;
    const posture = () => find("[data-posture]").dataset.posture;
    const painted = () => new Promise((done) => setTimeout(done, 10));
    const until = async (condition) => { while (!condition()) await painted(); };
    const open = () => find("[data-main]")?.getAttribute("aria-busy") === "false";
    const mayPass = () => !["draft", "duel", "picker"].includes(posture())
        && [...document.querySelectorAll(".others button")].some((button) =>
            button.querySelector("kbd")?.textContent === "P"
            && !button.textContent.includes("Finish organizing"));
    const passOn = () => [...document.querySelectorAll("button")].find(
        (button) => button.textContent.trim() === passing);
    const unticked = "[data-part]:is([aria-pressed=false], [aria-checked=false])";
    const next = () => ["[data-spread]", unticked, "[data-line]"].find(find);
    const seen = new Set();
    for (let count = 0; count < answers; count++) {
        await until(() => open() || find("[data-outcome]"));
        if (find("[data-outcome]")) break;
        seen.add(posture());
        const before = moment();
        const pass = passing && mayPass() ? passOn() : undefined;
        pass?.click();
        for (let step = 0; step < 12 && pass === undefined && moment() === before; step++) {
            const ready = find("[data-main]")?.ariaDisabled === "false";
            find(ready ? "[data-main]" : next())?.click();
            if (ready) break;
            await painted();
        }
        await until(() => {
            find("[data-doubt] [data-yes]")?.click();
            return moment() !== before;
        });
    }
    return [...seen];
}"""
"""Answers by clicks inside the page: the main button; before it, if it waits for that, what is on the sheet
or the first line. What is grave is said until it is taken.

Whoever wants to pass on does so where the server surely passes: he may, and nobody attacks him.
"""


class Seat:
    """A person who plays by what the page shows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def question(self) -> str:
        """The question as it is read, or who is waited for."""
        return self.page.locator(QUESTION).inner_text()

    @property
    def main(self) -> Locator:
        return self.page.locator(MAIN)

    @property
    def lines(self) -> Locator:
        return self.page.locator(LINES)

    @property
    def parts(self) -> Locator:
        """What can be ticked on the sheet."""
        return self.page.locator(PARTS)

    @property
    def posture(self) -> str:
        return self.page.locator("[data-posture]").get_attribute("data-posture") or ""

    @property
    def moment(self) -> str:
        """Changes with everything that happens at the table."""
        return self.page.locator("[data-moment]").get_attribute("data-moment") or ""

    @property
    def story(self) -> list[str]:
        """The lines of the log, newest first."""
        return self.page.locator(LOG).all_inner_texts()

    def after(self, moment: str) -> None:
        """Wait until something has happened since a moment, and the page asks again or the game is over."""
        self.page.wait_for_function(
            """moment => document.querySelector("[data-moment]")?.dataset.moment !== moment
                && document.querySelector("[data-main][aria-busy=false], [data-outcome]") !== null""",
            arg=moment,
        )

    def answer(self, line: int | None = None) -> None:
        """Answer the question with clicks, and wait for the next one."""
        before = self.moment
        self.give(line)
        self.after(before)

    def give(self, line: int | None = None) -> None:
        """A line if one must be chosen, then the main button."""
        before = self.moment
        for step in range(STEPS):
            if self.main.get_attribute("aria-disabled") == "false" and (line is None or step > 0):
                break
            if self.page.locator(FOLDED).count():
                self.page.locator(FOLDED).click()
            self._nth(line or 1).click()
        self.main.click()
        self.insist(before, lambda: self.page.evaluate(YES))

    def insist(self, before: str, say: Callable[[], None]) -> None:
        """What is grave is said until it is taken."""
        self.page.wait_for_function(TAKEN_OR_DOUBTED, arg=before)
        while self.page.locator(DOUBT).count() and self.moment == before:
            say()

    def _nth(self, number: int) -> Locator:
        """A line by its number, or what is not ticked yet on the sheet."""
        if self.lines.count() > 0:
            return self.lines.nth(number - 1)
        spread = self.page.locator("[data-spread]")
        return spread if spread.count() == 1 else self.page.locator(UNTICKED).first

    def play_on(self, answers: int, passing: str = "") -> set[str]:
        """Answer so many questions, or until the game is over; the postures that were seen."""
        seen: list[str] = self.page.evaluate(PLAY_ON, {"answers": answers, "passing": passing})
        return set(seen)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


def sat_down(page: Page, address: str, key: str) -> Seat:
    """Come to a table by its link, and be asked."""
    page.goto(f"{address}#{key}")
    expect(page.locator(MAIN)).to_be_visible()
    return Seat(page)


def lay_table(page: Page, **wanted: str) -> Seat:
    """Sit down against the machine from the lobby, as a person would."""
    page.get_by_label("Your name").fill("Ana")
    sit_down = page.get_by_role("button", name="Sit down and play")
    form = page.locator("form").filter(has=sit_down)
    for label, choice in wanted.items():
        if label.endswith("deck"):
            choose_deck(form, label, choice)
        else:
            form.get_by_label(label).select_option(label=choice)
    sit_down.click()
    expect(page.locator(MAIN)).to_be_visible()
    return Seat(page)


def choose_deck(form: Locator, label: str, title: str) -> None:
    """Type the title of a deck and take the first that is found."""
    line = form.get_by_role("combobox", name=label)
    line.click()
    line.fill(title)
    expect(form.get_by_role("listbox", name=label).get_by_role("option")).to_have_count(1)
    line.press("Enter")
    expect(line).to_have_value(title)
