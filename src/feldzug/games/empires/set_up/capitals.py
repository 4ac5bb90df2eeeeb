"""The first capitals: chosen in secret, shown together, and chosen again where they clash."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.capitals import NameCapital
from feldzug.games.empires.events import CapitalsClashed, CapitalsRevealed
from feldzug.games.empires.land import NONE
from feldzug.games.empires.maps import APART, may_hold_capital
from feldzug.games.empires.peoples import MOUNTAIN_CITIES
from feldzug.games.empires.vocabularies import CITY
from feldzug.kernel.frames import Names, Todo
from feldzug.kernel.sealed import Sealed
from feldzug.kernel.values import Reason, Seat, because


def too_near(g: Campaign, tile: int) -> Seat:
    """The player whose capital leaves no tile between it and *tile*; NOBODY if there is none. [EMP-008]"""
    for seat in g.lot:
        if g.capital[seat] != NONE and g.land.distance(g.capital[seat], tile) < APART:
            return seat
    return NOBODY


@dataclass(slots=True)
class ChooseFirstCapitals(Sealed):
    """Everybody fixes his capital in secret; all are shown together.

    Where two lie on the same tile or next to each other, the one who comes first in the lot keeps his, and
    the other chooses again. The capital carries a city from the start. [EMP-008, EMP-010]
    """

    choosing: tuple[Seat, ...]

    @staticmethod
    def inside() -> Names:
        return ("SetUp",)

    def seats(self, g: Campaign) -> list[Seat]:
        return list(self.choosing)

    def options(self, g: Campaign, seat: Seat) -> list[NameCapital]:
        mountains = g.has_rule(seat, MOUNTAIN_CITIES)
        return [
            NameCapital(tile)
            for tile in g.land.tiles()
            if may_hold_capital(g.land, tile, mountains=mountains)
        ]

    def forbids(self, g: Campaign, seat: Seat, action: NameCapital) -> Reason | None:
        near = too_near(g, action.tile)
        if near != NOBODY:
            return because("capital-too-near", "EMP-008", seat=near)
        return None

    def revealed(self, g: Campaign) -> Todo:
        choices = self.choices
        seats = [seat for seat in g.lot if seat in choices]
        g.tell(CapitalsRevealed(tuple(seats), tuple([choices[seat].tile for seat in seats])))
        again: list[Seat] = []
        for seat in seats:
            tile = choices[seat].tile
            near = too_near(g, tile)
            if near != NOBODY:
                g.tell(CapitalsClashed(seat, tile, near))
                again.append(seat)
                continue
            g.take(seat, tile)
            g.build(tile, CITY)
            g.name_capital(seat, tile)
        return ChooseFirstCapitals(tuple(again)) if again else None
