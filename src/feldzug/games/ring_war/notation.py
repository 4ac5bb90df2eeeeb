"""A war as text, one line an area, read both ways: for tests, bug reports and puzzles.

    game: ring-war 4 length=short
    turn: 5 seat 1
    ring: moria
    moria: 1 infantry 2, creature 1 fought 1, leader tired
    others: 0 infantry 1
    hand 1: eregion joker-1 | ambush
    stack: WholeWar(at="take_turns") > Turn(seat=1,at="movement") > …

Piles are not written: they hold what lies nowhere else. `others` stands for all areas without a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from feldzug.games.ring_war.board import AREA_CARDS, KINDS, PLACE, PLACES
from feldzug.games.ring_war.cards.deck import ALL_CARDS
from feldzug.games.ring_war.deck import CARD, CARDS
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.lasting import CardEffect
from feldzug.games.ring_war.war import FLED, LIMIT, NEUTRAL, NOBODY, War
from feldzug.kernel.codec import Codec, canonical, look
from feldzug.kernel.game import Setup
from feldzug.kernel.notation import (
    PositionReader,
    read_lines,
    read_stack,
    write_setup,
    write_stack,
)
from feldzug.kernel.values import Seat

CODEC: Final = Codec(RING_WAR)
AREA_CARD: Final = AREA_CARDS.numbers
EFFECTS: Final = {card.facts.id: card.effect for card in ALL_CARDS if card.effect is not CardEffect}


# --- writing -------------------------------------------------------------------------------------


def write(g: War, setup: Setup) -> str:
    """The whole position; `read` makes an equal one of it."""
    lines = [
        write_setup(RING_WAR, setup),
        f"turn: {g.turn} seat {g.active}",
        f"ring: {PLACES[g.ring_area()]}",
    ]
    lines.extend([f"{PLACES[p]}: {_place(g, p)}" for p in g.board.places if _place(g, p)])
    for seat in g.seats():
        lines.extend(_player(g, seat))
    lines.extend(_table(g))
    if g.result is not None:
        lines.append(f"result: {canonical(CODEC.pack(g.result))}")
    if g.stack:
        lines.append(f"stack: {write_stack(CODEC, g.stack)}")
    return "\n".join(lines) + "\n"


def _place(g: War, place: int) -> str:
    """`1 infantry 2 fought 1, leader tired`, or nothing for a place that nobody holds."""
    ruler = g.ruler[place]
    parts: list[str] = []
    for kind, name in enumerate(KINDS):
        at = 3 * place + kind
        if g.units[at]:
            words = [name, str(g.units[at])]
            words.extend(_marked("fought", g.fought[at]))
            words.extend(_marked("moved", g.moved[at]))
            parts.append(" ".join(words))
    marks = ["tired"] * g.leader_tired[place] + _CAME[g.leader_came[place]]
    if g.leader[place] or marks:
        parts.append(" ".join(["leader" if g.leader[place] else "absent", *marks]))
    if g.beaten[place]:
        parts.append(f"beaten {g.beaten[place]}")
    if ruler == NOBODY and not parts:
        return ""
    return f"{_seat(ruler)} {', '.join(parts)}".rstrip()


_CAME: Final[tuple[list[str], ...]] = ([], ["came"], ["fled"])


def _marked(word: str, count: int) -> list[str]:
    return [word, str(count)] if count else []


def _seat(seat: int) -> str:
    return "neutral" if seat == NEUTRAL else "nobody" if seat == NOBODY else str(seat)


def _player(g: War, seat: Seat) -> list[str]:
    lines: list[str] = []
    if g.area_hands[seat] or g.card_hands[seat]:
        lines.append(f"hand {seat}: {_hand(g.area_hands[seat], g.card_hands[seat])}")
    if g.played[seat]:
        lines.append(f"played {seat}: {' '.join([CARDS[card] for card in g.played[seat]])}")
    if g.uprisings[seat]:
        lines.append(f"uprising {seat}: {AREA_CARDS[g.uprisings[seat][0]]}")
    if g.kept_points[seat]:
        lines.append(f"kept {seat}: {g.kept_points[seat]}")
    if g.cards_taken[seat]:
        lines.append(f"taken {seat}: {g.cards_taken[seat]}")
    if not g.alive[seat]:
        lines.append(f"out: {seat}")
    return lines


def _hand(area_cards: Sequence[int], cards: Sequence[int]) -> str:
    left = " ".join([AREA_CARDS[card] for card in area_cards])
    right = " ".join([CARDS[card] for card in cards])
    return f"{left} | {right}".strip()


def _table(g: War) -> Iterable[str]:
    if g.area_discards or g.card_discards:
        yield f"discards: {_hand(g.area_discards, g.card_discards)}"
    if g.area_refill or g.card_refill:
        yield f"refill: {_hand(g.area_refill, g.card_refill)}"
    if g.conquered:
        yield f"conquered: {_places(g.conquered)}"
    if g.entered:
        yield f"entered: {_places(g.entered)}"
    if g.fortresses_taken:
        yield f"fortresses: {g.fortresses_taken}"
    if g.extra_cards:
        yield f"extra: {g.extra_cards}"
    for area, seat in g.legends:
        yield f"legend: {PLACES[area]} {seat}"
    if g.sheltered:
        yield f"sheltered: {_places(g.sheltered)}"
    if g.night_moves:
        yield f"night: {g.night_moves}"
    if g.assaulted >= 0:
        yield f"assaulted: {PLACES[g.assaulted]}"
    for effect in g.effects:
        assert isinstance(effect, CardEffect)
        areas = _places(effect.areas)
        yield f"effect: {CARDS[effect.card]} {effect.seat} {effect.until} {areas}".rstrip()


def _places(places: Iterable[int]) -> str:
    return " ".join([PLACES[place] for place in places])


# --- reading -------------------------------------------------------------------------------------


def read(text: str) -> tuple[War, Setup]:
    """The position of such a text. Raises BadValue naming the line that cannot be read."""
    reader: _Reader = read_lines(text, RING_WAR, _Reader)
    return reader.g, reader.setup


class _Reader(PositionReader):
    """Puts one line after another onto a blank war."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(RING_WAR, words)
        blank = RING_WAR.new(self.setup)
        assert isinstance(blank, War)
        self.g = blank
        self.written: list[int] = []
        self.others = ""

    def line(self, key: str, value: str) -> None:
        word, _, seat = key.partition(" ")
        if key in PLACE:
            self.place(PLACE[key], value)
        elif key == "others":
            self.others = value
        elif seat:
            self.player(word, self.seat(seat), value)
        else:
            self.table(key, value)

    def place(self, place: int, value: str) -> None:
        g = self.g
        if place not in g.board.places:
            raise ValueError(place)
        self.written.append(place)
        seat, _, rest = value.partition(" ")
        nobodies = {"neutral": NEUTRAL, "nobody": NOBODY}
        g.ruler[place] = nobodies[seat] if seat in nobodies else self.seat(seat)
        for part in [part.split() for part in rest.split(",") if part.strip()]:
            if part[0] in KINDS:
                self.units(place, KINDS.index(part[0]), part[1:])
            elif part[0] == "beaten":
                g.beaten[place] = int(part[1])
            elif part[0] in ("leader", "absent"):
                g.leader[place] = int(part[0] == "leader")
                g.leader_tired[place] = int("tired" in part)
                g.leader_came[place] = FLED if "fled" in part else int("came" in part)
            else:
                raise ValueError(part[0])

    def units(self, place: int, kind: int, words: list[str]) -> None:
        g = self.g
        count = int(words[0]) if words else 1
        if not 0 < count <= LIMIT or g.ruler[place] == NOBODY:
            raise ValueError(count)
        for _ in range(count):
            g.add(place, kind, g.ruler[place])
        marks = dict(zip(words[1::2], words[2::2], strict=True))
        g.fought[3 * place + kind] = int(marks.pop("fought", "0"))
        g.moved[3 * place + kind] = int(marks.pop("moved", "0"))
        if marks:
            raise ValueError(marks)

    def player(self, word: str, seat: int, value: str) -> None:
        g = self.g
        if word == "hand":
            self.hand(g.area_hands[seat], g.card_hands[seat], value)
        elif word == "played":
            g.played[seat] = sorted([self.card(name) for name in value.split()])
        elif word == "uprising":
            g.uprisings[seat] = [self.area_card(value)]
        elif word == "kept":
            g.kept_points[seat] = int(value)
        elif word == "taken":
            g.cards_taken[seat] = int(value)
        else:
            raise ValueError(word)

    def hand(self, area_cards: list[int], cards: list[int], value: str) -> None:
        left, _, right = value.partition("|")
        area_cards.extend(sorted([self.area_card(name) for name in left.split()]))
        cards.extend(sorted([self.card(name) for name in right.split()]))

    def area_card(self, name: str) -> int:
        self.g.area_pile.remove(AREA_CARD[name])
        return AREA_CARD[name]

    def card(self, name: str) -> int:
        self.g.card_pile.remove(CARD[name])
        return CARD[name]

    def table(self, key: str, value: str) -> None:
        g = self.g
        words = value.split()
        if key == "turn":
            g.turn = int(words[0])
            g.active = self.seat(words[2])
        elif key == "ring":
            g.ring = g.board.path.index(PLACE[value])
        elif key == "out":
            g.alive[self.seat(value)] = 0
        elif key == "discards":
            self.hand(g.area_discards, g.card_discards, value)
        elif key == "refill":
            left, _, right = value.partition("|")
            g.area_refill = sorted([AREA_CARD[name] for name in left.split()])
            g.card_refill = sorted([CARD[name] for name in right.split()])
        elif key in ("conquered", "entered", "sheltered"):
            setattr(g, key, [PLACE[name] for name in words])
        elif key == "fortresses":
            g.fortresses_taken = int(value)
        elif key == "extra":
            g.extra_cards = int(value)
        elif key == "legend":
            g.legends.append((PLACE[words[0]], self.seat(words[1])))
        elif key == "night":
            g.night_moves = int(value)
        elif key == "assaulted":
            g.assaulted = PLACE[value]
        elif key == "effect":
            areas = tuple([PLACE[name] for name in words[3:]])
            effect = EFFECTS[words[0]]
            g.effects.append(effect(self.seat(words[1]), words[2], CARD[words[0]], areas))
        elif key == "result":
            g.result = CODEC.unpack(json.loads(value))
        elif key == "stack":
            g.stack = read_stack(CODEC, value, g.rules)
        else:
            raise ValueError(key)

    def done(self) -> None:
        if self.others:
            for area in self.g.board.areas:
                if area not in self.written:
                    self.place(area, self.others)
        look(self.g)
