"""A battle from the challenge to its result: a branch of its own beside the other battles of the round."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.games.empires.battle.armies import LockArmies
from feldzug.games.empires.battle.assassin import send_assassins
from feldzug.games.empires.battle.events import BattleBegan
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.objectives import lay_objectives
from feldzug.games.empires.battle.paper import PaperBattle, PayForPaper
from feldzug.games.empires.battle.sides import choose_sides
from feldzug.games.empires.battle.simulated import SimulatedBattle
from feldzug.games.empires.battle.table import table_battle
from feldzug.games.empires.battle.terrain import lay_terrain
from feldzug.games.empires.battle.ways import PAPER, SIMULATED, AgreeWay
from feldzug.games.empires.battle.weather import draw_weather, put_weather_back
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import Challenge
from feldzug.games.empires.item_cards import cards_of, show_cards
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, NEITHER
from feldzug.games.empires.vocabularies import VOLCANO
from feldzug.kernel.frames import Flow, Names, Todo
from feldzug.parts.decks import those


def battle_of(g: Campaign, number: int, challenge: Challenge) -> Battle:
    """The battle of a challenge, by what is true before the first of the round is fought.

    On the capital of one of them it is a siege; on that of a third, where it may be marked, nobody defends
    it. The dragon joins every battle for the hoard until it is slain. [EMP-178, EMP-265 … EMP-267, EMP-323,
    EMP-329, EMP-346]
    """
    sides = (challenge.challenger, challenge.challenged)
    tile = challenge.tile
    defender = sides.index(g.owner[tile]) if g.owner[tile] in sides else NEITHER
    return Battle(
        number,
        challenge.challenger,
        challenge.challenged,
        tile,
        defender=defender,
        siege=defender != NEITHER and g.is_capital(tile),
        dragon=g.land.terrain[tile] == VOLCANO and not g.dragon_slain,
    )


@dataclass(slots=True)
class Battle(Fight):
    """The way is agreed, the table set up, armies are locked, weather drawn, and it is fought and settled.

    On paper only the gold that each side pays is asked for. [EMP-172 … EMP-199, EMP-434]
    """

    @staticmethod
    def inside() -> Names:
        return ("BattlePhase",)

    @staticmethod
    def flow() -> Flow:
        return (
            "agree_way",
            "choose_sides",
            "lay_terrain",
            "lay_objectives",
            "lock_armies",
            "draw_weather",
            "send_assassins",
            "fight",
            "clear_table",
        )

    def agree_way(self, g: Campaign) -> Todo:
        self.fighters = (self.speaker(g, CHALLENGER), self.speaker(g, CHALLENGED))
        g.tell(BattleBegan(self.challenger, self.challenged, self.tile))
        for side in (CHALLENGER, CHALLENGED):
            principal = self.principal(side)
            if self.has_hired(g, side):  # the mercenary may use his employer's cards
                cards = tuple(cards_of(g, principal))
                show_cards(g, principal, cards, those(self.speaker(g, side)))
        return AgreeWay()

    def choose_sides(self, g: Campaign) -> Todo:
        return None if self.way == PAPER else choose_sides(g, self)

    def lay_terrain(self, g: Campaign) -> Todo:
        return None if self.way == PAPER else lay_terrain(g, self)

    def lay_objectives(self, g: Campaign) -> Todo:
        return None if self.way == PAPER else lay_objectives(g, self)

    def lock_armies(self, g: Campaign) -> Todo:
        return PayForPaper() if self.way == PAPER else LockArmies()

    def draw_weather(self, g: Campaign) -> Todo:
        return None if self.way == PAPER else draw_weather(g, self)

    def send_assassins(self, g: Campaign) -> Todo:
        return None if self.way == PAPER else send_assassins(g, self)

    def fight(self, g: Campaign) -> Todo:
        if self.way == PAPER:
            return PaperBattle(self.challenger, self.challenged)
        if self.way == SIMULATED:
            return SimulatedBattle(self.challenger, self.challenged)
        return table_battle(g, self)

    def clear_table(self, g: Campaign) -> None:
        """The weather marker goes back into its pool; a card nobody touched leaves the castle."""
        put_weather_back(g, self)
        if self.castle_card:
            g.reserved -= 1
