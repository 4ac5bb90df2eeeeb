"""Bots that have played, dice taken back where nobody else sat, programs at seats, answers that were lost."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def upgrade() -> None:
    op.add_column("match", _flag("had_bots"))
    op.add_column("match", _flag("taken_back_alone"))
    op.execute(
        sa.text(
            "UPDATE match SET had_bots = true WHERE"
            " EXISTS (SELECT 1 FROM seat WHERE seat.match_id = match.id AND seat.kind = 'bot')"
            " OR EXISTS (SELECT 1 FROM seat_notice"
            " WHERE seat_notice.match_id = match.id AND seat_notice.kind = 'bot')"
        )
    )
    op.add_column("seat", _flag("by_program"))
    # Whoever has taken a seat and is known by no cookie is a program.
    op.execute(
        sa.text(
            "UPDATE seat SET by_program = true WHERE taken AND secret IS NOT NULL AND NOT EXISTS"
            " (SELECT 1 FROM binding WHERE binding.match_id = seat.match_id AND binding.seat = seat.seat)"
        )
    )
    op.add_column("seat", _flag("taken_over"))
    op.add_column("device_link", sa.Column("used_by", sa.String(length=64), nullable=True))


def downgrade() -> None:
    op.drop_column("device_link", "used_by")
    op.drop_column("seat", "taken_over")
    op.drop_column("seat", "by_program")
    op.drop_column("match", "taken_back_alone")
    op.drop_column("match", "had_bots")
