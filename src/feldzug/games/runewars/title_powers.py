"""What the Captain and the Marshal may do; the Primarch decides ties of bids. [RW-198 – RW-201]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.battle.queries import Strength
from feldzug.games.runewars.board import SHAPES, Area, kinds_of_faction
from feldzug.games.runewars.decks import TITLE_BOX, TITLES, Hero, RewardCard
from feldzug.games.runewars.heroes.carrying import discard_together, show_reward
from feldzug.games.runewars.placing import GainNeutrals, neutrals_left
from feldzug.games.runewars.runes import ReceiveRune
from feldzug.games.runewars.turn import OwnTurn
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.frames import Flow, Names, Procedure, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Event, Reason, Seat, because

CAPTAIN = TITLES.index("captain")
MARSHAL = TITLES.index("marshal")

# Captain of the Heroes' League


@dataclass(frozen=True, slots=True)
class CallTheLeague(Action):
    """Discard rewards of the own heroes to receive a dragon rune."""


@dataclass(frozen=True, slots=True)
class GiveReward(Action):
    """Discard this reward of a hero."""

    hero: Hero
    reward: RewardCard


@dataclass(slots=True, unsafe_hash=True)
class LeagueCalled(Effect):
    """The Captain has used his title in this season. [RW-200]"""


@dataclass(slots=True, unsafe_hash=True)
class LeagueAnswered(Event):
    """So many rewards are given for a dragon rune. [RW-198]"""

    seat: Seat
    count: int


def rewards_of(g: World, seat: Seat) -> list[GiveReward]:
    return [
        GiveReward(hero, card)
        for hero in g.heroes(seat)
        for card in sorted(dict.fromkeys(g.rewards[hero].cards))
    ]


def may_call(frame: OwnTurn, g: World, seat: Seat) -> list[Any]:
    return [CallTheLeague()] if g.title_holder[CAPTAIN] == seat else []


def no_call(frame: OwnTurn, g: World, seat: Seat, action: CallTheLeague) -> Reason | None:
    """Once a turn, and only with enough rewards. [RW-198, RW-200]"""
    if [called for called in g.effects if isinstance(called, LeagueCalled) and called.seat == seat]:
        return because("league-called", "RW-200")
    price = TITLE_BOX[CAPTAIN].amount("rewards")
    if sum([len(g.rewards[hero]) for hero in g.heroes(seat)]) < price:
        return because("too-few-rewards", "RW-198", count=price)
    return None


def call(frame: OwnTurn, g: World, seat: Seat, action: Any) -> Todo:
    g.effects = [*g.effects, LeagueCalled(seat, "season")]
    return AnswerTheLeague(seat, TITLE_BOX[CAPTAIN].amount("rewards"))


@dataclass(slots=True)
class AnswerTheLeague(Procedure):
    """Rewards of any own heroes are discarded, all at once, and a dragon rune is received. [RW-198]

    What is given is turned up first: a hero who falls for want of a reward drops none that is needed here.
    """

    seat: Seat
    left: int
    heroes: tuple[Hero, ...] = ()
    rewards: tuple[RewardCard, ...] = ()
    """Who gives what."""

    @staticmethod
    def inside() -> Names:
        return ("OwnActions",)

    @staticmethod
    def flow() -> Flow:
        return "give", "receive"

    def give(self, g: World) -> Todo:
        if not self.left:
            return None
        self.left -= 1
        self.at = "give"
        return ChooseRewardToGive(self.seat)

    def receive(self, g: World) -> Todo:
        title = TITLE_BOX[CAPTAIN]
        discard_together(g, list(zip(self.heroes, self.rewards, strict=True)), self.seat)
        g.tell(LeagueAnswered(self.seat, title.amount("rewards")))
        return [ReceiveRune(self.seat) for _ in range(title.amount("runes"))]


@dataclass(slots=True)
class ChooseRewardToGive(Question):
    """Which reward, of which hero. [RW-198]"""

    @staticmethod
    def inside() -> Names:
        return ("AnswerTheLeague",)

    def options(self, g: World) -> list[Any]:
        league = g.frame(AnswerTheLeague)
        given = list(zip(league.heroes, league.rewards, strict=True))
        return [
            action
            for action in rewards_of(g, self.seat)
            if g.rewards[action.hero].cards.count(action.reward)
            > given.count((action.hero, action.reward))
        ]

    def chosen(self, g: World, action: GiveReward) -> None:
        league = g.frame(AnswerTheLeague)
        show_reward(g, action.hero, action.reward)
        league.heroes += (action.hero,)
        league.rewards += (action.reward,)


# Marshal of the Free Legions


@dataclass(frozen=True, slots=True)
class SendLegion(Action):
    """The neutral unit of the spring comes here."""

    area: Area


def legion_areas(g: World, seat: int) -> list[int]:
    """Friendly areas with units of the own faction. [RW-199]"""
    kinds = kinds_of_faction(g.rules, g.faction[seat])
    return [
        area
        for area in g.controlled(seat)
        if any(g.standing[area * g.kinds + k] or g.routed[area * g.kinds + k] for k in kinds)
    ]


def spring_legion(g: World) -> Todo:
    """Each spring a neutral unit joins the Marshal. [RW-199]"""
    holder = g.title_holder[MARSHAL]
    if holder == NOBODY or not legion_areas(g, holder):
        return None
    return SendTheLegion(Seat(holder)) if neutrals_left(g, _legion_shape()) else None


def _legion_shape() -> int:
    return SHAPES.index(TITLE_BOX[MARSHAL].printed["shape"])


@dataclass(slots=True)
class SendTheLegion(Question):
    """In which area it stands, allied. [RW-199]"""

    @staticmethod
    def inside() -> Names:
        return ("Spring",)

    def options(self, g: World) -> list[Any]:
        return [SendLegion(area) for area in legion_areas(g, self.seat)]

    def forbids(self, g: World, action: SendLegion) -> Reason | None:
        if action.area not in legion_areas(g, self.seat):
            return because("no-units-of-yours", "RW-199", area=action.area)
        return None

    def chosen(self, g: World, action: SendLegion) -> Todo:
        units = TITLE_BOX[MARSHAL].amount("units")
        return GainNeutrals(self.seat, _legion_shape(), units, action.area)


def legion_in_cities(g: World, query: Strength, strength: int) -> int:
    """Where a city is the Marshal has more strength at the tally. [RW-199]"""
    if query.seat >= 0 and g.title_holder[MARSHAL] == query.seat and g.city[query.area] != NONE:
        return strength + TITLE_BOX[MARSHAL].amount("strength")
    return strength


def install(rules: Rules) -> None:
    rules.offer(OwnTurn, may_call, call, kinds=(CallTheLeague,))
    rules.ban(OwnTurn, no_call, kinds=(CallTheLeague,))
    rules.modifies(Strength, legion_in_cities)
