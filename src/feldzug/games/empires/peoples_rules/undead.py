"""Tomb Kings and Vampire Counts in winter: neither plague nor famine, and no taxes."""

from __future__ import annotations

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.peoples import UNDEAD
from feldzug.games.empires.winter.table import CatchPlague, GetWinterGold, Starve
from feldzug.games.empires.winter.taxes import RaiseTaxes
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, because


def the_dead_do_not_sicken(g: Campaign, permit: CatchPlague) -> Reason | None:
    return because("undead-know-no-plague", "EMP-245") if g.has_rule(permit.seat, UNDEAD) else None


def the_dead_do_not_starve(g: Campaign, permit: Starve) -> Reason | None:
    return because("undead-know-no-famine", "EMP-246") if g.has_rule(permit.seat, UNDEAD) else None


def the_dead_pay_no_taxes(g: Campaign, permit: RaiseTaxes) -> Reason | None:
    return because("undead-raise-no-taxes", "EMP-247") if g.has_rule(permit.seat, UNDEAD) else None


def the_dead_get_the_harvest_only(g: Campaign, permit: GetWinterGold) -> Reason | None:
    """Results 7 and 9 are taxes by another name; by the other reading they are paid. [EMP-414]"""
    paid = permit.result == 8 or g.options.undead_winter_results == "7-to-9"
    if paid or not g.has_rule(permit.seat, UNDEAD):
        return None
    return because("undead-get-harvest-only", "EMP-414")


def add_undead(rules: Rules) -> None:
    rules.deny(CatchPlague, the_dead_do_not_sicken)
    rules.deny(Starve, the_dead_do_not_starve)
    rules.deny(RaiseTaxes, the_dead_pay_no_taxes)
    rules.deny(GetWinterGold, the_dead_get_the_harvest_only)
