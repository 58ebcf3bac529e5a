"""The rulebook in order: set-up, the phases of a turn, the nine actions, Professions, Spell cards, the end."""
