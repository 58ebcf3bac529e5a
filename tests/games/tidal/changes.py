"""What happened to a table, in a few words, so that a test can write down what each card is to do.

"axl fruit+2 rank+1; kajman shells-1; boat+2"
"""

from __future__ import annotations

from typing import Any

from games.tidal.tabletop import BOX, Tabletop

NUMBERS = ("fruit", "shells", "shield", "rank", "hits")
TRAITS = ("spirit", "focus", "resilience", "synergy")
#: steps at which a turn goes on
HOME = ("Move", "IslandEffect", "Attempt", "Decide", "EndOfTurn")
SHORT = {"novice": "n", "adept-red": "ar", "adept-blue": "ab", "elite-red": "er", "elite-blue": "eb"}


def dice(kinds: tuple[int, ...]) -> str:
    """Dice by short names."""
    names = [BOX.ids["die"][kind] for kind in kinds]
    return ",".join(SHORT.get(name, name) for name in names) or "none"


def table_now(t: Tabletop) -> dict[str, dict[str, Any]]:
    """Everything an effect can change, by player and for the city."""
    found: dict[str, dict[str, Any]] = {}
    for side in t.s.sides:
        mine: dict[str, Any] = {name: getattr(side, name) for name in NUMBERS}
        mine |= dict(zip(TRAITS, side.dials, strict=True))
        mine |= {"tricks": len(side.tricks), "challenges": len(side.hand) + len(side.open_hand)}
        mine |= {"cards": len(side.cards), "dice": dice(side.available), "spent": dice(side.spent)}
        found[t.seat_name(side.seat)] = mine
    s = t.s
    city: dict[str, Any] = {"boat": s.boat, "guard": s.guard, "reach": s.reach, "discarded": len(s.challenge_discard)}
    city |= {"rolled": len(s.rolled) + len(s.kept), "borrowed": dice(s.borrowed), "first": s.first}
    city |= {"arbiter": BOX.ids["island"][s.arbiter], "turned": len(t.happened("turned"))}
    city |= {"rival": s.rival_rank, "rival-points": s.rival_points, "trick": s.trick_played}
    found["city"] = city
    return found


def changes(before: dict[str, dict[str, Any]], after: dict[str, dict[str, Any]]) -> str:
    """The differences, in the order of players."""
    parts = []
    for who, mine in after.items():
        told = []
        for name, value in mine.items():
            old = before[who][name]
            if value != old:
                told.append(f"{name}{value - old:+d}" if isinstance(value, int) else f"{name}={value}")
        if told:
            parts.append(f"{who} {' '.join(told)}")
    return "; ".join(parts) or "nothing"


def story(t: Tabletop) -> list[str]:
    """All events since the table was set up, with their arguments; not what dice happened to show."""
    found = []
    for event in t.log:
        if event.key not in ("turned", "shows"):
            (arguments,) = t.arguments_of(event.key, [event])
            found.append(" ".join([event.key, *map(str, arguments if isinstance(arguments, tuple) else (arguments,))]))
    return found


def settle(t: Tabletop, which: int = 0, home: tuple[str, ...] = HOME) -> Tabletop:
    """Answer every question with its first option (or its last, by -1), until one of these steps asks."""
    for _ in range(30):
        if t.over or t.step in home:
            return t
        options = [name for name in t.option_names(t.choice) if name != "done"]
        t.pick(options[which] if options else "done")
    raise AssertionError(f"still at {t.step}")
