"""A random walk that seeks conquest: for fuzzing, for the laws and for measuring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from feldzug.games.empires.alliances import ProposeAlliance
from feldzug.games.empires.building.phase import Build, Claim, Conquer
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.challenges import MarkTile
from feldzug.games.empires.hiring import OfferHire
from feldzug.games.empires.magic.casting import CastSpell
from feldzug.games.empires.vocabularies import SPECIAL
from feldzug.games.empires.winter.winter_war import ChallengeInWinter
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.parallel import bare
from feldzug.kernel.values import Seat


def seek(g: Campaign, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
    """Conquer what can be conquered, fight for what others own, and build what casts spells."""
    conquests = [action for action in legal if isinstance(bare(action)[1], Conquer)]
    wanted = conquests or [action for action in legal if is_wanted(g, bare(action)[1])]
    choices = wanted if wanted and dealer.below(8) else legal
    return choices[dealer.below(len(choices))]


def is_wanted(g: Campaign, action: Any) -> bool:
    """Whether an answer leads to tiles of others, to spells, or to company."""
    if isinstance(action, MarkTile):
        return g.owner[action.tile] >= 0
    if isinstance(action, Build):
        return action.building == SPECIAL
    return isinstance(action, (Claim, CastSpell, ChallengeInWinter, ProposeAlliance, OfferHire))
