"""Sealing: a file that whoever carries it cannot read. Only servers that know the same key can open it.

A stream of HMAC-SHA256 over a nonce and a counter hides it, another one proves that nobody has changed it.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
import zlib
from typing import Final

from sqlalchemy.orm import Session

from feldzug.server.settings import Settings
from feldzug.server.store.models import SealRow

_NONCE: Final = 16
_TAG: Final = 32
_BLOCK: Final = 32


class Broken(Exception):
    """The file was changed, or sealed with another key."""


def key_of(settings: Settings, session: Session) -> bytes:
    """The key that the settings name; else one that this store has made up for itself."""
    if settings.seal_key:
        return hashlib.sha256(settings.seal_key.encode()).digest()
    row = session.get(SealRow, 1)
    if row is None:
        row = SealRow(id=1, key=secrets.token_bytes(32))
        session.add(row)
        session.flush()
    return row.key


def sealed(key: bytes, text: str) -> str:
    """A text, packed and sealed."""
    plain, nonce = zlib.compress(text.encode("utf-8", "surrogatepass"), 9), secrets.token_bytes(16)
    hidden = _mixed(key, nonce, plain)
    return base64.b64encode(nonce + _tag(key, nonce + hidden) + hidden).decode()


def opened(key: bytes, text: str, most: int) -> str:
    """The text, if it is no longer than *most* bytes. Raises Broken."""
    try:
        whole = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise Broken from None
    nonce, tag, hidden = whole[:_NONCE], whole[_NONCE : _NONCE + _TAG], whole[_NONCE + _TAG :]
    if len(tag) < _TAG or not hmac.compare_digest(tag, _tag(key, nonce + hidden)):
        raise Broken
    unpacking = zlib.decompressobj()
    plain = unpacking.decompress(_mixed(key, nonce, hidden), most)
    if unpacking.unconsumed_tail:
        raise Broken
    return plain.decode("utf-8", "surrogatepass")


def _tag(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, b"seal" + text, "sha256")


def _mixed(key: bytes, nonce: bytes, text: bytes) -> bytes:
    blocks = -(-len(text) // _BLOCK)
    stream = b"".join(
        hmac.digest(key, b"hide" + nonce + n.to_bytes(8, "big"), "sha256") for n in range(blocks)
    )[: len(text)]
    both = int.from_bytes(text, "big") ^ int.from_bytes(stream, "big")
    return both.to_bytes(len(text), "big")
