"""The test language of battles: a challenge on a tile, answers of both sides, dice as written.

`war("B1 desert 1")` is the battle that A has challenged B to on B1. `go(g, LockArmies)` runs on until that
is asked: what a test does not script is answered in the plainest way. After each step gold must balance,
frames must stand where they may, and everything must be the same when it is saved and loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from feldzug.games.empires.battle.armies import FieldArmy, LockArmies
from feldzug.games.empires.battle.assassin import Murder, NameVictim
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.objectives import PlaceCastle, PlaceObjective
from feldzug.games.empires.battle.paper import PayForPaper
from feldzug.games.empires.battle.phase import BattlePhase
from feldzug.games.empires.battle.sharing import Share, ShareKp
from feldzug.games.empires.battle.sides import SpyOut, TossForSides
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.battle.terrain import (
    DiceCrossing,
    LayMore,
    LayPiece,
    LayRiver,
    MayLayPiece,
    PlaceCrossing,
)
from feldzug.games.empires.battle.ways import AgreeWay, FightBy
from feldzug.games.empires.battle.weather import ChangeWeather, DrawWeather, KeepWeather
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge, ItemHand, PickedCard
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.rosters.reckoning import army_points
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.sheet import NEITHER, Report
from feldzug.games.empires.weather import PLEASANT
from feldzug.kernel.frames import Chance, Frame
from feldzug.kernel.parallel import In, Parallel
from feldzug.kernel.reported import Confirm
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.parts.decks import those
from tests.games.empires import rosters, table
from tests.games.empires.seasons import lawful, season, start
from tests.games.empires.table import A, B, tile

TWO_EMPIRES = ("empire", "empire", "empire", "empire", "empire")
SMALLEST = rosters.roster(rosters.EMPIRE)
"""325 points of the Empire."""


def army(points: int, more: str = "", **how: Any) -> Roster:
    """An army of the Empire that costs exactly so many points: halberdiers, crossbowmen and what is named."""
    named = rosters.roster(f"{rosters.EMPIRE}, {more}", **how)
    facts = rosters.muster().army
    left = points - army_points(named, facts)
    for crossbowmen in range(left // 55 + 1):
        halberdiers, rest = divmod(left - 55 * crossbowmen, 45)
        if rest == 0:
            counts = ((halberdiers, "halberdiers"), (crossbowmen, "crossbowmen"))
            text = ", ".join([f"{count} {entry}" for count, entry in counts if count])
            return rosters.roster(f"{rosters.EMPIRE}, {more}, {text}", **how)
    raise AssertionError(f"no army costs {points} points")


LAND = "A1 fields 0; "
"""Where A lives."""

PILE = 18
"""The item cards of an edition. [EMP-017]"""

DICE: Mapping[type, Any] = {
    TossForSides: (1, 1),
    LayRiver: (3, 9),
    DiceCrossing: 9,
    PlaceObjective: 1,
    DrawWeather: PLEASANT,
}
"""What falls where a test does not say it; pieces go into one sector after the other."""


def card(name: str) -> int:
    return EVENT_CARDS.index(name)


def war(
    text: str,
    *challenges: tuple[Seat, Seat, str],
    cards: tuple[tuple[Seat, str], ...] = (),
    gold: Mapping[Seat, int] | None = None,
    largest: Seat | None = None,
    hired: Mapping[Seat, Seat] | None = None,
    neutral: tuple[Seat, ...] = (),
    held: tuple[tuple[str, Seat, str], ...] = (),
    **how: Any,
) -> Campaign:
    """The battles of a round, begun: A has challenged B on B1 unless a test says otherwise."""
    number = how.pop("number", 2)
    g = season(LAND + text, number, gold=gold, **({"peoples": TWO_EMPIRES} | how))
    g.challenges = [Challenge(a, b, tile(at)) for a, b, at in challenges or ((A, B, "B1"),)]
    g.picked = [PickedCard(seat, card(name)) for seat, name in cards]
    if largest is not None:
        g.largest = largest
    for mercenary, employer in (hired or {}).items():
        g.hired_by[mercenary] = employer
    for seat in neutral:
        g.neutral[seat] = 1
    for hands, seat, name in held:
        hold_card(g, getattr(g, hands), seat, name)
    return start(g, BattlePhase())


def hold_card(g: Campaign, hands: list[ItemHand], seat: Seat, name: str) -> int:
    """Put an item card from the pile into a hand."""
    number = ITEMS.index(name)
    g.items = g.items.clone()
    g.items.take(number)
    hand = hands[seat].clone()
    hand.add(number, those(seat))
    hands[seat] = hand
    return number


def top(g: Campaign, branch: int = 0) -> Frame | None:
    """What is asked in a battle; None if it is over."""
    battles = g.stack[-1]
    assert isinstance(battles, Parallel)
    stack = battles.branches[branch]
    return stack[-1] if stack else None


def fight(g: Campaign, branch: int = 0) -> Any:
    battles = g.stack[-1]
    assert isinstance(battles, Parallel)
    found = battles.branches[branch][0]
    assert isinstance(found, Fight)
    return found


def inside(g: Campaign, look: Any, branch: int = 0) -> Any:
    """`look(g, fight)` as rules see it from within a battle."""
    return g.within((branch,), lambda _: look(g, g.frame(Fight)))


def say(g: Campaign, seat: Seat, *answers: Any, branch: int = 0) -> list[Event]:
    told: list[Event] = []
    for answer in answers:
        told += g.apply(seat, In(branch, answer))
        lawful(g)
    return told


def roll(g: Campaign, *rolls: Any) -> list[Event]:
    told: list[Event] = []
    for one in rolls:
        told += table.fate(g, one)
        lawful(g)
    return told


def refused(g: Campaign, seat: Seat, answer: Any, branch: int = 0) -> str:
    """The rule against an answer and the key of the reason; empty if it is legal."""
    reason = g.why_not(seat, In(branch, answer))
    return "" if reason is None else f"{reason.rule} {reason.key}"


def offered(g: Campaign, seat: Seat, branch: int = 0) -> list[Any]:
    return [a.action for a in g.legal(seat) if isinstance(a, In) and a.branch == branch]


def chance(g: Campaign) -> Chance | None:
    """What fate is asked now, if it is."""
    battles = g.stack[-1] if g.stack else None
    if FATE not in g.waiting():
        return None
    if isinstance(battles, Parallel):
        return battles.in_fate(g, lambda found: found)
    assert isinstance(battles, Chance)
    return battles


def go(
    g: Campaign,
    until: type | None,
    dice: Mapping[type, Any] | None = None,
    *,
    branch: int = 0,
    armies: Mapping[Seat, Roster] | None = None,
    way: str = "table",
) -> list[Event]:
    """Run on until this is asked, or to the end of the battle (None)."""
    told: list[Event] = []
    scripted = dict(DICE) | dict(dice or {})
    sector = 0
    while g.stack and isinstance(g.stack[-1], Parallel):
        found = chance(g)
        if found is not None:
            if until is type(found):
                break
            answer = scripted.get(type(found))
            if isinstance(found, LayPiece) and answer is None:
                sector = sector % 12 + 1
                answer = sector
            assert answer is not None, f"no dice are written for {found}"
            told += roll(g, answer)
            continue
        asked = top(g, branch)
        if asked is None or until is type(asked):
            break
        told += _plainly(g, asked, branch, armies or {}, way)
    return told


def _plainly(
    g: Campaign, asked: Frame, branch: int, armies: Mapping[Seat, Roster], way: str
) -> list[Event]:
    """Answer a question in the plainest way."""
    plain: dict[type, Any] = {
        AgreeWay: FightBy(way),
        MayLayPiece: LayMore(False),
        KeepWeather: ChangeWeather(False),
        NameVictim: Murder(-1),
        ShareKp: Share(False),
    }
    seat = g.within((branch,), lambda frame: frame.awaits(g))[0]
    assert not g.neutral[seat], f"a neutral realm is asked: {asked}"
    if isinstance(asked, LockArmies):
        return say(g, seat, FieldArmy(armies.get(seat, SMALLEST)), branch=branch)
    if isinstance(asked, (SpyOut, PlaceCrossing, PlaceCastle, PayForPaper)):
        return say(g, seat, offered(g, seat, branch)[0], branch=branch)
    assert type(asked) in plain, f"nothing is written for {asked}"
    return say(g, seat, plain[type(asked)], branch=branch)


def fought(text: str, *challenges: tuple[Seat, Seat, str], **how: Any) -> Campaign:
    """A battle that only waits for the report of the table; both armies are the smallest ones."""
    armies = how.pop("armies", None)
    g = war(text, *challenges, **how)
    go(g, TableBattle, armies=armies)
    return g


def report(
    g: Campaign, points: tuple[int, int], *, branch: int = 0, by: Seat = A, **how: Any
) -> list[Event]:
    """One side reports, the other confirms, if there is another."""
    holders = how.pop("holders", (NEITHER,) * len(fight(g, branch).objectives))
    told = say(g, by, Report(points, holders, **how), branch=branch)
    asked = top(g, branch) if g.stack and isinstance(g.stack[-1], Parallel) else None
    if isinstance(asked, TableBattle):
        told += say(g, asked.awaits(g)[0], Confirm(asked.number), branch=branch)
    return told


def told(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


__all__ = ["A", "B", "C", "D", "tile"]
C, D = Seat(2), Seat(3)
