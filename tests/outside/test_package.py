"""A game and a bot of another package: on the command line, under the laws, and at a table of the server."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from laws import test_laws
from outside.conftest import PACKAGE, Run
from server.local import local
from texts import test_audit
from texts.fluent_files import FOLDERS
from texts.test_random_play import spoken
from wawel import catalog
from wawel.bots import bot, specs
from wawel.engine.records import read_bytes, verify
from wawel.texts import LANGUAGES, Words

LAWS: list[Callable[..., None]] = [law for name, law in vars(test_laws).items() if name.startswith("test_")]
AUDITS: list[Callable[..., None]] = [law for name, law in vars(test_audit).items() if name.startswith("test_")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# ---------------------------------------------------------------------- the command line


def test_bots_play_it_in_worker_processes(wawel: Run) -> None:
    done = wawel("sim", "kuhn", "--bots", "careful:3,mcts:20", "--games", "40", "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 40
    assert [seat["bot"] for seat in told["seats"]] == ["careful:3", "mcts:20"]
    assert sum(seat["mean_score"] for seat in told["seats"]) == 0
    assert all(0 < seat["win_rate"] < 1 for seat in told["seats"])


def test_the_bot_plays_a_game_of_ours(wawel: Run) -> None:
    done = wawel("sim", "_template", "--bots", "careful:2,random", "--games", "2", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr


def test_it_is_listed_and_its_rules_can_be_read(wawel: Run) -> None:
    listed = json.loads(wawel("games", "--json").stdout)
    assert [game["key"] for game in listed] == [*catalog.GAMES, "kuhn"]
    assert listed[-1]["title"] == "Kuhn Poker"
    found = wawel("rules", "kuhn", "showdown", "--lang", "pl")
    assert "Gdy karty zostają odkryte, wygrywa wyższa." in found.stdout
    assert "Betting" in wawel("rules", "kuhn").stdout
    assert "kuhn" in wawel("play", "chess").stderr


def test_it_is_played_at_the_text_table_recorded_and_verified(wawel: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    lines = "1\n1\n1\n"
    done = wawel("play", "kuhn", "--no-save", "--bots", "careful", "--seed", "1", "--out", str(record), given=lines)
    assert done.returncode == 0, done.stderr
    assert "Kuhn Poker" in done.stdout
    assert wawel("verify", str(record)).returncode == 0
    assert wawel("replay", str(record)).returncode == 0
    assert wawel("fuzz", "kuhn", "--games", "20").returncode == 0


def test_values_of_its_cards_are_checked(wawel: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "kuhn"\n[card.king]\nicon = "crown"\n', encoding="utf-8")
    assert wawel("content", "check", str(file)).returncode == 0
    file.write_text('game = "kuhn"\n[card.king]\nicon = 3\n', encoding="utf-8")
    assert "icon" in wawel("content", "check", str(file)).stdout


# ---------------------------------------------------------------------- the laws


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_every_law_holds(law: Callable[..., None]) -> None:
    given: dict[str, Any] = {"key": "kuhn", "players": 2}
    law(**{name: given[name] for name in inspect.signature(law).parameters})


@pytest.mark.usefixtures("installed")
def test_its_words_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = catalog.folder("kuhn") / "texts"
    monkeypatch.setitem(FOLDERS, "kuhn", folder)
    for audit, language in product(AUDITS, LANGUAGES):
        given = {"key": "kuhn", "folder": "kuhn", "language": language}
        wanted = set(inspect.signature(audit).parameters)
        if wanted & {"key", "folder"}:
            audit(**{name: given[name] for name in wanted})
    words = {language: Words(language, folder, strict=True) for language in LANGUAGES}
    asked = [spoken(catalog.game("kuhn"), words, Random(seed), seed)[0] for seed in range(20)]
    assert set().union(*asked) == {"Open", "Answer"}
    assert all(words[language](key) for language in LANGUAGES for key in ("result-won", "result-lost"))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("answers", "chips"),
    [
        ("check check", 1),
        ("check bet fold", 1),
        ("check bet call", 2),
        ("bet fold", 1),
        ("bet call", 2),
    ],
)
def test_what_each_course_of_betting_pays(answers: str, chips: int) -> None:
    game = catalog.game("kuhn")
    for seed in range(12):
        s = game.new(seed=seed)
        ranks = [game.components.ids["card"].index(game.view(s, seat)["sides"][seat]["hand"][0]) for seat in range(2)]
        winner = ranks.index(max(ranks))
        for answer in answers.split():
            choice = game.choices(s)[0]
            game.answer(s, choice, game.verbs.code(answer))
            if answer == "fold":
                winner = 1 - choice.seat
        result = game.result(s)
        assert result is not None
        assert result.winners == [winner]
        assert result.scores[winner] == chips == -result.scores[1 - winner]


@pytest.mark.usefixtures("installed")
def test_the_bot_is_in_the_registry() -> None:
    assert specs()["careful"] == 1
    assert bot("careful:5", 1).spec == "careful:5"


# ---------------------------------------------------------------------- the server


@pytest.mark.anyio
@pytest.mark.usefixtures("installed")
async def test_a_table_of_it_is_played_to_the_end_against_its_bot(tmp_path: Path) -> None:
    async with local(tmp_path, bot_workers=1) as server:
        anna = await server.person()
        offered = {one["key"]: one for one in await anna.get("/api/games")}
        assert list(offered) == [*catalog.GAMES, "kuhn", *catalog.HIDDEN]
        assert "careful" in offered["kuhn"]["bots"]
        assert (await anna.get("/api/games/kuhn/rulebook"))["rules"][0]["id"] == "kuhn.cards"
        assert "Poker Kuhna" in (await anna.http.get("/api/games/kuhn/texts/pl.ftl")).text
        assert (await anna.get("/api/games/kuhn"))["ids"] == {"card": ["jack", "queen", "king"]}
        id = await anna.new("kuhn", "me", "careful:20")
        while (seen := await anna.table(id))["status"] == "playing":
            if seen["choices"]:
                await anna.answer(id)
            else:
                await asyncio.sleep(0.01)
        assert sum(seen["result"]["scores"]) == 0
        record = await anna.http.get(f"/t/{id}.jsonl")
        assert verify(catalog.game("kuhn"), read_bytes(record.content)).choices() == ()
        assert await anna.refused(
            "/api/tables", {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "careful:5000"}]}
        )


def test_the_guide_shows_the_bot_as_it_is() -> None:
    guide = (PACKAGE.parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    assert (PACKAGE / "src" / "kuhn" / "bot.py").read_text(encoding="utf-8") in guide
