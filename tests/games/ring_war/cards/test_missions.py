"""The missions: each of the 22 is really met in a war, by a good and by an evil player."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    Done,
    DrawnArea,
    EndMovement,
    Move,
    MoveTo,
    NameDefender,
    PlayCard,
    SendUnit,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY, PLACES, board
from feldzug.games.ring_war.deck import CARD, DECK, MISSION
from feldzug.games.ring_war.ending import card_score
from feldzug.games.ring_war.events import CardPlayed, PointsLapsed
from feldzug.games.ring_war.placing import SpendPoints
from feldzug.games.ring_war.war import War
from feldzug.kernel.values import Seat, because
from feldzug.parts.windows import Pass
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, war


@dataclass(frozen=True)
class Printed:
    """What the facts say of a mission: its area, the points for units, the star; good before evil."""

    card: str
    area: str
    reward: tuple[int, int]
    star: tuple[int, int]


REWARDED = (
    Printed("mission-hobbiton", "the_shire", (2, 2), (2, 2)),
    Printed("mission-grey-havens", "mithlond", (2, 4), (2, 1)),
    Printed("mission-bree", "fornost", (2, 6), (2, 1)),
    Printed("mission-weathertop", "weather_hills", (2, 2), (2, 2)),
    Printed("mission-carn-dum", "forodwaith", (2, 2), (2, 2)),
    Printed("mission-mount-gundabad", "eastern_angmar", (4, 4), (1, 1)),
    Printed("mission-elven-halls", "north_mirkwood", (2, 1), (2, 2)),
    Printed("mission-erebor", "esgaroth", (4, 2), (1, 2)),
    Printed("mission-gates-of-moria", "eregion", (2, 4), (2, 1)),
    Printed("mission-tharbad", "minhiriath", (4, 4), (1, 1)),
    Printed("mission-rauros", "the_wold", (2, 2), (2, 2)),
    Printed("mission-easterling-encampment", "brown_lands", (6, 2), (1, 2)),
    Printed("mission-dagorlad", "dead_marshes", (2, 2), (2, 2)),
    Printed("mission-erech", "vale_of_erech", (6, 6), (1, 1)),
    Printed("mission-dol-amroth", "belfalas", (2, 2), (2, 2)),
    Printed("mission-pelargir", "lebennin", (5, 5), (1, 1)),
    Printed("mission-osgiliath", "ithilien", (2, 4), (2, 1)),
    Printed("mission-haradrim-encampment", "khand", (2, 4), (2, 1)),
    Printed("mission-mount-doom", "mount_doom", (2, 5), (2, 1)),
)
EXTRA_CARD = (
    Printed("mission-harlond", "harlindon", (0, 0), (2, 3)),
    Printed("mission-edoras", "gap_of_rohan", (0, 0), (2, 2)),
    Printed("mission-lothlorien", "lorien", (0, 0), (2, 2)),
)

BOTH_SIDES = pytest.mark.parametrize("seat", [GREEN, RED], ids=["good", "evil"])


def enemy(seat: Seat) -> Seat:
    return RED if seat == GREEN else GREEN


def neighbour(area: str) -> str:
    return PLACES[board("full", "stop", "field").land[place(area)][0]]


def conquer(seat: Seat, area: str, hand: str, *, led: bool = True, game: str = "4") -> War:
    """A cavalry of *seat* takes an area that one enemy infantry defends, led by the leader or not."""
    source, other = neighbour(area), enemy(seat)
    g = war(
        f"{source}: {seat} cavalry 2, leader\n{area}: {other} infantry 1\nhand {seat}: | {hand}",
        game,
        others=f"{other} infantry 1",
    )
    begin(g, "battle", seat)
    answer(g, (seat, Attack(place(source), place(area))), (seat, SendUnit(CAVALRY, led)))
    answer(g, (other, NameDefender(INFANTRY)))
    fated(g, (5, 6, 6, 6, 4) if led else (5, 6, 6, 4))
    assert g.ruler[place(area)] == seat
    return g


def test_every_mission_of_the_deck_is_in_this_module() -> None:
    here = [printed.card for printed in REWARDED + EXTRA_CARD]
    assert len(here) == 22
    assert sorted(here) == sorted(card.id for card in DECK if card.kind == MISSION)


@BOTH_SIDES
@pytest.mark.parametrize("printed", REWARDED, ids=lambda printed: str(printed.card))
@pytest.mark.rule("RNG-060", "RNG-061", "G29")
def test_a_mission_gives_its_side_the_points_printed_on_it(printed: Printed, seat: Seat) -> None:
    g = conquer(seat, printed.area, printed.card)
    card = CARD[printed.card]
    assert g.legal(seat) == [PlayCard(card), Pass()]
    assert answer(g, (seat, PlayCard(card))) == [CardPlayed(seat, card)]
    assert g.fenced  # a card was shown: nothing before it may be taken back
    assert answer(g, (seat, Done())) == [PointsLapsed(seat, printed.reward[seat])]


@BOTH_SIDES
@pytest.mark.parametrize("printed", REWARDED, ids=lambda printed: str(printed.card))
@pytest.mark.rule("RNG-003", "RNG-061")
def test_the_points_become_units_in_the_area_at_once(printed: Printed, seat: Seat) -> None:
    """A battalion is a point; together with the conqueror never more than five units."""
    g = conquer(seat, printed.area, printed.card)
    answer(g, (seat, PlayCard(CARD[printed.card])))
    recruits = min(4, printed.reward[seat])
    for _ in range(recruits):
        answer(g, (seat, Deploy(place(printed.area), INFANTRY)))
    assert stands(g, printed.area) == f"{seat} infantry {recruits}, cavalry 1, leader"
    assert Deploy(place(printed.area), INFANTRY) not in g.legal(seat)


@BOTH_SIDES
@pytest.mark.parametrize("printed", REWARDED + EXTRA_CARD, ids=lambda printed: str(printed.card))
@pytest.mark.rule("RNG-059", "G25")
def test_a_mission_played_counts_the_star_of_its_side(printed: Printed, seat: Seat) -> None:
    g = conquer(seat, printed.area, printed.card)
    assert card_score(g, seat) == 0
    answer(g, (seat, PlayCard(CARD[printed.card])))
    assert g.played[seat] == [CARD[printed.card]]
    assert g.card_hands[seat] == []
    assert card_score(g, seat) == printed.star[seat]


@BOTH_SIDES
@pytest.mark.parametrize("printed", EXTRA_CARD, ids=lambda printed: str(printed.card))
@pytest.mark.rule("RNG-062")
def test_some_missions_add_an_area_card_to_those_of_the_turn(printed: Printed, seat: Seat) -> None:
    """One conquest gives one area card, the mission one more, both in the card part."""
    g = conquer(seat, printed.area, printed.card)
    answer(g, (seat, PlayCard(CARD[printed.card])))
    assert g.area_hands[seat] == []
    answer(g, (seat, StopAttacking()), (seat, EndMovement()))
    fated(g, DrawnArea(place("moria")), DrawnArea(place("umbar")))
    assert g.area_hands[seat] == [place("moria"), place("umbar")]
    assert g.path()[-1] == "card-from-pile"  # next the leader's adventure card, no third area card


@pytest.mark.parametrize("printed", REWARDED + EXTRA_CARD, ids=lambda printed: str(printed.card))
@pytest.mark.rule("RNG-060")
def test_a_conquest_without_the_leader_meets_no_mission(printed: Printed) -> None:
    g = conquer(GREEN, printed.area, printed.card, led=False)
    card = CARD[printed.card]
    assert g.path()[-1] == "choose-attack"
    assert g.why_not(GREEN, PlayCard(card)) == because("wrong-moment", "RNG-060", card=card)


@pytest.mark.rule("RNG-060")
def test_the_site_must_be_the_one_named_on_the_card() -> None:
    g = conquer(GREEN, "esgaroth", "mission-bree mission-erebor")
    bree, erebor = CARD["mission-bree"], CARD["mission-erebor"]
    assert g.why_not(GREEN, PlayCard(bree)) == because("other-site", "RNG-060", card=bree)
    assert g.legal(GREEN) == [PlayCard(erebor), Pass()]


@pytest.mark.rule("RNG-060")
def test_a_mission_may_be_kept_for_later() -> None:
    g = conquer(GREEN, "esgaroth", "mission-erebor")
    answer(g, (GREEN, Pass()))
    assert g.card_hands[GREEN] == [CARD["mission-erebor"]]
    assert g.path()[-1] == "choose-attack"


@pytest.mark.rule("RNG-060", "G15")
def test_an_area_that_its_defenders_left_is_conquered_too() -> None:
    g = war("north_mirkwood: 0 cavalry 2, leader\nhand 0: | mission-erebor")
    begin(g, "battle")
    answer(g, (GREEN, Attack(place("north_mirkwood"), place("esgaroth"))))
    answer(g, (GREEN, SendUnit(CAVALRY, True)))
    answer(g, (RED, Withdraw(INFANTRY, place("withered_heath"), False)))
    fated(g, (2,))
    assert g.legal(GREEN) == [PlayCard(CARD["mission-erebor"]), Pass()]


@pytest.mark.rule("RNG-060")
@pytest.mark.parametrize("by", ["conquest", "arrival"])
def test_moving_in_meets_a_mission_only_if_so_agreed(by: str) -> None:
    g = war(
        "withered_heath: 0 infantry 2, leader\nesgaroth: 0 infantry 1\nhand 0: | mission-erebor",
        f"4 mission_by={by}",
    )
    begin(g, "movement")
    answer(g, (GREEN, Move(place("withered_heath"), INFANTRY)))
    answer(g, (GREEN, MoveTo(place("esgaroth"), True)))
    play = PlayCard(CARD["mission-erebor"])
    if by == "conquest":
        assert g.path()[-1] == "choose-move"
        assert play not in g.legal(GREEN)
        return
    answer(g, (GREEN, play), (GREEN, Deploy(place("esgaroth"), CAVALRY)))
    assert stands(g, "esgaroth") == "0 infantry 2, cavalry 1, leader"


@pytest.mark.rule("RNG-060", "G11")
def test_a_leader_who_helps_from_home_meets_missions_if_leaders_stay_put() -> None:
    game = "4 leader_attack=present"
    g = war("north_mirkwood: 0 cavalry 2, leader\nhand 0: | mission-erebor", game)
    begin(g, "battle")
    answer(g, (GREEN, Attack(place("north_mirkwood"), place("esgaroth"))))
    answer(g, (GREEN, SendUnit(CAVALRY, False)), (RED, NameDefender(INFANTRY)))
    fated(g, (5, 1, 1, 1, 1))
    assert stands(g, "north_mirkwood") == "0 cavalry 1, leader"
    assert PlayCard(CARD["mission-erebor"]) in g.legal(GREEN)


@pytest.mark.rule("RNG-061")
def test_only_carn_dum_reinforces_its_whole_region() -> None:
    g = war(
        "angmar: 0 infantry 2, leader\nbuckland: 0 infantry 1\nmithlond: 0 infantry 1\n"
        "hand 0: | mission-carn-dum"
    )
    begin(g, "battle")
    answer(g, (GREEN, Attack(place("angmar"), place("forodwaith"))))
    answer(g, (GREEN, SendUnit(INFANTRY, True)), (RED, NameDefender(INFANTRY)))
    fated(g, (5, 1, 1))
    answer(g, (GREEN, PlayCard(CARD["mission-carn-dum"])))
    elsewhere = Deploy(place("mithlond"), INFANTRY)
    assert g.why_not(GREEN, elsewhere) == because("only-these-areas", "RNG-061")
    answer(g, (GREEN, Deploy(place("buckland"), INFANTRY)))
    answer(g, (GREEN, Deploy(place("forodwaith"), INFANTRY)))
    assert stands(g, "buckland") == "0 infantry 2"
    assert stands(g, "forodwaith") == "0 infantry 2, leader"

    g = conquer(GREEN, "esgaroth", "mission-erebor")
    answer(g, (GREEN, PlayCard(CARD["mission-erebor"])))
    elsewhere = Deploy(place(neighbour("esgaroth")), INFANTRY)
    assert g.why_not(GREEN, elsewhere) == because("only-these-areas", "RNG-061")


@pytest.mark.rule("RNG-061", "G29")
def test_points_buy_any_kind_of_unit_that_they_can_pay() -> None:
    g = conquer(RED, "fornost", "mission-bree")
    answer(g, (RED, PlayCard(CARD["mission-bree"])), (RED, Deploy(place("fornost"), CREATURE)))
    assert stands(g, "fornost") == "1 cavalry 1, creature 1, leader"
    dear = Deploy(place("fornost"), CAVALRY)
    assert g.why_not(RED, dear) == because("too-few-points", "G02", kind=1, price=3, points=1)


@pytest.mark.rule("G29")
def test_if_so_agreed_every_point_is_an_infantry() -> None:
    game = "4 battalions=infantry prices=low"
    g = conquer(GREEN, "esgaroth", "mission-erebor", game=game)
    answer(g, (GREEN, PlayCard(CARD["mission-erebor"])))
    assert stands(g, "esgaroth") == "0 infantry 4, cavalry 1, leader"
    assert g.path()[-1] == "choose-attack"

    g = conquer(GREEN, "forodwaith", "mission-carn-dum", game=game)
    answer(g, (GREEN, PlayCard(CARD["mission-carn-dum"])))
    area = place("forodwaith")
    assert g.legal(GREEN) == [
        *[Deploy(p, INFANTRY) for p in (area, place(neighbour("forodwaith")))],
        Done(),
    ]
    answer(g, (GREEN, Deploy(area, INFANTRY)), (GREEN, Deploy(area, INFANTRY)))
    assert stands(g, "forodwaith") == "0 infantry 2, cavalry 1, leader"
    assert g.path()[-1] == "choose-attack"


BOTH = "4 mission_reward=both"


@BOTH_SIDES
@pytest.mark.parametrize("printed", REWARDED + EXTRA_CARD, ids=lambda printed: str(printed.card))
@pytest.mark.rule("RNG-061", "RNG-062")
def test_if_so_agreed_every_mission_brings_points_and_an_area_card(
    printed: Printed, seat: Seat
) -> None:
    g = conquer(seat, printed.area, printed.card, game=BOTH)
    answer(g, (seat, PlayCard(CARD[printed.card])))
    points = printed.reward[0 if seat == GREEN else 1] or 2
    assert g.frame(SpendPoints).points == points
    assert g.extra_cards == 1


@pytest.mark.parametrize(("printed", "cards"), [(REWARDED[0], 0), (EXTRA_CARD[0], 1)])
@pytest.mark.rule("RNG-061", "RNG-062")
def test_otherwise_a_mission_brings_only_what_is_printed(printed: Printed, cards: int) -> None:
    g = conquer(GREEN, printed.area, printed.card)
    answer(g, (GREEN, PlayCard(CARD[printed.card])))
    assert g.extra_cards == cards
    assert ("spend-points" in g.path()) == (cards == 0)
