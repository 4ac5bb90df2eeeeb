"""Chapter 2, battles: cards, two clashes, then strength decides. Or a real table does."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.kernel.fate import Dice
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.reported import Reported
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from tests.practice.cards import START_OF_BATTLE, CardWindow
from tests.practice.position import (
    HERALD,
    KEEP,
    KINDS,
    NOBODY,
    SPEAR,
    Area,
    Kind,
    Realm,
    Strength,
    UnitFalls,
    UnitFell,
)

STRONGEST = 6


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    area: Area
    attacker: Seat
    defender: Seat


@dataclass(frozen=True, slots=True)
class BattleWon(Event):
    area: Area
    winner: Seat


@dataclass
class Battle(Procedure):
    """Two sides in one area; the weaker goes home, ties go to the defender (2.1)."""

    area: Area
    attacker: Seat
    defender: Seat
    clash: int = 1
    winner: int = NOBODY

    @staticmethod
    def inside() -> Names:
        return ("March",)

    @staticmethod
    def flow() -> Flow:
        return (
            "start_of_battle",
            "clash_of_arms",
            "next_clash",
            "strength_decides",
            "win_fame",
            "end_of_battle",
        )

    def start_of_battle(self, g: Realm) -> Todo:
        if not g.army(self.area, self.attacker):  # all fell in the battle before
            self.at = "end_of_battle"
            return None
        g.tell(BattleBegan(self.area, self.attacker, self.defender))
        if g.reported:
            self.at = "strength_decides"
            arbiter = next(s for s in g.seats() if s not in (self.attacker, self.defender))
            return TableBattle((self.attacker,), (self.defender,), arbiter)
        return CardWindow(START_OF_BATTLE, (self.defender, self.attacker))

    def clash_of_arms(self, g: Realm) -> Todo:
        return [Strike(self.defender), Strike(self.attacker)]

    def next_clash(self, g: Realm) -> None:
        if self.clash == 1:
            self.clash = 2
            self.at = "clash_of_arms"

    def strength_decides(self, g: Realm) -> None:
        attack, defence = (g.strength(self.area, s) for s in (self.attacker, self.defender))
        self.winner = self.attacker if attack > defence else self.defender
        loser = self.defender if attack > defence else self.attacker
        army = g.units[self.area][loser]
        for kind in range(len(KINDS)):
            g.reserve[loser][kind] += army[kind]
            army[kind] = 0

    def win_fame(self, g: Realm) -> None:
        g.fame[self.winner] += 1
        g.tell(BattleWon(self.area, Seat(self.winner)))

    def end_of_battle(self, g: Realm) -> None:
        g.expire("battle")


@dataclass
class Strike(Chance):
    """A die for a side: four and more hits (2.2)."""

    victim: Seat

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Realm) -> Dice:
        return Dice(1)

    def befalls(self, g: Realm, outcome: tuple[int, ...]) -> Todo:
        return hit(g, self.victim) if outcome[0] >= 4 else None


def hit(g: Realm, victim: Seat) -> Todo:
    return SufferHit(victim) if g.army(g.frame(Battle).area, victim) else None


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """A unit of this kind falls."""

    kind: Kind


@dataclass
class SufferHit(Question):
    """The victim chooses who falls (2.3)."""

    @staticmethod
    def inside() -> Names:
        return "Battle", "Resolve"

    def options(self, g: Realm) -> list[Lose]:
        army = g.units[g.frame(Battle).area][self.seat]
        return [Lose(kind) for kind in range(len(KINDS)) if army[kind]]

    def chosen(self, g: Realm, action: Lose) -> Todo:
        return g.happen(UnitFalls(g.frame(Battle).area, self.seat, action.kind))


def a_falling_herald_calls_to_arms(g: Realm, event: UnitFell) -> Todo:
    """When a herald falls, its seat may bring spears from the reserve into the battle (2.4)."""
    if event.kind == HERALD and g.reserve[event.seat][SPEAR]:
        return CallToArms(event.seat, event.area)
    return None


@dataclass(frozen=True, slots=True)
class Call(Action):
    count: int


@dataclass
class CallToArms(Question):
    """How many spears come: up to two (2.4)."""

    area: Area

    @staticmethod
    def inside() -> Names:
        return "Battle", "Resolve", "Casualty"

    def options(self, g: Realm) -> list[Call]:
        return [Call(count) for count in range(3)]

    def forbids(self, g: Realm, action: Call) -> Reason | None:
        have = g.reserve[self.seat][SPEAR]
        return because("none-left", "2.4", kind=SPEAR) if action.count > have else None

    def chosen(self, g: Realm, action: Call) -> None:
        for _ in range(action.count):
            g.recruit(self.seat, SPEAR, self.area)


def the_keep_helps_its_defender(g: Realm, query: Strength, amount: int) -> int:
    """Whoever owns the keep is one stronger there (2.5)."""
    return amount + (query.area == KEEP and g.owner[KEEP] == query.seat)


def nobody_is_stronger_than_six(_g: Realm, _query: Strength, amount: int) -> int:
    """No strength counts beyond six, nor below none (2.5)."""
    return max(0, min(STRONGEST, amount))


@dataclass(frozen=True, slots=True)
class Losses(Action):
    """The report of a table: how many units each side has lost."""

    attacker: int
    defender: int


@dataclass
class TableBattle(Reported):
    """A battle fought with figures on a real table (2.6)."""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def reports(self, g: Realm) -> list[Losses]:
        return [Losses(a, d) for a in range(4) for d in range(4)]

    def refuses(self, g: Realm, report: Losses) -> Reason | None:
        battle = g.frame(Battle)
        sides = ((battle.attacker, report.attacker), (battle.defender, report.defender))
        for seat, lost in sides:
            if not 0 <= lost <= g.army(battle.area, seat):
                return because("too-many-losses", "2.6", seat=seat, lost=lost)
        return None

    def settled(self, g: Realm, report: Losses) -> None:
        battle = g.frame(Battle)
        for seat, lost in ((battle.attacker, report.attacker), (battle.defender, report.defender)):
            for _ in range(lost):
                spears = g.units[battle.area][seat][SPEAR]
                g.fall(seat, SPEAR if spears else HERALD, battle.area)
