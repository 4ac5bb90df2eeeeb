"""High Elves and Dark Elves: mighty wizards, and too proud to tax."""

from __future__ import annotations

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.magic.spell import FailSpell, MissTarget
from feldzug.games.empires.peoples import ARROGANCE, MIGHTY_WIZARDS
from feldzug.games.empires.winter.taxes import TaxRollTotal
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, because


def spells_do_not_fail(g: Campaign, permit: FailSpell) -> Reason | None:
    """A 1 on the table is rolled again, and the free repeat stays unused by that. [EMP-224]"""
    wizards = g.has_rule(permit.seat, MIGHTY_WIZARDS)
    return because("elves-ignore-ones", "EMP-224") if wizards else None


def spells_always_arrive(g: Campaign, permit: MissTarget) -> Reason | None:
    """By the other reading their spells need no range roll. [EMP-224]"""
    wizards = g.has_rule(permit.seat, MIGHTY_WIZARDS)
    if wizards and g.options.elf_range == "always":
        return because("elves-always-reach", "EMP-224")
    return None


def arrogance(g: Campaign, query: TaxRollTotal, total: int) -> int:
    """Each tax roll counts 1 less; the dice of a tile are one roll, the die of a city another. [EMP-225]"""
    return total - 1 if g.has_rule(query.seat, ARROGANCE) else total


def add_elves(rules: Rules) -> None:
    rules.deny(FailSpell, spells_do_not_fail)
    rules.deny(MissTarget, spells_always_arrive)
    rules.modifies(TaxRollTotal, arrogance)
