"""Measuring: every gauge counts something, and the figures have the shape that programs rely on."""

from __future__ import annotations

from collections import defaultdict

from wawel.build import compiled
from wawel.sim.measure import gauges_of, measure, summary


def test_the_figures_of_a_game() -> None:
    rates: dict[str, list[float]] = defaultdict(list)
    for name, what, rate in measure({"etchinstone": gauges_of("etchinstone")}, rounds=1, seconds=0.01):
        assert name == "etchinstone"
        rates[what].append(rate)
    found = summary(rates)
    for figure in ("decisions_per_s", "clone_us", "rollouts_per_s", "view_us", "searches_per_s"):
        assert found[figure] > 0
    assert found["compiled"] is compiled()
