"""The 25 rewards of the base game, each kind once."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.cards.rewards.gear import (
    CLOAK,
    FIRE_BOMBS,
    AmuletOfShielding,
    BeltOfGiants,
    CircletOfLore,
    GhostArmor,
    GlovesOfFinesse,
    HealingDraught,
    HuntersBow,
    Runeplate,
    Soulbiter,
    SwordOfDawn,
    ThornMail,
    WayfarersBoots,
)
from feldzug.games.runewars.cards.rewards.relics import (
    ICE_STORM,
    TELEPORTATION,
    FluteOfPossession,
    RuneOfSummoning,
    StaffOfLight,
    TimmorranShard,
)
from feldzug.games.runewars.cards.rewards.tactical_map import TacticalMap
from feldzug.games.runewars.cards.rewards.text import RewardText

REWARDS: Final[tuple[RewardText, ...]] = (
    TimmorranShard("timmorran-shard"),
    FIRE_BOMBS,
    Soulbiter("soulbiter"),
    FluteOfPossession("flute-of-possession"),
    TELEPORTATION,
    RuneOfSummoning("rune-of-summoning"),
    TacticalMap("tactical-map"),
    StaffOfLight("staff-of-light"),
    ICE_STORM,
    CLOAK,
    GhostArmor("ghost-armor"),
    Runeplate("runeplate"),
    AmuletOfShielding("amulet-of-shielding"),
    SwordOfDawn("sword-of-dawn"),
    HuntersBow("hunters-bow"),
    ThornMail("thorn-mail"),
    WayfarersBoots("wayfarers-boots"),
    BeltOfGiants("belt-of-giants"),
    GlovesOfFinesse("gloves-of-finesse"),
    CircletOfLore("circlet-of-lore"),
    HealingDraught("healing-draught"),
)
