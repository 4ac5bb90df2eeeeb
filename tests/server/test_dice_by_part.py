"""The dice of a round are proven while the campaign goes on, and nothing that is hidden is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi import FastAPI

from feldzug.kernel.dealer import SealedDealer, commitment, earlier_secret
from feldzug.kernel.fate import Dice
from feldzug.parts.registration import registered
from tests.server.forward import fast_forward, until
from tests.server.league import MAP, REGISTRATION, given
from tests.server.players import Player
from tests.server.schema import check_shape, described_now


@pytest.fixture(autouse=True)
def league() -> Iterator[None]:
    with registered(REGISTRATION):
        yield


def test_the_dice_of_a_finished_round_can_be_computed_again(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here", "here", game="league", players=3)["table"]
    player.post(f"/api/tables/{table}/answers", given(player.see(table, 3), MAP))
    begun = player.get(f"/api/tables/{table}/dice")
    assert begun["draws"] == []
    until(app, table, lambda position: position.round == 2)
    proof = player.get(f"/api/tables/{table}/dice")
    check_shape("DiceProof", proof, described_now())
    secret = bytes.fromhex(proof["secret"])
    first = earlier_secret(secret, proof["part"])
    assert commitment(first) == proof["commitment"] == player.see(table)["commitment"]
    dealer = SealedDealer(secret, proof["part"] + 1)
    for draw in proof["draws"]:
        assert draw["odds"]["kind"] == "dice"
        dealer.turn_to(draw["part"])
        odds = Dice(draw["odds"]["count"], draw["odds"]["faces"])
        assert list(dealer.draw(odds, draw["n"])) == draw["outcome"]
    fast_forward(app, table)
    whole = player.get(f"/api/tables/{table}/dice")
    kinds = {draw["odds"]["kind"] for draw in whole["draws"]}
    assert "draw" in kinds
    assert (
        commitment(earlier_secret(bytes.fromhex(whole["secret"]), whole["part"]))
        == (proof["commitment"])
    )
