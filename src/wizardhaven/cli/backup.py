"""`wizardhaven backup`: a copy of all tables, while the server goes on."""

from __future__ import annotations

import argparse
from pathlib import Path

from wizardhaven.cli.database import add_database, database
from wizardhaven.errors import WizardhavenError
from wizardhaven.server.storage.address import Address, address
from wizardhaven.server.storage.copying import copy_database


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it takes."""
    parser = commands.add_parser("backup", help="copy all tables to a file, while the server goes on")
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to make; it must not be there yet")
    add_database(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """SQLite copies itself; PostgreSQL has a program for that."""
    place = address(database(arguments))
    if place.file is None:
        raise WizardhavenError(f"PostgreSQL is copied by its own program: {command(place, arguments.file)}")
    target = arguments.file.resolve()
    print(f"Copied to {target}: {copy_database(place.file, target)} tables.")
    return 0


def command(place: Address, file: Path) -> str:
    """How to copy a PostgreSQL database; the password is asked for, or taken from PGPASSWORD."""
    url = place.url
    parts = {"host": url.host, "port": url.port, "username": url.username, "dbname": url.database}
    options = [f"--{option}={value}" for option, value in parts.items() if value is not None]
    return " ".join(["pg_dump --format=custom", f"--file={file}", *options])
