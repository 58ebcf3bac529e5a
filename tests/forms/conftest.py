"""Comparing both forms needs the compiled one: these tests belong to the compiled stage of `make test`."""

import wawel

collect_ignore = [] if wawel.compiled() else ["test_both_forms.py"]
