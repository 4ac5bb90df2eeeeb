"""The odds of a battle on the map: of an army that gathers, that meets neutral units, that fights.

Only from what lies open and what the asking seat knows: hidden Fate cards of others may be any that are left.
"""

from __future__ import annotations

from typing import Any

from feldzug.analysis.runewars.battle_odds import odds
from feldzug.analysis.runewars.conduct import ATTACKER, DEFENDER, Readings
from feldzug.analysis.runewars.improvements import bought_by
from feldzug.analysis.runewars.leading import (
    OPPORTUNIST,
    at_work,
    draws_for,
    leading_cards,
    tests_made,
)
from feldzug.analysis.runewars.line import Line, unit
from feldzug.analysis.runewars.lineup import Kinds, Lineup
from feldzug.analysis.runewars.pending import resumed
from feldzug.analysis.runewars.stand_ins import cards_of, faces_left, hand_of, hidden_cards
from feldzug.games.runewars.battle.battle import ROUNDS, Battle
from feldzug.games.runewars.battle.defences import (
    FurtherDefence,
    OfferDefence,
    OfferFurtherDefence,
)
from feldzug.games.runewars.battle.queries import Hardened, Strength, StrongholdStrength
from feldzug.games.runewars.battle.tally import Tally
from feldzug.games.runewars.board import KINDS, SHAPE_OF, UNITS
from feldzug.games.runewars.cards.order_texts.conquer import Breach, UseBreach
from feldzug.games.runewars.decks import (
    DAMAGED_STRENGTH,
    DEVELOPMENT_BOX,
    FATE_DECK,
    ORDER_BOX,
    STRENGTH,
)
from feldzug.games.runewars.developments import developments_at
from feldzug.games.runewars.diplomacy import Fight
from feldzug.games.runewars.march import March, MoveArmy, SetOut
from feldzug.games.runewars.support import Support
from feldzug.games.runewars.supremacy import has_supremacy
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.flow import ITSELF
from feldzug.kernel.values import Seat

CONQUER = ORDER_BOX.number("conquer")
REANIMATE = KINDS.index("reanimate")


def chances(g: Any, action: Any, seat: int | None = None) -> dict[str, float | bool] | None:
    """Of setting out, of one more unit that goes along, or of fighting: how the battle may end.

    While a battle is fought, all of them mean that battle, from now on.
    """
    if not isinstance(g, World) or not isinstance(action, (March, SetOut, Fight)):
        return None
    lineup = lineup_of(g, action, None if seat is None else Seat(seat))
    if lineup is None:
        return None
    found = odds(lineup)
    return {
        "win": found.win,
        "low": found.low,
        "high": found.high,
        "exact": found.exact,
        "tied": found.tied,
        "walls": found.walls_decide,
        "attackers_lost": found.attackers_lost,
        "defenders_lost": found.defenders_lost,
    }


def lineup_of(g: World, action: Any, seat: Seat | None) -> Lineup | None:
    """The battle that an action is about, as a seat knows it; None if there is none."""
    battles = [frame for frame in g.stack if isinstance(frame, Battle)]
    if battles:
        return under_way(g, battles[0], seat)
    armies = [frame for frame in g.stack if isinstance(frame, MoveArmy)]
    if not armies or armies[0].area == NONE:
        return None
    army = armies[0]
    if not (g.is_neutral(army.area) or g.is_enemy(army.area, army.seat)):
        return None
    units = [kind for kind in range(g.kinds) for _ in range(g.arriving[kind])]
    heroes: tuple[int, ...] = ()
    if not units:
        units, heroes = list(army.kinds), army.heroes
        if isinstance(action, March):
            if not 0 <= action.kind < g.kinds:
                return None
            units.append(action.kind)
    if not units:
        return None
    return to_come(g, army.seat, army.area, units, heroes, seat)


def to_come(
    g: World,
    attacker: Seat,
    area: int,
    units: list[int],
    heroes: tuple[int, ...],
    seat: Seat | None,
) -> Lineup:
    """A battle that has not begun: everybody who stands lines up. [RW-231]"""
    at = area * g.kinds
    there = [kind for kind in range(g.kinds) for _ in range(g.standing[at + kind])]
    defender = Seat(g.controller[area])
    meant = with_heroes(g, area, attacker, heroes)
    attackers = helped(meant, seat, area, attacker, Line(tuple(sorted([unit(k) for k in units]))))
    defenders = helped(
        meant, seat, area, defender, Line(tuple(sorted([unit(k) for k in there]))), DEFENDER
    )
    bring_support(meant, area, (attacker, defender), (attackers, defenders))
    return Lineup(
        attackers,
        defenders,
        walls=walls(meant, area, attacker),
        bonus=bonus(meant, area, attacker, defender),
        developments=developments(g, area, defender),
        supported=supported(meant, attacker, defender),
        supply=g.supply[REANIMATE],
        pile=unseen(g, seat),
        held=held(g, seat),
        readings=readings(g),
        cards=(cards_of(g, attacker), cards_of(g, defender)),
        opens=True,
        tests=draws_for(meant),
    )


def under_way(g: World, battle: Battle, seat: Seat | None) -> Lineup | None:
    """A battle that has begun, from now on; None if it is decided."""
    if battle.winner >= 0 or battle.cancelled:
        return None
    if is_before(g, battle, "line_up"):
        units = [kind for kind in range(g.kinds) for _ in range(g.arriving[kind])]
        return to_come(g, battle.attacker, battle.area, units, (), seat)
    lines = (
        helped(g, seat, battle.area, battle.attacker, line_of(g, ATTACKER)),
        helped(g, seat, battle.area, battle.defender, line_of(g, DEFENDER), DEFENDER),
    )
    between_rounds = is_before(g, battle, "next_round")
    at = battle.round + between_rounds
    develops = developments(g, battle.area, battle.defender)
    tallies = [frame for frame in g.stack if isinstance(frame, Tally)]
    if tallies:
        at = ROUNDS + 1
        if tallies[0].at not in ("", "begin", "development"):
            develops = offered(g, battle.area)
    meant = with_heroes(g, battle.area, battle.attacker, ())
    if between_rounds and battle.round == 0:
        bring_support(meant, battle.area, (battle.attacker, battle.defender), lines)
    lineup = Lineup(
        *lines,
        walls=walls(meant, battle.area, battle.attacker),
        bonus=bonus(meant, battle.area, battle.attacker, battle.defender),
        developments=develops,
        supported=supported(meant, battle.attacker, battle.defender),
        supply=g.supply[REANIMATE],
        pile=unseen(g, seat),
        held=held(g, seat),
        readings=readings(g),
        round=at,
        drawn=frozenset([divmod(n, g.kinds) for n in battle.drawn]),
        cards=(cards_of(g, battle.attacker), cards_of(g, battle.defender)),
        opens=is_opening(g, battle),
        tests=draws_for(g),
        tested=tests_made(g),
        faces_left=faces_left(g, seat) if any(hidden_cards(g, seat)) else (),
    )
    return resumed(g, lineup, seat)


def is_opening(g: World, battle: Battle) -> bool:
    """Whether commanders may still act at the start of the battle. [RW-237]"""
    if is_before(g, battle, "start"):
        return True
    asked = any(isinstance(f, TacticsWindow) and f.moment == "start-of-battle" for f in g.stack)
    return asked or (battle.round == 0 and bool(at_work(g)))


def is_before(g: World, battle: Battle, stage: str) -> bool:
    """Whether a stage of the battle is still to come, whatever modules insert before it."""
    flow = list(g.rules.flow(Battle))
    name = battle.at.removeprefix(ITSELF)
    return not name or (name in flow and flow.index(name) <= flow.index(stage))


# the cards


def held(g: World, seat: Seat | None) -> tuple[int, ...]:
    """The Fate cards in hands that a seat knows."""
    return (*g.drawn[ATTACKER].known_to(seat), *g.drawn[DEFENDER].known_to(seat))


def unseen(g: World, seat: Seat | None) -> tuple[int, ...]:
    """The Fate cards of which a seat knows only that they are not discarded: in the pile or in a hand."""
    seen = {*g.fate_deck.discards, *held(g, seat)}
    return tuple([card for card in range(len(FATE_DECK)) if card not in seen])


# the tally


def readings(g: World) -> Readings:
    return Readings(
        routed_hexagons=g.options.routed_hexagons == "counted",
        latari_choose=g.options.sorceress_chooser == "latari",
        damaged_first=g.options.choice_beats_damaged == "damaged-first",
    )


def walls(g: World, area: int, attacker: Seat) -> int:
    """What the stronghold counts; whoever has the bonus of Conquer uses it. [RW-111, RW-255]"""
    if g.stronghold[area] == NOBODY:
        return 0
    counts = DAMAGED_STRENGTH if g.damaged[area] else STRENGTH
    found: int = g.value(StrongholdStrength(area, attacker), counts)
    if may_breach(g, attacker):
        found = max(0, found - ORDER_BOX[CONQUER].amount("less"))
    return found


def may_breach(g: World, attacker: Seat) -> bool:
    """Whether the bonus of Conquer is still to be used. [RW-112]"""
    if attacker != g.active or g.order_now[attacker] != CONQUER or not has_supremacy(g, attacker):
        return False
    if any(isinstance(effect, Breach) for effect in g.effects):
        return False
    if any(isinstance(frame, UseBreach) for frame in g.stack):
        return True
    moment = Tally if g.options.conquer_bonus_asked == "tally" else Battle
    return not any(isinstance(frame, moment) for frame in g.stack)


def bonus(g: World, area: int, attacker: Seat, defender: Seat) -> tuple[int, int]:
    """What titles, heroes, developments and sieges add, whoever stands in the lines then."""
    g.fighters = []
    return (
        g.value(Strength(area, ATTACKER, attacker), 0),
        g.value(Strength(area, DEFENDER, defender), 0),
    )


def developments(g: World, area: int, defender: Seat) -> tuple[str, ...]:
    """The defensive developments that the defender will use. [RW-252]"""
    if defender == NOBODY or g.stronghold[area] != defender:
        return ()
    found = [DEVELOPMENT_BOX[number] for number in developments_at(g, area)]
    return tuple([facts.id for facts in found if facts.printed["defensive"]])


def offered(g: World, area: int) -> tuple[str, ...]:
    """Those about which the defender is being asked, or will be."""
    found: list[str] = []
    for frame in reversed(g.stack):
        if isinstance(frame, OfferDefence):
            found.append(DEVELOPMENT_BOX[developments_at(g, area)[0]].id)
        elif isinstance(frame, OfferFurtherDefence) or (
            isinstance(frame, FurtherDefence) and frame.at in ("", "offer")
        ):
            found.append(DEVELOPMENT_BOX[frame.development].id)
    return tuple(found)


# the lines


def helped(
    g: World, seat: Seat | None, area: int, owner: Seat, line: Line, side: int = ATTACKER
) -> Line:
    """A line with the cards that help it, and those that its owner may let stand in, if *seat* is he."""
    cards = (*bought_by(g, owner), *leading_cards(g, area, owner, side))
    fresh = cards.count(OPPORTUNIST)
    return line._replace(cards=cards, hand=hand_of(g, seat, owner, fresh))


def line_of(g: World, side: int) -> Line:
    hardened = 0
    for effect in g.effects:
        if isinstance(effect, Hardened) and effect.side == side:
            hardened |= 1 << effect.kind
    units = [unit(f.kind, f.damage, f.routed) for f in g.fighters if f.side == side]
    return Line(tuple(sorted(units)), hardened)


# heroes


def with_heroes(g: World, area: int, attacker: Seat, coming: tuple[int, ...]) -> World:
    """The same position with the heroes there that go along."""
    meant = g.clone()
    assert isinstance(meant, World)
    for hero in coming:
        if g.hero_seat[hero] == attacker:
            meant.hero_area[hero] = area
    return meant


def bring_support(g: World, area: int, seats: tuple[Seat, Seat], lines: tuple[Line, Line]) -> None:
    """Each standing hero who has not chosen yet stands beside the largest type that is left. [RW-234]"""
    if g.options.hero_support == "off":
        return
    support = g.part(Support)
    for seat, line in zip(seats, lines, strict=True):
        left = largest_first(line)
        for hero, kind in zip(support.heroes, support.kinds, strict=True):
            if g.hero_seat[hero] == seat:
                left.remove(kind)
        for hero in g.heroes_in(area):
            free = g.hero_seat[hero] == seat and not g.hero_routed[hero]
            if left and free and hero not in support.heroes:
                support.heroes = [*support.heroes, hero]
                support.kinds = [*support.kinds, left.pop(0)]


def largest_first(line: Line) -> list[int]:
    """The types of a line, those with most standing units first."""
    kinds = sorted({u >> 5 for u in line.units})
    return sorted(kinds, key=lambda kind: (-line.count(kind), -UNITS[kind].health, SHAPE_OF[kind]))


def supported(g: World, attacker: Seat, defender: Seat) -> tuple[Kinds, Kinds]:
    if g.options.hero_support == "off":
        return frozenset(), frozenset()
    support = g.part(Support)
    pairs = list(zip(support.heroes, support.kinds, strict=True))
    attacking = [kind for hero, kind in pairs if g.hero_seat[hero] == attacker]
    return frozenset(attacking), frozenset([k for h, k in pairs if g.hero_seat[h] == defender])
