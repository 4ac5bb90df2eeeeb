"""A player who leaves: his realm turns neutral, and the campaign goes on while two are left."""

from __future__ import annotations

from feldzug.games.empires.battle.battle import Battle
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.events import RealmNeutral
from feldzug.kernel.parallel import whole
from feldzug.kernel.rules import Rules
from feldzug.kernel.sealed import open_choices
from feldzug.kernel.values import Resigned


def turn_neutral(g: Campaign, event: Resigned) -> None:
    """His realm is never asked again, pays and gets nothing, and is nobody's ally. [EMP-437]

    What he has chosen in secret and nobody has seen yet counts no longer; nor does the choice of a
    mercenary whom he has hired: he chose with cards and gold that are gone. [EMP-402]
    """
    seat = event.seat
    void = [one for one in g.seats() if seat in (one, g.hired_by[one])]
    for _, choice in open_choices(g):
        choice.steps = {one: steps for one, steps in choice.steps.items() if one not in void}
    if g.ally[seat] != NOBODY:
        g.part_allies(seat, "neutral")
    g.neutral[seat] = 1
    g.tell(RealmNeutral(seat))
    if len(g.realms()) < 2:
        break_battles_off(g)


def break_battles_off(g: Campaign) -> None:
    """Where the campaign ends with them, battles give back their markers and cards. [EMP-437]"""
    for frame in whole(g.stack):
        if isinstance(frame, Battle):
            frame.clear_table(g)


def add_leaving(rules: Rules) -> None:
    rules.on(Resigned, turn_neutral)
