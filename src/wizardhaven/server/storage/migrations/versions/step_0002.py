"""Since when a game is over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index("tables_finished_at", "tables", ["finished_at"])
