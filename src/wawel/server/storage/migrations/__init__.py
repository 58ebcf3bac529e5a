"""Steps that bring a stored database to the present form. Each is written once and never changed afterwards."""

#: the last step. A database that has seen it is not migrated, which spares every start the import of Alembic
HEAD = "0003"
