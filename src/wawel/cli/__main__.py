"""`python -m wawel.cli` does what `wawel` does."""

from __future__ import annotations

import sys

from wawel.cli import main

sys.exit(main())
