"""Notices for those who are asked something while they are away: by push to their browsers, and by mail.

A table that asks somebody who is not looking writes a line into `notifications`, together with the answer that led
there. The notifier reads these lines again and again, so neither a restart nor a crash loses one and no table waits
for a mail server. A notice says that it is one's turn and in which game, nothing else: anyone else who reads it learns
nothing about the cards. There is one for each time a player is waited for.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cache
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, func, insert, select, update

from wawel import catalog
from wawel.server.access import Who
from wawel.server.config import Config
from wawel.server.errors import Refused
from wawel.server.notices import mail, push
from wawel.server.notices.push import Gone, Keys, Subscription
from wawel.server.storage import schema
from wawel.server.storage.database import Database
from wawel.server.tables.table_info import OPEN
from wawel.server.tables.table_registry import TableRegistry
from wawel.texts import Words

log = logging.getLogger(__name__)
#: how often the lines are read
TICK = 5.0
DAY = 86400.0
#: a link that confirms an address is good for so long
CONFIRM = 3 * DAY
#: the most browsers of one account; the oldest are dropped
BROWSERS = 10
#: notices sent at the same time: a push service or mail server that does not answer delays only these
AT_ONCE = 8

#: what to do with a line
SEND, DROP, WAIT = "send", "drop", "wait"


@cache
def words(language: str, game: str = "") -> Words:
    """The words of notices, and a game's for its title."""
    folders = [Path(__file__).parent.parent / "texts" / "notices"]
    if game:
        folders.append(catalog.folder(game) / "texts")
    return Words(language, *folders)


class Notifier:
    """Keeps who wants to be notified how, and notifies them."""

    def __init__(self, config: Config, database: Database, registry: TableRegistry, secret: bytes) -> None:
        self.config = config
        self.database = database
        self.registry = registry
        self.keys: Keys | None = None
        self.post = mail.post_at(config.smtp) if config.smtp else None
        self.confirming = URLSafeTimedSerializer(secret, salt="mail-confirm")
        self.stopping = URLSafeSerializer(secret, salt="mail-stop")
        self.at_once = asyncio.Semaphore(AT_ONCE)
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to read the lines, if push or mail is configured."""
        if self.config.push_contact:
            self.keys = await self.database.write(push.stored_keys)
        kept = schema.mails.c
        old = kept.confirmed.is_(None) & (kept.created < self.registry.now() - CONFIRM)
        await self.database.write(lambda c: c.execute(delete(schema.mails).where(old)))
        if self.keys is not None or self.post is not None:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop. What was not sent yet is sent after the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Read the lines again and again."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.look()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("notices could not be sent")

    # ------------------------------------------------------------------ sending

    async def look(self) -> None:
        """Send what is due."""
        kept = schema.notifications.c
        now = self.registry.now()
        subscribers = select(schema.pushes.c.account_id).union(
            select(schema.mails.c.account_id).where(schema.mails.c.confirmed.is_not(None))
        )
        due = kept.sent.is_(None) & (kept.at <= now - self.config.notify_after) & (kept.at > now - DAY)
        query = select(kept.account_id, kept.table_id).where(due, kept.account_id.in_(subscribers)).distinct()
        waiting = await self.database.read(lambda c: c.execute(query).all())
        await asyncio.gather(*(self.consider(account, table) for account, table in waiting))

    async def consider(self, account: str, id: str) -> None:
        """Send one notice, or don't. It is marked first: better none after a crash than two."""
        async with self.at_once:
            verdict = await self.verdict(account, id)
            if verdict == WAIT:
                return
            kept = schema.notifications
            mine = (kept.c.account_id == account) & (kept.c.table_id == id) & kept.c.sent.is_(None)
            sent = self.registry.now() if verdict == SEND else 0.0
            await self.database.write(lambda c: c.execute(update(kept).where(mine).values(sent=sent)))
            if verdict == SEND:
                await self.tell(account, id)

    async def verdict(self, account: str, id: str) -> str:
        """Is a player waited for who was not notified yet? Send, drop, or wait."""
        try:
            table = await self.registry.table(id)
        except Refused:
            return DROP
        if table.info.status == OPEN:
            kept = any(one.kind == "open" and one.reserved == account for one in table.seats)
            return DROP if not kept else WAIT if account in self.registry.feed.listeners else SEND
        seat = next((one for one in table.seats if one.account_id == account and one.person), None)
        people = [one for one in table.seats if one.kind == "human" and not one.resigned]
        if (
            seat is None
            or seat.seat not in table.stored.waiting()
            or table.info.clock.mode == "live"
            or len(people) < 2
        ):
            return DROP
        notes = schema.notifications.c
        query = select(func.max(notes.sent)).where(notes.account_id == account, notes.table_id == id)
        last = await self.database.read(lambda c: c.scalar(query))
        history = table.stored.history
        rows = history.rows if history is not None else []
        if last and not any(row.seat == seat.seat and row.at > last for row in rows):
            return DROP  # still the same wait: they were notified already
        if table.readers.online(seat) or account in self.registry.feed.listeners:
            return WAIT
        return SEND

    async def tell(self, account: str, id: str) -> None:
        """Notify a player that a table waits for them, in every way they asked for."""

        def read(connection: Connection) -> tuple[Any, Any, list[Any]]:
            people, mails, pushes = schema.accounts, schema.mails, schema.pushes
            person = connection.execute(select(people).where(people.c.id == account)).one()
            mine = (mails.c.account_id == account) & mails.c.confirmed.is_not(None)
            browsers = connection.execute(select(pushes).where(pushes.c.account_id == account)).all()
            return person, connection.scalar(select(mails.c.address).where(mine)), list(browsers)

        person, address, browsers = await self.database.read(read)
        info = (await self.registry.table(id)).info
        said = words(person.language, info.game)
        what = "invite" if info.status == OPEN else "turn"
        title = said("game-title")
        if self.keys is not None:
            message = {
                "title": said(f"notice-{what}"),
                "body": said(f"notice-{what}-text", game=title),
                "tag": id,
                "url": f"/t/{id}",
            }
            for row in browsers:
                await self.push(Subscription(row.endpoint, row.p256dh, row.auth), message, id)
        if self.post is not None and address is not None:
            stop = self.link("unsubscribe", self.stopping.dumps([account, address]))
            text = said(f"mail-{what}-text", name=person.name, game=title, link=self.link("t", id), stop=stop)
            await self.mail(address, said(f"mail-{what}", game=title), text, stop)

    async def push(self, to: Subscription, message: dict[str, Any], topic: str) -> None:
        """Notify a browser; one that no longer listens is forgotten."""
        assert self.keys is not None
        try:
            await asyncio.to_thread(push.send, self.keys, self.config.push_contact, to, message, topic)
        except Gone:
            await self.drop_browser(to.endpoint)
        except (OSError, ValueError) as error:
            log.warning("a push service did not take a notice: %s", error)

    async def mail(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Send a mail."""
        import smtplib

        assert self.post is not None
        letter = mail.letter(self.config.mail_from, to, subject, text, stop)
        try:
            await asyncio.to_thread(mail.send, self.post, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail could not be sent: %s", error)

    def link(self, page: str, of: str) -> str:
        """The full address of a page, for mails."""
        return f"{self.config.public_url.rstrip('/')}/{page}/{of}"

    # ------------------------------------------------------------------ browsers

    async def add_browser(self, who: Who, to: Subscription) -> None:
        """Notify a browser from now on. It belongs to one account: a former user is no longer notified there."""
        if self.keys is None:
            raise Refused("no-push", 409, "this server sends no push messages")
        if not push.known_service(to.endpoint, self.config.push_services) or not push.sound(to):
            raise Refused("bad-push", 422, "not the address of a push service that is known here")
        kept = schema.pushes

        def write(connection: Connection) -> None:
            connection.execute(delete(kept).where(kept.c.endpoint == to.endpoint))
            values = {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth, "created": time.time()}
            connection.execute(insert(kept).values(account_id=who.account, **values))
            mine = select(kept.c.endpoint).where(kept.c.account_id == who.account).order_by(kept.c.created.desc())
            many = connection.scalars(mine.offset(BROWSERS)).all()
            connection.execute(delete(kept).where(kept.c.endpoint.in_(many)))

        await self.database.write(write)

    async def drop_browser(self, endpoint: str) -> None:
        """Stop notifying a browser."""
        kept = schema.pushes
        await self.database.write(lambda c: c.execute(delete(kept).where(kept.c.endpoint == endpoint)))

    # ------------------------------------------------------------------ addresses

    async def address(self, who: Who) -> Any:
        """A person's mail address, and whether it was confirmed."""
        kept = schema.mails
        return await self.database.read(
            lambda c: c.execute(select(kept).where(kept.c.account_id == who.account)).first()
        )

    async def add_address(self, who: Who, address: str, language: str) -> None:
        """Add a mail address: a mail asks it to confirm first."""
        if self.post is None:
            raise Refused("no-mail", 409, "this server sends no mail")
        if who.guest:
            raise Refused("guest-mail", 403, "mail is for accounts with a name")
        if not mail.is_address(address):
            raise Refused("bad-address", 422, "not a mail address")
        kept = schema.mails

        def write(connection: Connection) -> None:
            connection.execute(delete(kept).where(kept.c.account_id == who.account))
            connection.execute(
                insert(kept).values(account_id=who.account, address=address, created=self.registry.now())
            )

        await self.database.write(write)
        said = words(language)
        link = self.link("confirm", self.confirming.dumps([who.account, address]))
        await self.mail(address, said("mail-confirm"), said("mail-confirm-text", name=who.name, link=link))

    async def drop_address(self, who: Who) -> None:
        """No more mail."""
        kept = schema.mails
        await self.database.write(lambda c: c.execute(delete(kept).where(kept.c.account_id == who.account)))

    async def confirm(self, token: str) -> None:
        """Confirm an address: the link proves that its owner reads it."""
        kept = schema.mails.c
        account, address = read_link(self.confirming, token, max_age=CONFIRM)
        asked = update(schema.mails).where(kept.account_id == account, kept.address == address)
        found = await self.database.write(lambda c: c.execute(asked.values(confirmed=self.registry.now())).rowcount)
        if not found:
            raise bad_link()

    async def stop(self, token: str) -> None:
        """Unsubscribe by the link in a mail. Doing it twice is no error."""
        kept = schema.mails.c
        account, address = read_link(self.stopping, token)
        gone = delete(schema.mails).where(kept.account_id == account, kept.address == address)
        await self.database.write(lambda c: c.execute(gone))


def read_link(signer: Any, token: str, **more: Any) -> tuple[str, str]:
    """The account and address that a link in a mail is about."""
    try:
        account, address = signer.loads(token, **more)
    except (BadSignature, ValueError, TypeError):
        raise bad_link() from None
    return str(account), str(address)


def bad_link() -> Refused:
    """The refusal of a link that is not valid, or no longer valid."""
    return Refused("bad-mail-link", 404, "this link is not good, or no longer")
