"""Epic: Pojedynek: card duels for two to eight."""

from wawel.engine.checks import FileCheck
from wawel.engine.problems import declare
from wawel.games.epic import decks
from wawel.games.epic.game import Epic
from wawel.games.epic.load import FILES
from wawel.games.epic.problems import PROBLEMS

declare("epic", PROBLEMS)
game = Epic
content = FILES.content


def check_deck(game: Epic, text: str) -> FileCheck:
    """What the file of a constructed deck holds, and what keeps it from being played."""
    return decks.check_deck(game.box, text)


#: the files of players that the game can check, by kind
files = {"deck": check_deck}

__all__ = ["content", "files", "game"]
