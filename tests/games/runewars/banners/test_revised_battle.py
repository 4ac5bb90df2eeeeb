"""The steps of battle in their order, as the expansion lists them. [BOW-248 – BOW-274, BOW-Q33]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.announcing import AnnounceWindow
from feldzug.games.runewars.battle.battle import Battle, BattleEnded, RoundBegan
from feldzug.games.runewars.battle.defences import DefenceUsed, OfferDefence, UseDefence
from feldzug.games.runewars.battle.ending import (
    LeaveRuins,
    LoserGone,
    RaiseStronghold,
    ReplaceStronghold,
    UnitsHealed,
)
from feldzug.games.runewars.battle.fate import FateRevealed
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitHit, UnitRouted
from feldzug.games.runewars.battle.passes import (
    AbilityUsed,
    LetDraw,
    PickType,
    TypeDraws,
    TypePicked,
)
from feldzug.games.runewars.battle.tally import StrengthTallied, TallyBegan, strength
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.retreat import RetreatTo, UnitsRetreated
from feldzug.games.runewars.strongholds import (
    GiveUpStronghold,
    StrongholdDamaged,
    StrongholdLost,
)
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import NOBODY, NONE, World
from feldzug.kernel.values import FATE, Event
from feldzug.parts.windows import PASS
from tests.games.runewars.banners.announcing import BANNERS, attacked, until
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    answer,
    at,
    attack,
    card,
    engaged,
    fated,
    field,
    kind,
    line,
    stands,
)

HOME = "1a: 1 footman"
"""Where Daqan's attackers of 1c go back to."""


def attacking(text: str, army: str, **options: str) -> World:
    """An army of the Daqan attacks 1c under the rules of the expansion."""
    return attack(field(text, 4, BANNERS, **options), "1c", army)


def order_of(events: list[Event], *kinds: type[Event]) -> list[str]:
    """The names of such events, in the order in which they were told."""
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


def first(events: list[Event], kind_of: type[Event]) -> int:
    return next(n for n, event in enumerate(events) if isinstance(event, kind_of))


# steps 1 to 3


@pytest.mark.rule("BOW-248", "BOW-249")
def test_first_the_marker_then_the_units_line_up() -> None:
    hands = {"latari": ("rally-cry",)}
    g = attacked("1c: 2 archer, 1 archer routed", "2 footman, 1 knight", hands=hands)
    assert g.stack[-1].moment == "battle-marker"  # type: ignore[attr-defined]
    assert g.contested == at("1c")
    assert g.fighters == []
    g.apply(LATARI, PASS)
    assert line(g, ATTACKER) == "2 footman, 1 knight"
    assert line(g, DEFENDER) == "2 archer"
    assert stands(g, "1c") == "1 archer routed"


@pytest.mark.rule("BOW-250")
def test_at_the_start_the_attacker_uses_all_he_wants_then_the_defender() -> None:
    hands = {"daqan": ("summon-lightning",), "latari": ("summon-lightning",)}
    g = attacked("1c: 2 archer", "2 footman", hands=hands)
    while g.stack[-1].moment != "start-of-battle":  # type: ignore[attr-defined]
        g.apply(g.waiting()[0], PASS)
    windows = [frame for frame in g.stack if isinstance(frame, TacticsWindow)]
    assert [window.order for window in windows] == [(LATARI,), (DAQAN,)]  # the last is asked now
    assert g.waiting() == (DAQAN,)
    assert g.legal(LATARI) == []
    g.apply(DAQAN, PASS)
    assert g.waiting() == (LATARI,)


# step 4


@pytest.mark.rule("BOW-251")
def test_each_pass_is_of_one_type_of_each_side() -> None:
    g = engaged("1 knight, 1 beastman", "1 pegasus-rider", 2, modules=BANNERS)
    assert isinstance(g.stack[-1], PickType)
    events = answer(g, (DAQAN, LetDraw(kind("beastman"))))
    events += fated(g, 1, 5)
    picked = [(e.seat, e.kind) for e in events if isinstance(e, TypePicked)]
    assert picked == [
        (DAQAN, kind("beastman")),
        (LATARI, kind("pegasus-rider")),
        (DAQAN, kind("knight")),
    ]


@pytest.mark.rule("BOW-100", "BOW-251")
def test_a_type_draws_in_the_round_of_its_initiative_only() -> None:
    g = engaged("1 roc, 1 novice-wizard", "1 giant", 3, modules=BANNERS)
    events = fated(g, 5, 1, 4)  # damage of the wizard, then the roc, then the giant
    rounds = [
        (type(e).__name__, e.round if isinstance(e, RoundBegan) else e.kind)
        for e in events
        if isinstance(e, (RoundBegan, TypeDraws))
    ]
    assert rounds == [
        ("RoundBegan", 4),
        ("TypeDraws", kind("roc")),
        ("RoundBegan", 5),
        ("TypeDraws", kind("giant")),
    ]


@pytest.mark.rule("BOW-254", "BOW-255")
def test_both_pick_then_the_attacker_draws_then_the_defender() -> None:
    hands = {"daqan": ("bribery",), "latari": ("bribery",)}
    g = attacked("1c: 1 pegasus-rider", "1 knight", hands=hands)
    events = until(g, AnnounceWindow)
    assert order_of(events, TypePicked, TypeDraws) == ["TypePicked", "TypePicked"]
    assert g.waiting() == (DAQAN,)
    assert order_of(g.apply(DAQAN, PASS), TypeDraws) == []
    assert g.waiting() == (LATARI,)
    events = g.apply(LATARI, PASS)
    assert [e.seat for e in events if isinstance(e, TypeDraws)] == [DAQAN]
    events = g.apply(FATE, card(1))
    assert [e.seat for e in events if isinstance(e, TypeDraws)] == [LATARI]


@pytest.mark.rule("BOW-256", "BOW-257", "BOW-258")
def test_special_abilities_come_before_routs_and_routs_before_damage() -> None:
    g = engaged("3 knight", "4 pegasus-rider", 2, modules=BANNERS)
    events = fated(g, 11, 1, 3, 5, 6, 7, 15)  # damage 2, rout 2, an orb; the defender misses
    while g.contested != NONE and g.frame(Battle).round == 2:
        seat = g.waiting()[0]
        events += g.apply(seat, g.legal(seat)[0])
    shown = [e.fate_card for e in events if isinstance(e, FateRevealed)]
    assert shown[:3] == [card(3), card(1), card(11)]
    routed = [n for n, e in enumerate(events) if isinstance(e, UnitRouted)]
    hits = [n for n, e in enumerate(events) if isinstance(e, UnitHit)]
    assert len(routed) == 3
    assert first(events, AbilityUsed) < routed[0]
    assert max(routed) < min(hits)


# step 5


@pytest.mark.rule("BOW-259")
def test_strength_is_tallied_when_all_five_rounds_are_over() -> None:
    g = engaged("1 footman", "1 giant", 3, modules=BANNERS)
    events = fated(g, 1)
    assert not [e for e in events if isinstance(e, TallyBegan)]
    events += fated(g, 4)
    rounds = [e.round for e in events if isinstance(e, RoundBegan)]
    assert rounds[-1] == 5
    assert first(events, TallyBegan) > max(
        n for n, e in enumerate(events) if isinstance(e, (RoundBegan, TypeDraws))
    )


@pytest.mark.rule("BOW-260")
def test_the_defender_alone_is_asked_for_his_development_before_units_count() -> None:
    wards = f"1c: 2 archer, stronghold of 1, development protective-wards; {HOME}"
    g = attacking(wards, "2 siege-tower")
    events = fated(g, 1, 2, 4, 5)
    assert isinstance(g.stack[-1], OfferDefence)
    assert g.waiting() == (LATARI,)
    assert not [e for e in events if isinstance(e, StrengthTallied)]
    events = answer(g, (LATARI, UseDefence()))
    assert order_of(events, DefenceUsed, StrengthTallied) == ["DefenceUsed", "StrengthTallied"]
    assert StrengthTallied(at("1c"), 1, 7) in events


@pytest.mark.rule("BOW-261")
def test_only_standing_units_count() -> None:
    army = "4 footman, 2 footman routed, 1 giant routed"
    g = engaged(army, "1 siege-tower", 5, modules=BANNERS)
    assert StrengthTallied(at("1c"), 4, 1) in fated(g, 4)


@pytest.mark.rule("BOW-262", "BOW-264")
@pytest.mark.parametrize(("side", "counts"), [("", 7), (" damaged", 5)])
def test_the_defender_adds_his_stronghold_as_it_was(side: str, counts: int) -> None:
    g = attacking(f"1c: 2 archer, stronghold of 1{side}; {HOME}", "1 siege-tower")
    events = fated(g, 1, 2, 4)
    assert StrengthTallied(at("1c"), 1, counts) in events
    assert g.damaged[at("1c")]  # flipped after it has counted
    if not side:
        assert first(events, StrengthTallied) < first(events, StrongholdDamaged)


@pytest.mark.rule("BOW-263")
def test_without_standing_enemies_it_stays_whole() -> None:
    g = attacking(f"1c: 1 archer, stronghold of 1; {HOME}", "1 footman")
    fated(g, 5)  # the footman is routed
    assert not g.damaged[at("1c")]
    g = attacking(f"1c: 1 archer, stronghold of 1; {HOME}", "1 footman")
    fated(g, 1, 2)
    assert g.damaged[at("1c")]


# step 6


@pytest.mark.rule("BOW-265")
@pytest.mark.parametrize(("army", "winner"), [("2 footman", LATARI), ("3 footman", DAQAN)])
def test_the_higher_total_wins_and_a_tie_is_the_defenders(army: str, winner: int) -> None:
    g = attacking(f"1c: 2 archer; {HOME}; 5a: 1 archer", army)
    events = fated(g, 1, 2, 3, 4, *([11] if army[0] == "3" else []))
    assert [e.winner for e in events if isinstance(e, BattleEnded)] == [winner]


@pytest.mark.rule("BOW-266")
@pytest.mark.parametrize(("bystanders", "left"), [("destroyed", 2), ("retreat", 4)])
def test_the_loser_retreats_with_those_who_took_part(bystanders: str, left: int) -> None:
    g = attacking("1c: 2 archer, 2 archer routed; 5a: 1 archer", "5 footman", bystanders=bystanders)
    events = fated(g, 1, 2, 3, 4, 11, 12, 13)
    assert stands(g, "5a") == f"1 archer, {left} archer routed"
    gone = [e for e in events if isinstance(e, UnitDestroyed) and e.seat == LATARI]
    assert len(gone) == 4 - left


def conquered(text: str = "1c: stronghold of 1 damaged") -> World:
    g = attacking(text, "4 footman")
    EVENTS[:] = fated(g, 1, 2, 3, 4)
    return g


EVENTS: list[Event] = []
"""What has happened up to the question of the last `conquered`."""


@pytest.mark.rule("BOW-267", "BOW-268")
def test_the_attacker_removes_the_stronghold_and_may_put_his_own_there_damaged() -> None:
    g = conquered()
    assert StrongholdLost(LATARI, at("1c")) in EVENTS
    assert isinstance(g.stack[-1], ReplaceStronghold)
    kept = g.clone()
    assert isinstance(kept, World)
    answer(g, (DAQAN, RaiseStronghold()))
    assert (g.stronghold[at("1c")], g.damaged[at("1c")]) == (DAQAN, 1)
    answer(kept, (DAQAN, LeaveRuins()))
    assert kept.stronghold[at("1c")] == NOBODY


@pytest.mark.rule("BOW-269")
def test_without_a_token_left_he_gives_up_another_stronghold() -> None:
    own = "; ".join([f"{area}: stronghold of 0" for area in ("1a", "1b", "2a", "2b")])
    g = conquered(f"1c: stronghold of 1 damaged; {own}")
    answer(g, (DAQAN, RaiseStronghold()), (DAQAN, GiveUpStronghold(at("2a"))))
    assert g.stronghold[at("2a")] == NOBODY
    assert g.stronghold[at("1c")] == DAQAN


@pytest.mark.rule("BOW-271", "BOW-272", "BOW-273", "BOW-274")
def test_the_winners_survivors_come_back_unhurt_but_routed_ones_stay_so() -> None:
    army = "1 giant -3, 2 footman, 1 footman routed"
    g = engaged(army, "1 archer", 5, board="1a: 1 archer", modules=BANNERS)
    events = fated(g, 15)
    assert UnitsHealed(at("1c")) in events
    assert stands(g, "1c") == "2 footman, 1 giant, 1 footman routed"
    assert g.fighters == []
    assert g.contested == NONE


@pytest.mark.rule("BOW-266", "BOW-267", "BOW-271", "BOW-274", "BOW-Q33")
def test_first_the_retreat_then_the_stronghold_then_healing_then_the_marker() -> None:
    text = "1c: 1 archer, stronghold of 1 damaged; 5a: 1 archer"
    g = attacking(text, "5 footman")
    events = fated(g, 1, 2, 3, 4, 11, 12)
    events += answer(g, (DAQAN, LeaveRuins()))
    steps = (UnitsRetreated, LoserGone, StrongholdLost, UnitsHealed, BattleEnded)
    assert order_of(events, *steps) == [
        "UnitsRetreated",
        "LoserGone",
        "StrongholdLost",
        "UnitsHealed",
        "BattleEnded",
    ]


@pytest.mark.rule("BOW-Q33")
def test_the_revised_edition_keeps_its_own_order_of_the_end() -> None:
    text = "1c: 1 archer, stronghold of 1 damaged; 5a: 1 archer"
    g = attacking(text, "5 footman", battle_end="stronghold-first")
    events = fated(g, 1, 2, 3, 4, 11, 12)
    events += answer(g, (DAQAN, LeaveRuins()))
    steps = (StrongholdLost, UnitsHealed, LoserGone, BattleEnded)
    names = ["StrongholdLost", "UnitsHealed", "LoserGone", "BattleEnded"]
    assert order_of(events, *steps) == names


@pytest.mark.rule("BOW-Q33")
def test_its_other_readings_hold_with_the_expansion_too() -> None:
    setup = RUNEWARS.setup(4, BANNERS, **dict(preset("revised-2012")))
    stages = RUNEWARS.rules(setup).flow(Battle)
    assert "heroes_step_in" in stages
    g = engaged("1 giant routed", "1 siege-tower", 5, modules=BANNERS, routed_hexagons="counted")
    assert strength(g, g.frame(Battle), ATTACKER) == 1


def preset(key: str) -> tuple[tuple[str, str], ...]:
    return next(p.options for p in RUNEWARS.base.presets if p.key == key)


@pytest.mark.rule("BOW-266")
def test_the_loser_chooses_one_area_for_all() -> None:
    g = attacking("1c: 2 archer; 5a: 1 archer; 5c: 1 archer", "4 footman")
    fated(g, 1, 2, 3, 4, 11, 12)
    assert g.legal(LATARI) == [RetreatTo(at("5a")), RetreatTo(at("5c"))]
    answer(g, (LATARI, RetreatTo(at("5c"))))
    assert stands(g, "5c") == "1 archer, 2 archer routed"
