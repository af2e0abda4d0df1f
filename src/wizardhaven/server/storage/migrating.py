"""Brings a database to today's schema, and finds the secret in it or makes it."""

from __future__ import annotations

import secrets as dice
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, select

from wizardhaven.server.storage import migrations
from wizardhaven.server.storage.errors import NoStorage
from wizardhaven.server.storage.schema import VERSION_TABLE, secrets

SECRET_NAME = "server"
SECRET_BYTES = 32


def migrate(connection: Connection, name: str) -> bytes:
    """All of it in the caller's transaction: a server killed here leaves nothing half done."""
    refuse_what_is_damaged(connection, name)
    refuse_what_is_not_ours(connection, name)
    config = configuration(connection)
    refuse_what_is_newer(connection, config, name)
    command.upgrade(config, "head")
    return secret(connection)


def configuration(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(migrations.__path__[0])).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def refuse_what_is_damaged(connection: Connection, name: str) -> None:
    """PostgreSQL looks after itself; of a file nobody knows what happened to it."""
    if connection.dialect.name == "sqlite":
        if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
            raise NoStorage(f"The database {name} is damaged; put a copy in its place.")


def refuse_what_is_not_ours(connection: Connection, name: str) -> None:
    names = inspect(connection).get_table_names()
    if names and VERSION_TABLE not in names:
        raise NoStorage(f"The database {name} belongs to another program; Wizardhaven needs one of its own.")


def refuse_what_is_newer(connection: Connection, config: Config, name: str) -> None:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(context.get_current_heads()):
        raise NoStorage(f"The database {name} was made by a newer version of Wizardhaven; update this one.")


def secret(connection: Connection) -> bytes:
    found = connection.scalar(select(secrets.c.secret).where(secrets.c.name == SECRET_NAME))
    if isinstance(found, bytes):
        return found
    made = dice.token_bytes(SECRET_BYTES)
    connection.execute(insert(secrets).values(name=SECRET_NAME, secret=made))
    return made
