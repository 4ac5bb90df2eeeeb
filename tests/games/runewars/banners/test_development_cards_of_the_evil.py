"""The development cards of the Uthuk Y'llan and of Waiqar, each where it works and where not."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.cards.developments.uthuk import RoutRippers, RoutToDevour
from feldzug.games.runewars.banners.cards.tactics.battles import ShieldsSworn
from feldzug.games.runewars.banners.development.buying import BuyCard
from feldzug.games.runewars.banners.units.abilities import BreatheOnTriangles
from feldzug.games.runewars.banners.units.losses import UnitRose
from feldzug.games.runewars.battle.abilities.uthuk import RainFire, Sacrifice
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import PutBack
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.losses import AssignLoss, EnoughUnits
from feldzug.games.runewars.battle.passes import LetDraw
from feldzug.games.runewars.board import FOOD
from feldzug.games.runewars.decks import TACTICS_BOX, TacticsDeck
from feldzug.games.runewars.destroying import ChooseSurplus, DestroyUnit, ShrinkTo
from feldzug.games.runewars.drawing import DrawTactics
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.income import InfluenceGained
from feldzug.games.runewars.placing import PlaceUnits
from feldzug.games.runewars.world import LIMIT, World
from feldzug.games.runewars.year import Winter
from feldzug.kernel.values import Seat
from tests.games.runewars.banners.developing import (
    CIRCLE,
    HEXAGON,
    TRIANGLE,
    bought,
    card,
    fight,
    harvest,
    no_cards_played,
    realm,
    top,
)
from tests.games.runewars.banners.test_development_cards_of_the_good import counted, within
from tests.games.runewars.battlefield import (
    DAQAN,
    UTHUK,
    WAIQAR,
    answer,
    at,
    fated,
    kind,
    line,
    refused,
    stands,
    unit,
)
from tests.games.runewars.table import start, turn_of

REANIMATE, OBSCENE = kind("reanimate"), kind("obscene")


# Uthuk


@pytest.mark.parametrize(
    ("cards", "lost", "gain"),
    [
        (("tithe-of-blood",), 2, 2),
        (("tithe-of-blood",), 5, 3),
        (("tithe-of-blood",), 0, 0),
        ((), 2, 0),
    ],
)
def test_tithe_of_blood_pays_for_the_slain(cards: tuple[str, ...], lost: int, gain: int) -> None:
    g = fight("2 berserker", "1 giant", "berserker", UTHUK, DAQAN, *cards)
    battle = g.frame(Battle)
    battle.winner, battle.defenders_lost, battle.attackers_lost = ATTACKER, lost, 7
    had = g.influence[UTHUK]
    within(g, PutBack())
    assert g.influence[UTHUK] == had + gain
    assert (InfluenceGained(UTHUK, gain) in g.events) == (gain > 0)


@pytest.mark.parametrize(("winner", "cancelled"), [(DEFENDER, False), (ATTACKER, True)])
def test_only_a_winner_takes_the_tithe(winner: int, cancelled: bool) -> None:
    g = fight("2 berserker", "1 giant", "berserker", UTHUK, DAQAN, "tithe-of-blood")
    battle = g.frame(Battle)
    battle.winner, battle.defenders_lost, battle.cancelled = winner, 2, cancelled
    had = g.influence[UTHUK]
    g.fighters = [f for f in g.fighters if f.side == winner]
    within(g, PutBack())
    assert g.influence[UTHUK] == had


@pytest.mark.parametrize(
    ("cards", "left"),
    [(("blood-frenzy",), "1 berserker, 1 berserker routed"), ((), "1 berserker")],
)
def test_blood_frenzy_spares_the_first_berserker(cards: tuple[str, ...], left: str) -> None:
    g = fight("3 berserker", "8 giant", "berserker", UTHUK, DAQAN, *cards)
    fated(g, TRIANGLE, TRIANGLE + 1, 5)
    for _ in range(2):
        no_cards_played(g)
        answer(g, (UTHUK, Sacrifice()))
        no_cards_played(g)
        while top(g) is AssignLoss:
            answer(g, (g.waiting()[0], g.legal(g.waiting()[0])[0]))
    assert line(g, ATTACKER) == left


def hungry(*cards: str, foes: str = "4 knight") -> World:
    g = fight("3 flesh-ripper", foes, "flesh-ripper", UTHUK, DAQAN, *cards)
    fated(g, 5, 6, 7)
    return no_cards_played(g)


def test_ravenous_hunger_routs_for_damage() -> None:
    g = hungry("ravenous-hunger")
    assert top(g) is RoutToDevour
    other = g.clone()
    answer(g, (UTHUK, RoutRippers(kind("flesh-ripper"), 2)))
    assert line(g, ATTACKER) == "1 flesh-ripper, 2 flesh-ripper routed"
    assert line(g, DEFENDER) == "3 knight"
    assert isinstance(other, World)
    answer(other, (UTHUK, RoutRippers(kind("flesh-ripper"), 0)))
    assert line(other, DEFENDER) == "4 knight"


def test_in_defence_they_are_hungry_for_the_attackers() -> None:
    g = fight("4 knight", "3 flesh-ripper", "flesh-ripper", DAQAN, UTHUK, "ravenous-hunger")
    fated(g, 5, 6, 7)
    answer(no_cards_played(g), (UTHUK, RoutRippers(kind("flesh-ripper"), 2)))
    assert line(g, ATTACKER) == "3 knight"
    assert line(g, DEFENDER) == "1 flesh-ripper, 2 flesh-ripper routed"


def test_without_the_card_nobody_is_that_hungry() -> None:
    assert top(hungry()) is not RoutToDevour


@pytest.mark.parametrize(("cards", "chooser"), [(("hellfire",), UTHUK), ((), DAQAN)])
def test_hellfire_lets_the_warlocks_choose(cards: tuple[str, ...], chooser: Seat) -> None:
    g = fight("1 warlock", "2 footman, 2 knight", "warlock", UTHUK, DAQAN, *cards)
    within(g, RainFire(DEFENDER, 1, 2, 1))
    assert g.waiting() == (chooser,)
    answer(g, (chooser, unit("knight")))
    assert line(g, DEFENDER) == "2 footman, 1 knight"


def rite(*cards: str) -> World:
    """A berserker has died for a blood sister."""
    g = fight("1 blood-sister, 2 berserker", "5 giant", "blood-sister", UTHUK, DAQAN, *cards)
    g.tactics_deck = TacticsDeck(bag=TACTICS_BOX.pile(g.rules))
    answer(g, (UTHUK, LetDraw(kind("blood-sister"))))
    fated(g, CIRCLE)
    answer(g, (UTHUK, unit("berserker")))
    while top(g) is AssignLoss:
        answer(g, (g.waiting()[0], g.legal(g.waiting()[0])[0]))
    return g


def test_covenant_rites_bring_a_card() -> None:
    g = rite("covenant-rites")
    assert top(g) is DrawTactics
    spent = g.views(None)["development-cards"].spent
    assert spent == ["covenant-rites"]
    text = g.rules.shelf("development-cards")["covenant-rites"]
    assert text.follow(g, ATTACKER, -1) is None, "once a battle"


def test_without_covenant_rites_none_comes() -> None:
    assert top(rite()) is not DrawTactics


def winter(text: str, food: int, *cards: str) -> World:
    g = bought(realm(text), *cards)
    g.dials[UTHUK] = [0, 0, 0]
    g.dials[UTHUK][FOOD] = food
    return turn_of(g, UTHUK, Winter())


def test_bottomless_maws_need_no_food() -> None:
    g = winter("1a: 2 obscene, 2 berserker", 2, "bottomless-maw")
    assert stands(g, "1a") == "2 berserker, 2 obscene"
    g = winter("1a: 2 obscene, 2 berserker", 1, "bottomless-maw")
    assert top(g) is ChooseSurplus
    assert refused(g, UTHUK, DestroyUnit(OBSCENE, False)) == ("needs-no-food", "BOW-166")
    answer(g, (UTHUK, DestroyUnit(kind("berserker"), False)))
    assert stands(g, "1a") == "1 berserker, 2 obscene"


def test_others_need_food_and_room() -> None:
    g = winter("1a: 2 obscene, 2 berserker", 2)
    assert top(g) is ChooseSurplus
    assert refused(g, UTHUK, DestroyUnit(OBSCENE, False)) is None
    g = bought(realm("1a: 4 obscene, 6 berserker"), "bottomless-maw")
    start(g, g.stack[0], ShrinkTo(UTHUK, at("1a"), LIMIT))
    assert refused(g, UTHUK, DestroyUnit(OBSCENE, False)) is None, "eight units are eight units"


# Waiqar


@pytest.mark.rule("BOW-179", "BOW-181", "BOW-291")
def test_lands_of_blight_bring_eight_reanimates_into_the_box() -> None:
    g = harvest(realm(), WAIQAR)
    before, counted_before = g.supply[REANIMATE], RUNEWARS.inventory(g)["reanimate"]
    assert before == 16
    g.apply(WAIQAR, BuyCard(card("lands-of-blight")))
    assert g.supply[REANIMATE] == 24
    assert not any(g.standing[a * g.kinds + REANIMATE] for a in g.areas())
    assert RUNEWARS.inventory(g)["reanimate"] == counted_before, "nothing is made in the box"


@pytest.mark.rule("BOW-180", "BOW-182", "BOW-183")
def test_tokens_and_figures_are_one_kind_of_unit() -> None:
    g = bought(realm("latari-a: stronghold of 2"), "lands-of-blight")
    g.supply[REANIMATE] = 8  # all figures are on the board, only tokens are left
    turn_of(g, WAIQAR, PlaceUnits(WAIQAR, REANIMATE, 8))
    assert stands(g, "latari-a") == "8 reanimate"
    g.dials[WAIQAR][FOOD] = 5
    turn_of(g, WAIQAR, Winter())
    assert stands(g, "latari-a") == "5 reanimate"


@pytest.mark.rule("BOW-Q47")
def test_necromancers_raise_tokens_too() -> None:
    g = fight("1 necromancer", "2 giant", "necromancer", WAIQAR, DAQAN)
    g.supply[REANIMATE] = 0
    bought(g, "lands-of-blight")
    fated(g, CIRCLE)
    assert line(g, ATTACKER) == "2 reanimate, 1 necromancer"
    assert g.supply[REANIMATE] == 6


@pytest.mark.parametrize(
    ("cards", "dead", "more"),
    [(("relentless-dead",), 4, 1), (("relentless-dead",), 3, 0), ((), 4, 0)],
)
@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
def test_relentless_dead_count_more(
    cards: tuple[str, ...], dead: int, more: int, side: int
) -> None:
    army, foe = f"{dead} reanimate, 2 reanimate routed", "1 giant"
    if side == ATTACKER:
        g = fight(army, foe, "giant", WAIQAR, DAQAN, *cards)
    else:
        g = fight(foe, army, "giant", DAQAN, WAIQAR, *cards)
    assert counted(g, side) == dead + more


@pytest.mark.parametrize(
    ("cards", "foes", "left"),
    [
        (("blighted-arrows",), "3 footman", "1 footman, 1 footman routed"),
        ((), "3 footman", "2 footman"),
        (("blighted-arrows",), "3 giant", "3 giant"),
    ],
)
def test_blighted_arrows_rout_when_somebody_falls(
    cards: tuple[str, ...], foes: str, left: str
) -> None:
    g = fight("1 skeleton-archer", foes, "skeleton-archer", WAIQAR, DAQAN, *cards)
    fated(g, TRIANGLE)
    assert line(g, DEFENDER) == left


@pytest.mark.parametrize(("cards", "raised"), [(("grave-pact",), 5), ((), 4)])
def test_the_grave_pact_raises_one_more_once(cards: tuple[str, ...], raised: int) -> None:
    g = fight("2 necromancer", "2 giant", "necromancer", WAIQAR, DAQAN, *cards)
    fated(g, CIRCLE, CIRCLE + 1)
    assert line(g, ATTACKER) == f"{raised} reanimate, 2 necromancer"


@pytest.mark.parametrize(
    ("cards", "winner", "stand"),
    [
        (("night-feast",), ATTACKER, True),
        ((), ATTACKER, False),
        (("night-feast",), DEFENDER, False),
    ],
)
def test_vampires_feast_after_a_victory(cards: tuple[str, ...], winner: int, stand: bool) -> None:
    army = "1 vampire, 2 vampire routed, 1 reanimate routed"
    g = fight(army, "1 giant", "vampire", WAIQAR, DAQAN, *cards)
    battle = g.frame(Battle)
    battle.winner, area = winner, g.contested
    g.fighters = [f for f in g.fighters if f.side == ATTACKER]
    within(g, PutBack())
    risen = g.events.count(UnitRose(WAIQAR, kind("vampire"), area))
    assert risen == (2 if stand else 0)
    assert stands(g, "1c") == (
        "3 vampire, 1 reanimate routed"
        if stand
        else "1 vampire, 1 reanimate routed, 2 vampire routed"
    )


@pytest.mark.parametrize(
    ("cards", "left"), [(("toxic-breath",), "2 bowman"), ((), "2 bowman, 1 bowman routed")]
)
def test_toxic_breath_hurts_who_is_routed(cards: tuple[str, ...], left: str) -> None:
    g = fight("1 great-wyrm", "3 bowman", "great-wyrm", WAIQAR, DAQAN, *cards)
    fated(g, HEXAGON)
    answer(g, (WAIQAR, BreatheOnTriangles()), (WAIQAR, unit("bowman")), (WAIQAR, EnoughUnits()))
    assert line(g, DEFENDER) == left


def test_its_poison_is_damage_that_shields_prevent() -> None:
    g = fight("1 great-wyrm", "3 bowman", "great-wyrm", WAIQAR, DAQAN, "toxic-breath")
    g.effects = [*g.effects, ShieldsSworn(DAQAN, "battle", 1)]
    fated(g, HEXAGON)
    answer(g, (WAIQAR, BreatheOnTriangles()), (WAIQAR, unit("bowman")))
    assert line(g, DEFENDER) == "2 bowman, 1 bowman routed"
    answer(g, (WAIQAR, unit("bowman")), (WAIQAR, EnoughUnits()))
    assert line(g, DEFENDER) == "1 bowman, 1 bowman routed"
