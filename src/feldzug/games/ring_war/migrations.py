"""How saves of older versions become saves of this one."""

from __future__ import annotations

from typing import Final

from feldzug.games.ring_war.board import AREA_CARDS, KINDS, PLACES
from feldzug.games.ring_war.deck import CARDS
from feldzug.kernel.migrate import Json, Migrations, frames

MIGRATIONS: Final = Migrations()

NOBODY: Final = -2

EFFECTS: Final = {
    "you-shall-not-pass": "ClosedBridge",
    "winter-storms": "StormyAreas",
    "corsairs-of-umbar": "CorsairsAbroad",
    "the-enemy-is-at-hand": "UnmannedFortress",
    "siege-machines": "UnmannedFortress",
    "black-sails": "SailsSet",
    "the-way-is-under-the-mountains": "WayOpened",
}


@MIGRATIONS.to(2)
def things_were_numbers(saved: Json) -> None:
    """2: areas, kinds and cards are named by their ids; effects are classes; windows ask all at once."""
    board = saved["board"]
    for name, fill in (("ruler", NOBODY), ("leader", 0)):
        board[name] = _by_place(board[name], fill)
    for name in ("leader_tired", "leader_came", "beaten"):
        board[name] = _by_place(board[name], 0)
    for name in ("units", "fought", "moved"):
        board[name] = _by_place_and_kind(board[name])
    board["fielded"] = {
        str(seat): _by_kind(board["fielded"][3 * seat : 3 * seat + 3]) for seat in range(5)
    }
    for name in ("area_hands", "uprisings"):
        board[name] = [[AREA_CARDS[card] for card in hand] for hand in board[name]]
    for name in ("card_hands", "played"):
        board[name] = [[CARDS[card] for card in hand] for hand in board[name]]
    for name in ("area_pile", "area_discards"):
        board[name] = [AREA_CARDS[card] for card in board[name]]
    for name in ("card_pile", "card_discards"):
        board[name] = [CARDS[card] for card in board[name]]
    for name in ("conquered", "sheltered"):
        board[name] = [PLACES[place] for place in board[name]]
    board["legends"] = [[PLACES[place], seat] for place, seat in board["legends"]]
    board["assaulted"] = _place(board["assaulted"])
    if saved["players"] == 3 and saved["options"]["map"] == "full":
        saved["options"]["three_deal"] = "official"  # the others kept their meaning
    saved["effects"] = [_effect(effect) for effect in saved["effects"]]
    _name_what_frames_hold(saved)
    _ask_all_at_once(saved)


def _by_place(values: list[int], fill: int) -> dict[str, int]:
    return {PLACES[n]: value for n, value in enumerate(values) if value != fill}


def _by_kind(values: list[int]) -> dict[str, int]:
    return {KINDS[n]: value for n, value in enumerate(values) if value}


def _by_place_and_kind(values: list[int]) -> dict[str, dict[str, int]]:
    found = {PLACES[n]: _by_kind(values[3 * n : 3 * n + 3]) for n in range(len(PLACES))}
    return {place: kinds for place, kinds in found.items() if kinds}


def _place(number: int) -> int | str:
    return PLACES[number] if number >= 0 else number


def _effect(old: Json) -> Json:
    """Once an effect was a key with numbers of places; now every card has a class of its own."""
    return {
        "@": EFFECTS[old["key"]],
        "seat": old["seat"],
        "until": old["until"],
        "card": old["key"],
        "areas": [PLACES[place] for place in old["about"]],
    }


def _name_what_frames_hold(saved: Json) -> None:
    """The kind of a named defender was a number; questions did not know which card asks them."""
    for duel in frames(saved, "Duel"):
        defender = duel["defender"]
        duel["defender"] = KINDS[defender] if defender >= 0 else defender
    for question in frames(saved, "WhichBridge"):
        question["card"] = "you-shall-not-pass"
    for question in frames(saved, "WhichWay"):
        question["card"] = "the-way-is-under-the-mountains"
    for question in frames(saved, "ChooseShift"):
        question["card"] = question.pop("played")


def _ask_all_at_once(saved: Json) -> None:
    """Once a window went round the table: whoever has passed since a card was played, has passed."""
    saved["stack"] = [_window(frame) for frame in saved["stack"] if frame["@"] != "PlayOrPass"]


def _window(old: Json) -> Json:
    if old["@"] != "Window":
        return old
    seats, passes = old["order"], old["passes"]
    turn = old["turn"] % len(seats)
    order = [*seats[turn:], *seats[:turn]]
    passed = sorted(order[len(order) - passes :]) if passes else []
    steps = [[seat, [{"@": "Pass"}]] for seat in passed]
    return {
        "@": "CardWindow",
        "moment": old["moment"],
        "order": order,
        "steps": {"@": "dict", "items": steps},
    }
