"""What players own and gather: the modules of it that are saved, and what they add to the rules."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from feldzug.games.runewars import (
    developments,
    income,
    placing,
    runes,
    strongholds,
    titles,
    winning,
)
from feldzug.games.runewars.cards.order_texts import acquire_power, harvest, recruit
from feldzug.kernel.rules import Rules

PARTS: Final[tuple[ModuleType, ...]] = (
    acquire_power,
    developments,
    harvest,
    income,
    placing,
    recruit,
    runes,
    strongholds,
    titles,
    winning,
)

ORDERS: Final = (
    harvest.Harvest("harvest"),
    recruit.Recruit("recruit"),
    acquire_power.AcquirePower("acquire-power"),
)


def install(rules: Rules) -> None:
    winning.install(rules)
