"""Heroes find tokens: events happen and are gone, locations stay. [RW-362, RW-363, RW-368 – RW-372]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.board import Area
from feldzug.games.runewars.decks import Hero, RewardCard
from feldzug.games.runewars.drawing import DrawReward, DrawTactics
from feldzug.games.runewars.exploration.text import TokenText, token_behind
from feldzug.games.runewars.exploration.tokens import (
    EVENT,
    EXPLORATION_BOX,
    EXPLORATIONS,
    Exploration,
    Explorations,
    facts_of,
    find,
    is_hidden,
    learn,
    open_token,
    seen_at,
    take_away,
    token_at,
)
from feldzug.games.runewars.heroes.carrying import discard_reward, kinds_carried
from feldzug.games.runewars.heroes.events import HeroActed
from feldzug.games.runewars.heroes.hurting import HurtHero
from feldzug.games.runewars.heroes.quest_phase import HeroMoves
from feldzug.games.runewars.heroes.training import Train
from feldzug.games.runewars.income import gain_influence, pay_influence
from feldzug.games.runewars.movement import HeroMoved
from feldzug.games.runewars.runes import look_at_rune
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Frame, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because
from feldzug.parts.decks import EVERYBODY, knows, those

# what happens


@dataclass(slots=True, unsafe_hash=True)
class TokenFound(Event):
    """A hero has turned up an exploration token. [RW-362]"""

    seat: Seat
    hero: Hero
    area: Area
    exploration: Exploration


@dataclass(slots=True, unsafe_hash=True)
class TokenLookedAt(Event):
    """Only the seat itself sees what it is. [RW-372]"""

    seat: Seat
    area: Area
    exploration: Exploration

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else TokenLookedAt(self.seat, self.area, -1)


@dataclass(slots=True, unsafe_hash=True)
class PlaceVisited(Event):
    """A hero has ended his action at a location that rewards it. [RW-369]"""

    seat: Seat
    hero: Hero
    exploration: Exploration


# looking at what lies in an area


@dataclass(frozen=True, slots=True)
class FoundToken(Action):
    exploration: Exploration


@dataclass(slots=True)
class SettleToken(Chance):
    """Fate says what a token is that nobody has looked at; *seat* looks, or all if it is turned up."""

    seat: Seat
    area: Area
    openly: bool

    @staticmethod
    def inside() -> Names:
        return ("Explore", "SightThrough")

    def odds(self, g: World) -> Odds:
        state = g.part(Explorations)
        return Draw(state.bags[state.backs[self.area]], FoundToken)

    def known_to(self, g: World) -> tuple[Seat, ...] | None:
        return None if self.openly else (self.seat,)

    def befalls(self, g: World, outcome: FoundToken) -> None:
        find(g, self.area, outcome.exploration, EVERYBODY if self.openly else those(self.seat))


# finding


def explore(frame: HeroMoves, g: World) -> Todo:
    """After the move, before duel or quest; who stays put has moved, too. [RW-362]"""
    area = g.hero_area[frame.hero]
    return Explore(frame.seat, frame.hero, area) if is_hidden(g, area) else None


@dataclass(slots=True)
class Explore(Procedure):
    """The token is turned up and resolved; an event is gone then. [RW-362, RW-363]"""

    seat: Seat
    hero: Hero
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("HeroMoves",)

    @staticmethod
    def flow() -> Flow:
        return "settle", "turn_up", "resolve", "discard"

    def settle(self, g: World) -> Todo:
        if token_at(g, self.area) == NONE:
            return SettleToken(self.seat, self.area, True)
        learn(g, self.area, EVERYBODY)
        return None

    def turn_up(self, g: World) -> None:
        g.look_again()
        g.tell(TokenFound(self.seat, self.hero, self.area, token_at(g, self.area)))

    def resolve(self, g: World) -> Todo:
        text = token_behind(g, token_at(g, self.area))
        return text.found(g, self.seat, self.hero, self.area)

    def discard(self, g: World) -> None:
        if facts_of(token_at(g, self.area)).printed["sort"] == EVENT:
            take_away(g, self.area)


# the merchant


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Pay for a reward."""


@dataclass(frozen=True, slots=True)
class BuyNothing(Action):
    """Let the merchant go."""


def merchant() -> Any:
    return facts_of(EXPLORATIONS.index("traveling-merchant"))


@dataclass(slots=True)
class BuyReward(Question):
    """Whether a reward is bought of the merchant. [RW-370]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Explore",)

    def options(self, g: World) -> list[Any]:
        return [Buy(), BuyNothing()]

    def forbids(self, g: World, action: Action) -> Reason | None:
        if isinstance(action, Buy) and g.influence[self.seat] < merchant().amount("influence"):
            return because("too-little-influence", "RW-370", influence=g.influence[self.seat])
        return None

    def chosen(self, g: World, action: Action) -> Todo:
        if not isinstance(action, Buy):
            return None
        pay_influence(g, self.seat, merchant().amount("influence"))
        return [DrawReward(self.seat, self.hero) for _ in range(merchant().amount("rewards"))]


# raiders


@dataclass(slots=True)
class MeetRaiders(Procedure):
    """Damage, and where others' units are also a reward or more damage. [RW-371]"""

    seat: Seat
    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("Explore",)

    @staticmethod
    def flow() -> Flow:
        return "first_blow", "second_blow"

    def first_blow(self, g: World) -> Todo:
        return HurtHero(self.hero, raiders().amount("damage"))

    def second_blow(self, g: World) -> Todo:
        if g.hero_seat[self.hero] != self.seat:
            return None
        area = g.hero_area[self.hero]
        if not g.units(area) or g.is_friendly(area, self.seat):
            return None
        if not len(g.rewards[self.hero]):
            return HurtHero(self.hero, raiders().amount("further_damage"))
        return LoseRewardOrHealth(self.seat, self.hero)


def raiders() -> Any:
    return facts_of(EXPLORATIONS.index("raiding-party"))


@dataclass(frozen=True, slots=True)
class LoseReward(Action):
    reward: RewardCard


@dataclass(frozen=True, slots=True)
class TakeBlow(Action):
    """Rather take the damage."""


@dataclass(slots=True)
class LoseRewardOrHealth(Question):
    """What the raiders take. [RW-371]"""

    hero: Hero

    @staticmethod
    def inside() -> Names:
        return ("MeetRaiders",)

    def options(self, g: World) -> list[Any]:
        return [*[LoseReward(card) for card in kinds_carried(g, self.hero)], TakeBlow()]

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, LoseReward):
            discard_reward(g, self.hero, action.reward)
            return None
        return HurtHero(self.hero, raiders().amount("further_damage"))


# the scroll


@dataclass(frozen=True, slots=True)
class SeeArea(Action):
    area: Area


def unseen_areas(g: World, seat: Seat) -> list[int]:
    """The areas with a face-down token that a seat does not know."""
    return [area for area in g.areas() if is_unseen(g, area, seat)]


def is_unseen(g: World, area: int, seat: Seat) -> bool:
    """Whether a token lies face down in an area that a seat does not know."""
    if g.part(Explorations).backs[area] != NONE and not knows(seen_at(g, area), seat):
        return True
    return g.rune_in(area) != NONE and not knows(g.rune_seen(area), seat)


@dataclass(slots=True)
class ReadScroll(Question):
    """In which area the seat looks at all face-down tokens. [RW-372]"""

    @staticmethod
    def inside() -> Names:
        return ("Explore",)

    def options(self, g: World) -> list[Any]:
        return [SeeArea(area) for area in unseen_areas(g, self.seat)]

    def forbids(self, g: World, action: SeeArea) -> Reason | None:
        if not is_unseen(g, action.area, self.seat):
            return because("nothing-to-see", "RW-372", area=action.area)
        return None

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> None:
        """The seat knows everything."""

    def chosen(self, g: World, action: SeeArea) -> Todo:
        return SightThrough(self.seat, action.area)


@dataclass(slots=True)
class SightThrough(Procedure):
    """A seat looks at the rune token and at the exploration token of an area. [RW-372]"""

    seat: Seat
    area: Area

    @staticmethod
    def inside() -> Names:
        return ("Explore",)

    @staticmethod
    def flow() -> Flow:
        return "rune", "settle", "tell"

    def rune(self, g: World) -> None:
        look_at_rune(g, self.seat, self.area)

    def settle(self, g: World) -> Todo:
        if g.part(Explorations).backs[self.area] == NONE:
            return None
        if token_at(g, self.area) == NONE:
            return SettleToken(self.seat, self.area, False)
        if not knows(seen_at(g, self.area), self.seat):
            learn(g, self.area, those(self.seat))
        return None

    def tell(self, g: World) -> None:
        if g.part(Explorations).backs[self.area] != NONE:
            g.tell(TokenLookedAt(self.seat, self.area, token_at(g, self.area)))


# what each token does when it is turned up


class TravelingMerchant(TokenText):
    """He may pay for a reward. [RW-370]"""

    def found(self, g: World, seat: Seat, hero: int, area: int) -> Todo:
        return BuyReward(seat, hero)


class RaidingParty(TokenText):
    """He is wounded, and robbed where others' units are. [RW-371]"""

    def found(self, g: World, seat: Seat, hero: int, area: int) -> Todo:
        return MeetRaiders(seat, hero)


class ScrollOfSight(TokenText):
    """His player looks at all tokens of an area. [RW-372]"""

    def found(self, g: World, seat: Seat, hero: int, area: int) -> Todo:
        return ReadScroll(seat)


class TrainingToken(TokenText):
    """He trains."""

    def found(self, g: World, seat: Seat, hero: int, area: int) -> Todo:
        return Train(seat, hero, self.facts.amount("train"))


WITH_TEXT: Final[dict[str, type[TokenText]]] = {
    "traveling-merchant": TravelingMerchant,
    "raiding-party": RaidingParty,
    "scroll-of-sight": ScrollOfSight,
    "training-token": TrainingToken,
}


def own_tokens() -> list[TokenText]:
    """The tokens of the base game."""
    return [WITH_TEXT.get(token.id, TokenText)(token.id) for token in EXPLORATION_BOX.own]


# locations for heroes


def stop_in_dungeon(g: World, event: HeroMoved) -> None:
    """Whoever enters a dungeon in the Quest Phase goes no further. [RW-368]"""
    token = open_token(g, event.target)
    if token != NONE and EXPLORATIONS[token] == "dungeon":
        for frame in g.stack:
            if isinstance(frame, HeroMoves):
                frame.stopped = True


def visit(g: World, event: HeroActed) -> Todo:
    """What a location gives to a hero who ends his action there. [RW-369]"""
    token = open_token(g, g.hero_area[event.hero])
    if token == NONE:
        return None
    facts = facts_of(token)
    if facts.id not in ("temple", "hall-of-kellos"):
        return None
    g.tell(PlaceVisited(event.seat, event.hero, token))
    gain_influence(g, event.seat, facts.amount("influence"))
    todo: list[Frame] = [DrawTactics(event.seat) for _ in range(facts.amount("tactics"))]
    return todo
