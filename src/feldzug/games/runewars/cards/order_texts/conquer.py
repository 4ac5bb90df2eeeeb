"""Order 3, Conquer. [RW-110 – RW-112]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from feldzug.games.runewars.battle.battle import Battle, BattleBegan
from feldzug.games.runewars.battle.queries import StrongholdStrength
from feldzug.games.runewars.battle.tally import TallyBegan
from feldzug.games.runewars.cards.orders import OrderText, order_behind
from feldzug.games.runewars.march import MoveArmy
from feldzug.games.runewars.supremacy import has_supremacy
from feldzug.games.runewars.turn import BonusUsed, CarryOut, Decline
from feldzug.games.runewars.world import NOBODY, World
from feldzug.kernel.frames import Names, Question, Todo
from feldzug.kernel.rules import Rules
from feldzug.kernel.values import Action, Effect, Seat


@dataclass(slots=True, unsafe_hash=True)
class Breach(Effect):
    """The enemy stronghold counts less in this battle. [RW-111]"""


class Conquer(OrderText):
    """Activate one area and move your figures into it, as with Mobilize."""

    def __init__(self) -> None:
        super().__init__("conquer")
        self.asks_bonus = False

    def install(self, rules: Rules) -> None:
        rules.on(BattleBegan, self.before_battle)
        rules.on(TallyBegan, self.at_tally)
        rules.lasting(Breach, StrongholdStrength, self.breached)

    def main(self, g: World, seat: Seat) -> Todo:
        return MoveArmy(seat)

    def bonus(self, g: World, seat: Seat) -> None:
        g.effects = [*g.effects, Breach(seat, "battle")]
        g.tell(BonusUsed(seat, self.number))

    def before_battle(self, g: World, event: BattleBegan) -> Todo:
        return self.ask(g) if g.options.conquer_bonus_asked == "before-battle" else None

    def at_tally(self, g: World, event: TallyBegan) -> Todo:
        return self.ask(g) if g.options.conquer_bonus_asked == "tally" else None

    def ask(self, g: World) -> Todo:
        """Only of who attacks a stronghold with this order, and has its bonus. [RW-094, RW-112]"""
        battle = g.frame(Battle)
        seat = battle.attacker
        if g.stronghold[battle.area] == NOBODY or g.order_now[seat] != self.number:
            return None
        return UseBreach(seat) if seat == g.active and has_supremacy(g, seat) else None

    def breached(self, g: World, query: StrongholdStrength, amount: int, effect: Breach) -> int:
        return amount - self.facts.amount("less") if query.attacker == effect.seat else amount


@dataclass(slots=True)
class UseBreach(Question):
    """Whether the bonus of Conquer is used against the stronghold. [RW-112]"""

    @staticmethod
    def inside() -> Names:
        return "Battle", "Tally"

    def options(self, g: World) -> list[Any]:
        return [CarryOut(), Decline()]

    def chosen(self, g: World, action: Action) -> Todo:
        if isinstance(action, Decline):
            return None
        return order_behind(g, g.order_now[self.seat]).bonus(g, self.seat)
