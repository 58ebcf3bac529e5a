"""The command line. Commands are imported when they are called, so that `wawel --help` is quick."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import wawel
from wawel.cli import ui
from wawel.texts import UnknownLanguage, pick_language

if TYPE_CHECKING:
    from cyclopts import App

#: name, and where the command is
COMMANDS = {
    "games": "wawel.cli.games:games",
    "play": "wawel.cli.play:play",
    "serve": "wawel.cli.serve:serve",
    "rules": "wawel.cli.rules:app",
    "replay": "wawel.cli.replay:replay",
    "verify": "wawel.cli.verify:verify",
    "content": "wawel.cli.content:app",
    "sim": "wawel.cli.sim:sim",
    "fuzz": "wawel.cli.fuzz:fuzz",
    "bench": "wawel.cli.bench:bench",
}


def main(argv: list[str] | None = None) -> int:
    """Run a command; what it returns is the exit code."""
    from cyclopts import CycloptsError

    from wawel.cli.help import complaint

    given = sys.argv[1:] if argv is None else argv
    try:
        ui.set_language(pick_language())
        asked, rest = take_language(given)
        ui.set_language(pick_language(asked))
        done = app()(rest, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return done if isinstance(done, int) else 0
    except CycloptsError as error:
        return stop(complaint(error, list(COMMANDS)))
    except UnknownLanguage as error:
        return stop(ui.words("no-such-language", language=error.asked))
    except ui.UserError as error:
        return stop(str(error))
    except BrokenPipeError:
        # the reader of our output closed the pipe; keep Python from complaining about it at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def app() -> App:
    """The commands. Where Cyclopts expects help texts it is given keys; `help.py` finds the words."""
    from cyclopts import App

    from wawel.cli.help import HelpPage

    made = App(
        name="wawel",
        help="help-wawel",
        help_format="plaintext",
        help_formatter=HelpPage(),
        version=version,
    )
    for number, (name, path) in enumerate(COMMANDS.items()):
        made.command(path, name=name, help=f"help-{name}", sort_key=number)
    return made


def version() -> str:
    """The version of Wawel that is installed."""
    return wawel.__version__


def take_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """`--lang pl` may be anywhere: take it out before the commands are parsed."""
    rest: list[str] = []
    asked: str | None = None
    words = iter(argv)
    for word in words:
        if word == "--":
            return asked, [*rest, word, *words]
        if word == "--lang":
            asked = next(words, "")
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest


def stop(message: str) -> int:
    """One clear line about what went wrong."""
    sys.stderr.write(ui.words("error", message=" ".join(message.split())) + "\n")
    return ui.USAGE
