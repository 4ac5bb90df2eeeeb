"""Seats may give orders that are carried out for them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "match", sa.Column("orders", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "standing_order",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("given", sa.JSON(), nullable=False),
        sa.Column("until", sa.JSON(), nullable=False),
        sa.Column("ended", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
            name=op.f("fk_standing_order_match_id_match"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "kind", name=op.f("pk_standing_order")),
    )


def downgrade() -> None:
    op.drop_table("standing_order")
    op.drop_column("match", "orders")
