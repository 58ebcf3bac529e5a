"""`wawel rules`: the rulebook of a game, and which of its rules have a test."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import wawel
from wawel import catalog
from wawel.cli.help import HelpPage
from wawel.cli.rulebook import Entry, Rulebook, highlights, rulebook
from wawel.cli.ui import NOT_OK, block, console, fail, known_game, language, print_json, say, suggestion, words

app = App(
    name="rules",
    help="help-rules",
    usage="wawel rules [OPTIONS] GAME [QUERY...]",
    help_format="plaintext",
    help_formatter=HelpPage(),
    version_flags=[],
)


@app.default
def rules(
    game: Annotated[str, Parameter(help="arg-game")],
    /,
    *query: Annotated[str, Parameter(help="arg-query")],
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> int:
    """Show the sections, one rule, or what a search finds."""
    book = rulebook(known_game(game), language())
    asked = " ".join(query)
    if not asked:
        return show_sections(book, json)
    entry = book.find(asked) if len(query) == 1 else None
    if entry is not None:
        return show_entry(book, entry, json)
    found = book.search(asked)
    if not found:
        fail("rules-nothing", query=asked, hint=suggestion(asked, [entry.id for entry in book.entries]))
    return show_found(found, asked, json)


@app.command(help="help-coverage")
def coverage(
    *,
    tests: Annotated[Path | None, Parameter(help="arg-tests")] = None,
    json: Annotated[bool, Parameter(help="arg-json", negative="")] = False,
) -> int:
    """Compare the rulebooks of our own games with the tests of this checkout."""
    from wawel.cli import coverage as tool

    ledgers = {key: catalog.folder(key) / "rulebook.toml" for key in catalog.OURS}
    try:
        with console().status(words("coverage-collecting")):
            report = tool.coverage(ledgers, tests or tests_folder())
    except tool.CoverageError as error:
        fail("coverage-failed", problem=str(error))
    if json:
        print_json(report)
    else:
        for game, key, value in tool.render(report):
            say(words("coverage-line", game=game, what=words(f"coverage-{key}"), value=value))
    whole = all(
        not found["unknown"]
        and (game in catalog.UNFINISHED or not (found["rules"]["missing"] or found["examples"]["missing"]))
        for game, found in report.items()
    )
    return 0 if whole else NOT_OK


def tests_folder() -> Path:
    """The tests of this checkout: beside the sources, or here."""
    beside = Path(wawel.__file__).parents[2] / "tests"
    return beside if beside.is_dir() else Path("tests")


def show_sections(book: Rulebook, json: bool) -> int:
    """The sections of the book with the ids of their rules."""
    sections = book.sections()
    if json:
        print_json([{"section": name, "rules": [entry.id for entry in found]} for name, found in sections.items()])
        return 0
    for name, found in sections.items():
        say(words("rules-section", section=name, n=len(found)), style="bold")
        for entry in found:
            block(entry.id, 2, "dim")
    counts = [sum(entry.kind == kind for entry in book.entries) for kind in ("rule", "ruling", "example")]
    say(words("rules-counts", rules=counts[0], rulings=counts[1], examples=counts[2]))
    return 0


def show_entry(book: Rulebook, entry: Entry, json: bool) -> int:
    """A rule with everything that names it."""
    about = book.about(entry)
    if json:
        print_json({**entry.to_json(), "about": [other.to_json() for other in about]})
        return 0
    print_entry(entry)
    for other in about:
        say()
        print_entry(other)
    return 0


def show_found(found: list[Entry], query: str, json: bool) -> int:
    """What a search found, the best first."""
    if json:
        print_json([entry.to_json() for entry in found])
        return 0
    for entry in found:
        print_entry(entry, query)
        say()
    say(words("rules-found", n=len(found)), style="dim")
    return 0


def print_entry(entry: Entry, query: str = "") -> None:
    """A rule, ruling or example; the words that were searched for stand out."""
    from rich.text import Text

    heading = Text(entry.id, style="bold")
    heading.append(f"  {entry.section or words(f'kind-{entry.kind}')}", style="dim")
    text = Text(entry.text)
    for start, end in highlights(entry.text, query):
        text.stylize("bold yellow", start, end)
    console().print(heading)
    console().print(text)
