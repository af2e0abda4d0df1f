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

schema = MetaData()

tables = Table(
    "tables",
    schema,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("finished_at", DateTime(timezone=True)),
    Index("tables_finished_at", "finished_at"),
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
