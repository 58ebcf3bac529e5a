"""`wawel verify`: is a record true, answer by answer, and did its luck come from the seed committed to?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wawel.cli.saves import open_record, played, say_why_not
from wawel.cli.ui import NOT_OK, print_json, say, words
from wawel.engine import records
from wawel.engine.records import NOT_FORKED, BadRecord


def verify(
    file: Annotated[Path, Parameter(help="arg-record")],
    /,
    *,
    values: Annotated[Path | None, Parameter(help="arg-values")] = None,
    set: Annotated[list[str] | None, Parameter(help="arg-set", negative="")] = None,
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> int:
    """Check a finished record."""
    try:
        game, _, bodies = open_record(file, values, set or [])
        play = played(records.verify, game, bodies)
    except BadRecord as error:
        say_why_not(file, error, json)
        return NOT_OK
    ended = play.ended()
    assert ended is not None
    if json:
        report = {"ok": True, "game": game.key, "answers": len(play.answers), "rewound": play.rewound}
        forked = None if play.forked == NOT_FORKED else play.forked
        print_json({**report, "forked": forked, "resigned": play.resigned, "result": ended})
    else:
        scores = ", ".join(str(score) for score in ended["scores"])
        if game.result(play.state) is None:
            outcome = words("verify-resigned")
        else:
            outcome = words("verify-won", scores=scores) if ended["winners"] else words("verify-lost")
        luck = words("verify-luck") if play.forked == NOT_FORKED else words("verify-luck-forked", n=play.forked)
        say(words("verify-ok", game=game.key, answers=len(play.answers), outcome=outcome, luck=luck), style="green")
        if play.rewound:
            say(words("rewound", n=play.rewound))
    return 0
