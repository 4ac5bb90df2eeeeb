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
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.battle.terrain import lay_terrain
from feldzug.games.empires.battle.ways import PAPER, SIMULATED, AgreeWay
from feldzug.games.empires.battle.weather import DrawWeather, put_weather_back
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER
from feldzug.kernel.frames import Flow, Names, Todo


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
        return None if self.way == PAPER else DrawWeather(self.challenger, self.challenged)

    def send_assassins(self, g: Campaign) -> Todo:
        return None if self.way == PAPER else send_assassins(g, self)

    def fight(self, g: Campaign) -> Todo:
        if self.way == PAPER:
            return PaperBattle(self.challenger, self.challenged)
        if self.way == SIMULATED:
            return SimulatedBattle(self.challenger, self.challenged)
        speakers = tuple(self.speakers(g))
        return TableBattle(speakers, speakers, g.role("organiser"))

    def clear_table(self, g: Campaign) -> None:
        """The weather marker goes back into its pool; a card nobody touched leaves the castle."""
        put_weather_back(g, self)
        if self.castle_card:
            g.reserved -= 1
