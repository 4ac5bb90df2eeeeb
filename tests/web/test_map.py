"""How the map is moved: by wheel, by mouse, by one finger and by two."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.waiting import eventually
from tests.web.conftest import Invite
from tests.web.visitor import ANSWERS, PHONE, Visitor

MAP = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect()
  const { x, y, width } = document.querySelector('.world > svg').getBoundingClientRect()
  return [x - frame.x, y - frame.y, width, frame.width, frame.height, frame.x, frame.y]
}"""

Point = tuple[float, float]


class Map:
    """The map as somebody sees it: where its corner lies in its window, and how wide it is."""

    def __init__(self, ann: Visitor) -> None:
        self.ann = ann
        self.x, self.y, self.width, wide, high, left, top = ann.page.evaluate(MAP)
        self.middle = left + wide / 2, top + high / 2
        self.window = wide, high

    def now(self) -> Map:
        return Map(self.ann)

    def until(self, there: Callable[[Map], bool]) -> Map:
        """The map as soon as it is so."""
        eventually(lambda: there(self.now()))
        return self.now()


def at_table(ann: Visitor) -> Map:
    """Where areas are claimed one by one: all of the map can be touched."""
    options = {"map": "full", "setup": "official"}
    ann.sit(ann.opened("me", "here", options=options)["table"])
    ann.wait_for_turn()
    return Map(ann)


class Fingers:
    """Fingers on the glass, in pixels of the screen."""

    def __init__(self, ann: Visitor) -> None:
        self.glass = ann.context.new_cdp_session(ann.page)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def glide(self, *ways: tuple[Point, Point]) -> None:
        """Every finger goes from a point to another, all at the same time."""
        self._send("touchStart", *[start for start, _ in ways])
        for part in (0.25, 0.5, 0.75, 1.0):
            at = [(a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])) for a, b in ways]
            self._send("touchMove", *at)
        self._send("touchEnd")


def test_the_wheel_zooms_where_the_pointer_is(invite: Invite) -> None:
    ann = invite()
    whole = at_table(ann)
    wide, high = whole.window
    ann.page.mouse.move(*whole.middle)
    ann.page.mouse.wheel(0, -400)
    near = whole.until(lambda seen: seen.width / whole.width == pytest.approx(1.896, abs=0.01))
    factor = near.width / whole.width
    assert (wide / 2 - near.x) / factor == pytest.approx(wide / 2 - whole.x, abs=2)
    assert (high / 2 - near.y) / factor == pytest.approx(high / 2 - whole.y, abs=2)


def test_the_map_is_dragged_but_not_out_of_sight(invite: Invite) -> None:
    ann = invite()
    whole = at_table(ann)
    ann.button("Closer").click()
    ann.button("Closer").click()
    near = whole.until(lambda seen: seen.width / whole.width == pytest.approx(1.96, abs=0.01))
    x, y = near.middle
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x, y - 30, steps=3)
    near.until(lambda seen: seen.y - near.y == pytest.approx(-30, abs=1))
    ann.page.mouse.move(x, y + 3000, steps=3)
    near.until(lambda seen: seen.y == pytest.approx(0, abs=1))
    ann.page.mouse.up()
    assert near.now().width == pytest.approx(near.width, rel=0.001)


def test_two_fingers_zoom_and_one_pans(invite: Invite) -> None:
    ann = invite(window=PHONE, touch=True)
    start = at_table(ann)
    fingers = Fingers(ann)
    x, y = start.middle
    fingers.glide(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    near = start.until(lambda seen: seen.width / start.width == pytest.approx(3, rel=0.02))
    fingers.glide(((x, y), (x, y + 40)))
    near.until(lambda seen: seen.y - near.y == pytest.approx(40, abs=1))
    assert near.now().width == pytest.approx(near.width, rel=0.001)
    fingers.glide(((x - 90, y), (x - 2, y)), ((x + 90, y), (x + 2, y)))
    far = near.until(lambda seen: seen.width < start.width)
    wide, high = far.window
    assert far.width <= wide  # no farther than the whole map, in the middle
    assert 0 <= far.y < high
    assert far.x == pytest.approx(wide - far.width - far.x, abs=1)


def test_a_finger_that_trembles_still_touches(invite: Invite) -> None:
    ann = invite(window=PHONE, touch=True)
    before = at_table(ann)
    at = ann.spot(ann.glowing()[0])
    with ann.page.expect_response(ANSWERS):
        Fingers(ann).glide(((at["x"], at["y"]), (at["x"] + 3, at["y"] + 2)))
    after = before.now()
    assert (after.x, after.width) == pytest.approx((before.x, before.width), abs=0.1)
