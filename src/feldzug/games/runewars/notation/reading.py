"""Reading a position of Runewars out of text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from feldzug.games.runewars.battle.line import ATTACKER, DEFENDER, fighter
from feldzug.games.runewars.board import AREAS, FACTIONS, KINDS, TILES, figures
from feldzug.games.runewars.decks import (
    CITIES,
    DEVELOPMENTS,
    FATE_CARDS,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    RUNES,
    SEASON_CARDS,
    SEASONS,
    TACTICS_CARDS,
    TITLES,
    rune_tokens,
)
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.inventory import figures_in_play
from feldzug.games.runewars.laid import Laid
from feldzug.games.runewars.layout import Layout
from feldzug.games.runewars.notation.limits import broken_limit, map_objection
from feldzug.games.runewars.notation.piles import (
    DECKS,
    NOBODY_WORD,
    NOTHING,
    piles,
    read_cards,
)
from feldzug.games.runewars.notation.writing import CODEC, SIDES
from feldzug.games.runewars.whole_game import WholeGame
from feldzug.games.runewars.world import NOBODY, NONE, World, more_figures
from feldzug.games.runewars.world_state import BattleRecord
from feldzug.kernel.codec import look, remembering
from feldzug.kernel.errors import BadPosition
from feldzug.kernel.game import Setup
from feldzug.kernel.notation import PositionReader, read_lines, read_stack, read_value
from feldzug.kernel.values import Effect, Reason, Seat, because
from feldzug.kernel.vocabulary import Vocabulary
from feldzug.parts.decks import EVERYBODY, Hand, those

MOST = 255
"""No number of units, of damage or of training in a text is larger."""
MOST_INFLUENCE = 1_000_000
SIDE_NUMBERS = {"0": ATTACKER, "1": DEFENDER}


def read(text: str) -> tuple[World, Setup]:
    """The position of such a text.

    Raises BadValue naming the line that cannot be read, BadPosition naming the rule that is broken.
    """
    reader: _Reader = read_lines(text, RUNEWARS, _Reader)
    return reader.g, reader.setup


class _Reader(PositionReader):
    """Puts one line after another onto an empty table."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(RUNEWARS, words)
        blank = RUNEWARS.new(self.setup)
        assert isinstance(blank, World)
        self.g = blank
        self.written: set[str] = set()
        self.piles = piles(blank)
        self.explicit: set[str] = set()
        """Piles that are written out."""
        self.tiles: list[Laid] = []
        self.contested: tuple[int, int] | None = None

    def line(self, key: str, value: str) -> None:
        word, _, name = key.partition(" ")
        if key in self.written and key not in ("battle", "effect"):
            raise ValueError(key)
        self.written.add(key)
        if key in AREAS:
            self.area(AREAS.index(key), value)
        elif word in PLAYERS and name.isdecimal():
            self.player(word, self.seat(name), value)
        elif name:
            self.thing(word, name, value)
        else:
            self.table(key, value)

    # the map

    def area(self, area: int, value: str) -> None:
        g = self.g
        for words in _parts(value):
            first, rest = words[0], words[1:]
            if first in KINDS:
                _set(g.standing, area * g.kinds + KINDS.index(first), *rest)
            elif first == "routed":
                _set(g.routed, area * g.kinds + KINDS.index(rest[0]), *rest[1:])
            elif first == "stronghold":
                _once(g.stronghold[area], first)
                g.stronghold[area] = self.seat(rest[0])
                g.damaged[area] = int(_flag(rest[1:], "damaged"))
            elif first == "development":
                (name,) = rest
                _once(g.development[area], first)
                g.development[area] = DEVELOPMENTS.index(name)
            elif first == "city":
                (name,) = rest
                _once(g.city[area], first)
                g.city[area] = CITIES.index(name)
            elif first == "activated":
                g.activated[area] = those(*[self.seat(word) for word in rest])
            elif first == "rune":
                self.rune(area, rest)
            else:
                raise ValueError(first)

    def rune(self, area: int, words: list[str]) -> None:
        runes = self.g.runes
        if area in runes.areas:
            raise BadPosition(because("rune-there", "RW-332", area=area))
        known = 0
        if words[1:2] == ["known"]:
            known = those(*[self.seat(word) for word in words[2:]])
        elif _flag(words[1:], "open"):
            known = EVERYBODY
        runes.lay(area, RUNES.index(words[0]), known)

    # the players

    def player(self, word: str, seat: Seat, value: str) -> None:
        g = self.g
        if word == "player":
            self.realm(seat, value)
        elif word == "objective":
            names, _, seen = f"{value} ".partition("known ")
            g.objective[seat] = _numbers(OBJECTIVES, names)
            g.objective_seen[seat] = those(*[self.seat(other) for other in seen.split()])
        elif word == "recruits":
            g.hero_looks[seat] = _numbers(HEROES, value)
        else:
            field, vocabulary = HANDS[word]
            _fill(getattr(g, field)[seat], vocabulary, value, those(seat))

    def realm(self, seat: Seat, value: str) -> None:
        """`daqan, influence 5, dials 3 4 2, orders harvest, now harvest`."""
        g = self.g
        (faction,), *parts = _parts(value)
        g.faction[seat] = NONE if faction == NOBODY_WORD else FACTIONS.index(faction)
        for first, *rest in parts:
            if first == "influence":
                (number,) = rest
                g.influence[seat] = _number(number, MOST_INFLUENCE)
            elif first == "dials":
                g.dials[seat] = [_number(word) for word in rest]
            elif first == "orders":
                g.orders[seat] = [ORDERS.index(word) for word in rest]
            elif first == "now":
                (name,) = rest
                g.order_now[seat] = ORDERS.index(name)
            elif first == "repelled":
                g.repelled[seat], g.repelled_until[seat] = [_number(word) for word in rest]
            elif first == "slain":
                (number,) = rest
                g.slain[seat] = _number(number)
            elif first == "out":
                g.is_out[seat] = 1
            else:
                raise ValueError(first)

    # what has a name: tiles, heroes, titles, decks, modules

    def thing(self, word: str, name: str, value: str) -> None:
        words = value.split()
        if name == "pile":
            self.explicit.add(word)
            cards = "" if value == NOTHING else value
            self.piles[word].lay(self.g, _numbers(self.piles[word].vocabulary, cards))
        elif word == "tile":
            q, r, turn, sixths = words
            _must_be(turn, "turn")
            self.tiles.append(Laid(TILES.index(name), int(q), int(r), int(sixths)))
        elif word == "hero":
            self.hero(HEROES.index(name), value)
        elif word == "title":
            title = TITLES.index(name)
            holder, influence, number = words
            _must_be(influence, "influence")
            self.g.title_holder[title] = self.seat_or_nobody(holder)
            self.g.title_influence[title] = _number(number, MOST_INFLUENCE)
        elif word == "drawn":
            _fill(self.g.drawn[SIDE_NUMBERS[name]], FATE_CARDS, value, 0)
        elif word == "module":
            self.module(name, value)
        elif (word, name) == ("season", "card"):
            self.g.season_card = SEASON_CARDS.index(value)
        elif (word, name) == ("play", "order"):
            self.g.play_order = [int(self.seat(seat)) for seat in words]
        else:
            self.deck(word, name, value)

    def hero(self, hero: int, value: str) -> None:
        """`0 at 1a, damage 1, routed, trained 1 0 2, rewards sword`."""
        g = self.g
        for first, *rest in _parts(value):
            if first == "damage":
                _set(g.hero_damage, hero, *rest)
            elif first == "routed":
                g.hero_routed[hero] = 1
            elif first == "trained":
                g.trained[3 * hero : 3 * hero + 3] = bytes([_number(word) for word in rest])
                if len(rest) != 3:
                    raise ValueError(rest)
            elif first == "rewards":
                owner = Seat(max(g.hero_seat[hero], g.fell_for[hero], 0))
                _fill(g.rewards[hero], REWARDS, " ".join(rest), those(owner))
            elif first == "fell":
                g.fell_for[hero] = self.seat(rest[0])
                self.stand(hero, rest[1:])
            else:
                g.hero_seat[hero] = self.seat_or_nobody(first)
                self.stand(hero, rest)

    def stand(self, hero: int, words: list[str]) -> None:
        if words:
            at, area = words
            _must_be(at, "at")
            self.g.hero_area[hero] = AREAS.index(area)

    def deck(self, word: str, part: str, value: str) -> None:
        """The first cards of a deck, its last ones, or its discards."""
        g = self.g
        if part == "discards" and word == "season":
            g.season_discards = _numbers(SEASON_CARDS, value)
        elif part == "discards" and word == "objective":
            g.objective_discards = _numbers(OBJECTIVES, value)
        else:
            field, vocabulary = DECKS[word]
            deck = getattr(g, field)
            if part == "discards":
                deck.discards = _numbers(vocabulary, value)
                return
            cards = read_cards(vocabulary, value, 0)
            if part not in ("top", "bottom"):
                raise ValueError(part)
            setattr(deck, part, [card for card, _ in cards])
            setattr(deck, f"{part}_seen", [seen for _, seen in cards])

    def module(self, name: str, value: str) -> None:
        n = remembering(self.g.rules).index(name)
        state = read_value(CODEC, value)
        if type(state) is not type(self.g.states[n]):
            raise ValueError(name)
        self.g.states[n] = state

    # the table

    def table(self, key: str, value: str) -> None:
        g = self.g
        words = value.split()
        if key == "year":
            year, season, first, starts, active, acts = words
            _must_be(f"{first} {active}", "first active")
            g.year, g.season = _number(year), SEASONS.index(season)
            g.first, g.active = self.seat(starts), self.seat_or_nobody(acts)
        elif key == "defeated":
            g.defeated = _numbers(HEROES, value)
        elif key in ("arriving", "leaving"):
            for kind, count in _parts(value):
                _set(getattr(g, key), KINDS.index(kind), count)
        elif key == "contested":
            area, controller = words
            self.contested = AREAS.index(area), self.seat_or_nobody(controller)
        elif key in SIDES.values():
            self.fighters(ATTACKER if key == SIDES[ATTACKER] else DEFENDER, value)
        elif key == "battle":
            g.battles = [*g.battles, _of(BattleRecord, read_value(CODEC, value))]
        elif key == "effect":
            g.effects.append(_of(Effect, read_value(CODEC, value)))
        elif key == "result":
            g.result = CODEC.unpack(json.loads(value))
        elif key == "stack":
            g.stack = read_stack(CODEC, value, g.rules)
        else:
            raise ValueError(key)

    def fighters(self, side: int, value: str) -> None:
        """`footman 2 damage 1 routed`."""
        found = []
        for kind, count, *rest in _parts(value):
            routed = "routed" in rest
            marks = [word for word in rest if word != "routed"]
            damage = 0
            if marks:
                word, number = marks
                _must_be(word, "damage")
                damage = _number(number)
            found += [fighter(side, KINDS.index(kind), damage, routed)] * _number(count)
        self.g.fighters = [*self.g.fighters, *found]

    def seat_or_nobody(self, word: str) -> int:
        return NOBODY if word == NOBODY_WORD else self.seat(word)

    # all lines are read

    def done(self) -> None:
        """What is not written: owners, the map's ground, boxes and piles, who controls what."""
        g = self.g
        _refuse(map_objection(self.tiles))
        g.layout = Layout(self.tiles)
        for seat, faction in enumerate(g.faction):
            if faction != NONE:
                if g.owner[faction] != NOBODY:
                    _refuse(because("faction-taken", "RW-021", faction=faction))
                g.owner[faction] = seat
        self.settle_control()
        _refuse(broken_limit(g))
        found = figures_in_play(g)
        box = figures(g.rules)
        g.supply = [
            box[kind] + more_figures(g, kind) - found[name] for kind, name in enumerate(KINDS)
        ]
        g.rune_box = [
            count - list(g.runes.kinds).count(rune)
            for rune, count in enumerate(rune_tokens(g.rules))
        ]
        for word, pile in self.piles.items():
            if word not in self.explicit:
                pile.lay(g, pile.rest(g))
        if not g.stack and g.result is None:
            g.stack = [WholeGame(at="seasons")]
        g.settle()
        CODEC.check(g)
        look(g)

    def settle_control(self) -> None:
        """Who controls an area follows from what stands there, but not while it is fought for. [RW-067]"""
        g = self.g
        for area in g.areas():
            g.controller[area] = g.controls(area)
        if self.contested is not None:
            g.contested = self.contested[0]
            g.controller[g.contested] = self.contested[1]


HANDS: dict[str, tuple[str, Vocabulary]] = {
    "tactics": ("tactics", TACTICS_CARDS),
    "fresh": ("fresh", TACTICS_CARDS),
    "choosing": ("tactics_looks", TACTICS_CARDS),
    "quests": ("quests", QUESTS),
}
"""By the word in the text: a hand's field, and its cards."""
PLAYERS = ("player", "objective", "recruits", *HANDS)
"""What a line of a player begins with."""


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise BadPosition(reason)


def _parts(value: str) -> list[list[str]]:
    """What stands between commas, as words."""
    return [part.split() for part in value.split(",") if part.strip()]


def _must_be(found: str, wanted: str) -> None:
    if found != wanted:
        raise ValueError(found)


def _once(there: int, what: str) -> None:
    """Of what an area has only one of, a second one does not take the place of the first."""
    if there >= 0:
        raise ValueError(what)


def _flag(words: Sequence[str], flag: str) -> bool:
    """Whether a word stands there; no other may."""
    if list(words) not in ([], [flag]):
        raise ValueError(words)
    return bool(words)


def _number(word: str, most: int = MOST) -> int:
    number = int(word)
    if not 0 <= number <= most:
        raise ValueError(word)
    return number


def _set(numbers: bytearray, at: int, word: str) -> None:
    if numbers[at]:
        raise ValueError(word)
    numbers[at] = _number(word)


def _numbers(vocabulary: Vocabulary, text: str) -> list[int]:
    return [vocabulary.index(name) for name in text.split()]


def _fill(hand: Hand, vocabulary: Vocabulary, text: str, usual: int) -> None:
    for card, seen in read_cards(vocabulary, text, usual):
        hand.add(card, seen)


def _of(kind: type, value: Any) -> Any:
    if not isinstance(value, kind):
        raise TypeError(kind.__name__)
    return value
