"""How cards have done in finished games, and which games are counted there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COUNTS = ("held", "drawn", "played", "stuck", "held_won", "drawn_won", "played_won", "stuck_won")


def upgrade() -> None:
    op.add_column("tables", sa.Column("counted", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("tables_counted", "tables", ["counted", "finished_at"])
    op.create_table(
        "card_games",
        sa.Column("code", sa.Text(), primary_key=True),
        *[sa.Column(name, sa.Integer(), nullable=False) for name in COUNTS],
    )
