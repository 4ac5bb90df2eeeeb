"""The events: each kind is drawn in the card part and takes effect on the board at once."""

from __future__ import annotations

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    Done,
    DrawnArea,
    DrawnCard,
    LoseUnit,
    NameDefender,
    PlaceLeader,
    SendUnit,
    StopAttacking,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY
from feldzug.games.ring_war.cards.events import PlanUprising, StormyAreas
from feldzug.games.ring_war.deck import CARD, DECK, EVENT
from feldzug.games.ring_war.events import (
    AreaTurnedUp,
    EventDrawn,
    PointsLapsed,
    UprisingBegan,
    UprisingPlanned,
    UprisingPlannedUnseen,
)
from feldzug.games.ring_war.inventory import contents
from feldzug.games.ring_war.war import War
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.hidden import determinise
from feldzug.kernel.values import Event, Seat, because
from tests.games.ring_war.idle import idle
from tests.games.ring_war.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    answer,
    begin,
    fated,
    place,
    stands,
    war,
)

SHOWN = (
    "appoint-a-second-leader",
    "winter-storms",
    "raiders",
    "mustering-of-middle-earth",
    "local-uprising",
    "corsairs-of-umbar",
    "the-black-gates-open",
    "theyve-brought-a-cave-troll",
    "the-entmoot",
    "aragorn-arrives",
)


def drawing(text: str, game: str = "4", seat: Seat = GREEN, others: str = "1 infantry 1") -> War:
    """A war in which *seat*, whose leader stands in Harlindon, is about to draw an adventure card."""
    home = f"harlindon: {seat} infantry 1, leader\nfortresses: 1\n"
    return begin(war(home + text, game, others), "cards", seat)


def draw(g: War, card: str, *areas: str) -> list[Event]:
    """An event is drawn, and with it area cards if it wants some."""
    return fated(g, DrawnCard(CARD[card]), *[DrawnArea(place(area)) for area in areas])


def test_every_kind_of_event_is_in_this_module() -> None:
    assert sorted(SHOWN) == sorted(card.id for card in DECK if card.kind == EVENT)


@pytest.mark.parametrize("event", SHOWN)
@pytest.mark.rule("RNG-059", "RNG-064")
def test_an_event_is_played_openly_and_discarded(event: str) -> None:
    g = drawing("")
    told = draw(g, event)
    assert told[0] == EventDrawn(GREEN, CARD[event])
    assert told[0].seen_by(RED) == told[0]
    assert told[0].seen_by(None) == told[0]
    assert g.card_discards == [CARD[event]]
    assert g.card_hands[GREEN] == []
    assert g.played[GREEN] == []


# --- Appoint a Second Leader ---------------------------------------------------------------------


def test_a_second_leader_is_placed_in_an_own_area_without_one() -> None:
    g = drawing("moria: 0 infantry 1")
    draw(g, "appoint-a-second-leader")
    assert g.legal(GREEN) == [PlaceLeader(place("moria"))]
    taken, foreign = place("harlindon"), place("lorien")
    assert g.why_not(GREEN, PlaceLeader(taken)) == because(
        "leader-already-there", "G10", area=taken
    )
    assert g.why_not(GREEN, PlaceLeader(foreign)) == because("not-your-area", "G10", area=foreign)
    answer(g, (GREEN, PlaceLeader(place("moria"))))
    assert stands(g, "moria") == "0 infantry 1, leader"
    assert g.path()[-1] == "card-from-pile"


@pytest.mark.parametrize("text", ["moria: 0 infantry 1, leader\nlorien: 0 infantry 1", ""])
def test_with_two_leaders_or_nowhere_to_go_no_leader_comes(text: str) -> None:
    g = drawing(text)
    before = g.leader[:]
    assert draw(g, "appoint-a-second-leader") == [
        EventDrawn(GREEN, CARD["appoint-a-second-leader"])
    ]
    assert g.path()[-1] == "card-from-pile"
    assert g.leader == before


# --- Winter Storms -------------------------------------------------------------------------------


def storms() -> War:
    """Moria, Lórien and Umbar are snowed in by green; red comes next."""
    g = drawing("moria: 1 infantry 2\ngladden_fields: 0 infantry 2\nanduin_valley: 1 infantry 2")
    told = draw(g, "winter-storms", "moria", "lorien", "umbar")
    assert told[-3:] == [AreaTurnedUp(place(a)) for a in ("moria", "lorien", "umbar")]
    fated(g, DrawnCard(CARD["mission-bree"]))
    return g


def test_nobody_attacks_into_or_out_of_an_area_in_winter_storms() -> None:
    g = storms()
    idle(g, RED, "choose-attack")
    out = Attack(place("moria"), place("gladden_fields"))
    assert g.why_not(RED, out) == because("winter-storms", "G29", area=place("moria"))
    assert g.why_not(RED, Attack(place("anduin_valley"), place("gladden_fields"))) is None

    g = begin(storms(), "battle", GREEN)
    into = Attack(place("gladden_fields"), place("lorien"))
    assert g.why_not(GREEN, into) == because("winter-storms", "G29", area=place("lorien"))


def test_winter_storms_end_with_the_next_turn_of_the_player_who_drew_them() -> None:
    g = storms()
    for seat in (RED, YELLOW, BLACK):
        idle(g, seat, "choose-attack")
        assert [type(effect) for effect in g.effects] == [StormyAreas]
    idle(g, GREEN, "choose-attack")
    assert g.why_not(GREEN, Attack(place("gladden_fields"), place("lorien"))) is None


def test_winter_storms_of_a_player_who_is_out_end_where_that_turn_would_have_been() -> None:
    text = "moria: 1 infantry 2\ngladden_fields: 3 infantry 2\nlorien: 2 infantry 1\nout: 0\n"
    g = war(text + "turn: 5 seat 1\neffect: winter-storms 0 next-turn moria")
    begin(g, "battle", RED)
    attack = Attack(place("moria"), place("gladden_fields"))
    assert g.why_not(RED, attack) == because("winter-storms", "G29", area=place("moria"))
    idle(g, BLACK, "choose-attack")
    assert [type(effect) for effect in g.effects] == [StormyAreas]
    answer(g, (BLACK, StopAttacking()))
    idle(g, RED, "choose-attack")
    assert g.why_not(RED, attack) is None


# --- Raiders -------------------------------------------------------------------------------------


def test_raiders_take_half_of_the_units_rounded_down_as_their_owner_chooses() -> None:
    g = drawing("moria: 1 infantry 3, creature 2\nlorien: 2 cavalry 3\numbar: 3 infantry 1")
    draw(g, "raiders", "moria", "lorien", "umbar")
    assert g.legal(RED) == [LoseUnit(INFANTRY), LoseUnit(CREATURE)]
    answer(g, (RED, LoseUnit(INFANTRY)), (RED, LoseUnit(CREATURE)), (YELLOW, LoseUnit(CAVALRY)))
    assert stands(g, "moria") == "1 infantry 2, creature 1"
    assert stands(g, "lorien") == "2 cavalry 2"
    assert stands(g, "umbar") == "3 infantry 1"
    assert g.path()[-1] == "card-from-pile"


def test_raiders_take_the_weakest_of_the_neutral_army() -> None:
    g = drawing("moria: neutral infantry 2, cavalry 2", "2")
    draw(g, "raiders", "moria", "lorien", "umbar")
    assert stands(g, "moria") == "4 cavalry 2"


# --- Mustering of Middle-earth -------------------------------------------------------------------


def test_the_mustering_brings_three_points_to_each_area_shown() -> None:
    g = drawing("moria: 1 infantry 1\nlorien: 2 infantry 4\numbar: 0 creature 1")
    draw(g, "mustering-of-middle-earth", "moria", "lorien", "umbar")
    elsewhere = Deploy(place("fangorn"), INFANTRY)
    assert g.why_not(RED, elsewhere) == because("only-these-areas", "G29")
    answer(g, (RED, Deploy(place("moria"), CAVALRY)))
    told = answer(g, (YELLOW, Deploy(place("lorien"), INFANTRY)))
    assert told[-1] == PointsLapsed(YELLOW, 2)  # five units are enough
    assert answer(g, (GREEN, Done())) == [PointsLapsed(GREEN, 3)]
    assert stands(g, "moria") == "1 infantry 1, cavalry 1"
    assert stands(g, "lorien") == "2 infantry 5"
    assert stands(g, "umbar") == "0 creature 1"


@pytest.mark.rule("G29")
def test_the_mustering_brings_infantry_if_so_agreed() -> None:
    text = "moria: 1 infantry 1\nlorien: 2 infantry 4\numbar: 1 infantry 1"
    g = drawing(text, "4 battalions=infantry", others="3 infantry 1")
    draw(g, "mustering-of-middle-earth", "moria", "lorien", "umbar")
    assert stands(g, "moria") == "1 infantry 4"
    assert stands(g, "lorien") == "2 infantry 5"
    assert stands(g, "umbar") == "1 infantry 4"


@pytest.mark.parametrize("event", ["winter-storms", "raiders", "mustering-of-middle-earth"])
def test_area_cards_turned_up_go_back_into_the_pile(event: str) -> None:
    g = drawing("")
    pile = g.area_pile[:]
    draw(g, event, "moria", "lorien", "umbar")
    assert g.area_pile == pile


@pytest.mark.rule("G21")
def test_when_the_pile_runs_out_area_cards_are_turned_up_from_the_shuffled_discards() -> None:
    g = drawing("moria: 1 infantry 5\nlorien: 1 infantry 5\numbar: 1 infantry 5")
    g.area_discards = [card for card in g.area_pile if card not in (place("moria"), 64, 65)]
    g.area_pile = [place("moria"), 64, 65]  # besides Moria only jokers, which show no area
    draw(g, "raiders", "moria", "lorien", "umbar")
    for area in ("moria", "lorien", "umbar"):
        answer(g, (RED, LoseUnit(INFANTRY)), (RED, LoseUnit(INFANTRY)))
        assert stands(g, area) == "1 infantry 3"
    assert len(g.area_pile) == 66


@pytest.mark.rule("G21")
def test_without_a_reshuffle_fewer_areas_are_turned_up() -> None:
    g = drawing("moria: 1 infantry 5", "4 reshuffle=off")
    g.area_discards = [card for card in g.area_pile if card != place("moria")]
    g.area_pile = [place("moria")]
    draw(g, "raiders", "moria")
    assert g.legal(RED) == [LoseUnit(INFANTRY)]


# --- Local Uprising ------------------------------------------------------------------------------


def test_an_uprising_is_planned_in_secret() -> None:
    g = drawing("")
    told = draw(g, "local-uprising", "moria")
    assert told[1:] == [UprisingPlanned(GREEN, place("moria"))]
    assert told[1].seen_by(GREEN) == told[1]
    assert told[1].seen_by(RED) == told[1].seen_by(None) == UprisingPlannedUnseen(GREEN)
    assert g.view(GREEN).uprising == ["moria"]
    assert g.view(RED).uprising == []
    assert g.view(RED).players[GREEN].uprising == 1


def test_only_its_planner_sees_which_area_card_was_drawn_for_an_uprising() -> None:
    g = drawing("")
    draw(g, "local-uprising")
    assert g.frame(PlanUprising).known_to(g) == (GREEN,)


def test_others_suppose_an_uprising_in_an_area_that_its_planner_does_not_rule() -> None:
    g = war("moria: 1 infantry 1\nnurn: 2 infantry 1\nuprising 0: moria", others="0 infantry 1")
    dealt = [determinise(g, RED, Dealer(seed)).view(GREEN) for seed in range(40)]
    assert {view.uprising[0] for view in dealt} == {"moria", "nurn"}
    assert place("moria") not in g.area_pile


def test_the_card_of_an_uprising_is_not_lost() -> None:
    g = drawing("")
    before = contents(g)
    draw(g, "local-uprising", "moria")
    assert g.uprisings[GREEN] == [place("moria")]
    assert contents(g) == before


def test_nobody_plans_two_uprisings() -> None:
    g = drawing("moria: 1 infantry 1\nuprising 0: moria")
    told = draw(g, "local-uprising")
    assert not any(isinstance(event, UprisingPlanned) for event in told)
    assert g.uprisings[GREEN] == [place("moria")]
    assert "plan-uprising" not in g.path()


def test_it_breaks_out_when_its_planner_conquers_the_area() -> None:
    g = war("eregion: 0 infantry 2\nmoria: 1 infantry 1\nuprising 0: moria", "4")
    begin(g, "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("moria"))), (GREEN, SendUnit(INFANTRY, False)))
    answer(g, (RED, NameDefender(INFANTRY)))
    told = fated(g, (5, 1, 1, 1))
    assert told[-1] == UprisingBegan(GREEN, place("moria"))
    assert g.fenced  # a hidden card was shown: nothing before it may be taken back
    answer(g, *[(GREEN, Deploy(place("moria"), INFANTRY))] * 4)
    assert stands(g, "moria") == "0 infantry 5"
    assert place("moria") in g.area_pile
    assert g.uprisings[GREEN] == []


def test_it_breaks_out_at_once_in_an_area_already_ruled() -> None:
    g = drawing("moria: 0 infantry 1")
    told = draw(g, "local-uprising", "moria")
    assert told[-1] == UprisingBegan(GREEN, place("moria"))
    assert answer(g, (GREEN, Done())) == [PointsLapsed(GREEN, 4)]


def test_nobody_else_wakes_it() -> None:
    g = war("eregion: 1 infantry 2\nmoria: 2 infantry 1\nuprising 0: moria")
    begin(g, "battle", RED)
    answer(g, (RED, Attack(place("eregion"), place("moria"))), (RED, SendUnit(INFANTRY, False)))
    answer(g, (YELLOW, NameDefender(INFANTRY)))
    told = fated(g, (5, 1, 1, 1))
    assert not any(isinstance(event, UprisingBegan) for event in told)
    assert g.uprisings[GREEN] == [place("moria")]


# --- Corsairs of Umbar ---------------------------------------------------------------------------


def corsairs(umbar: str) -> War:
    """Green has drawn the corsairs; red holds Umbar, green Belfalas across the water."""
    g = drawing(f"umbar: 1 {umbar}\nbelfalas: 0 infantry 1\ndeep_harad: 2 infantry 1")
    draw(g, "corsairs-of-umbar")
    fated(g, DrawnCard(CARD["mission-bree"]))
    idle(g, RED, "choose-attack")
    return g


def test_an_attack_by_sea_first_loses_a_unit_to_the_corsairs() -> None:
    g = corsairs("infantry 2, cavalry 1")
    answer(g, (RED, Attack(place("umbar"), place("belfalas"))))
    assert g.legal(RED) == [LoseUnit(INFANTRY), LoseUnit(CAVALRY)]
    answer(g, (RED, LoseUnit(INFANTRY)), (RED, SendUnit(CAVALRY, False)))
    assert g.path()[-1] == "stand-or-withdraw"
    assert stands(g, "umbar") == "1 infantry 1, cavalry 1"


def test_the_attack_is_off_if_only_one_unit_is_left() -> None:
    g = corsairs("infantry 2")
    answer(g, (RED, Attack(place("umbar"), place("belfalas"))), (RED, LoseUnit(INFANTRY)))
    assert g.path()[-1] == "choose-attack"
    assert stands(g, "umbar") == "1 infantry 1"
    assert stands(g, "belfalas") == "0 infantry 1"


def test_attacks_by_land_lose_nothing_to_the_corsairs() -> None:
    g = corsairs("infantry 2")
    answer(g, (RED, Attack(place("umbar"), place("deep_harad"))))
    assert g.path()[-1] == "send-attacker"
    assert stands(g, "umbar") == "1 infantry 2"


def test_a_lone_unit_on_a_ship_symbol_is_spared() -> None:
    g = war(
        "stop_south: 1 infantry 1\nbelfalas: 0 infantry 1\neffect: corsairs-of-umbar 0 next-turn"
    )
    begin(g, "battle", RED)
    answer(g, (RED, Attack(place("stop_south"), place("belfalas"))))
    assert g.path()[-1] == "send-attacker"


def test_the_corsairs_are_gone_with_the_next_turn_of_who_drew_them() -> None:
    g = corsairs("infantry 2")
    idle(g, GREEN, "choose-attack")
    assert g.effects == []


# --- events in one area --------------------------------------------------------------------------

WHERE = {
    "the-black-gates-open": "udun_vale",
    "theyve-brought-a-cave-troll": "moria",
    "the-entmoot": "fangorn",
    "aragorn-arrives": "minas_tirith",
}
FRIEND = {
    "the-black-gates-open": RED,
    "theyve-brought-a-cave-troll": RED,
    "the-entmoot": GREEN,
    "aragorn-arrives": GREEN,
}


@pytest.mark.parametrize(
    ("event", "points"),
    [
        ("the-black-gates-open", 10),
        ("theyve-brought-a-cave-troll", 2),
        ("the-entmoot", 2),
        ("aragorn-arrives", 10),
    ],
)
@pytest.mark.rule("G29")
def test_a_ruler_of_the_right_side_gains_points_there(event: str, points: int) -> None:
    """Whoever draws the card."""
    area, friend = WHERE[event], FRIEND[event]
    g = drawing(f"{area}: {friend} infantry 1", seat=YELLOW, others="3 infantry 1")
    draw(g, event)
    assert g.waiting() == (friend,)
    answer(g, (friend, Deploy(place(area), INFANTRY)))
    assert answer(g, (friend, Done())) == [PointsLapsed(friend, points - 1)]
    assert stands(g, area) == f"{friend} infantry 2"


@pytest.mark.parametrize("event", WHERE)
@pytest.mark.parametrize(("before", "left"), [(4, 2), (3, 1), (2, 1), (1, 1)])
@pytest.mark.rule("G29")
def test_a_ruler_of_the_other_side_loses_up_to_two_units_but_never_the_last(
    event: str, before: int, left: int
) -> None:
    area, foe = WHERE[event], RED if FRIEND[event] == GREEN else GREEN
    g = drawing(f"{area}: {foe} infantry {before}", seat=YELLOW, others="3 infantry 1")
    draw(g, event)
    while g.waiting() == (foe,):
        answer(g, (foe, LoseUnit(INFANTRY)))
    assert stands(g, area) == f"{foe} infantry {left}"
    assert g.path()[-1] == "card-from-pile"


@pytest.mark.parametrize("event", WHERE)
def test_the_neutral_army_neither_gains_nor_loses(event: str) -> None:
    g = drawing(f"{WHERE[event]}: neutral infantry 3", "2")
    draw(g, event)
    assert stands(g, WHERE[event]) == "4 infantry 3"
    assert g.path()[-1] == "card-from-pile"
