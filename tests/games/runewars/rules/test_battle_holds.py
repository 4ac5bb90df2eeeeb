"""What modules can hold on to in battles and duels: each hold, and a little module that uses it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from feldzug.games.runewars.battle.damage import DealDamage
from feldzug.games.runewars.battle.defences import (
    DefenceUsed,
    KeepDefence,
    OfferDefence,
    OfferFurtherDefence,
    UseDefence,
)
from feldzug.games.runewars.battle.fate import BESIDE, CardsBeside
from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER
from feldzug.games.runewars.battle.losses import UnitFalls
from feldzug.games.runewars.battle.passes import (
    FightPass,
    TypeDraws,
    TypePicked,
    pick_before_drawing,
)
from feldzug.games.runewars.decks import DEVELOPMENTS, FACES, FATE_DECK, add_face
from feldzug.games.runewars.developments import FURTHER
from feldzug.games.runewars.heroes.duel import Duel
from feldzug.games.runewars.tactics.moments import BEFORE_DRAW, open_moment
from feldzug.games.runewars.tactics.window import MORE_ACTS, TacticsWindow
from feldzug.games.runewars.world import World
from feldzug.kernel.frames import Frame
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Event, Seat
from feldzug.parts.windows import PASS
from tests.games.runewars.battlefield import (
    DAQAN,
    LATARI,
    UTHUK,
    answer,
    at,
    engaged,
    fated,
    line,
    through,
    unit,
)
from tests.games.runewars.champions import duellists
from tests.games.runewars.rules.test_holds import rules_with


def fight(
    attackers: str,
    defenders: str,
    does: Callable[[Rules], None],
    *frames: Frame,
    round: int = 3,  # noqa: A002  (the word of the rules)
    owner: Seat = LATARI,
    board: str = "",
    assign_order: str = "attacker-first",
) -> World:
    """Two lines under the rules of a little module."""
    rules = rules_with(does)
    return engaged(
        attackers,
        defenders,
        round,
        owner=owner,
        board=board,
        frames=frames,
        rules=rules,
        assign_order=assign_order,
    )


# picking and drawing


def told(events: list[Event], *kinds: type[Event]) -> list[str]:
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


def test_both_types_may_be_picked_before_anybody_draws() -> None:
    g = fight("2 knight, 2 beastman", "2 pegasus-rider", pick_before_drawing, round=2)
    events = g.apply(DAQAN, g.legal(DAQAN)[0])
    assert told(events, TypePicked, TypeDraws) == ["TypePicked", "TypePicked", "TypeDraws"]
    assert [len(hand) for hand in g.drawn] == [0, 0]
    events = fated(g, 1, 2, 3, 4)
    assert told(events, TypeDraws) == ["TypeDraws"]


def test_the_moment_before_a_draw_comes_after_both_have_picked() -> None:
    def does(rules: Rules) -> None:
        pick_before_drawing(rules)
        open_moment(rules, BEFORE_DRAW)
        open_moment(rules, BEFORE_DRAW)  # a second time is once

    flow = list(rules_with(does).flow(FightPass))
    order = ["defender_draws", "types_picked", "before_draw", "attacker_draws_now", "turn_up"]
    assert [flow.index(stage) for stage in order] == sorted([flow.index(stage) for stage in order])


# cards beside the drawn ones

FACE = {"triangle": "orb", "circle": "orb", "rectangle": "orb", "hexagon": "rout 2"}


class OneBeside(CardsBeside):
    """Before one side lies one card."""

    def __init__(self, face: int, side: int) -> None:
        self.face, self.side = face, side
        self.did: list[str] = []

    def lying(self, g: World, side: int) -> list[int]:
        return [self.face] if side == self.side and "resolve" not in self.did else []

    def show(self, g: World, seat: Seat, side: int, face: int) -> None:
        self.did.append("show")

    def resolve(self, g: World, side: int, face: int) -> None:
        self.did.append("resolve")

    def discard(self, g: World, seat: Seat, side: int) -> None:
        if "resolve" in self.did and "discard" not in self.did:
            self.did.append("discard")


@pytest.fixture
def face() -> Any:
    number = add_face(FACE)
    yield number
    FACES.pop()


def test_a_card_beside_the_drawn_ones_is_read_like_one(face: int) -> None:
    assert face >= len(FATE_DECK)
    beside = OneBeside(face, ATTACKER)

    def does(rules: Rules) -> None:
        rules.shelf(BESIDE)["little"] = beside

    g = fight("1 footman", "3 archer", does)
    fated(g, 1)
    assert line(g, DEFENDER) == "2 archer"  # an orb of footmen, though their card is a miss
    assert beside.did == ["show", "resolve", "discard"]


def test_a_duel_reads_it_too(face: int) -> None:
    g, one, other = duellists()
    beside = OneBeside(face, 0)

    def does(rules: Rules) -> None:
        rules.shelf(BESIDE)["little"] = beside

    g.rules = rules_with(does)
    duel = Duel(one, other, g.hero_area[one])
    duel.read(g)
    assert duel.orbs == (1, 0)
    assert beside.did == ["show", "resolve", "discard"]


# units that would be destroyed


def saved(fallen: list[UnitFalls]) -> Callable[[Rules], None]:
    """No attacker is destroyed."""

    def then(_g: World, deed: UnitFalls) -> None:
        fallen.append(deed)

    return lambda rules: rules.instead(UnitFalls, lambda _g, d: d.side == ATTACKER, then)


def test_something_else_may_happen_than_that_a_unit_falls() -> None:
    fallen: list[UnitFalls] = []
    g = fight("1 footman", "1 archer", saved(fallen), DealDamage(ATTACKER, 2))
    assert line(g, ATTACKER) == "1 footman"
    assert [deed.kind for deed in fallen] == [unit("footman").kind] * 2
    g = fight("1 footman", "1 archer", saved([]), DealDamage(DEFENDER, 1))
    assert line(g, DEFENDER) == ""


def test_so_it_is_where_damage_is_assigned_in_secret() -> None:
    fallen: list[UnitFalls] = []
    blow = DealDamage(ATTACKER, 1, 1)
    army = "1 footman, 1 siege-tower"
    g = fight(army, "1 archer, 1 sorceress", saved(fallen), blow, assign_order="sealed")
    answer(g, (DAQAN, unit("footman")), (LATARI, unit("archer")))
    assert [deed.kind for deed in fallen] == [unit("footman").kind]
    assert line(g, ATTACKER) == "1 footman, 1 siege-tower"
    assert line(g, DEFENDER) == "1 sorceress"


def test_so_it_is_where_several_are_named_or_one_is_overpowered() -> None:
    fallen: list[UnitFalls] = []
    army = "3 footman routed, 1 siege-tower"
    g = fight(army, "1 chaos-lord", saved(fallen), round=4, owner=UTHUK)
    fated(g, 6)  # a hexagon reads an orb
    while g.waiting() == (UTHUK,) and unit("footman", routed=True) in g.legal(UTHUK):
        answer(g, (UTHUK, unit("footman", routed=True)))
    assert len(fallen) == 2
    assert line(g, ATTACKER) == army
    g = fight("1 knight routed", "1 warrior", saved(fallen), round=4)
    fated(g, 3)  # a rectangle reads an orb
    answer(g, (LATARI, unit("knight", routed=True)))
    assert len(fallen) == 3


# defensive developments


class Second:
    """Protective wards beside whatever is built in 1c; when that is gone, they alone."""

    def __init__(self) -> None:
        self.numbers = [DEVELOPMENTS.index("protective-wards")]

    def at(self, _g: World, area: int) -> list[int]:
        return self.numbers if area == at("1c") else []

    def lay(self, _g: World, _area: int, developments: list[int]) -> None:
        self.numbers = developments


def test_the_defender_may_use_several_developments() -> None:
    tomb, wards = DEVELOPMENTS.index("cursed-tomb"), DEVELOPMENTS.index("protective-wards")

    def does(rules: Rules) -> None:
        rules.shelf(FURTHER)["little"] = Second()

    def tallied() -> World:
        board = "1c: stronghold of 1, development cursed-tomb"
        return through(fight("4 knight", "1 archer", does, round=5, board=board), OfferDefence)

    g = tallied()
    events = answer(g, (LATARI, UseDefence()))
    while not isinstance(g.stack[-1], OfferFurtherDefence):
        seat = g.waiting()[0]
        events += answer(g, (seat, g.legal(seat)[0]))
    assert g.development[at("1c")] != tomb
    events += answer(g, (LATARI, UseDefence()))
    used = [event.development for event in events if isinstance(event, DefenceUsed)]
    assert used == [tomb, wards]
    g = tallied()
    answer(g, (LATARI, KeepDefence()), (LATARI, KeepDefence()))
    assert g.development[at("1c")] == tomb


# moments


@dataclass(frozen=True, slots=True)
class Shout(Action):
    """Something that a module lets a seat do."""


def test_a_seat_without_cards_is_asked_if_a_module_offers_something() -> None:
    heard: list[Seat] = []

    def taken(_window: Any, _g: World, seat: Seat, _action: Shout) -> None:
        heard.append(seat)

    def may(_g: World, moment: str, seat: Seat) -> bool:
        return moment == "start-of-round" and seat == LATARI and not heard

    def does(rules: Rules) -> None:
        rules.shelf(MORE_ACTS)["little"] = may
        rules.offer(
            TacticsWindow,
            lambda w, g, seat: [Shout()] if may(g, w.moment, seat) else [],
            taken,
            kinds=(Shout,),
        )

    g = fight("1 footman", "1 archer", does)
    assert isinstance(g.stack[-1], TacticsWindow)
    assert g.waiting() == (LATARI,)
    assert g.legal(LATARI) == [PASS, Shout()]
    g.apply(LATARI, Shout())
    assert heard == [LATARI]
    assert not isinstance(g.stack[-1], TacticsWindow)
