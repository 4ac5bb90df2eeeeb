"""Leaving a table: giving up, putting it away, deleting it; and taking the own seat along."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from feldzug.server import device_links, leaving
from feldzug.server.api.common import (
    PROBLEMS,
    SeatPath,
    TableId,
    TheCaller,
    TheTables,
    WritingRoute,
)
from feldzug.server.models.leaving import (
    Archive,
    DeviceLink,
    DeviceSeat,
    Done,
    GaveUp,
    UseDeviceLink,
)
from feldzug.server.responses import JsonResponse

router = APIRouter(
    prefix="/api/tables", tags=["leaving"], responses=PROBLEMS, route_class=WritingRoute
)


@router.post("/{table}/seats/{seat}/resign", response_model=GaveUp)
def resign(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """Give up: a game of two, or against bots alone, is over; otherwise a bot takes the seat over."""
    return JsonResponse(GaveUp(leaving.resign(tables, caller, table, seat)))


@router.post("/{table}/seats/{seat}/neutral", response_model=GaveUp)
def turn_neutral(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """Let the game go on without a player; only for who opened the table or has a role."""
    return JsonResponse(GaveUp(leaving.turn_neutral(tables, caller, table, seat)))


@router.post("/{table}/archive", response_model=Done)
def archive(tables: TheTables, caller: TheCaller, table: TableId, wanted: Archive) -> Any:
    """Put a table away in the own list, or take it out again."""
    leaving.archive(tables, caller, table, wanted.archived)
    return JsonResponse(Done())


@router.post("/{table}/delete", response_model=Done)
def delete(tables: TheTables, caller: TheCaller, table: TableId) -> Any:
    """Delete a table that nobody else plays at; only for who opened it."""
    leaving.delete_table(tables, caller, table)
    return JsonResponse(Done())


@router.post("/{table}/seats/{seat}/device", response_model=DeviceLink)
def new_device_link(tables: TheTables, caller: TheCaller, table: TableId, seat: SeatPath) -> Any:
    """A link to the own seat for one more browser; it is good for one use, and the one before is void."""
    return JsonResponse(DeviceLink(device_links.new_link(tables, caller, table, seat)))


@router.post("/{table}/device", response_model=DeviceSeat)
def use_device_link(
    tables: TheTables, caller: TheCaller, table: TableId, wanted: UseDeviceLink
) -> Any:
    """Sit down at the own seat with another browser."""
    seat = device_links.use_link(tables, caller, table, wanted.secret, wanted.own)
    return JsonResponse(DeviceSeat(seat))
