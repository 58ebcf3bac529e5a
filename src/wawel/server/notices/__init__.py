"""Notifying people who are away that it is their turn: by push to their browsers, and by mail."""
