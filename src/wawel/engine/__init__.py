"""The engine:

states, steps, choices, chance, secrets and records. It knows no game and imports the standard library only.
"""
