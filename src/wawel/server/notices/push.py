"""Web push: a message for one browser, encrypted for it (RFC 8291), and signed by us (RFC 8292).

A browser tells us the address of its push service. We call only services we know, so nobody can make the server call
addresses in its own network.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
import urllib.error
import urllib.request
from fnmatch import fnmatchcase
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from wawel.server.storage.schema import meta

CURVE = ec.SECP256R1()
#: how long a push service keeps a message for a browser that is offline
DAY = 86400
#: how long our signature is valid
SIGNED = 12 * 3600
PATIENCE = 10.0
RECORD = 4096


class Gone(Exception):
    """The browser no longer listens there."""


class Subscription(Struct, frozen=True):
    """The endpoint of a browser, and the public keys to encrypt for it."""

    endpoint: str
    p256dh: str
    auth: str


class Keys:
    """The server's own pair of keys, by which push services know it."""

    def __init__(self, number: bytes) -> None:
        self.private = ec.derive_private_key(int.from_bytes(number), CURVE)
        self.public = encode(point(self.private.public_key()))

    def authorization(self, endpoint: str, contact: str) -> str:
        """The signed claim of who we are, for one push service and half a day."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": contact}
        signed = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = utils.decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def stored_keys(connection: Connection) -> Keys:
    """The keys in the database; made at the first start. With other keys all subscriptions would be void."""
    found = connection.scalar(select(meta.c.value).where(meta.c.key == "vapid"))
    if found is None:
        found = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)
        connection.execute(insert(meta).values(key="vapid", value=found))
    return Keys(bytes(found))


def known_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Is it the address of a push service that we call?"""
    try:
        parts = urlsplit(endpoint)
        _ = parts.port  # raises if it is not a number
    except ValueError:
        return False
    origin = f"{parts.scheme}://{parts.netloc}"
    return "@" not in origin and any(fnmatchcase(origin, service) for service in services)


def sound(to: Subscription) -> bool:
    """Are its keys valid, so that a message can be encrypted for it?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(to.p256dh))
        return len(decode(to.auth)) == 16
    except ValueError:
        return False


def sealed(message: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A message that only the browser can read; `own` and `salt` are used this once."""
    theirs = decode(to.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    ours = point(own.public_key())
    start = derived(decode(to.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(salt, start, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, start, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def derived(salt: bytes, start: bytes, purpose: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of at most one block."""
    key = hmac.digest(salt, start, hashlib.sha256)
    return hmac.digest(key, purpose + b"\1", hashlib.sha256)[:length]


def send(keys: Keys, contact: str, to: Subscription, message: dict[str, Any], topic: str) -> None:
    """Hand a message to a browser's push service. Waits for its answer, so it is for a thread of its own."""
    body = sealed(json.dumps(message).encode(), to, ec.generate_private_key(CURVE), secrets.token_bytes(16))
    headers = {
        "authorization": keys.authorization(to.endpoint, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(DAY),
        "topic": topic,  # a later message about the same table takes the place of one that was not delivered
    }
    request = urllib.request.Request(to.endpoint, body, headers, method="POST")
    try:
        with opener.open(request, timeout=PATIENCE):
            pass
    except urllib.error.HTTPError as error:
        error.close()
        if error.code in (404, 410):
            raise Gone from None
        raise


class Straight(urllib.request.HTTPRedirectHandler):
    """Does not follow redirects of a push service."""

    def redirect_request(self, *_: Any) -> None:
        return None


opener = urllib.request.build_opener(Straight)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(raw: bytes) -> str:
    """URL-safe Base64 without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """From URL-safe Base64 without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
