"""How many entries everybody knows of; the preset that was agreed; rules of many modules.

SQLite must not copy the table of matches to change it: dropping the old one would take along all that belongs
to a match. So columns are only added there.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("known", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "match", sa.Column("preset", sa.String(length=40), nullable=False, server_default="")
    )
    op.execute("UPDATE match SET known = entries")
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("match", "rules", existing_type=sa.String(length=200), type_=sa.Text())


def downgrade() -> None:
    op.drop_column("match", "preset")
    op.drop_column("match", "known")
