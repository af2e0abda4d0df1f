"""Takes the pictures of the table that the documentation shows: the same games at the same moments."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tools import minion_moments, moments
from tools.chromium import FLAGS, chromium
from tools.staging import Staged, Table, staged
from wizardhaven.server.lobby_words import BOTS
from wizardhaven.text.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
SHOTS: Final = ROOT / "docs" / "shots"
PATIENCE: Final = 60_000

LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}

TABLES: Final = {
    "draft": Table(moments.DRAFT),
    "organization": Table(moments.ORGANIZATION),
    "hazards": Table(moments.HAZARDS),
    "strike": Table(moments.NEXT_STRIKE),
    "site": Table(moments.SITE),
    "influence": Table(moments.INFLUENCE),
    "council": Table(moments.COUNCIL, games=8),
    "fallen-wizard": Table(moments.FALLEN, seed=1, own="fallen-radagast-girdle-of-the-wood"),
    "under-deeps": Table(
        moments.UNDER_DEEPS, seed=1, own=moments.BURGLARS, games=24, wishes=moments.GOING_BELOW
    ),
    "rescue": Table(
        moments.RESCUE,
        seed=10,
        own=moments.BURGLARS,
        other=moments.CAPTORS,
        games=24,
        wishes=moments.WITH_PRISONERS,
    ),
    "agent-revealed": Table(
        moments.AGENT_REVEALED,
        seed=3,
        own=moments.BURGLARS,
        other=moments.CAPTORS,
        games=24,
        wishes=moments.WITH_AGENTS,
    ),
    "agents": Table(
        moments.AGENTS,
        seed=20,
        own=moments.BURGLARS,
        other=moments.CAPTORS,
        games=24,
        wishes=moments.WITH_AGENTS,
    ),
    "ringwraith": Table(
        minion_moments.RIDING,
        seed=1,
        own=minion_moments.RIDERS,
        games=24,
        wishes=minion_moments.RIDING_OUT,
    ),
    "company-combat": Table(
        minion_moments.COMPANIES,
        seed=1,
        own=minion_moments.RIDERS,
        other=moments.CAPTORS,
        games=24,
        wishes=minion_moments.MEETING,
    ),
    "balrog": Table(
        minion_moments.BALROG_BELOW,
        seed=1,
        own=minion_moments.DEMON,
        games=24,
        wishes=minion_moments.BELOW,
    ),
    "audience": Table(minion_moments.AUDIENCE, seed=1, own=minion_moments.RIDERS, other="challenge-a"),
    "hazards-de": Table(moments.HAZARDS, name=BOTS[Language.DE]["planner"][0]),
}


@dataclass(frozen=True)
class Shot:
    """A picture: the table that it shows, in a language, a light and a size; the lobby has no table."""

    name: str
    table: str | None
    language: str = "en"
    theme: str = "candle"
    size: str = "laptop"
    opened: str = ""
    """What is clicked before, such as the points, to open what lies behind it."""

    @property
    def window(self) -> ViewportSize:
        return TABLET if self.size == "tablet" else LAPTOP


ALL: Final = (
    Shot("lobby", None),
    *[Shot(name, name) for name in TABLES if name not in ("fallen-wizard", "hazards-de")],
    Shot("hazards-de", "hazards-de", language="de"),
    Shot("fallen-wizard", "fallen-wizard", opened=".stage.upwards > button"),
    Shot("fallen-wizard-score", "fallen-wizard", opened="[data-zone=opponent] .points > button"),
    Shot("organization-morning", "organization", theme="morning"),
    Shot("hazards-tablet", "hazards", size="tablet"),
)


def main(wanted: Sequence[str]) -> int:
    """Take all pictures, or those that are named."""
    shots = [shot for shot in ALL if not wanted or shot.name in wanted]
    if not shots:
        print(f"There is no such picture; there are: {', '.join([shot.name for shot in ALL])}.")
        return 1
    needed = {shot.table for shot in shots}
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "games.db"
        keys = staged(database, {name: table for name, table in TABLES.items() if name in needed})
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        with serving(database) as address:
            for shot in shots:
                take(browser, address, shot, keys)
                print(f"docs/shots/{shot.name}.png")
        browser.close()
    return 0


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """A server on the staged tables, and where it is."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "wizardhaven", "play", "--no-browser", "--port", "0"),
            *("--database", f"sqlite:///{database}"),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    with process.stdout:
        try:
            yield process.stdout.readline().split()[3]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=20)


def take(browser: Browser, address: str, shot: Shot, keys: dict[str, Staged]) -> None:
    """Open the page, wait until everything is there, and take the picture."""
    context = browser.new_context(viewport=shot.window, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    kept = f'{{"language": "{shot.language}", "theme": "{shot.theme}"}}'
    context.add_init_script(f"localStorage.setItem('wizardhaven settings', '{kept}')")
    page = context.new_page()
    if shot.table is None:
        page.goto(address)
        expect(page.locator("main form").first).to_be_visible(timeout=PATIENCE)
    else:
        page.goto(f"{address}#{keys[shot.table].own}")
        expect(page.locator("[data-main]")).to_be_visible(timeout=PATIENCE)
    if shot.opened:
        page.locator(shot.opened).click()
    settle(page)
    page.screenshot(path=SHOTS / f"{shot.name}.png")
    context.close()


def settle(page: Page) -> None:
    """Until the letters are there, everything has been drawn and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate("Promise.all(document.getAnimations().map((motion) => motion.finished))")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
