"""What was saved before there were more heroes than those of the base game is still read."""

from __future__ import annotations

import copy
from typing import Any

from feldzug.games.runewars.decks import HERO_BOX, HEROES
from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.codec import codec_of
from tests.games.runewars.champions import carry
from tests.games.runewars.table import hero, table

EMPTY = {"@": "RewardHand", "cards": [], "seen": []}


def test_a_save_with_the_hands_of_twelve_heroes() -> None:
    setup = RUNEWARS.setup(4, setup="quick")
    g = table(setup="quick")
    who = next(h for h in range(12) if g.hero_seat[h] >= 0)
    carry(g, who, "runeplate")
    saved: dict[str, Any] = copy.deepcopy(codec_of(RUNEWARS).save(g, setup))
    new = set(HEROES.ids[12:])
    for field in ("hero_seat", "hero_area", "hero_damage", "hero_routed", "trained", "fell_for"):
        assert not new & set(saved["board"][field]), "a game without them does not write of them"
    written = saved["board"]["rewards"]
    assert list(written) == [HEROES[who]]
    saved["board"]["rewards"] = {card.id: written.get(card.id, EMPTY) for card in HERO_BOX.own}
    loaded: Any = codec_of(RUNEWARS).load(saved, foreign=True)
    assert [len(hand) for hand in loaded.rewards] == [int(h == who) for h in range(len(HEROES))]
    assert codec_of(RUNEWARS).hash(loaded, setup) == codec_of(RUNEWARS).hash(g, setup)


def test_a_new_hero_and_what_he_carries_are_saved() -> None:
    setup = RUNEWARS.setup(4, ("banners",), setup="quick")
    g = table(modules=("banners",), setup="quick")
    who = hero(g, "tamsin-highwing", g.seats()[0], "daqan-a")
    carry(g, who, "winterbrand")
    codec = codec_of(RUNEWARS)
    loaded: Any = codec.load(codec.save(g, setup))
    assert loaded.rewards[who].cards == g.rewards[who].cards
    assert loaded.hero_area[who] == g.hero_area[who]
