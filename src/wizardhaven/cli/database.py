"""Where games are kept: what is asked for at the command line or in the environment, or the usual place."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from wizardhaven.errors import WizardhavenError
from wizardhaven.server.storage.address import with_password

VARIABLE: Final = "WIZARDHAVEN_DATABASE"
"""An address with a password in it is better not written where everybody sees it who lists the processes."""
PASSWORD: Final = "WIZARDHAVEN_DATABASE_PASSWORD"


def add_database(parser: argparse._ActionsContainer) -> None:
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help=f"where games are kept: sqlite:///FILE or postgresql://…; or {VARIABLE} in the environment, and "
        f"{PASSWORD} for the password alone",
    )


def database(arguments: argparse.Namespace) -> str:
    """The address that was asked for, or of a file where the system keeps what programs remember."""
    asked: str = arguments.database or os.environ.get(VARIABLE) or usual_database()
    password = os.environ.get(PASSWORD)
    return asked if password is None else with_password(asked, password)


def usual_database() -> str:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "wizardhaven"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WizardhavenError(f"{folder} cannot be made: {error.strerror}. Name a --database.") from None
    return f"sqlite:///{folder / 'games.db'}"
