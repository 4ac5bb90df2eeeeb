"""Fords, the practice game: small, and written as every game of Feldzug is.

It proves what they need: secret orders, battles inside orders, cards played and cancelled in the middle of
them, abilities that react, numbers that others change, battles reported from a real table, an expansion
that the base does not know, and saved games that outlive a change of the rules. `heath` is a second practice
game, of hexes and symbol dice.
"""

from __future__ import annotations

from tests.practice import omens, skirmish
from tests.practice.game import Fords
from tests.practice.intrigue.module import Intrigue
from tests.practice.intrigue.scouts import Scouts

FORDS = Fords(expansions=(omens.Omens(), Intrigue(), Scouts(), skirmish.Skirmish()))
