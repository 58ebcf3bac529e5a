"""Mail by SMTP: plain text, always with a link to unsubscribe."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from msgspec import Struct

PATIENCE = 20.0
ADDRESS = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[^@\s<>,;:\"()\[\]\\]+\.[^@\s<>,;:\"()\[\]\\.]+")
LONGEST = 254
LOCAL = ("localhost", "127.0.0.1", "::1")


class BadSmtp(ValueError):
    """The address of the mail server is not one."""


class Post(Struct, frozen=True):
    """The mail server."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    #: encrypted from the first byte (`smtps`), or as soon as the server offers it (`smtp`)
    sealed: bool = False


def post_at(url: str) -> Post:
    """The mail server of an address such as `smtp://user:password@host:587`."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadSmtp(url) from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadSmtp(url)
    sealed = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port or (465 if sealed else 587), user, password, sealed)


def is_address(text: str) -> bool:
    """Could mail be sent there?"""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def letter(sender: str, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """A mail. With `stop`, mail programs show a button that ends such mails (RFC 8058)."""
    made = EmailMessage()
    made["From"] = sender
    made["To"] = to
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip("> "))
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


def send(post: Post, mail: EmailMessage) -> None:
    """Hand a mail to the mail server. Waits for it, so it is for a thread of its own."""
    if post.sealed:
        with smtplib.SMTP_SSL(post.host, post.port, timeout=PATIENCE, context=ssl.create_default_context()) as line:
            enter_and_send(line, post, mail)
        return
    with smtplib.SMTP(post.host, post.port, timeout=PATIENCE) as line:
        line.ehlo()
        offered = line.has_extn("starttls")
        if offered:
            line.starttls(context=ssl.create_default_context())
        elif post.user and post.host not in LOCAL:
            raise smtplib.SMTPException("the mail server offers no encryption: the password was not sent")
        enter_and_send(line, post, mail)


def enter_and_send(line: smtplib.SMTP, post: Post, mail: EmailMessage) -> None:
    """Log in if need be, and send."""
    if post.user:
        line.login(post.user, post.password)
    line.send_message(mail)
