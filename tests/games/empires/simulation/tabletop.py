"""Battles in small, for tests: a few units put on the table by hand, and dice as they are written."""

from __future__ import annotations

from typing import Any

from feldzug.games.empires.items import ITEMS, NO_ARMOUR
from feldzug.games.empires.sheet import NEITHER, OBJECTIVES, Objective, Piece, Sheet
from feldzug.games.empires.simulation.dice import BattleDice
from feldzug.games.empires.simulation.field import Army, Battle
from feldzug.games.empires.simulation.forces import (
    CAVALRY,
    GENERAL,
    HERO,
    INFANTRY,
    Commander,
    Force,
    Regiment,
    Works,
)
from feldzug.games.empires.simulation.orders import Brigade
from feldzug.games.empires.simulation.units import Character, Unit
from feldzug.games.empires.terrain import PIECES, TERRAINS
from feldzug.games.empires.weather import WEATHERS


class Script(BattleDice):
    """Dice that fall as written; one too many is an error."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def die(self) -> int:
        return self.faces.pop(0)


class Always(BattleDice):
    """Dice that all show one face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def die(self) -> int:
        return self.face


def piece(kind: str, sector: int, to: int = 0) -> Piece:
    return Piece(PIECES.index(kind), sector, to)


def objective(kind: str, sector: int = 0, points: int = 20) -> Objective:
    return Objective(OBJECTIVES.index(kind), sector, points)


def sheet(*pieces: Piece, weather: str = "pleasant", terrain: str = "fields", **said: Any) -> Sheet:
    """A sheet with these pieces; the challenger sets up on side A and begins."""
    agreed: dict[str, Any] = {
        "objectives": (),
        "turns": 5,
        "side": 0,
        "first": 0,
        "siege": False,
        "defender": NEITHER,
        "walls": False,
        "dragon": False,
        "sizes": (1500, 1500),
    }
    agreed.update(said)
    return Sheet(
        terrain=TERRAINS.index(terrain), pieces=pieces, weather=WEATHERS.index(weather), **agreed
    )


def regiment(kind: int = INFANTRY, **said: Any) -> Regiment:
    """A unit of three stands with 3 attacks and 3 hits each, without armour, worth 60 points."""
    profile: dict[str, Any] = {
        "melee": 3,
        "hits": 3,
        "entry": NEITHER,
        "armour": NO_ARMOUR,
        "stands": 3,
        "points": 60,
    }
    profile.update(said)
    return Regiment(kind=kind, **profile)


def knights(**said: Any) -> Regiment:
    return regiment(CAVALRY, **said)


def archers(**said: Any) -> Regiment:
    profile: dict[str, Any] = {"shots": (1,), "reach": 30}
    profile.update(said)
    return regiment(INFANTRY, **profile)


def flyers(**said: Any) -> Regiment:
    return regiment(CAVALRY, flies=True, **said)


def hero(rank: int = HERO, command: int = 8, **said: Any) -> Commander:
    profile: dict[str, Any] = {"entry": NEITHER, "attack": 1, "points": 80}
    profile.update(said)
    return Commander(rank=rank, command=command, **profile)


def general(**said: Any) -> Commander:
    return hero(**({"rank": GENERAL, "command": 9, "points": 125} | said))


def force(
    *regiments: Regiment, commanders: tuple[Commander, ...] = (), works: Works | None = None
) -> Force:
    return Force(regiments, commanders, works=works or Works())


def item(name: str) -> int:
    return ITEMS.index(name)


def table(ours: Force, theirs: Force, *dice: int, on: Sheet | None = None) -> Battle:
    """A battle in its first turn, with nobody set up yet."""
    battle = Battle(on or sheet(), (ours, theirs), Script(*dice))
    battle.turn = 1
    return battle


def put(battle: Battle, side: int, number: int, x: int, y: int) -> Unit:
    """Put a unit on the table, facing the enemy's edge."""
    army: Army = battle.armies[side]
    unit = army.units[number]
    unit.x, unit.y = x, y
    unit.fx, unit.fy = 0, army.ahead
    battle.moves += 1
    battle.settle(unit)
    return unit


def lead(battle: Battle, side: int, number: int, x: int, y: int) -> Character:
    character = battle.armies[side].characters[number]
    character.x, character.y = x, y
    return character


def brigade(battle: Battle, *units: Unit) -> Brigade:
    return Brigade(battle, list(units), -1)


def clash(one: Unit, other: Unit) -> None:
    """Bring two units into combat, the first one as the charger."""
    one.has_charged = True
    one.foes.append(other)
    other.foes.append(one)
