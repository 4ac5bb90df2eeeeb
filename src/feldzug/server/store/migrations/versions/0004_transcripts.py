"""Finished games keep what was told and shown of them; matches keep their content and receipts."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("content", sa.JSON(), nullable=True))
    op.add_column("match", sa.Column("receipt", sa.JSON(), nullable=True))
    op.create_table(
        "transcript",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
            name=op.f("fk_transcript_match_id_match"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_transcript")),
    )


def downgrade() -> None:
    op.drop_table("transcript")
    op.drop_column("match", "receipt")
    op.drop_column("match", "content")
