"""The odds know the new units and the tactical fate cards of whoever asks. [BOW-099, BOW-103, BOW-105]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from feldzug.analysis.runewars.battle_odds import odds
from feldzug.analysis.runewars.chances import lineup_of
from feldzug.analysis.runewars.fate_pile import Outcome
from feldzug.analysis.runewars.lineup import Lineup
from feldzug.analysis.runewars.pending import STAGES, next_stage
from feldzug.analysis.runewars.stand_ins import faces_left, shown_unseen, standing_in
from feldzug.games.runewars.banners.announcing import AnnounceWindow
from feldzug.games.runewars.banners.tactical_fate import FACE_OF
from feldzug.games.runewars.battle.passes import FightPass
from feldzug.games.runewars.board import CIRCLE, HEXAGON, RECTANGLE
from feldzug.games.runewars.decks import TACTICS_BOX, TACTICS_CARDS
from feldzug.games.runewars.diplomacy import Fight
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from feldzug.parts.windows import PASS
from tests.analysis.runewars import fought
from tests.analysis.runewars.fought import Told
from tests.analysis.runewars.test_battle_odds import (
    FIELD,
    Units,
    all_ways,
    attacker_of,
    begin,
    computed,
    numbers,
)
from tests.games.runewars.table import (
    DAQAN,
    LATARI,
    clear,
    fate_next,
    hold,
    kind,
    put,
    table,
    turn_of,
)

BANNERS = ("banners",)


def meet(attack: Units, defence: Units, attacker: Seat) -> World:
    g = clear(table(4, 1, BANNERS))
    put(g, FIELD, routed=False, **defence)
    for name, count in attack.items():
        number = kind(name.replace("_", "-"))
        g.supply[number] -= count
        g.arriving[number] += count
    return turn_of(g, attacker)


NEW: list[tuple[Units, Units]] = [
    ({"novice_wizard": 2}, {"archer": 2}),
    ({"roc": 1}, {"archer": 2, "pegasus_rider": 1}),
    ({"leonx_rider": 2}, {"footman": 1, "knight": 1}),
    ({"forest_guardian": 1}, {"siege_tower": 1, "footman": 1}),
    ({"blood_sister": 1, "berserker": 1}, {"footman": 2}),
    ({"obscene": 1}, {"siege_tower": 1, "footman": 1}),
    ({"vampire": 1, "reanimate": 1}, {"berserker": 1, "flesh_ripper": 1}),
    ({"great_wyrm": 1}, {"footman": 2, "knight": 1}),
    ({"footman": 2}, {"vampire": 1, "great_wyrm": 1}),
]
CARDS = (1, 3, 6, 10, 18)
"""Fate cards with an orb for every base, and with damage and routs."""


@pytest.mark.rule("BOW-099")
@pytest.mark.parametrize(("attack", "defence"), NEW, ids=str)
def test_exact_odds_of_the_new_units_are_those_of_every_way(attack: Units, defence: Units) -> None:
    attacker = attacker_of(attack)
    g = fate_next(meet(attack, defence, attacker), *CARDS)
    found = computed(g, attacker)
    assert found.exact
    ways = all_ways(begin(g, attacker), Told(), attacker, [4])
    assert numbers(found) == pytest.approx(ways)


@pytest.mark.rule("BOW-285")
def test_ball_lightning_needs_a_card_in_hand() -> None:
    g = fate_next(meet({"novice_wizard": 2}, {"warrior": 1, "archer": 1}, DAQAN), *CARDS)
    without = computed(g, DAQAN)
    hold(g, DAQAN, "lost-city-tactics")
    found = computed(g, DAQAN)
    assert found.defenders_lost > without.defenders_lost
    ways = all_ways(begin(g, DAQAN), Told(), DAQAN, [3])
    assert numbers(found) == pytest.approx(ways)


@pytest.fixture
def daqan_announce() -> Iterator[None]:
    fought.ANNOUNCES.append(DAQAN)
    yield
    fought.ANNOUNCES.clear()


def held(*titles: str) -> World:
    """Two knights attack, and Daqan hold these cards."""
    g = fate_next(meet({"knight": 2}, {"pegasus_rider": 1, "archer": 1}, DAQAN), 1, 5, 7, 9, 10)
    return hold(g, DAQAN, *titles)


@pytest.mark.rule("BOW-103", "BOW-105")
@pytest.mark.usefixtures("daqan_announce")
def test_the_cards_of_whoever_asks_stand_in() -> None:
    g = held("veteran-sergeants")  # damage 2 for a rectangle
    asked = lineup_of(begin(g.clone(), DAQAN), Fight(), DAQAN)
    others = lineup_of(begin(g.clone(), DAQAN), Fight(), LATARI)
    assert asked is not None
    assert others is not None
    found, unknown = odds(asked, full=10**7), odds(others, full=10**7)
    assert found.defenders_lost > unknown.defenders_lost  # the defender does not know the card
    ways = all_ways(begin(g, DAQAN), Told(), DAQAN, [0])
    assert numbers(found) == pytest.approx(ways)


@pytest.mark.rule("BOW-103", "BOW-294")
@pytest.mark.usefixtures("daqan_announce")
def test_so_they_do_in_the_midst_of_a_pass() -> None:
    g = begin(held("veteran-sergeants", "ashen-sky"), DAQAN)
    while not isinstance(g.stack[-1], AnnounceWindow):
        seat = g.waiting()[0]
        g.apply(seat, PASS if seat >= 0 else g.legal(seat)[0])
    before = lineup_of(g, Fight(), DAQAN)
    assert before is not None
    assert before.under_way is not None
    assert len(before.under_way.faces[0]) == 2
    g.apply(DAQAN, fought.choice(g, DAQAN))
    after = lineup_of(g, Fight(), DAQAN)
    hidden = lineup_of(g, Fight(), LATARI)
    assert after is not None
    assert hidden is not None
    assert hidden.under_way is not None
    assert hidden.under_way.known[0] == ()
    assert numbers(odds(before)) == pytest.approx(numbers(odds(after)))


def test_only_cards_that_show_more_than_most_stand_in() -> None:
    faces = tuple([FACE_OF[TACTICS_CARDS.index(name)] for name in ("bribery", "ashen-sky")])
    assert standing_in(faces, HEXAGON, 3) == ()  # a miss and an orb: dragons hit harder
    assert standing_in(faces, RECTANGLE, 1) == (faces[1],)  # damage 2 is more than an orb
    assert set(standing_in(faces, CIRCLE, 3)) == set(faces)


@pytest.mark.parametrize("at", ["hunger", "=turn_up", "before_draw", "discard"])
def test_every_stage_that_modules_insert_is_known(at: str) -> None:
    on = {"development_cards": "on", "commanders": "on", "hero_support": "on"}
    g = clear(table(4, 1, BANNERS, **on))
    assert next_stage(g, FightPass(at=at)) in STAGES
    setup = RUNEWARS.setup(4, BANNERS, **on)
    for stage in RUNEWARS.rules(setup).flow(FightPass):
        assert next_stage(g, FightPass(at=stage)) in STAGES


# what others have announced


@pytest.mark.rule("BOW-294", "BOW-295")
@pytest.mark.usefixtures("daqan_announce")
def test_an_announced_card_of_another_may_be_any_that_was_not_seen() -> None:
    """Who does not know it has the mean over all tactical fate cards that it may be."""
    g = begin(held("veteran-sergeants"), DAQAN)
    while not isinstance(g.stack[-1], AnnounceWindow):
        seat = g.waiting()[0]
        g.apply(seat, PASS if seat >= 0 else g.legal(seat)[0])
    g.apply(DAQAN, fought.choice(g, DAQAN))
    asked = lineup_of(g, Fight(), LATARI)
    assert asked is not None
    assert asked.under_way is not None
    assert asked.under_way.hidden == (1, 0)
    assert asked.under_way.unknown == (1, 1), "one Fate card fewer is drawn for it"
    copies = [c.copies for c in TACTICS_BOX.in_play(g.rules) if c.number in FACE_OF]
    assert len(asked.faces_left) == sum(copies)
    known = [replaced_by(asked, face) for face in asked.faces_left]
    mean = [sum(column) / len(known) for column in zip(*known, strict=True)]
    assert numbers(odds(asked, full=10**7)) == pytest.approx(mean)


def replaced_by(asked: Lineup, face: int) -> list[float]:
    """The odds if the hidden card of the attacker were this one."""
    assert asked.under_way is not None
    under_way = replace(asked.under_way, known=((face,), ()), hidden=(0, 0))
    return numbers(odds(replace(asked, under_way=under_way), full=10**7))


@pytest.mark.rule("BOW-295")
@pytest.mark.usefixtures("daqan_announce")
def test_cards_that_lie_open_or_in_the_own_hand_are_not_among_them() -> None:
    g = held("veteran-sergeants")
    hold(g, LATARI, "bribery", "ashen-sky")
    deck = g.tactics_deck.clone()
    deck.discard(deck.bag.pop(deck.bag.index(TACTICS_CARDS.index("veteran-sergeants"))))
    g.tactics_deck = deck
    before = [c for c in TACTICS_BOX.pile(g.rules) if c in FACE_OF]
    left = faces_left(g, LATARI)
    assert len(left) == len(before) - 3
    for name in ("bribery", "ashen-sky", "veteran-sergeants"):
        card = TACTICS_CARDS.index(name)
        assert left.count(FACE_OF[card]) == before.count(card) - 1


def test_a_hidden_card_shows_nothing_that_was_resolved() -> None:
    faces = tuple(FACE_OF.values())
    every = dict(shown_unseen(faces, RECTANGLE, 1, Outcome(1, 1, 1)))
    assert any(shown.orbs for shown in every)
    after_orbs = dict(shown_unseen(faces, RECTANGLE, 1, Outcome(1, 1, 0)))
    assert not any(shown.orbs for shown in after_orbs)
    assert sum(after_orbs.values()) == pytest.approx(1)
