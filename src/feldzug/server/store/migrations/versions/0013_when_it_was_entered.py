"""When each entry of a journal was given, for chronicles."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("at", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("entry", "at")
