"""The table's server: seats, clocks, storage, accounts, and what travels between them and the clients.

One process, one event loop. Every table is an actor (`tables.py`): what happens at it happens one after another, is
written down before it is shown, and is told to each seat in its own words. `access.py` alone decides who may see and do
what; `docs/protocol.md` is the contract with the clients.
"""
