"""The organiser's desk: deadlines, stand-ins, messages to all, drafts; the seal of campaign files."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match_id"], ["match.id"], name=op.f(f"fk_{table}_match_id_match"), ondelete="CASCADE"
    )


def upgrade() -> None:
    op.add_column("match", _flag("desk"))
    op.add_column(
        "seat", sa.Column("stand_in", sa.String(length=40), nullable=False, server_default="")
    )
    op.add_column("seat", _flag("covered"))
    op.create_table(
        "desk",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("deadlines", sa.JSON(), nullable=False),
        sa.Column("grace", sa.Integer(), nullable=False),
        sa.Column("remind", sa.Integer(), nullable=False),
        sa.Column("stand_in", sa.String(length=40), nullable=False),
        sa.Column("passes", sa.Boolean(), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=80), nullable=False),
        sa.Column("instance", sa.String(length=32), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("left", sa.BigInteger(), nullable=True),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("next_look", sa.BigInteger(), nullable=True),
        sa.Column("dispatched", sa.Integer(), nullable=False, server_default="0"),
        _of_match("desk"),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_desk")),
    )
    op.create_index(op.f("ix_desk_next_look"), "desk", ["next_look"])
    op.create_table(
        "desk_message",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("phase", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_match("desk_message"),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_desk_message")),
    )
    op.create_table(
        "draft",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("branch", sa.String(length=80), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("action", sa.JSON(), nullable=False),
        _of_match("draft"),
        sa.PrimaryKeyConstraint("match_id", "seat", "branch", name=op.f("pk_draft")),
    )
    op.create_table(
        "subscription",
        sa.Column("secret", sa.String(length=100), nullable=False),
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=300), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        _of_match("subscription"),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_subscription")),
    )
    op.create_index(op.f("ix_subscription_match_id"), "subscription", ["match_id"])
    op.create_table(
        "seal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seal")),
    )


def downgrade() -> None:
    op.drop_table("seal")
    op.drop_index(op.f("ix_subscription_match_id"), table_name="subscription")
    op.drop_table("subscription")
    op.drop_table("draft")
    op.drop_table("desk_message")
    op.drop_index(op.f("ix_desk_next_look"), table_name="desk")
    op.drop_table("desk")
    op.drop_column("seat", "covered")
    op.drop_column("seat", "stand_in")
    op.drop_column("match", "desk")
