"""Units that are counted are named in the plural, in both languages."""

from __future__ import annotations

import pytest

from feldzug.games.runewars.banners.units.recruiting import RecruitInstead
from feldzug.games.runewars.board import AREAS, KINDS
from feldzug.games.runewars.game import RUNEWARS
from feldzug.games.runewars.movement import UnitMoved
from feldzug.kernel.values import Seat
from feldzug.parts.translator import Translator


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", "one Footman", "3 Footmen"), ("de", "1 Fußsoldat ", "3 Fußsoldaten")],
)
def test_units_on_the_move(language: str, one: str, many: str) -> None:
    say = Translator(RUNEWARS, language)
    kind, here, there = KINDS.index("footman"), AREAS.index("1a"), AREAS.index("1b")
    assert one in say.event(UnitMoved(Seat(0), kind, 1, here, there))
    assert many in say.event(UnitMoved(Seat(0), kind, 3, here, there))


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [("en", "No Vampires", "2 × Vampire"), ("de", "Keine Vampire", "2 × Vampir")],
)
def test_units_that_are_recruited_instead(language: str, none: str, some: str) -> None:
    say = Translator(RUNEWARS, language)
    kind = KINDS.index("vampire")
    assert say.action(RecruitInstead(kind, 0)) == none
    assert say.action(RecruitInstead(kind, 2)) == some
