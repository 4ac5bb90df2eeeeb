"""What units and development cards do in attack they do in defence, too, to the attacker. [BOW-166]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.cards.developments.daqan import TakeCardBack
from feldzug.games.runewars.banners.cards.developments.latari import (
    ChoosePrey,
    RoutRiders,
    RoutToProwl,
)
from feldzug.games.runewars.banners.development.state import CardWorked
from feldzug.games.runewars.banners.units.abilities import BreatheOnTriangles
from feldzug.games.runewars.banners.units.losses import UnitRose
from feldzug.games.runewars.battle.abilities.aiming import DealToughDamage
from feldzug.games.runewars.battle.abilities.latari import WordOfVaal
from feldzug.games.runewars.battle.abilities.uthuk import RainFire, SpareThem
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserRetreats
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.losses import EnoughUnits
from feldzug.games.runewars.battle.passes import LetDraw
from feldzug.games.runewars.board import HEXAGON as HEX
from feldzug.games.runewars.decks import (
    FATE_DECK,
    MISS,
    TACTICS_BOX,
    TACTICS_CARDS,
    TacticsDeck,
)
from feldzug.games.runewars.destroying import DestroyUnit, UnitDestroyed
from feldzug.games.runewars.retreat import ChooseRetreat
from feldzug.games.runewars.tactics.limits import DiscardTactics
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.games.runewars.banners.developing import (
    CIRCLE,
    HEXAGON,
    TRIANGLE,
    card,
    fight,
    no_cards_played,
    top,
)
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    fated,
    kind,
    line,
    stands,
    start,
    unit,
)
from tests.games.runewars.table import hold


def within(g: World, *frames: object) -> World:
    """The battle goes on with these frames, innermost last."""
    return start(g, g.frame(Battle), *frames)  # type: ignore[arg-type]


def test_heartwood_bows() -> None:
    g = fight("4 knight", "1 archer", "archer", DAQAN, LATARI, "heartwood-bows")
    assert CardWorked(LATARI, card("heartwood-bows")) in fated(g, TRIANGLE)
    answer(g, (LATARI, unit("knight", 1)))
    assert line(g, ATTACKER) == "3 knight"


def test_blighted_arrows() -> None:
    """However many the defender has lost himself before."""
    army = "3 footman"
    g = fight(army, "1 skeleton-archer", "skeleton-archer", DAQAN, WAIQAR, "blighted-arrows")
    g.frame(Battle).defenders_lost = 1
    fated(g, TRIANGLE)
    assert line(g, ATTACKER) == "1 footman, 1 footman routed"


def test_hellfire() -> None:
    g = fight("2 footman, 2 knight", "1 warlock", "warlock", DAQAN, UTHUK, "hellfire")
    within(g, RainFire(ATTACKER, 1, 2, 1))
    assert g.waiting() == (UTHUK,)


def test_bodkin_arrows() -> None:
    army = "1 pegasus-rider, 1 warrior, 1 archer"
    g = fight(army, "1 siege-tower", "siege-tower", LATARI, DAQAN, "bodkin-arrows")
    within(g, DealToughDamage(ATTACKER, 1, above=1))
    assert no_cards_played(g).waiting() == (DAQAN,)


@pytest.mark.parametrize(("cards", "chooser"), [(("greater-word",), LATARI), ((), DAQAN)])
def test_the_greater_word(cards: tuple[str, ...], chooser: Seat) -> None:
    board = "1a: 1 footman; 1b: 1 footman"
    g = fight("2 footman", "1 giant", "giant", DAQAN, LATARI, *cards, board=board)
    within(g, WordOfVaal(ATTACKER, 1))
    assert (top(g), g.waiting()) == (ChooseRetreat, (chooser,))


@pytest.mark.parametrize(
    ("cards", "left"), [(("toxic-breath",), "2 bowman"), ((), "2 bowman, 1 bowman routed")]
)
def test_toxic_breath(cards: tuple[str, ...], left: str) -> None:
    g = fight("3 bowman", "1 great-wyrm", "great-wyrm", DAQAN, WAIQAR, *cards)
    fated(g, HEXAGON)
    answer(g, (WAIQAR, BreatheOnTriangles()), (WAIQAR, unit("bowman")))
    assert line(g, ATTACKER) == left
    assert EnoughUnits() in g.legal(WAIQAR)


def test_toxic_breath_is_that_of_the_wyrm_whoever_draws_against_it() -> None:
    """A Roc has drawn in the same pass."""
    g = fight("1 great-wyrm", "1 roc, 3 bowman", "great-wyrm", WAIQAR, DAQAN, "toxic-breath")
    miss = next(n for n, face in enumerate(FATE_DECK, 1) if face.result[HEX] == MISS)
    fated(g, HEXAGON, miss)
    answer(g, (WAIQAR, BreatheOnTriangles()), (WAIQAR, unit("bowman")))
    assert line(g, DEFENDER) == "2 bowman, 1 roc"


def test_a_wyrm_that_finds_no_triangles_burns() -> None:
    g = fight("2 knight", "1 great-wyrm", "great-wyrm", DAQAN, WAIQAR)
    assert UnitDestroyed(DAQAN, kind("knight"), g.contested) in fated(g, HEXAGON)


def test_covenant_rites_for_an_offering() -> None:
    army, foes = "1 blood-sister, 1 berserker", "4 bowman"
    g = fight(foes, army, "blood-sister", DAQAN, UTHUK, "covenant-rites")
    g.tactics_deck = TacticsDeck(bag=TACTICS_BOX.pile(g.rules))
    answer(g, (UTHUK, LetDraw(kind("blood-sister"))))
    fated(g, CIRCLE)
    spared = g.clone()
    assert isinstance(spared, World)
    answer(spared, (UTHUK, SpareThem()))
    assert line(spared, ATTACKER) == "2 bowman"
    told = answer(g, (UTHUK, unit("berserker")))
    assert CardWorked(UTHUK, card("covenant-rites")) in told
    assert line(g, ATTACKER) == "1 bowman"
    assert line(g, DEFENDER) == "1 blood-sister"


def test_journeyman_wizards() -> None:
    g = fight("4 archer", "1 novice-wizard", "novice-wizard", LATARI, DAQAN, "journeyman-wizards")
    g.tactics_deck = TacticsDeck(bag=TACTICS_BOX.pile(g.rules))
    hold(g, DAQAN, "lost-city-tactics")
    fated(g, CIRCLE)
    thrown = DiscardTactics(TACTICS_CARDS.index("lost-city-tactics"))
    answer(no_cards_played(g), (DAQAN, thrown))
    assert TakeCardBack() in no_cards_played(g).legal(DAQAN)
    assert line(g, ATTACKER) == "2 archer"


def test_a_vampire_raises_units_of_the_own_side() -> None:
    g = fight("2 bowman", "1 vampire, 1 reanimate routed", "vampire", DAQAN, WAIQAR)
    told = fated(g, CIRCLE)
    assert UnitRose(WAIQAR, kind("reanimate"), g.contested) in told


def test_prowl() -> None:
    board = "1a: 1 footman"
    army, riders = "1 footman, 1 bowman", "2 leonx-rider, 1 archer"
    g = fight(army, riders, "leonx-rider", DAQAN, LATARI, "prowl", board=board)
    g.frame(Battle).winner = DEFENDER
    within(g, LoserRetreats())
    assert (top(g), g.waiting()) == (RoutToProwl, (LATARI,))
    answer(g, (LATARI, RoutRiders(kind("leonx-rider"), 1)))
    assert (top(g), g.waiting()) == (ChoosePrey, (DAQAN,))
    g.frame(Battle).at = "put_back"
    answer(g, (DAQAN, DestroyUnit(kind("bowman"), True)))
    assert stands(g, "1a") == "1 footman, 1 footman routed"
