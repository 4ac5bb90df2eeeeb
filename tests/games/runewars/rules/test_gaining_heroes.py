"""New heroes: paid for, drawn, one kept, placed, and one too many. [RW-124 – RW-126, RW-018]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.decks import HEROES
from feldzug.games.runewars.events import HeroPlaced
from feldzug.games.runewars.heroes.events import HeroDeserted
from feldzug.games.runewars.heroes.recruiting import (
    DrawnHeroCard,
    GainHero,
    KeepDrawnHero,
    KeepNoHero,
    LetDesert,
    PayForHeroes,
    PlaceNewHeroIn,
    SeekHero,
)
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.values import FATE
from tests.games.runewars.battlefield import DAQAN, LATARI, at, start
from tests.games.runewars.champions import champions, reason, season, top
from tests.games.runewars.table import hero

CARTHOS, RONAN = HEROES.index("mad-carthos"), HEROES.index("ronan-of-the-wild")


def seeking(influence: int = 3, text: str = "1c: stronghold of 0", **options: str) -> World:
    g = champions(text, (), **options)
    g.influence[DAQAN] = influence
    return start(g, *season(SeekHero(DAQAN)))


@pytest.mark.rule("RW-124")
def test_for_two_influence_two_heroes_are_seen_and_one_is_kept() -> None:
    g = seeking()
    g.apply(DAQAN, PayForHeroes(2))
    g.apply(FATE, DrawnHeroCard(CARTHOS))
    g.apply(FATE, DrawnHeroCard(RONAN))
    assert g.influence[DAQAN] == 1
    assert g.view(DAQAN).hero_looks == [
        "mad-carthos",
        "ronan-of-the-wild",
    ]
    assert g.view(LATARI).hero_looks == []
    g.apply(DAQAN, KeepDrawnHero(RONAN))
    told = g.apply(DAQAN, PlaceNewHeroIn(at("1c")))
    assert HeroPlaced(DAQAN, RONAN, at("1c")) in told
    assert g.heroes(DAQAN) == [RONAN]
    assert g.hero_area[RONAN] == at("1c")
    assert CARTHOS in g.hero_pile
    assert RONAN not in g.hero_pile
    assert g.hero_looks[DAQAN] == []


@pytest.mark.rule("RW-124")
def test_no_more_than_three_and_no_more_than_one_has() -> None:
    assert seeking(9).legal(DAQAN) == [PayForHeroes(n) for n in range(4)]
    g = seeking(2)
    assert reason(g, DAQAN, PayForHeroes(3)) == "too-little-influence RW-124"
    assert reason(g, DAQAN, PayForHeroes(4)) != ""
    told = g.apply(DAQAN, PayForHeroes(0))
    assert top(g) != "DrawHero"
    assert g.influence[DAQAN] == 2
    assert told


@pytest.mark.rule("RW-124")
def test_no_more_cards_than_there_are() -> None:
    g = champions("1c: stronghold of 0")
    g.influence[DAQAN] = 3
    g.hero_pile = [RONAN]
    start(g, *season(SeekHero(DAQAN)))
    assert reason(g, DAQAN, PayForHeroes(2)) == "too-few-heroes RW-124"


@pytest.mark.rule("RW-124")
@pytest.mark.parametrize(
    ("option", "why"), [("allowed", ""), ("refused", "one-must-be-kept RW-124")]
)
def test_none_need_be_kept_unless_agreed_otherwise(option: str, why: str) -> None:
    g = seeking(keep_no_hero=option)
    g.apply(DAQAN, PayForHeroes(1))
    g.apply(FATE, DrawnHeroCard(CARTHOS))
    assert reason(g, DAQAN, KeepNoHero()) == why
    assert reason(g, DAQAN, KeepDrawnHero(CARTHOS)) == ""
    if not why:
        g.apply(DAQAN, KeepNoHero())
        assert g.heroes(DAQAN) == []
        assert CARTHOS in g.hero_pile


@pytest.mark.rule("RW-018")
def test_a_hero_of_another_alignment_may_be_kept() -> None:
    g = seeking()
    g.apply(DAQAN, PayForHeroes(1))
    g.apply(FATE, DrawnHeroCard(CARTHOS))
    assert reason(g, DAQAN, KeepDrawnHero(CARTHOS)) == ""


@pytest.mark.rule("RW-125")
def test_he_appears_at_an_own_stronghold() -> None:
    g = seeking(text="1c: stronghold of 0; 5a: stronghold of 0; 1a: 2 footman")
    g.apply(DAQAN, PayForHeroes(1))
    g.apply(FATE, DrawnHeroCard(RONAN))
    g.apply(DAQAN, KeepDrawnHero(RONAN))
    assert reason(g, DAQAN, PlaceNewHeroIn(at("1a"))) == "no-stronghold-of-yours RW-125"
    assert reason(g, DAQAN, PlaceNewHeroIn(at("5a"))) == ""


@pytest.mark.rule("RW-125")
def test_without_a_stronghold_none_is_gained() -> None:
    g = seeking(text="1a: 2 footman")
    assert reason(g, DAQAN, PayForHeroes(1)) == "no-stronghold-left RW-125"
    start(g, *season(GainHero(DAQAN, 2)))
    assert top(g) != "DrawHero"
    assert len(g.hero_pile) == 12


@pytest.mark.rule("RW-126")
def test_a_fourth_hero_makes_one_desert_perhaps_the_new_one() -> None:
    g = champions("1c: stronghold of 0")
    three = [hero(g, name, DAQAN, "1a") for name in ("sir-valadir", "silhouette", "mordrog")]
    stranger = hero(g, "grey-ker", LATARI, "1a")
    start(g, *season(GainHero(DAQAN, 1)))
    g.apply(FATE, DrawnHeroCard(RONAN))
    g.apply(DAQAN, KeepDrawnHero(RONAN))
    g.apply(DAQAN, PlaceNewHeroIn(at("1c")))
    assert reason(g, DAQAN, LetDesert(RONAN)) == ""
    assert reason(g, DAQAN, LetDesert(stranger)) == "not-your-hero RW-126"
    told = g.apply(DAQAN, LetDesert(three[1]))
    assert HeroDeserted(DAQAN, three[1]) in told
    assert g.hero_seat[three[1]] == NOBODY
    assert len(g.heroes(DAQAN)) == 3


@pytest.mark.rule("RW-126")
def test_three_are_not_too_many() -> None:
    g = champions("1c: stronghold of 0")
    for name in ("sir-valadir", "silhouette"):
        hero(g, name, DAQAN, "1a")
    start(g, *season(GainHero(DAQAN, 1)))
    g.apply(FATE, DrawnHeroCard(RONAN))
    g.apply(DAQAN, KeepDrawnHero(RONAN))
    g.apply(DAQAN, PlaceNewHeroIn(at("1c")))
    assert len(g.heroes(DAQAN)) == 3
    assert top(g) != "ChooseDeserter"
