"""Seats may pass in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "match", sa.Column("pass_turn", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_match_pass_turn", "match", ["pass_turn"])
    op.create_table(
        "standing_pass",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("scope", sa.String(length=40), nullable=False),
        sa.Column("moment", sa.String(length=40), nullable=False),
        sa.Column("instance", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
            name=op.f("fk_standing_pass_match_id_match"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint(
            "match_id", "seat", "scope", "moment", name=op.f("pk_standing_pass")
        ),
    )


def downgrade() -> None:
    op.drop_table("standing_pass")
    op.drop_index("ix_match_pass_turn", "match")
    op.drop_column("match", "pass_turn")
