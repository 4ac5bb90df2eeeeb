"""An objective is claimed for a dragon rune, or exchanged if impossible. [RW-354 – RW-356]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.cards.objectives.text import Condition, behind
from feldzug.games.runewars.decks import ObjectiveCard
from feldzug.games.runewars.runes import ReceiveRune
from feldzug.games.runewars.set_up.objectives import DealObjective, side_of
from feldzug.games.runewars.turn import OwnTurn, UseBonus
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo, frames_of
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Seat


@dataclass(slots=True, unsafe_hash=True)
class ObjectiveClaimed(Event):
    """An objective is shown and discarded. [RW-354]"""

    seat: Seat
    objective: ObjectiveCard


@dataclass(slots=True, unsafe_hash=True)
class ObjectiveExchanged(Event):
    """An objective that has become impossible is shown and put away. [RW-356]

    It goes under a deck of eight that two players draw from, so it never comes up again.
    """

    seat: Seat
    objective: ObjectiveCard


@dataclass(frozen=True, slots=True)
class ClaimObjective(Action):
    """Show the objective, which is fulfilled, and receive a dragon rune."""

    objective: ObjectiveCard


@dataclass(frozen=True, slots=True)
class ReplaceObjective(Action):
    """Show the objective, which is impossible, and take another one."""

    objective: ObjectiveCard


def progress(g: World, seat: Seat) -> list[tuple[int, tuple[Condition, ...]]]:
    """Each objective of a seat with how far it is fulfilled, condition by condition."""
    return [(card, behind(g, card).conditions(g, seat)) for card in g.objective[seat]]


def claims(frame: OwnTurn, g: World, seat: Seat) -> list[Any]:
    """What a seat may do with its objective now."""
    found: list[Any] = []
    for card in g.objective[seat]:
        text = behind(g, card)
        if text.is_fulfilled(g, seat):
            found.append(ClaimObjective(card))
        if text.may_exchange(g) and g.objective_piles[side_of(g, seat)]:
            found.append(ReplaceObjective(card))
    return found


def claim(frame: OwnTurn | UseBonus, g: World, seat: Seat, action: Any) -> Todo:
    """The card is shown and never replaced, unless it is exchanged. [RW-354 – RW-356]"""
    g.objective[seat] = []
    g.objective_discards = [*g.objective_discards, action.objective]
    g.fence()
    if isinstance(action, ReplaceObjective):
        g.tell(ObjectiveExchanged(seat, action.objective))
        return DealObjective(seat)
    g.tell(ObjectiveClaimed(seat, action.objective))
    return ReceiveRune(seat)


# between an order and its bonus, which may spend what the objective asks for


def claims_before_bonus(question: UseBonus, g: World, seat: Seat) -> list[Any]:
    """What is fulfilled now may not be so any longer once the bonus is used. [RW-354]"""
    return [
        ClaimObjective(card) for card in g.objective[seat] if behind(g, card).is_fulfilled(g, seat)
    ]


def claim_before_bonus(question: UseBonus, g: World, seat: Seat, action: Any) -> Todo:
    """Then the question of the bonus is asked again."""
    return [*frames_of(claim(question, g, seat, action)), UseBonus(seat)]


def install(rules: Rules) -> None:
    rules.offer(OwnTurn, claims, claim, kinds=(ClaimObjective, ReplaceObjective))
    rules.offer(UseBonus, claims_before_bonus, claim_before_bonus, kinds=(ClaimObjective,))
