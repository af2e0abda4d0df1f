"""How long it takes from a click to the new table on the screen: `python -m tools.clicks`.

Two people sit at one table in a real browser, each in a window of his own, and answer whatever they are
asked. The time runs from the click that gives an answer until the table that follows is painted. Nothing
fails by it: the machine may be busy. So what both pages themselves have worked is told as well, which does
not count the waiting for others.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from tools import moments
from tools.chromium import FLAGS, chromium
from tools.shots import LAPTOP, PATIENCE, serving
from tools.staging import Table, staged

WANTED: Final = 60
"""Milliseconds within which nineteen of twenty answers shall be seen."""
TABLE: Final = Table(moments.ORGANIZATION, bot=None, name="Bo")
SETTINGS: Final = '{"film": "off", "motion": "off", "quick": true, "coach": "quiet"}'
WATCH: Final = """
    window.clickTimes = [];
    let clicked = null, waits = null;
    addEventListener("click", ({ timeStamp }) => { clicked = timeStamp; }, true);
    const Line = WebSocket;
    const painted = (then) => requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = then;
        after.port2.postMessage(null);
    });
    window.WebSocket = class extends Line {
        constructor(...where) {
            super(...where);
            this.addEventListener("message", ({ data }) => {
                if (waits === null || !`${data}`.includes('"type":"state"')) return;
                const since = waits;
                waits = null;
                painted(() => window.clickTimes.push(performance.now() - since));
            });
        }
        send(said) {
            if (/"type":"(choose|walk)"/.test(said) && clicked !== null) [waits, clicked] = [clicked, null];
            super.send(said);
        }
    };
"""
"""Notes in the page how long each answer takes; an answer that no click gave is none."""
ANSWER: Final = """() => {
    const open = (selector) => [...document.querySelectorAll(selector)].filter(
        (one) => one.getAttribute("aria-disabled") !== "true" && one.getAttribute("aria-busy") !== "true");
    const any = (all) => all[Math.floor(Math.random() * all.length)];
    const found = any(open("[data-yes]")) ?? any(open("[data-main], .give .pass"))
        ?? any(open("[data-line], [data-spread], [data-part], [data-zone=hand] [data-hit]"));
    found?.click();
    return window.clickTimes.length;
}"""
"""Clicks on something that may be answered, if anything is asked."""


class Measured(NamedTuple):
    """The milliseconds that each answer took, and those that both pages worked for one."""

    times: list[float]
    worked: float


def measured(browser: Browser, address: str, keys: Sequence[str], answers: int) -> Measured:
    """How long so many answers took."""
    pages = [_seated(browser, f"{address}#{key}") for key in keys]
    sessions = [page.context.new_cdp_session(page) for page in pages]
    for session in sessions:
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = sum([_worked(session) for session in sessions])
    while sum([int(page.evaluate(ANSWER)) for page in pages]) < answers:
        pages[0].wait_for_timeout(30)
    worked = sum([_worked(session) for session in sessions]) - before
    times = [float(one) for page in pages for one in page.evaluate("window.clickTimes")]
    return Measured(times, worked / len(times))


def _worked(session: CDPSession) -> float:
    """The milliseconds that the page's own thread has worked since it is there."""
    told = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in told if one["name"] == "TaskDuration")


def _seated(browser: Browser, address: str) -> Page:
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.setItem('wizardhaven settings', '{SETTINGS}')")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address)
    expect(page.locator("[data-zone=ask]")).to_be_visible(timeout=PATIENCE)
    return page


def told(measured: Measured) -> str:
    """The middle, the nineteenth of twenty and the slowest."""
    ordered = sorted(measured.times)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return (
        f"{len(ordered)} answers, click to new table: median {statistics.median(ordered):.0f} ms, "
        f"p95 {late:.0f} ms (wanted: under {WANTED}), slowest {ordered[-1]:.0f} ms; "
        f"both pages work {measured.worked:.0f} ms for one"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=200)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "games.db"
        table = staged(database, {"table": TABLE})["table"]
        assert table.other is not None, "two people sit there"
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        with serving(database) as address:
            print(told(measured(browser, address, (table.own, table.other), asked.answers)))
        browser.close()


if __name__ == "__main__":
    main()
