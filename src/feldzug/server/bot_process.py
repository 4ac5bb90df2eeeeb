"""A bot process: it chooses for bots. It reads a question a line and writes an answer a line.

What it is given is a position in which everything that the bot's seat cannot see was dealt anew, so the
truth never enters this process. It ends when nobody asks any more.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from typing import Any

from feldzug.bots.registry import make_bot
from feldzug.games import game
from feldzug.kernel.codec import canonical
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.values import Seat
from feldzug.server.serializer import serializer


def think(asked: dict[str, Any]) -> Any:
    """The action that a bot chooses, packed."""
    found = game(asked["game"])
    codec = serializer(found).codec
    bot = make_bot(asked["bot"], found.key, asked["seed"], seconds=asked["seconds"])
    position = codec.load(asked["position"])
    return codec.pack(bot.choose(Glimpse(position, Seat(asked["seat"]))))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when this ends
    with suppress(BrokenPipeError):  # the server died while this one was thinking
        for line in sys.stdin:
            try:
                answer = {"action": think(json.loads(line))}
            except Exception as error:  # noqa: BLE001 -- whatever a bot does wrong, the server goes on
                answer = {"error": type(error).__name__}
            os.write(sys.stdout.fileno(), canonical(answer).encode() + b"\n")


if __name__ == "__main__":
    main()
