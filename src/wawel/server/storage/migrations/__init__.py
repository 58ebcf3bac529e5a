"""Migrations that bring a stored database to the present schema. Each is written once and never changed afterwards."""

#: the last revision. A database that has it is not migrated, so most starts need not import Alembic
HEAD = "0004"
