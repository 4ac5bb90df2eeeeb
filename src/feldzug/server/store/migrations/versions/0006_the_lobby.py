"""Matches at a glance, their scores, tables put away, and links to the own seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _of_a_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match_id"], ["match.id"], name=op.f(f"fk_{table}_match_id_match"), ondelete="CASCADE"
    )


def upgrade() -> None:
    op.add_column("match", sa.Column("glance", sa.JSON(), nullable=True))
    op.create_table(
        "score",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        _of_a_match("score"),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_score")),
    )
    op.create_table(
        "archived",
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=32), nullable=False),
        _of_a_match("archived"),
        sa.PrimaryKeyConstraint("client", "match_id", name=op.f("pk_archived")),
    )
    op.create_index(op.f("ix_archived_match_id"), "archived", ["match_id"])
    op.create_table(
        "device_link",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        _of_a_match("device_link"),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_device_link")),
    )
    op.create_index(op.f("ix_device_link_match_id"), "device_link", ["match_id"])


def downgrade() -> None:
    op.drop_table("device_link")
    op.drop_table("archived")
    op.drop_table("score")
    op.drop_column("match", "glance")
