"""The power cards: the moment of each, and what those do that are not played in battle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from feldzug.games.ring_war.actions import (
    Attack,
    CarryLeader,
    CloseBridge,
    Deploy,
    Done,
    EndMovement,
    Move,
    MoveTo,
    PlayCard,
    SendUnit,
    ShiftRoll,
    StopAttacking,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, INFANTRY
from feldzug.games.ring_war.cards.play import CardWindow, window
from feldzug.games.ring_war.deck import CARD, DECK, POWER
from feldzug.games.ring_war.ending import RING_DESTROYED, card_score
from feldzug.games.ring_war.events import (
    CardPlayed,
    PointsLapsed,
    RingMoved,
    RingRolled,
    RollShifted,
)
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.values import Reason, Seat, because
from feldzug.parts.windows import Pass, answer_in_advance, pass_in_advance
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
    start,
    war,
)


def play(card: str) -> PlayCard:
    return PlayCard(CARD[card])


def useless(card: str) -> Reason:
    return because("card-without-effect", "RNG-067", card=CARD[card])


def turn(text: str, card: str, game: str = "4") -> War:
    """The turn of green begins, who holds the card."""
    g = war(f"{text}\nhand 0: | {card}", game)
    return start(g, WholeWar(at="take_turns"), Turn(GREEN))


def attacking(text: str, card: str, source: str, target: str, game: str = "4") -> War:
    """Green, who holds the card, has announced an attack."""
    g = begin(war(f"{text}\nhand 0: | {card}", game), "battle")
    answer(g, (GREEN, Attack(place(source), place(target))))
    return g


def defending(text: str, card: str, source: str, target: str, sent: int = INFANTRY) -> War:
    """Red attacks green, who holds the card."""
    g = begin(war(f"{text}\nhand 0: | {card}"), "battle", RED)
    answer(g, (RED, Attack(place(source), place(target))), (RED, SendUnit(sent, False)))
    return g


# --- the moment of each card ---------------------------------------------------------------------


def at_turn_start(card: str) -> War:
    return turn("moria: 0 infantry 3, leader", card)


def at_declaring(card: str) -> War:
    return begin(war(f"moria: 0 infantry 3, leader\nhand 0: | {card}"), "battle")


def at_attack(card: str) -> War:
    return attacking("moria: 0 infantry 3, leader", card, "moria", "eregion")


def at_defence(card: str) -> War:
    return defending("eregion: 1 infantry 2\nmoria: 0 infantry 2", card, "eregion", "moria")


def at_movement(card: str) -> War:
    return begin(war(f"moria: 0 infantry 3 fought 1, leader\nhand 0: | {card}"), "movement")


def at_ring_before(card: str) -> War:
    return begin(war(f"moria: 0 infantry 3\nring: the_shire\nhand 0: | {card}"), "ring")


def at_ring_roll(card: str) -> War:
    g = begin(war(f"moria: 0 infantry 3\nring: moria\nhand 0: | {card}"), "ring")
    fated(g, (5,))
    return g


def at_ring_leave(card: str) -> War:
    g = at_ring_roll(card)
    answer(g, (GREEN, Pass()))
    return g


MOMENTS: dict[str, Callable[[str], War]] = {
    "turn-start": at_turn_start,
    "declare": at_declaring,
    "attack": at_attack,
    "defence": at_defence,
    "movement": at_movement,
    "ring-before": at_ring_before,
    "ring-roll": at_ring_roll,
    "ring-leave": at_ring_leave,
}
WHEN = {
    "you-shall-not-pass": "turn-start",
    "borne-to-another-place": "turn-start",
    "hunt-for-the-ringbearer": "turn-start",
    "grima-wormtongue": "attack",
    "ambush": "attack",
    "the-enemy-is-at-hand": "attack",
    "siege-machines": "attack",
    "black-sails": "attack",
    "the-way-is-under-the-mountains": "declare",
    "move-by-night": "movement",
    "courage-alone-will-not-save-you": "defence",
    "strategic-withdrawal": "defence",
    "violent-storms": "defence",
    "knife-in-the-dark": "ring-before",
    "dangerous-crossing": "ring-before",
    "gollum": "ring-before",
    "faramir-finds-the-ringbearer": "ring-roll",
    "smeagol": "ring-roll",
    "captured-by-orcs": "ring-roll",
    "shelobs-lair": "ring-roll",
    "a-balrog-is-come": "ring-leave",
    "boromir-tries-to-seize-the-one-ring": "ring-leave",
}


def test_every_kind_of_power_card_has_its_moment_here() -> None:
    assert WHEN.keys() == {card.id for card in DECK if card.kind == POWER}
    assert len(WHEN) == 22


@pytest.mark.parametrize("card", WHEN)
@pytest.mark.rule("RNG-067")
def test_a_power_card_is_refused_at_every_moment_but_its_own(card: str) -> None:
    for moment, position in MOMENTS.items():
        reason = position(card).why_not(GREEN, play(card))
        wrong = because("wrong-moment", "RNG-067", card=CARD[card])
        assert (reason == wrong) == (moment != WHEN[card]), moment


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.rule("RNG-060")
def test_a_mission_is_refused_at_the_moments_of_power_cards(moment: str) -> None:
    g = MOMENTS[moment]("mission-bree")
    bree = CARD["mission-bree"]
    assert g.why_not(GREEN, PlayCard(bree)) == because("wrong-moment", "RNG-060", card=bree)


@pytest.mark.rule("RNG-066")
def test_only_a_card_in_hand_can_be_played() -> None:
    g = at_attack("ambush")
    other = CARD["grima-wormtongue"]
    assert g.why_not(GREEN, PlayCard(other)) == because("not-in-hand", "RNG-066", card=other)


def test_two_cards_alike_are_one_choice() -> None:
    g = at_turn_start("you-shall-not-pass you-shall-not-pass")
    once = [play("you-shall-not-pass"), Pass()]
    assert g.legal(GREEN) == once
    offer = g.offer(GREEN)
    assert offer is not None
    assert [choice.action for choice in offer.choices] == once


def test_nobody_who_is_out_of_the_war_is_asked() -> None:
    g = war("hand 0: | ambush")
    g.alive[RED] = 0
    asked = window(g, "attack", YELLOW)
    assert isinstance(asked, CardWindow)
    assert asked.order == (YELLOW, BLACK, GREEN)


def test_who_passes_for_a_hand_is_asked_again_once_it_holds_a_new_card() -> None:
    g = start(war("hand 0: | ambush gollum"), CardWindow("attack", (GREEN, RED)))
    standing = pass_in_advance(g, GREEN, "hand")
    g.card_hands[GREEN].remove(CARD["gollum"])
    assert answer_in_advance(g, GREEN, [standing]) == Pass()
    g.take_card(GREEN, CARD["smeagol"])
    assert answer_in_advance(g, GREEN, [standing]) is None


# --- at the start of a turn ----------------------------------------------------------------------


def closed_bridge(text: str) -> War:
    """Green closes the bridge between The Shire and Buckland at the start of the turn."""
    g = turn(text, "you-shall-not-pass")
    answer(g, (GREEN, play("you-shall-not-pass")))
    answer(g, (GREEN, CloseBridge(place("the_shire"), place("buckland"))))
    return g


def test_you_shall_not_pass_offers_every_bridge_of_the_board_and_nothing_else() -> None:
    for game, bridges in (("4", 18), ("4 map=base", 15)):
        g = turn("", "you-shall-not-pass", game)
        answer(g, (GREEN, play("you-shall-not-pass")))
        assert len(g.legal(GREEN)) == bridges
        assert g.why_not(GREEN, CloseBridge(place("moria"), place("eregion"))) == NOT_OFFERED


def test_you_shall_not_pass_stops_attackers_without_a_leader() -> None:
    g = closed_bridge("the_shire: 1 infantry 2\nbuckland: 0 infantry 2")
    ends = {"source": place("the_shire"), "target": place("buckland")}
    idle(g, RED, "choose-attack")
    attack = Attack(place("the_shire"), place("buckland"))
    assert g.why_not(RED, attack) == because("bridge-closed", "G29", **ends)

    g = closed_bridge("the_shire: 1 infantry 2, leader\nbuckland: 0 infantry 2")
    idle(g, RED, "choose-attack")
    answer(g, (RED, attack))
    assert g.why_not(RED, SendUnit(INFANTRY, False)) == because("bridge-closed", "G29", **ends)
    assert g.legal(RED) == [SendUnit(INFANTRY, True)]


def test_you_shall_not_pass_stops_movement_and_retreat_without_a_leader() -> None:
    g = closed_bridge("the_shire: 0 cavalry 3, leader\nbuckland: 0 infantry 1")
    idle(g, GREEN, "choose-move")
    answer(g, (GREEN, Move(place("the_shire"), CAVALRY)))
    assert g.legal(GREEN) == [MoveTo(place("buckland"), True)]

    g = closed_bridge("the_shire: 0 infantry 2\nbuckland: 0 infantry 2\nold_forest: 1 infantry 2")
    idle(g, RED, "choose-attack")
    answer(g, (RED, Attack(place("old_forest"), place("buckland"))), (RED, SendUnit(0, False)))
    flee = Withdraw(INFANTRY, place("the_shire"), False)
    ends = {"source": place("buckland"), "target": place("the_shire")}
    assert g.why_not(GREEN, flee) == because("bridge-closed", "G29", **ends)


def test_the_bridge_is_open_again_in_the_next_turn_of_who_closed_it() -> None:
    g = closed_bridge("the_shire: 0 infantry 2\nbuckland: 1 infantry 2")
    idle(g, RED, "choose-attack")
    idle(g, GREEN, "choose-attack")
    assert g.why_not(GREEN, Attack(place("the_shire"), place("buckland"))) is None


def test_borne_to_another_place_brings_a_leader_to_any_own_area_without_one() -> None:
    text = "moria: 0 infantry 1, leader\numbar: 0 infantry 1\nlorien: 0 infantry 1, leader"
    g = turn(text, "borne-to-another-place")
    answer(g, (GREEN, play("borne-to-another-place")))
    sources = (place("moria"), place("lorien"))
    assert g.legal(GREEN) == [CarryLeader(source, place("umbar")) for source in sources]
    answer(g, (GREEN, CarryLeader(place("moria"), place("umbar"))))
    assert stands(g, "moria") == "0 infantry 1"
    assert stands(g, "umbar") == "0 infantry 1, leader"


@pytest.mark.parametrize("text", ["moria: 0 infantry 1", "moria: 0 infantry 1, leader"])
def test_borne_to_another_place_needs_a_leader_and_somewhere_to_go(text: str) -> None:
    g = turn(text, "borne-to-another-place")
    assert g.why_not(GREEN, play("borne-to-another-place")) == useless("borne-to-another-place")


def test_the_hunt_brings_four_points_to_the_area_of_the_ring() -> None:
    g = turn("moria: 0 infantry 1\nring: moria", "hunt-for-the-ringbearer")
    answer(g, (GREEN, play("hunt-for-the-ringbearer")), (GREEN, Deploy(place("moria"), CAVALRY)))
    assert answer(g, (GREEN, Done()))[0] == PointsLapsed(GREEN, 1)
    assert stands(g, "moria") == "0 infantry 1, cavalry 1"
    assert g.ring_area() == place("moria")


def test_the_hunt_moves_the_ring_without_a_roll_through_the_area_of_another() -> None:
    g = turn("moria: 1 infantry 1\nring: moria", "hunt-for-the-ringbearer")
    told = answer(g, (GREEN, play("hunt-for-the-ringbearer")))
    assert told[:2] == [
        CardPlayed(GREEN, CARD["hunt-for-the-ringbearer"]),
        RingMoved(place("gladden_fields")),
    ]


@pytest.mark.parametrize("text", ["moria: 0 infantry 5\nring: moria", "ring: mount_doom"])
def test_the_hunt_is_refused_where_it_would_change_nothing(text: str) -> None:
    """The area of the ring is full, or there is no field to go on to."""
    g = turn(text, "hunt-for-the-ringbearer")
    assert g.why_not(GREEN, play("hunt-for-the-ringbearer")) == useless("hunt-for-the-ringbearer")


@pytest.mark.rule("G23")
def test_the_hunt_ends_the_war_if_arrival_does() -> None:
    g = turn("ring: gorgoroth", "hunt-for-the-ringbearer", "4 ring_end=arrival ties=shared")
    answer(g, (GREEN, play("hunt-for-the-ringbearer")))
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.ending == RING_DESTROYED


# --- movement ------------------------------------------------------------------------------------


def test_by_night_three_units_that_fought_may_move() -> None:
    text = "moria: 0 infantry 5 fought 5\neregion: 0 infantry 1\nhand 0: | move-by-night"
    g = begin(war(text), "movement")
    step = Move(place("moria"), INFANTRY)
    tired = because("just-fought", "RNG-044", area=place("moria"), kind=INFANTRY)
    assert g.why_not(GREEN, step) == tired
    answer(g, (GREEN, play("move-by-night")))
    for _ in range(3):
        answer(g, (GREEN, step), (GREEN, MoveTo(place("eregion"), False)))
    assert stands(g, "eregion") == "0 infantry 4"
    assert g.why_not(GREEN, step) == tired
    assert g.legal(GREEN) == [Move(place("eregion"), INFANTRY), EndMovement()]


@pytest.mark.rule("G18")
def test_by_night_nobody_must_land_who_has_attacked_from_a_ship() -> None:
    text = "stop_south: 0 infantry 2 fought 2\nbelfalas: 0 infantry 1\nhand 0: | move-by-night"
    g = begin(war(text), "movement")
    answer(g, (GREEN, play("move-by-night")))
    assert g.legal(GREEN) == [Move(place("stop_south"), INFANTRY), EndMovement()]


def by_night(text: str, game: str = "4") -> War:
    """Green has played the card in the movement part."""
    g = begin(war(f"{text}\nhand 0: | move-by-night", game), "movement")
    answer(g, (GREEN, play("move-by-night")))
    return g


def night_targets(g: War, source: str, kind: int = INFANTRY) -> list[int]:
    answer(g, (GREEN, Move(place(source), kind)))
    return sorted([action.target for action in g.legal(GREEN)])


PORT = "minhiriath: 0 infantry 2 fought 2\nenedwaith: 0 infantry 1\n"


@pytest.mark.rule("RNG-047", "RNG-044")
@pytest.mark.parametrize("kind", ["conquered", "entered"])
def test_by_night_a_unit_that_conquered_a_port_moves_by_land_only(kind: str) -> None:
    g = by_night(PORT + f"{kind}: minhiriath")
    assert night_targets(g, "minhiriath") == [place("enedwaith")]
    for ship in ("stop_west", "stop_south"):
        assert g.why_not(GREEN, MoveTo(place(ship), False)) == because(
            "just-moved-in", "RNG-047", area=place("minhiriath"), kind=INFANTRY
        )


@pytest.mark.rule("RNG-047")
@pytest.mark.parametrize("game", ["4", "4 full_retreat=entry"])
def test_by_night_nobody_sails_from_a_port_whose_defenders_gave_it_up(game: str) -> None:
    text = "enedwaith: 0 infantry 3\nminhiriath: 1 infantry 1\ndunland: 1 infantry 1\n"
    g = begin(war(text + "hand 0: | move-by-night", game), "battle")
    answer(g, (GREEN, Attack(place("enedwaith"), place("minhiriath"))))
    answer(g, (GREEN, SendUnit(INFANTRY, False)))
    answer(g, (RED, Withdraw(INFANTRY, place("dunland"), False)))
    twin = g.clone()
    fated(g, (6,))
    assert (twin.conquered, twin.entered) == ([], []), "a clone lives its own life"
    answer(g, (GREEN, StopAttacking()), (GREEN, play("move-by-night")))
    answer(g, (GREEN, Move(place("enedwaith"), INFANTRY)))
    answer(g, (GREEN, MoveTo(place("minhiriath"), False)))
    assert g.units[3 * place("minhiriath")] == 2
    assert night_targets(g, "minhiriath") == [place("enedwaith")]


@pytest.mark.rule("RNG-047")
def test_by_night_a_unit_without_a_way_by_land_stays_in_the_port_it_conquered() -> None:
    text = "minhiriath: 0 infantry 2 fought 2\nconquered: minhiriath"
    g = by_night(text)
    assert g.why_not(GREEN, Move(place("minhiriath"), INFANTRY)) == because(
        "just-moved-in", "RNG-047", area=place("minhiriath"), kind=INFANTRY
    )
    assert g.legal(GREEN) == [EndMovement()]


@pytest.mark.rule("RNG-047")
def test_by_night_those_who_were_in_the_port_before_may_sail() -> None:
    fought_from_it = night_targets(by_night(PORT), "minhiriath")
    assert place("stop_west") in fought_from_it
    fresh = PORT.replace("fought 2", "fought 1") + "conquered: minhiriath"
    assert place("stop_west") in night_targets(by_night(fresh), "minhiriath"), "the fresh one goes"


@pytest.mark.rule("RNG-047")
def test_in_the_next_turn_the_conquerors_of_a_port_may_sail() -> None:
    g = start(war(PORT + "entered: minhiriath"), WholeWar(at="take_turns"), Turn(GREEN))
    assert g.entered == []
    idle(g, GREEN, "choose-move")
    assert place("stop_west") in night_targets(g, "minhiriath")


def test_move_by_night_is_refused_where_nobody_fought() -> None:
    g = begin(war("moria: 0 infantry 5\nhand 0: | move-by-night"), "movement")
    assert g.why_not(GREEN, play("move-by-night")) == useless("move-by-night")


# --- the ring ------------------------------------------------------------------------------------

MUST_ROLL = pytest.mark.parametrize("card", ["knife-in-the-dark", "dangerous-crossing", "gollum"])


def ring(area: str, card: str, game: str = "4", roll: int = 0) -> War:
    """The ring is about to go on at the end of green's turn; red rules its area and holds the card."""
    g = begin(war(f"ring: {area}\nhand 1: | {card}", game), "ring")
    if roll:
        fated(g, (roll,))
    return g


@MUST_ROLL
@pytest.mark.parametrize(("length", "needed"), [("short", 4), ("standard", 5), ("long", 6)])
def test_the_ring_must_roll_on_a_field_without_a_die(card: str, length: str, needed: int) -> None:
    for roll, area in ((needed, "old_forest"), (needed - 1, "buckland")):
        g = ring("buckland", card, f"4 length={length}")
        answer(g, (RED, play(card)))
        told = fated(g, (roll,))
        assert told[0] == RingRolled(RED, place("buckland"), roll, needed)
        assert g.ring_area() == place(area)


@MUST_ROLL
def test_it_is_not_asked_for_on_a_die_field_and_refused_a_second_time(card: str) -> None:
    assert ring("moria", card).path()[-1] == "ring-roll"
    other = "gollum" if card != "gollum" else "knife-in-the-dark"
    g = ring("buckland", f"{card} {other}")
    answer(g, (RED, play(card)))
    assert g.why_not(RED, play(other)) == useless(other)


@pytest.mark.parametrize(
    ("card", "area", "roll", "by", "goes_on"),
    [
        ("smeagol", "moria", 3, 2, True),
        ("smeagol", "moria", 2, 2, False),
        ("faramir-finds-the-ringbearer", "moria", 3, 2, True),
        ("faramir-finds-the-ringbearer", "moria", 6, -2, False),
        ("captured-by-orcs", "gorgoroth", 5, -1, False),
        ("captured-by-orcs", "gorgoroth", 6, -1, True),
        ("shelobs-lair", "minas_morgul", 6, -2, False),
    ],
)
def test_a_roll_of_the_ring_is_changed(
    card: str, area: str, roll: int, by: int, goes_on: bool
) -> None:
    """The ring needs a five."""
    g = ring(area, card, roll=roll)
    field = g.ring
    told = answer(g, (RED, play(card)))
    if card.startswith("faramir"):
        assert g.legal(RED) == [ShiftRoll(2), ShiftRoll(-2)]
        told = answer(g, (RED, ShiftRoll(by)))
    assert RollShifted(by, roll + by) in told
    assert g.ring == field + goes_on


@pytest.mark.parametrize("card", ["captured-by-orcs", "shelobs-lair"])
def test_two_cards_change_the_roll_in_one_area_only(card: str) -> None:
    g = ring("moria", card, roll=5)
    assert g.why_not(RED, play(card)) == useless(card)


def test_everybody_may_answer_a_changed_roll() -> None:
    g = begin(war("ring: moria\nhand 0: | smeagol\nhand 3: | faramir-finds-the-ringbearer"), "ring")
    fated(g, (3,))
    answer(g, (GREEN, play("smeagol")), (BLACK, Pass()))  # 5: enough, so black is asked again
    answer(g, (BLACK, play("faramir-finds-the-ringbearer")), (BLACK, ShiftRoll(-2)))  # 3 again
    assert g.ring_area() == place("moria")


def test_of_those_who_want_to_play_the_seat_whose_turn_it_is_goes_first_then_those_to_its_left() -> (
    None
):
    hands = "hand 0: | smeagol\nhand 3: | faramir-finds-the-ringbearer"
    g = begin(war(f"ring: moria\n{hands}"), "ring", YELLOW)
    fated(g, (3,))
    told = answer(g, (GREEN, play("smeagol")), (BLACK, play("faramir-finds-the-ringbearer")))
    assert [event.seat for event in told if isinstance(event, CardPlayed)] == [BLACK]
    answer(g, (BLACK, ShiftRoll(2)))
    assert g.frame(CardWindow).order == (GREEN, RED, YELLOW, BLACK)


def test_a_balrog_holds_the_ring_in_moria_after_a_good_roll() -> None:
    g = ring("moria", "a-balrog-is-come", roll=6)
    answer(g, (RED, Pass()), (RED, play("a-balrog-is-come")))
    assert g.ring_area() == place("moria")


def test_after_a_bad_roll_nothing_is_left_to_hold() -> None:
    g = ring("moria", "a-balrog-is-come", roll=4)
    answer(g, (RED, Pass()))
    assert g.path()[-1] == "start-of-turn"  # red's turn has begun
    assert g.ring_area() == place("moria")


def test_a_balrog_comes_in_moria_only() -> None:
    g = ring("buckland", "a-balrog-is-come")
    answer(g, (RED, Pass()))
    assert g.why_not(RED, play("a-balrog-is-come")) == useless("a-balrog-is-come")


@pytest.mark.parametrize(("area", "roll"), [("buckland", 0), ("lorien", 6), ("mount_doom", 6)])
def test_boromir_holds_the_ring_anywhere(area: str, roll: int) -> None:
    """Even where it would be destroyed."""
    card = "boromir-tries-to-seize-the-one-ring"
    g = ring(area, card, roll=roll)
    answer(g, (RED, Pass()), (RED, play(card)))
    assert g.ring_area() == place(area)
    assert g.outcome() is None


def test_the_ring_is_held_only_once() -> None:
    g = ring("moria", "a-balrog-is-come boromir-tries-to-seize-the-one-ring", roll=6)
    answer(g, (RED, Pass()), (RED, play("a-balrog-is-come")))
    other = "boromir-tries-to-seize-the-one-ring"
    assert g.why_not(RED, play(other)) == useless(other)


# --- their star ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", WHEN)
@pytest.mark.parametrize("seat", [GREEN, RED])
@pytest.mark.rule("RNG-065", "G25")
def test_a_played_power_card_counts_one(card: str, seat: Seat) -> None:
    g = war(f"played {seat}: {card}")
    assert card_score(g, seat) == 1
