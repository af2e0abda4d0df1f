"""Where games are kept: what is asked for at the command line or in the environment, or the usual place."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from wizardhaven.errors import WizardhavenError

VARIABLE: Final = "WIZARDHAVEN_DATABASE"
"""An address with a password in it is better not written where everybody sees it who lists the processes."""


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help=f"where games are kept: sqlite:///FILE or postgresql://…; or {VARIABLE} in the environment",
    )


def database(arguments: argparse.Namespace) -> str:
    """The address that was asked for, or of a file where the system keeps what programs remember."""
    asked: str | None = arguments.database or os.environ.get(VARIABLE)
    return asked or usual_database()


def usual_database() -> str:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "wizardhaven"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WizardhavenError(f"{folder} cannot be made: {error.strerror}. Name a --database.") from None
    return f"sqlite:///{folder / 'games.db'}"
