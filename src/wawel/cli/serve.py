"""`wawel serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wawel.cli.ui import fail, say, words


def serve(
    *,
    host: Annotated[str, Parameter(help="arg-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="arg-port")] = 8080,
    data: Annotated[Path | None, Parameter(help="arg-data")] = None,
    browser: Annotated[bool, Parameter(name="--browser", help="arg-browser", show_default=False)] = True,
    with_hidden: Annotated[bool, Parameter(help="arg-with-hidden", negative="")] = False,
    limits: Annotated[float, Parameter(help="arg-limits")] = 1.0,
    bot_pause: Annotated[float, Parameter(help="arg-bot-pause")] = 0.6,
    pass_delay: Annotated[float, Parameter(help="arg-pass-delay")] = 2.0,
    public_url: Annotated[str, Parameter(help="arg-public-url", env_var="WAWEL_PUBLIC_URL", show_default=False)] = "",
    push_contact: Annotated[
        str, Parameter(help="arg-push-contact", env_var="WAWEL_PUSH_CONTACT", show_default=False)
    ] = "",
    smtp: Annotated[str, Parameter(help="arg-smtp", env_var="WAWEL_SMTP", show_default=False)] = "",
    mail_from: Annotated[str, Parameter(help="arg-mail-from", env_var="WAWEL_MAIL_FROM", show_default=False)] = "",
) -> None:
    """Serve the table to browsers."""
    try:
        from wawel.server.config import Config, default_data
        from wawel.server.notices.mail import BadSmtp, post_at
        from wawel.server.run import PortTaken
        from wawel.server.run import serve as run
        from wawel.server.storage.database import InUse
    except ModuleNotFoundError as error:
        fail("serve-needs-web", module=str(error.name))
    if smtp:
        try:
            post_at(smtp)
        except BadSmtp:
            fail("serve-bad-smtp")
        if not mail_from or not public_url:
            fail("serve-mail-needs")
    if push_contact and not push_contact.startswith(("mailto:", "https:")):
        fail("serve-bad-contact", contact=push_contact)
    folder = (data or default_data()).expanduser()
    config = Config(
        data=folder,
        host=host,
        port=port,
        with_hidden=with_hidden,
        limits=limits,
        bot_pause=bot_pause,
        pass_delay=pass_delay,
        public_url=public_url,
        push_contact=push_contact,
        smtp=smtp,
        mail_from=mail_from,
    )

    def ready(address: str) -> None:
        say(words("serve-ready", address=address, folder=str(folder)))
        if browser:
            import webbrowser

            webbrowser.open(address)

    try:
        run(config, ready)
    except PortTaken as error:
        fail("serve-port", port=port, problem=str(error))
    except InUse:
        fail("serve-in-use", folder=str(folder))
    except OSError as error:
        fail("serve-folder", folder=str(folder), problem=str(error))
