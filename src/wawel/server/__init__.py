"""The server: live tables, accounts, storage, and the protocol that clients speak (docs/protocol.md).

One process, one event loop. Rooms, from the outside in:

- `http/`: the HTTP API, the web socket, pages and files
- `messages/`: what is sent and received, as types
- `tables/`: the live table (an actor, `table.py`) and its parts, all tables (`table_registry.py`), bots
- `people/`: accounts, passkeys, ratings
- `notices/`: push messages and mail for people who are away
- `storage/`: the database, its migrations, and how tables are read and written

`access.py` alone decides who may see and do what; `errors.py` has the one error that callers see.
"""
