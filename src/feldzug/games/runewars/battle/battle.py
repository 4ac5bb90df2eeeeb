"""A battle, from the marker in the area to the last unit put back. [RW-229 – RW-266]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, initiative_of, join, standing_of
from feldzug.games.runewars.board import Area
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Procedure, Todo
from feldzug.kernel.values import Event, Seat

ROUNDS: Final = 5
"""Units fight in so many rounds, by their initiative. [RW-238]"""


@dataclass(slots=True, unsafe_hash=True)
class BattleBegan(Event):
    """The marker is put into the area; *defender* is -2 for unallied neutrals. [RW-230]"""

    area: Area
    attacker: Seat
    defender: Seat


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan(Event):
    """A round of combat in which somebody can act. [RW-238]"""

    round: int


@dataclass(slots=True, unsafe_hash=True)
class BattleEnded(Event):
    """The marker is removed; *winner* is -2 for unallied neutrals, or if a card has cancelled it."""

    area: Area
    attacker: Seat
    defender: Seat
    winner: Seat


@dataclass(slots=True)
class Battle(Procedure):
    """The army in `g.arriving` attacks an area. [RW-229]

    When it is over nobody is in the line any longer: survivors stand in the area or have retreated.
    """

    attacker: Seat
    area: Area
    defender: Seat = field(default=NOBODY, kw_only=True)
    """Whose area it is; nobody's where unallied neutrals defend it."""
    round: int = field(default=0, kw_only=True)
    drawn: tuple[int, ...] = field(default=(), kw_only=True)
    """The unit types that have drawn, the defender's counted on from the attacker's. [RW-239]"""
    attack: int = field(default=0, kw_only=True)
    defence: int = field(default=0, kw_only=True)
    winner: int = field(default=-1, kw_only=True)
    """The side that has won, once that is settled."""
    had_stronghold: bool = field(default=False, kw_only=True)
    stronghold_lost: bool = field(default=False, kw_only=True)
    cancelled: bool = field(default=False, kw_only=True)
    """A card has ended it before the first round: the attackers only put their units down. [RW-377]"""
    attackers: int = field(default=0, kw_only=True)
    """How many units attack. [RW-231]"""
    attackers_lost: int = field(default=0, kw_only=True)
    defenders_lost: int = field(default=0, kw_only=True)
    """Units that were destroyed in it."""

    @staticmethod
    def flow() -> Flow:
        return (
            "begin",
            "marker",
            "line_up",
            "start",
            "next_round",
            "fight",
            "tally",
            "damage_stronghold",
            "result",
            "put_back",
        )

    # looking

    def seat_of(self, side: int) -> Seat:
        """Whose units a side is of; -2 for unallied neutrals."""
        return self.attacker if side == ATTACKER else self.defender

    def speaker(self, g: World, side: int) -> Seat:
        """Who decides for a side: for unallied neutrals the player left of the attacker. [RW-251]"""
        seat = self.seat_of(side)
        return g.left_of(self.attacker) if seat == NOBODY else seat

    def side_of(self, seat: int) -> int:
        """The side of somebody who takes part, -1 for all others. [RW-204]"""
        if seat == self.attacker:
            return ATTACKER
        return DEFENDER if seat == self.defender else -1

    def ready(self, g: World, side: int) -> list[int]:
        """The types that have not drawn and still have standing units in this round. [RW-238, RW-239]"""
        found: list[int] = []
        for unit in standing_of(g, side):
            kind = unit.kind
            if kind not in found and initiative_of(g, side, kind) == self.round:
                if not self.has_drawn(g, side, kind):
                    found.append(kind)
        return found

    def has_drawn(self, g: World, side: int, kind: int) -> bool:
        return side * g.kinds + kind in self.drawn

    def mark_drawn(self, g: World, side: int, kind: int) -> None:
        self.drawn = (*self.drawn, side * g.kinds + kind)

    def ask(self, g: World, moment: str) -> Todo:
        """Both sides may play cards, the attacker first. [RW-204, RW-209]"""
        from feldzug.games.runewars.tactics.window import ask  # noqa: PLC0415  (cards know battles)

        found: Todo = ask(g, moment, (self.attacker, self.defender))
        return found

    # the course of the battle

    def begin(self, g: World) -> None:
        """The battle marker. [RW-230]"""
        self.defender = Seat(g.controller[self.area])
        self.had_stronghold = g.stronghold[self.area] != NOBODY
        g.contested = self.area
        g.tell(BattleBegan(self.area, self.attacker, self.defender))

    def marker(self, g: World) -> Todo:
        return self.ask(g, "battle-marker")

    def line_up(self, g: World) -> None:
        """All standing units; those routed before stay on the map and do not fight. [RW-231, RW-232]"""
        at = self.area * g.kinds
        self.attackers = sum(g.arriving)
        for kind in range(g.kinds):
            if g.arriving[kind]:
                join(g, ATTACKER, kind, g.arriving[kind])
                g.arriving[kind] = 0
            if g.standing[at + kind]:
                join(g, DEFENDER, kind, g.standing[at + kind])
                g.standing[at + kind] = 0

    def start(self, g: World) -> Todo:
        """All cards of the attacker, then all of the defender. [RW-237]"""
        return self.ask(g, "start-of-battle")

    def next_round(self, g: World) -> Todo:
        if self.cancelled:
            self.at = "put_back"
            return None
        self.round += 1
        if self.ready(g, ATTACKER) or self.ready(g, DEFENDER):
            g.tell(RoundBegan(self.round))
        return self.ask(g, "start-of-round")

    def fight(self, g: World) -> Todo:
        """Pass after pass, until no type of this round is left; then the next round. [RW-238, RW-239]"""
        from feldzug.games.runewars.battle.passes import FightPass  # noqa: PLC0415

        if self.ready(g, ATTACKER) or self.ready(g, DEFENDER):
            self.at = "fight"
            return FightPass()
        if self.round < ROUNDS:
            self.at = "next_round"
        return None

    def tally(self, g: World) -> Todo:
        from feldzug.games.runewars.battle.tally import Tally  # noqa: PLC0415

        return Tally()

    def damage_stronghold(self, g: World) -> None:
        """It was counted whole, with enemies before it: it is damaged now. [RW-258]"""
        from feldzug.games.runewars.battle.ending import turn_stronghold  # noqa: PLC0415

        if g.options.battle_end == "retreat-first":
            turn_stronghold(g, self)

    def result(self, g: World) -> Todo:
        """What comes first, the retreat or the stronghold, depends on the edition. [RW-261, RW-262]"""
        from feldzug.games.runewars.battle.ending import (  # noqa: PLC0415
            Heal,
            LoserRetreats,
            SettleStronghold,
        )

        if g.options.battle_end == "retreat-first":
            return [LoserRetreats(), SettleStronghold(), Heal()]
        return [SettleStronghold(), Heal(), LoserRetreats()]

    def put_back(self, g: World) -> Todo:
        from feldzug.games.runewars.battle.ending import PutBack  # noqa: PLC0415

        return PutBack()


def side_of(g: World, seat: int) -> int:
    """The side of somebody in the battle that is fought, -1 for all others. [RW-204]"""
    return g.frame(Battle).side_of(seat)
