"""A whole simulated battle, turn by turn. [EMP-435]"""

from __future__ import annotations

from feldzug.games.empires.sheet import DRAGON_ENDS, NEITHER, Report, Sheet
from feldzug.games.empires.simulation.anvil import strike_anvil
from feldzug.games.empires.simulation.chronicle import Note, Result, single
from feldzug.games.empires.simulation.combat import combat_phase
from feldzug.games.empires.simulation.commanding import command_phase
from feldzug.games.empires.simulation.deployment import deploy
from feldzug.games.empires.simulation.dice import BattleDice, SeededDice
from feldzug.games.empires.simulation.dragon import Dragon
from feldzug.games.empires.simulation.field import Battle
from feldzug.games.empires.simulation.forces import Force
from feldzug.games.empires.simulation.hazards import Volcano, swamp_losses
from feldzug.games.empires.simulation.instability import instability
from feldzug.games.empires.simulation.magic import magic_phase
from feldzug.games.empires.simulation.moving import drown
from feldzug.games.empires.simulation.scoring import holder, look_for_break, look_for_card, points
from feldzug.games.empires.simulation.shooting import shooting_phase


def fight(
    sheet: Sheet, forces: tuple[Force, Force], seed: int, plus_per_character: bool = False
) -> Result:
    """The battle of two armies under a sheet, challenger first, with the dice of one seed.

    *plus_per_character* is the other reading of the first order in turn 1. [EMP-424]
    """
    return fought(sheet, forces, SeededDice(seed), plus_per_character)


def fought(
    sheet: Sheet, forces: tuple[Force, Force], dice: BattleDice, plus_per_character: bool = False
) -> Result:
    """The same with any dice."""
    battle = Battle(sheet, forces, dice)
    battle.plus_per_character = plus_per_character
    deploy(battle)
    course = Course(battle)
    for turn in range(1, sheet.turns + 1):
        battle.turn = turn
        for side in (sheet.first, 1 - sheet.first):
            if course.player_turn(side):
                return course.result()
    return course.result()


class Course:
    """The course of a battle: player's turn after player's turn."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.volcano: Volcano | None = Volcano() if battle.ground.has_volcano else None
        self.dragon: Dragon | None = Dragon() if battle.sheet.dragon else None
        self.notes: list[Note] = []

    def player_turn(self, side: int) -> bool:
        """What the ground does, then command, shooting and combat; returns whether the battle is over.

        [EMP-287, EMP-320, EMP-336]
        """
        battle, dragon = self.battle, self.dragon
        battle.chronicle.player_turn(battle.turn)
        battle.swamp_stands = 0
        self.before_command(side)
        command_phase(battle, side, dragon)
        drown(battle, side)
        self.look_around(side)
        if dragon is not None:
            dragon.attack(battle)
            dragon.shooting(battle, side)
        strike_anvil(battle, side)
        shooting_phase(battle, side)
        magic_phase(battle, side)
        if dragon is not None:
            dragon.end_of_phase(battle)
        combat_phase(battle, side)
        if dragon is not None:
            dragon.combat(battle, side)
            dragon.end_of_phase(battle)
        for one in (side, 1 - side):
            drown(battle, one)
        for unit in battle.armies[side].units:
            unit.has_shot = False
        self.look_around(side)
        is_over = look_for_break(battle)
        self.note(side)
        return is_over

    def before_command(self, side: int) -> None:
        """Swamp, volcano and what shakes Daemons come before the own command phase."""
        battle, dragon = self.battle, self.dragon
        swamp_losses(battle, side)
        instability(battle, side)
        if dragon is not None:
            dragon.of_turn = 0
        if (
            self.volcano is not None
            and self.volcano.player_turn(battle, side)
            and dragon is not None
        ):
            dragon.erupted(battle)

    def look_around(self, side: int) -> None:
        """After moves: who touches the castle, who is near the cave."""
        look_for_card(self.battle, side)
        if self.dragon is not None:
            self.dragon.watch(self.battle)

    def note(self, side: int) -> None:
        """What a companion would have written down."""
        battle, volcano, dragon = self.battle, self.volcano, self.dragon
        self.notes.append(
            Note(
                battle.turn,
                side,
                points(battle),
                0 if volcano is None else volcano.die,
                0 if volcano is None else volcano.tiles,
                battle.swamp_stands,
                0 if dragon is None else dragon.of_turn,
            )
        )

    def result(self) -> Result:
        """The report, as a table tells it. [EMP-416, EMP-435]"""
        battle, dragon = self.battle, self.dragon
        broken = battle.armies[0].has_withdrawn, battle.armies[1].has_withdrawn
        beaten = dragon is not None and not dragon.is_here()
        report = Report(
            points=points(battle),
            holders=tuple([holder(battle, n) for n in range(len(battle.sheet.objectives))]),
            castle_card=battle.castle_card,
            dragon=DRAGON_ENDS.index("none") if dragon is None else dragon.end,
            dragon_by=dragon.by if dragon is not None and beaten else NEITHER,
            nearest=NEITHER if dragon is None else dragon.nearest(),
            withdrew=single(broken),
        )
        return Result(report, battle.turn, tuple(battle.chronicle.lines), tuple(self.notes), broken)
