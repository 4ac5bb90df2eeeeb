"""The base game: its module, its options, its migrations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.game import Game, Option, Setup
from feldzug.kernel.migrate import Json, Migrations, frames
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Module, Rules
from feldzug.kernel.values import Reason, because
from tests.practice import battle, cards, orders, position, tactics
from tests.practice.position import AREAS, KINDS, Realm

MIGRATIONS = Migrations()


@MIGRATIONS.to(2)
def strength_was_compared(saved: Json) -> None:
    """2: the stage `compare` of a battle is called `strength_decides`; winners have fame (none yet)."""
    for frame in frames(saved, "Battle"):
        if frame["at"] == "compare":
            frame["at"] = "strength_decides"


class Base(Module):
    """The rules of Fords."""

    def __init__(self) -> None:
        super().__init__("fords", version=2)

    def install(self, rules: Rules) -> None:
        rules.shelf("cards").update(tactics.CARDS)
        rules.lasting("hold-the-line", tactics.HoldTheLine.lasts)
        rules.on(position.UnitFell, battle.a_falling_herald_calls_to_arms)
        rules.modifies(position.Strength, battle.the_keep_helps_its_defender)
        rules.cap(position.Strength, battle.nobody_is_stronger_than_six)


class Fords(Game):
    """Two or three players; battles are fought here or reported from a table."""

    def __init__(self, expansions: Sequence[Module] = (), chapters: Sequence[Any] = ()) -> None:
        super().__init__(
            "fords",
            version=2,
            players=(2, 3),
            base=Base(),
            options=(Option("battles", "2.6", "table", ("fought", "reported")),),
            modules=expansions,
            kinds=kinds_of(position, orders, battle, cards, *chapters),
            names={"area": AREAS, "into": AREAS, "kind": KINDS},
            migrations=MIGRATIONS,
        )

    def contradiction(self, players: int, chosen: Mapping[str, str]) -> Reason | None:
        if chosen.get("battles") == "reported" and players == 2:
            return because("no-arbiter", "2.6", players=players)
        return None

    def blank(self, setup: Setup, rules: Rules) -> Realm:
        g = Realm(rules, setup.players, reported=setup.option("battles") == "reported")
        deck = rules.shelf("cards")
        g.pile = sorted(name for name, card in deck.items() for _ in range(card.copies))
        return g

    def begin(self, g: Position) -> None:
        g.begin(orders.War())
