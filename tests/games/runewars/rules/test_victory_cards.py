"""Victory cards of the revised edition, and victory announced in the own turn. [RW-345, RW-347 – RW-350]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import HOME_AREAS, SHEETS
from feldzug.games.runewars.decks import DRAGON, FALSE
from feldzug.games.runewars.elimination import eliminate
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.runes import RevealRune
from feldzug.games.runewars.victory_cards import (
    PlaceVictoryCard,
    VictoryCardPlaced,
    VictoryCards,
    VictoryCardTakenBack,
    VictoryClaim,
    VictoryClaims,
)
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.winning import AnnounceVictory, SettleUp
from feldzug.games.runewars.world import NOBODY, World
from feldzug.games.runewars.year import SeasonOfTheYear
from feldzug.kernel.codec import Codec
from feldzug.kernel.secrecy_laws import secrecy_laws
from feldzug.kernel.values import Seat
from tests.games.runewars.order import asked, offered, refused, turn_with
from tests.games.runewars.table import DAQAN, LATARI, clear, start, table, turn_of


def give(g: World, seat: Seat, dragons: int, false: int = 0) -> World:
    """Hidden runes in areas of a seat."""
    homes = HOME_AREAS[g.faction[seat]]
    free = [a for a in g.areas() if g.controller[a] == NOBODY]
    for n, place in enumerate((*homes, *free)[: dragons + false]):
        if place not in homes:
            unit = SHEETS[g.faction[seat]].kinds[0]
            g.supply[unit] -= 1
            g.add(place, unit)
        runes = g.runes.clone()
        runes.lay(place, DRAGON if n < dragons else FALSE, 1 << seat)
        g.runes = runes
    return g


@pytest.fixture
def g() -> World:
    return clear(table(victory="victory-card", years="7"))


def prove(g: World, seat: Seat) -> None:
    while asked(g) == "choose-rune-to-reveal":
        g.apply(seat, offered(g, seat, RevealRune)[0])


@pytest.mark.rule("RW-347", "RW-008")
def test_six_dragon_runes_are_turned_up_and_the_card_placed(g: World) -> None:
    give(g, DAQAN, 7, 1)
    g.year, g.season = 3, 1
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert g.outcome() is None, "nobody wins at once"
    g.apply(DAQAN, PlaceVictoryCard())
    assert refused(g, DAQAN, RevealRune(g.runes.areas[g.runes.kinds.index(FALSE)])).rule == "RW-339"
    for n in range(6):
        events = g.apply(DAQAN, offered(g, DAQAN, RevealRune)[0])
        assert g.fenced, n
    assert VictoryCardPlaced(DAQAN, 1) in events
    assert sum(g.is_revealed(a) for a in g.runes.areas) == 6, "enough to prove it, no more"
    assert g.part(VictoryClaims).claims == [VictoryClaim(DAQAN, 1, 3)]
    assert g.views(None)["victory-cards"].claims[0].season == "summer"
    assert refused(g, DAQAN, PlaceVictoryCard()).rule == "RW-347", "it lies already"


@pytest.mark.rule("RW-347")
def test_five_dragon_runes_are_too_few(g: World) -> None:
    give(g, DAQAN, 5, 2)
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert refused(g, DAQAN, PlaceVictoryCard()).rule == "RW-347"
    setup = RUNEWARS.setup(4, victory="victory-card", years="7")
    secrecy_laws(Codec(RUNEWARS), setup, g)


@pytest.mark.rule("RW-347")
def test_open_runes_need_not_be_turned_up_again(g: World) -> None:
    give(g, DAQAN, 6)
    runes = g.runes.clone()
    for n in range(4):
        runes.reveal(runes.areas[n], DRAGON, runes.seen[n])
    g.runes = runes
    turn_with(g, DAQAN, "harvest", at="before_order")
    g.apply(DAQAN, PlaceVictoryCard())
    g.apply(DAQAN, offered(g, DAQAN, RevealRune)[0])
    g.apply(DAQAN, offered(g, DAQAN, RevealRune)[0])
    assert asked(g) == "own-turn"


def claimed(g: World, seat: Seat, season: int, year: int) -> World:
    g.part(VictoryClaims).claims = [VictoryClaim(seat, season, year)]
    return g


@pytest.mark.rule("RW-348")
def test_a_year_later_he_wins_if_he_still_has_enough(g: World) -> None:
    give(g, DAQAN, 6)
    claimed(g, DAQAN, 1, 3)
    g.year, g.season = 4, 1
    start(g, WholeGame(at="seasons"), SeasonOfTheYear())
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (DAQAN,)
    assert outcome.ending == "victory-card"
    assert len(g.season_piles[1]) == 8, "before the card is drawn"


@pytest.mark.rule("RW-348")
def test_a_year_later_he_takes_it_back_if_he_has_not(g: World) -> None:
    give(g, DAQAN, 5)
    claimed(g, DAQAN, 1, 3)
    g.year, g.season = 4, 1
    g.events = []
    start(g, WholeGame(at="seasons"), SeasonOfTheYear())
    assert VictoryCardTakenBack(DAQAN) in g.events
    assert g.part(VictoryClaims).claims == []
    assert asked(g) == "draw-season-card"


@pytest.mark.rule("RW-348")
@pytest.mark.parametrize(("year", "season"), [(3, 2), (4, 0), (3, 1)])
def test_in_no_other_season_is_it_looked_at(g: World, year: int, season: int) -> None:
    give(g, DAQAN, 6)
    claimed(g, DAQAN, 1, 3)
    g.year, g.season = year, season
    start(g, WholeGame(at="seasons"), SeasonOfTheYear())
    assert g.outcome() is None
    assert g.part(VictoryClaims).claims


@pytest.mark.rule("RW-349")
def test_one_card_a_season(g: World) -> None:
    give(g, DAQAN, 6)
    g.year, g.season = 3, 1
    claimed(g, LATARI, 1, 3)
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert refused(g, DAQAN, PlaceVictoryCard()).rule == "RW-349"
    g.season = 2
    g.forget_menu()
    assert g.why_not(DAQAN, PlaceVictoryCard()) is None


@pytest.mark.rule("RW-350")
def test_none_in_the_last_year(g: World) -> None:
    give(g, DAQAN, 6)
    g.year = 7
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert refused(g, DAQAN, PlaceVictoryCard()).rule == "RW-350"
    g.year = 6
    g.forget_menu()
    assert g.why_not(DAQAN, PlaceVictoryCard()) is None


@pytest.mark.rule("RW-352")
def test_who_is_out_claims_nothing(g: World) -> None:
    claimed(g, DAQAN, 1, 3)
    eliminate(g, DAQAN)
    assert g.part(VictoryClaims).claims == []


@pytest.mark.rule("RW-349")
@pytest.mark.parametrize(
    ("claims", "is_sound"),
    [
        ([], True),
        ([VictoryClaim(DAQAN, 1, 3), VictoryClaim(LATARI, 2, 3)], True),
        ([VictoryClaim(DAQAN, 1, 3), VictoryClaim(LATARI, 1, 3)], False),
        ([VictoryClaim(DAQAN, 1, 3), VictoryClaim(DAQAN, 2, 3)], False),
        ([VictoryClaim(DAQAN, 1, 4)], False),
        ([VictoryClaim(Seat(7), 1, 3)], False),
    ],
)
def test_what_a_file_may_claim(g: World, claims: list[VictoryClaim], is_sound: bool) -> None:
    g.year = 3
    g.part(VictoryClaims).claims = claims
    assert VictoryCards().sound(g) == is_sound


@pytest.mark.rule("RW-008")
def test_without_the_option_there_is_no_card() -> None:
    g = clear(table())
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert g.why_not(DAQAN, PlaceVictoryCard()) is not None
    assert not offered(g, DAQAN, PlaceVictoryCard)
    assert all(not isinstance(module, VictoryCards) for module in g.rules.modules)


# announced


@pytest.mark.rule("RW-345")
def test_with_announcing_nobody_wins_before_his_own_turn() -> None:
    g = clear(table(win_check="announced"))
    give(g, DAQAN, 6)
    turn_of(g, LATARI, SettleUp())
    assert g.outcome() is None
    turn_with(g, DAQAN, "harvest", at="before_order")
    g.apply(DAQAN, AnnounceVictory())
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (DAQAN,)


@pytest.mark.rule("RW-345")
def test_nothing_is_announced_with_too_few_runes() -> None:
    g = clear(table(win_check="announced"))
    give(g, DAQAN, 5, 1)
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert not offered(g, DAQAN, AnnounceVictory)
