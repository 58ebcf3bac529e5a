"""The one error that callers see: a call that is not carried out."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A call that is not carried out. The Fluent key is `error-…`; `detail` is English for developers."""

    def __init__(self, error: str, status: int, detail: str = "", **args: Any) -> None:
        super().__init__(detail or error)
        self.error = f"error-{error}"
        self.status = status
        self.detail = detail or error.replace("-", " ")
        self.args_ = args
        #: if the call came too late: the table's sequence number (else -1), and what the caller had not seen yet
        self.seq = -1
        self.missed: list[Any] = []
