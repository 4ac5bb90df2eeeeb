"""A game saved before a change of the rules goes on after it.

`saves/version_1.*` were written when winners had no fame and the stage `strength_decides` was `compare`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from feldzug.kernel import laws, record
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.errors import BadValue
from feldzug.kernel.fate import Odds
from feldzug.kernel.reported import Confirm
from tests.practice import FORDS
from tests.practice.battle import Battle, BattleWon, TableBattle
from tests.practice.position import contents

SAVES = Path(__file__).parent / "saves"
SECRET = bytes(16)


def saved() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAVES / "version_1.json").read_text())
    return found


def test_a_position_of_version_1_loads_into_the_stage_that_was_renamed() -> None:
    assert [f["at"] for f in saved()["stack"] if f["@"] == "Battle"] == ["compare"]
    g = Codec(FORDS).load(saved())
    assert g.frame(Battle).at == "strength_decides"
    assert isinstance(g.stack[-1], TableBattle)


def test_a_position_of_version_1_obeys_the_laws_and_plays_on() -> None:
    codec = Codec(FORDS)
    g, setup = codec.load(saved()), FORDS.setup_of(saved())
    before = g.clone()
    laws.position_laws(codec, setup, g)
    laws.wander(g, Dealer(1), 500)
    assert g.outcome() is not None
    laws.nothing_is_lost_or_made(before, g, contents)


def test_without_its_migration_the_old_stage_is_refused() -> None:
    with pytest.raises(BadValue, match="unknown-stage"):
        Codec(FORDS).load({**saved(), "version": 2})


def test_loading_does_not_change_what_was_saved() -> None:
    old = saved()
    Codec(FORDS).load(old)
    assert old == saved()


def test_a_record_of_version_1_goes_on_with_a_journal_of_its_own() -> None:
    dealer = SealedDealer(SECRET)
    match = record.load(SAVES / "version_1.record", {"fords": FORDS}, dealer).match
    assert match.journal == []
    assert match.decision == match.earlier > 0
    (seat,) = match.position.waiting()
    assert any(isinstance(event, BattleWon) for event in match.play(seat, Confirm(1)))
    laws.match_laws(Codec(FORDS), match)


class NotedDealer(SealedDealer):
    """Notes the number of every roll."""

    def __init__(self) -> None:
        super().__init__(SECRET)
        self.noted: list[int] = []

    def draw(self, odds: Odds, entry: int = 0) -> Any:
        self.noted.append(entry)
        return super().draw(odds, entry)


def test_the_rolls_of_a_continued_match_are_numbered_through() -> None:
    """Else it would repeat the rolls of its beginning, and whoever saw those could foresee it."""
    dealer, chooser = NotedDealer(), Dealer(3)
    match = record.load(SAVES / "version_1.record", {"fords": FORDS}, dealer).match
    while match.position.outcome() is None:
        seat = match.position.waiting()[0]
        legal = match.position.legal(seat)
        match.play(seat, legal[chooser.below(len(legal))])
    assert dealer.noted
    assert min(dealer.noted) > match.earlier
    again = record.read(record.write(match, ("Anna",)), {"fords": FORDS})
    assert again.match.earlier == match.earlier
    assert record.verify(again) == len(dealer.noted)
