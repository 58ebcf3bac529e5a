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
            block(texts.say(game, game.describe_event(event)), 2, "cyan")


def table_text(game: Game, texts: Words, state: State, seat: int) -> dict[str, list[str]]:
    """The table by headings."""
    return dict(texts.section(game, section) for section in game.text_view(state, seat))


def show_table(game: Game, texts: Words, state: State, seat: int, known: dict[str, list[str]] | None = None) -> None:
    """The table; of what is known already, only the parts that have changed."""
    for heading, lines in table_text(game, texts, state, seat).items():
        before = (known or {}).get(heading)
        if lines != before:
            say(heading, style="bold")
            for line in news(before, lines):
                block(line, 2)


def news(before: list[str] | None, lines: list[str]) -> list[str]:
    """The lines of a part that has changed: all of them, or only the changed line if there is just one."""
    if before is None or len(before) != len(lines):
        return lines
    other = [line for line, old in zip(lines, before, strict=True) if line != old]
    return other if len(other) == 1 else lines


def show_question(game: Game, texts: Words, state: State, choice: Choice) -> list[tuple[int, str]]:
    """What is asked, with numbered answers; what is not possible follows, dimmed. All of it in the order of numbers.

    With each option comes the rule that forbids it, or nothing.
    """
    say()
    say(texts.say(game, game.prompt(state, choice)), style="bold yellow")
    numbered = [(option, "") for option in choice.options] + list(game.blocked(state, choice.seat))
    labels = [texts.say(game, game.label(state, option)) for option, _ in numbered]
    width = len(str(len(numbered)))
    for number, label in enumerate(labels[: len(choice.options)], 1):
        block(f"{number:{width}}  {label}", 1)
    blocked = [f"{number}  {label}" for number, label in enumerate(labels, 1) if number > len(choice.options)]
    if blocked:
        block(words("blocked", options=" · ".join(blocked)), 1, "dim")
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
