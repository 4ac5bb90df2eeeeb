"""The exploration variant: tokens, what heroes find, and what locations do. [RW-361 – RW-373]"""

from __future__ import annotations

import pytest

from feldzug.games.runewars.board import AREAS, HOME_OF, NEUTRAL, WOOD
from feldzug.games.runewars.decks import REWARDS
from feldzug.games.runewars.developments import yield_of
from feldzug.games.runewars.diplomacy import Negotiate
from feldzug.games.runewars.exploration.finding import (
    Buy,
    BuyNothing,
    FoundToken,
    LoseReward,
    SeeArea,
    SettleToken,
    TakeBlow,
    TokenFound,
    TokenLookedAt,
)
from feldzug.games.runewars.exploration.module import ExplorationsView
from feldzug.games.runewars.exploration.places import OpenPortals, RemoveLocation
from feldzug.games.runewars.exploration.tokens import (
    EXPLORATIONS,
    FAR_AWAY,
    NEAR_HOME,
    Explorations,
    full_bags,
    is_hidden,
    lay_tokens,
    open_token,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.heroes.quest_phase import (
    HealHero,
    RestHero,
    StepTo,
    StopHere,
    TrainHero,
    TrainsToo,
)
from feldzug.games.runewars.heroes.training import TrainAttribute
from feldzug.games.runewars.march import GatherArmy, March, MoveArmy, SetOut
from feldzug.games.runewars.strategic_moves import MoveTo, MoveUnit, SendHero, StrategicMoves
from feldzug.games.runewars.turn import Turn
from feldzug.games.runewars.victory_cards import PlaceVictoryCard
from feldzug.games.runewars.winning import dragon_runes
from feldzug.games.runewars.world import NONE, World
from feldzug.kernel.values import FATE
from feldzug.parts.decks import EVERYBODY, knows, those
from tests.games.runewars.battlefield import DAQAN, LATARI, at, kind, stands, start
from tests.games.runewars.champions import (
    carried,
    carry,
    champions,
    is_asked,
    moving,
    own_turn,
    phase,
    reason,
    season,
    top,
)
from tests.games.runewars.table import hero, rune, table


def wild(text: str = "", **options: str) -> World:
    """The fixed map with exploration tokens on it."""
    g = champions(text, (), exploration="on", **options)
    lay_tokens(None, g)
    return g


def lay(g: World, where: str, what: str) -> None:
    """A token that lies face up."""
    state = g.part(Explorations)
    token = EXPLORATIONS.index(what)
    back = next(n for n, bag in enumerate(state.bags) if token in bag)
    bag = state.bags[back][:]
    bag.remove(token)
    state.bags[back] = bag
    state.backs[at(where)] = back
    tokens = state.tokens.clone()
    tokens.lay(at(where), token, EVERYBODY)
    state.tokens = tokens


def found(what: str) -> FoundToken:
    return FoundToken(EXPLORATIONS.index(what))


def finds(what: str, where: str = "5c", text: str = "") -> tuple[World, int]:
    """A hero of Daqan stays where he is and turns up a token."""
    g = wild(text)
    who = hero(g, "sir-valadir", DAQAN, where)
    g.influence[DAQAN] = 3
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found(what))
    return g, who


@pytest.mark.rule("RW-361")
def test_a_token_lies_in_every_area_outside_the_home_realms_by_its_distance() -> None:
    g = wild()
    backs = g.part(Explorations).backs
    for area in g.areas():
        if HOME_OF[area] != NEUTRAL:
            assert backs[area] == NONE
        else:
            near = any(HOME_OF[n] != NEUTRAL for n in g.near(area))
            assert backs[area] == (NEAR_HOME if near else FAR_AWAY), AREAS[area]
    assert backs[at("1a")] == NEAR_HOME
    assert backs[at("5c")] == FAR_AWAY


@pytest.mark.rule("RW-361")
@pytest.mark.parametrize(("option", "back"), [("other-back", FAR_AWAY), ("none", NONE)])
def test_when_tokens_with_a_back_run_out(option: str, back: int) -> None:
    g = champions(exploration="on", exploration_short=option)
    state = g.part(Explorations)
    near_home, far_away = full_bags(g.rules)
    state.bags = [near_home[:1], far_away]
    lay_tokens(None, g)
    near = [a for a in g.areas() if any(HOME_OF[n] != NEUTRAL for n in g.near(a))]
    near = [a for a in near if HOME_OF[a] == NEUTRAL]
    assert [state.backs[a] for a in near] == [NEAR_HOME, *[back] * (len(near) - 1)]


@pytest.mark.rule("RW-361")
def test_the_set_up_lays_them_and_without_the_variant_nothing_does() -> None:
    g = table(setup="quick", exploration="on")
    assert len([b for b in g.part(Explorations).backs if b != NONE]) == len(
        [a for a in g.areas() if HOME_OF[a] == NEUTRAL]
    )
    assert table(setup="quick").states == []


@pytest.mark.rule("RW-013")
@pytest.mark.rule("RW-373")
def test_there_are_12_and_23_tokens() -> None:
    assert [len(bag) for bag in full_bags(wild().rules)] == [12, 23]
    module = next(m for m in RUNEWARS.all_modules if m.name == "exploration")
    assert sum(module.inventory(wild()).values()) == 35


@pytest.mark.rule("RW-362")
def test_a_hero_turns_up_the_token_where_his_move_ends_not_where_he_passes() -> None:
    g = wild()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1c")))
    assert is_hidden(g, at("1c"))
    g.apply(DAQAN, StepTo(at("5c")))
    assert g.frame(SettleToken).known_to(g) is None, "all see it"
    assert reason(g, FATE, found("village-food")) == ""
    told = g.apply(FATE, found("temple"))
    assert TokenFound(DAQAN, who, at("5c"), EXPLORATIONS.index("temple")) in told
    assert g.fenced
    assert is_hidden(g, at("1c"))
    assert is_hidden(g, at("1a"))


@pytest.mark.rule("RW-362")
def test_before_a_duel_or_a_quest_and_only_the_first_time() -> None:
    g = wild()
    who = hero(g, "sir-valadir", DAQAN, "5c")
    hero(g, "mordrog", LATARI, "5c")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    assert top(g) == "SettleToken"
    g.apply(FATE, found("temple"))
    assert is_asked(g, DAQAN, "DuelOrQuest")
    g, who = finds("temple")
    assert top(g) != "SettleToken"
    moving(g, who)
    g.apply(DAQAN, StopHere())
    assert top(g) != "SettleToken"


@pytest.mark.rule("RW-362")
def test_healing_and_training_explore_nothing() -> None:
    g = wild()
    who = hero(g, "sir-valadir", DAQAN, "5c")
    phase(g, DAQAN)
    g.apply(DAQAN, TrainHero(who))
    g.apply(DAQAN, TrainAttribute(0))
    g.apply(DAQAN, TrainAttribute(1))
    assert is_hidden(g, at("5c"))
    g.add(at("5c"), kind("footman"))
    g.hero_damage[who] = 1
    phase(g, DAQAN)
    g.apply(DAQAN, HealHero(who))
    assert is_hidden(g, at("5c"))


@pytest.mark.rule("RW-363", "RW-372")
def test_events_are_gone_and_locations_stay() -> None:
    g, who = finds("training-token")
    g.apply(DAQAN, TrainAttribute(0))
    assert g.trained[3 * who] == 1
    assert open_token(g, at("5c")) == NONE
    assert g.part(Explorations).discards == [EXPLORATIONS.index("training-token")]
    assert not is_hidden(g, at("5c"))
    g, _ = finds("temple")
    assert open_token(g, at("5c")) == EXPLORATIONS.index("temple")


@pytest.mark.rule("RW-364")
def test_six_units_remove_a_destructible_location_in_the_own_turn() -> None:
    g = wild("5c: 5 footman")
    lay(g, "5c", "village-food")
    remove = RemoveLocation(at("5c"))
    own_turn(g, DAQAN)
    assert reason(g, DAQAN, remove) == "too-few-units RW-364"
    g.add(at("5c"), kind("footman"))
    own_turn(g, LATARI)
    assert reason(g, LATARI, remove) != ""
    own_turn(g, DAQAN)
    g.apply(DAQAN, remove)
    assert open_token(g, at("5c")) == NONE


@pytest.mark.rule("RW-364")
def test_a_temple_cannot_be_removed() -> None:
    g = wild("5c: 7 footman")
    lay(g, "5c", "temple")
    own_turn(g, DAQAN)
    assert reason(g, DAQAN, RemoveLocation(at("5c"))) == "not-offered kernel"


@pytest.mark.rule("RW-364")
def test_what_lies_face_down_cannot_be_removed_by_who_knows_it() -> None:
    g = wild("5c: 7 footman")
    lay(g, "5c", "village-food")
    state = g.part(Explorations)
    tokens = state.tokens.clone()
    tokens.seen = [those(DAQAN)]
    state.tokens = tokens
    own_turn(g, DAQAN)
    assert reason(g, DAQAN, RemoveLocation(at("5c"))) == "not-offered kernel"


@pytest.mark.rule("RW-365")
def test_the_throne_is_a_dragon_rune_more_for_who_controls_it() -> None:
    g = wild("5c: 1 footman")
    rune(g, "5c", "dragon", DAQAN)
    assert dragon_runes(g, DAQAN) == 1
    lay(g, "5c", "dragon-throne")
    assert dragon_runes(g, DAQAN) == 2
    assert dragon_runes(g, LATARI) == 0
    state = g.part(Explorations)
    tokens = state.tokens.clone()
    tokens.seen = [those(DAQAN)]
    state.tokens = tokens
    assert dragon_runes(g, DAQAN) == 1, "face down it does not count"


@pytest.mark.rule("RW-347", "RW-365")
def test_who_has_a_throne_turns_up_one_dragon_rune_less() -> None:
    areas = ("1a", "1b", "1c", "2b", "5a", "5b")
    board = "; ".join([f"{name}: 1 footman" for name in (*areas, "5c")])
    g = wild(board, victory="victory-card", years="7")
    for name in areas:
        rune(g, name, "dragon", DAQAN)
    lay(g, "5c", "dragon-throne")
    own_turn(g, DAQAN)
    g.apply(DAQAN, PlaceVictoryCard())
    while is_asked(g, DAQAN, "ChooseRuneToReveal"):
        g.apply(DAQAN, g.legal(DAQAN)[0])
    assert sum(g.is_revealed(at(name)) for name in areas) == 5


@pytest.mark.rule("RW-366")
def test_a_village_yields_one_more_of_its_resource() -> None:
    g = wild()
    before = [yield_of(g, at("5c"), n) for n in range(3)]
    lay(g, "5c", "village-wood")
    after = [yield_of(g, at("5c"), n) for n in range(3)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [int(n == WOOD) for n in range(3)]
    state = g.part(Explorations)
    state.tokens = state.tokens.clone()
    state.tokens.seen = [those(DAQAN)]  # somebody has looked at it, but it lies face down
    assert [yield_of(g, at("5c"), n) for n in range(3)] == before


def portals(text: str = "", **options: str) -> World:
    g = wild(text, **options)
    lay(g, "1c", "magic-portal")
    lay(g, "6c", "magic-portal")
    g.influence[DAQAN] = 1
    g.active = DAQAN
    return g


@pytest.mark.rule("RW-367")
def test_a_hero_walks_through_portals_for_one_influence() -> None:
    g = portals()
    who = hero(g, "sir-valadir", DAQAN, "1c")
    moving(g, who)
    g.effects.append(TrainsToo(DAQAN, "season"))
    assert reason(g, DAQAN, StepTo(at("6c"))) != ""
    g.effects.clear()
    g.influence[DAQAN] = 2
    g.apply(DAQAN, OpenPortals())
    assert g.influence[DAQAN] == 1
    assert reason(g, DAQAN, OpenPortals()) != "", "paid already"
    g.apply(DAQAN, StepTo(at("6c")))
    g.apply(DAQAN, StepTo(at("6d")))
    assert g.hero_area[who] == at("6d")
    assert g.effects == []


@pytest.mark.rule("RW-367")
def test_a_portal_is_entered_from_a_portal_only() -> None:
    g = portals()
    who = hero(g, "sir-valadir", DAQAN, "1a")
    g.influence[DAQAN] = 2
    moving(g, who)
    g.apply(DAQAN, OpenPortals())
    assert reason(g, DAQAN, StepTo(at("6c"))) != ""
    g.apply(DAQAN, StepTo(at("1c")))
    assert reason(g, DAQAN, StepTo(at("6c"))) == ""


@pytest.mark.rule("RW-367")
def test_portals_want_their_fee_and_a_second_portal() -> None:
    g = portals()
    g.influence[DAQAN] = 0
    who = hero(g, "sir-valadir", DAQAN, "1c")
    moving(g, who)
    assert reason(g, DAQAN, OpenPortals()) == "too-little-influence RW-367"
    g = wild()
    lay(g, "1c", "magic-portal")
    g.influence[DAQAN] = 3
    who = hero(g, "sir-valadir", DAQAN, "1c")
    moving(g, who)
    assert reason(g, DAQAN, OpenPortals()) == "not-offered kernel"


@pytest.mark.rule("RW-367")
def test_an_army_marches_through_portals() -> None:
    g = portals("1c: 2 footman; 1a: 1 knight")
    army = MoveArmy(DAQAN, area=at("6c"), at="gather")
    start(g, *season(Turn(DAQAN, at="end"), army))
    assert reason(g, DAQAN, March(kind("footman"), at("1c"))) == "out-of-reach RW-145"
    g.apply(DAQAN, OpenPortals())
    g.apply(DAQAN, March(kind("footman"), at("1c")))
    assert reason(g, DAQAN, March(kind("knight"), at("1a"))) == "", (
        "one step to the portal, one through"
    )
    assert isinstance(g.stack[-1], GatherArmy)


@pytest.mark.rule("RW-367")
def test_each_figure_may_have_to_pay_for_itself() -> None:
    g = portals("1c: 2 footman", portal_fee="figure")
    g.influence[DAQAN] = 2
    start(g, *season(Turn(DAQAN, at="end"), MoveArmy(DAQAN, area=at("6c"), at="gather")))
    go = March(kind("footman"), at("1c"))
    g.apply(DAQAN, OpenPortals())
    g.apply(DAQAN, go)
    assert reason(g, DAQAN, go) == "out-of-reach RW-145"
    g.apply(DAQAN, OpenPortals())
    assert reason(g, DAQAN, go) == ""
    assert g.influence[DAQAN] == 0


@pytest.mark.rule("RW-109", "RW-367")
def test_the_last_influence_is_kept_for_diplomacy_where_no_battle_may_follow() -> None:
    g = portals("1c: 2 footman; 6c: 1 beastman")
    army = MoveArmy(DAQAN, True, area=at("6c"), at="gather")
    start(g, *season(Turn(DAQAN, at="end"), army))
    assert g.is_neutral(at("6c"))
    assert reason(g, DAQAN, OpenPortals()) == "too-little-influence RW-109"
    g.influence[DAQAN] = 2
    g.apply(DAQAN, OpenPortals())
    g.apply(DAQAN, March(kind("footman"), at("1c")))
    g.apply(DAQAN, SetOut())
    assert g.legal(DAQAN) == [Negotiate()]


@pytest.mark.rule("RW-367")
def test_strategize_goes_through_portals_too() -> None:
    g = portals("1c: 2 footman")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    start(g, *season(Turn(DAQAN, at="end"), StrategicMoves(DAQAN)))
    g.apply(DAQAN, OpenPortals())
    g.apply(DAQAN, MoveUnit(kind("footman"), at("1c")))
    g.apply(DAQAN, MoveTo(at("6c")))
    g.apply(DAQAN, SendHero(who))
    g.apply(DAQAN, MoveTo(at("6c")))
    g.apply(DAQAN, next(a for a in g.legal(DAQAN) if type(a).__name__ == "EndMoves"))
    assert stands(g, "6c") == "1 footman"
    assert g.hero_area[who] == at("6c")
    assert g.effects == []


@pytest.mark.rule("RW-368")
def test_who_enters_a_dungeon_stops_but_may_still_duel() -> None:
    g = wild()
    lay(g, "1c", "dungeon")
    who = hero(g, "sir-valadir", DAQAN, "1a")
    hero(g, "mordrog", LATARI, "1c")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1c")))
    assert is_asked(g, DAQAN, "DuelOrQuest")


@pytest.mark.rule("RW-368")
def test_a_dungeon_does_not_hold_who_is_in_it() -> None:
    g = wild()
    lay(g, "1c", "dungeon")
    who = hero(g, "sir-valadir", DAQAN, "1c")
    moving(g, who)
    g.apply(DAQAN, StepTo(at("1a")))
    assert top(g) == "WalkOn"


@pytest.mark.rule("RW-369")
def test_the_temple_and_the_hall_reward_who_ends_his_action_there() -> None:
    g = wild()
    lay(g, "5c", "temple")
    lay(g, "5d", "hall-of-kellos")
    one, two = hero(g, "sir-valadir", DAQAN, "5c"), hero(g, "silhouette", DAQAN, "5d")
    phase(g, DAQAN)
    g.apply(DAQAN, RestHero(one))
    assert g.influence[DAQAN] == 2
    g.apply(DAQAN, RestHero(two))
    assert top(g) == "DrawTactics"
    assert g.influence[DAQAN] == 2


@pytest.mark.rule("RW-370")
def test_the_merchant_sells_a_reward_and_goes() -> None:
    g, who = finds("traveling-merchant")
    g.apply(DAQAN, Buy())
    assert g.influence[DAQAN] == 0
    g.apply(FATE, REWARDS.index("runeplate"))
    assert carried(g, who) == ["runeplate"]
    assert open_token(g, at("5c")) == NONE


@pytest.mark.rule("RW-370")
def test_the_merchant_goes_in_any_case() -> None:
    g = wild()
    g.influence[DAQAN] = 2
    who = hero(g, "sir-valadir", DAQAN, "5c")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("traveling-merchant"))
    assert reason(g, DAQAN, Buy()) == "too-little-influence RW-370"
    g.apply(DAQAN, BuyNothing())
    assert open_token(g, at("5c")) == NONE
    assert g.influence[DAQAN] == 2


@pytest.mark.rule("RW-371")
def test_raiders_deal_one_damage_and_more_where_others_are() -> None:
    g, who = finds("raiding-party")
    assert g.hero_damage[who] == 1
    g, who = finds("raiding-party", text="5c: 2 sorcerer")
    assert g.hero_damage[who] == 2, "he has no reward to lose"
    g, who = finds("raiding-party", text="5c: 2 footman")
    assert g.hero_damage[who] == 1, "own units"


@pytest.mark.rule("RW-371")
@pytest.mark.parametrize("gives", [True, False])
def test_raiders_take_a_reward_or_deal_one_damage_more(gives: bool) -> None:
    g = wild("5c: 2 archer")
    who = hero(g, "sir-valadir", DAQAN, "5c")
    carry(g, who, "belt-of-giants", shown=True)
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("raiding-party"))
    assert is_asked(g, DAQAN, "LoseRewardOrHealth")
    g.apply(DAQAN, LoseReward(REWARDS.index("belt-of-giants")) if gives else TakeBlow())
    assert (g.hero_damage[who], len(g.rewards[who])) == ((1, 0) if gives else (2, 1))


@pytest.mark.rule("RW-372")
def test_the_scroll_shows_all_hidden_tokens_of_one_area_to_one_player() -> None:
    g = wild()
    rune(g, "6c", "dragon", LATARI)
    who = hero(g, "sir-valadir", DAQAN, "5c")
    moving(g, who)
    g.apply(DAQAN, StopHere())
    g.apply(FATE, found("scroll-of-sight"))
    assert reason(g, DAQAN, SeeArea(at("daqan-a"))) == "nothing-to-see RW-372"
    rune(g, "latari-a", "false", LATARI)
    assert reason(g, DAQAN, SeeArea(at("latari-a"))) == "", "a rune alone"
    g.apply(DAQAN, SeeArea(at("6c")))
    assert g.frame(SettleToken).known_to(g) == (DAQAN,)
    told = g.apply(FATE, found("dungeon"))
    assert knows(g.rune_seen(at("6c")), DAQAN)
    looked = TokenLookedAt(DAQAN, at("6c"), EXPLORATIONS.index("dungeon"))
    assert looked in told
    assert looked.seen_by(LATARI) == TokenLookedAt(DAQAN, at("6c"), -1)
    module = next(m for m in RUNEWARS.all_modules if m.name == "exploration")
    seen, unseen = module.view(g, DAQAN), module.view(g, LATARI)
    assert isinstance(seen, ExplorationsView)
    assert isinstance(unseen, ExplorationsView)
    assert seen.tokens["6c"].exploration == "dungeon"
    assert unseen.tokens["6c"].exploration is None
    assert g.part(Explorations).tokens.seen == [those(DAQAN)]


@pytest.mark.rule("RW-362", "RW-372")
def test_what_was_looked_at_is_what_is_turned_up_later() -> None:
    g = wild()
    state = g.part(Explorations)
    tokens, bag = state.tokens.clone(), state.bags[FAR_AWAY][:]
    bag.remove(EXPLORATIONS.index("temple"))
    tokens.lay(at("5c"), EXPLORATIONS.index("temple"), those(LATARI))
    state.tokens, state.bags[FAR_AWAY] = tokens, bag
    who = hero(g, "sir-valadir", DAQAN, "5c")
    moving(g, who)
    told = g.apply(DAQAN, StopHere())
    assert TokenFound(DAQAN, who, at("5c"), EXPLORATIONS.index("temple")) in told
    assert open_token(g, at("5c")) == EXPLORATIONS.index("temple")
