"""The Assassin: an enemy character who may not live to see the battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from feldzug.games.empires.armies import GENERAL, NONE, Entry
from feldzug.games.empires.asking import RealmQuestion
from feldzug.games.empires.battle.armies import muster_of
from feldzug.games.empires.battle.events import AssassinStruck
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARD_FACTS, EVENT_CARDS
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action, Reason, Seat, because

ASSASSIN: Final = EVENT_CARDS.index("assassin")
NOBODY_NAMED: Final = -1


@dataclass(frozen=True, slots=True)
class Murder(Action):
    """Send the Assassin to this character, in this line of the enemy's roster; -1: to nobody."""

    line: int
    entry: Entry = NONE


def send_assassins(g: Campaign, fight: Fight) -> Todo:
    """Before the battle each Assassin names his victim, the challenger's first. [EMP-127, EMP-429]"""
    return [
        NameVictim(fight.speaker(g, side), side)
        for side in (CHALLENGER, CHALLENGED)
        if fight.holds_here(g, side, ASSASSIN)
    ]


def characters(g: Campaign, fight: Fight, side: int) -> dict[int, tuple[int, str]]:
    """By line of a side's roster, the entry and the kind of each character."""
    by_entry = muster_of(g, fight, side).army.by_entry
    return {
        n: (line.entry, by_entry[line.entry].kind)
        for n, line in enumerate(fight.armies[side].lines)
        if by_entry[line.entry].is_character
    }


@dataclass(slots=True)
class NameVictim(RealmQuestion):
    """Name one enemy character; the General only where that was agreed. [EMP-127]"""

    side: int

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def options(self, g: Campaign) -> list[Murder]:
        named = characters(g, g.frame(Fight), 1 - self.side)
        victims = [Murder(line, entry) for line, (entry, _) in named.items()]
        return [Murder(NOBODY_NAMED), *victims]

    def forbids(self, g: Campaign, action: Murder) -> Reason | None:
        named = characters(g, g.frame(Fight), 1 - self.side)
        if named.get(action.line, (NONE, ""))[1] != GENERAL:
            return None
        if g.options.assassin_general == "allowed":
            return None
        return because("general-is-guarded", "EMP-127", entry=action.entry)

    def chosen(self, g: Campaign, action: Murder) -> Todo:
        g.spend_card(g.frame(Fight).principal(self.side), ASSASSIN)
        if action.line == NOBODY_NAMED:
            return None
        return Strike(self.seat, self.side, action.line, action.entry)


@dataclass(slots=True)
class Strike(Chance):
    """On 4 or more the character does not take part and counts no points. [EMP-127, EMP-128]"""

    seat: Seat
    side: int
    line: int
    entry: Entry

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(1)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        fight = g.frame(Fight)
        is_removed = outcome[0] >= EVENT_CARD_FACTS[ASSASSIN].die
        if is_removed:
            removed = list(fight.removed)
            removed[1 - self.side] = self.line
            fight.removed = (removed[0], removed[1])
        other = fight.principal(1 - self.side)
        g.tell(AssassinStruck(self.seat, other, self.entry, outcome[0], is_removed))
