from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from feldzug.kernel.errors import BadModules, BadOptions
from feldzug.kernel.game import Setup
from feldzug.kernel.module import Module, Option, Preset
from feldzug.kernel.state import State
from feldzug.kernel.values import Reason, because
from feldzug.kernel.vocabulary import Vocabulary
from tests.practice import FORDS
from tests.practice.game import Fords
from tests.practice.position import Take


def test_every_option_is_settled_before_the_first_move() -> None:
    assert FORDS.setup() == Setup("fords", 3, (("battles", "fought"),), ())
    assert FORDS.setup(3, battles="reported").option("battles") == "reported"


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"players": 4}, "wrong-number-of-players"),
        ({"weather": "fair"}, "unknown-option"),
        ({"battles": "dreamt"}, "unknown-option-value"),
        ({"players": 2, "battles": "reported"}, "no-arbiter"),
    ],
)
def test_what_the_game_does_not_know_is_refused(chosen: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        FORDS.setup(**chosen)


def test_an_unknown_module_is_refused() -> None:
    with pytest.raises(BadModules, match="unknown-module"):
        FORDS.setup(3, ("dragons",))


def test_a_module_named_twice_counts_once() -> None:
    assert FORDS.setup(3, ("omens", "omens")) == FORDS.setup(3, ("omens",))


def test_rules_are_composed_once_for_all_positions() -> None:
    assert FORDS.start(FORDS.setup(2)).rules is FORDS.start(FORDS.setup(3)).rules
    assert FORDS.start(FORDS.setup(3, ("omens",))).rules is not FORDS.start(FORDS.setup(3)).rules


def test_a_setup_is_read_from_what_was_saved() -> None:
    saved = {"players": 3, "modules": ["omens"], "options": {"battles": "reported"}}
    assert FORDS.setup_of(saved) == FORDS.setup(3, ("omens",), battles="reported")


def test_an_option_that_came_later_has_its_default() -> None:
    assert FORDS.setup_of({"players": 3, "modules": [], "options": {}}) == FORDS.setup(3)


def test_a_setup_travels_to_another_process() -> None:
    setup = FORDS.setup(3)
    assert pickle.loads(pickle.dumps(setup)) == setup  # noqa: S301  (our own bytes)


class Seasoned(Module):
    """Does not go with two players, long winters and storms together."""

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        if players == 2 and options.get("winter") == "long" and "storms" in modules:
            return because("too-cold", "5.1")
        return None


WEATHER = Fords(
    expansions=(
        Seasoned(
            "weather",
            options=(
                Option("winter", "5.1", "weather", ("mild", "long")),
                Option("storm", "5.2", "weather", ("none", "some"), pulls=(("some", "storms"),)),
            ),
            presets=(
                Preset("harsh", (("winter", "long"), ("storm", "some")), ("weather",)),
                Preset("calm", (("battles", "reported"),)),
            ),
        ),
        Module("sky"),
        Module("clouds", requires=("sky",)),
        Module(
            "storms",
            requires=("clouds",),
            options=(Option("thunder", "6.1", "weather", ("loud", "quiet")),),
        ),
    )
)


def test_the_order_of_clicking_does_not_matter() -> None:
    one = WEATHER.setup(3, ("storms", "weather", "sky", "clouds"))
    assert one == WEATHER.setup(3, ("clouds", "storms", "weather", "sky"))
    assert one.modules == ("weather", "sky", "clouds", "storms")
    assert WEATHER.rules(one) is WEATHER.rules(
        WEATHER.setup(3, ("weather", "sky", "clouds", "storms"))
    )


def test_options_of_a_module_are_hidden_while_it_is_off() -> None:
    assert [option.key for option in WEATHER.options_of(())] == ["battles"]
    assert [o.key for o in WEATHER.options_of(("weather",))] == ["battles", "winter", "storm"]
    assert dict(WEATHER.setup(3).options) == {"battles": "fought"}
    with pytest.raises(BadOptions, match="option-of-module") as error:
        WEATHER.setup(3, winter="long")
    assert dict(error.value.reason.args) == {"option": "winter", "module": "weather"}


def test_an_option_pulls_in_a_module_with_what_that_needs() -> None:
    setup = WEATHER.setup(3, ("weather",), storm="some")
    assert setup.modules == ("weather", "sky", "clouds", "storms")
    assert setup.option("thunder") == "loud", "and the options of that module are settled, too"
    assert WEATHER.setup(3, ("weather",)).modules == ("weather",)
    with pytest.raises(BadModules, match="module-missing"):
        WEATHER.setup(3, ("clouds",))


def test_a_preset_chooses_options_and_modules() -> None:
    setup = WEATHER.setup(3, preset="harsh")
    assert setup.modules == ("weather", "sky", "clouds", "storms")
    assert (setup.option("winter"), setup.option("storm")) == ("long", "some")
    assert WEATHER.setup(3, preset="calm").option("battles") == "reported"


def test_what_is_chosen_beats_the_preset() -> None:
    calm = WEATHER.setup(3, preset="harsh", storm="none")
    assert (calm.option("winter"), calm.option("storm")) == ("long", "none")
    assert calm.modules == ("weather",)


def test_modules_are_chosen_beside_those_of_the_preset() -> None:
    assert WEATHER.setup(3, ("sky",), preset="calm").modules == ("sky",)
    assert WEATHER.setup(3, ("sky",), preset="harsh", storm="none").modules == ("weather", "sky")


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(BadOptions, match="unknown-preset"):
        WEATHER.setup(3, preset="mild")


def test_a_contradiction_sees_players_options_and_modules() -> None:
    for players, modules, winter in (
        (3, ("weather", "sky", "clouds", "storms"), "long"),
        (2, ("weather", "sky", "clouds"), "long"),
        (2, ("weather", "sky", "clouds", "storms"), "mild"),
    ):
        WEATHER.setup(players, modules, winter=winter)
    with pytest.raises(BadOptions, match="too-cold"):
        WEATHER.setup(2, ("weather", "sky", "clouds", "storms"), winter="long")
    with pytest.raises(BadOptions, match="too-cold"):
        WEATHER.setup(2, preset="harsh")


def test_a_module_that_is_off_contradicts_nothing() -> None:
    class Grumpy(Module):
        def contradiction(
            self, players: int, options: Mapping[str, str], modules: Sequence[str]
        ) -> Reason | None:
            return because("never", "1")

    game = Fords(expansions=(Grumpy("grumpy"),))
    game.setup(3)
    with pytest.raises(BadOptions, match="never"):
        game.setup(3, ("grumpy",))


def test_what_is_chosen_as_by_default_contradicts_nothing() -> None:
    class Strict(Module):
        def contradiction(
            self, players: int, options: Mapping[str, str], modules: Sequence[str]
        ) -> Reason | None:
            return because("no-winter-for-two", "5.1") if "winter" in options else None

    winter = Option("winter", "5.1", "weather", ("mild", "long"))
    game = Fords(expansions=(Strict("strict", options=(winter,)),))
    assert game.setup(2, ("strict",), winter="mild") == game.setup(2, ("strict",))
    with pytest.raises(BadOptions, match="no-winter-for-two"):
        game.setup(2, ("strict",), winter="long")


def test_modules_that_collide_make_no_game() -> None:
    option = Option("winter", "1", "weather", ("mild", "long"))
    with pytest.raises(BadModules, match="brought-twice"):
        Fords(expansions=(Module("a", options=(option,)), Module("b", options=(option,))))
    with pytest.raises(BadModules, match="brought-twice"):
        Fords(expansions=(Module("a", options=(FORDS.options[0],)),))
    with pytest.raises(BadModules, match="module-twice"):
        Fords(expansions=(Module("a"), Module("a")))
    with pytest.raises(BadModules, match="module-twice"):
        Fords(expansions=(Module("fords"),))


def test_the_rules_id_names_version_and_content() -> None:
    def rules(facts: dict[str, Any], version: int = 1) -> str:
        module = Module("tolls", version, content=facts)
        game = Fords(expansions=(module,))
        return game.rules(game.setup(3, ("tolls",))).id

    known = rules({"bridge": {"toll": 2, "toll-keeper": "troll"}})
    assert known == rules({"bridge": {"toll-keeper": "troll", "toll": 2}}), "order is no fact"
    assert known != rules({"bridge": {"toll": 3, "toll-keeper": "troll"}})
    assert known.split("+")[1].startswith("tolls@1:")
    assert rules({}, 4).endswith("+tolls@4"), "what has no facts has no fingerprint"


def test_the_content_of_a_game_names_its_facts() -> None:
    base, more = (FORDS.content(FORDS.setup(3, modules)) for modules in ((), ("omens",)))
    assert set(more) - set(base) == {"storm"}
    assert set(base) == {"ambush", "feint", "hold-the-line"}


class Memory(State):
    """What two modules would both remember."""


@pytest.mark.parametrize(
    "module",
    [
        Module("again", vocabularies=(Vocabulary("area", ("moor",)),)),
        Module("again", content={"ambush": 3}),
        Module("again", kinds=(Take,)),
        Module("again", state=Memory),
        Module("again", presets=(Preset("quick"),)),
    ],
    ids=["vocabulary", "fact", "class", "state", "preset"],
)
def test_what_two_modules_bring_is_refused_when_the_game_is_made(module: Module) -> None:
    other = Module("other", state=Memory, presets=(Preset("quick"),))
    with pytest.raises(BadModules, match="brought-twice"):
        Fords(expansions=(other, module))


def test_an_option_pulls_in_only_what_there_is() -> None:
    option = Option("weather", "9.1", "table", ("off", "on"), pulls=(("on", "storms"),))
    with pytest.raises(BadModules, match="unknown-module"):
        Fords(expansions=(Module("sky", options=(option,)),))


def test_what_modules_count_of_the_same_thing_is_added() -> None:
    class Spare(Module):
        def inventory(self, g: Any) -> Mapping[str, int]:
            return {"cards": 2}

    game = Fords(expansions=(Spare("spare"),))
    with_spare = game.counted(game.start(game.setup(3, ("spare",))))
    without = game.counted(game.start(game.setup(3)))
    assert with_spare["cards"] == without["cards"] + 2


def test_an_option_that_was_not_agreed_is_named() -> None:
    assert FORDS.setup(3).option("battles") == "fought"
    with pytest.raises(KeyError, match="weather"):
        FORDS.setup(3).option("weather")
