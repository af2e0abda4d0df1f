"""The system's Chromium, for the stories in the browser and for the pictures of the table."""

from __future__ import annotations

import shutil
from typing import Final

NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The one without windows first: it does a page's work for a fifth of the price."""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # Without a graphics card the processor paints: a few large tiles, one after another, cost it least.
    "--default-tile-width=2048",
    "--default-tile-height=1024",
    "--num-raster-threads=1",
)


def chromium() -> str | None:
    """Where it is."""
    return next((found for name in NAMES if (found := shutil.which(name)) is not None), None)
