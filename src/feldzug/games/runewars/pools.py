"""What a seat cannot tell apart: others' hands and the piles, rune tokens it has not seen."""

from __future__ import annotations

from feldzug.games.runewars.tactics.elsewhere import TacticsElsewhere, keepers
from feldzug.games.runewars.winning import dragon_runes, goal, is_unsettled, wins_by_itself
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.hidden import Hand, Place, Pool
from feldzug.kernel.values import Seat
from feldzug.parts.decks import knows


def pools(g: World, seat: Seat) -> list[Pool]:
    """Cards of a sort look alike from behind, and so do rune tokens."""
    own_copies(g)
    others = [other for other in g.seats() if other != seat]
    return [
        _tactics(g, seat, others),
        Pool(
            [
                *[g.quests[other].place(seat, other) for other in others],
                *g.quest_deck.places(seat),
            ]
        ),
        Pool([*_rewards(g, seat), *g.reward_deck.places(seat)]),
        *_objectives(g, seat),
        *_heroes(g, others),
        Pool(g.runes.places(seat), accept=lambda: nobody_has_won(g)),
        Pool([*_drawn(g, seat), *g.fate_deck.places(seat)]),
    ]


def nobody_has_won(g: World) -> bool:
    """Runes could not lie so that somebody would have won already. [RW-344, RW-345]"""
    if g.result is not None or not wins_by_itself(g) or is_unsettled(g):
        return True
    enough = goal(g)
    return all(dragon_runes(g, seat) < enough for seat in g.playing())


def own_copies(g: World) -> None:
    """Hands and decks that copies share are replaced, for a pool deals into them."""
    g.tactics = [hand.clone() for hand in g.tactics]
    g.fresh = [hand.clone() for hand in g.fresh]
    g.tactics_looks = [hand.clone() for hand in g.tactics_looks]
    g.quests = [hand.clone() for hand in g.quests]
    g.rewards = [hand.clone() for hand in g.rewards]
    g.drawn = [hand.clone() for hand in g.drawn]
    g.tactics_deck = g.tactics_deck.clone()
    g.quest_deck = g.quest_deck.clone()
    g.reward_deck = g.reward_deck.clone()
    g.fate_deck = g.fate_deck.clone()
    g.runes = g.runes.clone()


def _tactics(g: World, seat: Seat, others: list[Seat]) -> Pool:
    """Where modules keep some, in hands, and in the deck: the choosiest places come first."""
    places: list[Place] = []
    kept: list[TacticsElsewhere] = []
    for keeper in keepers(g):
        for place in keeper.places(g, seat):
            kept.append(keeper)
            places.append(place)
    places += [
        *[g.tactics[other].place(seat, other) for other in others],
        *[g.fresh[other].place(seat, other) for other in others],
        *[g.tactics_looks[other].place(seat, other) for other in others],
        *g.tactics_deck.places(seat),
    ]
    if not kept:
        return Pool(places)
    return Pool(places, fits=lambda n, card: n >= len(kept) or kept[n].takes(g, card))


def _rewards(g: World, seat: Seat) -> list[Place]:
    """Under heroes of others, and where heroes of others fell. [RW-306]"""
    owners = [
        fell if owner == NOBODY else owner
        for owner, fell in zip(g.hero_seat, g.fell_for, strict=True)
    ]
    return [
        hand.place(seat, Seat(owner))
        for hand, owner in zip(g.rewards, owners, strict=True)
        if owner not in (seat, NOBODY)
    ]


def _objectives(g: World, seat: Seat) -> list[Pool]:
    """Everybody knows which side an objective is of; some have looked at it. [RW-056]"""
    found: list[Pool] = []
    for side, pile in enumerate(g.objective_piles):
        holders = [
            other
            for other in g.seats()
            if other != seat
            and g.objective[other]
            and _side(g, other) == side
            and not knows(g.objective_seen[other], seat)
        ]
        if holders:
            g.objective_piles[side] = pile[:]
            found.append(
                Pool(
                    [
                        *[Hand(g.objective, other) for other in holders],
                        Hand(g.objective_piles, side),
                    ]
                )
            )
    return found


def _side(g: World, seat: Seat) -> int:
    from feldzug.games.runewars.set_up.objectives import side_of  # noqa: PLC0415

    return side_of(g, seat)


def _heroes(g: World, others: list[Seat]) -> list[Pool]:
    looking = [other for other in others if g.hero_looks[other]]
    if not looking:
        return []
    g.hero_pile = g.hero_pile[:]
    return [Pool([*[Hand(g.hero_looks, other) for other in looking], Place(g.hero_pile)])]


def _drawn(g: World, seat: Seat) -> list[Place]:
    """Fate cards that another side has drawn and not turned up yet. [RW-240]"""
    found: list[Place] = []
    for hand in g.drawn:
        for seen in hand.seen[:1]:
            if not knows(seen, seat):
                owner = next(other for other in g.seats() if knows(seen, other))
                found.append(hand.place(seat, owner))
    return found
