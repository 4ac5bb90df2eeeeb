"""What a seat cannot tell apart: item cards of others and of the pile, armies that are not shown to it."""

from __future__ import annotations

from feldzug.games.empires.battle.armies import muster_of
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.rosters.mustering import STYLES, muster_army
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import Pool
from feldzug.kernel.parallel import whole
from feldzug.kernel.values import Seat


def pools(g: Campaign, seat: Seat) -> list[Pool]:
    """Item cards look alike from behind; an army that was locked may be any of its size."""
    others = [other for other in g.seats() if other != seat]
    own_copies(g)
    found = [
        Pool(
            [
                *[
                    hands[other].place(seat, other)
                    for hands in (g.amulets, g.castle_cards, g.hoard_cards)
                    for other in others
                ],
                *g.items.places(seat),
            ]
        )
    ]
    found += [
        LockedArmies(g, frame)
        for frame in whole(g.stack)
        if isinstance(frame, Fight) and frame.armies and not frame.knows_armies(seat)
    ]
    return found


def own_copies(g: Campaign) -> None:
    """Hands and pile, which copies of a position share, for this position alone."""
    g.items = g.items.clone()
    for hands in (g.amulets, g.castle_cards, g.hoard_cards):
        for seat in g.seats():
            hands[seat] = hands[seat].clone()


class LockedArmies(Pool):
    """The armies of a battle that a seat has no part in."""

    __slots__ = ("fight", "g")

    def __init__(self, g: Campaign, fight: Fight) -> None:
        super().__init__([])
        self.g = g
        self.fight = fight

    def redeal(self, dealer: Dealer) -> None:
        fight = self.fight
        fight.removed = (-1, -1)
        fight.armies = tuple([self.army(side, dealer) for side in (CHALLENGER, CHALLENGED)])

    def army(self, side: int, dealer: Dealer) -> Roster:
        """Any style, with few of any one entry: a people may have the same army in all styles."""
        muster = muster_of(self.g, self.fight, side)
        entries = muster.army.entries
        style = STYLES[dealer.below(len(STYLES))]
        return muster_army(muster, style, spared=entries[dealer.below(len(entries))].number)
