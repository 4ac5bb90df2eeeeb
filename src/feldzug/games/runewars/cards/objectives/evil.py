"""The eight objectives of the evil."""

from __future__ import annotations

from feldzug.games.runewars.board import ORE
from feldzug.games.runewars.cards.objectives.deeds import repelled, slain
from feldzug.games.runewars.cards.objectives.text import Condition, ObjectiveText, allied
from feldzug.games.runewars.world import BattleRecord, World
from feldzug.kernel.values import Seat


def attacks_of(g: World, seat: Seat) -> list[BattleRecord]:
    """The battles that a seat has begun in this season, so in its own turn, against another player."""
    return [
        battle
        for battle in g.battles
        if battle.year == g.year
        and battle.season == g.season
        and battle.attacker == seat
        and battle.defender >= 0
    ]


class DiscouragingDefeat(ObjectiveText):
    """As defender you won a battle against an attacker who brought 5 or more units."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (Condition("repelled-units", repelled(g, seat), self.facts.amount("units")),)


class DragonMasters(ObjectiveText):
    """A Dragon is allied to you. If no Dragon is on the board, you may exchange this card."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        have = allied(g, seat, self.kind())
        return (Condition("allied-dragons", have, self.facts.amount("units")),)


class FieldOfBones(ObjectiveText):
    """This turn you destroyed 5 or more enemy units in one battle."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        most = max([battle.defenders_lost for battle in attacks_of(g, seat)], default=0)
        return (Condition("destroyed-units", most, self.facts.amount("units")),)


class BrokenWalls(ObjectiveText):
    """This turn you conquered an enemy stronghold."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        won = [b for b in attacks_of(g, seat) if b.winner == seat and b.had_stronghold]
        need = self.facts.amount("strongholds")
        return (Condition("conquered-strongholds", len(won), need),)


class IronTide(ObjectiveText):
    """Your ore dial shows 7 or more."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (Condition("ore", g.dials[seat][ORE], self.facts.amount("ore")),)


class HeroSlayer(ObjectiveText):
    """You have defeated an enemy hero in a duel."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (Condition("slain-heroes", slain(g, seat), self.facts.amount("heroes")),)


class Dominion(ObjectiveText):
    """You control 10 areas, in a game of two 8."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        return (Condition("areas", len(g.controlled(seat)), self.number_for(g, "areas")),)


class SackedCity(ObjectiveText):
    """This turn you took an area with a city from another player in battle."""

    def conditions(self, g: World, seat: Seat) -> tuple[Condition, ...]:
        won = [b for b in attacks_of(g, seat) if b.winner == seat and b.had_city]
        return (Condition("sacked-cities", len(won), self.facts.amount("cities")),)
