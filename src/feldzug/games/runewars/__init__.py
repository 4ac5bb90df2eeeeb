"""Runewars: four peoples fight for the dragon runes on a map that they build themselves.

Its expansions are imported before any part of it: vocabularies are complete before anybody counts them.
"""

from __future__ import annotations

from typing import Final

from feldzug.parts.registration import EXPANSIONS, Expansion

ATTACHED: Final[tuple[Expansion, ...]] = EXPANSIONS.of("runewars")
"""What is added to the game from outside."""
