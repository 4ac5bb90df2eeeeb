"""Commander cards with which the commander tests nothing. [BOW-208, BOW-211]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from feldzug.games.runewars.banners.commanders.command import Command
from feldzug.games.runewars.banners.commanders.leading import leader_with, mark_used, price
from feldzug.games.runewars.banners.commanders.text import CommanderText
from feldzug.games.runewars.banners.tactical_fate import FateAnnounced, FreshFates
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserRetreats
from feldzug.games.runewars.battle.fate import DrawFate, throw_away
from feldzug.games.runewars.battle.line import standing_of
from feldzug.games.runewars.battle.losses import TakeLosses, UnitFalls
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import Area, Kind
from feldzug.games.runewars.decks import FateCard, Hero
from feldzug.games.runewars.retreat import UnitsRetreated
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.games.runewars.world_state import Fighter
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Event, Seat

# after the draw


class Tactician(CommanderText):
    """Once in each battle, after your Fate cards for a unit type were drawn: discard up to 2 of them and draw
    as many anew.
    """

    def is_useless(self, g: World, side: int) -> bool:
        return not g.drawn[side].cards

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        return DrawOthers(seat, side, self.facts.amount("cards"))


@dataclass(frozen=True, slots=True)
class ChangeFate(Action):
    """Discard this Fate card and draw another for it."""

    fate_card: FateCard


@dataclass(frozen=True, slots=True)
class KeepFate(Action):
    """Keep the other Fate cards."""


@dataclass(slots=True)
class DrawOthers(Procedure):
    """Fate cards of a hand are discarded, then as many are drawn."""

    seat: Seat
    side: int
    left: int
    gone: int = field(default=0, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Lead", "FightPass")

    @staticmethod
    def flow() -> Flow:
        return "discard", "draw"

    def discard(self, g: World) -> Todo:
        if not self.left or not g.drawn[self.side].cards:
            return None
        self.left -= 1
        self.at = "discard"
        return ChooseFateToChange(self.seat, self.side)

    def draw(self, g: World) -> Todo:
        return DrawFate(self.seat, self.gone, self.side) if self.gone else None


@dataclass(slots=True)
class ChooseFateToChange(Question):
    """Which Fate card is drawn anew, if any."""

    side: int

    @staticmethod
    def inside() -> Names:
        return ("DrawOthers",)

    def options(self, g: World) -> list[Any]:
        return [*[ChangeFate(card) for card in g.drawn[self.side].cards], KeepFate()]

    def chosen(self, g: World, action: Any) -> None:
        frame = g.frame(DrawOthers)
        if isinstance(action, ChangeFate):
            throw_away(g, self.seat, self.side, action.fate_card)
            frame.gone += 1
        else:
            frame.left = 0


# what a commander takes upon himself


class HoldTheLine(CommanderText):
    """When strength is tallied, as defender: the commander may take 1 damage; then you have 2 more
    strength.
    """

    def install(self, rules: Rules) -> None:
        rules.lasting(LineHeld, Strength, held_line_is_stronger)

    def works(self, g: World, seat: Seat, side: int, destiny: int) -> Todo:
        g.effects.append(LineHeld(seat, "battle", side, self.facts.amount("strength")))
        return None


@dataclass(slots=True, unsafe_hash=True)
class LineHeld(Effect):
    """A side has more strength at the tally of this battle."""

    side: int
    strength: int


def held_line_is_stronger(g: World, query: Strength, amount: int, effect: LineHeld) -> int:
    return amount + effect.strength if query.side == effect.side else amount


class ShieldCompanion(CommanderText):
    """Up to 2 times in each battle, when one of your units would be destroyed: the commander takes 1 damage
    instead, and the unit keeps only the damage it had.
    """

    def install(self, rules: Rules) -> None:
        rules.instead(UnitFalls, self.could_save, self.asks)

    def could_save(self, g: World, deed: UnitFalls) -> bool:
        seat = g.frame(Battle).seat_of(deed.side)
        return seat != NOBODY and leader_with(g, seat, self.number, self.moment) != NONE

    def asks(self, g: World, deed: UnitFalls) -> Todo:
        seat = g.frame(Battle).seat_of(deed.side)
        hero = leader_with(g, seat, self.number, self.moment)
        return SaveUnit(seat, hero, deed.side, deed.kind, deed.damage, deed.routed)


@dataclass(frozen=True, slots=True)
class StepBetween(Action):
    """The commander takes the damage."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class LetFall(Action):
    """The unit is destroyed."""


@dataclass(slots=True)
class SaveUnit(Question):
    """Whether a commander takes a blow for a unit."""

    hero: Hero
    side: int
    kind: Kind
    damage: int
    routed: bool

    @staticmethod
    def inside() -> Names:
        return ("TakeLosses",)

    def options(self, g: World) -> list[Any]:
        return [StepBetween(self.hero), LetFall()]

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, StepBetween):
            card = mark_used(g, self.seat, self.hero)
            return price(g, self.hero, card)
        unit = Fighter(self.side, self.kind, self.damage, self.routed)
        return g.frame(TakeLosses).befall(g, unit)


# by itself


class Opportunist(CommanderText):
    """In each battle you may use 1 tactical fate card although you have drawn it in this season."""

    def install(self, rules: Rules) -> None:
        rules.modifies(FreshFates, self.allows)
        rules.on(FateAnnounced, self.announced)

    def allows(self, g: World, query: FreshFates, amount: int) -> int:
        """Only in a battle: in a duel nobody commands."""
        if g.contested == NONE or leader_with(g, query.seat, self.number, self.moment) == NONE:
            return amount
        return amount + self.facts.amount("cards")

    def announced(self, g: World, event: FateAnnounced) -> Todo:
        """A card of this season was used."""
        if event.fresh:
            hero = leader_with(g, event.seat, self.number, self.moment)
            if hero != NONE:
                mark_used(g, event.seat, hero)
        return None


# after a lost battle


class Rearguard(CommanderText):
    """After a battle that you have lost up to 3 of your retreating units stay standing."""

    def install(self, rules: Rules) -> None:
        rules.insert(LoserRetreats, "rearguard_forms", self.forms, before="bystanders")
        rules.on(UnitsRetreated, rearguard_retreats)
        rules.insert(LoserRetreats, "rearguard_stands", self.stands, after="retreat")

    def forms(self, frame: LoserRetreats, g: World) -> None:
        """The units that still stand, if a commander stands with them, before he is routed himself."""
        battle = g.frame(Battle)
        side = 1 - battle.winner
        seat = battle.seat_of(side)
        if seat == NOBODY or leader_with(g, seat, self.number, self.moment) == NONE:
            return
        kinds = [unit.kind for unit in standing_of(g, side)]
        for kind in dict.fromkeys(kinds):
            g.effects.append(RearguardUnits(seat, "battle", kind, kinds.count(kind), NONE))

    def stands(self, frame: LoserRetreats, g: World) -> Todo:
        """Those who came through may stay standing."""
        found = units_to_stand(g)
        if not found:
            return None
        hero = g.part(Command).cards.index(self.number)
        mark_used(g, found[0].seat, hero)
        return StandRearguard(found[0].seat, self.facts.amount("units"))


@dataclass(slots=True, unsafe_hash=True)
class RearguardUnits(Effect):
    """So many units of a kind stood when the battle was lost, and have retreated to an area."""

    kind: Kind
    count: int
    area: Area


def rearguard_retreats(g: World, event: UnitsRetreated) -> Todo:
    """It is known now where the units have gone, and how many."""
    g.effects = [
        RearguardUnits(
            effect.seat, "battle", effect.kind, min(effect.count, event.count), event.target
        )
        if isinstance(effect, RearguardUnits) and effect.kind == event.kind
        else effect
        for effect in g.effects
    ]
    return None


@dataclass(slots=True, unsafe_hash=True)
class RearguardStood(Event):
    """A unit of the rearguard stays standing."""

    seat: Seat
    kind: Kind
    area: Area


def units_to_stand(g: World) -> list[RearguardUnits]:
    """What has retreated after this battle and still lies routed."""
    return [
        effect
        for effect in g.effects
        if isinstance(effect, RearguardUnits)
        and effect.count
        and effect.area != NONE
        and g.routed[effect.area * g.kinds + effect.kind]
    ]


@dataclass(slots=True)
class StandRearguard(Procedure):
    """Up to so many of the units that have retreated stand."""

    seat: Seat
    left: int

    @staticmethod
    def inside() -> Names:
        return ("LoserRetreats",)

    @staticmethod
    def flow() -> Flow:
        return ("ask",)

    def ask(self, g: World) -> Todo:
        if not self.left or not units_to_stand(g):
            return None
        self.at = "ask"
        return ChooseRearguard(self.seat)


@dataclass(frozen=True, slots=True)
class KeepStanding(Action):
    """A unit of this kind stays standing."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class NoMoreRearguard(Action):
    """The others are routed."""


@dataclass(slots=True)
class ChooseRearguard(Question):
    """Which of the retreating units stays standing."""

    @staticmethod
    def inside() -> Names:
        return ("StandRearguard",)

    def options(self, g: World) -> list[Any]:
        return [*[KeepStanding(units.kind) for units in units_to_stand(g)], NoMoreRearguard()]

    def chosen(self, g: World, action: Any) -> None:
        frame = g.frame(StandRearguard)
        if not isinstance(action, KeepStanding):
            frame.left = 0
            return
        frame.left -= 1
        units = next(units for units in units_to_stand(g) if units.kind == action.kind)
        fewer = RearguardUnits(units.seat, "battle", units.kind, units.count - 1, units.area)
        g.effects = [fewer if effect is units else effect for effect in g.effects]
        at = units.area * g.kinds + units.kind
        g.routed[at] -= 1
        g.standing[at] += 1
        g.tell(RearguardStood(self.seat, units.kind, units.area))
