"""`wawel games`: the games, their numbers of players and their settings."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

import wawel
from wawel import catalog
from wawel.cli.ui import console, game_words, print_json, say, words
from wawel.engine.game import Game
from wawel.texts import Words


def games(*, json: Annotated[bool, Parameter(help="arg-json", negative="")] = False) -> None:
    """List the games."""
    found = [catalog.game(key) for key in catalog.games()]
    if json:
        print_json([described(game) for game in found])
        return
    for game in found:
        show(game, game_words(game.key))
    say(words("games-form", form=words(form())))


def form() -> str:
    """Which form of Wawel runs, as a key."""
    return "form-compiled" if wawel.compiled() else "form-interpreted"


def described(game: Game) -> dict[str, Any]:
    """A game for programs."""
    return {
        "key": game.key,
        "title": game_words(game.key)("game-title"),
        "seats": list(game.seats),
        "settings": [
            {
                "name": setting.name,
                "choices": list(setting.choices),
                "default": setting.default,
                "seats": {str(choice): list(seats) for choice, seats in setting.seats.items()},
            }
            for setting in game.settings
        ],
        "rules": game.version,
        "content": game.content,
        "form": "compiled" if wawel.compiled() else "interpreted",
    }


def show(game: Game, texts: Words) -> None:
    """A game for people: a heading, and its settings as a table."""
    from rich.table import Table

    seats = words("games-seats", fewest=game.seats[0], most=game.seats[-1])
    say(f"{texts('game-title')} ({game.key})", style="bold")
    say(f"{texts('game-blurb')}")
    say(words("games-line", seats=seats, version=game.version))
    if game.settings:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for heading in ("games-setting", "games-name", "games-choices"):
            table.add_column(words(heading))
        for setting in game.settings:
            choices = [mark(value, value == setting.default) for value in setting.choices]
            table.add_row(f"  {texts.setting(setting)}", setting.name.replace("_", "-"), ", ".join(choices))
        console().print(table)
    say()


def mark(value: object, default: bool) -> str:
    """A value as it is typed; the default is starred."""
    text = words("yes" if value else "no") if isinstance(value, bool) else str(value)
    return f"{text}*" if default else text
