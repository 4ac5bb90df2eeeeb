"""An expansion in a folder of its own: whatever it adds is there, and the base knows nothing of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from feldzug.kernel import laws
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadModules, BadOptions, BadValue
from feldzug.kernel.game import Game
from feldzug.kernel.hidden import determinise
from feldzug.kernel.match import Match
from feldzug.kernel.migrate import Migrations
from feldzug.kernel.values import FATE, Seat, because
from feldzug.parts.decks import those
from feldzug.parts.messages import LANGUAGES, messages
from feldzug.parts.windows import PASS
from tests.practice import FORDS
from tests.practice.intrigue.court import (
    BRIBE,
    COFFERS,
    CROWN,
    CURSE,
    FORGERY,
    INTRIGUES,
    RELICS,
    RUMOUR,
    SWORD,
    Court,
    CourtView,
    IntrigueHand,
    RelicView,
    court,
)
from tests.practice.intrigue.intrigues import (
    SEASON_BEGINS,
    DrawIntrigue,
    HideRelic,
    IntrigueDrawn,
    IntrigueDrawnUnseen,
    IntrigueWindow,
    PlayIntrigue,
    Plot,
    RelicTurned,
)
from tests.practice.intrigue.scouts import (
    PutDown,
    PutOneDown,
    RelicSeen,
    RelicSeenByOther,
    ScoutArea,
    ScoutPile,
    ScoutStays,
    SendScout,
)
from tests.practice.orders import ChooseOrders, Lay, March, Season, War
from tests.practice.position import NOBODY, SPEAR, Realm, Take
from tests.practice.scenes import FORD, HILL, A, B, C, begin, realm

SAVES = Path(__file__).parent / "intrigue" / "saves"
BASE = ("position", "orders", "battle", "cards", "tactics", "game")
SCHEME = Lay("scheme", NOBODY)


def at_court(armies: str = "", *hands: tuple[int, ...], scouts: bool = False) -> Realm:
    """A scene with coffers, hands and a relic in each area, in the order of the box."""
    g = realm(armies, modules=("intrigue", "scouts") if scouts else ("intrigue",))
    found = court(g)
    for seat in g.seats():
        found.hands.append(IntrigueHand())
        found.drawn.append(0)
        found.coffers.append(1)
        for card in hands[seat] if seat < len(hands) else ():
            found.deck.bag.remove(card)
            found.hands[seat].add(card, those(seat))
    for area, relic in enumerate((SWORD, CROWN, CURSE, CURSE)):
        found.supply.remove(relic)
        found.relics.lay(area, relic)
    return g


# one place


def test_no_file_of_the_base_names_an_expansion() -> None:
    names = {name for name in FORDS.modules if name != "skirmish"} | {"relic", "coffers", "scout"}
    for chapter in BASE:
        text = (Path(__file__).parent / f"{chapter}.py").read_text().lower()
        assert [name for name in names if name in text] == [], chapter


def test_it_owns_state_words_options_rows_vocabularies_and_a_preset() -> None:
    module = FORDS.modules["intrigue"]
    assert module.state is Court
    assert FORDS.owners["scouts"] == "intrigue"
    assert FORDS.vocabularies["intrigue"] is INTRIGUES
    assert FORDS.vocabularies["relic"] is RELICS
    assert module.rows == ("7.1", "7.2", "7.3", "7.4", "7.5")
    assert set(FORDS.presets) == {"court"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_brings_its_words(language: str) -> None:
    said = messages(language, FORDS.modules["intrigue"].words)
    for vocabulary in (INTRIGUES, RELICS):
        assert all(f"{vocabulary.key}-{name}" in said for name in vocabulary)
    assert "option-scouts" in said
    assert said.say("relic-horn") == "Horn"
    assert said.say("module-intrigue") == {"de": "Intrigen", "en": "Intrigue"}[language]


def test_its_option_is_hidden_while_it_is_off_and_pulls_a_module_in() -> None:
    assert [option.key for option in FORDS.options_of(())] == ["battles"]
    with pytest.raises(BadOptions, match="option-of-module"):
        FORDS.setup(3, scouts="on")
    assert FORDS.setup(3, ("intrigue",)).modules == ("intrigue",)
    assert FORDS.setup(3, ("intrigue",), scouts="on").modules == ("intrigue", "scouts")


def test_its_preset_chooses_module_and_option() -> None:
    assert FORDS.setup(3, preset="court") == FORDS.setup(3, ("intrigue",), scouts="on")


def test_modules_that_contradict_are_refused() -> None:
    with pytest.raises(BadModules, match="modules-exclude"):
        FORDS.setup(3, ("skirmish", "omens"))
    with pytest.raises(BadOptions, match="no-clash-to-replace"):
        FORDS.setup(3, ("skirmish",), battles="reported")


def test_the_rules_do_not_depend_on_the_order_of_choosing() -> None:
    one, two = FORDS.setup(3, ("omens", "intrigue")), FORDS.setup(3, ("intrigue", "omens"))
    assert one == two
    assert FORDS.rules(one).id == FORDS.rules(two).id


def test_its_state_is_saved_by_ids_and_loaded() -> None:
    setup = FORDS.setup(3, ("intrigue",))
    match = laws.random_walk(FORDS, setup, 3, 12)
    saved = Codec(FORDS).save(match.position, setup)
    state = saved["states"]["intrigue"]
    assert set(state["relics"]["kinds"]) == {"crown", "curse", "horn", "sword"}
    assert state["relics"]["areas"] == ["ford", "hill", "mill", "wood", "keep"]
    loaded = Codec(FORDS).load(saved)
    assert isinstance(loaded, Realm)
    assert isinstance(match.position, Realm)
    assert court(loaded) == court(match.position)


Change = Callable[[dict[str, Any]], None]


def too_many_cards(state: dict[str, Any]) -> None:
    state["deck"]["bag"] = ["bribe"] * 2_000_000


def no_seats_that_know(state: dict[str, Any]) -> None:
    state["hands"][0]["seen"] = []


def coffers_of_one(state: dict[str, Any]) -> None:
    state["coffers"] = [1]


def one_card_more(state: dict[str, Any]) -> None:
    state["deck"]["discards"].append("bribe")


MADE_UP: list[Change] = [too_many_cards, no_seats_that_know, coffers_of_one, one_card_more]


@pytest.mark.parametrize("change", MADE_UP)
def test_what_a_file_makes_up_of_it_is_refused(change: Change) -> None:
    setup = FORDS.setup(3, ("intrigue",))
    codec = Codec(FORDS)
    honest = codec.save(laws.random_walk(FORDS, setup, 3, 12).position, setup)
    codec.load(honest, foreign=True)
    change(honest["states"]["intrigue"])
    with pytest.raises(BadValue):
        codec.load(honest, foreign=True)


# a save of version 1


def saved() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAVES / "version_1.json").read_text())
    return found


def test_a_save_of_its_version_1_goes_on_by_its_own_migration() -> None:
    assert saved()["rules"].split("+")[1].startswith("intrigue@1:")
    assert saved()["version"] == FORDS.version, "the base has not changed since"
    codec = Codec(FORDS)
    g = codec.load(saved())
    assert isinstance(g, Realm)
    assert court(g).coffers == [2, 1, 1]
    laws.position_laws(codec, FORDS.setup_of(saved()), g)
    laws.wander(g, Dealer(2), 1000)
    assert g.outcome() is not None


def test_without_its_migration_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FORDS.modules["intrigue"], "migrations", Migrations())
    with pytest.raises(BadValue, match="unknown-field"):
        Codec(FORDS).load(saved())


# what is hidden


def test_relics_are_laid_unseen_by_all() -> None:
    g = begin(realm(modules=("intrigue",)), HideRelic(FORD))
    top = g.stack[-1]
    assert isinstance(top, HideRelic)
    assert top.known_to(g) == ()
    assert g.apply(FATE, CURSE) == []
    for seat in (None, *g.seats()):
        assert view(g, seat).relics == (RelicView(FORD, None),)


def view(g: Realm, seat: Seat | None) -> CourtView:
    found = g.views(seat)["intrigue"]
    assert isinstance(found, CourtView)
    return found


def test_only_the_drawer_sees_an_intrigue() -> None:
    g = begin(at_court(), DrawIntrigue(B))
    assert g.apply(FATE, RUMOUR) == [IntrigueDrawn(B, RUMOUR)]
    assert IntrigueDrawn(B, RUMOUR).seen_by(A) == IntrigueDrawnUnseen(B)
    assert view(g, B).hand == (RUMOUR,)
    assert view(g, A).hands == (0, 1, 0)


def test_a_scout_learns_a_relic_and_samples_of_others_do_not_hold_it() -> None:
    g = begin(at_court("ford 0 1 spear", scouts=True), SendScout(A))
    assert g.legal(A) == [ScoutStays(), ScoutArea(FORD), ScoutPile()]
    assert g.apply(A, ScoutArea(FORD)) == [RelicSeen(A, FORD, SWORD)]
    assert g.fenced
    assert RelicSeen(A, FORD, SWORD).seen_by(B) == RelicSeenByOther(A, FORD)
    assert view(g, A).relics[FORD] == RelicView(FORD, SWORD)
    assert view(g, B).relics[FORD] == RelicView(FORD, None)
    mine: set[int] = set()
    theirs: set[int] = set()
    for seed in range(40):
        for seat, found in ((A, mine), (B, theirs)):
            other = determinise(g, seat, Dealer(seed))
            assert isinstance(other, Realm)
            found.add(court(other).relics.kinds[FORD])
    assert mine == {SWORD}
    assert len(theirs) > 1


def test_a_scout_looks_at_three_intrigues_and_puts_one_down() -> None:
    g = begin(at_court(scouts=True), SendScout(A))
    g.apply(A, ScoutPile())
    for card in (FORGERY, RUMOUR, BRIBE):
        g.apply(FATE, card)
    assert g.stack == [PutOneDown(A)]
    assert g.legal(A) == [PutDown(FORGERY), PutDown(RUMOUR), PutDown(BRIBE)]
    g.apply(A, PutDown(RUMOUR))
    assert (view(g, A).top, view(g, A).bottom) == ((FORGERY, BRIBE), (RUMOUR,))
    assert (view(g, B).top, view(g, B).bottom) == ((None, None), (None,))
    begin(g, DrawIntrigue(B))
    g.apply(FATE, FORGERY)
    for seed in range(40):
        other = determinise(g, A, Dealer(seed))
        assert isinstance(other, Realm)
        assert court(other).hands[B].cards == [FORGERY], "A knows what B has drawn"
    held = {tuple(_court(g, C, seed).hands[B].cards) for seed in range(40)}
    assert len(held) == 3, "C does not"


def _court(g: Realm, seat: Seat, seed: int) -> Court:
    other = determinise(g, seat, Dealer(seed))
    assert isinstance(other, Realm)
    return court(other)


# what it changes


def test_a_plot_is_offered_among_the_orders_and_draws() -> None:
    g = begin(at_court("ford 0 2 spear"), ChooseOrders())
    assert g.legal(A)[-1] == Plot()
    g.apply(A, Plot())
    g.apply(B, SCHEME)
    g.pile = []
    g.apply(C, SCHEME)
    assert g.stack[-1] == DrawIntrigue(A)
    assert g.why_not(A, Plot()) is not None


def test_without_the_expansion_nobody_plots() -> None:
    g = begin(realm("ford 0 2 spear"), ChooseOrders())
    assert g.why_not(A, Plot()) == because("not-offered", "kernel")


def test_intrigues_are_played_in_a_window_of_their_own() -> None:
    g = begin(at_court("", (BRIBE,), (FORGERY, RUMOUR)), Season())
    assert g.stack[-1] == IntrigueWindow(SEASON_BEGINS, (A, B, C))
    assert g.waiting() == (A, B)
    assert g.why_not(B, PlayIntrigue(FORGERY)) == because("wrong-moment", "7.3")
    g.apply(A, PASS)
    g.apply(B, PlayIntrigue(RUMOUR))
    assert view(g, None).coffers == (0, 2, 0)
    assert g.why_not(A, PlayIntrigue(BRIBE)) == because("coffers-empty", "7.4")


def test_whoever_takes_an_area_turns_up_its_relic() -> None:
    g = begin(at_court("ford 0 1 spear"), March(A, HILL))
    events = g.apply(A, Take(FORD, SPEAR, 1))
    assert RelicTurned(A, HILL, CROWN) in events
    assert g.fenced
    assert g.owner[HILL] == A
    assert view(g, None).relics[HILL] == RelicView(HILL, CROWN)
    assert view(g, None).coffers == (3, 1, 1)


def test_full_coffers_end_the_war_by_a_check() -> None:
    g = at_court("ford 0 1 spear")
    court(g).coffers[A] = COFFERS.highest - 1
    begin(g, March(A, HILL), War(at="season"))
    g.apply(A, Take(FORD, SPEAR, 1))
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("full-coffers", (A,))


def test_coffers_count_before_the_war_is_decided() -> None:
    g = at_court()
    court(g).coffers[:] = [1, 3, 0]
    begin(g, War(at="victory"))
    assert g.fame == [1, 2, 0]
    assert g.outcome() is not None


def test_a_match_with_everything_replays() -> None:
    setup = FORDS.setup(3, ("omens",), preset="court")
    match = laws.random_walk(FORDS, setup, 11, 1000, FORDS.seek)
    assert match.position.outcome() is not None
    game: Game = FORDS
    again = Match.replay(game, setup, match.journal)
    assert Codec(FORDS).hash(again.position, setup) == Codec(FORDS).hash(match.position, setup)
