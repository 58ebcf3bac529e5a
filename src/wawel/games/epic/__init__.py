"""Epic: Pojedynek: card duels for two to eight."""

from wawel.engine.problems import Problem
from wawel.games.epic.decks import BadDeck, read_deck
from wawel.games.epic.game import Epic
from wawel.games.epic.load import FILES

game = Epic
content = FILES.content


def check_deck(text: str) -> tuple[int, list[tuple[int, Problem]]]:
    """How many cards the deck in a file has, and what keeps it from being played, each with its line."""
    try:
        return sum(read_deck(FILES.box()[0], text)), []
    except BadDeck as error:
        return 0, error.problems


__all__ = ["check_deck", "content", "game"]
