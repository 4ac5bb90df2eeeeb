"""Rewards for duels: weapons, armour and what else helps a hero there. [RW-323, RW-325, RW-327]"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.cards.rewards.text import (
    GUARDED,
    HURT,
    OWN_TURN,
    QUEST_ACTION,
    RewardText,
)
from feldzug.games.runewars.decks import ATTRIBUTES, RED, Hero
from feldzug.games.runewars.heroes.carrying import owner_of
from feldzug.games.runewars.heroes.checking import AttributeTest, Tester
from feldzug.games.runewars.heroes.duel import Duel, duel_of, put
from feldzug.games.runewars.heroes.events import DuelEvaded
from feldzug.games.runewars.heroes.hurting import HurtHero, heal
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.kernel.values import Reason, because


@mypyc_attr(allow_interpreted_subclasses=True)
class Weapon(RewardText):
    """In a duel a hero uses one weapon at most, that one as often as he likes. [RW-323]"""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        duel = g.frame(Duel)
        if duel.weapons[duel.side_of(hero)] not in (NONE, self.number):
            return because("one-weapon-only", "RW-323", hero=hero)
        return None

    def used(self, g: World, hero: int) -> Todo:
        duel = g.frame(Duel)
        side = duel.side_of(hero)
        duel.weapons = put(duel.weapons, side, self.number)
        duel.deal(1 - side, self.amount("damage"))
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Armour(RewardText):
    """In a duel a hero uses one armour at most. [RW-323]"""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        duel = duel_of(g)
        if duel is None:
            return because("only-in-a-duel", "RW-323", hero=hero)
        if duel.armours[duel.side_of(hero)] not in (NONE, self.number):
            return because("one-armour-only", "RW-323", hero=hero)
        return self.worn_out(duel, hero)

    def worn_out(self, duel: Duel, hero: int) -> Reason | None:
        """Why it does not help again."""
        if self.number in duel.spent:
            return because("once-in-a-duel", "RW-323", hero=hero)
        return None

    def used(self, g: World, hero: int) -> Todo:
        duel = g.frame(Duel)
        duel.armours = put(duel.armours, duel.side_of(hero), self.number)
        duel.spent += (self.number,)
        g.frame(HurtHero).prevented(g, self.amount("prevents"))
        return None


# weapons


class SwordOfDawn(Weapon):
    """For an orb in a duel: deal 2 damage."""


class HuntersBow(Weapon):
    """In the first round of a duel: deal 1 damage before the cards are drawn."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        if self.number in g.frame(Duel).spent:
            return because("once-in-a-duel", "RW-323", hero=hero)
        return Weapon.hindrance(self, g, hero)

    def used(self, g: World, hero: int) -> Todo:
        g.frame(Duel).spent += (self.number,)
        return Weapon.used(self, g, hero)


class Soulbiter(Weapon):
    """For an orb in a duel: deal 2 damage. If this defeats the other hero, this one is healed."""

    def used(self, g: World, hero: int) -> Todo:
        duel = g.frame(Duel)
        duel.biting = put(duel.biting, duel.side_of(hero), 1)
        return Weapon.used(self, g, hero)


# armour


class GhostArmor(Armour):
    """The first damage this hero would take in each duel is prevented."""

    def worn_out(self, duel: Duel, hero: int) -> Reason | None:
        if duel.hurt[duel.side_of(hero)]:
            return because("first-damage-only", "RW-323", hero=hero)
        return Armour.worn_out(self, duel, hero)


class Runeplate(Armour):
    """This hero has 1 more health and may prevent 1 damage in each duel."""

    adds_to = "health"


class ThornMail(Armour):
    """When this hero prevents damage in a duel with a rout flag, deal 1 damage."""

    def fits(self, moment: str) -> bool:
        return moment == GUARDED

    def worn_out(self, duel: Duel, hero: int) -> Reason | None:
        return None

    def used(self, g: World, hero: int) -> Todo:
        duel = g.frame(Duel)
        side = duel.side_of(hero)
        duel.armours = put(duel.armours, side, self.number)
        duel.deal(1 - side, self.amount("damage"))
        return None


# other things


def demanded_test(g: World, reward: RewardText, hero: int) -> AttributeTest:
    """The test of an attribute that a reward demands of whoever uses it."""
    attribute = ATTRIBUTES.index(reward.facts.printed["test"])
    return AttributeTest(owner_of(g, hero), hero, attribute)


class AmuletOfShielding(RewardText):
    """Discard it to prevent all damage that this hero would take from one round or one effect."""

    def used(self, g: World, hero: int) -> Todo:
        hurt = g.frame(HurtHero)
        hurt.prevented(g, hurt.damage)
        duel = duel_of(g)
        if duel is not None and hurt.in_duel:
            duel.spared = put(duel.spared, duel.side_of(hero), 1)
        return None


class HealingDraught(RewardText):
    """At any time: discard it to remove all damage from this hero."""

    def fits(self, moment: str) -> bool:
        return moment in (HURT, OWN_TURN, QUEST_ACTION)

    def hindrance(self, g: World, hero: int) -> Reason | None:
        return None if g.hero_damage[hero] else because("hero-unhurt", "RW-310", hero=hero)

    def used(self, g: World, hero: int) -> Todo:
        heal(g, hero, g.hero_damage[hero])
        return None


class DwarvenFireBombs(RewardText):
    """For an orb in a duel: deal 3 damage, then test agility; on red this hero takes 1 damage."""

    def used(self, g: World, hero: int) -> Todo:
        duel = g.frame(Duel)
        duel.deal(1 - duel.side_of(hero), self.amount("damage"))
        return ThrowBombs(hero)


@dataclass(slots=True)
class ThrowBombs(Tester):
    """Whether the bombs hurt the one who throws them."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    @staticmethod
    def flow() -> Flow:
        return "check", "burn"

    def check(self, g: World) -> Todo:
        return demanded_test(g, FIRE_BOMBS, self.hero)

    def burn(self, g: World) -> None:
        if self.destiny == RED:
            duel = g.frame(Duel)
            duel.deal(duel.side_of(self.hero), FIRE_BOMBS.amount("own_damage"))


class CloakOfDeception(RewardText):
    """When this hero is challenged to a duel: test agility; gold or silver cancels the duel."""

    def used(self, g: World, hero: int) -> Todo:
        return EvadeDuel(hero)


@dataclass(slots=True)
class EvadeDuel(Tester):
    """Whether a hero who is challenged gets away."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    @staticmethod
    def flow() -> Flow:
        return "check", "vanish"

    def check(self, g: World) -> Todo:
        return demanded_test(g, CLOAK, self.hero)

    def vanish(self, g: World) -> None:
        if self.destiny != RED:
            duel = g.frame(Duel)
            duel.evaded = True
            g.tell(DuelEvaded(duel.hero, duel.rival))


# what works by itself


class WayfarersBoots(RewardText):
    """This hero moves up to 1 area further in the Quest Phase."""

    adds_to = "reach"


class BeltOfGiants(RewardText):
    """This hero has 2 more strength when he tests it."""

    adds_to = "might"


class GlovesOfFinesse(RewardText):
    """This hero has 2 more agility when he tests it."""

    adds_to = "agility"


class CircletOfLore(RewardText):
    """This hero has 2 more wisdom when he tests it."""

    adds_to = "wisdom"


FIRE_BOMBS = DwarvenFireBombs("dwarven-fire-bombs")
CLOAK = CloakOfDeception("cloak-of-deception")
