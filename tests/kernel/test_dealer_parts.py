from __future__ import annotations

import hashlib
import json

import pytest

from feldzug.kernel import laws, record
from feldzug.kernel.answered import may_be_unseen
from feldzug.kernel.codec import Codec
from feldzug.kernel.dealer import Dealer, SealedDealer, commitment, earlier_secret
from feldzug.kernel.errors import BadRecord, NoUndo
from feldzug.kernel.fate import Dice
from feldzug.kernel.journal import in_force
from feldzug.kernel.match import Match
from feldzug.kernel.values import FATE, Seat
from tests.practice import FORDS
from tests.practice.league import LEAGUE, League

GAMES = {"league": LEAGUE, "fords": FORDS}
SECRET = bytes(range(16))
PARTS = LEAGUE.parts


def played_to(round_: int, seed: int = 4) -> Match:
    """A league in which a round has begun and some dice of it have fallen, or one that is over."""
    match = Match(LEAGUE, LEAGUE.setup(3), SealedDealer(SECRET, PARTS))
    dealer = Dealer(seed)
    while match.position.outcome() is None:
        assert isinstance(match.position, League)
        now, before = match.position.round, match.length
        seat = match.position.waiting()[0]
        legal = match.position.legal(seat)
        match.play(seat, legal[dealer.below(len(legal))])
        if now == round_ and any(entry.seat == FATE for entry in match.entries(before)):
            break
    return match


def sealed(text: str) -> str:
    found: str = json.loads(text.splitlines()[-1])["secret"]
    return found


def test_the_secret_of_a_part_is_the_hash_of_the_next_one() -> None:
    dealer = SealedDealer(SECRET, 3)
    assert dealer.secret_of(2) == SECRET
    assert dealer.secret_of(1) == hashlib.sha256(SECRET).digest()
    assert commitment(dealer.secret_of(1)) == dealer.secret_of(0).hex()
    assert dealer.commitment == commitment(dealer.secret_of(0))
    assert earlier_secret(SECRET, 2) == dealer.secret_of(0)
    for part in (-1, 3):
        with pytest.raises(ValueError, match="of 3"):
            dealer.secret_of(part)


def test_a_game_of_one_part_is_dealt_as_ever() -> None:
    dealer, old = SealedDealer(SECRET, 1), SealedDealer(SECRET)
    assert dealer.commitment == old.commitment == commitment(SECRET)
    dealer.turn_to(0)
    rolls = [dealer.draw(Dice(5), n) for n in range(4)]
    assert rolls == [old.draw(Dice(5), n) for n in range(4)]


def test_every_part_is_dealt_from_its_own_secret() -> None:
    dealer = SealedDealer(SECRET, 3)
    rolls = []
    for part in range(3):
        dealer.turn_to(part)
        rolls.append(dealer.draw(Dice(9), 7))
        assert rolls[-1] == SealedDealer(dealer.secret_of(part)).draw(Dice(9), 7)
    assert len(set(rolls)) == 3


def test_a_part_is_shown_as_soon_as_the_next_one_has_begun() -> None:
    first, second, over = played_to(1), played_to(2), played_to(9)
    dealer = SealedDealer(SECRET, PARTS)
    assert (first.part, second.part) == (1, 2)
    assert sealed(record.write(first)) == dealer.secret_of(0).hex()
    assert sealed(record.write(second)) == dealer.secret_of(1).hex()
    assert sealed(record.write(over)) == dealer.secret_of(2).hex()


def test_the_rolls_of_a_round_are_proven_while_the_league_goes_on() -> None:
    match = played_to(2)
    found = record.read(record.write(match), GAMES)
    assert found.match.position.outcome() is None
    rolls = [n for n, entry in enumerate(match.journal) if entry.seat == FATE]
    finished = [n for n in rolls if LEAGUE.part(match.at(n)) == 1]
    proven = [n for n in finished if not may_be_unseen(match.at(n))]
    assert len(proven) < len(finished)
    assert record.verify(found) == len(proven) > 0
    assert len(proven) < len(rolls)
    over = played_to(9)
    every = sum(entry.seat == FATE for entry in over.journal)
    assert record.verify(record.read(record.write(over), GAMES)) == every


def test_what_is_drawn_unseen_does_not_follow_from_the_secret_of_its_round() -> None:
    """Or whoever is shown that secret could tell what others hold."""
    match = played_to(2)
    dealer = match.dealer
    assert isinstance(dealer, SealedDealer)
    drawn = [
        n
        for n, entry in enumerate(match.journal)
        if entry.seat == FATE and may_be_unseen(match.at(n))
    ]
    assert drawn
    for n in drawn:
        dealer.turn_to(PARTS - 1)
        assert dealer.draw(match.at(n).odds(), n) == match.entry(n).action
    assert bytes.fromhex(match.shown_secret()) == dealer.secret_of(1) != dealer.secret


def test_a_roll_that_does_not_follow_from_the_secret_of_its_round_is_found() -> None:
    match = played_to(2)
    other = Match.replay(LEAGUE, match.setup, match.journal, SealedDealer(bytes(16), PARTS))
    with pytest.raises(BadRecord, match="roll-differs"):
        record.verify(record.read(record.write(other), GAMES))


def test_a_secret_that_is_none_of_the_parts_is_refused() -> None:
    lines = record.write(played_to(2)).splitlines()
    seal = json.loads(lines[-1])
    for secret in (bytes(32).hex(), "no hex"):
        text = "\n".join([*lines[:-1], json.dumps({**seal, "secret": secret})])
        with pytest.raises(BadRecord, match="wrong-secret"):
            record.verify(record.read(text, GAMES))


def test_what_lies_before_a_secret_that_is_shown_is_not_taken_back() -> None:
    match = played_to(2)
    early = next(n for n in in_force(match.journal) if match.entry(n).seat == Seat(0))
    with pytest.raises(NoUndo, match="behind-a-part"):
        match.ask_undo(Seat(0), early)


def test_a_correction_of_an_earlier_round_rolls_with_the_secret_of_this_one() -> None:
    """The secret of that round is shown: whoever knows it could foresee new dice."""
    match = played_to(2)
    organiser = match.position.role("organiser")
    for n in in_force(match.journal):
        seat = match.entry(n).seat
        if seat == FATE or LEAGUE.part(match.at(n)) != 1:
            continue
        for action in match.at(n).legal(seat):
            if action != match.entry(n).action and match.ripple(organiser, n, action).new_rolls:
                match.correct(organiser, n, action)
                break
        else:
            continue
        break
    assert match.part == 2
    assert match.shown_secret() == SealedDealer(SECRET, PARTS).secret_of(1).hex()
    laws.the_journal_replays_to_the_same_hash(Codec(LEAGUE), match)
    again = Match.replay(LEAGUE, match.setup, match.journal)
    assert again.part == 2
    found = record.read(record.write(match), GAMES)
    assert record.verify(found) > 0


def test_a_match_that_is_taken_up_again_knows_its_part() -> None:
    match = played_to(2)
    again = Match.resume(
        LEAGUE, match.setup, match.journal, match.position, SealedDealer(SECRET, PARTS)
    )
    assert again.part == 2
    assert again.shown_secret() == match.shown_secret()


def test_without_a_sealed_dealer_nothing_is_shown() -> None:
    assert laws.random_walk(FORDS, FORDS.setup(2), 1, 5).shown_secret() == ""
    assert Match(LEAGUE, LEAGUE.setup(2), Dealer(1)).shown_secret() == ""
