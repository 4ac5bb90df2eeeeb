"""Road to Victory: a Victory card, and a year to hold the dragon runes. [BOW-228 – BOW-239]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from feldzug.games.runewars.banners.barren import freeze
from feldzug.games.runewars.banners.lost_city import LOST_CITY
from feldzug.games.runewars.banners.road_to_victory import (
    CARD_OF,
    VICTORY_CARDS,
    RoadView,
    VictoryCardView,
)
from feldzug.games.runewars.board import FACTIONS, HOME_OF, KINDS
from feldzug.games.runewars.decks import DRAGON, FALL, ORDERS, SEASON_BOX, SPRING, SUMMER, WINTER
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.march import Activate, March
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.runes import RevealRune
from feldzug.games.runewars.turn import Decline, GoOn
from feldzug.games.runewars.victory_cards import (
    PlaceVictoryCard,
    VictoryCardPlaced,
    VictoryCardTakenBack,
    VictoryClaim,
    VictoryClaims,
)
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.winning import GameWon, dragon_runes, goal, wins_by_itself
from feldzug.games.runewars.world import NONE, World
from feldzug.games.runewars.year import (
    ChooseOrder,
    SeasonBegan,
    SeasonCardDrawn,
    SeasonOfTheYear,
    Spring,
)
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.errors import BadOptions
from feldzug.kernel.values import FATE, Seat
from feldzug.parts.windows import PASS
from tests.games.runewars.order import asked, offered, refused, turn_with
from tests.games.runewars.rules.test_victory_cards import give, prove
from tests.games.runewars.table import DAQAN, LATARI, UTHUK, WAIQAR, clear, start, table

BANNERS = ("banners",)
ARCHER = KINDS.index("archer")


def road(**options: str) -> World:
    """The option is on; no city lies anywhere."""
    g = clear(table(4, 1, BANNERS, setup="quick", road_to_victory="on", **options))
    g.city = [NONE for _ in g.city]
    return g


def ready(count: int = 6, year: int = 3, season: int = SUMMER, **options: str) -> World:
    """Daqan has dragon runes and is on turn."""
    g = road(**options)
    give(g, DAQAN, count)
    g.year, g.season = year, season
    return turn_with(g, DAQAN, "harvest", at="before_order")


def claimed(g: World, *claims: tuple[Seat, int, int]) -> World:
    g.part(VictoryClaims).claims = [VictoryClaim(*claim) for claim in claims]
    return g


# without it


@pytest.mark.rule("BOW-228", "BOW-048")
def test_without_the_option_enough_dragon_runes_win_at_once() -> None:
    g = clear(table(modules=BANNERS, setup="quick"))
    g.city = [NONE for _ in g.city]
    give(g, DAQAN, 6)
    g.look_again()
    turn_with(g, DAQAN, "harvest", at="before_order")
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (DAQAN,)
    assert "road-to-victory" not in g.views(None)
    assert PlaceVictoryCard not in {type(a) for a in g.legal(DAQAN)}


@pytest.mark.rule("BOW-228", "BOW-154", "BOW-149")
def test_the_thaw_of_a_city_may_win_in_the_season_step() -> None:
    g = clear(table(modules=BANNERS, setup="quick"))
    g.city = [NONE for _ in g.city]
    give(g, DAQAN, 5)
    site = next(a for a in g.areas() if g.controller[a] == DAQAN and HOME_OF[a] < 0)
    g.city[site] = LOST_CITY
    freeze(g, site)
    assert dragon_runes(g, DAQAN) == 5
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="choose_orders"), Spring())
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores[DAQAN]) == ((DAQAN,), 6)


# the claim


@pytest.mark.rule("BOW-229", "BOW-063")
def test_with_the_option_they_do_not_win_at_once() -> None:
    g = ready()
    assert not wins_by_itself(g)
    assert g.outcome() is None
    assert PlaceVictoryCard() in g.legal(DAQAN)


@pytest.mark.rule("BOW-230")
def test_the_claim_needs_enough_runes_and_the_own_turn() -> None:
    g = ready(5)
    assert refused(g, DAQAN, PlaceVictoryCard()).key == "too-few-dragon-runes"
    g = ready()
    assert g.why_not(LATARI, PlaceVictoryCard()) is not None
    g.apply(DAQAN, PlaceVictoryCard())
    prove(g, DAQAN)
    shown = [a for a in g.runes.areas if g.is_revealed(a)]
    assert len(shown) == 6
    assert {g.rune_in(a) for a in shown} == {DRAGON}


@pytest.mark.rule("BOW-231", "BOW-283", "BOW-040")
def test_the_card_of_the_faction_lies_on_the_deck_of_the_season() -> None:
    g = ready()
    g.apply(DAQAN, PlaceVictoryCard())
    prove(g, DAQAN)
    assert g.part(VictoryClaims).claims == [VictoryClaim(DAQAN, SUMMER, 3)]
    view = g.views(None)["road-to-victory"]
    assert isinstance(view, RoadView)
    assert view.cards[DAQAN] == VictoryCardView(0, "the-crowned-banner", "summer")
    assert view.cards[UTHUK] == VictoryCardView(3, "the-locusts", None)
    assert set(CARD_OF) == set(FACTIONS)
    assert NAMES.cards("de")["the-locusts"][0] == "Die Heuschrecken"
    card = VICTORY_CARDS.index("the-locusts")
    assert NAMES.name("victory-card", card, "de") == "Die Heuschrecken"


@pytest.mark.rule("BOW-Q17")
def test_printed_runes_count_and_need_not_be_turned_up() -> None:
    g = road()
    give(g, DAQAN, 5)
    site = next(a for a in g.areas() if g.controller[a] == DAQAN and HOME_OF[a] < 0)
    g.city[site] = LOST_CITY
    turn_with(g, DAQAN, "harvest", at="before_order")
    g.apply(DAQAN, PlaceVictoryCard())
    assert len(offered(g, DAQAN, RevealRune)) == 5
    prove(g, DAQAN)
    assert g.part(VictoryClaims).claims
    assert len([a for a in g.runes.areas if g.is_revealed(a)]) == 5


@pytest.mark.rule("BOW-236", "BOW-237")
def test_one_card_a_deck_who_comes_later_waits_for_the_next_season() -> None:
    g = claimed(ready(), (LATARI, SUMMER, 3))
    g.forget_menu()
    assert refused(g, DAQAN, PlaceVictoryCard()).key == "season-claimed"
    g = claimed(ready(season=FALL), (LATARI, SUMMER, 3))
    g.forget_menu()
    g.apply(DAQAN, PlaceVictoryCard())
    prove(g, DAQAN)
    assert {c.season for c in g.part(VictoryClaims).claims} == {SUMMER, FALL}


# a year later


def comes(runes: int, year: int, season: int, **options: str) -> World:
    """Daqan's card lies since the summer of year 3; a season begins."""
    g = claimed(road(**options), (DAQAN, SUMMER, 3))
    give(g, DAQAN, runes)
    g.year, g.season = year, season
    return start(g, WholeGame(at="seasons"), SeasonOfTheYear())


@pytest.mark.rule("BOW-232", "BOW-233", "BOW-234")
def test_in_the_same_season_of_the_next_year_he_wins_before_the_card_is_drawn() -> None:
    g = comes(6, 4, SUMMER)
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((DAQAN,), "victory-card")
    assert g.season_card == NONE
    assert all(g.is_revealed(a) for a in g.runes.areas), "further tokens are turned up"


@pytest.mark.rule("BOW-232")
@pytest.mark.parametrize(("year", "season"), [(3, FALL), (3, WINTER), (4, SPRING)])
def test_not_before(year: int, season: int) -> None:
    g = comes(6, year, season)
    assert g.outcome() is None
    assert g.part(VictoryClaims).claims


@pytest.mark.rule("BOW-235")
def test_one_short_the_card_comes_back_and_may_be_used_again() -> None:
    g = comes(5, 4, SUMMER)
    assert g.outcome() is None
    assert g.part(VictoryClaims).claims == []
    assert asked(g) == "draw-season-card"
    give(g, DAQAN, 7)
    turn_with(g, DAQAN, "harvest", at="before_order")
    assert g.why_not(DAQAN, PlaceVictoryCard()) is None


@pytest.mark.rule("BOW-283")
def test_the_locusts_win_for_uthuk() -> None:
    g = claimed(road(), (UTHUK, SUMMER, 3))
    give(g, UTHUK, 6)
    g.year, g.season = 4, SUMMER
    start(g, WholeGame(at="seasons"), SeasonOfTheYear())
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (UTHUK,)


@pytest.mark.rule("BOW-Q16")
@pytest.mark.parametrize(("runes", "wins"), [(6, False), (7, True)])
def test_with_free_cities_seven_are_needed_a_year_later_too(runes: int, wins: bool) -> None:
    assert (comes(runes, 4, SUMMER, free_cities="on").outcome() is not None) == wins


# the last year


@pytest.mark.rule("BOW-238", "BOW-Q18")
@pytest.mark.parametrize(("options", "last"), [({}, 6), ({"years": "7"}, 7), ({"epic": "on"}, 8)])
def test_in_the_last_year_no_card_is_placed(options: dict[str, str], last: int) -> None:
    g = road(**options)
    assert g.options.last_year == last
    g = ready(8, last, SUMMER, **options)
    assert refused(g, DAQAN, PlaceVictoryCard()).key == "last-year-begun"
    g = ready(8, last - 1, SUMMER, **options)
    assert g.why_not(DAQAN, PlaceVictoryCard()) is None


@pytest.mark.rule("BOW-238")
def test_a_card_of_the_year_before_wins_in_the_last_year() -> None:
    g = claimed(road(), (DAQAN, SUMMER, 5))
    give(g, DAQAN, 6)
    g.year, g.season = 6, SUMMER
    start(g, WholeGame(at="seasons"), SeasonOfTheYear())
    assert g.outcome() is not None


@pytest.mark.rule("BOW-238")
def test_otherwise_the_last_winter_decides() -> None:
    g = road()
    give(g, DAQAN, 7)
    g.year, g.season = 6, WINTER
    start(g, WholeGame(at="seasons"), SeasonOfTheYear(at="end"))
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last-year", (DAQAN,))


# the revised edition


@pytest.mark.rule("BOW-Q38", "BOW-063")
def test_in_the_revised_edition_it_is_on_already() -> None:
    with pytest.raises(BadOptions) as refusal:
        RUNEWARS.setup(4, BANNERS, road_to_victory="on", victory="victory-card")
    assert refusal.value.reason.key == "road-is-taken-already"
    setup = RUNEWARS.setup(4, BANNERS, victory="victory-card", years="7", free_cities="on")
    assert "victory-cards" in setup.modules
    assert "road-to-victory" not in setup.modules
    g = RUNEWARS.start(setup)
    assert isinstance(g, World)
    assert (goal(g), g.options.last_year, wins_by_itself(g)) == (7, 7, False)


# the example of the rulebook


CALM = {
    (5, SUMMER): "sworn-swords",
    (5, FALL): "rich-harvest",
    (5, WINTER): "mild-winter",
    (6, SPRING): "new-growth",
    (6, SUMMER): "caravans",
    (6, FALL): "city-taxes",
    (6, WINTER): "snowbound-passes",
}
"""The season cards that are drawn: none of them takes anybody a rune."""
IDLE = ("rally-support", "acquire-power", "harvest", "fortify")
"""By season: the order that everybody chooses and declines, unless the record says otherwise."""


@dataclass
class Recorded:
    """The game of the example: who did what in which season, and what all others did: nothing."""

    g: World
    source: int
    target: int
    told: list[tuple[int, int, Any]]
    now: tuple[int, int] = (5, SUMMER)

    def play(self) -> None:
        g, dealer = self.g, Dealer(7)
        while g.outcome() is None:
            seat = g.waiting()[0]
            action = self.fate(dealer) if seat == FATE else self.answer(seat)
            for event in g.apply(seat, action):
                if isinstance(event, SeasonBegan):
                    self.now = event.year, event.season
                self.told.append((*self.now, event))

    def fate(self, dealer: Dealer) -> Any:
        g = self.g
        if asked(g) == "draw-season-card":
            card = SEASON_BOX.number(CALM[g.year, g.season])
            return next(o for o, _ in g.odds().outcomes() if o.season_card == card)
        return dealer.draw(g.odds())

    def answer(self, seat: Seat) -> Any:
        g, legal = self.g, self.g.legal(seat)
        attack = (g.year, g.season, seat) == (6, SPRING, LATARI)
        wanted: list[Any] = [PlaceVictoryCard()] if seat == UTHUK else []
        if asked(g) == "choose-orders":
            name = "mobilize" if attack else IDLE[g.season]
            return ChooseOrder(ORDERS.index(name))
        if attack:
            wanted += [Activate(self.target)]
            wanted += [a for a in legal if isinstance(a, March) and a.source == self.source]
            if asked(g) == "use-order":
                return legal[0]
        wanted += [GoOn(), Decline(), PASS]
        return next((action for action in wanted if action in legal), legal[0])

    def events(self, kind: type) -> list[tuple[int, int, Any]]:
        return [told for told in self.told if isinstance(told[2], kind)]


def recorded() -> Recorded:
    """Summer of year 5: Uthuk has six dragon runes; Latari stands next to one of them with an army."""
    g = road()
    give(g, UTHUK, 6)
    for seat in g.seats():
        g.dials[seat] = [8, 8, 8]
        g.influence[seat] = 1
    reached = [
        (near, area)
        for area in g.runes.areas
        for near in g.neighbours(area)
        if HOME_OF[area] < 0 and g.is_empty(near)
    ]
    source, target = reached[0]
    g.supply[ARCHER] -= 7
    g.add(source, ARCHER, 7)
    g.year, g.season = 5, SUMMER
    g.order_now = [ORDERS.index("strategize") for _ in g.seats()]
    g.orders = [[order] for order in g.order_now]
    g.play_order = [DAQAN, LATARI, WAIQAR, UTHUK]
    start(g, WholeGame(at="seasons"), SeasonOfTheYear())
    return Recorded(g, source, target, [])


@pytest.mark.rule("BOW-239")
def test_the_example_of_the_rulebook() -> None:
    game = recorded()
    assert dragon_runes(game.g, UTHUK) == 6
    game.play()
    assert game.events(VictoryCardPlaced) == [(5, SUMMER, VictoryCardPlaced(UTHUK, SUMMER))]
    assert game.g.controller[game.target] == LATARI, "lost in the spring of year 6"
    back = game.events(VictoryCardTakenBack)
    assert back == [(6, SUMMER, VictoryCardTakenBack(UTHUK))]
    drawn = [told[:2] for told in game.events(SeasonCardDrawn)]
    assert drawn == list(CALM), "the season card of that summer is drawn as usual"
    order = [type(told[2]) for told in game.told if told[:2] == (6, SUMMER)]
    assert order.index(VictoryCardTakenBack) < order.index(SeasonCardDrawn)
    outcome = game.g.outcome()
    assert outcome is not None
    assert outcome.ending == "last-year"
    assert outcome.winners == (UTHUK,), "five are still the most"
    assert len(game.events(GameWon)) == 1


@pytest.mark.rule("BOW-231")
def test_before_factions_are_chosen_nobody_has_a_victory_card() -> None:
    g = RUNEWARS.start(RUNEWARS.setup(2, BANNERS, road_to_victory="on"))
    assert g.views(None)["road-to-victory"] == RoadView([])
