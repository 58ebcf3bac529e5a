"""Strength takes many games: it is measured on the compiled form only, in the compiled stage of `make test`."""

import wawel

collect_ignore = [] if wawel.compiled() else ["test_strength.py"]
