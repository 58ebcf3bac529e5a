"""Ids of tables, accounts and tokens."""

from __future__ import annotations

import secrets

#: without letters and digits that look alike
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8


def new_id() -> str:
    """A short random id."""
    drawn, letters = secrets.randbelow(len(ALPHABET) ** ID_LENGTH), ""
    for _ in range(ID_LENGTH):
        drawn, at = divmod(drawn, len(ALPHABET))
        letters += ALPHABET[at]
    return letters
