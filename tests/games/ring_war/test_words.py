"""Ring War speaks both languages: every event of whole games, every place, every name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from feldzug.games import GAMES, names_of
from feldzug.games.ring_war.actions import Attack, MoveTo, SendUnit, ShiftRoll, Withdraw
from feldzug.games.ring_war.board import KINDS, N_PLACES, PLACE, PLACES, SIDES
from feldzug.games.ring_war.cards.play import CardWindow
from feldzug.games.ring_war.deck import CARD, CARDS, DECK
from feldzug.games.ring_war.duel import Duel
from feldzug.games.ring_war.ending import SOURCES
from feldzug.games.ring_war.events import (
    AreaCardDrawn,
    AreaConquered,
    AttackAnnounced,
    DuelRolled,
    PilesReshuffled,
    PlayerEliminated,
    PointsCounted,
    PointsLapsed,
    UnitFled,
    UnitLost,
    UnitMoved,
    UprisingPlanned,
)
from feldzug.games.ring_war.names import NAMES, WORDS
from feldzug.games.ring_war.orders import CONDITIONS
from feldzug.games.ring_war.war import COLOURS, NEUTRAL, NOBODY
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.frames import Frame
from feldzug.kernel.values import FATE, Event, Reason, Seat, because, kebab
from feldzug.parts.messages import LANGUAGES, messages
from feldzug.parts.translator import Translator
from tests.games.ring_war.table import war
from tests.parts.test_translator import catalogue, references, spoken

GAME = GAMES["ring-war"]
MORIA, SHIRE, FOREST = PLACE["moria"], PLACE["the_shire"], PLACE["old_forest"]
RED, GREEN = Seat(0), Seat(1)

ENDINGS = ("ring-destroyed", "last-player", "all-areas")
PILES = ("area-cards", "adventure-cards")
SEATS = ("player", "neutral", "nobody")
SCOPES = tuple(CardWindow("attack", ()).scopes(war(""), Seat(0)))


def words(language: str) -> Translator:
    return Translator(GAME, language, ("Rot", "Grün") if language == "de" else ("Red", "Green"))


def said(event: Event) -> tuple[str, str]:
    return words("en").event(event), words("de").event(event)


# --- The gate ----------------------------------------------------------------------------------


def named() -> set[str]:
    """Return the keys that the names and the values of fields ask for."""
    tables = {
        "place": [place.replace("_", "-") for place in PLACES],
        "kind": list(KINDS),
        "units": list(KINDS),
        "side": SIDES,
        "colour": {colour for colours in COLOURS.values() for colour in colours},
        "seat": SEATS,
        "card-kind": {card.kind for card in DECK},
        "moment": {card.moment for card in DECK if card.moment},
        "scope": SCOPES,
        "condition": [condition.key for condition in CONDITIONS],
        "pile": PILES,
        "ending": ENDINGS,
        "source": SOURCES,
        "group": {option.group for option in GAME.options},
        "game": [GAME.key],
    }
    return {f"{table}-{value}" for table, values in tables.items() for value in values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_dead_words(language: str) -> None:
    alive = spoken(WORDS).keys() | named() | {"place", "joker", "introduction"}
    for message in catalogue(WORDS, language).values():
        alive |= references(message)
    assert catalogue(WORDS, language).keys() - alive == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_known(language: str) -> None:
    wanted = {key for key in named() if not key.startswith("place-")}
    assert wanted - catalogue(WORDS, language).keys() == set()


def test_every_reason_names_a_rule_of_the_catalogue() -> None:
    rules = {about.rule for about in spoken(WORDS).values()} - {"", "kernel"}
    assert len(rules) > 20
    assert [rule for rule in rules if not NAMES.rule_text(rule, "en")] == []


# --- Whole games -------------------------------------------------------------------------------


@cache
def heard(players: int, setup: str, seed: int) -> tuple[Any, ...]:
    """Play a whole game at random; return one of each that words were needed for, and then some."""
    g = GAME.start(GAME.setup(players=players, setup=setup))
    dealer, choose = Dealer(seed), random.Random(seed)
    things: dict[Any, list[Any]] = {}

    def hear(kind: Any, thing: Any) -> None:
        known = things.setdefault(kind, [])
        if len(known) < 30:
            known.append(thing)

    steps = 0
    while seats := g.waiting():
        steps += 1
        for frame in g.stack:
            hear(type(frame), frame.clone())
        if seats[0] == FATE:
            top: Any = g.stack[-1]
            answer = dealer.draw(top.odds(g))
        else:
            legal = g.legal(seats[0])
            answer = choose.choice(legal)
            offer = g.offer(seats[0]) if steps % 20 == 0 else None
            for choice in offer.choices if offer else ():
                hear(type(choice.action), choice.action)
                if choice.reason is not None:
                    hear(choice.reason.key, choice.reason)
        hear(type(answer), answer)
        for event in g.apply(seats[0], answer):
            hear(type(event), event)
            unseen = event.seen_by(None)
            if unseen is not None:
                hear(type(unseen), unseen)
    hear("outcome", g.outcome())
    return tuple(thing for known in things.values() for thing in known)


def utterances(say: Translator, thing: Any) -> Iterator[str]:
    if isinstance(thing, Event):
        yield say.event(thing)
    elif isinstance(thing, Reason):
        yield say.reason(thing)
    elif isinstance(thing, Frame):
        yield say.question(thing)
        yield say.crumb(thing)
        yield say.crumb(kebab(type(thing).__name__))
    elif hasattr(thing, "ranking"):
        yield say.outcome(thing)
    else:
        yield say.action(thing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "setup", "seed"), [(4, "official", 1), (3, "quick", 2), (2, "quick", 3)]
)
def test_a_whole_game_is_told(players: int, setup: str, seed: int, language: str) -> None:
    say = Translator(GAME, language, NAMES.colours(players, language))
    things = heard(players, setup, seed)
    assert len({type(thing) for thing in things if isinstance(thing, Event)}) > 25
    for thing in things:
        for text in utterances(say, thing):
            assert text, thing
            assert not {"{", "}", "$"} & set(text), text
            assert "  " not in text, text
            assert text != kebab(type(thing).__name__), thing
            if isinstance(thing, (Event, Reason)):
                assert text.endswith("."), text
                assert not text[0].islower(), text


# --- Sentences ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            AttackAnnounced(RED, MORIA, SHIRE),
            "Red attacks the Shire from Moria.",
            "Rot greift aus Moria das Auenland an.",
        ),
        (
            AreaConquered(RED, FOREST, NEUTRAL),
            "Red conquers the Old Forest from Neutral.",
            "Rot erobert den Alten Wald von Neutral.",
        ),
        (
            UnitLost(GREEN, PLACE["borderlands"], 2),
            "Green loses a creature in the Borderlands.",
            "Grün verliert in den Grenzlanden eine Kreatur.",
        ),
        (
            UnitMoved(RED, MORIA, PLACE["stop_west"], 0, True),
            "Red moves an infantry unit and the leader from Moria to the ship off Harlindon.",
            "Rot zieht eine Infanterie und den Heerführer aus Moria auf das Schiff vor Harlindon.",
        ),
        (
            UnitFled(RED, SHIRE, MORIA, 1, 0, False),
            "Red withdraws a cavalry unit from the Shire to Moria.",
            "Rot zieht eine Kavallerie aus dem Auenland nach Moria zurück.",
        ),
        (
            UnitFled(RED, MORIA, SHIRE, 2, 4, True),
            "Red rolls 4 and withdraws a creature and the leader from Moria to the Shire.",
            "Rot würfelt eine 4 und zieht eine Kreatur und den Heerführer aus Moria ins Auenland zurück.",
        ),
        (
            DuelRolled((6, 5, 2), (3,), 2, 0),
            "Attack 6, 5, 2; defence 3: 2 to 0.",
            "Angriff 6, 5, 2; Verteidigung 3: 2 zu 0.",
        ),
        (
            DuelRolled((1,), (3, 3), 0, 0),
            "Attack 1; defence 3, 3: no success, both roll again.",
            "Angriff 1; Verteidigung 3, 3: kein Erfolg, beide würfeln noch einmal.",
        ),
        (
            PlayerEliminated(GREEN, RED),
            "Red has driven Green out of the war.",
            "Grün scheidet aus, besiegt von Rot.",
        ),
        (PlayerEliminated(GREEN, NOBODY), "Green is out of the war.", "Grün scheidet aus."),
        (
            PilesReshuffled("area-cards"),
            "The discarded area cards are shuffled into a new pile.",
            "Die abgelegten Gebietskarten werden zu einem neuen Stapel gemischt.",
        ),
    ],
)
def test_an_event_is_a_sentence(event: Event, english: str, german: str) -> None:
    assert said(event) == (english, german)


def test_numbers_follow_the_rules_of_the_plural() -> None:
    assert said(PointsLapsed(RED, 1)) == (
        "Red leaves 1 point unspent.",
        "Rot lässt 1 Punkt verfallen.",
    )
    assert said(PointsLapsed(RED, 2)) == (
        "Red leaves 2 points unspent.",
        "Rot lässt 2 Punkte verfallen.",
    )
    assert [NAMES.units(2, n, "en") for n in (0, 1, 2)] == [
        "0 creatures",
        "1 creature",
        "2 creatures",
    ]
    assert [NAMES.units(2, n, "de") for n in (0, 1, 2)] == [
        "0 Kreaturen",
        "1 Kreatur",
        "2 Kreaturen",
    ]
    assert NAMES.units(0, 3, "en") == "3 infantry"


def test_points_are_told_by_where_they_come_from() -> None:
    some = words("en").event(PointsCounted(RED, 4, 5, 0, 9))
    assert some == "Red gets 9 points for reinforcements (regions 4, sites of power 5)."
    more = words("en").event(PointsCounted(RED, 0, 0, 1, 1))
    assert more == "Red gets 1 point for reinforcements (regions 0, sites of power 0, others 1)."
    none = words("en").event(PointsCounted(RED, 0, 0, 0, 0))
    assert none == "Red gets no points for reinforcements."


@pytest.mark.parametrize("event", [AreaCardDrawn(RED, MORIA), UprisingPlanned(RED, MORIA)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_may_not_know_is_not_told_to_them(event: Event, language: str) -> None:
    unseen = event.seen_by(GREEN)
    assert unseen is not None
    assert "Moria" in words(language).event(event)
    assert "Moria" not in words(language).event(unseen)


def test_actions_are_labels() -> None:
    english, german = words("en").action, words("de").action
    assert english(Attack(MORIA, PLACE["eregion"])) == "Attack Eregion from Moria"
    assert german(Attack(MORIA, PLACE["eregion"])) == "Angriff aus Moria auf Eregion"
    assert english(SendUnit(2, True)) == "Send a creature with the leader"
    assert german(SendUnit(2, False)) == "Kreatur vorschicken"
    assert german(Withdraw(0, SHIRE, True)) == "Infanterie mit Heerführer ins Auenland zurückziehen"
    assert english(MoveTo(SHIRE, False)) == "Move to the Shire"
    assert english(ShiftRoll(-2)) == "Take 2 from the roll"


def test_a_crumb_is_full_for_a_frame_and_short_for_a_key() -> None:
    assert words("en").crumb(Duel(RED, SHIRE, MORIA)) == "Duel in Moria"
    assert words("en").crumb("duel") == "Duel"
    assert words("de").crumb(Duel(RED, MORIA, SHIRE)) == "Duell im Auenland"


def test_a_reason_names_the_areas_it_is_about() -> None:
    river = because("river-between", "RNG-019", source=FOREST, target=SHIRE)
    assert (
        words("de").reason(river) == "Ein Fluss ohne Brücke trennt den Alten Wald und das Auenland."
    )
    full = because("area-full", "RNG-003", area=FOREST, limit=5)
    assert words("en").reason(full) == (
        "There is no room left in the Old Forest: 5 units are the most."
    )


# --- Names -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_every_form(language: str) -> None:
    for place in range(N_PLACES):
        forms = NAMES.forms("place", place, language)
        assert forms.keys() == {"the", "in", "to", "from"}
        assert len(set(forms.values())) == 4
        assert all("{" not in form for form in forms.values())


@pytest.mark.parametrize("place", range(N_PLACES))
def test_german_forms_keep_the_name(place: int) -> None:
    """The last word may take an ending; an adjective before it does."""
    stem = NAMES.area_name(place, "de").split()[-1].removesuffix("e")
    assert all(stem in form for form in NAMES.forms("place", place, "de").values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_its_words(language: str) -> None:
    assert names_of(GAME) is NAMES
    for card in range(len(CARDS)):
        assert NAMES.name("card", card, language) == NAMES.card_name(card, language)
        assert NAMES.card_text(card, language).endswith(".")
        assert NAMES.card_kind(card, language)
        assert NAMES.forms("card", card, language) == {}
    for option in GAME.options:
        assert NAMES.option_label(option.key, language)
        assert NAMES.option_help(option.key, language).endswith(".")
        assert all(NAMES.value_label(option.key, v, language) for v in option.values)
        assert NAMES.rule_text(option.rule, language)


def test_names_come_in_the_language_asked_for() -> None:
    assert NAMES.name("place", FOREST, "de") == "Alter Wald"
    assert NAMES.name("area-card", FOREST, "en") == "Old Forest"
    assert NAMES.name("area-card", N_PLACES - 3, "de") == "Joker"
    assert NAMES.name("kind", 1, "de") == "Kavallerie"
    assert NAMES.name("side", 1, "en") == "evil"
    assert NAMES.name("card", CARD["shelobs-lair"], "de") == "Kankras Höhle"
    assert NAMES.region_name(FOREST, "en") == "Arnor"
    assert NAMES.site_name(SHIRE, "de") == "Hobbingen"
    assert NAMES.fortress_name(SHIRE, "de") == ""
    assert NAMES.fortress_name(MORIA, "en") == "Mines of Moria"
    assert NAMES.area_card_text(PLACE["forodwaith"], "en") == "Forodwaith (cavalry)"
    assert NAMES.area_card_text(N_PLACES - 3, "en") == "joker"
    assert NAMES.colours(3, "de") == ("Grün", "Rot", "Schwarz")


def test_the_catalogue_is_in_the_order_of_a_rulebook() -> None:
    sections = NAMES.catalogue("de")
    assert sections[0][0] == "Der Zug"
    assert sections[0][1][0][0] == "RNG-001"
    assert sum(len(rules) for _, rules in sections) == 103
    assert NAMES.rule_text("G99", "de") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_have_names(language: str) -> None:
    assert all(f"moment-{card.moment}" in messages(language, WORDS) for card in DECK if card.moment)
