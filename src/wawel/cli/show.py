"""How a game looks in a terminal: the log, the table, the question with its numbered answers, the score sheet."""

from __future__ import annotations

from wawel.cli.ui import block, say, words
from wawel.engine.events import Event
from wawel.engine.game import Choice, Game
from wawel.engine.records import Play
from wawel.engine.state import State
from wawel.texts import Words


def show_events(game: Game, texts: Words, events: list[Event], seat: int) -> None:
    """What happened, line by line, as far as the seat may know."""
    for event in events:
        if event.readable_by(seat):
            block(texts.say(game, game.told(event)), 2, "cyan")


def table_text(game: Game, texts: Words, state: State, seat: int) -> dict[str, list[str]]:
    """The table by headings."""
    return dict(texts.section(game, section) for section in game.table(state, seat))


def show_table(game: Game, texts: Words, state: State, seat: int, known: dict[str, list[str]] | None = None) -> None:
    """The table; of what is known already, only the parts that have changed."""
    for heading, lines in table_text(game, texts, state, seat).items():
        if known is None or known.get(heading) != lines:
            say(heading, style="bold")
            for line in lines:
                block(line, 2)


def show_question(game: Game, texts: Words, state: State, choice: Choice) -> list[tuple[int, str]]:
    """What is asked, with numbered answers; what is not possible follows, dimmed. All of it in the order of numbers.

    With each option comes the rule that forbids it, or nothing.
    """
    say()
    say(texts.say(game, game.prompt(state, choice)), style="bold yellow")
    numbered = [(option, "") for option in choice.options] + list(game.blocked(state, choice.seat))
    width = len(str(len(numbered)))
    for number, (option, rule) in enumerate(numbered, 1):
        label = texts.say(game, game.label(state, option))
        if rule:
            block(f"{number:{width}}  {words('blocked', option=label)}", 1, "dim")
        else:
            block(f"{number:{width}}  {label}", 1)
    return numbered


def show_result(play: Play, texts: Words, seat: int) -> None:
    """The score sheet."""
    result = play.game.result(play.state)
    if result is None:
        say(words("unfinished", answers=len(play.answers)))
        return
    say()
    say(texts("result-won" if seat in result.winners else "result-lost"), style="bold")
    for at, items in enumerate(result.why):
        if play.players > 1:
            say(words("seat", n=at + 1, rank=result.ranks[at]), style="bold")
        for item in items:
            block(words("score-line", what=texts(f"score-{item.key}"), points=item.points), 2)
        if len(items) > 1:
            block(words("score-total", points=result.scores[at]), 2, "bold")
    if play.rewound:
        say(words("rewound", n=play.rewound))
