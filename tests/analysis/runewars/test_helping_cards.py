"""The odds know commander and development cards that bear on a battle. [BOW-166, BOW-208]"""

from __future__ import annotations

import pytest

from feldzug.analysis.runewars.abilities import use_orb
from feldzug.analysis.runewars.battle_odds import odds
from feldzug.analysis.runewars.battle_study import BattleStudy
from feldzug.analysis.runewars.chances import helped, lineup_of, to_come
from feldzug.analysis.runewars.helping_cards import BODKIN
from feldzug.analysis.runewars.line import Line, unit
from feldzug.analysis.runewars.lineup import BattleOdds, Lineup
from feldzug.games.runewars.banners.commanders.command import (
    COMMANDER_BOX,
    COMMANDER_CARDS,
    Command,
    CommanderDeck,
    appoint,
)
from feldzug.games.runewars.banners.development.state import Developed
from feldzug.games.runewars.decks import DEVELOPMENTS, HEROES
from feldzug.games.runewars.diplomacy import Fight
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat
from tests.analysis.runewars.fought import Told
from tests.analysis.runewars.test_battle_odds import (
    FIELD,
    OWNERS,
    Units,
    all_ways,
    attacker_of,
    begin,
    computed,
    fought,
    numbers,
)
from tests.games.runewars.banners.developing import bought
from tests.games.runewars.table import (
    DAQAN,
    area,
    build,
    clear,
    fate_next,
    hero,
    hold,
    kind,
    put,
    table,
    turn_of,
)

ON = {"development_cards": "on", "commanders": "on"}


def meet(attack: Units, defence: Units, attacker: Seat, *, walls: Seat | None = None) -> World:
    g = clear(table(4, 1, ("banners",), **ON))
    g.part(Command).deck = CommanderDeck(bag=COMMANDER_BOX.pile(g.rules))
    g.part(Command).cards = [-1] * len(HEROES)
    put(g, FIELD, routed=False, **defence)
    if walls is not None:
        build(g, FIELD, walls)
    for name, count in attack.items():
        number = kind(name.replace("_", "-"))
        g.supply[number] -= count
        g.arriving[number] += count
    for seat in g.seats():
        hold(g, seat)
    return turn_of(g, attacker)


def exactly_as_fought(g: World, attacker: Seat, checks: int) -> BattleOdds:
    """The odds before the battle and at some moments of it are those of every way it can go."""
    found = computed(g, attacker)
    assert found.exact
    ways = all_ways(begin(g.clone(), attacker), Told(), attacker, [checks])
    assert numbers(found) == pytest.approx(ways)
    return found


# development cards

DEVELOPED: list[tuple[str, Units, Units, tuple[int, ...]]] = [
    ("journeyman-wizards", {"novice_wizard": 2}, {"warrior": 2, "archer": 1}, (4, 7, 13, 16, 21)),
    ("drilled-ranks", {"pegasus_rider": 3}, {"footman": 3}, (4, 7, 13, 16, 21, 26)),
    ("iron-clad-towers", {"dark_knight": 2}, {"siege_tower": 1}, (13, 14, 20, 25)),
    ("heartwood-bows", {"archer": 2}, {"knight": 1, "footman": 1}, (1, 9, 10, 3)),
    ("sky-lances", {"pegasus_rider": 1}, {"knight": 2}, (3, 6, 10)),
    ("blade-dancers", {"warrior": 1, "archer": 1}, {"footman": 2}, (1, 9, 3, 10)),
    ("deep-roots", {"footman": 3}, {"forest_guardian": 2}, (1, 3, 6, 9, 10)),
    ("blood-frenzy", {"berserker": 2}, {"footman": 1, "knight": 1}, (1, 9, 10, 3)),
    ("ravenous-hunger", {"flesh_ripper": 2}, {"footman": 1, "bowman": 1}, (5, 19, 25, 26, 28)),
    ("hellfire", {"warlock": 1}, {"footman": 2, "knight": 1}, (1, 3, 6, 9)),
    ("demon-plate", {"knight": 2}, {"chaos_lord": 1}, (4, 11, 19, 29)),
    ("blighted-arrows", {"skeleton_archer": 2}, {"footman": 2}, (1, 9, 10, 3)),
    ("grave-pact", {"necromancer": 1}, {"footman": 2}, (3, 4, 9, 16, 25)),
    ("toxic-breath", {"great_wyrm": 1}, {"footman": 2, "knight": 1}, (5, 19, 25, 26, 28)),
]


@pytest.mark.rule("BOW-166")
@pytest.mark.parametrize(("card", "attack", "defence", "cards"), DEVELOPED, ids=str)
def test_development_cards_count(
    card: str, attack: Units, defence: Units, cards: tuple[int, ...]
) -> None:
    attacker = attacker_of(attack)
    g = fate_next(meet(attack, defence, attacker), *cards)
    if card == "journeyman-wizards":
        hold(g, DAQAN, "lost-city-tactics")
    without = computed(g, attacker)
    bought(g, card)
    assert exactly_as_fought(g, attacker, 4) != without


@pytest.mark.rule("BOW-166")
def test_many_standing_reanimates_are_stronger() -> None:
    g = meet({"reanimate": 5}, {"archer": 1}, OWNERS["waiqar"], walls=OWNERS["latari"])
    fate_next(g, 1, 9, 10, 3, 18, 6)
    without = computed(g, OWNERS["waiqar"])
    bought(g, "relentless-dead")
    assert exactly_as_fought(g, OWNERS["waiqar"], 4).win > without.win


@pytest.mark.rule("BOW-166")
def test_who_shoots_with_bodkin_arrows_chooses_the_damaged_unit() -> None:
    giant, hound = kind("giant"), kind("hell-hound")
    enemy = Line((unit(hound, 1), unit(giant, 1)))
    c = BattleStudy(Lineup(enemy, enemy)).conduct(1, frozenset())
    plain = use_orb(c, 0, kind("bowman"), Line((unit(kind("bowman")),)), enemy)[1]
    aimed = use_orb(c, 0, kind("bowman"), Line((unit(kind("bowman")),), cards=(BODKIN,)), enemy)[1]
    assert plain.units == (unit(hound, 1), unit(giant, 2)), "its owner spares the weaker one"
    assert aimed.units == (unit(giant, 1),)


@pytest.mark.rule("BOW-166", "RW-283")
def test_rooted_guardians_are_not_driven_off() -> None:
    g = fate_next(meet({"sorceress": 1}, {"archer": 1}, OWNERS["latari"]), 3, 6)
    bought(g, "deep-roots")
    line = helped(g, None, area(FIELD), OWNERS["latari"], Line((unit(kind("forest-guardian")),)))
    c = BattleStudy(Lineup(line, line)).conduct(1, frozenset())
    assert c.driven_off(0, line, 1, by_owner=True, up=False) == line
    assert c.driven_off(0, line, 1, by_owner=True, up=True).units == (), "at the tally they are"


@pytest.mark.rule("BOW-173")
def test_a_capital_uses_both_its_developments() -> None:
    g = fate_next(
        meet({"siege_tower": 4}, {"archer": 1}, DAQAN, walls=OWNERS["latari"]), 3, 6, 9, 14, 26
    )
    g.development[area(FIELD)] = DEVELOPMENTS.index("cursed-tomb")
    one = computed(g, DAQAN)
    g.part(Developed).second[area(FIELD)] = DEVELOPMENTS.index("hungry-spawn")
    both = exactly_as_fought(g, DAQAN, 6)
    assert both.attackers_lost > one.attackers_lost


# commanders

LED: list[tuple[str, str, Seat, Units, Units, tuple[int, ...]]] = [
    ("lead-the-charge", "mad-carthos", DAQAN, {"footman": 2}, {"archer": 2}, (1, 5, 9, 3, 10)),
    ("war-mage", "brakka-ironbrow", DAQAN, {"knight": 1}, {"archer": 2}, (1, 5, 9, 3)),
    ("war-mage", "brakka-ironbrow", Seat(1), {"footman": 2}, {"archer": 1}, (1, 5, 9, 3)),
    ("raise-the-banner", "mad-carthos", Seat(1), {"knight": 2}, {"warrior": 2}, (1, 5, 6, 3, 10)),
    ("hold-the-line", "sir-valadir", Seat(1), {"footman": 3}, {"archer": 1}, (1, 5, 9, 3)),
    ("shield-companion", "sir-valadir", Seat(1), {"knight": 2}, {"archer": 1}, (1, 5, 9, 3)),
    ("shield-companion", "sir-valadir", DAQAN, {"footman": 2}, {"archer": 2}, (1, 3, 9, 10)),
    ("tactician", "sir-valadir", DAQAN, {"footman": 2}, {"archer": 2}, (1, 5, 9, 3, 10, 16)),
]


def command(g: World, name: str, seat: Seat, card: str) -> int:
    """A commander in the field of the battle."""
    who = hero(g, name, seat, FIELD)
    appoint(g, seat, who, COMMANDER_CARDS.index(card))
    return who


@pytest.mark.rule("BOW-208")
@pytest.mark.parametrize(("card", "name", "seat", "attack", "defence", "cards"), LED, ids=str)
def test_commander_cards_count(
    card: str, name: str, seat: Seat, attack: Units, defence: Units, cards: tuple[int, ...]
) -> None:
    g = fate_next(meet(attack, defence, DAQAN), *cards)
    without = computed(g, DAQAN)
    who = command(g, name, seat, card)
    assert exactly_as_fought(g, DAQAN, 5) != without
    g.hero_routed[who] = 1
    assert computed(g, DAQAN) == without, "a routed commander does not lead"


@pytest.mark.rule("BOW-208")
def test_a_saboteur_weakens_the_stronghold() -> None:
    g = meet({"siege_tower": 3, "footman": 4}, {"archer": 1}, DAQAN, walls=OWNERS["latari"])
    fate_next(g, 1, 2, 5, 13, 19)
    without = computed(g, DAQAN, full=10**6)
    command(g, "mordrog", DAQAN, "saboteur")
    found = computed(g, DAQAN, full=10**6)
    assert found.win > without.win
    assert found.walls_decide < without.walls_decide


@pytest.mark.rule("BOW-211")
def test_a_commander_who_would_fall_takes_no_damage() -> None:
    g = fate_next(meet({"footman": 3}, {"archer": 1}, DAQAN), 1, 5, 9, 3)
    without = computed(g, DAQAN)
    who = command(g, "ronan-of-the-wild", OWNERS["latari"], "hold-the-line")
    helped = computed(g, DAQAN)
    g.hero_damage[who] = 3
    assert helped.win < without.win
    assert computed(g, DAQAN) == without


@pytest.mark.rule("BOW-109", "BOW-208")
def test_an_opportunist_lets_a_card_of_this_season_stand_in() -> None:
    g = fate_next(meet({"knight": 2}, {"archer": 2}, DAQAN), 1, 5, 9, 3, 10)
    hold(g, DAQAN, "veteran-sergeants")
    g.tactics[DAQAN], g.fresh[DAQAN] = g.fresh[DAQAN], g.tactics[DAQAN]
    without = lineup_of(begin(g.clone(), DAQAN), Fight(), DAQAN)
    command(g, "sir-valadir", DAQAN, "opportunist")
    found = lineup_of(begin(g.clone(), DAQAN), Fight(), DAQAN)
    assert without is not None
    assert found is not None
    assert (without.attackers.hand, len(found.attackers.hand)) == ((), 1)
    assert odds(found).defenders_lost > odds(without).defenders_lost


@pytest.mark.rule("BOW-208")
@pytest.mark.parametrize("card", ["war-mage", "tactician", "raise-the-banner", "lead-the-charge"])
def test_battles_with_a_commander_end_as_the_odds_say(card: str) -> None:
    """Where not all ways are followed, the battle is fought many times."""
    attack, defence = {"footman": 3, "knight": 1}, {"archer": 3, "warrior": 1}
    g = meet(attack, defence, DAQAN)
    command(g, "sir-valadir", DAQAN, card)
    found = computed(g, DAQAN, full=50)
    assert not found.exact
    times = 100
    results = [fought(begin(g.clone(), DAQAN), DAQAN, n) for n in range(times)]
    won = sum([told.won or False for told in results]) / times
    assert abs(won - found.win) < 4 * (0.25 / times) ** 0.5 + (found.high - found.low) / 2


def test_the_field_is_where_commanders_stand() -> None:
    g = fate_next(meet({"footman": 2}, {"archer": 2}, DAQAN), 1, 5, 9, 3, 10)
    without = computed(g, DAQAN)
    who = command(g, "mad-carthos", DAQAN, "lead-the-charge")
    g.hero_area[who] = next(a for a in g.areas() if a != area(FIELD))
    assert computed(g, DAQAN) == without


def test_a_commander_who_goes_along_leads_where_the_army_goes() -> None:
    g = fate_next(meet({}, {"archer": 2}, DAQAN), 1, 5, 9, 3, 10)
    who = command(g, "mad-carthos", DAQAN, "lead-the-charge")
    g.hero_area[who] = next(a for a in g.areas() if a != area(FIELD))
    units = [kind("footman")] * 2
    alone = to_come(g, DAQAN, area(FIELD), units, (), DAQAN)
    led = to_come(g, DAQAN, area(FIELD), units, (who,), DAQAN)
    assert (alone.attackers.cards, led.attackers.cards) == ((), ("lead-the-charge",))
    assert odds(led).win > odds(alone).win
