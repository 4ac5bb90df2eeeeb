"""The weather: markers, pools and what each weather does to a battle. [EMP-363 to EMP-375]"""

from __future__ import annotations

from typing import Annotated, Final

from feldzug.games.empires.records import Record, records_of
from feldzug.games.empires.terrain import TERRAINS
from feldzug.kernel.vocabulary import Vocabulary

FILE: Final = "weather.toml"

WEATHERS: Final = Vocabulary("weather", called=("weathers",))
Weather = Annotated[int, WEATHERS]

NO_LIMIT: Final = 0

FULL_PACE: Final[dict[str, int]] = {
    "infantry": 20,
    "cavalry": 30,
    "chariot": 30,
    "artillery": 10,
    "monster": 20,
    "machine": 10,
    "flyer": 100,
}
"""The full pace in cm in weather that changes nothing."""
FLYER_CHARGE: Final = 60
"""How far flyers charge. [EMP-026]"""


class WeatherFacts:
    """One weather and its effects as numbers."""

    __slots__ = (
        "charge",
        "id",
        "markers",
        "move",
        "not_on",
        "number",
        "only_on",
        "orders",
        "sight",
    )

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.id: str = record.called
        self.markers: int = record.number("markers")
        self.not_on: tuple[str, ...] = record.words("not_on")
        self.only_on: tuple[str, ...] = record.words("only_on")
        self.sight: int = record.number("sight", NO_LIMIT)
        """How far one sees, in cm; 0 if nothing limits it."""
        self.orders: int = record.number("orders", NO_LIMIT)
        """How many orders a unit takes in a command phase; 0 if nothing limits them."""
        self.charge: int = record.number("charge", FLYER_CHARGE)
        self.move: dict[str, int] = dict(FULL_PACE)
        """The full pace by kind of troops, in cm."""
        for kind, pace in record.table("move").items():
            if kind not in FULL_PACE:
                raise record.wrong("move", f"names {kind!r}, which is no kind of troops")
            self.move[kind] = pace
        for terrain in (*self.not_on, *self.only_on):
            if terrain not in TERRAINS.numbers:
                raise record.wrong("not_on", f"names {terrain!r}, which is no terrain")
        record.done()

    def possible_on(self, terrain: int) -> bool:
        """Whether this weather can be there."""
        called = TERRAINS[terrain]
        if self.only_on:
            return called in self.only_on
        return called not in self.not_on


def read_weather(records: list[Record]) -> list[WeatherFacts]:
    return [WeatherFacts(n, record) for n, record in enumerate(records)]


WEATHER_FACTS: Final[list[WeatherFacts]] = read_weather(records_of(FILE, "weather"))
WEATHERS.add(*[weather.id for weather in WEATHER_FACTS])
PLEASANT: Final[int] = WEATHERS.index("pleasant")


def read_pools(records: list[Record]) -> dict[int, tuple[int, ...]]:
    """By terrain the markers that it has for itself, by weather."""
    found: dict[int, tuple[int, ...]] = {}
    for record in records:
        if record.called not in TERRAINS.numbers:
            raise record.wrong("id", "is no terrain")
        terrain = TERRAINS.index(record.called)
        markers = record.table("markers")
        for called in markers:
            if called not in WEATHERS.numbers:
                raise record.wrong("markers", f"names {called!r}, which is no weather")
            if not WEATHER_FACTS[WEATHERS.index(called)].possible_on(terrain):
                raise record.wrong("markers", f"has {called}, which cannot be there")
        found[terrain] = tuple([markers.get(called, 0) for called in WEATHERS.ids])
        record.done()
    return found


POOLS: Final[dict[int, tuple[int, ...]]] = read_pools(records_of(FILE, "pool"))
"""By terrain with markers of its own: how many of each weather. [EMP-373, EMP-374]"""

GENERAL_POOL: Final[tuple[int, ...]] = tuple(
    [
        weather.markers - sum([markers[weather.number] for markers in POOLS.values()])
        for weather in WEATHER_FACTS
    ]
)
"""All other markers, for all other terrain: 31 by the printed counts. [EMP-371, EMP-375, EMP-415]"""


def pool_of(terrain: int, set_aside: bool = False) -> tuple[int, ...]:
    """How many markers of each weather are drawn from on such a tile.

    The sheet says that 30 are left for the general pool, though its counts leave 31: with *set_aside* one
    marker of pleasant weather is not used. [EMP-371, EMP-373 to EMP-375]
    """
    if terrain in POOLS:
        return POOLS[terrain]
    if not set_aside:
        return GENERAL_POOL
    return tuple([n - 1 if w == PLEASANT else n for w, n in enumerate(GENERAL_POOL)])
