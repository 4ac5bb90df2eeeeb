"""Tables: opening them, sitting down, playing."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from feldzug.server import lobby, play
from feldzug.server.answer import Reply, Written
from feldzug.server.api.common import PROBLEMS, SeatQuery, TableId, TheCaller, TheHouse
from feldzug.server.shapes import (
    Answers,
    AskUndo,
    ChangeSeat,
    Claim,
    Claimed,
    Consent,
    NewTable,
    Opened,
    Reasoned,
    SeatChanged,
    Snapshot,
    StepMessage,
    Tables,
    Undo,
    Why,
)
from feldzug.server.show import snapshot

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)


@router.get("", response_model=Tables)
def tables(house: TheHouse, caller: TheCaller) -> Any:
    """The own tables and those that everyone may watch."""
    return Reply(lobby.listed(house, caller))


@router.post("", response_model=Opened, status_code=200)
def open_table(house: TheHouse, caller: TheCaller, wanted: NewTable) -> Any:
    """Open a table. It starts when every seat is taken."""
    table, links = lobby.open_table(house, caller, wanted)
    return Reply({"table": table, "links": links})


@router.get("/{table}", response_model=Snapshot)
def look(house: TheHouse, caller: TheCaller, table: TableId, seat: SeatQuery = None) -> Any:
    """The table as a seat sees it; without one, as a bystander does."""
    with house.looking(table) as (session, found):
        if seat is not None:
            house.must_hold(session, caller, found, seat)
        mine = house.seats_of(session, caller, table)
        shown = snapshot(found, seat, mine, caller.client)
    return Reply(shown)


@router.post("/{table}/claim", response_model=Claimed)
def claim(house: TheHouse, caller: TheCaller, table: TableId, wanted: Claim) -> Any:
    """Take the seat that a secret is for."""
    return Reply({"seat": lobby.claim(house, caller, table, wanted)})


@router.post("/{table}/answers", response_model=StepMessage)
def answer(house: TheHouse, caller: TheCaller, table: TableId, given: Answers) -> Any:
    """Answer a decision; it is durable when this is acknowledged. What it led to comes back."""
    answered = given.seat, given.decision, given.key, list(given.answers)
    return Written(play.answer(house, caller, table, *answered))


@router.post("/{table}/why", response_model=Reasoned)
def why(house: TheHouse, caller: TheCaller, table: TableId, asked: Why) -> Any:
    """Why a seat may not do something now."""
    return Reply(play.why(house, caller, table, asked.seat, asked.action))


@router.post("/{table}/undo", response_model=StepMessage)
def undo(house: TheHouse, caller: TheCaller, table: TableId, asked: Undo) -> Any:
    """Take back the own last answer, or all from an entry on, up to the last fence."""
    return Written(play.undo(house, caller, table, asked.seat, asked.decision, asked.to))


@router.post("/{table}/undo/ask", response_model=StepMessage)
def ask_undo(house: TheHouse, caller: TheCaller, table: TableId, asked: AskUndo) -> Any:
    """Ask the others to take back everything from an entry on."""
    return Written(play.ask_undo(house, caller, table, asked.seat, asked.to))


@router.post("/{table}/undo/consent", response_model=StepMessage)
def consent(house: TheHouse, caller: TheCaller, table: TableId, given: Consent) -> Any:
    """Agree to what was asked, or refuse it."""
    asked = given.seat, given.decision, given.to, given.agree
    return Written(play.consent(house, caller, table, *asked))


@router.post("/{table}/seats/{seat}", response_model=SeatChanged)
def change_seat(
    house: TheHouse,
    caller: TheCaller,
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=15)],
    wanted: ChangeSeat,
) -> Any:
    """Replace a player by a bot, or hand the seat on; only for who opened the table."""
    secret = lobby.change_seat(house, caller, table, seat, wanted.kind, wanted.bot)
    return Reply({"secret": secret})


@router.post("/{table}/rematch", response_model=Opened)
def rematch(house: TheHouse, caller: TheCaller, table: TableId) -> Any:
    """The same once more."""
    new, links = lobby.rematch(house, caller, table)
    return Reply({"table": new, "links": links})
