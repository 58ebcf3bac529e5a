"""Accounts, passkeys, what people do with their own account, and ratings."""
