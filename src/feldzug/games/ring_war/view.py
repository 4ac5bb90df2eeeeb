"""What a player may see of a war, by naming what is shown."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Final

from feldzug.games.ring_war.board import AREA_CARDS, PLACES, SIDES
from feldzug.games.ring_war.deck import CARDS
from feldzug.games.ring_war.ending import scores
from feldzug.games.ring_war.lasting import CardEffect
from feldzug.games.ring_war.leaders import starting_leaders
from feldzug.games.ring_war.movement import ChooseMove, most_together, ready
from feldzug.games.ring_war.war import AREA_HAND, CARD_HAND, COLOURS, NEUTRAL, NOBODY, War
from feldzug.kernel.values import Seat, View


@dataclass(frozen=True, slots=True)
class Counts(View):
    """One number a kind of unit."""

    infantry: int
    cavalry: int
    creature: int


NONE: Final = Counts(0, 0, 0)


@dataclass(frozen=True, slots=True)
class PlaceView(View):
    """Who rules and what stands there; `ready` may still move, and no more than `spare` may leave.

    `room` is for so many more units. No more than `together` go to one place if a unit of that kind is
    among them; it is told of units that may be moved now.
    """

    ruler: int | str | None
    units: Counts
    fought: Counts
    moved: Counts
    ready: Counts
    spare: int
    room: int
    together: Counts
    leader: bool
    beaten: int


@dataclass(slots=True)
class PlayerView(View):
    """What everybody knows of a player."""

    colour: str
    side: str
    alive: bool
    score: int
    area_cards: int
    cards: int
    uprising: int
    played: list[str]
    kept_points: int


@dataclass(slots=True)
class EffectView(View):
    """A card that still has its effect, whose it was, until when, and where."""

    card: str
    seat: int
    until: str
    areas: list[str]


@dataclass(slots=True)
class HandLimits(View):
    area_cards: int
    cards: int


@dataclass(slots=True)
class WarView(View):
    """The board, what lies open, the sizes of hands and piles, and the own hand."""

    turn: int
    active: int
    ring: str
    field: int
    path: list[str]
    places: dict[str, PlaceView]
    players: list[PlayerView]
    prices: Counts
    leaders: int
    hand_limits: HandLimits
    area_pile: int
    area_discards: list[str]
    card_pile: int
    card_discards: list[str]
    effects: list[EffectView]
    conquered: list[str]
    stack: list[str]
    area_hand: list[str] = dataclasses.field(default_factory=list)
    card_hand: list[str] = dataclasses.field(default_factory=list)
    uprising: list[str] = dataclasses.field(default_factory=list)


def view(g: War, seat: Seat | None) -> WarView:
    """What *seat* (None: a bystander) sees."""
    points = scores(g)
    mover, garrison = moving(g), g.garrison()
    shown = WarView(
        turn=g.turn,
        active=g.active,
        ring=PLACES[g.ring_area()],
        field=g.ring,
        path=[PLACES[area] for area in g.board.path],
        places={PLACES[place]: place_view(g, place, mover, garrison) for place in g.board.places},
        players=[player_view(g, other, points[other]) for other in g.seats()],
        prices=Counts(g.price(0), g.price(1), g.price(2)),
        leaders=starting_leaders(g),
        hand_limits=HandLimits(AREA_HAND, CARD_HAND),
        area_pile=len(g.area_pile),
        area_discards=[AREA_CARDS[card] for card in g.area_discards],
        card_pile=len(g.card_pile),
        card_discards=[CARDS[card] for card in g.card_discards],
        effects=[effect_view(e) for e in g.effects if isinstance(e, CardEffect)],
        conquered=[PLACES[area] for area in g.conquered],
        stack=list(g.path()),
    )
    if seat is not None:
        shown.area_hand = [AREA_CARDS[card] for card in g.area_hands[seat]]
        shown.card_hand = [CARDS[card] for card in g.card_hands[seat]]
        shown.uprising = [AREA_CARDS[card] for card in g.uprisings[seat]]
    return shown


_ALIKE: Final[dict[int, PlaceView]] = {}
"""Places often look alike, at other moments and in other games: then they are the same object. Those at which
nothing has happened in this turn are found by one number.
"""
MOST_ALIKE: Final = 20_000


def place_view(g: War, place: int, mover: Seat, garrison: int) -> PlaceView:
    """*mover* is the seat that is asked for a move, or NOBODY, whose places are empty."""
    at = 3 * place
    spare = max(0, g.size(place) - (0 if g.is_ship(place) else garrison))
    most = NONE
    if spare and mover == g.ruler[place]:
        most = together(g, mover, place, spare)
    if (
        most is not NONE
        or g.beaten[place]
        or g.fought[at] + g.fought[at + 1] + g.fought[at + 2]
        or g.moved[at] + g.moved[at + 1] + g.moved[at + 2]
    ):
        return made_out(g, place, spare, most)
    looks = (g.ruler[place] + 2) * 2 + g.leader[place]  # NOBODY is -2
    looks = ((looks * 256 + g.units[at]) * 256 + g.units[at + 1]) * 256 + g.units[at + 2]
    looks = looks * 256 + spare
    found = _ALIKE.get(looks)
    if found is None:
        if len(_ALIKE) >= MOST_ALIKE:
            _ALIKE.clear()
        found = _ALIKE[looks] = made_out(g, place, spare, most)
    return found


def made_out(g: War, place: int, spare: int, most: Counts) -> PlaceView:
    at = 3 * place
    ruler = g.ruler[place]
    return PlaceView(
        ruler="neutral" if ruler == NEUTRAL else ruler if ruler >= 0 else None,
        units=Counts(g.units[at], g.units[at + 1], g.units[at + 2]),
        fought=Counts(g.fought[at], g.fought[at + 1], g.fought[at + 2]),
        moved=Counts(g.moved[at], g.moved[at + 1], g.moved[at + 2]),
        ready=Counts(ready(g, place, 0), ready(g, place, 1), ready(g, place, 2)),
        spare=spare,
        room=max(0, g.room(place)),
        together=most,
        leader=bool(g.leader[place]),
        beaten=g.beaten[place],
    )


def moving(g: War) -> Seat:
    """The seat that is asked for a move; NOBODY if none is."""
    asked = g.stack[-1] if g.stack else None
    return asked.seat if isinstance(asked, ChooseMove) else NOBODY


def together(g: War, seat: Seat, place: int, spare: int) -> Counts:
    """How many units, one of each kind among them, may go from here to one and the same place. [RNG-043]"""
    return Counts(*[most_together(g, seat, place, kind, spare) for kind in range(3)])


def player_view(g: War, seat: Seat, score: int) -> PlayerView:
    return PlayerView(
        colour=COLOURS[g.players][seat],
        side=SIDES[g.side(seat)],
        alive=bool(g.alive[seat]),
        score=score,
        area_cards=len(g.area_hands[seat]),
        cards=len(g.card_hands[seat]),
        uprising=len(g.uprisings[seat]),
        played=[CARDS[card] for card in g.played[seat]],
        kept_points=g.kept_points[seat],
    )


def effect_view(effect: CardEffect) -> EffectView:
    areas = [PLACES[area] for area in effect.areas]
    return EffectView(CARDS[effect.card], effect.seat, effect.until, areas)
