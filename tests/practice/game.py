"""The base game: its module, its options, its migrations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from feldzug.kernel.codec import kinds_of
from feldzug.kernel.dealer import Dealer
from feldzug.kernel.game import Game, Setup
from feldzug.kernel.migrate import Json, Migrations, frames
from feldzug.kernel.module import Module, Option
from feldzug.kernel.position import Position
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Reason, Seat, because
from feldzug.parts import windows
from tests.practice import battle, cards, orders, position, tactics
from tests.practice.position import AREAS, KINDS, Realm

MIGRATIONS = Migrations()


@MIGRATIONS.to(2)
def strength_was_compared(saved: Json) -> None:
    """2: the stage `compare` of a battle is called `strength_decides`; winners have fame (none yet)."""
    for frame in frames(saved, "Battle"):
        if frame["at"] == "compare":
            frame["at"] = "strength_decides"


@MIGRATIONS.to(3)
def things_were_numbers(saved: Json) -> None:
    """3: areas are named by their ids; effects and windows are classes; a sealed choice has steps.

    How many cards were drawn is counted from now on, and so are reports, of which anybody could be the first.
    """
    board = saved["board"]
    board["owner"] = {
        AREAS[n]: owner for n, owner in enumerate(board["owner"]) if owner != position.NOBODY
    }
    board.setdefault("fame", [0] * saved["players"])
    board["drawn"] = [len(hand) for hand in board["hands"]]
    for effect in saved["effects"]:
        assert effect.pop("key") == "hold-the-line"
        del effect["about"]
        effect["@"] = "LineHeld"
    for frame in frames(saved, "ChooseOrders"):
        choices = frame.pop("choices")["items"]
        frame["steps"] = {"@": "dict", "items": [[seat, [lay]] for seat, lay in choices]}
    for frame in frames(saved, "TableBattle"):
        frame["reporters"] = [frame["reporter"]]
        if frame["report"] is None:
            frame["reporter"] = None
        else:
            frame["number"] = 1


class Base(Module):
    """The rules of Fords."""

    def __init__(self) -> None:
        super().__init__(
            "fords",
            version=3,
            options=(Option("battles", "2.6", "table", ("fought", "reported")),),
            kinds=kinds_of(position, orders, battle, cards, tactics, windows),
            vocabularies=(AREAS, KINDS),
            migrations=MIGRATIONS,
            content={name: [card.copies, card.moment] for name, card in tactics.CARDS.items()},
        )

    def install(self, rules: Rules) -> None:
        rules.shelf("cards").update(tactics.CARDS)
        rules.lasting(tactics.LineHeld, position.Strength, tactics.LineHeld.strengthens)
        rules.on(position.UnitFell, battle.a_falling_herald_calls_to_arms)
        rules.modifies(position.Strength, battle.the_keep_helps_its_defender)
        rules.cap(position.Strength, battle.nobody_is_stronger_than_six)

    def contradiction(
        self, players: int, options: Mapping[str, str], modules: Sequence[str]
    ) -> Reason | None:
        if options.get("battles") == "reported" and players == 2:
            return because("no-arbiter", "2.6", players=players)
        return None


class Fords(Game):
    """Two or three players; battles are fought here or reported from a table."""

    def __init__(self, expansions: Sequence[Module] = ()) -> None:
        super().__init__(
            "fords",
            players=(2, 3),
            base=Base(),
            modules=expansions,
            view=position.FordsView,
        )

    def blank(self, setup: Setup, rules: Rules) -> Realm:
        deck = rules.shelf("cards")
        players = range(setup.players)
        return Realm(
            rules,
            setup.players,
            reported=setup.option("battles") == "reported",
            units=[[[0 for _ in KINDS] for _ in players] for _ in AREAS],
            reserve=[list(position.BOX) for _ in players],
            fallen=[[0 for _ in KINDS] for _ in players],
            fame=[0 for _ in players],
            drawn=[0 for _ in players],
            hands=[[] for _ in players],
            pile=sorted(name for name, card in deck.items() for _ in range(card.copies)),
        )

    def begin(self, g: Position) -> None:
        g.begin(orders.War())

    def seek(self, g: Position, seat: Seat, legal: Sequence[Any], dealer: Dealer) -> Any:
        """March to where the others are near, and leave somebody behind to fight another day."""
        assert isinstance(g, Realm)
        top = g.stack[-1]
        found = list(legal)
        if isinstance(top, orders.ChooseOrders):
            marches = [a for a in legal if isinstance(a, orders.Lay) and a.order == "march"]
            met = [sum(_is_near(g, s, lay.area) for s in g.seats()) for lay in marches]
            found = [lay for lay, meeting in zip(marches, met, strict=True) if meeting == max(met)]
            found = found[:1]  # all seats think of the same area
        elif isinstance(top, orders.HowMany):
            found = [legal[-2 if len(legal) > 2 else -1]]
        return super().seek(g, seat, found or legal, dealer)

    def inventory(self, g: Position) -> Mapping[str, int]:
        assert isinstance(g, Realm)
        return position.contents(g)


def _is_near(g: Realm, seat: Seat, area: int) -> bool:
    """Whether a seat has units in an area or around it."""
    return any(g.army(near, seat) for near in (area, *position.MAP.neighbours[area]))
