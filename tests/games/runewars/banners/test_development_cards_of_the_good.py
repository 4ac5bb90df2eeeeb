"""The development cards of the Daqan Lords and the Latari Elves, each where it works and where not."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.banners.cards.developments.daqan import (
    Carry,
    LeaveCard,
    TacticsTakenBack,
    TakeCardBack,
    TakeTacticsBack,
)
from feldzug.games.runewars.banners.cards.developments.latari import (
    ChoosePrey,
    RoutRiders,
    RoutToProwl,
)
from feldzug.games.runewars.banners.cards.tactics.lands import MarchByNight
from feldzug.games.runewars.banners.development.state import CardWorked
from feldzug.games.runewars.battle.abilities.aiming import DealToughDamage
from feldzug.games.runewars.battle.abilities.latari import WordOfVaal
from feldzug.games.runewars.battle.battle import Battle
from feldzug.games.runewars.battle.ending import LoserRetreats
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, hit, initiative_of
from feldzug.games.runewars.battle.losses import AssignLoss, EnoughUnits
from feldzug.games.runewars.battle.tally import strength
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.decks import TACTICS_BOX, TACTICS_CARDS, TacticsDeck, TacticsHand
from feldzug.games.runewars.destroying import DestroyUnit
from feldzug.games.runewars.march import SET_OUT, Activate, March
from feldzug.games.runewars.movement import reach_of, within_reach
from feldzug.games.runewars.retreat import ChooseRetreat
from feldzug.games.runewars.tactics.limits import DiscardTactics
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from feldzug.parts.decks import EVERYBODY, those
from tests.games.runewars.banners.developing import (
    CIRCLE,
    RECTANGLE,
    TRIANGLE,
    bought,
    card,
    fight,
    no_cards_played,
    realm,
    top,
)
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    WAIQAR,
    answer,
    at,
    fated,
    kind,
    line,
    refused,
    stands,
    start,
    unit,
)
from tests.games.runewars.campaign import begin
from tests.games.runewars.table import put


def within(g: World, *frames: object) -> World:
    """The battle goes on with these frames, innermost last."""
    battle = g.frame(Battle)
    return start(g, battle, *frames)  # type: ignore[arg-type]


def counted(g: World, side: int) -> int:
    return strength(g, g.frame(Battle), side)


# Daqan


def wizards(*cards: str, fresh: bool = False) -> World:
    """A novice wizard with one tactics card has thrown it for his ability."""
    g = fight("1 novice-wizard", "4 archer", "novice-wizard", DAQAN, LATARI, *cards)
    thrown = TACTICS_CARDS.index("lost-city-tactics")
    g.tactics_deck = TacticsDeck(bag=TACTICS_BOX.pile(g.rules))
    g.tactics_deck.bag.remove(thrown)
    hand = TacticsHand()
    hand.add(thrown, those(DAQAN))
    if fresh:
        g.fresh[DAQAN] = hand
    else:
        g.tactics[DAQAN] = hand
    fated(g, CIRCLE)
    no_cards_played(g)
    answer(g, (DAQAN, DiscardTactics(thrown)))
    return no_cards_played(g)


@pytest.mark.rule("BOW-284")
@pytest.mark.parametrize("fresh", [False, True])
def test_journeyman_wizards_take_the_card_back(fresh: bool) -> None:
    g = wizards("journeyman-wizards", fresh=fresh)
    assert line(g, DEFENDER) == "2 archer", "the damage comes first"
    assert top(g) is TakeTacticsBack
    thrown = TACTICS_CARDS.index("lost-city-tactics")
    left = g.clone()
    assert TacticsTakenBack(DAQAN, thrown) in answer(g, (DAQAN, TakeCardBack()))
    hand, other = (g.fresh, g.tactics) if fresh else (g.tactics, g.fresh)
    assert (hand[DAQAN].cards, hand[DAQAN].seen) == ([thrown], [EVERYBODY])
    assert not other[DAQAN].cards
    assert thrown not in g.tactics_deck.discards
    assert isinstance(left, World)
    answer(left, (DAQAN, LeaveCard()))
    assert left.tactics_deck.discards == [thrown]


@pytest.mark.rule("BOW-284")
def test_others_do_not_take_it_back() -> None:
    g = wizards()
    assert top(g) is not TakeTacticsBack
    assert g.tactics_deck.discards == [TACTICS_CARDS.index("lost-city-tactics")]


@pytest.mark.rule("BOW-284")
def test_a_card_that_left_the_discards_does_not_come_back() -> None:
    g = wizards("journeyman-wizards")
    g.tactics_deck = TacticsDeck(bag=[*g.tactics_deck.bag, *g.tactics_deck.discards])
    g.forget_menu()
    assert refused(g, DAQAN, TakeCardBack()) == ("card-not-discarded", "BOW-284")


@pytest.mark.rule("BOW-166")
@pytest.mark.parametrize(("cards", "chooser"), [(("bodkin-arrows",), DAQAN), ((), LATARI)])
def test_bodkin_arrows_let_the_attacker_choose(cards: tuple[str, ...], chooser: Seat) -> None:
    foes = "1 pegasus-rider, 1 warrior, 1 archer"
    g = fight("1 siege-tower", foes, "siege-tower", DAQAN, LATARI, *cards)
    within(g, DealToughDamage(DEFENDER, 1, above=1))
    no_cards_played(g)
    assert top(g) is AssignLoss
    assert g.waiting() == (chooser,)
    assert refused(g, chooser, unit("archer")) == ("tougher-are-hit-first", "RW-277")
    answer(g, (chooser, unit("pegasus-rider")))
    assert line(g, DEFENDER) == "1 archer, 1 warrior, 1 pegasus-rider -1"


@pytest.mark.rule("BOW-260", "BOW-166")
@pytest.mark.parametrize(
    ("footmen", "cards", "counts"),
    [(3, ("drilled-ranks",), 4), (2, ("drilled-ranks",), 2), (3, (), 3)],
)
def test_drilled_ranks_hold(footmen: int, cards: tuple[str, ...], counts: int) -> None:
    g = fight("1 archer", f"{footmen} footman", "archer", LATARI, DAQAN, *cards)
    assert counted(g, DEFENDER) == counts


def test_drilled_ranks_help_no_attacker() -> None:
    g = fight("3 footman", "1 archer", "archer", DAQAN, LATARI, "drilled-ranks")
    assert counted(g, ATTACKER) == 3


@pytest.mark.parametrize(
    ("name", "rider", "seat"),
    [("barded-chargers", "knight", DAQAN), ("dread-steeds", "dark-knight", WAIQAR)],
)
def test_fast_riders(name: str, rider: str, seat: Seat) -> None:
    g = realm()
    before = reach_of(g, seat, kind(rider))
    bought(g, name)
    assert reach_of(g, seat, kind(rider)) == before + 1
    assert reach_of(g, seat, kind("footman")) == before
    fast = kind("flesh-ripper")
    assert reach_of(g, UTHUK, fast) == before + 1


def test_nothing_makes_riders_fast_twice() -> None:
    g = bought(realm(), "barded-chargers")
    fast = reach_of(g, DAQAN, kind("knight"))
    g.effects = [*g.effects, MarchByNight(DAQAN, "turn")]
    assert reach_of(g, DAQAN, kind("knight")) == fast
    assert reach_of(g, DAQAN, kind("footman")) == fast


def test_barded_chargers_march_further() -> None:
    g = realm("1a: 1 knight, 1 footman")
    begin(g, DAQAN, "mobilize")
    target = next(
        a
        for a in g.areas()
        if March(kind("knight"), at("1a")) not in after(g, a)
        and March(kind("knight"), at("1a")) in after(bought(g.clone(), "barded-chargers"), a)
    )
    bought(g, "barded-chargers")
    g.apply(DAQAN, Activate(target))
    assert March(kind("footman"), at("1a")) not in g.legal(DAQAN)


def after(g: World, area: int) -> list[Any]:
    """Who may join an army into an area."""
    trial = g.clone()
    if Activate(area) not in trial.legal(DAQAN):
        return []
    trial.apply(DAQAN, Activate(area))
    found: list[Any] = trial.legal(DAQAN)
    return found


@pytest.mark.parametrize(
    ("name", "what", "seat", "owner"),
    [
        ("iron-clad-towers", "siege-tower", DAQAN, LATARI),
        ("demon-plate", "chaos-lord", UTHUK, DAQAN),
    ],
)
def test_tough_units_take_one_more(name: str, what: str, seat: Seat, owner: Seat) -> None:
    for cards, left in (((name,), f"1 {what} -3"), ((), "")):
        g = fight(f"1 {what} -2", "1 giant", what, seat, owner, *cards)
        hit(g, seat, g.fighters[0])
        assert line(g, ATTACKER) == left
    g = fight("1 giant", f"1 {what} -2", what, owner, seat, name)
    hit(g, seat, g.fighters[1])
    assert line(g, DEFENDER) == f"1 {what} -3", "as defender, too"


def carriers(*cards: str) -> tuple[World, int]:
    """Rocs and others march to an area that only fliers reach; returns where they are."""
    g = realm()
    reach = reach_of(g, DAQAN, kind("footman"))
    start_, target = next(
        (here, there)
        for here in g.areas()
        for there in g.areas()
        if here in within_reach(g, there, DAQAN, reach, True)
        and here not in within_reach(g, there, DAQAN, reach, False)
    )
    put(g, AREAS[start_], roc=2, footman=3, knight=1)
    bought(g, *cards)
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(target))
    return g, start_


@pytest.mark.rule("BOW-166")
def test_a_roc_carries_one_triangle() -> None:
    g, here = carriers("roc-harness")
    carry, roc = Carry(kind("footman"), here), March(kind("roc"), here)
    assert March(kind("footman"), here) not in g.legal(DAQAN)
    assert carry not in g.legal(DAQAN), "nobody flies yet"
    g.apply(DAQAN, roc)
    assert carry in g.legal(DAQAN)
    assert Carry(kind("knight"), here) not in g.legal(DAQAN)
    g.apply(DAQAN, carry)
    assert refused(g, DAQAN, carry) == ("nobody-carries-it", "BOW-166")
    g.apply(DAQAN, roc)
    assert carry in g.legal(DAQAN)
    g.apply(DAQAN, carry)
    g.apply(DAQAN, SET_OUT)
    assert g.standing[here * g.kinds + kind("footman")] == 1


def test_without_a_harness_nobody_is_carried() -> None:
    g, here = carriers()
    g.apply(DAQAN, March(kind("roc"), here))
    assert Carry(kind("footman"), here) not in g.legal(DAQAN)


def test_who_can_walk_is_not_carried() -> None:
    g = bought(realm("1b: 1 roc, 1 footman"), "roc-harness")
    begin(g, DAQAN, "mobilize")
    g.apply(DAQAN, Activate(at("1a")))
    g.apply(DAQAN, March(kind("roc"), at("1b")))
    assert March(kind("footman"), at("1b")) in g.legal(DAQAN)
    assert Carry(kind("footman"), at("1b")) not in g.legal(DAQAN)


# Latari


@pytest.mark.rule("BOW-260")
@pytest.mark.parametrize(
    ("cards", "board", "counts"),
    [
        (("wards-of-the-old-wood",), "1c: stronghold of 1", 7),
        (("wards-of-the-old-wood",), "", 1),
        ((), "1c: stronghold of 1", 6),
    ],
)
def test_wards_strengthen_strongholds(cards: tuple[str, ...], board: str, counts: int) -> None:
    g = fight("1 footman", "1 archer", "archer", DAQAN, LATARI, *cards, board=board)
    assert counted(g, DEFENDER) == counts


def test_heartwood_bows_hit_once_more_in_a_battle() -> None:
    g = fight("2 archer", "4 knight", "archer", LATARI, DAQAN, "heartwood-bows")
    events = fated(g, TRIANGLE, TRIANGLE + 1)
    hurt = unit("knight")
    events += answer(g, (LATARI, hurt))
    events += answer(g, (LATARI, unit("knight", 1)))
    assert events.count(CardWorked(LATARI, card("heartwood-bows"))) == 1
    assert line(g, DEFENDER) == "2 knight, 1 knight -1", "the second orb hits once, whoever it is"


def test_without_heartwood_bows_one_point_an_orb() -> None:
    g = fight("1 archer", "2 knight, 1 footman", "archer", LATARI, DAQAN)
    fated(g, TRIANGLE)
    events = answer(g, (LATARI, unit("knight")))
    assert CardWorked(LATARI, card("heartwood-bows")) not in events
    assert top(g) is not AssignLoss


@pytest.mark.parametrize(("cards", "most"), [(("sky-lances",), 2), ((), 1)])
def test_sky_lances_rout_more_rectangles(cards: tuple[str, ...], most: int) -> None:
    g = fight("1 pegasus-rider", "3 dark-knight", "pegasus-rider", LATARI, WAIQAR, *cards)
    fated(g, RECTANGLE)
    for _ in range(most):
        assert EnoughUnits() in g.legal(LATARI)
        answer(g, (LATARI, unit("dark-knight")))
    assert line(g, DEFENDER) == f"{3 - most} dark-knight, {most} dark-knight routed"
    assert top(g) is not AssignLoss


@pytest.mark.parametrize(("cards", "chooser"), [(("greater-word",), LATARI), ((), DAQAN)])
def test_the_greater_word_says_where_to(cards: tuple[str, ...], chooser: Seat) -> None:
    board = "1a: 1 footman; 1b: 1 footman"
    g = fight("1 giant", "2 footman", "giant", LATARI, DAQAN, *cards, board=board)
    within(g, WordOfVaal(DEFENDER, 1))
    if top(g) is AssignLoss:
        answer(g, (g.waiting()[0], unit("footman")))
    assert top(g) is ChooseRetreat
    assert g.waiting() == (chooser,)


def test_other_retreats_are_their_owners_choice() -> None:
    board = "1a: 1 footman; 1b: 1 footman"
    g = fight("1 giant", "2 footman", "giant", LATARI, DAQAN, "greater-word", board=board)
    g.frame(Battle).winner = ATTACKER
    within(g, LoserRetreats())
    assert top(g) is ChooseRetreat
    assert g.waiting() == (DAQAN,)


@pytest.mark.parametrize(("cards", "round_"), [(("blade-dancers",), 3), ((), 4)])
def test_blade_dancers_act_earlier(cards: tuple[str, ...], round_: int) -> None:
    g = fight("1 warrior", "1 giant", "warrior", LATARI, DAQAN, *cards)
    assert initiative_of(g, ATTACKER, kind("warrior")) == round_
    assert initiative_of(g, DEFENDER, kind("warrior")) == 4
    assert initiative_of(g, ATTACKER, kind("archer")) == 1


def test_deep_roots_hold() -> None:
    for guardians, more in ((1, 1), (2, 2), (3, 2)):
        foes = f"{guardians} forest-guardian, 1 forest-guardian routed"
        g = fight("1 giant", foes, "giant", DAQAN, LATARI, routed_hexagons="ignored")
        before = counted(g, DEFENDER)
        bought(g, "deep-roots")
        assert counted(g, DEFENDER) == before + more
    g = fight("2 forest-guardian", "1 giant", "giant", LATARI, DAQAN, "deep-roots")
    assert counted(g, ATTACKER) == 2, "only when they defend"


def test_deep_roots_cannot_be_driven_off() -> None:
    g = fight("1 giant", "2 forest-guardian, 1 archer", "giant", DAQAN, LATARI)
    word = WordOfVaal(DEFENDER, 1)
    assert len(word.targets(g)) == 2
    bought(g, "deep-roots")
    assert [unit.kind for unit in word.targets(g)] == [kind("archer")]


def prowling(*cards: str, riders: str = "2 leonx-rider") -> World:
    """Latari riders have won, and footmen and bowmen have retreated to 1a."""
    board = "1a: 1 footman routed"
    g = fight(riders, "1 footman, 2 bowman", "leonx-rider", LATARI, DAQAN, *cards, board=board)
    g.frame(Battle).winner = ATTACKER
    return within(g, LoserRetreats())


def test_prowl_destroys_who_has_retreated() -> None:
    g = prowling("prowl")
    assert top(g) is RoutToProwl
    answer(g, (LATARI, RoutRiders(kind("leonx-rider"), 2)))
    assert line(g, ATTACKER) == "2 leonx-rider routed"
    assert top(g) is ChoosePrey
    assert g.waiting() == (DAQAN,)
    battle = g.frame(Battle)
    battle.at = "put_back"
    answer(g, (DAQAN, DestroyUnit(kind("bowman"), True)))
    answer(g, (DAQAN, DestroyUnit(kind("bowman"), True)))
    assert stands(g, "1a") == "2 footman routed", "who lay there before is safe"


def test_prowl_may_be_left() -> None:
    g = prowling("prowl")
    g.frame(Battle).at = "put_back"
    answer(g, (LATARI, RoutRiders(kind("leonx-rider"), 0)))
    assert stands(g, "1a") == "2 footman routed, 2 bowman routed"


@pytest.mark.parametrize(
    ("cards", "riders"), [((), "2 leonx-rider"), (("prowl",), "2 leonx-rider routed, 1 archer")]
)
def test_nobody_prowls_otherwise(cards: tuple[str, ...], riders: str) -> None:
    g = prowling(*cards, riders=riders)
    assert top(g) is not RoutToProwl
