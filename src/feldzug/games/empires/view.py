"""What somebody may see of a campaign, by naming what is shown."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.alliances import AllianceTalks, alliance_ways
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.view import FightView, called, fight_view
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.coins import coins
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.land import NONE
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.terrain import TERRAINS
from feldzug.games.empires.victory import own_points, points
from feldzug.games.empires.vocabularies import BUILDINGS, RESULTS, SEASONS, TILES
from feldzug.kernel.parallel import whole
from feldzug.kernel.values import Effect, Seat, View, kebab


@dataclass(slots=True)
class LastingView(View):
    """Something that lasts on a tile: mist, void, earthquake, dam; and until when."""

    effect: str
    until: str


@dataclass(slots=True)
class CampaignTileView(View):
    """A tile as it is now."""

    terrain: str
    flows_to: str | None
    owner: int | None
    building: str | None
    capital: bool
    exhausted: bool
    lasting: list[LastingView]


@dataclass(slots=True)
class RealmView(View):
    """What everybody knows of a realm, and what of its cards the seat knows."""

    people: str | None
    tiles: int
    size: int
    points: int
    """What counts: the average with an ally's. [EMP-144]"""
    own_points: int
    markers: int
    gold: int
    coins: list[int]
    """The gold in large coins and copper coins, and what no coin shows. [EMP-014, EMP-015]"""
    kp: int
    winter_kp: int
    ally: int | None
    capital: str | None
    neutral: bool
    events: list[str]
    items: int
    known_items: list[str]
    plague: bool
    special_built: bool
    employer: int | None
    bye: bool


@dataclass(slots=True)
class EventCardView(View):
    """An event of this round: the gold on it, and who has chosen it."""

    gold: int
    chosen_by: list[int]


@dataclass(slots=True)
class PastBattleView(View):
    """A battle of the archive."""

    round: int
    challenger: int
    challenged: int
    tile: str
    way: str
    points: list[int]
    results: list[str]


@dataclass(slots=True)
class BookingView(View):
    """A line of the ledger."""

    round: int
    seat: int
    gold: int
    kp: int
    why: str
    tile: str | None


@dataclass(slots=True)
class AllianceOddsView(View):
    """Of 36 rolls, with how many an alliance with a realm comes about: if the own one proposes it, and if the
    other one does. [EMP-141 … EMP-143]
    """

    realm: int
    proposed: int
    accepted: int


@dataclass(slots=True)
class CampaignView(View):
    """A campaign as a seat may see it."""

    round: int
    year: int
    season: str
    lie: str
    tiles: dict[str, CampaignTileView]
    realms: list[RealmView]
    order: list[int]
    largest: int | None
    events: dict[str, EventCardView]
    items_left: int
    challenges: list[list[str]]
    battles: list[FightView]
    archive: list[PastBattleView]
    ledger: list[BookingView]
    dragon_slain: bool
    alliance_odds: list[AllianceOddsView]
    """For a player, while alliances are talked about."""


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def view(g: Campaign, seat: Seat | None) -> CampaignView:
    """Everything but the item cards of others is open to all."""
    mine = g.player(seat)
    return CampaignView(
        round=g.round,
        year=g.year,
        season=SEASONS[g.season],
        lie=g.land.lie,
        tiles={TILES[tile]: tile_view(g, tile) for tile in g.land.tiles()},
        realms=[realm_view(g, other, mine) for other in g.seats()],
        order=list(g.order),
        largest=seat_or_none(g.largest),
        events={
            card: EventCardView(g.card_gold[n], [pick.seat for pick in g.picked if pick.card == n])
            for n, card in enumerate(EVENT_CARDS)
        },
        items_left=len(g.items) - g.reserved,
        challenges=[[str(c.challenger), str(c.challenged), TILES[c.tile]] for c in g.challenges],
        battles=[fight_view(g, f, mine) for f in whole(g.stack) if isinstance(f, Fight)],
        archive=[
            PastBattleView(
                entry.round,
                entry.challenger,
                entry.challenged,
                TILES[entry.tile],
                entry.way,
                list(entry.points),
                [RESULTS[result] for result in entry.results],
            )
            for entry in g.archive
        ],
        ledger=[
            BookingView(
                line.round, line.seat, line.gold, line.kp, line.why, called(TILES, line.tile)
            )
            for line in g.ledger
        ],
        dragon_slain=g.dragon_slain,
        alliance_odds=alliance_odds(g, mine),
    )


def alliance_odds(g: Campaign, mine: Seat | None) -> list[AllianceOddsView]:
    if mine is None or not any(isinstance(frame, AllianceTalks) for frame in g.stack):
        return []
    return [
        AllianceOddsView(other, alliance_ways(g, mine, other), alliance_ways(g, other, mine))
        for other in g.realms()
        if other != mine
    ]


def tile_view(g: Campaign, tile: int) -> CampaignTileView:
    return CampaignTileView(
        terrain=TERRAINS[g.land.terrain[tile]],
        flows_to=called(TILES, g.land.flow[tile]),
        owner=seat_or_none(g.owner[tile]),
        building=called(BUILDINGS, g.building[tile]),
        capital=g.is_capital(tile),
        exhausted=bool(g.exhausted[tile]),
        lasting=[
            LastingView(kebab(type(effect).__name__), effect.until)
            for effect in g.effects
            if lies_on(effect, tile)
        ],
    )


def lies_on(effect: Effect, tile: int) -> bool:
    return bool(getattr(effect, "tile", NONE) == tile)


def realm_view(g: Campaign, seat: Seat, mine: Seat | None) -> RealmView:
    hands = (g.amulets[seat], g.castle_cards[seat], g.hoard_cards[seat])
    known = sorted([card for hand in hands for card in hand.known_to(mine)])
    return RealmView(
        people=called(PEOPLES, g.people[seat]),
        tiles=len(g.tiles_of(seat)),
        size=g.size(seat),
        points=points(g, seat),
        own_points=own_points(g, seat),
        markers=g.markers[seat],
        gold=g.gold[seat],
        coins=list(coins(g.gold[seat])),
        kp=g.kp[seat],
        winter_kp=g.winter_kp[seat],
        ally=seat_or_none(g.ally[seat]),
        capital=called(TILES, g.capital[seat]),
        neutral=bool(g.neutral[seat]),
        events=[EVENT_CARDS[pick.card] for pick in g.picked if pick.seat == seat],
        items=sum([len(hand) for hand in hands]),
        known_items=[ITEMS[card] for card in known],
        plague=bool(g.plague[seat]),
        special_built=bool(g.special_built[seat]),
        employer=seat_or_none(g.hired_by[seat]),
        bye=bool(g.byes[seat]),
    )
