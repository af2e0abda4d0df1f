"""What the database looks like today; the migrations lead there."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    func,
)

VERSION_TABLE = "wizardhaven_version"

COUNTS = ("held", "drawn", "played", "stuck", "held_won", "drawn_won", "played_won", "stuck_won")
"""Games of decks that hold a card, and what they came to; a victory counts two, a tie one."""

schema = MetaData()

tables = Table(
    "tables",
    schema,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("finished_at", DateTime(timezone=True)),
    Column("counted", Integer, nullable=False, server_default="0"),
    Index("tables_finished_at", "finished_at"),
    Index("tables_counted", "counted", "finished_at"),
)

card_games = Table(
    "card_games",
    schema,
    Column("code", Text, primary_key=True),
    *[Column(name, Integer, nullable=False) for name in COUNTS],
)

journal = Table(
    "journal",
    schema,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    schema,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
