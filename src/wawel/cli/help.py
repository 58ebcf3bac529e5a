"""Help pages and usage errors, in the user's language.

Commands and parameters carry Fluent keys where Cyclopts expects help texts; the words are looked up when a page is
printed, so one process can speak both languages. `<key>-example`, if there is such a key, closes a command's page.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownOptionError, UnusedCliTokensError
from cyclopts.exceptions import RepeatArgumentError, UnknownCommandError

from wawel.cli.ui import suggestion, words

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

FLAGS = {"--help": "help-help", "--version": "help-version"}
#: Cyclopts' own names, and the keys of ours
KINDS = {
    "STR": "metavar-text",
    "INT": "metavar-number",
    "PATH": "metavar-file",
    "NAME=VALUE": "metavar-pair",
    "PATH=VALUE": "metavar-value",
}
TITLES = {"Commands": "help-commands", "Arguments": "help-arguments", "Parameters": "help-parameters"}
PARTS = {"COMMAND": "metavar-command", "[OPTIONS]": "metavar-options", "[ARGS]": "metavar-arguments"}
ANY_SETTING = "--[KEYWORD]"
WIDEST_NAME = 26


class HelpPage:
    """Prints a help page: usage, what the command does, an example, then its parameters."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        parts = getattr(usage, "plain", str(usage or "")).split()
        text = " ".join(words(PARTS[part]) if part in PARTS else part for part in parts)
        console.print(words("usage", usage=text), style="bold", highlight=False, markup=False)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        key = plain(description)
        if key:
            write(console, words(key), 0)
            example = f"{key}-example"
            console.print()
            console.print(words("example"), style="bold")
            write(console, words(example), 2)
            console.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        rows = [row(entry) for entry in panel.entries]
        if not rows:
            return
        if panel.format == "command":
            rows.append(("--lang " + words("metavar-lang"), words("arg-lang")))
        console.print(words(TITLES.get(str(panel.title), "help-parameters")), style="bold")
        width = min(WIDEST_NAME, max(len(name) for name, _ in rows)) + 2
        for name, text in rows:
            lines = wrapped(text, console.width - width - 2)
            if len(name) > width - 2:
                console.print(f"  {name}", highlight=False, markup=False)
                name = ""
            for i, line in enumerate(lines or [""]):
                console.print(f"  {(name if i == 0 else ''):{width}}{line}", highlight=False, markup=False)
        console.print()


def plain(description: Any) -> str:
    """The key that was given as a help text."""
    inner = getattr(description, "primary_renderable", description)
    return str(getattr(inner, "plain", "")).strip()


def row(entry: HelpEntry) -> tuple[str, str]:
    """A parameter or a command: its names and what it is for."""
    kind = (entry.metavar or "").removesuffix("...")
    if kind in KINDS:
        entry = entry.copy(metavar=words(KINDS[kind]))
    names = ", ".join(entry.display_labels_with_metavar).replace(ANY_SETTING, words("metavar-setting"))
    flag = next((FLAGS[name] for name in entry.positive_names if name in FLAGS), "")
    text = words(flag or plain(entry.description))
    if entry.default not in (None, "False"):
        text += " " + words("help-default", value=entry.default)
    return names, text


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines, its own line breaks kept."""
    return [piece for line in text.splitlines() for piece in textwrap.wrap(line, max(20, min(width, 100))) or [""]]


def write(console: Console, text: str, indent: int) -> None:
    """Print a text, wrapped and indented."""
    for line in wrapped(text, console.width - indent):
        console.print(" " * indent + line, highlight=False, markup=False)


def complaint(error: CycloptsError, commands: list[str]) -> str:
    """What is wrong with a command line."""
    if isinstance(error, UnknownCommandError):
        word = (error.unused_tokens or [""])[0]
        return words("no-such-command", command=word, hint=suggestion(word, commands))
    if isinstance(error, UnknownOptionError):
        option = error.token.keyword or error.token.value
        names = [name for argument in error.argument_collection for name in argument.names if name.startswith("--")]
        return words("no-such-option", option=option, hint=suggestion(option, names))
    if isinstance(error, RepeatArgumentError):
        return words("option-twice", option=error.token.keyword or "")
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.keyword or error.argument.name
        if name.startswith("-"):
            return words("option-needs-value", option=name)
        return words("argument-missing", argument=name.upper())
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or (error.argument.name.upper() if error.argument is not None else "")
        return words("bad-value", argument=name, value=error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return words("too-many", words=" ".join(error.unused_tokens or []))
    return str(error)
