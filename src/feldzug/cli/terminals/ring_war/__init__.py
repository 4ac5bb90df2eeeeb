"""Ring War in a terminal."""

from typing import Final

WORDS: Final = "feldzug.cli.terminals.ring_war.words"
