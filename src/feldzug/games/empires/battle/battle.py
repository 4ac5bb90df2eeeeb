"""A battle from the challenge to its result: a branch of its own beside the other battles of the round."""

from __future__ import annotations

from dataclasses import dataclass, field

from feldzug.games.empires.battle.armies import LockArmies, army_fielded, neutral_armies
from feldzug.games.empires.battle.assassin import NameVictim
from feldzug.games.empires.battle.events import BattleBegan
from feldzug.games.empires.battle.objectives import lay_objectives
from feldzug.games.empires.battle.paper import PaperBattle, PayForPaper
from feldzug.games.empires.battle.settling import settle_report
from feldzug.games.empires.battle.sides import choose_sides
from feldzug.games.empires.battle.simulated import SimulatedBattle
from feldzug.games.empires.battle.table import TableBattle
from feldzug.games.empires.battle.terrain import lay_terrain
from feldzug.games.empires.battle.ways import PAPER, SIMULATED, AgreeWay, usual_way
from feldzug.games.empires.battle.weather import DrawWeather, put_weather_back
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.campaign_state import NOBODY
from feldzug.games.empires.land import NONE
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.sheet import (
    CHALLENGED,
    CHALLENGER,
    NEITHER,
    Objective,
    Piece,
    Report,
    Sheet,
)
from feldzug.games.empires.sizes import SIEGE, SIZES
from feldzug.games.empires.vocabularies import VOLCANO, Tile
from feldzug.games.empires.weather import PLEASANT, Weather
from feldzug.kernel.frames import Flow, Names, Procedure, Todo
from feldzug.kernel.values import Seat
