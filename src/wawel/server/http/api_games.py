"""The HTTP API of games: what they are, their rulebooks, their words."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from wawel import catalog, texts
from wawel.about import about
from wawel.engine.checks import FileCheck
from wawel.engine.game import Game
from wawel.server.errors import Refused
from wawel.server.http.request_context import SPEC, Wawel, identify
from wawel.server.messages.game import (
    CheckedFile,
    FirstGame,
    GameInfo,
    GameSummary,
    HowToStep,
    LineProblem,
    PlayersFile,
    Rulebook,
    SettingInfo,
    VerbInfo,
)
from wawel.server.tables import bot_workers, encoding
from wawel.server.tables.table_registry import TableRegistry

#: the server's own words; the browser client brings its own
FOLDER = Path(__file__).parent.parent / "texts"
#: ask again each time, for an update of the server may have changed it
UNCHANGED = {"cache-control": "no-cache"}


@get("/", responses=SPEC)
async def games(wawel: Wawel) -> list[GameSummary]:
    """The games played here."""
    return listed(wawel.registry)


@get("/{key:str}", responses=SPEC)
async def game(wawel: Wawel, key: FromPath[str]) -> GameInfo:
    """A game with all its components."""
    return whole(wawel.registry.game(key).key)


@get("/{key:str}/rulebook", responses=SPEC)
async def rulebook(wawel: Wawel, key: FromPath[str]) -> Rulebook:
    """Rules, examples and rulings in both languages."""
    return book(wawel.registry.game(key).key)


@post("/{key:str}/files/{kind:str}", status_code=200, limit="read", responses=SPEC)
async def check_file(wawel: Wawel, key: FromPath[str], kind: FromPath[str], data: JSONBody[PlayersFile]) -> CheckedFile:
    """What a game says of a file of its own kind, such as a deck; nothing is kept."""
    game = wawel.registry.game(key)
    check = getattr(catalog.package(game.key), "files", {}).get(kind)
    if check is None:
        raise Refused("not-found", 404, f"{game.key} has no files of the kind {kind!r}")
    found: FileCheck = check(game, data.text)
    problems = [LineProblem(line, encoding.phrase(game, problem)) for line, problem in found.problems]
    return CheckedFile(encoding.phrase(game, found.summary), problems, found.figures)


@get("/{key:str}/texts/{file:str}", media_type="text/plain", responses=SPEC)
async def game_texts(
    wawel: Wawel, key: FromPath[str], file: FromPath[str], lobby: FromQuery[bool] = False
) -> Response[str]:
    """A game's words in a language; or only what is read of it before it begins."""
    game = wawel.registry.game(key)
    if lobby:
        return Response(lobby_texts(game, language_of(file)), media_type="text/plain", headers=UNCHANGED)
    return fluent(file, catalog.folder(game.key) / "texts")


@get("/api/texts/{file:str}", media_type="text/plain", guards=[identify], responses=SPEC)
async def shared_texts(wawel: Wawel, file: FromPath[str]) -> Response[str]:
    """The words of the table itself: why something is refused."""
    return fluent(file, FOLDER)


def listed(registry: TableRegistry) -> list[GameSummary]:
    """The games played here."""
    return [GameSummary(**described(registry.game(key))) for key in registry.offered()]


def described(game: Game) -> dict[str, Any]:
    """A game in a list."""
    said = about(game.key)
    return {
        "key": game.key,
        "seats": list(game.seats),
        "settings": [
            SettingInfo(one.name, list(one.choices), one.default, {str(k): list(v) for k, v in one.seats.items()})
            for one in game.settings
        ],
        "version": game.version,
        "content": game.content,
        "bots": bot_workers.offered(),
        "minutes": said.minutes,
        "weight": said.weight,
        "first": FirstGame(said.first.seats, said.first.settings),
        "how_to": [HowToStep(step.id, step.icon) for step in said.how_to],
    }


@cache
def whole(key: str) -> GameInfo:
    """A game with everything a client needs to draw it."""
    game = catalog.game(key)
    content = catalog.content(key)
    return GameInfo(
        **described(game),
        verbs=[VerbInfo(one.name, one.base, one.size, one.about, one.names, one.rule) for one in game.verbs.verbs],
        events={key: {name: game.event_kind(name) for name in names} for key, names in game.parts.events.items()},
        ids=game.components.ids,
        texts=component_texts(game),
        components=content.tables,
        names=texts.names_in(content),
        moments=list(game.parts.moments),
        reacts=any(step.KIND.partition("-")[0] == "react" for step in game.steps.values()),
    )


def component_texts(game: Game) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """What stands on each component, for the kinds that have text."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for kind, ids in game.components.ids.items():
        for n, name in enumerate(ids):
            lines = [encoding.phrase(game, line) for line in game.component_text(kind, n)]
            if lines:
                found.setdefault(kind, {})[name] = lines
    return found


@cache
def book(key: str) -> Rulebook:
    """A rulebook as it stands in its file; each rule also names the Fluent key of its section."""
    with (catalog.folder(key) / "rulebook.toml").open("rb") as file:
        found = tomllib.load(file)
    rules = [{**rule, "heading": heading(rule["section"])} for rule in found.get("rule", [])]
    return Rulebook(rules, found.get("example", []), found.get("ruling", []))


def heading(section: str) -> str:
    """The Fluent key of a section's name."""
    plain = "".join(unicodedata.normalize("NFD", c)[0] for c in section.lower().replace("ł", "l"))
    return "section-" + re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def before_it_begins(game: Game) -> Callable[[str], bool]:
    """The keys of a game's title, of "how to play", of its settings and their values."""
    values = {f"{one.name.replace('_', '-')}-{value}" for one in game.settings for value in one.choices}
    return lambda key: key.startswith(("game-", "how-to-", "option-")) or key.removesuffix("-text") in values


def lobby_address(key: str, language: str) -> str:
    """Where a client gets what `lobby_texts` returns."""
    return f"/api/games/{key}/texts/{language}.ftl?lobby=true"


def lobby_texts(game: Game, language: str) -> str:
    """A game's words that are read before it begins, as a Fluent file."""
    wanted = before_it_begins(game)
    text = (catalog.folder(game.key) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return "".join(entry for entry in re.split(r"(?m)^(?=\S)", text) if wanted(entry.partition(" ")[0]))


def fluent(file: str, folder: Path) -> Response[str]:
    """A Fluent file of a language."""
    text = (folder / f"{language_of(file)}.ftl").read_text(encoding="utf-8")
    return Response(text, media_type="text/plain", headers=UNCHANGED)


def language_of(file: str) -> str:
    """The language of a Fluent file."""
    language, _, ending = file.partition(".")
    if language not in texts.LANGUAGES or ending != "ftl":
        raise Refused("no-such-language", 404, f"there are {', '.join(texts.LANGUAGES)}")
    return language


router = Router(
    "/api/games", route_handlers=[games, game, rulebook, check_file, game_texts], guards=[identify], tags=["games"]
)
