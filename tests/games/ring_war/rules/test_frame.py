"""The frame of a turn and the kinds of unit: RNG-001 and RNG-002."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.ring_war import actions
from feldzug.games.ring_war.actions import (
    Attack,
    CarryLeader,
    Claim,
    CloseBridge,
    Deploy,
    DiscardArea,
    DiscardCard,
    Done,
    DrawnArea,
    DrawnCard,
    EndMovement,
    ForgoCard,
    Hold,
    KeepCards,
    LoseUnit,
    Move,
    MoveTo,
    NameDefender,
    Pass,
    PlaceLeader,
    PlayCard,
    SendUnit,
    ShiftRoll,
    StopAttacking,
    Trade,
    Withdraw,
)
from feldzug.games.ring_war.board import CAVALRY, CREATURE, INFANTRY, KINDS
from feldzug.games.ring_war.deck import CARD
from feldzug.games.ring_war.duel import DuelRoll
from feldzug.games.ring_war.events import RingMoved, TurnBegan
from feldzug.games.ring_war.order_of_turn import PARTS
from feldzug.games.ring_war.turn import Turn, WholeWar
from feldzug.games.ring_war.war import War
from feldzug.kernel.errors import Illegal
from feldzug.kernel.frames import NOT_OFFERED
from feldzug.kernel.position import NOT_YOURS
from feldzug.kernel.values import FATE, Action, Reason, Seat, because
from tests.games.ring_war.table import GREEN, RED, answer, begin, fated, place, stands, start, war


def turn_of(g: War, seat: Seat) -> War:
    """A whole turn from its beginning."""
    g.active = seat
    return start(g, WholeWar(at="take_turns"), Turn(seat))


def parts(g: War, *answers: tuple[Seat, Any]) -> list[str]:
    """Give the answers and log in which part of the turn each was asked for."""
    log: list[str] = []
    for seat, action in answers:
        part = g.path()[2]
        if part not in log[-1:]:
            log.append(part)
        g.apply(seat, action)
    return log


PART = {"battle": "battle-part", "movement": "movement-part", "ring": "ring-part"}


def not_now(g: War, home: str) -> Reason:
    """The reason against an answer of another part than the one in progress."""
    part = {**PART, "cards": "card-part"}.get(home, home)
    assert part not in g.path()
    return because("other-part", "RNG-001", part=part)


@pytest.mark.rule("RNG-001")
def test_a_turn_runs_through_five_parts_in_this_order() -> None:
    g = turn_of(
        war("the_shire: 0 infantry 3\nharad: 0 infantry 1, leader\nring: moria", "2"), GREEN
    )
    log = parts(
        g,
        (GREEN, Deploy(place("the_shire"), INFANTRY)),
        (GREEN, Attack(place("the_shire"), place("buckland"))),
        (GREEN, SendUnit(INFANTRY, False)),
        (RED, NameDefender(INFANTRY)),
        (FATE, (6, 1)),
        (GREEN, StopAttacking()),
        (GREEN, Move(place("the_shire"), INFANTRY)),
        (GREEN, MoveTo(place("buckland"), False)),
        (GREEN, EndMovement()),
        (FATE, DrawnArea(place("umbar"))),
    )
    assert log == ["reinforcements", "battle-part", "movement-part", "card-part"]
    assert g.path()[2] == "ring-part"
    assert stands(g, "buckland") == "0 infantry 2"
    events = fated(g, (5,))
    told = [e for e in events if isinstance(e, (RingMoved, TurnBegan))]
    assert told == [RingMoved(place("gladden_fields")), TurnBegan(RED, 2)]
    assert g.waiting() == (RED,)


@pytest.mark.rule("RNG-001")
def test_an_order_of_another_part_is_refused() -> None:
    text = "fornost: 0 infantry 3, leader\nbuckland: 0 infantry 1\n"
    text += "hand 0: eastern_angmar borderlands old_forest | ambush gollum smeagol mission-erebor"
    orders: dict[str, tuple[Action, ...]] = {
        "reinforcements": (
            Trade((place("eastern_angmar"), place("borderlands"), place("old_forest"))),
            KeepCards(),
        ),
        "battle": (Attack(place("fornost"), place("weather_hills")), StopAttacking()),
        "movement": (Move(place("fornost"), INFANTRY), EndMovement()),
        "cards": (DiscardCard(CARD["ambush"]), ForgoCard()),
        "ring": (Pass(),),
    }
    for part in orders:
        g = begin(war(text), part)
        assert g.waiting() == (GREEN,)
        for home, given in orders.items():
            for order in given:
                if home == part:
                    assert g.why_not(GREEN, order) is None
                elif home != "ring":  # one may pass in many parts
                    assert g.why_not(GREEN, order) == not_now(g, home)


@pytest.mark.rule("RNG-001")
@pytest.mark.parametrize(
    ("order", "home"),
    [
        (Claim(0), "set-up"),
        (Deploy(0, INFANTRY), "reinforcements"),
        (SendUnit(INFANTRY, False), "battle"),
        (NameDefender(INFANTRY), "battle"),
        (Hold(), "battle"),
        (Withdraw(INFANTRY, 0, False), "battle"),
        (DiscardArea(0), "battle"),
        (MoveTo(0, False), "movement"),
        (ShiftRoll(1), "ring"),
    ],
)
def test_whatever_is_answered_within_a_part_is_refused_in_another(order: Action, home: str) -> None:
    for part in ("battle", "movement"):
        if part != home:
            g = begin(war("fornost: 0 infantry 3, leader\nbuckland: 0 infantry 1"), part)
            with pytest.raises(Illegal) as refused:
                g.apply(GREEN, order)
            assert refused.value.reason == not_now(g, home)


@pytest.mark.rule("RNG-001")
def test_within_its_part_an_answer_to_another_question_is_just_not_offered() -> None:
    g = begin(war("fornost: 0 infantry 3"), "battle")
    answer(g, (GREEN, Attack(place("fornost"), place("weather_hills"))))
    assert g.why_not(GREEN, Attack(place("fornost"), place("weather_hills"))) == NOT_OFFERED
    assert g.why_not(GREEN, Move(place("fornost"), INFANTRY)) == not_now(g, "movement")
    assert g.why_not(RED, Move(place("fornost"), INFANTRY)) == NOT_YOURS


@pytest.mark.rule("RNG-001")
def test_every_answer_belongs_to_a_part_or_to_several() -> None:
    known = {kind for kind in vars(actions).values() if isinstance(kind, type)}
    answers = {kind for kind in known if issubclass(kind, Action) and kind is not Action}
    anywhere = {Done, Pass, PlayCard, PlaceLeader, LoseUnit, CloseBridge, CarryLeader}
    assert answers == PARTS.keys() | anywhere | {DrawnArea, DrawnCard}


@pytest.mark.rule("RNG-001")
def test_nobody_goes_back_to_an_earlier_part() -> None:
    g = turn_of(war("fornost: 0 infantry 3, leader\nbuckland: 0 infantry 1", "2"), GREEN)
    answer(g, (GREEN, Done()))
    assert g.why_not(GREEN, Deploy(place("fornost"), INFANTRY)) == not_now(g, "reinforcements")
    answer(g, (GREEN, StopAttacking()))
    assert g.why_not(GREEN, Attack(place("fornost"), place("weather_hills"))) == not_now(
        g, "battle"
    )
    answer(g, (GREEN, EndMovement()))
    fated(g, DrawnCard(CARD["mission-erebor"]))
    assert g.why_not(GREEN, Move(place("fornost"), INFANTRY)) == not_now(g, "movement")
    assert g.path()[2] == "ring-part"
    while g.active == GREEN:
        answer(g, (GREEN, Pass()))
    assert g.waiting() == (RED,)


@pytest.mark.rule("RNG-001")
def test_any_part_may_be_empty() -> None:
    g = turn_of(war("buckland: 0 infantry 1, leader", "2"), GREEN)
    assert g.path()[2] == "battle-part"  # no points: nothing to place
    assert g.legal(GREEN) == [StopAttacking()]
    answer(g, (GREEN, StopAttacking()))
    assert g.legal(GREEN) == [EndMovement()]
    events = answer(g, (GREEN, EndMovement()))  # no conquest: no card is drawn
    assert events[:2] == [RingMoved(place("buckland")), TurnBegan(RED, 2)]


@pytest.mark.rule("RNG-002")
def test_there_are_three_kinds_of_unit_with_three_numbers_each() -> None:
    g = war("")
    table = {
        name: (g.attack_value(kind), g.defence_value(kind), g.movement(kind))
        for kind, name in enumerate(KINDS)
    }
    assert table == {"infantry": (1, 1, 1), "cavalry": (3, 2, 3), "creature": (4, 3, 2)}


@pytest.mark.rule("RNG-002")
@pytest.mark.parametrize("attacker", [INFANTRY, CAVALRY, CREATURE])
@pytest.mark.parametrize("defender", [INFANTRY, CAVALRY, CREATURE])
def test_every_kind_may_attack_and_defend(attacker: int, defender: int) -> None:
    g = begin(war(f"eregion: 0 {KINDS[attacker]} 2\ndunland: 1 {KINDS[defender]} 1"), "battle")
    answer(g, (GREEN, Attack(place("eregion"), place("dunland"))))
    answer(g, (GREEN, SendUnit(attacker, False)), (RED, NameDefender(defender)))
    assert g.stack[-1] == DuelRoll((1, 3, 4)[attacker], (1, 2, 3)[defender])


@pytest.mark.rule("RNG-001")
@pytest.mark.parametrize("action", [Attack(999, 0), Attack(-200, 3), Deploy(0, 7), Move(0, 9)])
def test_an_answer_about_nothing_on_the_board_is_refused(action: Action) -> None:
    for part in ("reinforcements", "battle", "movement"):
        g = begin(war("the_shire: 0 infantry 2, cavalry 1"), part)
        with pytest.raises(Illegal):
            g.apply(GREEN, action)
