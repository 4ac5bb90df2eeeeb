from __future__ import annotations

from feldzug.kernel.errors import BadRecord, FeldzugError, NewerRules, NoUndo, Stale
from feldzug.kernel.reported import Confirm, Dispute
from feldzug.kernel.values import (
    Choice,
    Event,
    Offer,
    Outcome,
    Reason,
    Seat,
    because,
    kebab,
    of_kind,
)

A, B, C = Seat(0), Seat(1), Seat(2)


def test_a_reason_is_a_value_with_its_arguments_in_order() -> None:
    reason = because("area-full", "1.4", area="ford", limit=5)
    assert reason == Reason("area-full", "1.4", (("area", "ford"), ("limit", 5)))
    assert hash(reason) == hash(because("area-full", "1.4", area="ford", limit=5))


def test_a_class_is_its_own_message_key() -> None:
    assert kebab("BattleWon") == "battle-won"
    assert kebab("War") == "war"


def test_equals_share_a_place() -> None:
    outcome = Outcome("points", ((B,), (A, C)), (1, 3, 1))
    assert outcome.winners == (B,)
    assert [outcome.place(seat) for seat in (A, B, C)] == [2, 1, 2]


def test_an_offer_knows_what_is_legal() -> None:
    greyed = Choice(Dispute(), because("no", "1"))
    offer = Offer(A, None, (), (Choice(Confirm()), greyed))
    assert offer.legal == [Confirm()]


def test_an_event_is_seen_by_all_unless_it_says_otherwise() -> None:
    event = Event()
    assert event.seen_by(A) is event
    assert event.seen_by(None) is event


def test_a_kind_is_the_very_class() -> None:
    assert of_kind([Confirm()], Confirm())
    assert not of_kind([Confirm()], Dispute())
    assert not of_kind([Confirm()], True)


def test_every_error_carries_its_reason() -> None:
    errors: list[FeldzugError] = [Stale(1, 2), NoUndo("behind-a-fence"), NewerRules("3", "2")]
    assert [error.reason.key for error in errors] == [
        "stale-decision",
        "behind-a-fence",
        "newer-rules",
    ]
    assert str(Stale(1, 2)) == "('stale-decision', 'answered=1', 'current=2')"


def test_a_bad_record_names_the_entry() -> None:
    assert BadRecord("entry-damaged", 7).entry == 7
    assert dict(BadRecord("entry-damaged", 7).reason.args) == {"entry": 7}
