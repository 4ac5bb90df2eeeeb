"""What every kind of unit does on an orb. [RW-276]"""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.battle.abilities.ability import Ability
from feldzug.games.runewars.battle.abilities.daqan import Bowman, Footman, Knight, SiegeTower
from feldzug.games.runewars.battle.abilities.latari import (
    Archer,
    PegasusRider,
    Sorceress,
    Warrior,
)
from feldzug.games.runewars.battle.abilities.neutral import (
    Beastman,
    Dragon,
    Giant,
    HellHound,
    Razorwing,
    Sorcerer,
)
from feldzug.games.runewars.battle.abilities.uthuk import Berserker, ChaosLord, FleshRipper, Warlock
from feldzug.games.runewars.battle.abilities.waiqar import (
    DarkKnight,
    Necromancer,
    Reanimate,
    SkeletonArcher,
)

ABILITIES: Final[tuple[Ability, ...]] = (
    Footman("footman"),
    Bowman("bowman"),
    Knight("knight"),
    SiegeTower("siege-tower"),
    Archer("archer"),
    Warrior("warrior"),
    Sorceress("sorceress"),
    PegasusRider("pegasus-rider"),
    Reanimate("reanimate"),
    SkeletonArcher("skeleton-archer"),
    Necromancer("necromancer"),
    DarkKnight("dark-knight"),
    Berserker("berserker"),
    FleshRipper("flesh-ripper"),
    Warlock("warlock"),
    ChaosLord("chaos-lord"),
    Sorcerer("sorcerer"),
    Razorwing("razorwing"),
    Beastman("beastman"),
    HellHound("hell-hound"),
    Dragon("dragon"),
    Giant("giant"),
)
