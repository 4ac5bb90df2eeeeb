"""Tiles of hexes, palisades on edges, raids with symbol dice."""

from __future__ import annotations

from fractions import Fraction

from feldzug.kernel.values import FATE, Seat, because
from feldzug.parts.windows import PASS
from tests.practice.heath import (
    BOARD,
    HEATH,
    HEXES,
    HITS,
    TILES,
    ChooseRaid,
    Land,
    Lay,
    LayTile,
    Raid,
    Raided,
    RaidHex,
    TileLaid,
    TilesPutAside,
)

A, B = Seat(0), Seat(1)
BOW, LINE, WEDGE = range(len(TILES))


def heath(**hexes: str) -> Land:
    """The heath with hexes of seats on it: `heath(A="0,1 0,2", B="1,1")`."""
    g = HEATH.new(HEATH.setup(2))
    assert isinstance(g, Land)
    for name, where in hexes.items():
        for at in where.split():
            g.owner[HEXES.index(at)] = "AB".index(name)
    return g


def spot(at: str) -> int:
    return HEXES.index(at)


def laying(g: Land) -> Land:
    g.begin(LayTile(A))
    return g


def test_1_2_a_tile_is_laid_in_any_of_six_turns_by_two_edges() -> None:
    g = laying(heath())
    assert {lay.sixths for lay in g.legal(A)} == set(range(6))
    g.owner[spot("2,0")] = B
    assert g.why_not(A, Lay(WEDGE, spot("1,0"), 0)) == because("hex-covered", "1.2")
    assert g.why_not(A, Lay(LINE, spot("1,-2"), 0)) == because("too-loose", "1.2")
    [laid] = g.apply(A, Lay(WEDGE, spot("1,0"), 1))
    assert laid == TileLaid(A, WEDGE, (spot("1,0"), spot("1,1"), spot("0,1")))
    assert [HEXES[n] for n, owner in enumerate(g.owner) if owner == A] == ["0,1", "1,0", "1,1"]
    assert g.tiles == [[BOW, LINE], [BOW, LINE, WEDGE]]


def test_1_2_no_tile_lies_partly_beside_the_heath() -> None:
    g = laying(heath())
    for at, sixths in (("2,0", 0), ("0,0", 0), ("0,2", 1)):
        assert g.why_not(A, Lay(LINE, spot(at), sixths)) == because("beyond-the-heath", "1.2")
    assert g.why_not(A, Lay(LINE, spot("0,1"), 0)) is None


def test_1_3_what_fits_nowhere_is_put_aside() -> None:
    g = heath()
    g.owner = [B for _ in BOARD]
    g.begin(LayTile(A))
    assert g.events == [TilesPutAside(A)]
    assert (g.tiles[A], g.put_aside) == ([], 3)


def test_2_1_only_what_the_dice_can_do_is_raided() -> None:
    g = heath(A="2,0", B="0,1 1,0 1,-1 2,-1")
    g.begin(ChooseRaid(A))
    assert g.legal(A) == [RaidHex(spot("1,0")), RaidHex(spot("2,-1")), PASS]
    g.owner[spot("1,1")] = g.owner[spot("0,0")] = B
    g.forget_menu()
    assert (g.dice(A, spot("1,0")), g.needed(spot("1,0"))) == (1, 3)
    reason = because("no-chance", "2.1", hex=spot("1,0"))
    assert g.why_not(A, RaidHex(spot("1,0"))) == reason


def test_2_2_the_chance_of_a_raid_is_that_of_its_dice() -> None:
    g = heath(A="0,1 1,1 2,0", B="1,0 1,-1 2,-1")
    target = spot("1,0")
    assert (g.dice(A, target), g.needed(target)) == (3, 2)
    odds = Raid(A, target).odds(g)
    enough = sum(w for faces, w in odds.outcomes() if sum(HITS[face] for face in faces) >= 2)
    assert g.chance(A, target) == Fraction(enough, odds.total())


def test_2_2_a_raid_takes_the_hex_or_closes_its_borders() -> None:
    g = heath(A="0,1 1,1", B="1,0")
    target = spot("1,0")
    twin = g.clone()
    g.begin(Raid(A, target))
    assert g.apply(FATE, ("moon", "torch")) == [Raided(A, target, ("moon", "torch"), True)]
    assert g.owner[target] == A
    twin.begin(Raid(A, target))
    twin.apply(FATE, ("moon", "moon"))
    assert twin.owner[target] == B
    assert twin.palisades == [(spot("1,0"), 1), (spot("1,0"), 2)]
    assert twin.raiders(A, target) == []
    assert twin.raiders(B, spot("0,1")) == [], "a palisade closes the border for both"
