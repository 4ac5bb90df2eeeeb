"""The set-up, row by row. [RW-019 – RW-057, RW-379]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import (
    AREAS,
    HOME_AREAS,
    KINDS,
    LAND,
    SHEETS,
    TILES,
    UNITS,
)
from feldzug.games.runewars.decks import (
    DRAGON,
    HERO_BOX,
    OBJECTIVE_BOX,
    OBJECTIVES,
    QUEST_BOX,
    QUESTS,
)
from feldzug.games.runewars.drawing import QuestDrawn
from feldzug.games.runewars.events import (
    FirstPlayerFound,
    SetupQuestDealt,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.set_up.fair_map import fair_map
from feldzug.games.runewars.set_up.first_armies import (
    BuildAt,
    ChooseFirstStronghold,
    MusterAtHome,
    PlaceFirstUnit,
    PlaceUnit,
)
from feldzug.games.runewars.set_up.first_heroes import (
    DealFirstHero,
    DrawnHero,
    PlaceFirstHero,
    PlaceHero,
)
from feldzug.games.runewars.set_up.objectives import DealObjective
from feldzug.games.runewars.set_up.quest_deck import stays
from feldzug.games.runewars.set_up.runes_at_home import HideFalseRune, HideRunesAtHome
from feldzug.games.runewars.set_up.start import DrawnFate, PickFaction, SetUp
from feldzug.games.runewars.set_up.tiles import (
    ChooseTile,
    DrawnQuest,
    LayMap,
    tiles_of,
)
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions, FeldzugError
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.decks import knows
from tests.games.runewars.setting_up import P1, P2, P3, begin, quest_of, tile, until
from tests.games.runewars.table import fated, start, table

NUMBERED = tuple(range(9))
"""The numbered tiles of the base game."""


@pytest.mark.rule("RW-019")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(FeldzugError):
        RUNEWARS.setup(players)
    assert [RUNEWARS.setup(count).players for count in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("RW-020")
def test_the_highest_fate_card_begins() -> None:
    g = begin(3)
    told = fated(g, DrawnFate(11), DrawnFate(26), DrawnFate(2))
    assert FirstPlayerFound(P2) in told
    assert g.first == P2
    assert g.waiting() == (P2,)


@pytest.mark.rule("RW-021")
def test_from_the_first_player_clockwise_each_picks_a_free_faction() -> None:
    g = begin(3)
    fated(g, DrawnFate(11), DrawnFate(26), DrawnFate(2))
    g.apply(P2, PickFaction(3))
    assert g.waiting() == (P3,)
    refused = g.why_not(P3, PickFaction(3))
    assert refused is not None
    assert (refused.key, refused.rule) == ("faction-taken", "RW-021")
    g.apply(P3, PickFaction(0))
    assert g.waiting() == (P1,)
    assert g.legal(P1) == [PickFaction(1), PickFaction(2)]


@pytest.mark.rule("RW-022", "RW-023", "RW-024")
def test_influence_tactics_cards_and_dials_at_the_start() -> None:
    g = table()
    assert [g.influence[seat] for seat in g.seats()] == [3, 4, 2, 1]
    assert [len(g.tactics[seat]) + len(g.fresh[seat]) for seat in g.seats()] == [2, 1, 3, 4]
    assert [list(g.dials[seat]) for seat in g.seats()] == [
        [3, 3, 2],
        [2, 4, 2],
        [3, 2, 3],
        [3, 2, 3],
    ]


# tiles


@pytest.mark.rule("RW-025", "RW-026")
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_two_setup_quests_each_name_the_tiles_of_a_player(players: int, tiles: int) -> None:
    g = until(begin(players), ChooseTile)
    quests = g.frame(LayMap).quests
    assert len(set(quests)) == tiles
    assert all("setup" in QUEST_BOX[quest].printed for quest in quests)
    hands = [tiles_of(g, seat, quests) for seat in g.seats()]
    assert [len(hand) for hand in hands] == [2] * players
    assert len({number for hand in hands for number in hand}) == tiles


@pytest.mark.rule("RW-026")
def test_the_tiles_of_a_player_are_those_that_his_own_cards_name() -> None:
    g = begin(2)
    fated(g, DrawnFate(3), DrawnFate(5))
    g.apply(P2, PickFaction(0))
    g.apply(P1, PickFaction(1))
    told = fated(g, *[DrawnQuest(quest_of(name)) for name in ("2", "9", "3", "1")])
    dealt = [(e.seat, e.quest) for e in told if isinstance(e, SetupQuestDealt)]
    assert dealt == [
        (P2, quest_of("2")),
        (P1, quest_of("9")),
        (P2, quest_of("3")),
        (P1, quest_of("1")),
    ]
    for seat, names in ((P2, ("2", "3")), (P1, ("9", "1"))):
        assert tiles_of(g, seat, g.frame(LayMap).quests) == [TILES.index(name) for name in names]


@pytest.mark.rule("RW-025")
def test_a_setup_quest_is_dealt_once() -> None:
    g = begin(2)
    fated(g, DrawnFate(5), DrawnFate(3))
    g.apply(P1, PickFaction(0))
    g.apply(P2, PickFaction(1))
    fated(g, DrawnQuest(quest_of("2")))
    assert not g.odds().allows(DrawnQuest(quest_of("2")))
    assert g.odds().allows(DrawnQuest(quest_of("9")))
    assert not g.odds().allows(DrawnQuest(QUESTS.index("giants-toll")))


# neutral units, cities, quests


@pytest.mark.rule("RW-043", "RW-044")
def test_neutral_units_stand_as_printed() -> None:
    g = until(begin(4), ChooseFirstStronghold)
    for number in g.areas():
        at = number * g.kinds
        found = {(k, g.standing[at + k]) for k in range(g.kinds) if g.standing[at + k]}
        assert found == set(LAND[number].units), AREAS[number]
        assert g.is_uncontrolled(number) or LAND[number].units == ()


@pytest.mark.rule("RW-045")
def test_a_different_city_on_every_space() -> None:
    g = table()
    spaces = [number for number in g.areas() if LAND[number].city]
    assert [number for number in g.areas() if g.city[number] >= 0] == spaces
    assert len({g.city[number] for number in spaces}) == len(spaces) >= 3


@pytest.mark.rule("RW-046")
def test_quests_of_tiles_that_do_not_lie_leave_the_game() -> None:
    g = begin(2)
    g.layout = Layout([tile("1", 0, 0), tile("2", 9, 0), tile("5", 18, 0), tile("9", 27, 0)])
    assert not stays(g, QUESTS.index("gathering-storm"))
    assert stays(g, QUESTS.index("giants-toll"))
    assert stays(g, quest_of("9"))
    assert not stays(g, quest_of("8"))
    strict = begin(2, quest_kept="all")
    strict.layout = g.layout
    assert not stays(strict, QUESTS.index("giants-toll"))


@pytest.mark.rule("RW-046")
def test_only_quests_that_stay_are_in_deck_and_hands() -> None:
    g = table(2)
    there = [*g.quest_deck.bag, *[card for hand in g.quests for card in hand.cards]]
    assert sorted(there) == [n for n in QUEST_BOX.numbers(g.rules) if stays(g, n)]


# armies, heroes, hands


@pytest.mark.rule("RW-047")
def test_a_stronghold_stands_in_the_home_realm() -> None:
    g = begin(2)
    fated(g, DrawnFate(3), DrawnFate(5))
    seat = until(g, ChooseFirstStronghold).waiting()[0]
    assert seat == g.first == P2
    home = HOME_AREAS[g.faction[seat]]
    refused = g.why_not(seat, BuildAt(next(a for a in g.areas() if a not in home)))
    assert refused is not None
    assert (refused.key, refused.rule) == ("not-at-home", "RW-047")
    g.apply(seat, BuildAt(home[1]))
    assert g.strongholds(seat) == [home[1]]
    assert not g.damaged[home[1]]


@pytest.mark.rule("RW-048", "RW-049", "RW-050")
def test_first_recruits_come_by_all_dials_into_any_home_area() -> None:
    g = until(begin(2), PlaceFirstUnit)
    seat = g.waiting()[0]
    home = HOME_AREAS[g.faction[seat]]
    top = g.stack[-1]
    assert isinstance(top, PlaceFirstUnit)
    refused = g.why_not(seat, PlaceUnit(top.kind, next(a for a in g.areas() if a not in home)))
    assert refused is not None
    assert (refused.key, refused.rule) == ("not-at-home", "RW-049")
    assert [action.area for action in g.legal(seat)] == list(home)
    placed = 0
    while isinstance(g.stack[-1], PlaceFirstUnit) and g.waiting()[0] == seat:
        g.apply(seat, g.legal(seat)[placed % 3])
        placed += 1
    assert placed in (5, 6)
    assert all(g.units(number) for number in home)


@pytest.mark.rule("RW-048", "RW-050")
def test_the_armies_at_the_start() -> None:
    g = table()
    armies = [
        {KINDS[k]: UNITS[k].figures - g.supply[k] for k in SHEETS[g.faction[seat]].kinds}
        for seat in g.seats()
    ]
    assert armies == [
        {"footman": 3, "bowman": 2, "knight": 1, "siege-tower": 0},
        {"archer": 3, "warrior": 1, "sorceress": 1, "pegasus-rider": 0},
        {"reanimate": 3, "skeleton-archer": 1, "necromancer": 2, "dark-knight": 0},
        {"berserker": 3, "flesh-ripper": 2, "warlock": 1, "chaos-lord": 0},
    ]


@pytest.mark.rule("RW-049")
def test_no_more_than_eight_go_into_one_area() -> None:
    g = until(begin(2), PlaceFirstUnit)
    seat = g.waiting()[0]
    top = g.stack[-1]
    assert isinstance(top, PlaceFirstUnit)
    home = HOME_AREAS[g.faction[seat]][0]
    g.add(home, top.kind, 8)
    g.forget_menu()
    refused = g.why_not(seat, PlaceUnit(top.kind, home))
    assert refused is not None
    assert (refused.key, refused.rule) == ("area-full", "RW-049")


@pytest.mark.rule("RW-048")
def test_a_dial_recruits_its_space_and_all_lower_ones() -> None:
    g = table()
    g.dials[0] = [4, 0, 1]
    start(g, WholeGame(at="seasons"), SetUp(at="decks"), MusterAtHome(P1, at="recruit"))
    kinds = [g.frame(PlaceFirstUnit).kind, *g.frame(MusterAtHome).kinds]
    assert [kinds.count(k) for k in sorted(set(kinds))] == [3, 1]


@pytest.mark.rule("RW-051", "RW-052", "RW-016")
def test_a_hero_of_the_own_side_begins_at_home() -> None:
    g = until(begin(4), PlaceFirstHero)
    seat = g.waiting()[0]
    hero = g.heroes(seat)[0]
    good = g.faction[seat] in (0, 1)
    assert HERO_BOX[hero].printed["alignment"] == ("good" if good else "evil")
    home = HOME_AREAS[g.faction[seat]]
    assert g.legal(seat) == [PlaceHero(hero, number) for number in home]
    refused = g.why_not(seat, PlaceHero(hero, next(a for a in g.areas() if a not in home)))
    assert refused is not None
    assert (refused.key, refused.rule) == ("not-at-home", "RW-052")


@pytest.mark.rule("RW-051")
def test_two_players_of_one_side_get_different_heroes() -> None:
    g = table()
    sides = ["good", "good", "evil", "evil"]
    assert [HERO_BOX[g.heroes(seat)[0]].printed["alignment"] for seat in g.seats()] == sides
    for seat in g.seats():
        odds = DealFirstHero(seat).odds(g)
        for other in g.seats():
            assert not odds.allows(DrawnHero(g.heroes(other)[0]))


@pytest.mark.rule("RW-053", "RW-057")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_heroes_form_one_deck(players: int) -> None:
    g = table(players)
    assert len(g.hero_pile) == 12 - players
    assert {HERO_BOX[hero].printed["alignment"] for hero in g.hero_pile} == {
        "good",
        "evil",
        "neutral",
    }
    assert len(g.layout.tiles) == 3 * players


@pytest.mark.rule("RW-054", "RW-055", "RW-056", "RW-016")
def test_hands_and_decks_after_the_set_up() -> None:
    g = table()
    assert [len(g.quests[seat]) for seat in g.seats()] == [2] * 4
    assert [len(pile) for pile in g.season_piles] == [8] * 4
    assert len(g.tactics_deck) == 50 - 10
    for seat in g.seats():
        (card,) = g.objective[seat]
        side = "good" if g.faction[seat] in (0, 1) else "evil"
        assert OBJECTIVE_BOX[card].printed["alignment"] == side
        for other in g.seats():
            seen = g.view(other)
            assert seen.players[seat].objective
            assert seen.players[seat].known_objective is None
            assert (OBJECTIVES[card] in seen.objective) == (other == seat)
            assert len(seen.players[seat].known_quests) == (2 if other == seat else 0)
    assert QuestDrawn(P1, 3).seen_by(P1) == QuestDrawn(P1, 3)
    assert QuestDrawn(P1, 3).seen_by(P2) == QuestDrawn(P1, -1)
    assert DealObjective(P1).known_to(g) == (P1,)


@pytest.mark.rule("RW-039", "RW-332")
def test_in_2010_two_dragon_runes_and_a_false_one_lie_in_each_home_realm() -> None:
    g = until(begin(2), HideRunesAtHome)
    for seat in g.seats():
        refused = g.why_not(seat, HideFalseRune(next(a for a in g.areas() if g.home_of(a) != seat)))
        assert refused is not None
        assert (refused.key, refused.rule) == ("not-at-home", "RW-039")
        g.apply(seat, HideFalseRune(HOME_AREAS[g.faction[seat]][1]))
    for seat in g.seats():
        for n, number in enumerate(HOME_AREAS[g.faction[seat]]):
            assert (g.rune_in(number) == DRAGON) == (n != 1)
            assert knows(g.rune_seen(number), seat)
            assert not knows(g.rune_seen(number), Seat(1 - seat))
    assert g.rune_box == [17 - 2, 21 - 4]


# the automatic set-up


@pytest.mark.rule("RW-379")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_automatic_set_up_asks_nobody(players: int) -> None:
    g = begin(players, setup="quick")
    dealer = Dealer(players)
    while any(isinstance(frame, SetUp) for frame in g.stack):
        assert g.waiting() == (FATE,)
        g.apply(FATE, dealer.draw(g.odds()))
    assert len(g.layout.tiles) == 3 * players
    for seat in g.seats():
        assert g.dragons(seat) == 2
        assert len(g.strongholds(seat)) == 1
        assert sum([g.units(number) for number in g.controlled(seat)]) in (5, 6)
        assert len(g.heroes(seat)) == 1
    for number in range(3 * players):
        laid = g.layout.tiles[number]
        before = Layout(g.layout.tiles[:number]).ground
        if number < 2 * players:
            assert before.objection(laid) is None


@pytest.mark.rule("RW-379")
def test_a_number_gives_the_same_map_again_and_another_one_another() -> None:
    assert fair_map((0, 1), NUMBERED, 4, 7).tiles == fair_map((0, 1), NUMBERED, 4, 7).tiles
    assert fair_map((0, 1), NUMBERED, 4, 7).tiles != fair_map((0, 1), NUMBERED, 4, 8).tiles


@pytest.mark.rule("RW-068", "RW-069", "RW-375")
def test_options_that_contradict_are_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        RUNEWARS.setup(2, epic="on", victory="victory-card")
    assert refused.value.reason.rule == "RW-375"
