"""Looking back, what-if games, records and proof of the dice."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from playwright.sync_api import Locator, Route, expect

from feldzug.games import GAMES
from feldzug.kernel import record
from feldzug.server.app import create_app
from feldzug.server.auth import COOKIE
from feldzug.server.store.models import MatchRow
from tests.server.conftest import running
from tests.server.forward import fast_forward
from tests.server.players import Player
from tests.waiting import eventually
from tests.web.conftest import EASY, Invite
from tests.web.visitor import PHONE, QUICK, Visitor

Finished = tuple[Visitor, str]


@dataclass(frozen=True)
class Played:
    """A finished game: the store that keeps it, its table, and the cookie of who played it."""

    store: Path
    table: str
    cookie: str


@pytest.fixture(scope="module")
def played(empty_store: Path, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Played once, for it takes longer than looking at it."""
    store = Path(shutil.copy(empty_store, tmp_path_factory.mktemp("played")))
    app = create_app(EASY.changed(db=f"sqlite:///{store}", bot_workers=0))

    def is_written() -> bool:
        with app.state.tables.store.read() as session:
            return not session.get_one(MatchRow, table).is_unwritten

    with running(app) as address, httpx.Client(base_url=address, timeout=30) as http:
        table = Player(http).open("me", "bot:random", options=QUICK)["table"]
        fast_forward(app, table)
        eventually(is_written, seconds=60)
        return Played(store, table, http.cookies[COOKIE])


@pytest.fixture
def finished(invite: Invite, address: str, played: Played) -> Finished:
    """Somebody before the end screen of a finished game."""
    ann = invite()
    ann.context.add_cookies([{"name": COOKIE, "value": played.cookie, "url": address}])
    table = played.table
    ann.sit(table)
    dialog = ann.page.get_by_role("dialog", name="The game is over")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    return ann, table


@pytest.fixture
def db(played: Played, tmp_path: Path) -> str:
    """A store of its own, in which the game is over."""
    return f"sqlite:///{shutil.copy(played.store, tmp_path / 'games.sqlite')}"


def look_back(ann: Visitor) -> Locator:
    """The panel that looks back from the end."""
    ann.page.locator(".end").get_by_role("button", name="Look back").click()
    return ann.page.get_by_role("region", name="Look back")


def test_a_slider_goes_through_the_whole_game_by_turns(finished: Finished) -> None:
    ann, table = finished
    page = ann.page
    now = page.locator(".players > ul").inner_text()
    panel = look_back(ann)
    slider = panel.get_by_role("slider", name="Turn")
    turns = ann.see(table)["view"]["turn"]
    assert int(slider.get_attribute("max") or 0) == turns + 1  # and what is before and after them
    expect(panel.get_by_text(f"Turn 0 / {turns}")).to_be_visible()
    slider.fill("4")
    expect(panel.get_by_text(f"Turn 4 / {turns}")).to_be_visible()
    expect(panel.locator(".events")).to_contain_text("Turn 4:")
    expect(page.locator(".players > ul")).not_to_have_text(now)
    panel.get_by_role("button", name="One turn on").click()
    expect(panel.locator(".events")).to_contain_text("Turn 5:")
    panel.get_by_role("button", name="One step on").click()
    expect(panel.locator(".events")).not_to_contain_text("Turn 5:")
    panel.get_by_role("button", name="One turn back").click()
    expect(panel.locator(".events")).to_contain_text("Turn 4:")
    panel.get_by_role("button", name="Play", exact=True).click()
    expect(panel.locator(".events")).not_to_contain_text("Turn 4:")
    panel.get_by_role("button", name="Pause").click()
    slider.fill("2")
    line = ann.log.nth(45).get_by_role("button")
    said = line.inner_text()
    line.click()
    expect(panel.locator(".events")).to_contain_text(said)
    slider.fill(str(turns + 1))
    expect(page.locator(".players > ul")).to_have_text(now)
    panel.get_by_role("button", name="Back to now").click()
    expect(page.locator(".players > ul")).to_have_text(now)


IN_SIGHT = """(turn) => {
  const list = document.getElementById('log').getBoundingClientRect()
  return [...document.querySelectorAll('#log .now')].some((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    return line.innerText.startsWith(`Turn ${turn}:`) && top >= list.top && bottom <= list.bottom
  })
}"""


def test_the_log_follows_the_slider(finished: Finished) -> None:
    ann, table = finished
    panel = look_back(ann)
    slider = panel.get_by_role("slider", name="Turn")
    turns = ann.see(table)["view"]["turn"]
    for turn in (turns // 2, 1, turns, 3):
        slider.fill(str(turn))
        ann.page.wait_for_function(IN_SIGHT, arg=turn)
    # Where single dice and units have no line, the last line before them is marked.
    ann.page.get_by_label("every detail").uncheck()
    for _ in range(12):
        panel.get_by_role("button", name="One step on").click()
        expect(ann.page.locator("#log .now").last).to_be_in_viewport()
    # Before anything has happened the log stands at its beginning.
    slider.fill("0")
    ann.page.wait_for_function("() => document.querySelector('#log').scrollTop === 0")


def test_dice_are_shown_to_who_looks_back(finished: Finished) -> None:
    ann, table = finished
    steps = ann.context.request.get(f"/api/tables/{table}/history?seat=0").json()
    rolled = [(s["n"], e) for s in steps for e in s["events"] if e["@"] == "DuelRolled"]
    n, roll = next(found for found in rolled if found[1]["hits"] and found[1]["blocks"])
    panel = look_back(ann)
    attack, defence = (", ".join(str(die) for die in roll[side]) for side in ("attack", "defence"))
    before = sum(
        m < n and (e["attack"], e["defence"]) == (roll["attack"], roll["defence"])
        for m, e in rolled
    )
    panel.get_by_role("slider", name="Turn").fill("1")
    ann.log.get_by_role("button", name=f"Attack {attack}; defence {defence}").nth(before).click()
    dice = panel.locator(".rolls svg")
    expect(dice).to_have_count(len(roll["attack"]) + len(roll["defence"]))
    faces = [die.get_attribute("data-face") for die in dice.all()]
    assert faces == [str(face) for face in (*roll["attack"], *roll["defence"])]
    expect(panel.locator(".rolls .counts")).to_have_count(roll["hits"] + roll["blocks"])
    expect(panel.locator(".rolls")).to_contain_text(f"{roll['hits']} : {roll['blocks']}")


def test_the_scores_are_drawn_at_once_and_counted_by_source(finished: Finished) -> None:
    ann, table = finished
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.reload()
    dialog = ann.page.get_by_role("dialog", name="The game is over")
    expect(dialog.locator("polyline")).to_have_count(2)
    assert sum(url.endswith("/scores") for url in asked) == 1
    assert not [url for url in asked if "/at/" in url]
    kept = ann.context.request.get(f"/api/tables/{table}/scores").json()
    drawn = dialog.locator("polyline").first.get_attribute("points") or ""
    assert len(drawn.split()) == len({one["turn"] for one in kept})
    counted = dialog.get_by_role("table", name="Where the points come from")
    expect(counted.get_by_role("row").last).to_contain_text("Total")
    for source, name in (("areas", "Areas"), ("fortresses", "Fortresses")):
        cells = counted.get_by_role("row", name=name).get_by_role("cell")
        expect(cells).to_have_text([str(points[source]) for points in kept[-1]["points"]])
    totals = counted.get_by_role("row", name="Total").get_by_role("cell")
    expect(totals).to_have_text([str(n) for n in ann.see(table)["outcome"]["scores"]])


@pytest.mark.parametrize("window", [{"width": 1280, "height": 768}, PHONE], ids=["desk", "phone"])
def test_the_end_is_closed_without_scrolling(
    invite: Invite, site: FastAPI, window: dict[str, int]
) -> None:
    ann = invite(window=window)
    table = ann.opened("me", "bot:random", "bot:random", "bot:random")["table"]
    fast_forward(site, table)
    ann.sit(table)
    dialog = ann.page.get_by_role("dialog", name="The game is over")
    expect(dialog.locator("polyline")).to_have_count(4)
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    assert dialog.evaluate("(end) => end.scrollWidth <= end.clientWidth + 1")


def test_a_what_if_game_starts_from_any_moment(finished: Finished) -> None:
    ann, table = finished
    ann.page.locator(".end").get_by_role("button", name="Look back").click()
    ann.page.get_by_role("slider", name="Turn").fill("3")
    ann.button("Play on from here against bots").click()
    ann.page.wait_for_function(f"() => !location.hash.includes('{table}')")
    ann.page.locator(".frame .world svg").first.wait_for()
    branch = ann.page.url.rpartition("/")[2]
    seen = ann.see(branch)
    assert seen["state"] == "playing"
    title = re.compile("^What if: .+, Turn 3$")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(title)
    assert [seat["kind"] for seat in seen["seats"]] == ["me", "bot"]
    ann.wait_for_turn()
    decision = ann.see(branch)["entries"]
    ann.play(3)
    assert ann.see(branch)["decision"] > decision
    assert ann.see(table)["state"] == "over"


def test_a_record_is_downloaded_verified_and_uploaded(
    finished: Finished, invite: Invite, tmp_path: Path
) -> None:
    ann, table = finished
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Record").click()
    file = tmp_path / "game.record"
    download.value.save_as(file)
    read = record.read(file.read_text(), GAMES)
    assert record.verify(read) > 50
    bob = invite("Bob")
    bob.go()
    bob.page.get_by_label("Import a record").set_input_files(file)
    expect(bob.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert bob.see(bob.page.url.rpartition("/")[2], None)["outcome"] == ann.see(table)["outcome"]


def test_a_bad_record_is_refused_in_words(invite: Invite, tmp_path: Path) -> None:
    bob = invite("Bob")
    bob.go()
    file = tmp_path / "bad.record"
    file.write_text("no record at all\n")
    expect(bob.page.get_by_text("You have no games under way.")).to_be_visible()
    bob.page.get_by_label("Import a record").set_input_files(file)
    expect(bob.page.get_by_role("alert")).to_have_text(re.compile(r"\S"))


def test_honest_dice_are_verified_in_the_browser(finished: Finished) -> None:
    ann, _ = finished
    ann.button("Verify dice").click()
    honest = ann.page.get_by_text(re.compile(r"All [\d,]+ rolls follow from the sealed secret"))
    expect(honest).to_be_visible()


@pytest.mark.parametrize("forged", ["outcome", "secret"])
def test_forged_dice_are_found_out(finished: Finished, forged: str) -> None:
    ann, _ = finished

    def forge(proof: dict[str, object]) -> None:
        if forged == "secret":
            proof["secret"] = "00" * 32
        else:
            draws = proof["draws"]
            assert isinstance(draws, list)
            dice = next(d for d in draws if d["odds"]["kind"] == "dice" and d["odds"]["count"] == 1)
            dice["outcome"] = [dice["outcome"][0] % dice["odds"]["faces"] + 1]

    def answer(route: Route) -> None:
        proof = route.fetch().json()
        forge(proof)
        route.fulfill(json=proof)

    ann.page.route("**/dice", answer)
    ann.button("Verify dice").click()
    said = "do not follow" if forged == "outcome" else "does not match the seal"
    expect(ann.page.get_by_text(re.compile(said))).to_be_visible()


def test_play_again(finished: Finished) -> None:
    ann, table = finished
    ann.button("Play again").click()
    ann.page.wait_for_function(f"() => !location.hash.includes('{table}')")
    ann.page.locator(".frame .world svg").first.wait_for()
    again = ann.see(ann.page.url.rpartition("/")[2])
    assert again["state"] == "playing"
    assert again["setup"] == ann.see(table)["setup"]
