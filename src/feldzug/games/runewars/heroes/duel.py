"""Duels: two heroes, or a hero and a neutral unit, up to four rounds. [RW-319, RW-320, RW-323 – RW-331]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.battle.fate import FIRST, SECOND, DrawFate, on_table, throw_all_away
from feldzug.games.runewars.board import CIRCLE, SHAPE_OF, UNITS, Area, Kind
from feldzug.games.runewars.cards.heroes.text import hero_behind
from feldzug.games.runewars.cards.rewards.text import BEFORE_CARDS, CHALLENGED, GUARDED, ORB
from feldzug.games.runewars.decks import DAMAGE, FACES, ROUT, Hero, RewardCard
from feldzug.games.runewars.decks import ORB as ORB_ICON
from feldzug.games.runewars.heroes.attributes import DuelDraws
from feldzug.games.runewars.heroes.carrying import (
    UseReward,
    hindrance,
    may_use,
    owner_of,
    use_reward,
    uses,
)
from feldzug.games.runewars.heroes.checking import Trial
from feldzug.games.runewars.heroes.events import (
    DuelBegan,
    DuelEnded,
    DuelRoundBegan,
    HarmPrevented,
    NeutralHurt,
    QuestDuelBegan,
)
from feldzug.games.runewars.heroes.hurting import HurtHero, defeat, heal, is_beaten
from feldzug.games.runewars.heroes.trading import Trade
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Frame, Names, Procedure, Question, Todo, frames_of
from feldzug.kernel.values import Action, Reason, Seat

ROUNDS: Final = 4
"""A duel has so many at most. [RW-326]"""

SIDES: Final = (FIRST, SECOND)
"""Who challenges, and who is challenged."""

Pair = tuple[int, int]


@dataclass(slots=True)
class Duel(Procedure):
    """A hero fights another, or a neutral unit of a quest; side 0 has begun it. [RW-324 – RW-331]"""

    hero: Hero
    rival: Hero
    area: Area
    kind: Kind = NONE
    """The neutral unit that is fought instead of a rival. [RW-319]"""
    round: int = field(default=0, kw_only=True)
    pending: Pair = field(default=(0, 0), kw_only=True)
    """By side: the damage that it is about to take."""
    guard: Pair = field(default=(0, 0), kw_only=True)
    """By side: how much its rout flags prevent in this round. [RW-328]"""
    orbs: Pair = field(default=(0, 0), kw_only=True)
    """By side: whether its card shows an orb. [RW-327]"""
    weapons: tuple[RewardCard, RewardCard] = field(default=(NONE, NONE), kw_only=True)
    armours: tuple[RewardCard, RewardCard] = field(default=(NONE, NONE), kw_only=True)
    """By side: the one that is used in this duel. [RW-323]"""
    spent: tuple[RewardCard, ...] = field(default=(), kw_only=True)
    """Rewards that work once in a duel and have worked."""
    hurt: Pair = field(default=(0, 0), kw_only=True)
    """By side: whether damage was dealt to it already."""
    struck: Pair = field(default=(0, 0), kw_only=True)
    """By side: whether its hero has struck before the cards, which he does once."""
    biting: Pair = field(default=(0, 0), kw_only=True)
    """By side: whether a defeat in this round heals its hero."""
    spared: Pair = field(default=(0, 0), kw_only=True)
    """By side: whether its hero takes no more damage in this round."""
    wounds: int = field(default=0, kw_only=True)
    """Damage on the neutral unit."""
    toughness: int = field(default=0, kw_only=True)
    """How much defeats the neutral unit."""
    evaded: bool = field(default=False, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("HeroMoves", "QuestAttempt")

    @staticmethod
    def flow() -> Flow:
        return (
            "begin",
            "attacker_starts",
            "defender_enters",
            "defender_starts",
            "starting_damage",
            "begin_round",
            "before_cards",
            "first_damage",
            "draw",
            "read",
            "use_orbs",
            "use_guards",
            "damage",
            "end_round",
            "fall",
            "afterwards",
            "end",
        )

    # who is who

    def heroes(self) -> list[tuple[int, int]]:
        """The sides that are heroes, each with its hero: the attacker first."""
        found = [(FIRST, self.hero)]
        return found if self.rival == NONE else [*found, (SECOND, self.rival)]

    def side_of(self, hero: int) -> int:
        return FIRST if hero == self.hero else SECOND

    def foe_of(self, hero: int) -> int:
        """The hero on the other side; NONE if that is a neutral unit."""
        return self.rival if hero == self.hero else self.hero

    def seat_of(self, g: World, side: int) -> Seat:
        """Who draws for a side; for a neutral unit the player on the left. [RW-319]"""
        if side == FIRST:
            return owner_of(g, self.hero)
        return g.left_of(owner_of(g, self.hero)) if self.rival == NONE else owner_of(g, self.rival)

    def deal(self, side: int, damage: int) -> None:
        """Damage for a side, which it takes with all other damage of the round. [RW-329]"""
        self.pending = put(self.pending, side, self.pending[side] + damage)

    # the stages

    def begin(self, g: World) -> None:
        seat = owner_of(g, self.hero)
        if self.rival == NONE:
            self.toughness = UNITS[self.kind].health
            g.tell(QuestDuelBegan(seat, self.hero, self.kind, self.seat_of(g, SECOND)))
        else:
            g.tell(DuelBegan(seat, self.hero, self.rival, self.area))

    def attacker_starts(self, g: World) -> Todo:
        """First what the one can do who has challenged. [RW-325]"""
        if self.rival == NONE:
            return None
        text = hero_behind(g, self.hero)
        return [*frames_of(text.starts_duel(g)), *frames_of(text.enters_duel(g))]

    def defender_enters(self, g: World) -> Todo:
        """Then what the other can do by himself. [RW-325]"""
        if self.rival == NONE or self.evaded:
            return None
        return hero_behind(g, self.rival).enters_duel(g)

    def defender_starts(self, g: World) -> Todo:
        """And what he carries for being challenged. [RW-325]"""
        if self.rival == NONE or self.evaded or not may_use(g, self.rival, CHALLENGED):
            return None
        return AnswerChallenge(owner_of(g, self.rival), self.rival)

    def starting_damage(self, g: World) -> Todo:
        """What heroes have dealt before the first round."""
        return self.wound(g)

    def begin_round(self, g: World) -> None:
        self.count_damage()
        if self.round == 0 and self.fallen(g):
            self.at = "fall"
            return
        if self.evaded:
            self.at = "end"
            return
        self.round += 1
        self.pending = self.guard = self.orbs = self.biting = self.spared = (0, 0)
        g.tell(DuelRoundBegan(self.round))

    def before_cards(self, g: World) -> Todo:
        """What is done before the cards are drawn, attacker first."""
        return [
            StrikeFirst(owner_of(g, hero), hero)
            for _, hero in self.heroes()
            if (self.round == 1 and may_use(g, hero, BEFORE_CARDS))
            or hero_behind(g, hero).strikes_first(g)
        ]

    def first_damage(self, g: World) -> Todo:
        return self.wound(g)

    def draw(self, g: World) -> Todo:
        """A card each, the attacker first; nobody draws who has fallen already. [RW-326]"""
        self.count_damage()
        if self.fallen(g):
            self.at = "end_round"
            return None
        return [
            DrawFate(self.seat_of(g, side), count, side, openly=True)
            for side in SIDES
            for count in [g.value(DuelDraws(side), 1)]
            if count > 0
        ]

    def read(self, g: World) -> None:
        """Heroes read the circle, a unit the section of its shape. [RW-319, RW-326 – RW-329]"""
        for side in SIDES:
            shape = SHAPE_OF[self.kind] if side == SECOND and self.rival == NONE else CIRCLE
            cards = on_table(g, side)
            if not cards:
                continue
            card = FACES[cards[0]]
            if card.result[shape] == DAMAGE:
                self.deal(1 - side, card.amount[shape])
            elif card.result[shape] == ROUT:
                self.guard = put(self.guard, side, card.amount[shape])
            elif card.result[shape] == ORB_ICON:
                self.orbs = put(self.orbs, side, 1)
        for side in SIDES:
            throw_all_away(g, self.seat_of(g, side), side)

    def use_orbs(self, g: World) -> Todo:
        """An orb deals damage or lets a reward work. [RW-327]"""
        todo: list[Frame] = []
        for side, hero in self.heroes():
            if self.orbs[side]:
                if may_use(g, hero, ORB):
                    todo.append(UseOrb(owner_of(g, hero), hero))
                else:
                    self.deal(1 - side, hero_behind(g, hero).orb_damage())
        if self.rival == NONE and self.orbs[SECOND]:
            self.use_unit_ability()
        return todo

    def use_unit_ability(self) -> None:
        """The unit's own, read for one unit against one hero; the rest of it is void. [RW-319]"""
        unit = UNITS[self.kind]
        if unit.ability == "rage":
            self.deal(FIRST, self.wounds)
        elif unit.ability == "undying":
            self.toughness = unit.amount("raised_health")
        else:
            self.deal(FIRST, unit.amount("damage"))

    def use_guards(self, g: World) -> Todo:
        """Rout flags prevent damage of this round; nobody is routed. [RW-328]"""
        todo: list[Frame] = []
        for side in SIDES:
            less = min(self.guard[side], self.pending[side])
            if less:
                self.deal(side, -less)
                if side == FIRST or self.rival != NONE:
                    hero = self.hero if side == FIRST else self.rival
                    g.tell(HarmPrevented(owner_of(g, hero), hero, less))
                    if may_use(g, hero, GUARDED):
                        todo.append(StrikeBack(owner_of(g, hero), hero))
        return todo

    def damage(self, g: World) -> Todo:
        """All damage of a round is simultaneous. [RW-329]"""
        return self.wound(g)

    def end_round(self, g: World) -> Todo:
        """The last one, or the one in which somebody falls, ends the duel. [RW-330]"""
        self.count_damage()
        if self.round >= ROUNDS or self.fallen(g):
            return None
        for _, hero in self.heroes():
            if hero_behind(g, hero).ends_duel(g):
                return EndDuel(owner_of(g, hero), hero)
        self.at = "begin_round"
        return None

    def fall(self, g: World) -> Todo:
        """Whoever is defeated falls; the other takes what he carried, unless both fall. [RW-304 – RW-306]"""
        fallen = [hero for _, hero in self.heroes() if is_beaten(g, hero)]
        if not fallen:
            return None
        if len(fallen) == 2 or self.rival == NONE:
            seats = [owner_of(g, self.foe_of(h)) if self.rival != NONE else NOBODY for h in fallen]
            for hero, by in zip(fallen, seats, strict=True):
                defeat(g, hero, by, in_duel=self.rival != NONE)
            return None
        winner = self.foe_of(fallen[0])
        if self.biting[self.side_of(winner)]:
            heal(g, winner, g.hero_damage[winner])
        defeat(g, fallen[0], owner_of(g, winner), winner, in_duel=True)
        return Trade(owner_of(g, winner), self.area)

    def afterwards(self, g: World) -> Todo:
        """What the one can do who has begun it, if he is still there."""
        if self.rival == NONE or g.hero_seat[self.hero] == NOBODY:
            return None
        return hero_behind(g, self.hero).after_duel(g)

    def end(self, g: World) -> None:
        """A unit of a quest goes back into the box; how it fared, the quest wants to know. [RW-320]"""
        if self.rival != NONE:
            g.tell(DuelEnded(self.hero, self.rival))
            return
        trial = g.frame(Trial)
        trial.wounds = self.wounds
        trial.defeated = self.wounds >= self.toughness

    def fallen(self, g: World) -> bool:
        """Whether anybody has taken too much."""
        if self.rival == NONE and self.wounds >= self.toughness:
            return True
        return any(is_beaten(g, hero) for _, hero in self.heroes())

    def count_damage(self) -> None:
        """What was pending is dealt."""
        for side in SIDES:
            if self.pending[side]:
                self.hurt = put(self.hurt, side, 1)
        self.pending = (0, 0)

    def wound(self, g: World) -> list[Frame]:
        """Everybody takes what is pending."""
        if self.rival == NONE and self.pending[SECOND]:
            self.wounds += self.pending[SECOND]
            g.tell(NeutralHurt(self.kind, self.pending[SECOND]))
        found: list[Frame] = []
        for side, hero in self.heroes():
            damage = self.pending[side]
            if damage and self.spared[side]:
                g.tell(HarmPrevented(owner_of(g, hero), hero, damage))
            elif damage:
                found.append(HurtHero(hero, damage, self.seat_of(g, 1 - side), in_duel=True))
        return found


def put(pair: Pair, side: int, value: int) -> Pair:
    """A pair with another value for one side."""
    return (value, pair[1]) if side == FIRST else (pair[0], value)


def duel_of(g: World) -> Duel | None:
    """The duel that is in progress."""
    for frame in g.stack:
        if isinstance(frame, Duel):
            return frame
    return None


# what the players decide


@dataclass(frozen=True, slots=True)
class UseAbility(Action):
    """What the hero himself can do."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class Refrain(Action):
    """Use nothing now."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class DuelChoice(Question):
    """Whether a hero in a duel uses something that he carries or can do."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def moment(self) -> str:
        raise NotImplementedError

    def options(self, g: World) -> list[Any]:
        return [*uses(g, self.hero, self.moment()), Refrain()]

    def forbids(self, g: World, action: Any) -> Reason | None:
        return hindrance(g, action) if isinstance(action, UseReward) else None

    def chosen(self, g: World, action: Any) -> Todo:
        return use_reward(g, action) if isinstance(action, UseReward) else None


@dataclass(slots=True)
class AnswerChallenge(DuelChoice):
    """When a hero is challenged. [RW-325]"""

    def moment(self) -> str:
        return CHALLENGED


@dataclass(slots=True)
class StrikeBack(DuelChoice):
    """When a rout flag has prevented damage. [RW-328]"""

    def moment(self) -> str:
        return GUARDED


@dataclass(slots=True)
class StrikeFirst(DuelChoice):
    """Before the cards of a round are drawn."""

    def moment(self) -> str:
        return BEFORE_CARDS

    def options(self, g: World) -> list[Any]:
        first = g.frame(Duel).round == 1
        found: list[Any] = list(uses(g, self.hero, BEFORE_CARDS)) if first else []
        if hero_behind(g, self.hero).strikes_first(g):
            found.append(UseAbility(self.hero))
        return [*found, Refrain()]

    def chosen(self, g: World, action: Any) -> Todo:
        if isinstance(action, UseReward):
            return [*frames_of(use_reward(g, action)), StrikeFirst(self.seat, self.hero)]
        if isinstance(action, UseAbility):
            duel, facts = g.frame(Duel), hero_behind(g, self.hero).facts
            side = duel.side_of(self.hero)
            duel.struck = put(duel.struck, side, 1)
            duel.deal(side, facts.amount("own_damage"))
            duel.deal(1 - side, facts.amount("damage"))
        return None


@dataclass(slots=True)
class UseOrb(DuelChoice):
    """An orb deals damage or lets one reward work. [RW-327]"""

    def moment(self) -> str:
        return ORB

    def chosen(self, g: World, action: Any) -> Todo:
        duel, text = g.frame(Duel), hero_behind(g, self.hero)
        if isinstance(action, UseReward):
            duel.deal(1 - duel.side_of(self.hero), text.orb_beside_reward())
            return use_reward(g, action)
        duel.deal(1 - duel.side_of(self.hero), text.orb_damage())
        return None


@dataclass(slots=True)
class EndDuel(Question):
    """Whether a hero who can do so ends the duel."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Duel",)

    def options(self, g: World) -> list[Any]:
        return [UseAbility(self.hero), Refrain()]

    def chosen(self, g: World, action: Any) -> None:
        if not isinstance(action, UseAbility):
            g.frame(Duel).at = "begin_round"
