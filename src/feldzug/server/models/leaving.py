"""Giving up, putting away, deleting; the own seat on a second device; friends at home."""

from __future__ import annotations

from dataclasses import dataclass

from feldzug.server.models.common import OwnSecret, Request, Secret


class Archive(Request):
    archived: bool


class UseDeviceLink(Request):
    secret: Secret
    own: OwnSecret | None = None
    """What the client makes up for this use. Who sends it can use the link again if the answer was lost."""


@dataclass(slots=True)
class DeviceLink:
    """The secret of a link that is good for one use."""

    secret: str


@dataclass(slots=True)
class DeviceSeat:
    """The seat that the caller holds from now on, too."""

    seat: int


@dataclass(slots=True)
class GaveUp:
    """Whether the game is over with that; otherwise a bot plays the seat now."""

    over: bool


@dataclass(slots=True)
class Done:
    """It is done; there is nothing to say of it."""


@dataclass(slots=True)
class Home:
    """The addresses at which others at home reach this server; none if it listens to this machine alone."""

    addresses: list[str]
