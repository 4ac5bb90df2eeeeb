"""Which matches the final transcript or the scores are still to be written of."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "match",
        sa.Column("transcript_due", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.add_column(
        "match", sa.Column("scores_due", sa.Integer(), server_default="0", nullable=False)
    )
    op.create_index(op.f("ix_match_transcript_due"), "match", ["transcript_due"])
    op.create_index(op.f("ix_match_scores_due"), "match", ["scores_due"])


def downgrade() -> None:
    op.drop_index(op.f("ix_match_scores_due"), table_name="match")
    op.drop_index(op.f("ix_match_transcript_due"), table_name="match")
    op.drop_column("match", "scores_due")
    op.drop_column("match", "transcript_due")
