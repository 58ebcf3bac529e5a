"""Passkeys: the ceremonies of WebAuthn by Duo's library. The challenge is kept with the session."""

from __future__ import annotations

import json
import time
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from wawel.server.access import Who
from wawel.server.errors import Refused
from wawel.server.people.accounts import Accounts
from wawel.server.storage import schema


async def count(accounts: Accounts, account: str) -> int:
    """How many passkeys an account has."""
    kept = schema.passkeys.c
    query = select(func.count()).select_from(schema.passkeys).where(kept.account_id == account)
    return await accounts.database.read(lambda c: c.scalar(query)) or 0


async def keep_challenge(accounts: Accounts, who: Who, challenge: bytes | None) -> None:
    """Remember the challenge."""
    kept = schema.sessions
    await accounts.database.write(
        lambda c: c.execute(update(kept).where(kept.c.hash == who.session).values(challenge=challenge))
    )


async def take_challenge(accounts: Accounts, who: Who) -> bytes:
    """The challenge; it can be used once."""
    kept = schema.sessions

    def write(connection: Connection) -> bytes | None:
        found = connection.scalar(select(kept.c.challenge).where(kept.c.hash == who.session))
        connection.execute(update(kept).where(kept.c.hash == who.session).values(challenge=None))
        return found

    found = await accounts.database.write(write)
    if found is None:
        raise Refused("no-challenge", 409, "begin first; a challenge can be used once")
    return bytes(found)


async def begin_registration(accounts: Accounts, who: Who, site: str) -> dict[str, Any]:
    """Options for a new passkey. It must be found without a name, so it is stored on the device."""
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    kept = schema.passkeys.c
    query = select(kept.id).where(kept.account_id == who.account)
    known = await accounts.database.read(lambda c: list(c.scalars(query)))
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name="Wawel",
        user_id=who.account.encode(),
        user_name=who.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(id)) for id in known],
    )
    await keep_challenge(accounts, who, options.challenge)
    made: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return made


async def finish_registration(
    accounts: Accounts, who: Who, data: dict[str, Any], name: Any, site: str, origin: str
) -> str:
    """Store a new passkey; with a name, the guest becomes a registered account. Returns the new cookie."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await take_challenge(accounts, who)
    try:
        checked = webauthn.verify_registration_response(
            credential=data, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("bad-passkey", 400, f"the passkey was not accepted: {error}") from None
    if isinstance(name, str) and who.guest:
        await accounts.rename(who.account, name, guest=False)
    elif who.guest:
        raise Refused("bad-name", 422, "a guest needs a name with the passkey", name="")
    values = {
        "id": bytes_to_base64url(checked.credential_id),
        "account_id": who.account,
        "public_key": checked.credential_public_key,
        "sign_count": checked.sign_count,
        "created": time.time(),
    }
    await accounts.database.write(lambda c: c.execute(insert(schema.passkeys).values(values)))
    return await accounts.new_session(who.account, who.session)


async def begin_login(accounts: Accounts, who: Who, site: str) -> dict[str, Any]:
    """Options for using any passkey of this site."""
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=site)
    await keep_challenge(accounts, who, options.challenge)
    made: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return made


async def finish_login(accounts: Accounts, who: Who, data: dict[str, Any], site: str, origin: str) -> tuple[str, str]:
    """The account whose passkey signed, and a new cookie."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await take_challenge(accounts, who)
    kept = schema.passkeys
    id = data.get("id")
    row = await accounts.database.read(lambda c: c.execute(select(kept).where(kept.c.id == str(id))).first())
    if row is None:
        raise Refused("bad-passkey", 401, "this passkey is not known here")
    try:
        checked = webauthn.verify_authentication_response(
            credential=data,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=row.public_key,
            credential_current_sign_count=row.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("bad-passkey", 401, f"the passkey was not accepted: {error}") from None
    values = {"sign_count": checked.new_sign_count, "used": time.time()}
    await accounts.database.write(lambda c: c.execute(update(kept).where(kept.c.id == row.id).values(values)))
    await accounts.take_over(who, row.account_id)
    return row.account_id, await accounts.new_session(row.account_id, who.session)
