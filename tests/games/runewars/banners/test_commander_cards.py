"""The ten commander cards: when each works, what it does, and when it does not. [BOW-208, BOW-286]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.announcing import AnnounceFate, AnnounceWindow
from feldzug.games.runewars.banners.cards.commanders.deck import COMMANDERS
from feldzug.games.runewars.banners.cards.commanders.fighting import (
    ChangeFate,
    KeepFate,
    KeepStanding,
    LetFall,
    NoMoreRearguard,
    RearguardStood,
    SaveUnit,
    StepBetween,
)
from feldzug.games.runewars.banners.cards.commanders.testing import SpoilCard, SpoilPlans
from feldzug.games.runewars.banners.cards.developments.latari import RoutRiders, RoutToProwl
from feldzug.games.runewars.banners.commanders.leading import CommanderLeads, UseCommander
from feldzug.games.runewars.banners.units.losses import RoutTriangles
from feldzug.games.runewars.battle.abilities.neutral import TakeBurning
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserRetreats
from feldzug.games.runewars.battle.fate import DrawFate
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, UnitHit, after_rout, fighters_of
from feldzug.games.runewars.battle.losses import EnoughUnits
from feldzug.games.runewars.battle.passes import TypeDraws
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.board import TRIANGLE
from feldzug.games.runewars.decks import DAMAGE, DESTINIES, FATE_DECK, MISS, REWARDS, TACTICS_CARDS
from feldzug.games.runewars.destroying import UnitDestroyed
from feldzug.games.runewars.heroes.carrying import UseReward
from feldzug.games.runewars.heroes.checking import DrawAnew, PickDestiny, TakeDestiny
from feldzug.games.runewars.support import StandBeside
from feldzug.games.runewars.tactics.window import TacticsWindow
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE, Event, Seat
from feldzug.parts.decks import those
from feldzug.parts.windows import PASS, Window
from tests.games.runewars.banners.command import battle, camp, command_view, commander, number
from tests.games.runewars.banners.developing import bought
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    answer,
    at,
    kind,
    line,
    refused,
    stands,
    start,
    unit,
)
from tests.games.runewars.champions import carry, top
from tests.games.runewars.table import hold

GOLD, SILVER, RED = (DESTINIES.index(name) for name in ("gold", "silver", "red"))


def at_moment(g: World, seat: Seat, moment: str) -> bool:
    """Whether a seat is asked at a moment of the battle."""
    window = g.stack[-1] if g.stack else None
    return isinstance(window, TacticsWindow) and window.moment == moment and seat in g.waiting()


def fate_for(g: World, attack: int = MISS) -> Any:
    """What fate may bring: of Fate cards a miss, or what triangles of the attacker shall read."""
    legal, drawing = g.legal(FATE), g.stack[-1]
    if not isinstance(drawing, DrawFate):
        return legal[0]
    wanted = attack if drawing.side == ATTACKER else MISS
    return next(c for c in legal if FATE_DECK[c].result[TRIANGLE] == wanted)


def until(g: World, seat: Seat, moment: str, attack: int = MISS) -> list[Event]:
    """Everybody passes until a seat is asked at a moment, or anybody something else; or to the end."""
    told: list[Event] = []
    while g.stack and not at_moment(g, seat, moment):
        asked = g.waiting()[0]
        if asked == FATE:
            told += g.apply(FATE, fate_for(g, attack))
        elif isinstance(g.stack[-1], Window):
            told += g.apply(asked, PASS)
        else:
            break
    return told


def lead(g: World, who: int, destiny: int) -> list[Event]:
    """A commander uses his card; every card of his test has this destiny."""
    seat = Seat(g.hero_seat[who])
    told = g.apply(seat, UseCommander(who))
    while "attribute-test" in g.path():
        if g.waiting() == (FATE,):
            told += g.apply(FATE, next(c for c in g.legal(FATE) if FATE_DECK[c].destiny == destiny))
        else:
            told += g.apply(
                seat, TakeDestiny(destiny) if TakeDestiny(destiny) in g.legal(seat) else PASS
            )
    return told


def attacking(card_name: str, text: str, army: str, **options: str) -> tuple[World, int]:
    """Daqan attacks 1C, and Grey Ker commands with a card."""
    g = camp(text, **options)
    who = commander(g, "grey-ker", DAQAN, "1c", card_name)
    return battle(g, "1c", army), who


def defending(card_name: str, text: str, army: str, **options: str) -> tuple[World, int]:
    """Daqan attacks 1C, which Latari defends with Grey Ker and a card."""
    g = camp(text, **options)
    who = commander(g, "grey-ker", LATARI, "1c", card_name)
    return battle(g, "1c", army), who


# whoever leads


@pytest.mark.rule("BOW-042")
def test_there_are_ten_cards_with_a_text_each() -> None:
    assert len({text.facts.id for text in COMMANDERS}) == 10
    for text in COMMANDERS:
        said = " ".join((type(text).__doc__ or "").split())
        assert said == text.facts.printed["en"]["text"]


@pytest.mark.rule("BOW-208")
def test_only_a_standing_commander_in_the_area_leads() -> None:
    g, who = attacking("lead-the-charge", "1c: 3 archer", "2 footman")
    assert at_moment(g, DAQAN, "start-of-battle")
    assert refused(g, DAQAN, UseCommander(who)) is None
    for routed, where in ((1, "1c"), (0, "1a")):
        g = camp("1c: 3 archer; 1a: 1 footman")
        who = commander(g, "grey-ker", DAQAN, where, "lead-the-charge")
        g.hero_routed[who] = routed
        battle(g, "1c", "2 footman")
        assert not isinstance(g.stack[-1], TacticsWindow)


@pytest.mark.rule("BOW-208")
def test_a_routed_commander_is_refused_with_a_reason() -> None:
    g, who = attacking("lead-the-charge", "1c: 3 archer", "2 footman")
    other = commander(g, "red-scorpion", DAQAN, "1c", "saboteur")
    g.hero_routed[other] = 1
    assert refused(g, DAQAN, UseCommander(other)) == ("commander-is-routed", "BOW-208")
    assert refused(g, DAQAN, UseCommander(who)) is None


@pytest.mark.rule("BOW-208", "BOW-250")
def test_the_attackers_commander_leads_before_the_defenders() -> None:
    g = camp("1c: 3 archer")
    one = commander(g, "grey-ker", DAQAN, "1c", "lead-the-charge")
    other = commander(g, "red-scorpion", LATARI, "1c", "master-of-spies")
    hold(g, DAQAN, "panic")
    battle(g, "1c", "2 footman")
    until(g, DAQAN, "start-of-battle")
    assert g.waiting() == (DAQAN,)
    lead(g, one, RED)
    answer(g, (DAQAN, PASS))
    assert g.waiting() == (LATARI,)
    assert refused(g, LATARI, UseCommander(other)) is None


# tests at the start


@pytest.mark.rule("BOW-208")
def test_what_a_hero_can_do_in_a_quest_phase_he_cannot_in_a_battle() -> None:
    """Mad Carthos draws the cards of a test anew once in each Quest Phase."""
    g = camp("1c: 3 archer")
    who = commander(g, "mad-carthos", DAQAN, "1c", "master-of-spies")
    hold(g, LATARI, "panic")
    battle(g, "1c", "2 footman")
    until(g, DAQAN, "start-of-battle")
    g.apply(DAQAN, UseCommander(who))
    seen = [GOLD, RED]
    while not isinstance(g.stack[-1], PickDestiny):
        if g.waiting() == (FATE,):
            wanted = seen[len(g.drawn[0]) % 2]
            g.apply(FATE, next(c for c in g.legal(FATE) if FATE_DECK[c].destiny == wanted))
        else:
            g.apply(DAQAN, PASS)
    assert DrawAnew() not in g.legal(DAQAN)


@pytest.mark.parametrize(
    ("destiny", "after"),
    [(GOLD, "1 archer, 2 archer routed"), (SILVER, "2 archer, 1 archer routed"), (RED, "3 archer")],
)
def test_lead_the_charge(destiny: int, after: str) -> None:
    g, who = attacking("lead-the-charge", "1c: 3 archer", "2 footman")
    told = lead(g, who, destiny)
    assert line(g, DEFENDER) == after
    assert CommanderLeads(DAQAN, who, number("lead-the-charge")) in told
    assert command_view(g).used == ["lead-the-charge"]
    assert not at_moment(g, DAQAN, "start-of-battle"), "once in a battle"


def test_lead_the_charge_is_for_attackers() -> None:
    g, _ = defending("lead-the-charge", "1c: 3 archer", "2 footman")
    assert not isinstance(g.stack[-1], TacticsWindow)


@pytest.mark.parametrize(("destiny", "defence"), [(GOLD, 4), (SILVER, 5), (RED, 6)])
def test_saboteur(destiny: int, defence: int) -> None:
    g, who = attacking("saboteur", "1c: 1 archer, stronghold of 1; 1a: 1 footman", "2 footman")
    lead(g, who, destiny)
    told = until(g, DAQAN, "never")
    assert StrengthTallied(at("1c"), 2, defence) in told
    assert command_view(g).used == []


def test_saboteur_needs_a_stronghold() -> None:
    g, _ = attacking("saboteur", "1c: 1 archer", "2 footman")
    assert not isinstance(g.stack[-1], TacticsWindow)


def spied(destiny: int) -> World:
    g = camp("1c: 3 archer")
    who = commander(g, "grey-ker", DAQAN, "1c", "master-of-spies")
    hold(g, LATARI, "panic", "volley")
    battle(g, "1c", "2 footman")
    until(g, DAQAN, "start-of-battle")
    lead(g, who, destiny)
    return g


def test_master_of_spies() -> None:
    g = spied(RED)
    assert g.tactics[LATARI].known_to(DAQAN) == ()
    g = spied(SILVER)
    assert len(g.tactics[LATARI].known_to(DAQAN)) == 2
    assert not isinstance(g.stack[-1], SpoilPlans)
    g = spied(GOLD)
    assert isinstance(g.stack[-1], SpoilPlans)
    answer(g, (DAQAN, SpoilCard(TACTICS_CARDS.index("volley"))))
    assert g.view(None).tactics_discards == ["volley"]
    assert [TACTICS_CARDS[c] for c in g.tactics[LATARI].known_to(DAQAN)] == ["panic"]


def test_in_defence_he_spies_on_the_attacker() -> None:
    g = camp("1c: 3 archer")
    who = commander(g, "grey-ker", LATARI, "1c", "master-of-spies")
    hold(g, DAQAN, "panic")
    battle(g, "1c", "2 footman")
    until(g, LATARI, "start-of-battle")
    lead(g, who, GOLD)
    answer(g, (LATARI, SpoilCard(TACTICS_CARDS.index("panic"))))
    assert g.view(None).tactics_discards == ["panic"]


def test_master_of_spies_needs_an_opponent_with_cards() -> None:
    g, _ = attacking("master-of-spies", "1c: 3 archer", "2 footman")
    assert not isinstance(g.stack[-1], TacticsWindow)
    g, _ = attacking("master-of-spies", "1c: 1 giant", "2 footman")
    assert not isinstance(g.stack[-1], TacticsWindow)


# tests before a type draws


def raising() -> tuple[World, int]:
    g = camp("1c: 3 archer; 1a: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "raise-the-banner")
    battle(g, "1c", "4 footman")
    first, *others = [u for u in g.fighters if u.side == ATTACKER]
    g.fighters = [first, *[after_rout(u) for u in others], *fighters_of(g, DEFENDER)]
    return g, who


@pytest.mark.rule("BOW-286")
@pytest.mark.parametrize("destiny", [GOLD, SILVER, RED])
def test_raise_the_banner(destiny: int) -> None:
    g, who = raising()
    until(g, DAQAN, "before-draw")
    assert at_moment(g, DAQAN, "before-draw")
    lead(g, who, destiny)
    if destiny == RED:
        assert line(g, ATTACKER) == "1 footman, 3 footman routed"
        return
    told = answer(g, (DAQAN, unit("footman", routed=True)), (DAQAN, unit("footman", routed=True)))
    assert line(g, ATTACKER) == "3 footman, 1 footman routed"
    told += until(g, DAQAN, "never")
    assert TypeDraws(DAQAN, kind("footman"), 3) in told, "they count for its cards"
    assert StrengthTallied(at("1c"), 3, 3) in told


@pytest.mark.rule("BOW-286")
def test_raise_the_banner_once_in_a_battle_and_fewer_may_stand() -> None:
    g, who = raising()
    until(g, DAQAN, "before-draw")
    lead(g, who, GOLD)
    answer(g, (DAQAN, unit("footman", routed=True)), (DAQAN, EnoughUnits()))
    assert line(g, ATTACKER) == "2 footman, 2 footman routed"
    until(g, DAQAN, "before-draw")
    assert not at_moment(g, DAQAN, "before-draw"), "not asked again"


@pytest.mark.rule("BOW-286")
def test_the_banner_is_raised_before_anything_is_announced() -> None:
    g, _ = raising()
    hold(g, DAQAN, "bribery")
    seen: list[str] = []
    while g.stack and len(seen) < 2:
        if isinstance(g.stack[-1], AnnounceWindow) and DAQAN in g.waiting():
            seen.append("announce")
        elif at_moment(g, DAQAN, "before-draw"):
            seen.append("banner")
        asked = g.waiting()[0]
        g.apply(asked, fate_for(g) if asked == FATE else PASS)
    assert seen == ["banner", "announce"]


def test_raise_the_banner_needs_routed_units() -> None:
    g, _ = attacking("raise-the-banner", "1c: 3 archer; 1a: 1 footman", "2 footman")
    until(g, DAQAN, "before-draw")
    assert not at_moment(g, DAQAN, "before-draw")


@pytest.mark.parametrize(
    ("destiny", "left"), [(GOLD, "1 archer"), (SILVER, "2 archer"), (RED, "3 archer")]
)
def test_war_mage(destiny: int, left: str) -> None:
    g, who = attacking("war-mage", "1c: 3 archer; 1a: 1 footman", "2 footman")
    until(g, DAQAN, "before-draw")
    lead(g, who, destiny)
    assert line(g, DEFENDER) == left
    until(g, DAQAN, "before-draw")
    assert not at_moment(g, DAQAN, "before-draw"), "once in a battle"


def test_war_mage_works_for_the_defender_too_and_not_without_enemies() -> None:
    g, who = defending("war-mage", "1c: 3 archer; 5a: 1 archer", "2 footman")
    until(g, LATARI, "before-draw")
    lead(g, who, SILVER)
    assert line(g, ATTACKER) == "1 footman"
    g, who = defending("war-mage", "1c: 3 archer; 5a: 1 archer", "2 footman")
    until(g, LATARI, "before-draw")
    g.fighters = fighters_of(g, DEFENDER)
    assert refused(g, LATARI, UseCommander(who)) == ("commander-without-effect", "BOW-208")


# after the draw


def test_tactician() -> None:
    g, who = attacking("tactician", "1c: 3 archer; 1a: 1 footman", "3 footman")
    until(g, DAQAN, "after-draw")
    assert at_moment(g, DAQAN, "after-draw")
    drawn = list(g.drawn[ATTACKER].cards)
    assert len(drawn) == 3
    g.apply(DAQAN, UseCommander(who))
    assert [a for a in g.legal(DAQAN) if isinstance(a, ChangeFate)] == [
        ChangeFate(c) for c in drawn
    ]
    answer(g, (DAQAN, ChangeFate(drawn[0])))
    assert g.view(None).fate_discards[-1:] != []
    answer(g, (DAQAN, KeepFate()))
    hit = fate_for(g, DAMAGE)
    g.apply(FATE, hit)
    assert sorted(g.drawn[ATTACKER].cards) == sorted([*drawn[1:], hit])
    assert g.view(LATARI).known_drawn[ATTACKER] == []
    until(g, DAQAN, "after-draw")
    assert not at_moment(g, DAQAN, "after-draw"), "once in a battle"


def test_tactician_changes_two_cards_at_most() -> None:
    g, who = attacking("tactician", "1c: 3 archer; 1a: 1 footman", "3 footman")
    until(g, DAQAN, "after-draw")
    drawn = list(g.drawn[ATTACKER].cards)
    g.apply(DAQAN, UseCommander(who))
    answer(g, (DAQAN, ChangeFate(drawn[0])), (DAQAN, ChangeFate(drawn[1])))
    assert isinstance(g.stack[-1], DrawFate)
    assert len(g.drawn[ATTACKER]) == 1


def test_tactician_needs_cards_of_the_own_side() -> None:
    g, who = attacking("tactician", "1c: 3 archer; 1a: 1 footman", "1 footman")
    until(g, DAQAN, "after-draw")
    assert g.frame(Battle).round == 3, "not when the archers draw"
    g.drawn[ATTACKER] = type(g.drawn[ATTACKER])()
    assert refused(g, DAQAN, UseCommander(who)) == ("commander-without-effect", "BOW-208")


# what he takes upon himself


@pytest.mark.rule("BOW-211")
def test_hold_the_line() -> None:
    g, who = defending("hold-the-line", "1c: 1 archer; 5a: 1 archer", "2 footman")
    until(g, LATARI, "tally")
    kept = g.clone()
    assert isinstance(kept, World)
    told = g.apply(LATARI, UseCommander(who))
    told += until(g, LATARI, "never")
    assert StrengthTallied(at("1c"), 2, 3) in told
    assert g.hero_damage[who] == 1
    assert StrengthTallied(at("1c"), 2, 1) in until(kept, LATARI, "never")
    assert kept.hero_damage[who] == 0, "only if his player chooses it"


def test_hold_the_line_needs_the_damage() -> None:
    g = camp("1c: 1 archer; 5a: 1 archer")
    who = commander(g, "grey-ker", LATARI, "1c", "hold-the-line")
    carry(g, who, "amulet-of-shielding", shown=True)
    battle(g, "1c", "2 footman")
    until(g, LATARI, "tally")
    told = g.apply(LATARI, UseCommander(who))
    told += g.apply(LATARI, UseReward(who, REWARDS.index("amulet-of-shielding")))
    told += until(g, LATARI, "never")
    assert StrengthTallied(at("1c"), 2, 1) in told
    assert g.hero_damage[who] == 0


def test_hold_the_line_is_for_defenders() -> None:
    g, _ = attacking("hold-the-line", "1c: 1 archer; 1a: 1 footman", "1 footman")
    until(g, DAQAN, "tally")
    assert not g.stack


@pytest.mark.rule("BOW-211")
def test_shield_companion() -> None:
    g, who = defending("shield-companion", "1c: 4 archer; 5a: 1 archer", "4 footman")
    until(g, LATARI, "never", DAMAGE)
    assert isinstance(g.stack[-1], SaveUnit)
    before = line(g, DEFENDER)
    answer(g, (LATARI, StepBetween(who)))
    assert (line(g, DEFENDER), g.hero_damage[who]) == (before, 1)
    asked = g.clone()
    assert isinstance(asked, World)
    assert isinstance(g.stack[-1], SaveUnit)
    answer(g, (LATARI, StepBetween(who)))
    assert g.hero_damage[who] == 2
    assert not [f for f in g.stack if isinstance(f, SaveUnit)], "twice in a battle"
    answer(asked, (LATARI, LetFall()))
    assert line(asked, DEFENDER) != before
    assert asked.hero_damage[who] == 1


def test_shield_companion_needs_a_standing_commander() -> None:
    g = camp("1c: 4 archer; 5a: 1 archer")
    who = commander(g, "grey-ker", LATARI, "1c", "shield-companion")
    g.hero_routed[who] = 1
    battle(g, "1c", "4 footman")
    until(g, LATARI, "never", DAMAGE)
    assert not [frame for frame in g.stack if isinstance(frame, SaveUnit)]


# by itself


def opportunist() -> tuple[World, int]:
    """Daqan has drawn two tactical fate cards in this season."""
    g = camp("1c: 3 archer; 1a: 1 footman")
    who = commander(g, "grey-ker", DAQAN, "1c", "opportunist")
    fresh, deck = g.fresh[DAQAN].clone(), g.tactics_deck.clone()
    for name in ("bribery", "ashen-sky"):
        deck.bag.remove(TACTICS_CARDS.index(name))
        fresh.add(TACTICS_CARDS.index(name), those(DAQAN))
    g.fresh[DAQAN], g.tactics_deck = fresh, deck
    return g, who


def test_opportunist() -> None:
    g, who = opportunist()
    battle(g, "1c", "3 footman")
    while top(g) != "AnnounceWindow":
        asked = g.waiting()[0]
        g.apply(asked, fate_for(g) if asked == FATE else PASS)
    told = g.apply(DAQAN, AnnounceFate(TACTICS_CARDS.index("bribery")))
    assert CommanderLeads(DAQAN, who, number("opportunist")) in told
    assert top(g) != "AnnounceWindow", "one card in a battle"
    assert len(g.fresh[DAQAN]) == 1


def test_opportunist_needs_to_be_there() -> None:
    g, who = opportunist()
    g.hero_area[who] = at("1a")
    battle(g, "1c", "3 footman")
    until(g, DAQAN, "never")
    assert len(g.fresh[DAQAN]) == 2


# after a lost battle


def test_rearguard() -> None:
    g, who = attacking(
        "rearguard", "1c: 1 archer, stronghold of 1; 1a: 1 footman", "2 footman, 2 bowman"
    )
    until(g, DAQAN, "never")
    told = answer(g, (DAQAN, KeepStanding(kind("footman"))), (DAQAN, KeepStanding(kind("bowman"))))
    told += answer(g, (DAQAN, KeepStanding(kind("bowman"))))
    assert len([e for e in told if isinstance(e, RearguardStood)]) == 3
    assert stands(g, "1a") == "2 footman, 2 bowman, 1 footman routed"
    assert (g.hero_area[who], g.hero_routed[who]) == (at("1a"), 1)
    assert not g.stack


def test_rearguard_is_of_units_that_still_stood() -> None:
    g, _ = attacking("rearguard", "1c: 3 archer; 1a: 1 footman", "2 footman")
    g.fighters = [after_rout(u) if u.side == ATTACKER else u for u in g.fighters]
    until(g, DAQAN, "never")
    assert not g.stack, "they were routed in the battle"
    assert stands(g, "1a") == "1 footman, 2 footman routed"


def test_rearguard_may_be_none_and_is_not_asked_after_a_victory() -> None:
    g, _ = attacking("rearguard", "1c: 3 archer; 1a: 1 footman", "2 footman")
    until(g, DAQAN, "never")
    answer(g, (DAQAN, NoMoreRearguard()))
    assert stands(g, "1a") == "1 footman, 2 footman routed"
    g, _ = attacking("rearguard", "1c: 1 archer; 5a: 1 archer; 1a: 1 footman", "4 footman")
    until(g, DAQAN, "never")
    assert not g.stack


def test_who_prowls_comes_before_the_rearguard_stands() -> None:
    g = camp("1c: 3 leonx-rider, stronghold of 1; 1a: 1 knight", development_cards="on")
    commander(g, "grey-ker", DAQAN, "1c", "rearguard")
    bought(g, "prowl")
    battle(g, "1c", "2 footman")
    lost = g.frame(Battle)
    lost.winner, lost.at = DEFENDER, "put_back"
    start(g, lost, LoserRetreats())
    assert isinstance(g.stack[-1], RoutToProwl)
    answer(g, (LATARI, RoutRiders(kind("leonx-rider"), 1)))
    answer(g, (DAQAN, KeepStanding(kind("footman"))))
    assert stands(g, "1a") == "1 footman, 1 knight"


@pytest.mark.parametrize(
    ("saved", "left"), [(True, "2 footman, 1 footman routed"), (False, "2 footman")]
)
def test_shield_companion_saves_from_poison_but_not_from_rout(saved: bool, left: str) -> None:
    g = camp("1c: 1 great-wyrm; 1a: 1 knight", development_cards="on")
    who = commander(g, "grey-ker", DAQAN, "1c", "shield-companion")
    battle(g, "1c", "3 footman")
    until(g, DAQAN, "never")
    start(g, g.frame(Battle), RoutTriangles(ATTACKER, 3, 1))
    answer(g, (g.waiting()[0], unit("footman")))
    assert isinstance(g.stack[-1], SaveUnit)
    answer(g, (DAQAN, StepBetween(who) if saved else LetFall()))
    assert line(g, ATTACKER) == left
    assert g.hero_damage[who] == int(saved)


@pytest.mark.rule("RW-297")
def test_shield_companion_saves_only_whom_burning_would_destroy() -> None:
    g = camp("1c: 1 archer; 1a: 1 knight")
    who = commander(g, "grey-ker", DAQAN, "1c", "shield-companion")
    battle(g, "1c", "1 footman, 1 knight")
    until(g, DAQAN, "never")
    start(g, g.frame(Battle), TakeBurning(ATTACKER, 2))
    answer(g, (DAQAN, unit("footman")))
    assert isinstance(g.stack[-1], SaveUnit)
    assert g.stack[-1].kind == kind("footman"), "the knight outlives it"
    told = answer(g, (DAQAN, StepBetween(who)))
    assert UnitHit(DAQAN, kind("knight"), at("1c"), 1) in told
    assert not [event for event in told if isinstance(event, UnitDestroyed)]
    assert g.hero_damage[who] == 1


@pytest.mark.rule("BOW-Q39", "BOW-195", "BOW-208")
def test_who_also_supports_a_unit_type_leads_with_his_card_all_the_same() -> None:
    g = camp("1c: 4 archer; 1a: 1 footman", hero_support="on")
    who = commander(g, "grey-ker", DAQAN, "1c", "lead-the-charge")
    battle(g, "1c", "2 footman")
    answer(g, (DAQAN, StandBeside(kind("footman"))))
    until(g, DAQAN, "start-of-battle")
    lead(g, who, GOLD)
    assert line(g, DEFENDER) == "2 archer, 2 archer routed"
    told = until(g, DAQAN, "never")
    assert TypeDraws(DAQAN, kind("footman"), 3) in told, "one card more than units"
