"""Games with commanders that were saved under older rules go on. [BOW-Q26, BOW-220]"""

from __future__ import annotations

from typing import Any

import pytest

from feldzug.games.runewars.game import RUNEWARS
from feldzug.kernel.codec import codec_of
from feldzug.kernel.errors import BadValue
from tests.games.runewars.banners.command import command_view
from tests.games.runewars.table import table

MODULES = ("banners",)
OPTIONS = {"setup": "quick", "commanders": "on"}
WAITING = "waiting"


def saved() -> dict[str, Any]:
    """A game after its set-up, as the first version of the module has saved it."""
    g = table(4, 1, MODULES, **OPTIONS)
    found: dict[str, Any] = codec_of(RUNEWARS).save(g, RUNEWARS.setup(4, MODULES, **OPTIONS))
    assert "+commanders@3:" in found["rules"]
    found["rules"] = found["rules"].replace("+commanders@3:", "+commanders@1:")
    return found


def loaded(state: dict[str, Any]) -> Any:
    return codec_of(RUNEWARS).load(state, foreign=True)


def test_a_game_of_the_first_version_goes_on() -> None:
    g = loaded(saved())
    assert RUNEWARS.sound(g)
    assert command_view(g).discards == []
    assert g.rules.id.count("commanders@3") == 1


@pytest.mark.rule("BOW-Q26")
def test_a_commander_card_that_was_lost_is_found_in_the_discards() -> None:
    state = saved()
    lost = state["states"]["commanders"]["deck"]["bag"].pop()
    assert command_view(loaded(state)).discards == [lost]
    state["rules"] = state["rules"].replace("+commanders@1:", "+commanders@3:")
    with pytest.raises(BadValue):  # the rules of today lose none
        loaded(state)


@pytest.mark.rule("BOW-Q26")
@pytest.mark.parametrize("frame", ["DrawCommander", "TacticsInPlay"])
def test_who_is_about_to_draw_over_a_card_that_waits_loses_none(frame: str) -> None:
    state = saved()
    command = state["states"]["commanders"]
    waits = command["deck"]["bag"].pop()
    command[WAITING]["0"] = waits
    drawing = {
        "DrawCommander": {"@": "DrawCommander", "seat": 0, "openly": True},
        "TacticsInPlay": {"@": "TacticsInPlay", "seat": 0, "card": "lieutenant-general"},
    }
    state["stack"].append(drawing[frame])
    found = codec_of(RUNEWARS).upgrade(state)["states"]["commanders"]
    assert found[WAITING]["0"] == -1
    assert found["deck"]["discards"] == [waits]


@pytest.mark.rule("BOW-Q26")
def test_a_card_that_waits_goes_on_waiting() -> None:
    state = saved()
    command = state["states"]["commanders"]
    waits = command["cards"].popitem()[1]
    command[WAITING]["0"] = waits
    state["stack"].append({"@": "TacticsInPlay", "seat": 0, "card": "panic"})
    state["stack"].append({"@": "DrawCommander", "seat": 0, "openly": False})
    found = codec_of(RUNEWARS).upgrade(state)["states"]["commanders"]
    assert found[WAITING]["0"] == waits
    assert found["deck"]["discards"] == []


@pytest.mark.rule("BOW-220")
def test_who_is_still_to_be_asked_in_a_quest_phase_is_asked() -> None:
    state = saved()
    state["stack"].append({"@": "ReviewCommand", "at": "give_waiting", "seat": 1, "asked": []})
    state["stack"].append({"@": "ReviewCommand", "at": "pass_on", "seat": 0, "asked": []})
    stack = codec_of(RUNEWARS).upgrade(state)["stack"]
    assert [frame["at"] for frame in stack[-2:]] == ["fill_vacancy", "pass_on"]


def test_before_the_deck_is_shuffled_no_card_is_lost() -> None:
    codec = codec_of(RUNEWARS)
    setup = RUNEWARS.setup(3, MODULES, commanders="on")
    state = codec.save(RUNEWARS.start(setup), setup)
    state["rules"] = state["rules"].replace("+commanders@3:", "+commanders@1:")
    assert codec.upgrade(state)["states"]["commanders"]["deck"]["discards"] == []
