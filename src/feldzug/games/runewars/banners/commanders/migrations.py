"""How games with commanders that were saved under older rules go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from feldzug.games.runewars.banners.commanders.command import COMMANDER_CARDS
from feldzug.games.runewars.world import NONE
from feldzug.kernel.migrate import Json, Migrations, frames

MIGRATIONS: Final = Migrations()


@MIGRATIONS.to(2)
def a_waiting_card_was_lost(saved: Json) -> None:
    """2: Lieutenant General is not played while a commander card waits. [BOW-Q26]

    Under the old rules the card that waited was lost: it is found again in the discards. A card that is
    given to a hero and one that waited for him are the same stage of a Quest Phase now. [BOW-220]
    """
    command = saved["states"]["commanders"]
    for seat in _about_to_draw(saved):
        command["waiting"][seat] = NONE
    found = {card for card in _cards_of(command) if card != NONE}
    if found:  # not before the deck is shuffled
        lost = [card for card in COMMANDER_CARDS.ids if card not in found]
        command["deck"]["discards"] += lost
    for frame in frames(saved, "ReviewCommand"):
        if frame["at"] == "give_waiting":
            frame["at"] = "fill_vacancy"


def _about_to_draw(saved: Json) -> Iterator[str]:
    """The seats that have played Lieutenant General and have not drawn for it yet."""
    drawing = [str(frame["seat"]) for frame in frames(saved, "DrawCommander") if frame["openly"]]
    yield from drawing
    if not list(frames(saved, "SecondCommand")):
        for frame in frames(saved, "TacticsInPlay"):
            if frame["card"] == "lieutenant-general":
                yield str(frame["seat"])


def _cards_of(command: Json) -> Iterator[str | int]:
    """Every commander card that is saved somewhere; NONE for whoever has none."""
    for deck in (command["deck"], command["looks"]):
        for pile in ("bag", "top", "bottom", "discards"):
            yield from deck[pile]
    yield from [*command["cards"].values(), *command["waiting"].values()]
