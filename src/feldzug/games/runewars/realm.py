"""What players own and gather: the modules of it that are saved, and what they add to the rules."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from feldzug.games.runewars import (
    cities,
    claims,
    developments,
    elimination,
    income,
    placing,
    rune_shuffle,
    runes,
    strongholds,
    title_powers,
    titles,
    winning,
)
from feldzug.games.runewars.cards.objectives import deeds
from feldzug.games.runewars.cards.order_texts import (
    acquire_power,
    fortify,
    harvest,
    rally_support,
    recruit,
)
from feldzug.kernel.rules import Rules

PARTS: Final[tuple[ModuleType, ...]] = (
    acquire_power,
    cities,
    claims,
    developments,
    elimination,
    fortify,
    harvest,
    income,
    placing,
    rally_support,
    recruit,
    rune_shuffle,
    runes,
    strongholds,
    title_powers,
    titles,
    winning,
)

ORDERS: Final = (
    harvest.Harvest("harvest"),
    recruit.Recruit("recruit"),
    rally_support.RallySupport("rally-support"),
    acquire_power.AcquirePower("acquire-power"),
    fortify.Fortify("fortify"),
)

ADDITIONS: Final[tuple[Callable[[Rules], None], ...]] = (
    winning.install,
    claims.install,
    deeds.install,
    title_powers.install,
)
