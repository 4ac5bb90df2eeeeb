"""Runewars in a terminal."""

from typing import Final

WORDS: Final = "feldzug.cli.terminals.runewars.words"
