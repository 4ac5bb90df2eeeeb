"""The eight heroes of the expansion, and what each can do. [BOW-045]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.battle.tally import Tally
from feldzug.games.runewars.cards.heroes.text import HeroText
from feldzug.games.runewars.decks import ATTRIBUTES, Hero, RewardHand
from feldzug.games.runewars.heroes.attributes import FightsAlong, TestDraws
from feldzug.games.runewars.heroes.carrying import has_secrets, owner_of
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.events import DuelEvaded, HeroHurt, QuestDone
from feldzug.games.runewars.heroes.hurting import HurtHero, heal
from feldzug.games.runewars.heroes.quest_phase import HeroHeals
from feldzug.games.runewars.income import gain_influence
from feldzug.games.runewars.movement import HeroFlies
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Event, Query, Reason, Seat, because
from feldzug.parts.decks import those

STRENGTH: Final = ATTRIBUTES.index("might")

# good


class Trenloe(HeroText):
    """When he tests strength, he draws 1 more card."""

    def install(self, rules: Rules) -> None:
        rules.modifies(TestDraws, self.draws_more)

    def draws_more(self, g: World, query: TestDraws, count: int) -> int:
        if query.hero == self.number and query.attribute == STRENGTH:
            return count + self.facts.amount("draws")
        return count


class SisterMaelin(HeroText):
    """When she heals, 1 other hero of yours in her area heals too."""

    def install(self, rules: Rules) -> None:
        rules.insert(HeroHeals, "heal_another", self.heals_another, after="remove_damage")

    def heals_another(self, frame: HeroHeals, g: World) -> Todo:
        hurt = self.patients(g) if frame.hero == self.number and frame.is_there(g) else []
        if len(hurt) > 1:
            return TendAnother(frame.seat)
        for hero in hurt:
            heal(g, hero, g.hero_damage[hero])
        return None

    def tends_others(self, g: World) -> bool:
        """She may heal for another's sake alone."""
        return bool(self.patients(g))

    def patients(self, g: World) -> list[int]:
        """The other hurt heroes of her player where she is."""
        seat = g.hero_seat[self.number]
        return [
            hero
            for hero in g.heroes_in(g.hero_area[self.number])
            if hero != self.number and g.hero_seat[hero] == seat and g.hero_damage[hero]
        ]


@dataclass(frozen=True, slots=True)
class Tend(Action):
    """This hero heals, too."""

    hero: Hero


@dataclass(slots=True)
class TendAnother(Question):
    """Who heals together with Sister Maelin."""

    @staticmethod
    def inside() -> Names:
        return ("HeroHeals",)

    def options(self, g: World) -> list[Any]:
        return [Tend(hero) for hero in MAELIN.patients(g)]

    def forbids(self, g: World, action: Tend) -> Reason | None:
        if action.hero not in MAELIN.patients(g):
            return because("hero-unhurt", "RW-310", hero=action.hero)
        return None

    def chosen(self, g: World, action: Tend) -> None:
        heal(g, action.hero, g.hero_damage[action.hero])


class OrenQuickstep(HeroText):
    """Once in each Quest Phase he may call off a duel as it begins."""

    def enters_duel(self, g: World) -> Todo:
        return None if g.has_effect(HasCalledOff) else CallOffDuel(owner_of(g, self.number))


@dataclass(slots=True, unsafe_hash=True)
class HasCalledOff(Effect):
    """Oren has called off a duel in this Quest Phase."""


@dataclass(frozen=True, slots=True)
class CallOff(Action):
    """The duel does not take place."""


@dataclass(frozen=True, slots=True)
class FaceIt(Action):
    """The duel takes place."""


@dataclass(slots=True)
class CallOffDuel(Question):
    """Whether Oren calls off the duel that begins."""

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def options(self, g: World) -> list[Any]:
        return [FaceIt(), CallOff()]

    def chosen(self, g: World, action: Action) -> None:
        if isinstance(action, CallOff):
            duel = g.frame(Duel)
            duel.evaded = True
            g.effects = [*g.effects, HasCalledOff(self.seat, "quest-phase")]
            g.tell(DuelEvaded(duel.foe_of(OREN.number), OREN.number))


# neutral


class Steelhorns(HeroText):
    """At the start of a duel both heroes take 1 damage."""

    def enters_duel(self, g: World) -> Todo:
        duel = g.frame(Duel)
        side = duel.side_of(self.number)
        duel.deal(side, self.facts.amount("own_damage"))
        duel.deal(1 - side, self.facts.amount("damage"))
        return None


class TamsinHighwing(HeroText):
    """She flies. In a duel her orb deals 1 damage even if she uses a reward for it. [BOW-277]"""

    def install(self, rules: Rules) -> None:
        rules.modifies(HeroFlies, self.flies)

    def flies(self, g: World, query: HeroFlies, flying: int) -> int:
        return 1 if query.hero == self.number else flying

    def orb_beside_reward(self) -> int:
        return self.facts.amount("damage")


# evil


class VashkaNightbraid(HeroText):
    """At the start of a duel look at the face-down rewards of the other hero."""

    def enters_duel(self, g: World) -> Todo:
        rival = g.frame(Duel).foe_of(self.number)
        if has_secrets(g, rival):
            see_rewards(g, self.number, rival)
        return None


@dataclass(slots=True, unsafe_hash=True)
class RewardsSeen(Event):
    """A seat has looked at all that a hero carries face down."""

    seat: Seat
    hero: Hero
    rival: Hero


def see_rewards(g: World, hero: int, rival: int) -> None:
    """The player of one hero looks at what another carries."""
    seat, old, new = owner_of(g, hero), g.rewards[rival], RewardHand()
    for card, seen in zip(old.cards, old.seen, strict=True):
        new.add(card, seen | those(seat))
    g.rewards[rival] = new
    g.fence()
    g.tell(RewardsSeen(seat, hero, rival))


class GrellTheAshen(HeroText):
    """Whenever he completes a quest, gain 1 influence."""

    def install(self, rules: Rules) -> None:
        rules.on(QuestDone, self.has_done)

    def has_done(self, g: World, event: QuestDone) -> None:
        if event.hero == self.number:
            gain_influence(g, event.seat, self.facts.amount("influence"))


@dataclass(slots=True, unsafe_hash=True)
class CommandsHere(Query):
    """Whether a hero in the area of a battle commands his side: 1 or 0."""

    hero: Hero


class KorgaSplitshield(HeroText):
    """When he supports or commands he may take 1 damage at the tally; then his side has 1 more strength."""

    def install(self, rules: Rules) -> None:
        rules.insert(Tally, "split_shields", self.offers, before="count")
        rules.lasting(ShieldsSplit, Strength, with_split_shields)
        rules.on(HeroHurt, self.is_hurt)

    def offers(self, frame: Tally, g: World) -> Todo:
        battle, seat = g.frame(Battle), g.hero_seat[self.number]
        if seat == NOBODY or g.hero_area[self.number] != battle.area or battle.side_of(seat) < 0:
            return None
        if g.hero_routed[self.number]:
            return None
        if not g.value(FightsAlong(self.number), 1) and not g.value(CommandsHere(self.number), 0):
            return None
        return SplitShield(Seat(seat))

    def is_hurt(self, g: World, event: HeroHurt) -> None:
        for frame in g.stack:
            if isinstance(frame, SplitsShield) and event.hero == self.number:
                frame.taken = True


@dataclass(slots=True, unsafe_hash=True)
class ShieldsSplit(Effect):
    """The seat has more strength at the tally of this battle."""


def with_split_shields(g: World, query: Strength, strength: int, effect: ShieldsSplit) -> int:
    return strength + KORGA.facts.amount("strength") if query.seat == effect.seat else strength


@dataclass(frozen=True, slots=True)
class Split(Action):
    """Take the damage for more strength."""


@dataclass(frozen=True, slots=True)
class SpareShield(Action):
    """Take no damage."""


@dataclass(slots=True)
class SplitShield(Question):
    """Whether Korga takes damage for more strength."""

    @staticmethod
    def inside() -> Names:
        return ("Tally",)

    def options(self, g: World) -> list[Any]:
        return [SpareShield(), Split()]

    def chosen(self, g: World, action: Action) -> Todo:
        return SplitsShield(self.seat) if isinstance(action, Split) else None


@dataclass(slots=True)
class SplitsShield(Procedure):
    """Korga takes damage; if nothing prevents it, his side is stronger."""

    seat: Seat
    taken: bool = field(default=False, kw_only=True)
    """Whether he was hurt indeed."""

    @staticmethod
    def inside() -> Names:
        return ("Tally",)

    @staticmethod
    def flow() -> Flow:
        return "hurt", "strengthen"

    def hurt(self, g: World) -> Todo:
        return HurtHero(KORGA.number, KORGA.facts.amount("own_damage"))

    def strengthen(self, g: World) -> None:
        if self.taken:
            g.effects = [*g.effects, ShieldsSplit(self.seat, "battle")]


MAELIN: Final = SisterMaelin("sister-maelin")
OREN: Final = OrenQuickstep("oren-quickstep")
KORGA: Final = KorgaSplitshield("korga-splitshield")

NEW_HEROES: Final[tuple[HeroText, ...]] = (
    Trenloe("trenloe"),
    MAELIN,
    OREN,
    Steelhorns("steelhorns"),
    TamsinHighwing("tamsin-highwing"),
    VashkaNightbraid("vashka-nightbraid"),
    GrellTheAshen("grell-the-ashen"),
    KORGA,
)
"""Each hero once."""
