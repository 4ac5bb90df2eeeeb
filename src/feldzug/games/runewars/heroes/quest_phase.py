"""The Quest Phase: in play order, each player does one action with each of his heroes. [RW-307 – RW-313]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.cards.heroes.text import hero_behind
from feldzug.games.runewars.cards.quests.text import quest_behind
from feldzug.games.runewars.cards.rewards.text import QUEST_ACTION
from feldzug.games.runewars.decks import Hero, QuestCard
from feldzug.games.runewars.heroes.attributes import can_train, reach_of_hero
from feldzug.games.runewars.heroes.carrying import (
    UseReward,
    has_secrets,
    hidden_additions,
    hindrance,
    may_use,
    show_reward,
    use_reward,
    uses,
)
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.heroes.events import HeroActed, QuestPhaseBegan, QuestPhaseEnded
from feldzug.games.runewars.heroes.hurting import heal
from feldzug.games.runewars.heroes.quests import QuestAttempt
from feldzug.games.runewars.heroes.trading import MeetFellows, Trade, can_trade
from feldzug.games.runewars.heroes.training import Train
from feldzug.games.runewars.heroes.walking import lead_hero, no_way, stays_put
from feldzug.games.runewars.movement import beyond, hero_steps
from feldzug.games.runewars.tactics.window import ask
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import in_play_order
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Reason, Seat, because


@dataclass(slots=True)
class QuestPhase(Procedure):
    """Player after player, hero after hero. It is nobody's turn. [RW-090, RW-307]"""

    seats: tuple[Seat, ...] = field(default=(), kw_only=True)
    """Who is still to act."""
    acted: tuple[Hero, ...] = field(default=(), kw_only=True)
    """The heroes that have had their action."""

    @staticmethod
    def inside() -> Names:
        return ("Summer", "SeasonOfTheYear")

    @staticmethod
    def flow() -> Flow:
        return "begin", "act", "end"

    def begin(self, g: World) -> None:
        """By the orders of the season before. [RW-088]"""
        self.seats = tuple(in_play_order(g))
        g.tell(QuestPhaseBegan())

    def act(self, g: World) -> Todo:
        if not self.seats:
            return None
        self.at = "act"
        seat = self.seats[0]
        if g.is_out[seat] or not self.waiting_heroes(g, seat):
            self.seats = self.seats[1:]
            return None
        return ChooseHeroAction(seat)

    def end(self, g: World) -> None:
        g.expire("quest-phase")
        g.tell(QuestPhaseEnded())

    def waiting_heroes(self, g: World, seat: int) -> list[int]:
        """The heroes of a seat that have not acted yet."""
        return [hero for hero in g.heroes(seat) if hero not in self.acted]


# which hero, and what he does


@dataclass(frozen=True, slots=True)
class MoveHero(Action):
    """He moves, then he may duel or try a quest."""

    hero: Hero


@dataclass(frozen=True, slots=True)
class HealHero(Action):
    hero: Hero


@dataclass(frozen=True, slots=True)
class TrainHero(Action):
    hero: Hero


@dataclass(frozen=True, slots=True)
class RestHero(Action):
    """He does nothing."""

    hero: Hero


@dataclass(slots=True)
class ChooseHeroAction(Question):
    """One action with one of the heroes that have not acted; the order is free. [RW-307]"""

    @staticmethod
    def inside() -> Names:
        return ("QuestPhase",)

    def options(self, g: World) -> list[Any]:
        heroes = g.frame(QuestPhase).waiting_heroes(g, self.seat)
        return [
            action(hero) for hero in heroes for action in (MoveHero, HealHero, TrainHero, RestHero)
        ]

    def forbids(self, g: World, action: Any) -> Reason | None:
        hero = action.hero
        if isinstance(action, MoveHero):
            return stays_put(g, hero, True)
        if isinstance(action, HealHero):
            return cannot_heal(g, hero)
        if isinstance(action, TrainHero) and not can_train(g, hero):
            return because("nothing-to-train", "RW-312", hero=hero)
        return None

    def chosen(self, g: World, action: Any) -> Todo:
        hero = action.hero
        g.frame(QuestPhase).acted += (hero,)
        if isinstance(action, MoveHero):
            return HeroMoves(self.seat, hero)
        if isinstance(action, HealHero):
            return HeroHeals(self.seat, hero)
        return (
            HeroTrains(self.seat, hero)
            if isinstance(action, TrainHero)
            else HeroRests(self.seat, hero)
        )


def cannot_heal(g: World, hero: int) -> Reason | None:
    """Why a hero does not heal: only in a friendly area, and only if there is anything to heal. [RW-310]"""
    area = g.hero_area[hero]
    if not g.is_friendly(area, g.hero_seat[hero]):
        return because("area-not-friendly", "RW-310", area=area)
    if not g.hero_damage[hero] and not hero_behind(g, hero).tends_others(g):
        return because("hero-unhurt", "RW-310", hero=hero)
    return None


# the actions


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class HeroAction(Procedure):
    """What a hero does in the Quest Phase. [RW-307]"""

    seat: Seat
    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("QuestPhase",)

    def window(self, g: World) -> Todo:
        """A moment for tactics cards of everybody, the acting player first. [RW-208, RW-209]"""
        others = [seat for seat in in_play_order(g) if seat != self.seat]
        return ask(g, "quest-action", (self.seat, *others))

    def is_there(self, g: World) -> bool:
        """Whether he has not fallen meanwhile."""
        return g.hero_seat[self.hero] == self.seat

    def end(self, g: World) -> None:
        g.expire("quest-action")
        if self.is_there(g):
            g.tell(HeroActed(self.seat, self.hero))


@dataclass(slots=True)
class HeroRests(HeroAction):
    """He does nothing: an action may be declined. [RW-307]"""

    @staticmethod
    def flow() -> Flow:
        return "window", "end"


@dataclass(slots=True)
class HeroHeals(HeroAction):
    """All damage goes. [RW-310]"""

    @staticmethod
    def flow() -> Flow:
        return "window", "remove_damage", "end"

    def remove_damage(self, g: World) -> None:
        if self.is_there(g):
            heal(g, self.hero, g.hero_damage[self.hero])


@dataclass(slots=True)
class HeroTrains(HeroAction):
    """One on two attributes or two on one. [RW-311]"""

    @staticmethod
    def flow() -> Flow:
        return "window", "train", "end"

    def train(self, g: World) -> Todo:
        return Train(self.seat, self.hero) if self.is_there(g) else None


@dataclass(slots=True)
class HeroMoves(HeroAction):
    """He walks, as far as he likes and can; then he may duel or try a quest, never both. [RW-308]"""

    steps: int = field(default=0, kw_only=True)
    stopped: bool = field(default=False, kw_only=True)
    done: bool = field(default=False, kw_only=True)
    """Whether he has duelled or tried a quest, or wants neither."""

    @staticmethod
    def flow() -> Flow:
        return "walk", "arrive", "window", "deed", "end"

    def walk(self, g: World) -> Todo:
        """Whoever carries something secret may have boots, as far as all can tell. [RW-321]"""
        if self.stopped or (
            self.steps >= reach_of_hero(g, self.hero) and not has_secrets(g, self.hero)
        ):
            return None
        self.at = "walk"
        return WalkOn(self.seat, self.hero)

    def arrive(self, g: World) -> Todo:
        g.look_at_runes()
        return hero_behind(g, self.hero).arrives(g)

    def deed(self, g: World) -> Todo:
        if self.done or not self.is_there(g) or not self.may_do_something(g):
            return None
        self.at = "deed"
        return DuelOrQuest(self.seat, self.hero)

    def may_do_something(self, g: World) -> bool:
        """By what lies open: others' heroes, own ones, cards in hand."""
        area = g.hero_area[self.hero]
        return bool(
            len(g.quests[self.seat])
            or rivals_of(g, self.hero)
            or can_trade(g, self.seat, area)
            or may_use(g, self.hero, QUEST_ACTION)
        )


# walking


@dataclass(frozen=True, slots=True)
class StepTo(Action):
    area: Area


@dataclass(frozen=True, slots=True)
class StopHere(Action):
    """He goes no further."""


STOP_HERE: Final = StopHere()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class OnTheWay(Question):
    """What a hero may always do in his action: exchange rewards, use one. [RW-321, RW-322]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("HeroMoves",)

    def by_the_way(self, g: World) -> list[Any]:
        area = g.hero_area[self.hero]
        found: list[Any] = list(uses(g, self.hero, QUEST_ACTION))
        return [*found, MeetFellows(area)] if can_trade(g, self.seat, area) else found

    def forbids_by_the_way(self, g: World, action: Any) -> Reason | None:
        return hindrance(g, action) if isinstance(action, UseReward) else None

    def does_by_the_way(self, g: World, action: Any) -> Todo:
        if isinstance(action, UseReward):
            return use_reward(g, action)
        return Trade(self.seat, g.hero_area[self.hero])


@dataclass(slots=True)
class WalkOn(OnTheWay):
    """Where the hero goes next; through areas of any kind, but not over closed borders. [RW-154, RW-155]"""

    def options(self, g: World) -> list[Any]:
        here = g.hero_area[self.hero]
        areas = dict.fromkeys((*g.near(here), *beyond(g, here, self.seat)))
        return [STOP_HERE, *[StepTo(area) for area in areas], *self.by_the_way(g)]

    def forbids(self, g: World, action: Any) -> Reason | None:
        if not isinstance(action, StepTo):
            return self.forbids_by_the_way(g, action)
        if self.has_come_far(g):
            return because("too-far", "RW-308", area=action.area)
        return no_way(g, self.hero, action.area)

    def has_come_far(self, g: World) -> bool:
        """Whether he can go no further, not even with boots that he may show. [RW-308, RW-321]"""
        reach = reach_of_hero(g, self.hero)
        boots = sum([text.amount("reach") for text in hidden_additions(g, self.hero, "reach")])
        return g.frame(HeroMoves).steps >= reach + boots

    def legal(self, g: World) -> list[Any]:
        found: list[Any] = [STOP_HERE]
        if not self.has_come_far(g):
            steps = hero_steps(g, self.hero, g.hero_area[self.hero], secretly=True)
            found.extend([StepTo(area) for area in dict.fromkeys(steps)])
        for action in self.by_the_way(g):
            if self.forbids_by_the_way(g, action) is None:
                found.append(action)
        return found

    def chosen(self, g: World, action: Any) -> Todo:
        moves = g.frame(HeroMoves)
        if isinstance(action, StepTo):
            if moves.steps >= reach_of_hero(g, self.hero):
                for text in hidden_additions(g, self.hero, "reach"):
                    show_reward(g, self.hero, text.number)
            moves.steps += 1
            lead_hero(g, self.hero, action.area)
            return None
        if isinstance(action, StopHere):
            moves.stopped = True
            return None
        return self.does_by_the_way(g, action)


# a duel or a quest


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """A duel with an enemy hero in the same area. [RW-324]"""

    rival: Hero


@dataclass(frozen=True, slots=True)
class AttemptQuest(Action):
    quest: QuestCard


@dataclass(frozen=True, slots=True)
class NoDeed(Action):
    """Neither duel nor quest."""


def rivals_of(g: World, hero: int) -> list[int]:
    """Enemy heroes in his area, routed ones too. [RW-324]"""
    seat = g.hero_seat[hero]
    return [h for h in g.heroes_in(g.hero_area[hero]) if g.hero_seat[h] not in (seat, NOBODY)]


@dataclass(slots=True)
class DuelOrQuest(OnTheWay):
    """After his move a hero may challenge somebody or try a quest, never both. [RW-308, RW-314, RW-324]"""

    def options(self, g: World) -> list[Any]:
        quests = sorted(set(g.quests[self.seat].cards))
        return [
            NoDeed(),
            *[Challenge(rival) for rival in rivals_of(g, self.hero)],
            *[AttemptQuest(quest) for quest in quests],
            *self.by_the_way(g),
        ]

    def forbids(self, g: World, action: Any) -> Reason | None:
        if isinstance(action, Challenge) and action.rival not in rivals_of(g, self.hero):
            return because("no-such-rival", "RW-324", rival=action.rival)
        if isinstance(action, AttemptQuest):
            return not_here(g, self.seat, self.hero, action.quest)
        return self.forbids_by_the_way(g, action)

    def chosen(self, g: World, action: Any) -> Todo:
        if not isinstance(action, (Challenge, AttemptQuest, NoDeed)):
            return self.does_by_the_way(g, action)
        g.frame(HeroMoves).done = True
        if isinstance(action, Challenge):
            return Duel(self.hero, action.rival, g.hero_area[self.hero])
        if isinstance(action, AttemptQuest):
            return QuestAttempt(self.seat, self.hero, action.quest)
        return None


def not_here(g: World, seat: Seat, hero: int, quest: int) -> Reason | None:
    """Why a quest cannot be tried: it must be in hand and name the hero's area. [RW-314]"""
    if quest not in g.quests[seat].cards:
        return because("quest-not-in-hand", "RW-314", quest=quest)
    if not quest_behind(g, quest).is_here(g, seat, g.hero_area[hero]):
        return because("quest-elsewhere", "RW-314", quest=quest, area=g.hero_area[hero])
    return quest_behind(g, quest).forbids(g, seat)


# training in addition


@dataclass(slots=True, unsafe_hash=True)
class TrainsToo(Effect):
    """Each hero of the seat may train in addition to his action."""


@dataclass(frozen=True, slots=True)
class TrainAsWell(Action):
    """He trains in addition."""


@dataclass(frozen=True, slots=True)
class TrainNot(Action):
    """He does not."""


@dataclass(slots=True)
class AlsoTrain(Question):
    """Whether a hero trains in addition to his action."""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("HeroMoves", "HeroHeals", "HeroTrains", "HeroRests")

    def options(self, g: World) -> list[Any]:
        return [TrainAsWell(), TrainNot()]

    def chosen(self, g: World, action: Action) -> Todo:
        return Train(self.seat, self.hero) if isinstance(action, TrainAsWell) else None


def trains_too(g: World, event: HeroActed) -> Todo:
    """Who won a tournament trains after every action."""
    for effect in g.effects:
        if isinstance(effect, TrainsToo) and effect.seat == event.seat:
            return AlsoTrain(event.seat, event.hero) if can_train(g, event.hero) else None
    return None


def install(rules: Rules) -> None:
    """What the Quest Phase reacts to."""
    rules.on(HeroActed, trains_too)
