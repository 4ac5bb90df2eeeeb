"""Looking back, what if, record files and the proof of the dice."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from fastapi import FastAPI

from feldzug.games import GAMES
from feldzug.games.ring_war.game import RING_WAR
from feldzug.kernel import record
from feldzug.kernel.codec import canonical, digest
from feldzug.kernel.dealer import SealedDealer
from feldzug.kernel.fate import Dice, Draw
from feldzug.kernel.match import Match
from tests.server.conftest import Make
from tests.server.forward import fast_forward, until
from tests.server.players import Player, problem


@pytest.fixture
def over(player: Player, app: FastAPI) -> str:
    """A finished table."""
    table = str(player.open("me", "here")["table"])
    fast_forward(app, table)
    return table


def test_history_tells_the_game_and_at_shows_it(player: Player, over: str) -> None:
    seen = player.see(over, 0)
    steps = player.get(f"/api/tables/{over}/history", seat=0)
    assert [step["n"] for step in steps] == list(range(seen["decision"]))
    part = player.get(f"/api/tables/{over}/history", **{"from": 10, "to": 20, "seat": 0})
    assert part == steps[10:20]
    last = player.get(f"/api/tables/{over}/at/{seen['decision']}", seat=0)
    assert last["view"] == seen["view"]
    assert player.get(f"/api/tables/{over}/at/0", seat=1)["view"]["turn"] == 0
    for n in (seen["decision"] + 1, 10**9):
        reply = player.http.get(f"/api/tables/{over}/at/{n}")
        assert problem(reply)["type"] == "unknown"


def test_everyone_sees_which_area_is_attacked(new_player: Make, app: FastAPI) -> None:
    """Who is not asked has no offer, and learns from what has begun where the fight is."""
    ann, eve = new_player(), new_player()
    table = ann.open("me", "here")["table"]
    seen = ann.see(table)
    while "Duel" not in _begun(seen):
        fast_forward(app, table, 1, seed=seen["decision"])
        seen = ann.see(table)
    duel = seen["progress"][_begun(seen).index("Duel")]
    steps = ann.get(f"/api/tables/{table}/history")
    told = [event for step in steps for event in step["events"]]
    attack = next(event for event in reversed(told) if event["@"] == "AttackAnnounced")
    assert (duel["source"], duel["target"]) == (attack["source"], attack["target"])
    past = f"/api/tables/{table}/at/{seen['decision']}"
    for shown in (ann.see(table, 0), ann.see(table, 1), eve.see(table), eve.get(past)):
        assert shown["progress"] == seen["progress"]
    before = next(step["n"] for step in reversed(steps) if attack in step["events"])
    assert "Duel" not in _begun(eve.get(f"/api/tables/{table}/at/{before}"))


def test_what_is_open_or_over_has_begun_nothing(player: Player, over: str) -> None:
    assert player.see(over)["progress"] == []
    assert player.see(player.open("me", "link")["table"])["progress"] == []


def _begun(shown: Any) -> list[str]:
    return [frame["@"] for frame in shown["progress"]]


def test_of_a_finished_game_everyone_may_see_everything(new_player: Make, over: str) -> None:
    eve = new_player()
    told = json.dumps(eve.get(f"/api/tables/{over}/history", seat=0))
    assert "AreaCardDrawn" in told
    assert "AreaCardDrawnUnseen" not in told
    assert eve.get(f"/api/tables/{over}/at/100", seat=1)["view"]["card_hand"] is not None


def test_of_a_running_game_only_the_own(new_player: Make, app: FastAPI) -> None:
    ann, eve = new_player(), new_player()
    table = ann.open("me", "here")["table"]
    fast_forward(app, table, 400)
    for path in (f"/api/tables/{table}/history", f"/api/tables/{table}/at/100"):
        assert problem(eve.http.get(path, params={"seat": 0}))["type"] == "not-yours"
        assert eve.http.get(path).status_code == 200
    told = json.dumps(eve.get(f"/api/tables/{table}/history"))
    assert '"AreaCardDrawn"' not in told
    assert '"CardDrawn"' not in told


@pytest.mark.slow
def test_a_record_goes_out_and_comes_back(new_player: Make, over: str) -> None:
    ann, ben = new_player(), new_player()
    text = ann.http.get(f"/api/tables/{over}/record").text
    found = record.read(text, GAMES)
    assert record.verify(found) > 50
    assert found.seats == ("me 0", "here 1")
    reply = ben.http.post("/api/records", content=text)
    assert reply.status_code == 200, reply.text
    table = reply.json()["table"]
    copy, original = ben.see(table), ann.see(over)
    assert copy["state"] == "over"
    assert copy["commitment"] == original["commitment"]
    assert copy["view"] == original["view"]
    assert ben.http.get(f"/api/tables/{table}/record").text == text
    assert ben.get(f"/api/tables/{table}/dice") == ann.get(f"/api/tables/{over}/dice")


@pytest.mark.slow
def test_a_secret_that_breaks_the_promise_is_not_kept(
    player: Player, over: str, app: FastAPI
) -> None:
    lines = player.http.get(f"/api/tables/{over}/record").text.splitlines()
    promised = json.loads(lines[0])["commitment"]
    forged = _changed(lines, -1, secret="ab" * 32)
    table = player.http.post("/api/records", content=forged).json()["table"]
    for _ in range(2):
        again = player.http.get(f"/api/tables/{table}/record").text.splitlines()
        assert json.loads(again[0])["commitment"] == promised
        assert json.loads(again[-1])["secret"] == ""
        proof = player.get(f"/api/tables/{table}/dice")
        assert (proof["commitment"], proof["secret"]) == (promised, "")
        app.state.tables._tables.clear()  # and when it is read from the store


def test_a_finished_record_of_older_rules_is_over(
    player: Player, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = player.http.get(f"/api/tables/{over}/record").text
    monkeypatch.setattr(RING_WAR, "version", RING_WAR.version + 1)
    table = player.http.post("/api/records", content=text).json()["table"]
    seen = player.see(table)
    assert seen["state"] == "over"
    assert seen["outcome"]["ranking"]
    assert seen["turn"] == []


def test_an_unfinished_record_is_gone_on_with_alone(player: Player, over: str) -> None:
    text = player.http.get(f"/api/tables/{over}/record").text
    found = record.read(text, GAMES)
    for end in (150, 151, 152, 153):  # wherever it ends, fate answers if it is asked
        match = found.match.replay(
            found.match.game, found.match.setup, found.match.journal, until=end
        )
        reply = player.http.post("/api/records", content=record.write(match, ("Ann", "Bo\u2028b")))
        table = reply.json()["table"]
        seen = player.see(table)
        assert seen["state"] == "playing"
        assert seen["turn"]
        assert seen["commitment"] == ""
        assert [seat["mine"] for seat in seen["seats"]] == [True, True]
        assert player.play(table, 3)["decision"] > seen["decision"]


def test_hostile_records_are_refused(player: Player, over: str) -> None:
    text = player.http.get(f"/api/tables/{over}/record").text
    lines = text.splitlines()
    header = json.loads(lines[0])
    for hostile in (
        b"",
        b"\x80\x04\x95pickle",
        b"\xff\xfe",
        b"null",
        b"{}\n{}\n",
        b"[" * 100_000,
        b'{"feldzug": ' + b"9" * 10_000 + b"}",
        "\n".join([lines[0], *lines[2:]]).encode(),
        text.replace('"seat":-1', '"seat":0', 1).encode(),
        _changed(lines, 0, game="chess"),
        _changed(lines, 0, version=99),
        _changed(lines, 0, players=10**9),
        _changed(lines, 0, options={"players": "2"}),
        _changed(lines, 0, options={"self": 1}),
        _changed(lines, 0, options={**header["options"], "map": ["x"]}),
        _changed(lines, 0, modules=[{}]),
        _changed(lines, 0, seats=[1]),
        _changed(lines, 0, rules="\ud800@x"),
        _changed(lines, 0, origin={"entries": 10**12, "snapshot": {}}),
        _changed(lines, 0, origin={"entries": -5, "snapshot": json.loads(lines[-1])["snapshot"]}),
        _changed(lines, 1, do={"@": "WholeWar"}),
        _changed(lines, 1, do={"@": "dict", "items": [[[], {}]]}),
        _changed(lines, 1, seat=10**40),
    ):
        reply = player.http.post("/api/records", content=hostile)
        assert problem(reply)["type"] == "bad-request", hostile[:80]
    reply = player.http.post("/api/records", content=b"\n" * 30_000)
    assert problem(reply)["type"] == "too-large"
    assert len(player.get("/api/tables")["mine"]) == 1


def test_a_record_that_goes_on_from_a_position(player: Player, app: FastAPI) -> None:
    """One that was played is taken; one that was made up is refused before it can do harm."""
    table = player.open("me", "here")["table"]
    until(app, table, lambda g: any(type(frame).__name__ == "CardPart" for frame in g.stack))
    with app.state.tables.reading(table) as (_, found):
        match = found.match
        assert isinstance(match, Match)
        origin = Match.replay(match.game, match.setup, [], origin=match.position, earlier=400)
    text = record.write(origin)
    reply = player.http.post("/api/records", content=text)
    assert reply.status_code == 200, reply.text
    assert player.play(reply.json()["table"], 5)["decision"] > 400

    def claimed(change: Callable[[Any], None]) -> bytes:
        header, seal = map(json.loads, text.splitlines())
        change(seal["snapshot"])
        header["origin"]["snapshot"] = seal["snapshot"]
        seal["chain"] = digest(canonical(header))
        return f"{canonical(header)}\n{canonical(seal)}\n".encode()

    def many_cards(saved: Any) -> None:
        saved["board"]["extra_cards"] = 10**9
        saved["stack"] = [*saved["stack"][:2], {"@": "CardPart", "at": "area_cards", "seat": 0}]

    def many_dice(saved: Any) -> None:
        roll = {"@": "DuelRoll", "attack": 10**9, "defence": 1}
        saved["stack"] = [*saved["stack"][:2], roll]

    def stranger(saved: Any) -> None:
        drawn = {"@": "AreaCardFromPile", "seat": 7}
        saved["stack"] = [*saved["stack"][:2], {"@": "CardPart", "at": "area_cards", "seat": 7}]
        saved["stack"].append(drawn)

    def breaks_later(saved: Any) -> None:
        """Nothing is wrong with it but that there is no duel to roll for."""
        saved["stack"] = [*saved["stack"][:2], {"@": "DuelRoll", "attack": 9, "defence": 9}]

    for change in (many_cards, many_dice, stranger, breaks_later):
        refusal = problem(player.http.post("/api/records", content=claimed(change)))
        assert refusal["type"] == "bad-request", change
        assert refusal["reason"]["key"] == "snapshot-damaged", change


def test_every_roll_can_be_recomputed(player: Player, over: str) -> None:
    proof = player.get(f"/api/tables/{over}/dice")
    assert proof["commitment"] == player.see(over)["commitment"]
    dealer = SealedDealer(bytes.fromhex(proof["secret"]))
    assert dealer.commitment == proof["commitment"]
    kinds = set()
    for draw in proof["draws"]:
        odds = draw["odds"]
        kinds.add(odds["kind"])
        if odds["kind"] == "dice":
            assert (
                list(dealer.draw(Dice(odds["count"], odds["faces"]), draw["n"]))
                == (draw["outcome"])
            )
        elif odds["kind"] == "draw":
            assert dealer.draw(Draw(odds["things"]), draw["n"]) == draw["outcome"]
    assert kinds == {"dice", "draw"}


def test_what_if(new_player: Make, over: str, app: FastAPI) -> None:
    eve = new_player()
    wanted = {"n": 200, "seat": 1, "bots": "random", "title": "What if"}
    table = eve.post(f"/api/tables/{over}/branch", wanted)["table"]
    seen = eve.see(table, 1)
    assert seen["title"] == "What if"
    assert [seat["kind"] for seat in seen["seats"]] == ["bot", "me"]
    past = eve.get(f"/api/tables/{over}/at/200", seat=1)
    same = ("places", "card_hand", "area_hand", "players", "turn")
    if seen["decision"] == 0:
        assert [seen["view"][part] for part in same] == [past["view"][part] for part in same]
    fast_forward(app, table)
    found = record.read(eve.http.get(f"/api/tables/{table}/record").text, GAMES)
    assert record.verify(found) > 0
    end = {**wanted, "n": eve.see(over)["decision"]}
    assert eve.refused(f"/api/tables/{over}/branch", end)["type"] == "conflict"


def test_what_if_of_a_running_game_is_for_the_own_seat(new_player: Make) -> None:
    ann, eve = new_player(), new_player()
    table = ann.open("me", "here")["table"]
    wanted = {"n": 10, "seat": 0, "bots": "random"}
    assert eve.refused(f"/api/tables/{table}/branch", wanted)["type"] == "not-yours"
    assert ann.post(f"/api/tables/{table}/branch", wanted)["table"]
    clever = {**wanted, "bots": "clever"}
    assert ann.refused(f"/api/tables/{table}/branch", clever)["type"] == "bad-request"


def test_odds_of_an_attack(player: Player, app: FastAPI) -> None:
    table = player.open("me", "here")["table"]
    for n in range(200):
        seat = player.see(table)["turn"][0]
        seen = player.see(table, seat)
        attacks = [c["action"] for c in seen["offer"]["choices"] if c["action"]["@"] == "Attack"]
        if attacks:
            break
        fast_forward(app, table, 3, n)
    for attack in attacks:
        told = player.post(f"/api/tables/{table}/odds", {"action": attack})
        assert told["action"] == attack
        chances = told["chances"]
        assert 0 <= chances["taken"] < 1
        assert chances["attackers_lost"] >= 0
    for wrong, kind in (
        ({**attack, "target": "nowhere"}, "bad-request"),
        ({"@": "Pass"}, "unknown"),
        ({"@": "Nonsense"}, "bad-request"),
    ):
        assert player.refused(f"/api/tables/{table}/odds", {"action": wrong})["type"] == kind, wrong


def test_odds_are_asked_for_an_own_seat(new_player: Make) -> None:
    ann, eve = new_player(), new_player()
    table = ann.open("me", "here")["table"]
    wanted = {"action": {"@": "Pass"}, "seat": 0}
    assert ann.refused(f"/api/tables/{table}/odds", wanted)["reason"]["key"] == "no-chances"
    assert eve.refused(f"/api/tables/{table}/odds", wanted)["type"] == "not-yours"
    assert ann.refused(f"/api/tables/{table}/odds", {**wanted, "seat": 2})["type"] == "unknown"


def _changed(lines: list[str], at: int, **changes: Any) -> bytes:
    """A record with one line changed, and the chain of the rest put right."""
    bodies = [json.loads(line) for line in lines]
    bodies[at].update(changes)
    text = [json.dumps(bodies[0], sort_keys=True, separators=(",", ":"))]
    chain = digest(text[0])
    for body in bodies[1:-1]:
        body.pop("h")
        chain = digest(chain + canonical(body))
        text.append(json.dumps({**body, "h": chain}, sort_keys=True, separators=(",", ":")))
    text.append(json.dumps({**bodies[-1], "chain": chain}))
    return "\n".join(text).encode("utf-8", "surrogatepass")
