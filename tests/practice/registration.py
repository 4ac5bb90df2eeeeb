"""The practice game as Feldzug would know it: a game with names and rules, and nothing else of its own."""

from __future__ import annotations

from feldzug.parts.names import MessageNames
from feldzug.parts.registration import Registration
from tests.practice import FORDS

REGISTRATION = Registration(FORDS, MessageNames(FORDS, "tests.practice.words"))
