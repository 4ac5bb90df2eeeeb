"""What heroes carry: rewards, secret until they are used, then face up. [RW-316, RW-321]"""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.runewars.cards.rewards.text import RewardText, reward_behind
from feldzug.games.runewars.decks import Hero, RewardCard
from feldzug.games.runewars.heroes.events import (
    RewardDiscarded,
    RewardShown,
    RewardStolen,
    RewardUsed,
)
from feldzug.games.runewars.world import World
from feldzug.kernel.fate import Draw, Odds
from feldzug.kernel.frames import Chance, Todo
from feldzug.kernel.values import Action, Permit, Reason, Seat
from feldzug.parts.decks import EVERYBODY, those


@dataclass(frozen=True, slots=True)
class UseReward(Action):
    """A hero uses what he carries."""

    hero: Hero
    reward: RewardCard


@dataclass(slots=True, unsafe_hash=True)
class UsingReward(Permit):
    """A hero uses something that he carries."""

    hero: Hero
    reward: RewardCard


# looking


def owner_of(g: World, hero: int) -> Seat:
    return Seat(g.hero_seat[hero])


def has_secrets(g: World, hero: int) -> bool:
    """Whether he carries a reward that not everybody knows: anybody must reckon with it."""
    return any(seen != EVERYBODY for seen in g.rewards[hero].seen)


def hidden_rewards(g: World, hero: int) -> list[int]:
    """The rewards under a hero that lie face down."""
    hand = g.rewards[hero]
    return [c for c, seen in zip(hand.cards, hand.seen, strict=True) if seen != EVERYBODY]


def kinds_carried(g: World, hero: int) -> list[int]:
    """The rewards of a hero, each kind once, sorted."""
    return sorted(set(g.rewards[hero].cards))


def added(g: World, hero: int, what: str) -> int:
    """What face-up rewards add to an attribute, to health or to reach."""
    hand = g.rewards[hero]
    found = 0
    for card, seen in zip(hand.cards, hand.seen, strict=True):
        if seen == EVERYBODY:
            text = reward_behind(g, card)
            if text.adds_to == what:
                found += text.amount(what)
    return found


def hidden_additions(g: World, hero: int, what: str) -> list[RewardText]:
    """The face-down rewards that would add to something."""
    texts = [reward_behind(g, card) for card in hidden_rewards(g, hero)]
    return [text for text in texts if text.adds_to == what]


def uses(g: World, hero: int, moment: str) -> list[UseReward]:
    """What a hero carries for such a moment."""
    return [
        UseReward(hero, card)
        for card in kinds_carried(g, hero)
        if reward_behind(g, card).fits(moment)
    ]


def hindrance(g: World, action: UseReward) -> Reason | None:
    """Why a reward cannot be used now."""
    reason = reward_behind(g, action.reward).hindrance(g, action.hero)
    return reason or g.denied(UsingReward(action.hero, action.reward))


def may_use(g: World, hero: int, moment: str) -> bool:
    """Whether everybody must reckon with a reward at this moment: by what lies open, and by backs."""
    if has_secrets(g, hero):
        return True
    return any(hindrance(g, action) is None for action in uses(g, hero, moment))


# acting


def show_reward(g: World, hero: int, card: int) -> None:
    """A reward is turned up and stays so. [RW-321]"""
    hand = g.rewards[hero].clone()
    if card in hidden_rewards(g, hero):
        hand.show(card, EVERYBODY)
        g.rewards[hero] = hand
        g.fence()
        g.tell(RewardShown(owner_of(g, hero), hero, card))


def discard_reward(g: World, hero: int, card: int, seat: Seat | None = None) -> None:
    """A reward goes to the open discard pile; *seat* leads the hero, or has just lost him."""
    discard_together(g, [(hero, card)], owner_of(g, hero) if seat is None else seat)


def discard_together(g: World, carried: list[tuple[int, int]], seat: Seat) -> None:
    """Rewards of several heroes go to the open discard pile before anybody falls for want of one."""
    deck = g.reward_deck.clone()
    for hero, card in carried:
        hand = g.rewards[hero].clone()
        if hand.remove(card) != EVERYBODY:
            g.fence()
        deck.discard(card)
        g.rewards[hero] = hand
    g.reward_deck = deck
    for hero, card in carried:
        g.tell(RewardDiscarded(seat, hero, card))


def use_reward(g: World, action: UseReward) -> Todo:
    """A hero uses a reward: it is turned up, or gone if it is used up. [RW-321]"""
    hero, card = action.hero, action.reward
    text = reward_behind(g, card)
    g.tell(RewardUsed(owner_of(g, hero), hero, card))
    if text.is_used_up:
        discard_reward(g, hero, card)
    else:
        show_reward(g, hero, card)
    return text.used(g, hero)


def pass_all_rewards(g: World, source: int, target: int) -> int:
    """Everything under one hero comes to another, whose player sees it; returns how many they are."""
    taker = those(owner_of(g, target))
    old, hand = g.rewards[source], g.rewards[target].clone()
    for card, seen in zip(old.cards, old.seen, strict=True):
        if seen != EVERYBODY:
            g.fence()
        hand.add(card, seen | taker)
    g.rewards[target] = hand
    g.rewards[source] = type(old)()
    return len(old)


def slip_reward(g: World, source: int, target: int, card: int, knowing: int) -> None:
    """A reward goes from hero to hero; only those who are *knowing* can tell which one, all if face up."""
    old, hand = g.rewards[source].clone(), g.rewards[target].clone()
    old.seen = [seen if seen == EVERYBODY else seen & knowing for seen in old.seen]
    shown = knowing == EVERYBODY
    places = [
        n
        for n, other in enumerate(old.cards)
        if other == card and (old.seen[n] == EVERYBODY) == shown
    ]
    hand.add(old.cards.pop(places[0]), old.seen.pop(places[0]) | knowing)
    g.rewards[source] = type(old)()
    for kept, seen in zip(old.cards, old.seen, strict=True):
        g.rewards[source].add(kept, seen)
    g.rewards[target] = hand


# a random one


@dataclass(frozen=True, slots=True)
class StolenReward(Action):
    reward: RewardCard


@dataclass(slots=True)
class StealReward(Chance):
    """A random face-down reward of another hero comes to *hero*; only the two players see which."""

    seat: Seat
    hero: Hero
    rival: Hero

    def odds(self, g: World) -> Odds:
        return Draw(hidden_rewards(g, self.rival), StolenReward)

    def known_to(self, g: World) -> tuple[Seat, ...]:
        return (self.seat, owner_of(g, self.rival))

    def befalls(self, g: World, outcome: StolenReward) -> None:
        both = those(self.seat, owner_of(g, self.rival))
        slip_reward(g, self.rival, self.hero, outcome.reward, both)
        g.tell(
            RewardStolen(self.seat, self.hero, self.rival, owner_of(g, self.rival), outcome.reward)
        )

    def goes_on(self, g: World) -> bool:
        if hidden_rewards(g, self.rival):
            return False
        g.stack.pop()
        return True
