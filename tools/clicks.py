"""How long it takes from a click to the new table on the screen: `python -m tools.clicks`.

Two people sit at one table in a real browser, each in a window of his own, and answer whatever they are
asked. The time runs from the click that gives an answer until the table that follows is painted, and is told
in three parts: from the click until the answer is sent, from there until the next table has come from the
server and the page is free to read it, and from there until it is painted. Nothing fails by it: the machine
may be busy. So what both pages themselves have worked is told as well, which does not count the waiting for
others.
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
    let clicked = null, waits = null;  // when it was clicked; when it was clicked and when sent
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
                const [since, sent] = waits;
                const heard = performance.now();
                waits = null;
                painted(() => {
                    window.clickTimes.push([sent - since, heard - sent, performance.now() - heard]);
                });
            });
        }
        send(said) {
            if (/"type":"(choose|walk)"/.test(said) && clicked !== null)
                [waits, clicked] = [[clicked, performance.now()], null];
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


WORK: Final = {
    "TaskDuration": "in all",
    "ScriptDuration": "script",
    "RecalcStyleDuration": "style",
    "LayoutDuration": "layout",
}
"""What the browser counts of a page's own work; what it does not name is painting above all."""


class Clicked(NamedTuple):
    """The milliseconds of one answer."""

    sending: float
    """From the click until the page has sent the answer."""
    answering: float
    """From there until it hears the next table: the line, the server, and the page if it is busy."""
    drawing: float
    """From there until that table is painted."""

    @property
    def whole(self) -> float:
        return sum(self)


class Measured(NamedTuple):
    """What each answer took, and the milliseconds that both pages worked for one, by what they did."""

    clicks: list[Clicked]
    worked: dict[str, float]


def measured(browser: Browser, address: str, keys: Sequence[str], answers: int) -> Measured:
    """How long so many answers took."""
    pages = [_seated(browser, f"{address}#{key}") for key in keys]
    sessions = [page.context.new_cdp_session(page) for page in pages]
    for session in sessions:
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _worked(sessions)
    while sum([int(page.evaluate(ANSWER)) for page in pages]) < answers:
        pages[0].wait_for_timeout(30)
    after = _worked(sessions)
    clicks = [Clicked(*one) for page in pages for one in page.evaluate("window.clickTimes")]
    return Measured(clicks, {name: (after[name] - before[name]) / len(clicks) for name in WORK})


def _worked(sessions: Sequence[CDPSession]) -> dict[str, float]:
    """The milliseconds that the pages' own threads have worked since they are there."""
    found = dict.fromkeys(WORK, 0.0)
    for session in sessions:
        for one in session.send("Performance.getMetrics")["metrics"]:
            if one["name"] in WORK:
                found[one["name"]] += 1000 * float(one["value"])
    return found


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
    """The middle, the nineteenth of twenty and the slowest, whole and in parts, and the work."""
    clicks = measured.clicks
    work = ", ".join([f"{WORK[name]} {spent:.0f}" for name, spent in measured.worked.items()])
    return "\n".join(
        [
            f"{len(clicks)} answers",
            _line(f"click to new table (wanted: p95 under {WANTED})", [one.whole for one in clicks]),
            _line("  page: click to answer sent", [one.sending for one in clicks]),
            _line("  server and line: sent to heard", [one.answering for one in clicks]),
            _line("  page: heard to painted", [one.drawing for one in clicks]),
            f"both pages work for one answer, in ms: {work}",
        ]
    )


def _line(what: str, times: Sequence[float]) -> str:
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return (
        f"{what}: median {statistics.median(ordered):.0f} ms, p95 {late:.0f} ms, slowest {ordered[-1]:.0f} ms"
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
