"""Glance: what everybody sees of a position at once: how far it is, who leads, who holds what."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glance:
    """A position in small, for lists of games and for the course of the scores.

    It may say only what a bystander sees.
    """

    turn: int
    """The number of the turn, as the game counts it; 0 before the first."""
    points: tuple[dict[str, int], ...]
    """The points of every seat, by where they come from: keys of messages, after `source-`."""
    owners: dict[str, int]
    """The places of the board by their ids, each with the seat that holds it; -1 where none does."""
