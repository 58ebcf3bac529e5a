"""The server's configuration."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from msgspec import Struct

PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)


class Config(Struct, frozen=True, kw_only=True):
    """Address, data folder, and limits."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8080
    #: also offer the games that exist only for tests and as templates
    with_hidden: bool = False
    #: seconds before a bot answers, so that people can follow
    bot_pause: float = 0.6
    #: seconds before the server passes for a seat: the same whether it could have played something or not
    pass_delay: float = 2.0
    #: processes in which bots think; 0: a thread of this one
    bot_workers: int = 1
    #: how many calls a person may make; 0 switches the limits off
    limits: float = 1.0
    #: a table nobody has touched for so many seconds is unloaded
    idle: float = 600.0
    #: the address people see, if a proxy stands before the server
    public_url: str = ""
    #: a contact for push services (`mailto:…` or `https:…`); without it there is no push
    push_contact: str = ""
    #: the push services that notices may be handed to: a browser tells us an address, and we call no other
    push_services: tuple[str, ...] = PUSH_SERVICES
    #: `smtp://user:password@host:587` or `smtps://…`; without it there is no mail
    smtp: str = ""
    #: who the mail is from
    mail_from: str = ""
    #: somebody who is asked and has been away for so many seconds is sent a notice
    notify_after: float = 60.0


def default_data() -> Path:
    """The folder for a user's data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "") or Path.home() / "AppData" / "Local") / "wawel"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "wawel"
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".local" / "share"
    return base / "wawel"
