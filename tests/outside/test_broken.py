"""Packages that do not work are left out, and the log says which and why; names of ours can't be taken."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

import wawel
from wawel import catalog
from wawel.bots import UnknownBot, bot, specs

pytestmark = pytest.mark.usefixtures("fresh")


def install(folder: Path, package: str, group: str, name: str, module: str, source: str) -> None:
    """What an installer leaves: a module, and metadata with an entry point."""
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    metadata = folder / f"{package}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[{group}]\n{name} = {module}\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "source", "error"),
    [
        ("broken", "import no_such_module_at_all", "ModuleNotFoundError: No module named 'no_such_module_at_all'"),
        ("broken", "raise SystemExit('not today')", "SystemExit: not today"),
        ("broken", "", "AttributeError: module 'broken_game' has no attribute 'game'"),
        ("broken", "def game(): return 'chess'", "ValueError: game() should make the Game 'broken', not 'chess'"),
        (
            "broken",
            "from wawel.games._template import *",
            "ValueError: game() should make the Game 'broken', not <Game",
        ),
        ("../broken", "", "ValueError: a name should look like"),
        ("epic", "from wawel.games.epic import *", "ValueError: the name is taken"),
        ("_template", "", "ValueError: a name should look like"),
    ],
    ids=["import", "exit", "nothing", "no-game", "other-key", "name", "taken", "hidden"],
)
def test_a_broken_game_is_left_out_and_named(
    name: str,
    source: str,
    error: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    install(tmp_path, "some-game", "wawel.games", name, "broken_game", source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "broken_game", raising=False)
    with caplog.at_level(logging.WARNING):
        assert catalog.games() == catalog.GAMES
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 1
    assert told[0].startswith(f"package some-game: wawel.games {name!r} is left out: {error}")
    assert catalog.package("epic").__name__ == "wawel.games.epic"
    if name not in catalog.GAMES + catalog.HIDDEN:
        with pytest.raises(catalog.UnknownGame):
            wawel.game(name)


def test_a_game_without_a_rulebook_is_left_out(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(tmp_path, "bookless", "wawel.games", "kuhn", "bookless", "from kuhn import *")
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "kuhn").symlink_to(place / "kuhn")
    assert catalog.games() == catalog.GAMES
    assert "FileNotFoundError: there is no rulebook.toml beside bookless" in caplog.text


def test_of_two_packages_with_one_name_the_first_is_taken(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(tmp_path, "zebra", "wawel.games", "kuhn", "zebra", "")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(place))
    assert catalog.games() == (*catalog.GAMES, "kuhn")
    assert "package zebra: wawel.games 'kuhn' is left out: ValueError: the name is taken" in caplog.text


@pytest.mark.parametrize(
    ("name", "source", "error"),
    [
        ("odd", "import no_such_module_at_all", "ModuleNotFoundError"),
        ("odd", "", "TypeError: 'module' object is not callable"),
        ("greedy", "", "ValueError: the name is taken"),
    ],
    ids=["import", "no-bot", "taken"],
)
def test_a_broken_bot_is_left_out_and_named(
    name: str,
    source: str,
    error: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    install(tmp_path, "some-bot", "wawel.bots", name, "broken_bot", source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "broken_bot", raising=False)
    assert set(specs()) == {"random", "greedy", "mcts"}
    assert f"package some-bot: wawel.bots {name!r} is left out: {error}" in caplog.text
    assert type(bot("greedy")).__module__ == "wawel.bots.registry"
    with pytest.raises(UnknownBot, match="no bot 'odd'"):
        bot("odd")
