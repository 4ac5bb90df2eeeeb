"""Swamp, lava and dragon on a real table: the program throws their dice, so that everybody can check them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Final

from feldzug.games.empires.battle.armies import battle_turns
from feldzug.games.empires.battle.eruption import (
    CERTAIN,
    EruptionRoll,
    RollEruption,
    has_volcano,
    refuses_roll,
    turn_of,
)
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.throws import (
    ATTACKS,
    BEST_ARMOUR,
    FORTIFIED,
    MOST_HITS,
    MOST_STANDS,
    OPEN,
    SHOTS,
    STRAIGHT,
    Bend,
    DragonThrow,
    LavaTile,
    Stands,
    SwampThrow,
)
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.items import NO_ARMOUR
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.games.empires.terrain import PIECE_FACTS, PIECES
from feldzug.kernel.bounds import Between
from feldzug.kernel.fate import Dice, Odds
from feldzug.kernel.frames import Chance, Names, Todo
from feldzug.kernel.values import Action, Event, Reason, Seat, because

SWAMP: Final = PIECES.index("swamp")
LAVA_TILES: Final[int] = PIECE_FACTS[PIECES.index("lava")].laid
"""So many lava tiles there are before the lake. [EMP-295]"""
LAKE: Final = LAVA_TILES + 1
LOST_ON: Final[int] = PIECE_FACTS[SWAMP].lost_on

BOTH: Final = (CHALLENGER, CHALLENGED)


@dataclass(frozen=True, slots=True)
class RollSwamp(Action):
    """Roll for the stands of the player in turn that stand in a swamp, counted from his left. [EMP-320]"""

    half: int
    stands: Annotated[int, Between(1, MOST_STANDS)]


@dataclass(frozen=True, slots=True)
class LayLava(Action):
    """The player in turn has laid a lava tile, or the lake; so many stands are gone. [EMP-294, EMP-297]"""

    half: int
    bend: Bend = STRAIGHT
    lost: Stands = 0
    """Of the challenger."""
    lost_of_challenged: Stands = 0


@dataclass(frozen=True, slots=True)
class RollDragon(Action):
    """Roll for the dragon, who attacks a unit of this side. [EMP-333, EMP-334]

    What hits it and what it saves on is said, not which unit it is: armies are no business of others.
    """

    half: int
    side: int
    shoots: bool = False
    least: Annotated[int, Between(OPEN, FORTIFIED)] = OPEN
    armour: Annotated[int, Between(BEST_ARMOUR, NO_ARMOUR)] = NO_ARMOUR
    toughness: Annotated[int, Between(1, MOST_HITS)] = 3


HAZARDS: Final = (RollEruption, RollSwamp, LayLava, RollDragon)


@dataclass(slots=True, unsafe_hash=True)
class SwampRolled(Event):
    """The dice for stands in a swamp, and how many are lost. [EMP-320]"""

    seat: Seat
    turn: int
    dice: tuple[int, ...]
    lost: int


@dataclass(slots=True, unsafe_hash=True)
class LavaLaid(Event):
    """A lava tile, or the lake as tile 0, and what it has destroyed. [EMP-294 … EMP-297]"""

    seat: Seat
    tile_number: int
    bend: int
    challenger: Seat
    lost: int
    challenged: Seat
    lost_of_challenged: int


@dataclass(slots=True, unsafe_hash=True)
class DragonAttacked(Event):
    """The dragon's dice against a unit, its saves, and what it loses. [EMP-333, EMP-334, EMP-337]"""

    seat: Seat
    other: Seat
    turn: int
    shoots: bool
    dice: tuple[int, ...]
    least: int
    hits: int
    saves: tuple[int, ...]
    armour: int
    through: int
    lost: int


def open_answers(fight: Fight) -> tuple[type, ...]:
    """What either side may have thrown or may tell at such a table. [EMP-287, EMP-320, EMP-329]"""
    found: list[type] = []
    if has_volcano(fight):
        found += [RollEruption, LayLava]
    if has_swamp(fight):
        found.append(RollSwamp)
    if fight.dragon:
        found.append(RollDragon)
    return tuple(found)


def has_swamp(fight: Fight) -> bool:
    return any(piece.kind == SWAMP for piece in fight.pieces)


def refuses_hazard(g: Campaign, fight: Fight, seat: Seat, action: Action) -> Reason | None:
    """Why nothing is thrown, or laid, for this half turn."""
    if isinstance(action, RollEruption):
        return refuses_roll(fight, action.half)
    assert isinstance(action, (RollSwamp, LayLava, RollDragon))
    if not 0 <= action.half < 2 * battle_turns(g, fight):
        return because("no-such-half-turn", "EMP-185", turns=battle_turns(g, fight))
    if isinstance(action, RollSwamp):
        return _refuses_swamp(fight, action)
    if isinstance(action, LayLava):
        return _refuses_lava(fight, action)
    return _refuses_dragon(g, fight, seat, action)


def act_on_hazard(g: Campaign, seat: Seat, action: Action) -> None:
    if isinstance(action, RollEruption):
        g.do(EruptionRoll(seat, action.half))
    elif isinstance(action, RollSwamp):
        g.do(SwampRoll(action.half, action.stands))
    elif isinstance(action, RollDragon):
        g.do(
            DragonAttack(
                action.half,
                action.side,
                action.shoots,
                least=action.least,
                armour=action.armour,
                toughness=action.toughness,
            )
        )
    else:
        assert isinstance(action, LayLava)
        lay_lava(g, action)


def side_in_turn(fight: Fight, half: int) -> int:
    """The side whose command phase the half turn is."""
    return (fight.first + half) % 2


def player_of(fight: Fight, side: int) -> Seat:
    """Whose army stands on a side. [EMP-402]"""
    return fight.fighters[side] if fight.fighters else fight.principal(side)


# --- Swamp ------------------------------------------------------------------------------------


def _refuses_swamp(fight: Fight, action: RollSwamp) -> Reason | None:
    if not has_swamp(fight):
        return because("no-swamp-here", "EMP-320")
    if any(thrown.half == action.half for thrown in fight.swamp):
        return because("swamp-rolled-before", "EMP-320")
    return None


@dataclass(slots=True)
class SwampRoll(Chance):
    """Before each own command phase a die for each stand in a swamp: on 1 it is lost. [EMP-320]"""

    half: int
    stands: int

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(self.stands)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        fight = g.frame(Fight)
        thrown = SwampThrow(self.half, outcome)
        fight.swamp = (*fight.swamp, thrown)
        g.tell(swamp_rolled(fight, thrown))


def swamp_rolled(fight: Fight, thrown: SwampThrow) -> SwampRolled:
    lost = sum([die <= LOST_ON for die in thrown.dice])
    seat = player_of(fight, side_in_turn(fight, thrown.half))
    return SwampRolled(seat, turn_of(thrown.half), thrown.dice, lost)


# --- Lava -------------------------------------------------------------------------------------


def erupted_at(fight: Fight, half: int) -> int:
    """The half turn of the eruption; where no die of the program tells it, the first tile that is told does.

    With turn 4 it has erupted for certain. [EMP-291, EMP-292]
    """
    return min(half, 2 * (CERTAIN - 1)) if fight.erupted < 0 else fight.erupted


def tile_number(fight: Fight, half: int) -> int:
    """Each player lays one tile before his command phase, the first when it erupts. [EMP-292, EMP-294]"""
    return half - erupted_at(fight, half) + 1


def _refuses_lava(fight: Fight, action: LayLava) -> Reason | None:
    if not has_volcano(fight):
        return because("eruption-no-volcano", "EMP-286")
    quiet = fight.erupted < 0 and action.half <= fight.eruption_rolled
    number = tile_number(fight, action.half)
    if number < 1 or quiet:
        return because("lava-too-early", "EMP-292")
    if number > LAKE:
        return because("lava-all-laid", "EMP-295")
    if any(laid.half == action.half for laid in fight.lava):
        return because("lava-laid-before", "EMP-294")
    if action.bend == STRAIGHT:
        return None
    if number == 1:
        return because("lava-first-straight", "EMP-292")
    if number == LAKE:
        return because("lava-lake-straight", "EMP-295")
    if any(laid.bend != STRAIGHT for laid in fight.lava):
        return because("lava-bent-before", "EMP-293")
    return None


def lay_lava(g: Campaign, action: LayLava) -> None:
    """Lava takes no dice: it is told, so that both sides know how long the stream is. [EMP-292 … EMP-297]"""
    fight = g.frame(Fight)
    fight.erupted = erupted_at(fight, action.half)
    laid = LavaTile(action.half, action.bend, (action.lost, action.lost_of_challenged))
    fight.lava = (*fight.lava, laid)
    g.tell(lava_laid(fight, laid))


def lava_laid(fight: Fight, laid: LavaTile) -> LavaLaid:
    number = tile_number(fight, laid.half)
    return LavaLaid(
        player_of(fight, side_in_turn(fight, laid.half)),
        0 if number == LAKE else number,
        laid.bend,
        player_of(fight, CHALLENGER),
        laid.lost[CHALLENGER],
        player_of(fight, CHALLENGED),
        laid.lost[CHALLENGED],
    )


# --- Dragon -----------------------------------------------------------------------------------


def _refuses_dragon(g: Campaign, fight: Fight, seat: Seat, action: RollDragon) -> Reason | None:
    """The opponent of the attacked player rolls, once in each player's turn. [EMP-329, EMP-334, EMP-336]"""
    if not fight.dragon:
        return because("no-dragon-here", "EMP-329")
    if action.side not in BOTH:
        return because("report-unknown-side", "EMP-199")
    if any(thrown.half == action.half for thrown in fight.dragon_throws):
        return because("dragon-rolled-before", "EMP-336")
    opponent = 1 - action.side
    if fight.is_played(g, opponent) and seat != fight.speaker(g, opponent):
        return because("dragon-opponent-rolls", "EMP-334")
    return None


@dataclass(slots=True)
class DragonAttack(Chance):
    """8 attacks in combat, or 4 shots. [EMP-333, EMP-337]

    What is said of the unit is no part of the roll: when it is corrected the dice lie as they fell.
    """

    half: int
    side: int
    shoots: bool
    least: int = field(default=OPEN, kw_only=True)
    armour: int = field(default=NO_ARMOUR, kw_only=True)
    toughness: int = field(default=1, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(SHOTS if self.shoots else ATTACKS)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> Todo:
        thrown = DragonThrow(
            self.half,
            self.side,
            self.shoots,
            self.least,
            self.armour,
            self.toughness,
            outcome,
            (),
        )
        hits = hits_of(thrown)
        if hits and thrown.armour < NO_ARMOUR:
            return DragonSaves(self.half, self.side, hits, thrown=thrown)
        _note(g, thrown)
        return None


@dataclass(slots=True)
class DragonSaves(Chance):
    """The armour of the unit that the dragon has hit: a die for each hit. [EMP-333]"""

    half: int
    side: int
    hits: int
    thrown: DragonThrow | None = field(default=None, kw_only=True)

    @staticmethod
    def inside() -> Names:
        return ("Battle",)

    def odds(self, g: Campaign) -> Odds:
        return Dice(self.hits)

    def befalls(self, g: Campaign, outcome: tuple[int, ...]) -> None:
        assert self.thrown is not None
        _note(g, replace(self.thrown, saves=outcome))


def hits_of(thrown: DragonThrow) -> int:
    return sum([die >= thrown.least for die in thrown.dice])


def _note(g: Campaign, thrown: DragonThrow) -> None:
    fight = g.frame(Fight)
    fight.dragon_throws = (*fight.dragon_throws, thrown)
    g.tell(dragon_attacked(fight, thrown))


def dragon_attacked(fight: Fight, thrown: DragonThrow) -> DragonAttacked:
    hits = hits_of(thrown)
    through = hits - sum([die >= thrown.armour for die in thrown.saves])
    return DragonAttacked(
        player_of(fight, 1 - thrown.side),
        player_of(fight, thrown.side),
        turn_of(thrown.half),
        thrown.shoots,
        thrown.dice,
        thrown.least,
        hits,
        thrown.saves,
        thrown.armour,
        through,
        through // thrown.toughness,
    )
