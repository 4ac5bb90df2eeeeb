"""What a player may see of the world, by naming what is shown."""

from __future__ import annotations

from dataclasses import dataclass, field

from feldzug.games.runewars.board import AREAS, FACTIONS, KINDS, RESOURCES, TILES, kinds_in_play
from feldzug.games.runewars.cards.objectives.text import behind
from feldzug.games.runewars.decks import (
    ATTRIBUTES,
    CITIES,
    DEVELOPMENTS,
    FATE_CARDS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    RUNES,
    SEASON_CARDS,
    SEASONS,
    TACTICS_CARDS,
    TITLE_BOX,
    TITLES,
)
from feldzug.games.runewars.heroes.attributes import attribute_of, health_of
from feldzug.games.runewars.march import marches
from feldzug.games.runewars.supremacy import would_have_supremacy
from feldzug.games.runewars.winning import goal
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.values import Seat, View
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import knows


@dataclass(slots=True)
class TileView(View):
    """A tile as it lies."""

    tile: str
    q: int
    r: int
    turn: int


@dataclass(slots=True)
class AreaView(View):
    """What stands and lies in an area; `rune` is what the seat knows of the token, "?" if nothing."""

    controller: int | None
    standing: dict[str, int]
    routed: dict[str, int]
    stronghold: int | None
    damaged: bool
    development: str | None
    city: str | None
    activated: list[int]
    rune: str | None
    rune_known_to: list[int]
    revealed: bool


@dataclass(slots=True)
class HeroView(View):
    """A hero in play, with the rewards that the seat knows."""

    seat: int
    area: str | None
    damage: int
    health: int
    routed: bool
    attributes: list[int]
    """With training."""
    trained: list[int]
    rewards: int
    known_rewards: list[str]


@dataclass(slots=True)
class FactionView(View):
    """What everybody knows of a player, and what of the hand the seat knows."""

    faction: str | None
    is_out: bool
    influence: int
    dials: list[int]
    orders: list[str]
    order: str | None
    tactics: int
    fresh: int
    known_tactics: list[str]
    quests: int
    known_quests: list[str]
    objective: bool
    known_objective: str | None


@dataclass(slots=True)
class MarkerView(View):
    """What a fallen hero has left in an area."""

    hero: str
    area: str
    rewards: int
    known_rewards: list[str]


@dataclass(slots=True)
class ConditionView(View):
    """One condition of the own objective: how much there is, and how much there must be, or may be."""

    key: str
    have: int
    need: int
    at_most: bool
    is_met: bool


@dataclass(slots=True)
class TitleView(View):
    holder: int | None
    influence: int


@dataclass(slots=True)
class FighterView(View):
    """A unit in the line of battle."""

    side: int
    kind: str
    damage: int
    routed: bool


@dataclass(slots=True)
class WorldView(View):
    """The map, what lies open, the sizes of hands and piles, and the own hand."""

    year: int
    last_year: int
    season: str
    season_card: str | None
    rune_goal: int
    first: int
    play_order: list[int]
    active: int | None
    tiles: list[TileView]
    areas: dict[str, AreaView]
    players: list[FactionView]
    heroes: dict[str, HeroView]
    titles: dict[str, TitleView]
    supply: dict[str, int]
    runes_left: list[int]
    fate_discards: list[str]
    tactics_discards: list[str]
    reward_discards: list[str]
    season_discards: list[str]
    objective_discards: list[str]
    piles: dict[str, int]
    contested: str | None
    fighters: list[FighterView]
    arriving: dict[str, int]
    leaving: dict[str, int]
    drawn: list[int]
    defeated: list[str]
    markers: list[MarkerView]
    stack: list[str]
    marches: list[str]
    """Where figures could march to, while an area to activate is chosen."""
    tactics: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    objective: list[str] = field(default_factory=list)
    objective_progress: list[ConditionView] = field(default_factory=list)
    supremacy: list[str] = field(default_factory=list)
    """The orders in hand that would bring their bonus now."""
    hero_looks: list[str] = field(default_factory=list)
    tactics_looks: list[str] = field(default_factory=list)
    known_drawn: list[list[str]] = field(default_factory=list)


def view(g: World, seat: Seat | None) -> WorldView:
    """What *seat* (None: a bystander) sees."""
    shown = WorldView(
        year=g.year,
        last_year=g.options.last_year,
        season=SEASONS[g.season],
        season_card=_id(SEASON_CARDS, g.season_card),
        rune_goal=goal(g),
        first=g.first,
        play_order=g.play_order[:],
        active=_seat(g.active),
        tiles=[TileView(TILES[t.tile], t.q, t.r, t.turn) for t in g.layout.tiles],
        areas={AREAS[area]: area_view(g, area, seat) for area in g.areas()},
        players=[player_view(g, other, seat) for other in g.seats()],
        heroes={
            HEROES[hero]: hero_view(g, hero, seat)
            for hero, owner in enumerate(g.hero_seat)
            if owner >= 0
        },
        titles={
            TITLES[n]: TitleView(_seat(g.title_holder[n]), g.title_influence[n])
            for n in TITLE_BOX.numbers(g.rules)
        },
        supply={KINDS[kind]: g.supply[kind] for kind in kinds_in_play(g.rules)},
        runes_left=[max(0, left) for left in g.rune_box],
        fate_discards=_ids(FATE_CARDS, g.fate_deck.discards),
        tactics_discards=_ids(TACTICS_CARDS, g.tactics_deck.discards),
        reward_discards=_ids(REWARDS, g.reward_deck.discards),
        season_discards=_ids(SEASON_CARDS, g.season_discards),
        objective_discards=_ids(OBJECTIVES, g.objective_discards),
        piles={
            "fate": len(g.fate_deck),
            "tactics": len(g.tactics_deck),
            "quests": len(g.quest_deck),
            "rewards": len(g.reward_deck),
            "heroes": len(g.hero_pile),
        },
        contested=_id(AREAS, g.contested),
        fighters=[FighterView(f.side, KINDS[f.kind], f.damage, f.routed) for f in g.fighters],
        arriving=_figures(g.arriving, 0, g.kinds),
        leaving=_figures(g.leaving, 0, g.kinds),
        drawn=[len(hand) for hand in g.drawn],
        defeated=_ids(HEROES, g.defeated),
        markers=[
            MarkerView(
                HEROES[hero],
                AREAS[g.hero_area[hero]],
                len(g.rewards[hero]),
                _ids(REWARDS, g.rewards[hero].known_to(seat)),
            )
            for hero, fell in enumerate(g.fell_for)
            if fell >= 0
        ],
        stack=list(g.path()),
        marches=[AREAS[area] for area in marches(g)],
        known_drawn=[_ids(FATE_CARDS, hand.known_to(seat)) for hand in g.drawn],
    )
    if seat is not None:
        shown.tactics = _ids(TACTICS_CARDS, g.tactics[seat].cards)
        shown.fresh = _ids(TACTICS_CARDS, g.fresh[seat].cards)
        shown.quests = _ids(QUESTS, g.quests[seat].cards)
        shown.objective = _ids(OBJECTIVES, g.objective[seat])
        shown.objective_progress = objective_progress(g, seat)
        shown.supremacy = _ids(ORDERS, would_have_supremacy(g, seat))
        shown.hero_looks = _ids(HEROES, g.hero_looks[seat])
        shown.tactics_looks = _ids(TACTICS_CARDS, g.tactics_looks[seat].cards)
    return shown


def objective_progress(g: World, seat: Seat) -> list[ConditionView]:
    """Why the own objective is fulfilled, or why not. [RW-354]"""
    return [
        ConditionView(c.key, c.have, c.need, c.at_most, c.is_met)
        for card in g.objective[seat]
        for c in behind(g, card).conditions(g, seat)
    ]


def _id(vocabulary: Vocabulary, number: int) -> str | None:
    return None if number == NONE else vocabulary[number]


def _ids(vocabulary: Vocabulary, numbers: list[int] | tuple[int, ...]) -> list[str]:
    return sorted([vocabulary[number] for number in numbers])


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def area_view(g: World, area: int, seat: Seat | None) -> AreaView:
    rune = g.rune_in(area)
    shown, known_to = _rune_view(g, area, rune, seat) if rune != NONE else (None, [])
    activated = g.activated[area]
    return AreaView(
        controller=_seat(g.controller[area]),
        standing=_figures(g.standing, area * g.kinds, g.kinds),
        routed=_figures(g.routed, area * g.kinds, g.kinds),
        stronghold=_seat(g.stronghold[area]),
        damaged=bool(g.damaged[area]),
        development=_id(DEVELOPMENTS, g.development[area]),
        city=_id(CITIES, g.city[area]),
        activated=[n for n in range(g.players) if activated >> n & 1] if activated else [],
        rune=shown,
        rune_known_to=known_to,
        revealed=rune != NONE and g.is_revealed(area),
    )


def _rune_view(g: World, area: int, rune: int, seat: Seat | None) -> tuple[str, list[int]]:
    """What *seat* knows of the token in an area, and who knows it."""
    seen = g.rune_seen(area)
    shown = RUNES[rune] if knows(seen, seat) else "?"
    return shown, [other for other in g.seats() if knows(seen, other)]


def _figures(figures: bytearray, at: int, kinds: int) -> dict[str, int]:
    """How many there are of each kind, of those that begin at an index."""
    row = figures[at : at + kinds]
    if row.count(0) == kinds:
        return {}
    return {KINDS[k]: row[k] for k in range(kinds) if row[k]}


def player_view(g: World, seat: Seat, looker: Seat | None) -> FactionView:
    return FactionView(
        faction=_id(FACTIONS, g.faction[seat]),
        is_out=bool(g.is_out[seat]),
        influence=g.influence[seat],
        dials=[g.dials[seat][n] for n in range(len(RESOURCES))],
        orders=[ORDERS[order] for order in g.orders[seat]],
        order=_id(ORDERS, g.order_now[seat]),
        tactics=len(g.tactics[seat]),
        fresh=len(g.fresh[seat]),
        known_tactics=_ids(
            TACTICS_CARDS, (*g.tactics[seat].known_to(looker), *g.fresh[seat].known_to(looker))
        ),
        quests=len(g.quests[seat]),
        known_quests=_ids(QUESTS, g.quests[seat].known_to(looker)),
        objective=bool(g.objective[seat]),
        known_objective=_known_objective(g, seat, looker),
    )


def _known_objective(g: World, seat: Seat, looker: Seat | None) -> str | None:
    """The objective of a seat, if the looker has seen it."""
    if looker is None or not g.objective[seat] or not knows(g.objective_seen[seat], looker):
        return None
    return OBJECTIVES[g.objective[seat][0]]


def hero_view(g: World, hero: int, looker: Seat | None) -> HeroView:
    return HeroView(
        seat=g.hero_seat[hero],
        area=_id(AREAS, g.hero_area[hero]),
        damage=g.hero_damage[hero],
        health=health_of(g, hero),
        routed=bool(g.hero_routed[hero]),
        attributes=[attribute_of(g, hero, n) for n in range(len(ATTRIBUTES))],
        trained=list(g.trained[3 * hero : 3 * hero + 3]),
        rewards=len(g.rewards[hero]),
        known_rewards=_ids(REWARDS, g.rewards[hero].known_to(looker)),
    )
