"""`wawel play`: a game at a text table."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wawel import catalog
from wawel.cli import saves
from wawel.cli.sitting import Sitting, agreed, read
from wawel.cli.ui import UserError, block, fail, game_words, known_game, say, suggestion, words, write_text
from wawel.cli.values import Changes, changed, changes_from, pairs, settings_from
from wawel.engine.content import Content
from wawel.engine.records import Play, secret_of
from wawel.texts import names_in

HINT = "mcts:300"
BOTS = "greedy"


def play(
    game: Annotated[str | None, Parameter(help="arg-play-game")] = None,
    /,
    *,
    seed: Annotated[str | None, Parameter(help="arg-seed")] = None,
    players: Annotated[int, Parameter(help="arg-players", show_default=False)] = 0,
    set_up: Annotated[
        list[str] | None, Parameter(name=("--set-up", "--option"), help="arg-set-up", negative="", metavar="NAME=VALUE")
    ] = None,
    resume: Annotated[Path | None, Parameter(help="arg-resume")] = None,
    bots: Annotated[str, Parameter(help="arg-bots")] = BOTS,
    hint: Annotated[str, Parameter(help="arg-hint")] = HINT,
    values: Annotated[Path | None, Parameter(help="arg-values")] = None,
    set: Annotated[list[str] | None, Parameter(help="arg-set", negative="", metavar="PATH=VALUE")] = None,
    out: Annotated[Path | None, Parameter(help="arg-out")] = None,
    save: Annotated[bool, Parameter(name="--save", help="arg-save", show_default=False)] = True,
    **settings: Annotated[str, Parameter(help="arg-settings")],
) -> None:
    """Play a game."""
    if resume is not None:
        if game is not None or seed is not None or settings or set_up or values or set:
            fail("resume-alone")
        found = saves.resume(resume)
    else:
        key = known_game(game) if game is not None else menu()
        kept = saves.autosave(key)
        fresh = not (settings or set_up or values or set or seed is not None)
        if save and wants_to_go_on(kept, fresh):
            found = saves.resume(kept)
        else:
            typed = {**pairs(set_up or []), **settings}
            found = start(key, players, seed, typed, changes_from(key, values, set))
    sit(*found, keep=save, bots=bots, hint=hint, out=out)


def menu() -> str:
    """Which game? Asked at a terminal only."""
    if not sys.stdin.isatty():
        fail("which-game", hint=suggestion("", catalog.games()))
    keys = catalog.games()
    say(words("menu"), style="bold")
    for number, key in enumerate(keys, 1):
        texts = game_words(key)
        block(f"{number}  {texts('game-title')}: {texts('game-blurb')}", 1)
    while True:
        line = read("> ")
        if line is None or line == "q":
            raise KeyboardInterrupt
        if line in keys:
            return line
        if line.isdecimal() and 1 <= int(line) <= len(keys):
            return keys[int(line) - 1]
        say(words("menu-again", last=len(keys)))


def wants_to_go_on(kept: Path, default: bool) -> bool:
    """If a game was left unfinished: go on with it? Otherwise it is put aside, not lost."""
    answers = saves.answers_in(kept)
    if not answers:
        return False
    if sys.stdin.isatty() and agreed(words("resume-ask", answers=answers), default):
        return True
    os.replace(kept, kept.with_suffix(".previous.json"))
    return False


def start(
    key: str, players: int, seed: str | None, typed: dict[str, str], changes: Changes
) -> tuple[Play, Content, Changes]:
    """A new game."""
    game, content = changed(key, changes)
    if players and players not in game.seats:
        fail("bad-players", game=key, fewest=game.seats[0], most=game.seats[-1])
    return Play(game, players, secret_of(seed), settings_from(game, typed)), content, changes


def sit(play: Play, content: Content, changes: Changes, *, keep: bool, bots: str, hint: str, out: Path | None) -> None:
    """Play it, and save what is unfinished afterwards."""
    key = play.game.key
    kept = saves.autosave(key) if keep else None
    texts = game_words(key, names_in(content))
    sitting = Sitting(play, texts, changes, kept, bots, hint)
    say(texts("game-title"), style="bold green")
    say(words("welcome"), style="dim")
    over = False
    try:
        over = sitting.run()
    except KeyboardInterrupt:
        say()
        sitting.leave()
    if over and kept is not None:
        kept.unlink(missing_ok=True)
    if out is not None:
        try:
            write_text(out, "\n".join(play.lines()) + "\n")
        except UserError:
            if over:
                saves.save(saves.state_folder() / f"{key}.finished.json", play, changes)
            raise
        say(words("record-written", file=str(out)))
