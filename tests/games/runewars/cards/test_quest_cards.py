"""The 24 quests: where each may be tried, and what every destiny brings."""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.board import WOOD
from feldzug.games.runewars.cards.quests.deck import QUESTS as TEXTS
from feldzug.games.runewars.cards.quests.text import quest_behind
from feldzug.games.runewars.cards.season_texts.spring import ExchangeObjective
from feldzug.games.runewars.decks import CITIES, DESTINIES, OBJECTIVE_BOX, QUEST_BOX, QUESTS
from feldzug.games.runewars.heroes.checking import TakeDestiny
from feldzug.games.runewars.heroes.events import CardsLookedAt, QuestFailed
from feldzug.games.runewars.heroes.hurting import BearDamage
from feldzug.games.runewars.heroes.looking import SeeObjective, SeeRune
from feldzug.games.runewars.heroes.quests import PayPrice, RefusePrice, TurnUp
from feldzug.games.runewars.heroes.training import TrainAttribute
from feldzug.games.runewars.set_up.objectives import DrawnObjective
from feldzug.games.runewars.world import World
from feldzug.kernel.values import FATE
from feldzug.parts.decks import knows
from tests.games.runewars.battlefield import DAQAN, LATARI, at, start
from tests.games.runewars.champions import (
    GOLD,
    HIT,
    MISS,
    ORB_CARD,
    attempt,
    champions,
    is_asked,
    quests_of,
    reason,
    rounds,
    season,
    top,
)
from tests.games.runewars.table import hero, hold, rune

SHOWN = {"gold": GOLD, "silver": 14, "red": 18}
FILL = {"gold": (17, 27, 5), "silver": (13, 15, 23, 24, 25), "red": (8, 9, 10, 11, 12)}
"""More cards of the same destiny."""


def trial(name: str, where: str, destiny: str, text: str = "") -> tuple[World, int]:
    """A hero has tried a quest, and all his cards show one destiny."""
    g = champions(text)
    g.influence[DAQAN] = 3
    if quest_behind(g, QUESTS.index(name)).is_here(g, DAQAN, at(where)) is False:
        g.city[at(where)] = CITIES.index(CITIES[0])
    who = hero(g, "brakka-ironbrow", DAQAN, where)
    hold(g, LATARI, "panic", "volley")
    attempt(g, who, name)
    for number in (SHOWN[destiny], *FILL[destiny]):
        if top(g) != "DrawFate":
            break
        g.apply(FATE, number - 1)
    if top(g) == "DrawFate":
        while top(g) == "DrawFate":
            g.apply(FATE, g.odds().outcomes().__next__()[0])
        g.apply(DAQAN, TakeDestiny(DESTINIES.index(destiny)))
    return g, who


def settle(g: World, *answers: Any) -> World:
    """Fate brings whatever comes first; the seat answers as written."""
    left = list(answers)
    while not top(g).startswith(("DrawSeason", "ChooseOrders")):
        if g.waiting() == (FATE,):
            g.apply(FATE, next(g.odds().outcomes())[0])
        elif left:
            g.apply(DAQAN, left.pop(0))
        else:
            break
    assert not left
    return g


def in_hand(g: World) -> int:
    """How many tactics cards Daqan hold."""
    return len(g.fresh[DAQAN]) + len(g.tactics[DAQAN])


def test_every_quest_is_there_once() -> None:
    assert sorted(text.facts.id for text in TEXTS) == sorted(card.id for card in QUEST_BOX.own)


PLACES = [
    ("forward-scouting", "1a", "1b"),
    ("giants-stair", "2a", "2b"),
    ("sunken-mill", "3b", "3a"),
    ("cinder-spire", "4c", "4a"),
    ("secrets-and-lies", "5b", "5a"),
    ("howling-wood", "6a", "6b"),
    ("foreign-library", "7a", "7b"),
    ("wyrms-shadow", "8d", "8c"),
    ("hermits-riddle", "9a", "9b"),
    ("gathering-storm", "6d", "6c"),
    ("gathering-storm", "3c", "3b"),
    ("giants-toll", "2a", "2b"),
    ("giants-toll", "6d", "6b"),
    ("hound-hunt", "5a", "5b"),
    ("hound-hunt", "8a", "8b"),
    ("masked-sorcerer", "5c", "5d"),
    ("masked-sorcerer", "9a", "9b"),
    ("barrow-of-kings", "1c", "1b"),
    ("barrow-of-kings", "4a", "4b"),
    ("lost-caravan", "1b", "1c"),
    ("lost-caravan", "6c", "6d"),
    ("edge-of-the-world", "6d", "1c"),
    ("edge-of-the-world", "9b", "daqan-b"),
    ("edge-of-the-world", "5b", "8b"),
    ("drowned-shrine", "6b", "6c"),
    ("eagles-nest", "5d", "5c"),
    ("champions-proving", "latari-b", "daqan-b"),
    ("spy-in-the-camp", "5c", "1c"),
    ("rite-of-embers", "8c", "8b"),
    ("the-old-road", "6d", "1b"),
    ("the-old-road", "8d", "2c"),
    ("the-bazaar", "2c", "2b"),
    ("the-bazaar", "5b", "2b"),
    ("envoy-to-the-free-city", "5b", "2c"),
]


@pytest.mark.rule("RW-314")
@pytest.mark.parametrize(("name", "here", "elsewhere"), PLACES)
def test_where_a_quest_may_be_tried(name: str, here: str, elsewhere: str) -> None:
    g = champions(
        "1c: stronghold of 0; 5c: stronghold of 1; 8c: 1 dragon; 8b: 1 giant; 2c: 1 footman"
    )
    g.city[at("2c")] = g.city[at("5b")] = 0
    text = quest_behind(g, QUESTS.index(name))
    assert text.is_here(g, DAQAN, at(here))
    assert not text.is_here(g, DAQAN, at(elsewhere))


def test_every_quest_has_a_place_in_these_tests() -> None:
    assert {name for name, _, _ in PLACES} == {card.id for card in QUEST_BOX.own}


TESTS = [card for card in QUEST_BOX.own if "test" in card.printed]


@pytest.mark.rule("RW-312", "RW-317", "RW-318")
@pytest.mark.parametrize("destiny", ["gold", "silver", "red"])
@pytest.mark.parametrize("name", [card.id for card in TESTS])
def test_what_every_destiny_brings(name: str, destiny: str) -> None:
    """As the card says: rewards, tactics, influence, damage, rout, and whether it is done."""
    brings = QUEST_BOX[QUESTS.index(name)].printed[destiny]
    where = {"rite-of-embers": "8c", "the-bazaar": "2c", "envoy-to-the-free-city": "2c"}.get(
        name, next(here for other, here, _ in PLACES if other == name)
    )
    g, who = trial(name, where, destiny, "8c: 1 dragon; 5c: stronghold of 1")
    answers: list[Any] = []
    if brings.get("cost"):
        answers.append(PayPrice())
    if brings.get("train"):
        answers.append(TrainAttribute(2))
    if brings.get("dial"):
        answers.append(TurnUp(WOOD))
    if brings.get("look") == "objective":
        answers.append(SeeObjective(LATARI))
    if brings.get("rewards") and brings.get("damage"):
        answers.append(BearDamage())
    settle(g, *answers)
    assert len(g.rewards[who]) == brings.get("rewards", 0)
    assert in_hand(g) == brings.get("tactics", 0)
    gained = brings.get("influence", 0) - brings.get("lost_influence", 0) - brings.get("cost", 0)
    assert g.influence[DAQAN] == 3 + gained
    assert g.hero_damage[who] == brings.get("damage", 0)
    assert bool(g.hero_routed[who]) == brings.get("routed", False)
    assert g.trained[3 * who + 2] == brings.get("train", 0)
    assert g.dials[DAQAN][WOOD] == 2 + brings.get("dial", 0)
    replaced = brings["done"] or brings.get("discard", False)
    assert (QUESTS.index(name) in g.quest_deck.discards) == replaced
    assert len(quests_of(g, DAQAN)) == 1


def test_forward_scouting_shows_two_rune_tokens_anywhere() -> None:
    g = champions()
    who = hero(g, "brakka-ironbrow", DAQAN, "1a")
    for name in ("6a", "8c", "9b"):
        rune(g, name, "dragon", LATARI)
    attempt(g, who, "forward-scouting")
    g.apply(FATE, GOLD - 1)
    g.apply(FATE, 16)
    g.apply(FATE, next(g.odds().outcomes())[0])
    g.apply(DAQAN, SeeRune(at("6a")))
    assert g.fenced
    assert reason(g, DAQAN, SeeRune(at("6a"))) == "rune-known RW-338"
    g.apply(DAQAN, SeeRune(at("9b")))
    assert [knows(g.rune_seen(at(name)), DAQAN) for name in ("6a", "8c", "9b")] == [
        True,
        False,
        True,
    ]


def test_secrets_and_lies_shows_an_objective_to_the_one_player() -> None:
    g, _ = trial("secrets-and-lies", "5b", "gold")
    g.apply(FATE, next(g.odds().outcomes())[0])
    assert reason(g, DAQAN, SeeObjective(DAQAN)) != ""
    told = g.apply(DAQAN, SeeObjective(LATARI))
    assert CardsLookedAt(DAQAN, LATARI, "objective") in told
    assert g.fenced
    assert g.view(DAQAN).players[LATARI].known_objective == "dominion"
    assert g.view(LATARI).players[DAQAN].known_objective is None
    new = OBJECTIVE_BOX.number("friends-of-the-giants")
    g.objective_piles = [[new], []]
    start(g, *season(ExchangeObjective(LATARI)))
    g.apply(FATE, DrawnObjective(new))
    assert g.objective[LATARI] == [new]
    assert g.view(DAQAN).players[LATARI].known_objective is None, "a new one nobody knows"


def test_secrets_and_lies_takes_no_influence_that_is_not_there() -> None:
    g = champions()
    who = hero(g, "grey-ker", DAQAN, "5b")
    attempt(g, who, "secrets-and-lies")
    for number in (8, 9, 10, 18):
        g.apply(FATE, number - 1)
    assert g.influence[DAQAN] == 0


def test_spy_in_the_camp_shows_the_tactics_of_the_one_whose_stronghold_is_there() -> None:
    g, _ = trial("spy-in-the-camp", "5c", "gold", "5c: stronghold of 1")
    told = g.apply(FATE, next(g.odds().outcomes())[0])
    assert CardsLookedAt(DAQAN, LATARI, "tactics") in told
    assert g.view(DAQAN).players[LATARI].known_tactics == ["panic", "volley"]
    assert g.fenced


def test_the_bazaar_gives_nothing_to_who_does_not_pay() -> None:
    g, who = trial("the-bazaar", "2c", "silver")
    assert is_asked(g, DAQAN, "PayForQuest")
    g.apply(DAQAN, RefusePrice())
    assert not len(g.rewards[who])
    assert quests_of(g, DAQAN) == ["the-bazaar"]
    assert g.influence[DAQAN] == 3


@pytest.mark.rule("RW-098")
def test_the_bazaar_asks_for_its_full_price() -> None:
    g = champions()
    g.city[at("2c")] = 0
    g.influence[DAQAN] = 1
    who = hero(g, "mordrog", DAQAN, "2c")
    attempt(g, who, "the-bazaar")
    g.apply(FATE, 13)
    assert reason(g, DAQAN, PayPrice()) == "too-little-influence RW-098"


def test_lost_caravan_turns_no_dial_beyond_its_end() -> None:
    g = champions()
    g.dials[DAQAN] = [8, 7, 8]
    who = hero(g, "mordrog", DAQAN, "1b")
    attempt(g, who, "lost-caravan")
    g.apply(FATE, GOLD - 1)
    g.apply(FATE, next(g.odds().outcomes())[0])
    assert reason(g, DAQAN, TurnUp(0)) == "dial-full RW-115"
    g.apply(DAQAN, TurnUp(WOOD))
    assert g.dials[DAQAN] == [8, 8, 8]


# duels


def fight(name: str, where: str) -> tuple[World, int]:
    g = champions()
    who = hero(g, "grey-ker", DAQAN, where)
    attempt(g, who, name)
    return g, who


def test_giants_toll_is_paid_with_two_damage_in_four_rounds() -> None:
    g, who = fight("giants-toll", "2a")
    rounds(g, (HIT, 4), (ORB_CARD, 5), (MISS, 15), (9, 19))
    assert g.hero_damage[who] == 0
    settle(g)
    assert len(g.rewards[who]) == 2
    assert QUESTS.index("giants-toll") in g.quest_deck.discards


def test_giants_toll_with_less_damage_stays_in_hand() -> None:
    g, who = fight("giants-toll", "2a")
    rounds(g, (HIT, 4), (8, 5), (10, 15), (9, 19))
    assert not len(g.rewards[who])
    assert quests_of(g, DAQAN) == ["giants-toll"]


def test_giants_toll_is_of_no_use_to_the_dead() -> None:
    g, who = fight("giants-toll", "2a")
    told = rounds(g, (HIT, 9), (ORB_CARD, 8))
    assert g.hero_seat[who] < 0
    assert QuestFailed(DAQAN, who, QUESTS.index("giants-toll"), True) in told
    assert quests_of(g, DAQAN) == ["giants-toll"]


def test_hound_hunt_wants_the_hound_dead() -> None:
    g, who = fight("hound-hunt", "5a")
    rounds(g, (HIT, 5), (ORB_CARD, 7))
    settle(g, TrainAttribute(0))
    assert (len(g.rewards[who]), g.trained[3 * who]) == (1, 1)


def test_hound_hunt_fails_if_the_hound_lives_and_its_orb_burns() -> None:
    g, who = fight("hound-hunt", "5a")
    rounds(g, (HIT, 3), (MISS, 5), (9, 7), (10, 15))
    assert g.hero_damage[who] == 1
    assert quests_of(g, DAQAN) == ["hound-hunt"]


def test_masked_sorcerer_falls_to_one_damage() -> None:
    g, who = fight("masked-sorcerer", "9a")
    rounds(g, (HIT, MISS))
    settle(g)
    assert (len(g.rewards[who]), in_hand(g)) == (1, 1)


def test_masked_sorcerer_has_two_health_after_an_orb() -> None:
    g, who = fight("masked-sorcerer", "9a")
    rounds(g, (HIT, ORB_CARD), (MISS, 9), (10, 18), (19, 20))
    assert not len(g.rewards[who])
    assert quests_of(g, DAQAN) == ["masked-sorcerer"]
