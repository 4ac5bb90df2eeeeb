"""Season cards that begin with an influence bid. [RW-359]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from feldzug.games.runewars.bids import InfluenceBid
from feldzug.games.runewars.cards.seasons import SeasonText
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Todo


@mypyc_attr(allow_interpreted_subclasses=True)
class BidCard(SeasonText):
    """Everybody bids; what comes of it stands in `after_bid`."""

    def primary(self, g: World) -> Todo:
        return InfluenceBid(self.number)
