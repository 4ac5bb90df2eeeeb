"""The examples of the rulebook that can be opened from its page: each is played and shows its rules."""

from __future__ import annotations

import pytest

from feldzug.games import GAMES, examples_of
from feldzug.games.runewars.banners.development.capitals import CapitalFounded
from feldzug.games.runewars.banners.development.peasants import PeasantGone, PeasantLeft
from feldzug.games.runewars.banners.examples import EXAMPLES
from feldzug.games.runewars.banners.tactical_fate import TacticalFateShown
from feldzug.games.runewars.battle.battle import BattleBegan
from feldzug.games.runewars.battle.line import UnitRouted
from feldzug.games.runewars.battle.passes import AbilityUsed
from feldzug.games.runewars.battle.tally import StrengthTallied
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.strongholds import StrongholdDamaged
from feldzug.games.runewars.tactics.play import TacticsDiscarded
from feldzug.games.runewars.victory_cards import VictoryCardPlaced, VictoryCardTakenBack
from feldzug.games.runewars.winning import GameWon
from feldzug.kernel import record
from feldzug.kernel.errors import BadRecord
from feldzug.kernel.values import Event
from feldzug.parts.examples import Examples
from tests.games.runewars.table import kind


def told(name: str, *kinds: type[Event]) -> list[str]:
    """What happens in an example, in its order, by the names of such events."""
    match = EXAMPLES.match(name)
    return [type(e).__name__ for events in match.log for e in events if isinstance(e, kinds)]


def test_they_are_listed_with_the_rules_that_they_show() -> None:
    assert examples_of("runewars") == [EXAMPLES]
    assert examples_of("ring-war") == []
    rows = {row for _, rules in NAMES.catalogue("en") for row, _ in rules}
    for example in EXAMPLES.all.values():
        assert set(example.rules) <= rows
        assert example.title.keys() == example.text.keys() == {"en", "de"}
        assert example.title["en"] != example.title["de"]


@pytest.mark.parametrize("name", EXAMPLES.all)
def test_the_record_of_each_is_read_again(name: str) -> None:
    found = record.read(EXAMPLES.record(name), GAMES)
    assert found.receipt is None
    assert found.match.length == len(EXAMPLES.all[name].answers)
    assert RUNEWARS.sound(found.match.position)
    assert RUNEWARS.counted(found.match.position) == RUNEWARS.counted(found.match.at(0))


@pytest.mark.rule("BOW-111", "BOW-112", "BOW-113")
def test_tactical_fate() -> None:
    kinds = (TacticalFateShown, AbilityUsed, UnitRouted, TacticsDiscarded)
    assert told("tactical-fate", *kinds)[:5] == [
        "TacticalFateShown",
        "AbilityUsed",
        "UnitRouted",
        "TacticsDiscarded",
        "UnitRouted",
    ]
    events = [event for found in EXAMPLES.match("tactical-fate").log for event in found]
    assert next(e.kind for e in events if isinstance(e, AbilityUsed)) == kind("knight")


@pytest.mark.rule("BOW-185", "BOW-188")
def test_a_peasant() -> None:
    assert told("peasants", PeasantLeft, PeasantGone, BattleBegan) == ["PeasantLeft", "PeasantGone"]


@pytest.mark.rule("BOW-169", "BOW-170")
def test_a_capital() -> None:
    kinds = (CapitalFounded, StrengthTallied, StrongholdDamaged)
    assert told("capital", *kinds) == ["CapitalFounded", "StrengthTallied", "StrongholdDamaged"]
    events = [event for found in EXAMPLES.match("capital").log for event in found]
    [tally] = [event for event in events if isinstance(event, StrengthTallied)]
    assert (tally.attack, tally.defence) == (6, 7)


@pytest.mark.rule("BOW-239")
def test_a_victory_card() -> None:
    kinds = (VictoryCardPlaced, VictoryCardTakenBack, GameWon)
    assert told("victory-card", *kinds) == ["VictoryCardPlaced", "VictoryCardTakenBack", "GameWon"]


def test_an_answer_that_is_not_legal_is_refused() -> None:
    text = EXAMPLES.all["peasants"]
    broken = Examples(RUNEWARS, "feldzug.games.runewars.banners.content", EXAMPLES.read)
    broken.all["peasants"] = type(text)(
        text.id, text.rules, text.title, text.text, text.position, text.answers[1:]
    )
    with pytest.raises(BadRecord):
        broken.match("peasants")
