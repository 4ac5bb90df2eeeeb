"""The Commander deck: every card of it. [BOW-042]"""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.banners.cards.commanders.fighting import (
    HoldTheLine,
    Opportunist,
    Rearguard,
    ShieldCompanion,
    Tactician,
)
from feldzug.games.runewars.banners.cards.commanders.testing import (
    LeadTheCharge,
    MasterOfSpies,
    RaiseTheBanner,
    Saboteur,
    WarMage,
)
from feldzug.games.runewars.banners.commanders.text import CommanderText

COMMANDERS: Final[tuple[CommanderText, ...]] = (
    RaiseTheBanner("raise-the-banner"),
    LeadTheCharge("lead-the-charge"),
    HoldTheLine("hold-the-line"),
    Saboteur("saboteur"),
    MasterOfSpies("master-of-spies"),
    WarMage("war-mage"),
    Tactician("tactician"),
    ShieldCompanion("shield-companion"),
    Rearguard("rearguard"),
    Opportunist("opportunist"),
)
