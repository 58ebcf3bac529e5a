"""Batch runs: many games between bots, in parallel, repeatable by their seed."""

from wawel.sim.batch import Job, Outcome, run

__all__ = ["Job", "Outcome", "run"]
