"""The nine rewards of the expansion. [BOW-046]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.barren import freeze, is_frozen, melt, refuses_cryomancy
from feldzug.games.runewars.banners.units.losses import UnitRose
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.line import DEFENDER, fighters_of, join, stand_up
from feldzug.games.runewars.board import Kind
from feldzug.games.runewars.cards.rewards.gear import Armour, Weapon
from feldzug.games.runewars.cards.rewards.text import RewardText, reward_behind
from feldzug.games.runewars.decks import ATTRIBUTES, HEROES, REWARDS, Hero, RewardCard
from feldzug.games.runewars.heroes.attributes import HeroHealth, TestDraws
from feldzug.games.runewars.heroes.carrying import (
    UseReward,
    UsingReward,
    added,
    has_secrets,
    hidden_additions,
    hidden_rewards,
    hindrance,
    owner_of,
    show_reward,
    use_reward,
    uses,
)
from feldzug.games.runewars.heroes.duel import Duel, DuelChoice, Refrain, put
from feldzug.games.runewars.heroes.events import HarmPrevented
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.movement import HeroFlies
from feldzug.games.runewars.runes import ReceiveRune
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Event, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY

DUEL_START: Final = "duel-start"
START_OF_BATTLE: Final = "start-of-battle"


def may_have(g: World, hero: int, text: RewardText) -> bool:
    """Whether everybody must reckon with a reward under a hero: it lies open there, or may lie face down."""
    number, open_elsewhere = text.number, g.reward_deck.discards.count(text.number)
    for other, hand in enumerate(g.rewards):
        for card, seen in zip(hand.cards, hand.seen, strict=True):
            if card == number and seen == EVERYBODY:
                if other == hero:
                    return True
                open_elsewhere += 1
    return has_secrets(g, hero) and open_elsewhere < text.facts.copies


# before a duel


class ElvenRobe(Armour):
    """Before a duel: 1 random reward of the other hero is turned up and out of use in this duel. [BOW-279]"""

    def install(self, rules: Rules) -> None:
        rules.insert(Duel, "attacker_prepares", self.attacker, before="attacker_starts")
        rules.insert(Duel, "defender_prepares", self.defender, before="attacker_starts")
        rules.insert(Duel, "put_away", forget_duel, after="end")
        rules.lasting_denial(RewardBlocked, UsingReward, is_blocked)
        rules.lasting(RewardBlocked, HeroHealth, adds_no_health)
        rules.lasting(RewardBlocked, TestDraws, adds_no_cards)

    def attacker(self, duel: Duel, g: World) -> Todo:
        return self.prepares(g, duel.hero, duel.rival)

    def defender(self, duel: Duel, g: World) -> Todo:
        return self.prepares(g, duel.rival, duel.hero)

    def prepares(self, g: World, hero: int, rival: int) -> Todo:
        """By what all see: whether the other carries anything, and who may have the robe."""
        if NONE in (hero, rival) or not len(g.rewards[rival]) or not may_have(g, hero, self):
            return None
        return PrepareForDuel(owner_of(g, hero), hero)

    def used(self, g: World, hero: int) -> Todo:
        duel = g.frame(Duel)
        duel.armours = put(duel.armours, duel.side_of(hero), self.number)
        return BlockReward(duel.foe_of(hero))


@dataclass(slots=True)
class PrepareForDuel(DuelChoice):
    """Before a duel begins."""

    def moment(self) -> str:
        return DUEL_START


@dataclass(slots=True, unsafe_hash=True)
class RewardBlocked(Effect):
    """A hero cannot use one of his rewards in this duel."""

    hero: Hero
    reward: RewardCard


@dataclass(slots=True, unsafe_hash=True)
class RewardOutOfUse(Event):
    """A reward cannot be used in this duel. [BOW-279]"""

    seat: Seat
    hero: Hero
    reward: RewardCard


@dataclass(frozen=True, slots=True)
class BlockedReward(Action):
    reward: RewardCard


@dataclass(slots=True)
class BlockReward(Chance):
    """A random reward of a hero is turned up and out of use. [BOW-279]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def odds(self, g: World) -> Odds:
        return Draw(list(g.rewards[self.hero].cards), BlockedReward)

    def befalls(self, g: World, outcome: BlockedReward) -> None:
        hero, card, seat = self.hero, outcome.reward, owner_of(g, self.hero)
        if g.rewards[hero].cards.count(card) == hidden_rewards(g, hero).count(card):
            show_reward(g, hero, card)
        g.effects = [*g.effects, RewardBlocked(seat, "duel", hero, card)]
        g.tell(RewardOutOfUse(seat, hero, card))


def is_blocked(g: World, permit: UsingReward, effect: RewardBlocked) -> Reason | None:
    """One of several alike leaves the others in use."""
    hero, card = permit.hero, permit.reward
    if (effect.hero, effect.reward) == (hero, card) and g.rewards[hero].cards.count(card) < 2:
        return because("reward-is-blocked", "BOW-279", hero=hero, reward=card)
    return None


def adds_no_health(g: World, query: HeroHealth, health: int, effect: RewardBlocked) -> int:
    return health - _added_by(g, query.hero, effect, "health")


def adds_no_cards(g: World, query: TestDraws, count: int, effect: RewardBlocked) -> int:
    return count - _added_by(g, query.hero, effect, ATTRIBUTES[query.attribute])


def _added_by(g: World, hero: int, effect: RewardBlocked, what: str) -> int:
    """What a reward would add by itself if it were not out of use. [BOW-279]"""
    text = reward_behind(g, effect.reward)
    return text.amount(what) if hero == effect.hero and text.adds_to == what else 0


def out_of_use(g: World) -> dict[str, list[str]]:
    """By hero: the rewards that he cannot use in this duel, which all see."""
    found: dict[str, list[str]] = {}
    for effect in g.effects:
        if isinstance(effect, RewardBlocked):
            found.setdefault(HEROES[effect.hero], []).append(REWARDS[effect.reward])
    return found


def forget_duel(duel: Duel, g: World) -> None:
    g.expire("duel")


# in a duel


class RuneEtchedAxe(Weapon):
    """For an orb in a duel: deal 2 damage."""


class Winterbrand(Weapon):
    """For an orb in a duel: deal 1 damage and prevent 1 damage in this round."""

    def install(self, rules: Rules) -> None:
        rules.insert(Duel, "ward", ward, before="damage")

    def used(self, g: World, hero: int) -> Todo:
        warded = Warded(owner_of(g, hero), "duel-round", hero, self.amount("prevents"))
        g.effects = [*g.effects, warded]
        return Weapon.used(self, g, hero)


@dataclass(slots=True, unsafe_hash=True)
class Warded(Effect):
    """So much damage to a hero is prevented in this round of a duel."""

    hero: Hero
    prevents: int


def ward(duel: Duel, g: World) -> None:
    """After the rout flags have done their part. [RW-328]"""
    for effect in g.effects:
        if isinstance(effect, Warded):
            side = duel.side_of(effect.hero)
            less = min(effect.prevents, duel.pending[side])
            if less:
                duel.deal(side, -less)
                g.tell(HarmPrevented(effect.seat, effect.hero, less))
    g.expire("duel-round")


class OathkeeperMail(Armour):
    """Once in each duel: prevent 2 damage."""


# always


class CloakOfMists(RewardText):
    """This hero flies."""

    adds_to = "flying"

    def install(self, rules: Rules) -> None:
        rules.modifies(HeroFlies, self.lifts)

    def lifts(self, g: World, query: HeroFlies, flying: int) -> int:
        if not g.rewards[query.hero].cards:
            return flying
        if added(g, query.hero, self.adds_to):
            return 1
        secretly = query.secretly and hidden_additions(g, query.hero, self.adds_to)
        return 1 if secretly else flying


# at the start of a battle


class WarHorn(RewardText):
    """At the start of a battle in this hero's area: 1 of your routed units there stands up and takes part."""

    def install(self, rules: Rules) -> None:
        rules.insert(Battle, "blow_horn", self.may_blow, after="start")

    def may_blow(self, battle: Battle, g: World) -> Todo:
        """After the cards of both sides, the attacker first. [BOW-250]"""
        if battle.cancelled:
            return None
        return [
            BlowHorn(seat, hero)
            for seat in (battle.attacker, battle.defender)
            if seat != NOBODY and routed_there(g, battle, seat)
            for hero in g.heroes_in(battle.area)
            if g.hero_seat[hero] == seat and may_have(g, hero, self)
        ]

    def used(self, g: World, hero: int) -> Todo:
        return Rally(owner_of(g, hero))


def routed_there(g: World, battle: Battle, seat: Seat) -> list[int]:
    """The kinds of routed units of a seat in a battle: those of the line, and who lay there before."""
    side = battle.side_of(seat)
    kinds = [unit.kind for unit in fighters_of(g, side) if unit.routed]
    if side == DEFENDER:
        at = battle.area * g.kinds
        kinds += [kind for kind in range(g.kinds) if g.routed[at + kind]]
    return sorted(set(kinds))


@dataclass(slots=True)
class BlowHorn(Question):
    """Whether a hero uses something as a battle begins."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def options(self, g: World) -> list[Any]:
        return [*uses(g, self.hero, START_OF_BATTLE), Refrain()]

    def forbids(self, g: World, action: Any) -> Reason | None:
        return hindrance(g, action) if isinstance(action, UseReward) else None

    def chosen(self, g: World, action: Any) -> Todo:
        return use_reward(g, action) if isinstance(action, UseReward) else None


@dataclass(frozen=True, slots=True)
class RallyUnit(Action):
    """This unit stands up and takes part."""

    kind: Kind


@dataclass(slots=True)
class Rally(Question):
    """Which routed unit stands up and takes part in the battle."""

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def options(self, g: World) -> list[Any]:
        return [RallyUnit(kind) for kind in routed_there(g, g.frame(Battle), self.seat)]

    def chosen(self, g: World, action: RallyUnit) -> None:
        """One who lay there before comes first, then the one that is least hurt."""
        battle, kind = g.frame(Battle), action.kind
        side = battle.side_of(self.seat)
        if side == DEFENDER and g.routed[battle.area * g.kinds + kind]:
            g.remove(battle.area, kind, routed=True)
            join(g, side, kind, 1)
        else:
            lying = [u for u in fighters_of(g, side) if u.kind == kind and u.routed]
            stand_up(g, min(lying, key=lambda unit: unit.damage))
        g.tell(UnitRose(self.seat, kind, battle.area))


# in the own turn


class BookOfTheFrozenStar(RewardText):
    """In your turn: discard it to place or remove 1 cryomancy token in this hero's area."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        area = g.hero_area[hero]
        if refuses_cryomancy(g, area) and not is_frozen(g, area):
            return because("no-token-here", "BOW-Q10", area=area)
        return None

    def used(self, g: World, hero: int) -> Todo:
        area = g.hero_area[hero]
        if not is_frozen(g, area):
            freeze(g, area)
        elif refuses_cryomancy(g, area):
            melt(g, area)
        else:
            return FreezeOrThaw(owner_of(g, hero), hero)
        return None


@dataclass(frozen=True, slots=True)
class FreezeLand(Action):
    """One more cryomancy token."""


@dataclass(frozen=True, slots=True)
class ThawLand(Action):
    """One cryomancy token less."""


@dataclass(slots=True)
class FreezeOrThaw(Question):
    """Whether a cryomancy token is placed or removed where the hero is."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("OwnActions",)

    def options(self, g: World) -> list[Any]:
        return [FreezeLand(), ThawLand()]

    def chosen(self, g: World, action: Action) -> None:
        area = g.hero_area[self.hero]
        if isinstance(action, FreezeLand):
            freeze(g, area)
        else:
            melt(g, area)


class MerchantsSeal(RewardText):
    """In your turn: discard it to gain 4 influence."""

    def used(self, g: World, hero: int) -> Todo:
        gain_influence(g, owner_of(g, hero), self.amount("influence"))
        return None


class ShardOfTheSky(RewardText):
    """In your turn, in a friendly area: discard it to receive 1 dragon rune."""

    def hindrance(self, g: World, hero: int) -> Reason | None:
        area = g.hero_area[hero]
        if not g.is_friendly(area, owner_of(g, hero)):
            return because("area-not-friendly", "RW-321", area=area)
        return None

    def used(self, g: World, hero: int) -> Todo:
        return [ReceiveRune(owner_of(g, hero)) for _ in range(self.amount("runes"))]


NEW_REWARDS: Final[tuple[RewardText, ...]] = (
    ElvenRobe("elven-robe"),
    RuneEtchedAxe("rune-etched-axe"),
    Winterbrand("winterbrand"),
    OathkeeperMail("oathkeeper-mail"),
    CloakOfMists("cloak-of-mists"),
    WarHorn("war-horn"),
    BookOfTheFrozenStar("book-of-the-frozen-star"),
    MerchantsSeal("merchants-seal"),
    ShardOfTheSky("shard-of-the-sky"),
)
"""Each reward once."""
