"""The armies of a battle: how large they may be, and the rosters that both sides lock in secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from feldzug.games.empires.armies import army_list
from feldzug.games.empires.battle.events import ArmiesLocked
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.item_cards import AMULET, cards_of, hands, show_cards
from feldzug.games.empires.permits import BuyWalls
from feldzug.games.empires.rosters.check import check
from feldzug.games.empires.rosters.mustering import STYLES, muster_army
from feldzug.games.empires.rosters.reckoning import army_worth, gold_cost
from feldzug.games.empires.rosters.roster import NO_SIEGE, Muster, Roster
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.games.empires.siege_gear import ATTACKER, DEFENDER
from feldzug.games.empires.sizes import LARGEST_REALM, PLAGUE, SIEGE, SIZES
from feldzug.kernel.frames import Frame, Names, Todo
from feldzug.kernel.parallel import Parallel
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Action, Reason, Seat
from feldzug.parts.decks import those

REINFORCEMENT: Final = EVENT_CARDS.index("reinforcement")


@dataclass(frozen=True, slots=True)
class FieldArmy(Action):
    """Field this army."""

    roster: Roster


@dataclass(frozen=True, slots=True)
class PayGold(Action):
    """So much gold from the treasury for a battle on paper."""

    gold: int


def size_parts(g: Campaign, fight: Fight, side: int) -> list[tuple[str, int]]:
    """The size of the round, 1500 in a siege; 100 more for the largest realm, 100 fewer with the plague.

    A neutral realm has the round's size. [EMP-083, EMP-181, EMP-184 … EMP-193, EMP-326, EMP-437]
    """
    seat = fight.principal(side)
    found = [("siege", SIEGE.points) if fight.siege else ("round", SIZES[g.round].points)]
    if g.neutral[seat]:
        return found
    if g.largest == seat:
        found.append(("largest-realm", LARGEST_REALM))
    if g.plague[seat] and g.year > 1:
        found.append(("plague", -PLAGUE))
    return found


def army_size(g: Campaign, fight: Fight, side: int) -> int:
    """The points of an army, without what is bought."""
    return sum([points for _, points in size_parts(g, fight, side)])


def usable_cards(g: Campaign, fight: Fight, side: int) -> list[int]:
    """The item cards for the army of a side; an Amulet's is for the first battle only. [EMP-137, EMP-429]"""
    principal = fight.principal(side)
    if not fight.is_endowed(g, side):
        return []
    if fight.is_first_of(g, side):
        return cards_of(g, principal)
    amulets = hands(g, AMULET)[principal].cards
    return [card for card in cards_of(g, principal) if card not in amulets]


def muster_of(g: Campaign, fight: Fight, side: int) -> Muster:
    """What the army of a side may be.

    A hired mercenary brings his people's army; events, cards and treasury are his employer's. [EMP-402]
    """
    return replace(bare_muster(g, fight, side), gold=treasury(g, fight, side))


def bare_muster(g: Campaign, fight: Fight, side: int) -> Muster:
    """What an army may be, whatever the treasury holds."""
    siege, role = fight.siege, NO_SIEGE
    if siege:
        role = DEFENDER if fight.defender == side else ATTACKER
    return Muster(
        people=g.people[fight.fighter(g, side)],
        edition=g.options.edition,
        size=army_size(g, fight, side),
        limits=SIEGE.limits if siege else SIZES[g.round].limits,
        gold_per_point=int(g.options.gold_per_point),
        cards=tuple(usable_cards(g, fight, side)),
        reinforcement=fight.holds_here(g, side, REINFORCEMENT),
        siege=role,
        extra=SIEGE.extra if siege else 0,
        walls=g.denied(BuyWalls(fight.tile)) is None,
    )


def treasury(g: Campaign, fight: Fight, side: int) -> int:
    """The gold that a side may spend: what is promised for its other battle is gone. [EMP-182, EMP-437]"""
    if not fight.is_endowed(g, side):
        return 0
    left = g.gold[fight.principal(side)]
    for battles in g.stack:
        if isinstance(battles, Parallel):
            for branch in battles.branches:
                left -= promised(g, branch, fight, fight.principal(side))
    return left


def promised(g: Campaign, branch: tuple[Frame, ...], fight: Fight, principal: Seat) -> int:
    """The gold that an army costs which a player has written, but not locked yet, in another battle."""
    if not branch:
        return 0
    other, top = branch[0], branch[-1]
    if not isinstance(other, Fight) or other.number == fight.number or not isinstance(top, Sealed):
        return 0
    for side in (CHALLENGER, CHALLENGED):
        answer = top.choices.get(other.speaker(g, side))
        if other.principal(side) == principal and isinstance(answer, PayGold):
            return answer.gold
        if other.principal(side) == principal and isinstance(answer, FieldArmy):
            return gold_cost(answer.roster, bare_muster(g, other, side))
    return 0


def battle_turns(g: Campaign, fight: Fight) -> int:
    """So many game turns at the most; a siege has 8, unless the round's number was agreed. [EMP-423]"""
    if fight.siege and g.options.siege_length == "8":
        return SIEGE.turns
    return SIZES[g.round].turns


@dataclass(slots=True)
class LockArmies(Sealed):
    """Both sides write their army in secret; when both are locked they are shown to both.

    What it costs in gold is paid then. [EMP-182, EMP-183]
    """

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def seats(self, g: Campaign) -> list[Seat]:
        return g.frame(Fight).speakers(g)

    def accepts(self, g: Campaign, seat: Seat) -> tuple[type, ...]:
        return (FieldArmy,)

    def options(self, g: Campaign, seat: Seat) -> list[FieldArmy]:
        """Some that are put together for him, for whoever writes none himself."""
        fight = g.frame(Fight)
        muster = muster_of(g, fight, fight.side_of(g, seat))
        armies = dict.fromkeys([muster_army(muster, style) for style in STYLES])
        return [FieldArmy(army) for army in armies]

    def forbids(self, g: Campaign, seat: Seat, action: FieldArmy) -> Reason | None:
        fight = g.frame(Fight)
        objections = check(action.roster, muster_of(g, fight, fight.side_of(g, seat)))
        return objections[0] if objections else None

    def revealed(self, g: Campaign) -> Todo:
        fight = g.frame(Fight)
        fight.armies = (self.army(g, fight, CHALLENGER), self.army(g, fight, CHALLENGED))
        paid = [0, 0]
        for side in fight.sides(g):
            paid[side] = gold_cost(fight.armies[side], bare_muster(g, fight, side))
        for side in fight.sides(g):
            g.pay(fight.principal(side), -paid[side], "army", fight.tile)
        fight.paid = (paid[0], paid[1])
        for side in fight.sides(g):
            show_cards(g, fight.principal(side), fight.armies[side].cards, those(*fight.fighters))
        g.tell(
            ArmiesLocked(
                fight.challenger,
                fight.challenged,
                worth(g, fight, CHALLENGER),
                worth(g, fight, CHALLENGED),
            )
        )
        return None

    def army(self, g: Campaign, fight: Fight, side: int) -> Roster:
        """A neutral realm is fought with an army that is put together for it. [EMP-437]"""
        if not fight.is_played(g, side):
            return muster_army(muster_of(g, fight, side))
        roster: Roster = self.choices[fight.speaker(g, side)].roster
        return roster


def worth(g: Campaign, fight: Fight, side: int) -> int:
    """The points of an army with everything in it: the most that the enemy can score. [EMP-018, EMP-128]"""
    people = g.people[fight.fighter(g, side)]
    return army_worth(fielded(fight, side), army_list(people, g.options.edition))


def fielded(fight: Fight, side: int) -> Roster:
    """An army as it takes the field: without a character whom an Assassin has removed. [EMP-127]"""
    roster, victim = fight.armies[side], fight.removed[side]
    lines = [
        replace(line, count=line.count - 1) if n == victim else line
        for n, line in enumerate(roster.lines)
    ]
    return replace(roster, lines=tuple([line for line in lines if line.count]))
