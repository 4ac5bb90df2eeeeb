"""A bot that plays over HTTP: `python examples/http_bot.py http://127.0.0.1:8000 <seat secret>`.

Open a table in the browser with a seat for someone elsewhere, and give this program the secret of its link:
the part after the `#`. It knows no rules; it takes what is offered, and rather attacks than not.
"""

from __future__ import annotations

import random
import sys

from feldzug.client import Action, Offer, Seat


def choose(offer: Offer) -> Action:
    """An attack if one is offered, else anything."""
    attacks = [action for action in offer.legal if action["@"] == "Attack"]
    return random.choice(attacks or offer.legal)


def main() -> None:
    address, secret = sys.argv[1:3]
    with Seat(address, secret) as seat:
        for offer in seat.offers():
            seat.answer(offer, choose(offer))
        print(seat.outcome)


if __name__ == "__main__":
    main()
