"""Mutated positions: what somebody could write into a file by hand, a change or two from the truth."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from feldzug.kernel import laws, record
from feldzug.kernel.codec import Codec, canonical, digest
from feldzug.kernel.errors import FeldzugError
from feldzug.kernel.game import Setup

Saved = dict[str, Any]
Place = tuple[Any, Any]
"""A container and the key or index of something in it."""


def walked(codec: Codec, setups: list[Setup], longest: int) -> list[tuple[Setup, Saved]]:
    """Positions from the first deal until late, as files hold them."""
    game = codec.game
    found: list[tuple[Setup, Saved]] = []
    for n, setup in enumerate(setups):
        for part in range(6):
            walk = game.seek if part % 2 else laws.uniform
            match = laws.random_walk(game, setup, n, longest * part // 5, walk)
            if match.position.outcome() is None:
                found.append((setup, json.loads(codec.text(match.position, setup))))
    return found


def claimed(codec: Codec, setup: Setup, saved: Saved) -> str:
    """A record of a match that goes on from this position, sealed as whoever made it up would."""
    header: dict[str, Any] = json.loads(
        record.write(laws.random_walk(codec.game, setup, 0, 0)).partition("\n")[0]
    )
    header["origin"] = {"entries": 0, "snapshot": saved, "past": None}
    first = canonical(header)
    with suppress(FeldzugError):  # then it cannot be read, whatever is sealed
        saved = codec.save(codec.load(saved), setup)
    seal = {"entries": 0, "chain": digest(first), "snapshot": saved, "secret": ""}
    return f"{first}\n{canonical(seal)}\n"


def mutants(saved: list[Saved], count: int, seed: int) -> Iterator[Saved]:
    """So many mutated copies; pieces of one may get into another."""
    rng = random.Random(seed)
    frames = [frame for one in saved for frame in one["stack"]]
    for _ in range(count):
        mutant = copy.deepcopy(rng.choice(saved))
        for _ in range(rng.choice((1, 1, 2))):
            change = rng.choice((_stack, _stack, _stage, _value, _value, _exchange))
            change(mutant, frames, rng)
        yield mutant


def _stack(mutant: Saved, frames: list[Saved], rng: random.Random) -> None:
    """A frame is gone, doubled, exchanged, or comes from elsewhere."""
    stack = mutant["stack"]
    n = rng.randrange(len(stack)) if stack else 0
    kind = rng.choice(("gone", "twice", "swapped", "other", "more", "top", "cut"))
    strange = copy.deepcopy(rng.choice(frames))
    if kind == "more":
        stack.insert(n + 1, strange)
    elif kind == "top":
        stack.append(strange)
    elif not stack:
        return
    elif kind == "gone":
        del stack[n]
    elif kind == "twice":
        stack.insert(n, copy.deepcopy(stack[n]))
    elif kind == "cut":
        del stack[n + 1 :]
    elif kind == "other":
        stack[n] = strange
    else:
        m = rng.randrange(len(stack))
        stack[n], stack[m] = stack[m], stack[n]


def _stage(mutant: Saved, frames: list[Saved], rng: random.Random) -> None:
    """A procedure stands at another of its stages, or at its beginning."""
    begun = [frame for frame in mutant["stack"] if "at" in frame]
    if begun:
        frame = rng.choice(begun)
        known = {one["at"] for one in frames if one["@"] == frame["@"]}
        frame["at"] = rng.choice(sorted({*known, "", "."}))


def _value(mutant: Saved, _frames: list[Saved], rng: random.Random) -> None:
    """A number is another one, a list shorter or longer, a name another one that occurs."""
    container, key = rng.choice(list(_places(_part(mutant, rng))) or [(mutant, "result")])
    found = container[key]
    if isinstance(found, bool):
        container[key] = not found
    elif isinstance(found, int):
        container[key] = rng.choice((found + 1, found - 1, 0, 1, -1, 3, 5))
    elif isinstance(found, list) and found:
        rng.choice((found.pop, found.reverse, found.clear, lambda: found.append(found[0])))()
    elif isinstance(found, str) and key != "@":
        container[key] = rng.choice(_words(mutant))
    elif isinstance(found, dict) and len(found) > 1:
        del found[rng.choice([name for name in found if name != "@"] or list(found))]


def _exchange(mutant: Saved, _frames: list[Saved], rng: random.Random) -> None:
    """Two things of one kind change places."""
    places = list(_places(_part(mutant, rng)))
    if len(places) < 2:
        return
    (one, a), (other, b) = rng.sample(places, 2)
    if type(one[a]) is type(other[b]) and "@" not in (a, b):
        one[a], other[b] = other[b], one[a]


def _part(mutant: Saved, rng: random.Random) -> Any:
    return mutant[rng.choice(("stack", "stack", "board", "effects", "states"))]


def _places(value: Any) -> Iterator[Place]:
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, found in inner if isinstance(value, (dict, list)) else ():
        yield value, key
        if isinstance(found, (dict, list)):
            yield from _places(found)


def _words(mutant: Saved) -> list[str]:
    found = {c[k] for c, k in _places(mutant["board"]) if isinstance(c[k], str)}
    found |= {k for c, k in _places(mutant["board"]) if isinstance(k, str)}
    return sorted(found)
