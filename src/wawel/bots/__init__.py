"""Bots, by spec string: `random`, `greedy`, `mcts:300`. They see what a player sees, and worlds dealt from that."""

from wawel.bots.registry import Bot, UnknownBot, Vantage, bot, specs, suggest

__all__ = ["Bot", "UnknownBot", "Vantage", "bot", "specs", "suggest"]
