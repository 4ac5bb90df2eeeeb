"""Tactics cards of the own turn about what players have: influence, dials, cards, heroes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from feldzug.games.runewars.banners.cards.tactics.giving import TacticsGiven, receive
from feldzug.games.runewars.cards.season_texts.asking import TacticsPassed
from feldzug.games.runewars.cards.tactics.players import BlackMarket, opponents
from feldzug.games.runewars.cards.tactics.text import TacticsText, TargetedText
from feldzug.games.runewars.decks import TacticsCard
from feldzug.games.runewars.heroes.attributes import can_train
from feldzug.games.runewars.heroes.hurting import heal
from feldzug.games.runewars.heroes.training import Train
from feldzug.games.runewars.income import gain_influence, pay_influence
from feldzug.games.runewars.tactics.play import pick_up
from feldzug.games.runewars.tactics.targets import TargetHero, TargetPlayer
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Flow, Names, Procedure, Question, Todo
from feldzug.kernel.values import Action, Event, Seat
from feldzug.parts.decks import EVERYBODY, those


class Bribery(TargetedText):
    """In your turn: take up to 3 influence from one player and give him this card instead of discarding
    it.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        return [TargetPlayer(other) for other in opponents(g, seat) if g.influence[other]]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> None:
        """All that he has, up to the number: nobody would leave any. [BOW-287]"""
        other = chosen[0].other
        taken = min(self.facts.amount("influence"), g.influence[other])
        pay_influence(g, other, taken)
        gain_influence(g, seat, taken)
        pick_up(g, self.number)
        receive(g, other, self.number, EVERYBODY, fresh=False)
        g.tell(TacticsGiven(seat, other, self.number))


class HiddenGranaries(BlackMarket):
    """In your turn: raise one of your dials by 2."""


class HerosWelcome(TargetedText):
    """In your turn: remove all damage from one of your heroes in a friendly area and raise one of his
    attributes by 1.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        return [
            TargetHero(hero)
            for hero in g.heroes(seat)
            if g.hero_area[hero] != NONE and g.is_friendly(g.hero_area[hero], seat)
            if g.hero_damage[hero] or can_train(g, hero)
        ]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        hero = chosen[0].hero
        heal(g, hero, g.hero_damage[hero])
        return Train(seat, hero, self.facts.amount("train"))


# cards change hands


class DoubleAgent(TargetedText):
    """In your turn: look at the tactics cards of one player and take 1 of them; then he takes 1 of yours at
    random.
    """

    def targets(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> list[Action]:
        if chosen:
            return []
        return [TargetPlayer(other) for other in opponents(g, seat) if held_by(g, other)]

    def play(self, g: World, seat: Seat, chosen: tuple[Any, ...]) -> Todo:
        return SpyOut(seat, chosen[0].other, self.facts.amount("cards"))


def held_by(g: World, seat: Seat) -> list[tuple[int, bool]]:
    """The tactics cards of a seat, each with whether it was drawn in this season."""
    old: list[int] = g.tactics[seat].cards
    new: list[int] = g.fresh[seat].cards
    return [*[(card, False) for card in sorted(old)], *[(card, True) for card in sorted(new)]]


@dataclass(slots=True, unsafe_hash=True)
class TacticsLookedAt(Event):
    """*seat* has seen the tactics cards of another player."""

    seat: Seat
    other: Seat


@dataclass(slots=True)
class SpyOut(Procedure):
    """A player looks at another's tactics cards and takes some; as many are taken from him at random."""

    seat: Seat
    other: Seat
    count: int

    @staticmethod
    def inside() -> Names:
        return ("TacticsInPlay",)

    @staticmethod
    def flow() -> Flow:
        return "look", "take", "lose"

    def look(self, g: World) -> None:
        for hands in (g.tactics, g.fresh):
            old = hands[self.other]
            hand = type(old)()
            for card, seen in zip(old.cards, old.seen, strict=True):
                hand.add(card, seen | those(self.seat))
            hands[self.other] = hand
        g.fence()
        g.tell(TacticsLookedAt(self.seat, self.other))

    def take(self, g: World) -> Todo:
        return [TakeTactics(self.seat, self.other) for _ in range(self.count)]

    def lose(self, g: World) -> Todo:
        return [LoseTactics(self.seat, self.other) for _ in range(self.count)]


def slip(g: World, source: Seat, target: Seat, card: int, fresh: bool) -> None:
    """A card changes hands; only the two players see which one."""
    hands, both = g.fresh if fresh else g.tactics, those(source, target)
    hand = hands[source].clone()
    hand.slip(card, both)
    hands[source] = hand
    receive(g, target, card, both, fresh=fresh)
    g.tell(TacticsPassed(source, target, card))


@dataclass(frozen=True, slots=True)
class TakeFromHand(Action):
    """Take this card; *fresh* if its owner has drawn it in this season."""

    card: TacticsCard
    fresh: bool


@dataclass(slots=True)
class TakeTactics(Question):
    """Which tactics card is taken from the other player."""

    other: Seat

    @staticmethod
    def inside() -> Names:
        return ("SpyOut",)

    def options(self, g: World) -> list[Any]:
        return [TakeFromHand(card, fresh) for card, fresh in dict.fromkeys(held_by(g, self.other))]

    def chosen(self, g: World, action: TakeFromHand) -> None:
        slip(g, self.other, self.seat, action.card, action.fresh)

    def may_fizzle(self) -> bool:
        return True

    def fizzle(self, g: World) -> None:
        """He has no card left."""


@dataclass(frozen=True, slots=True)
class TakenFrom(Action):
    """Whether the card that is taken back was drawn in this season."""

    fresh: bool


@dataclass(slots=True)
class LoseTactics(Chance):
    """A random tactics card of *seat* goes to the other player: first, as all see, an old or a new one."""

    seat: Seat
    other: Seat

    @staticmethod
    def inside() -> Names:
        return ("SpyOut",)

    def odds(self, g: World) -> Odds:
        return Draw([TakenFrom(fresh) for _, fresh in held_by(g, self.seat)])

    def befalls(self, g: World, outcome: TakenFrom) -> Todo:
        return LoseCard(self.seat, self.other, outcome.fresh)

    def goes_on(self, g: World) -> bool:
        if held_by(g, self.seat):
            return False
        g.stack.pop()
        return True


@dataclass(frozen=True, slots=True)
class TakenAtRandom(Action):
    """The card that is taken back."""

    card: TacticsCard


@dataclass(slots=True)
class LoseCard(Chance):
    """Which of them it is, only the two players see."""

    seat: Seat
    other: Seat
    fresh: bool

    @staticmethod
    def inside() -> Names:
        return ("SpyOut",)

    def odds(self, g: World) -> Odds:
        hands = g.fresh if self.fresh else g.tactics
        return Draw(hands[self.seat].cards, TakenAtRandom)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return self.seat, self.other

    def befalls(self, g: World, outcome: TakenAtRandom) -> None:
        slip(g, self.seat, self.other, outcome.card, self.fresh)


OF_PLAYERS: Final[tuple[TacticsText, ...]] = (
    Bribery("bribery"),
    HiddenGranaries("hidden-granaries"),
    DoubleAgent("double-agent"),
    HerosWelcome("heros-welcome"),
)
