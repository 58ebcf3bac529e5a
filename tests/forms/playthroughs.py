"""Print a digest of each of many random games, with everything to be seen of them: both forms must print the same.

Run by test_both_forms.py, once with each form; by hand: PYTHONPATH=src python tests/forms/playthroughs.py etchinstone 5
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from wawel import catalog, compiled
from wawel.engine.chance import Rng, rng
from wawel.engine.events import NOBODY
from wawel.engine.game import Game
from wawel.engine.records import Play, secret_of
from wawel.engine.state import State

#: so many positions of a game are looked at one by one, then one in so many
CLOSELY = 25
SELDOM = 20


def seen(game: Game, s: State, luck: Rng) -> list[Any]:
    """Everything there is to see of a position."""
    readers = [*range(s.players), NOBODY]
    return [
        s.to_json(),
        [repr(s), *[repr(choice) for choice in game.choices(s)]],
        [[c.kind, c.idle, c.rule, c.decline, c.names()] for c in game.choices(s)],
        [[game.view(s, reader), game.blocked(s, reader)] for reader in readers],
        [game.world(s, reader, luck).to_json() for reader in readers],
        [repr(game.value(s, seat)) for seat in range(s.players)],
        s.clone().to_json(),
    ]


def playthrough(game: Game, players: int, at: int) -> str:
    """The digest of one game."""
    luck = rng(f"forms {game.key} {players} {at}")
    offered = {setting.name: setting.offered(players) for setting in game.settings} if at % 2 else {}
    settings = {name: choices[luck.pick(len(choices))] for name, choices in offered.items()}
    play = Play(game, players, secret_of(f"forms {at}"), settings)
    told = hashlib.sha256()
    while play.choices():
        if len(play.answers) < CLOSELY or not luck.pick(SELDOM):
            told.update(json.dumps(seen(game, play.state, luck)).encode())
        choices = play.choices()
        choice = choices[luck.pick(len(choices))]
        events = play.answer(choice, choice.options[luck.pick(len(choice.options))])
        happened = [game.event_to_json(event) for event in events]
        told.update(json.dumps([happened, play.answers[-1].chance, play.can_undo()]).encode())
        if play.can_undo() and not luck.pick(9):
            play.undo()
    told.update("\n".join(play.lines()).encode())
    return told.hexdigest()


def main(key: str, games: int) -> None:
    print("compiled" if compiled() else "interpreted", file=sys.stderr)
    game = catalog.game(key)
    for players in game.seats:
        for at in range(max(2, games // len(game.seats))):
            print(key, players, at, playthrough(game, players, at))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
