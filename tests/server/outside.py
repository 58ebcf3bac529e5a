"""Services outside the server: a push service that opens what it is given as a browser would, and a mail server."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Subscriber:
    """A browser with its keys."""

    def __init__(self, address: str, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = hashlib.sha256(name.encode()).digest()[:16]
        self.asked = {"endpoint": f"{address}/{name}", "p256dh": text(self.public), "auth": text(self.auth)}

    def open(self, body: bytes) -> Any:
        """What was sent, by RFC 8188 and RFC 8291 read from the other end."""
        salt, length, rest = body[:16], body[20], body[21:]
        theirs, sealed = rest[:length], rest[length:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))

        def derive(salt: bytes, start: bytes, info: bytes) -> bytes:
            return hmac.digest(hmac.digest(salt, start, "sha256"), info + b"\x01", "sha256")

        start = derive(self.auth, shared, b"WebPush: info\x00" + self.public + theirs)
        key = derive(salt, start, b"Content-Encoding: aes128gcm\x00")[:16]
        opened = AESGCM(key).decrypt(derive(salt, start, b"Content-Encoding: nonce\x00")[:12], sealed, None)
        assert opened.endswith(b"\x02")
        return json.loads(opened[:-1])


class PushService:
    """Takes messages, and knows how to answer for some of them."""

    def __init__(self) -> None:
        self.address = ""
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        #: name of a browser: the status it is answered with
        self.answers: dict[str, int] = {}

    def browser(self, name: str) -> Subscriber:
        return Subscriber(self.address, name)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        name = head[0].split()[1].lstrip("/")
        self.taken.append((name, headers, body))
        status = self.answers.get(name, 201)
        more = f"location: {self.address}/elsewhere\r\n" if status in (301, 307) else ""
        writer.write(f"HTTP/1.1 {status} x\r\ncontent-length: 0\r\nconnection: close\r\n{more}\r\n".encode())
        await writer.drain()
        writer.close()


def signed_claims(header: str, key: str) -> Any:
    """What the server says of itself in a call, if its signature holds."""
    scheme, token, public = header.replace(",", "").split()
    assert (scheme, public) == ("vapid", f"k={key}")
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    raw = plain(signature)
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    der = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(plain(signed.split(".")[1]))


class MailServer:
    """Takes mail, or refuses it."""

    def __init__(self) -> None:
        self.port = 0
        self.taken: list[EmailMessage] = []
        self.refuses = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        while line := (await reader.readline()).decode().strip():
            word = line[:4].upper()
            if word == "DATA":
                say("354 go on")
                body = await reader.readuntil(b"\r\n.\r\n")
                made = message_from_bytes(body[:-3].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                assert isinstance(made, EmailMessage)
                self.taken.append(made)
                say("250 taken")
            elif word == "RCPT" and self.refuses:
                say("550 nobody here")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 fine")
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(outside: PushService | MailServer) -> AsyncIterator[int]:
    """The port it listens at, for the length of a block."""
    server = await asyncio.start_server(outside.serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    made = PushService()
    async with listening(made) as port:
        made.address = f"http://127.0.0.1:{port}"
        yield made


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    made = MailServer()
    async with listening(made) as port:
        made.port = port
        yield made
