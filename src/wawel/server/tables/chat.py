"""What was said at a table: the last lines, and the accounts that said them."""

from __future__ import annotations

from collections.abc import Set

from wawel.server.messages.table import ChatLine

#: lines kept in memory
CHAT_KEPT = 200


class Chat:
    """The last lines of a table's chat."""

    def __init__(self, lines: list[ChatLine] | None = None, accounts: list[str] | None = None) -> None:
        self.lines: list[ChatLine] = lines or []
        #: the account behind each line, for readers who have muted it
        self.accounts: list[str] = accounts or []

    def add(self, line: ChatLine, account: str) -> None:
        """Add a line; the oldest are dropped."""
        self.lines.append(line)
        self.accounts.append(account)
        del self.lines[:-CHAT_KEPT], self.accounts[:-CHAT_KEPT]

    def remove_account(self, account: str) -> None:
        """Forget what an account said."""
        kept = [(line, one) for line, one in zip(self.lines, self.accounts) if one != account]
        self.lines, self.accounts = [line for line, _ in kept], [one for _, one in kept]

    def last(self, count: int, muted: Set[str] = frozenset()) -> list[ChatLine]:
        """The last lines, without those of muted accounts."""
        start = len(self.lines) - count
        return [line for line, one in zip(self.lines[start:], self.accounts[start:]) if one not in muted]

    def all(self, muted: Set[str] = frozenset()) -> list[ChatLine]:
        """All lines, without those of muted accounts."""
        return self.last(len(self.lines), muted)

    def since(self, seq: int, muted: Set[str] = frozenset()) -> list[ChatLine]:
        """The lines said since a sequence number was reached."""
        start = next((at for at, one in enumerate(self.lines) if one.seq >= seq), len(self.lines))
        return self.last(len(self.lines) - start, muted)
