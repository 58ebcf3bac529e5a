"""The rulebook of Epic: Pojedynek, a module per chapter."""
