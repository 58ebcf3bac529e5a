"""The database: its form, its migrations, and how tables are read from and written to it."""
