"""The numbers of ways to go on from fixed positions: a fingerprint of the rules, in `perft.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

from feldzug.analysis.perft import branches, divide, perft
from feldzug.games.ring_war.notation import CODEC, read, write
from feldzug.games.ring_war.war import War

TEXT = Path(__file__).with_name("perft.txt").read_text(encoding="utf-8")


class Study:
    """A position of the file: what it is about, its text, and the numbers."""

    def __init__(self, block: str) -> None:
        lines = block.strip().splitlines()
        self.title = lines[0].removeprefix("# ")
        self.text = "\n".join(line for line in lines if not line.startswith(("#", "ways:")))
        self.ways = [int(word) for word in lines[-1].removeprefix("ways:").split()]

    def __repr__(self) -> str:
        return self.title

    def position(self) -> War:
        g, _ = read(self.text)
        g.settle()
        return g


STUDIES = [Study(block) for block in TEXT.split("\n\n")[1:]]


@pytest.mark.parametrize("study", STUDIES, ids=repr)
def test_as_many_ways_lead_on_as_are_written(study: Study) -> None:
    g = study.position()
    assert [perft(g, depth) for depth in range(1, len(study.ways) + 1)] == study.ways


def test_there_is_one_way_to_do_nothing() -> None:
    assert perft(STUDIES[0].position(), 0) == 1


ONE_ATTACK = next(study for study in STUDIES if study.title.startswith("One attack"))


def test_one_attack_counted_by_hand() -> None:
    """Buckland may attack four neighbours or stop; one unit to send, or to stay.

    Then The Shire may stand or flee to one area, Fornost to four, Old Forest and South Downs to three
    each; after the stop green puts a lost leader into Buckland: 2 + 5 + 4 + 4 + 1.
    """
    g = ONE_ATTACK.position()
    assert [perft(g, depth) for depth in (1, 2, 3)] == [4 + 1, 4 + 1, 2 + 5 + 4 + 4 + 1]


def test_a_number_is_the_sum_of_its_parts_and_the_position_stays_as_it_was() -> None:
    g = ONE_ATTACK.position()
    _, setup = read(ONE_ATTACK.text)
    before = CODEC.text(g, setup)
    assert sum(count for _, _, count in divide(g, 4)) == perft(g, 4)
    assert [(seat, answer) for seat, answer, _ in divide(g, 2)] == branches(g)
    assert CODEC.text(g, setup) == before


def test_a_war_that_is_over_leads_nowhere() -> None:
    """On Mount Doom a five or six ends it, unless two are tied, who then roll again until one wins."""
    last = STUDIES[-1].position()
    rolls = {answer[0]: count for _, answer, count in divide(last, 2)}
    assert rolls[5] == rolls[6] == 36
    tied = last.clone()
    tied.apply(*branches(tied)[-1])
    ends = {answer: count for _, answer, count in divide(tied, 2)}
    assert ends[6, 1] == 0
    assert ends[3, 3] == 36


@pytest.mark.parametrize("study", STUDIES, ids=repr)
def test_every_position_of_the_file_can_be_written_and_read(study: Study) -> None:
    g, setup = read(study.text)
    g.settle()
    again, _ = read(write(g, setup))
    assert CODEC.text(again, setup) == CODEC.text(g, setup)
