"""The twelve heroes of the base game, and what each can do. [RW-301]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.battle.fate import FIRST, DrawFate, throw_all_away
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import Area
from feldzug.games.runewars.cards.heroes.text import HeroText
from feldzug.games.runewars.decks import DESTINIES, FATE_DECK, Hero
from feldzug.games.runewars.destroying import DestroyUnit, destroy, units_to_choose
from feldzug.games.runewars.heroes.attributes import FightsAlong
from feldzug.games.runewars.heroes.carrying import StealReward, has_secrets
from feldzug.games.runewars.heroes.checking import HasDrawnAnew
from feldzug.games.runewars.heroes.duel import Duel, duel_of
from feldzug.games.runewars.heroes.events import HeroActed, QuestPhaseEnded
from feldzug.games.runewars.heroes.hurting import heal
from feldzug.games.runewars.heroes.quest_phase import QuestPhase
from feldzug.games.runewars.runes import look_at_rune
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Reason, Seat, because

# good


class SirValadir(HeroText):
    """When he supports a battle, or stands where heroes take no part, his side has 1 more strength."""

    def install(self, rules: Rules) -> None:
        rules.modifies(Strength, self.lends_strength)

    def lends_strength(self, g: World, query: Strength, strength: int) -> int:
        if g.hero_seat[self.number] != query.seat or g.hero_area[self.number] != query.area:
            return strength
        if g.hero_routed[self.number] or not g.value(FightsAlong(self.number), 1):
            return strength
        return strength + self.facts.amount("strength")


class RonanOfTheWild(HeroText):
    """He moves up to 3 areas in the Quest Phase."""


class RunewitchAstarra(HeroText):
    """In a duel her orb deals 2 damage instead of 1."""

    def orb_damage(self) -> int:
        return self.facts.amount("damage")


class AndiraRunehand(HeroText):
    """After her action in the Quest Phase, 1 damage goes from her or another hero of yours in her area."""

    def install(self, rules: Rules) -> None:
        rules.on(HeroActed, self.has_acted)

    def has_acted(self, g: World, event: HeroActed) -> Todo:
        hurt = self.patients(g) if event.hero == self.number else []
        if len(hurt) > 1:
            return LayHands(event.seat)
        for hero in hurt:
            heal(g, hero, self.facts.amount("heals"))
        return None

    def patients(self, g: World) -> list[int]:
        """The hurt heroes of her player where she is."""
        seat = g.hero_seat[self.number]
        there = g.heroes_in(g.hero_area[self.number])
        return [h for h in there if g.hero_seat[h] == seat and g.hero_damage[h]]


@dataclass(frozen=True, slots=True)
class HealOne(Action):
    hero: Hero


@dataclass(slots=True)
class LayHands(Question):
    """Whom Andira heals."""

    @staticmethod
    def inside() -> Names:
        return ("HeroMoves", "HeroHeals", "HeroTrains", "HeroRests")

    def options(self, g: World) -> list[Any]:
        return [HealOne(hero) for hero in ANDIRA.patients(g)]

    def forbids(self, g: World, action: HealOne) -> Reason | None:
        if action.hero not in ANDIRA.patients(g):
            return because("hero-unhurt", "RW-310", hero=action.hero)
        return None

    def chosen(self, g: World, action: HealOne) -> None:
        heal(g, action.hero, ANDIRA.facts.amount("heals"))


# neutral


class Silhouette(HeroText):
    """After she moved, you may also look at adjacent rune tokens. She may end a duel after round 2."""

    def arrives(self, g: World) -> Todo:
        seat = Seat(g.hero_seat[self.number])
        for area in g.near(g.hero_area[self.number]):
            look_at_rune(g, seat, area)
        return None

    def ends_duel(self, g: World) -> bool:
        return g.frame(Duel).round == self.facts.amount("round")


class RedScorpion(HeroText):
    """This hero moves up to 3 areas in the Quest Phase."""


class GreyKer(HeroText):
    """When he starts a duel in an enemy area, draw a Fate card; gold destroys one enemy unit there."""

    def starts_duel(self, g: World) -> Todo:
        area, seat = g.hero_area[self.number], Seat(g.hero_seat[self.number])
        if not g.is_enemy(area, seat) or not g.units(area):
            return None
        return StrikeFromTheDark(seat, area)


@dataclass(slots=True)
class StrikeFromTheDark(Procedure):
    """A Fate card decides whether Ker destroys an enemy unit."""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    @staticmethod
    def flow() -> Flow:
        return "draw", "strike"

    def draw(self, g: World) -> Todo:
        return DrawFate(self.seat, KER.facts.amount("cards"), FIRST, openly=True)

    def strike(self, g: World) -> Todo:
        needed = DESTINIES.index(KER.facts.printed["destiny"])
        lucky = any(FATE_DECK[card].destiny == needed for card in g.drawn[FIRST].cards)
        throw_all_away(g, self.seat, FIRST)
        return ChooseVictim(self.seat, self.area) if lucky else None


@dataclass(slots=True)
class ChooseVictim(Question):
    """Which enemy unit Ker destroys."""

    area: Area

    @staticmethod
    def inside() -> Names:
        return ("StrikeFromTheDark",)

    def options(self, g: World) -> list[Any]:
        return list(units_to_choose(g, self.area))

    def forbids(self, g: World, action: DestroyUnit) -> Reason | None:
        if action not in units_to_choose(g, self.area):
            return because("no-such-unit", "RW-378", kind=action.kind)
        return None

    def chosen(self, g: World, action: DestroyUnit) -> None:
        destroy(g, self.area, action.kind, action.routed)


class BrakkaIronbrow(HeroText):
    """Once in a duel he may take 1 damage to deal 1 damage."""

    def strikes_first(self, g: World) -> bool:
        duel = g.frame(Duel)
        return not duel.struck[duel.side_of(self.number)]


# evil


class VarikasTheDead(HeroText):
    """At the end of each Quest Phase, remove 1 damage from him."""

    def install(self, rules: Rules) -> None:
        rules.on(QuestPhaseEnded, self.phase_ends)

    def phase_ends(self, g: World, event: QuestPhaseEnded) -> None:
        if g.hero_seat[self.number] != NOBODY:
            heal(g, self.number, self.facts.amount("heals"))


class BogranTheShadow(HeroText):
    """When he survives a duel that he started, he may take a random face-down reward of the other hero."""

    def after_duel(self, g: World) -> Todo:
        rival = g.frame(Duel).rival
        if g.hero_seat[rival] == NOBODY or not has_secrets(g, rival):
            return None
        return PickPocket(Seat(g.hero_seat[self.number]), self.number, rival)


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Take a random face-down reward."""


@dataclass(frozen=True, slots=True)
class StealNothing(Action):
    """Leave everything where it is."""


@dataclass(slots=True)
class PickPocket(Question):
    """Whether Bogran takes a face-down reward of the other hero."""

    hero: Hero
    rival: Hero

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def options(self, g: World) -> list[Any]:
        return [Steal(), StealNothing()]

    def chosen(self, g: World, action: Action) -> Todo:
        return StealReward(self.seat, self.hero, self.rival) if isinstance(action, Steal) else None


class MadCarthos(HeroText):
    """Once in each Quest Phase he may draw all cards of one attribute test anew."""

    def draws_anew(self, g: World) -> bool:
        phase = any([isinstance(frame, QuestPhase) for frame in g.stack])  # noqa: C419 -- compiled, a list is quicker
        return phase and not g.has_effect(HasDrawnAnew)


class Mordrog(HeroText):
    """The first damage dealt to him in each duel is prevented."""

    def shields(self, g: World) -> int:
        duel = duel_of(g)
        if duel is None or duel.hurt[duel.side_of(self.number)]:
            return 0
        return self.facts.amount("prevents")


ANDIRA: Final = AndiraRunehand("andira-runehand")
KER: Final = GreyKer("grey-ker")

HEROES: Final[tuple[HeroText, ...]] = (
    SirValadir("sir-valadir"),
    RonanOfTheWild("ronan-of-the-wild"),
    RunewitchAstarra("runewitch-astarra"),
    ANDIRA,
    Silhouette("silhouette"),
    RedScorpion("red-scorpion"),
    KER,
    BrakkaIronbrow("brakka-ironbrow"),
    VarikasTheDead("varikas-the-dead"),
    BogranTheShadow("bogran-the-shadow"),
    MadCarthos("mad-carthos"),
    Mordrog("mordrog"),
)
"""Each hero once."""
