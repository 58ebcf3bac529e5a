"""Run with the sources of a copy to which cards were added: play them, open older tables, and tell how it went as JSON.

python play_new_cards.py OLDER.json     # {game: {"card": id, "verb": verb, "saved": stored state}}
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from wawel import catalog
from wawel.engine.game import Game
from wawel.engine.json_form import to_json_form

#: games that are tried until a new card is played
TRIES = 60


def main() -> None:
    asked = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    told = {}
    for key, given in asked.items():
        game = catalog.game(key)
        option = f"{given['verb']}:{given['card']}"
        told[key] = {
            "played": played(game, option),
            "codes": codes(game),
            "opened": to_json_form(game.from_json(given["saved"])) == given["saved"],
            "went on": finished(game, given["saved"]),
        }
    json.dump(told, sys.stdout)


def played(game: Game, option: str) -> bool:
    """Is a card played in one of some random games, and does everything stay in its place?"""
    for seed in range(TRIES):
        s = game.new(seed=seed)
        luck = random.Random(seed)
        seen = False
        while choices := game.choices(s):
            choice = choices[0]
            names = choice.names()
            seen = seen or option in names
            pick = choice.options[names.index(option)] if option in names else luck.choice(choice.options)
            game.answer(s, choice.number, pick)
        assert not game.lost_or_doubled(s), game.lost_or_doubled(s)
        if seen:
            return True
    return False


def codes(game: Game) -> bool:
    """Has every option a code of its own, which leads back to its name?"""
    names = [game.verbs.name(code) for code in range(game.verbs.count)]
    return len(set(names)) == len(names) and [game.verbs.code(name) for name in names] == list(range(len(names)))


def finished(game: Game, saved: dict[str, Any]) -> bool:
    """Can a table that was saved before be played to its end?"""
    s = game.from_json(saved)
    luck = random.Random(1)
    while choices := game.choices(s):
        game.answer(s, choices[0].number, luck.choice(choices[0].options))
    return game.result(s) is not None


if __name__ == "__main__":
    main()
