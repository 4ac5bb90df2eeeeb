"""Notices of seats, void links, failures, abandoned tables, and who may take back what."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("failures", sa.Integer(), server_default="0", nullable=False))
    op.add_column(
        "match",
        sa.Column("free_take_back", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    # Until now bots agreed to everything; games that have begun go on as they were agreed.
    op.execute(sa.text("UPDATE match SET free_take_back = true WHERE state <> 'over'"))
    op.add_column("match", sa.Column("abandoned", sa.BigInteger(), nullable=True))
    op.create_table(
        "seat_notice",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
            name=op.f("fk_seat_notice_match_id_match"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_seat_notice")),
    )
    # Who claimed a seat by a browser is known by its cookie. A program has nothing but the link.
    op.execute(
        sa.text(
            "UPDATE seat SET secret = NULL WHERE taken AND EXISTS (SELECT 1 FROM binding"
            " WHERE binding.match_id = seat.match_id AND binding.seat = seat.seat)"
        )
    )


def downgrade() -> None:
    op.drop_table("seat_notice")
    op.drop_column("match", "abandoned")
    op.drop_column("match", "free_take_back")
    op.drop_column("match", "failures")
