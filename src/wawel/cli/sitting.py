"""One person at a text table: questions, numbered answers, and a few one-letter commands. Bots have the other seats."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from wawel.cli.rulebook import rulebook
from wawel.cli.saves import save
from wawel.cli.show import show_events, show_question, show_result, show_table, table_text
from wawel.cli.ui import UserError, block, fail, language, problem, say, words
from wawel.cli.values import Changes
from wawel.engine.game import Choice
from wawel.engine.records import Play
from wawel.texts import Words

if TYPE_CHECKING:
    from wawel.bots import Bot

LOG_LINES = 20


def bot(spec: str) -> Bot:
    """A bot by its name."""
    from wawel import bots

    try:
        return bots.bot(spec)
    except bots.UnknownBot as error:
        raise UserError(problem(error.problem)) from None


def bots_answer(player: Bot, play: Play, choice: Choice) -> int:
    """What a bot would answer. It is given what the seat may know and nothing else."""
    from wawel import bots

    return bots.suggest(player, play.game, play.state, choice)


def read(prompt: str) -> str | None:
    """A line from the user, or None at the end of the input. Piped answers are shown too."""
    try:
        line = input(prompt)
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print(line)
    return line.strip()


def agreed(question: str, default: bool) -> bool:
    """Yes or no."""
    line = read(f"{question} [{words('yes-no' if default else 'no-yes')}] ")
    if not line:
        return default and line is not None
    return line[0].lower() in words("yes-letters")


class Sitting:
    """A play in progress at a text table. `kept` is where it is saved after each answer, if it is."""

    def __init__(self, play: Play, texts: Words, changes: Changes, kept: Path | None, bots: str, hint: str) -> None:
        self.play = play
        self.game = play.game
        self.texts = texts
        self.changes = changes
        self.kept = kept
        self.bots = bot(bots) if play.players > 1 else None
        self.adviser = bot(hint)
        self.seat = 0
        self.known: dict[str, list[str]] = {}
        self.numbered: list[tuple[int, str]] = []

    def run(self) -> bool:
        """Play until the game is over (True) or the user leaves (False)."""
        show_events(self.game, self.texts, self.play.log[-1], self.seat)
        while self.play.choices():
            choice = self.game.choice_for(self.play.state, self.seat)
            if choice is None:
                self.let_bots_answer()
                continue
            self.show(choice)
            if not self.answer_one(choice):
                return False
        show_result(self.play, self.texts, self.seat)
        return True

    def show(self, choice: Choice) -> None:
        """What has changed on the table, and the question."""
        show_table(self.game, self.texts, self.play.state, self.seat, self.known)
        self.known = table_text(self.game, self.texts, self.play.state, self.seat)
        self.numbered = show_question(self.game, self.texts, self.play.state, choice)

    def answer_one(self, choice: Choice) -> bool:
        """Read lines until the question is answered or taken back; False if the user leaves."""
        before = self.play.state
        while self.play.state is before:
            line = read(words("play-input", last=len(choice.options)) + " ")
            if line is None:
                self.leave()
                return False
            command, _, argument = line.partition(" ")
            if command == "q":
                self.leave(ask=True)
                return False
            try:
                self.obey(choice, command, argument.strip())
            except UserError as error:
                say(str(error), style="red")
        return True

    def obey(self, choice: Choice, command: str, argument: str) -> None:
        """Carry out a line."""
        if command == "u":
            self.undo()
        elif command == "h":
            self.give_hint(choice)
        elif command.startswith("?"):
            self.explain(choice, command[1:] or argument)
        elif command == "l":
            self.show_log(int(argument) if argument.isdecimal() else LOG_LINES)
        elif command == "t":
            self.known = {}
            self.show(choice)
        elif command == "s":
            self.save_as(argument)
        else:
            option, rule = self.picked(command)
            if rule:
                say(words("not-possible"), style="red")
                self.show_rule(rule)
            else:
                self.take(choice, option)

    def picked(self, text: str) -> tuple[int, str]:
        """An option by its number on the screen or by its stable name, with the rule that forbids it."""
        if text.isdecimal() and 1 <= int(text) <= len(self.numbered):
            return self.numbered[int(text) - 1]
        for option, rule in self.numbered:
            if self.game.verbs.name(option) == text:
                return option, rule
        fail("play-help", last=len(self.numbered))

    def take(self, choice: Choice, option: int) -> None:
        """Answer, show what happened, and save the game."""
        events = self.play.answer(choice, option)
        say()
        show_events(self.game, self.texts, events, self.seat)
        self.keep()

    def let_bots_answer(self) -> None:
        """The first open choice is another seat's."""
        choice = self.play.choices()[0]
        assert self.bots is not None
        option = bots_answer(self.bots, self.play, choice)
        show_events(self.game, self.texts, self.play.answer(choice, option), self.seat)
        self.keep()

    def keep(self) -> None:
        """Save the game, unless that was switched off; if it can't be, say so once and play on."""
        if self.kept is not None:
            try:
                save(self.kept, self.play, self.changes)
            except UserError as error:
                say(str(error), style="red")
                self.kept = None

    # ------------------------------------------------------------------ one-letter commands

    def undo(self) -> None:
        """Back to my last answer: free if nothing was revealed since; else only for solo players, and marked."""
        play = self.play
        mine = [at for at, answer in enumerate(play.answers) if answer.seat == self.seat]
        if not mine:
            fail("problem-undo-nothing")
        back = len(play.answers) - mine[-1]
        if any(play.barriers[-back:]):
            if play.players > 1:
                fail("problem-undo-revealed")
            if not agreed(words("undo-ask"), False):
                return
        for _ in range(back):
            play.rewind()
        say(words("undone"))
        self.keep()

    def give_hint(self, choice: Choice) -> None:
        """What a bot would do here."""
        option = bots_answer(self.adviser, self.play, choice)
        number = 1 + [one for one, _ in self.numbered].index(option)
        label = self.texts.say(self.game, self.game.label(self.play.state, option))
        say(words("hint", n=number, option=label, bot=self.adviser.spec), style="green")

    def explain(self, choice: Choice, argument: str) -> None:
        """The rule behind the question, an answer, or something that is not possible."""
        rule = ""
        if argument:
            option, rule = self.picked(argument)
            rule = rule or self.game.why(option)
        self.show_rule(rule or choice.rule)

    def show_rule(self, id: str) -> None:
        """A rule with what is said about it."""
        book = rulebook(self.game.key, language())
        entry = book.find(id)
        if entry is None:
            fail("no-rule-told")
        block(f"{entry.text} [{entry.id}]", 2, "magenta")
        for other in book.about(entry):
            if other.kind == "ruling":
                block(other.text, 4, "magenta")

    def show_log(self, lines: int) -> None:
        """The last lines of what happened."""
        events = [event for answer in self.play.log for event in answer if event.readable_by(self.seat)]
        show_events(self.game, self.texts, events[-lines:], self.seat)

    def save_as(self, name: str) -> None:
        """Save to a file of the user's choice."""
        if not name:
            fail("save-name")
        path = Path(name).expanduser()
        save(path, self.play, self.changes)
        say(words("saved", file=str(path)))

    def leave(self, ask: bool = False) -> None:
        """Say where the game is kept; if it is not, offer to save it."""
        if self.kept is not None and self.play.answers:
            self.keep()
            say(words("kept", file=str(self.kept), game=self.game.key))
        elif ask and self.play.answers:
            name = read(words("save-ask") + " ")
            if name:
                self.save_as(name)
