"""`wawel verify`: is a record true, answer by answer, and did its luck come from the seed committed to?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wawel.cli.saves import open_record, played, say_why_not
from wawel.cli.ui import NOT_OK, print_json, say, words
from wawel.engine import records
from wawel.engine.records import BadRecord


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
    result = game.result(play.state)
    assert result is not None
    if json:
        told = {"ok": True, "game": game.key, "answers": len(play.answers), "rewound": play.rewound}
        print_json({**told, "result": result.plain()})
    else:
        scores = ", ".join(str(score) for score in result.scores)
        outcome = words("verify-won", scores=scores) if result.winners else words("verify-lost")
        say(words("verify-ok", game=game.key, answers=len(play.answers), outcome=outcome), style="green")
        if play.rewound:
            say(words("rewound", n=play.rewound))
    return 0
