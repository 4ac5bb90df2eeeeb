"""Every objective once, as one object."""

from __future__ import annotations

from typing import Final

from feldzug.games.runewars.cards.objectives import evil, good
from feldzug.games.runewars.cards.objectives.text import ObjectiveText

OBJECTIVES: Final[tuple[ObjectiveText, ...]] = (
    good.BoundByHonor("bound-by-honor"),
    good.FriendsOfTheGiants("friends-of-the-giants"),
    good.ShieldOfTheCities("shield-of-the-cities"),
    good.Fellowship("fellowship"),
    good.FullGranaries("full-granaries"),
    good.WallOfStone("wall-of-stone"),
    good.VoiceOfTheCouncil("voice-of-the-council"),
    good.WiseCounsel("wise-counsel"),
    evil.DiscouragingDefeat("discouraging-defeat"),
    evil.DragonMasters("dragon-masters"),
    evil.FieldOfBones("field-of-bones"),
    evil.BrokenWalls("broken-walls"),
    evil.IronTide("iron-tide"),
    evil.HeroSlayer("hero-slayer"),
    evil.Dominion("dominion"),
    evil.SackedCity("sacked-city"),
)

CONDITIONS: Final = (
    "unallied-units",
    "allied-giants",
    "cities",
    "heroes",
    "heroes-with-rewards",
    "food",
    "strongholds",
    "damaged-strongholds",
    "titles",
    "influence",
    "repelled-units",
    "allied-dragons",
    "destroyed-units",
    "conquered-strongholds",
    "ore",
    "slain-heroes",
    "areas",
    "sacked-cities",
)
"""What conditions are called; each has a message `condition-…` with what there is and what there must be."""
