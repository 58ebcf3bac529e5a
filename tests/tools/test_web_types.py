"""The browser's types, written from the server's messages and the games' states."""

from __future__ import annotations

import importlib.util
import json
import random
import re
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

import wawel
from wawel import catalog
from wawel.server.messages.common import ts
from wawel.server.messages.socket import SocketOk, SocketRefused
from wawel.server.messages.table import ClockSetting

ROOT = Path(__file__).resolve().parent.parent.parent


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_types", ROOT / "tools" / "web_types.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


web_types = load()


def interface(text: str, name: str) -> dict[str, str]:
    """The fields of an interface with their types; a `?` stands after the name of an optional one."""
    found = re.search(rf"^export interface {name}( extends [^{{]*)? {{\n(.*?)^}}$", text, re.DOTALL | re.MULTILINE)
    assert found is not None, name
    return dict(re.findall(r"^  (\w+\??): (.*);$", found[2], re.MULTILINE))


def test_the_checked_in_files_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    assert web_types.main(["--check"]) == 0, capsys.readouterr().out


def test_a_stale_file_is_named_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "messages.ts"
    monkeypatch.setattr(web_types, "ROOT", tmp_path)
    monkeypatch.setattr(web_types, "generated", lambda: {file: "export {};\n"})
    assert web_types.main(["--check"]) == 1
    assert "messages.ts" in capsys.readouterr().out
    assert not file.exists()
    assert web_types.main([]) == 0
    assert file.read_text() == "export {};\n"
    assert web_types.main(["--check"]) == 0


class Sent(Struct, omit_defaults=True, tag_field="type", tag="sent"):
    kind: Literal["a", "b"]
    pair: tuple[str, int]
    maybe: Annotated[dict[str, Any], ts("Phrase")] | None
    some: list[str | None]
    by_name: dict[str, list[float]]
    clock: ClockSetting
    again: bool = False
    late: int | UnsetType = UNSET


class Asked(Struct, forbid_unknown_fields=True):
    clock: ClockSetting
    to: int | None = None


def test_types_of_messages() -> None:
    made = web_types.Messages(())
    assert interface(made.interface(Sent, {}), "Sent") == {
        "type": "'sent'",
        "kind": "'a' | 'b'",
        "pair": "[string, number]",
        "maybe": "Phrase | null",
        "some": "(string | null)[]",
        "by_name": "Record<string, number[]>",
        "clock": "ClockSetting",
        "again?": "boolean",
        "late?": "number",
    }
    assert interface(made.interface(Asked, {}), "Asked") == {"clock": "Partial<ClockSetting>", "to?": "number | null"}
    with pytest.raises(SystemExit):
        made.type_of(bytes, asked=False)


def test_messages_have_the_fields_of_their_types() -> None:
    text = web_types.message_types(web_types.MODULES)
    for message in (SocketOk(1, 2), SocketOk(1, 2, True), SocketRefused(None, "error-x", {}, "x", 3, [])):
        sent = json.loads(msgspec.json.encode(message))
        fields = interface(text, type(message).__name__)
        assert set(sent) <= {name.rstrip("?") for name in fields}
        assert {name for name in fields if not name.endswith("?")} <= set(sent)


def fits(text: str, value: Any, kind: str) -> bool:
    """Does a JSON value have a type?"""
    if value is None:
        return kind.endswith("| null")
    kind = kind.removesuffix(" | null")
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(text, one, kind[:-2].strip("()")) for one in value)
    if kind.startswith("Record<string, "):
        inner = kind.removeprefix("Record<string, ")[:-1]
        return isinstance(value, dict) and (inner == "any" or all(fits(text, one, inner) for one in value.values()))
    known = {"number": int, "boolean": bool, "string": str}.get(kind)
    if known is not None:
        return type(value) is known
    fields = interface(text, kind)
    names = {name.rstrip("?"): one for name, one in fields.items()}
    needed = {name for name in fields if not name.endswith("?")}
    return needed <= set(value) <= set(names) and all(fits(text, one, names[name]) for name, one in value.items())


@pytest.mark.parametrize("key", catalog.GAMES)
def test_views_have_the_types_that_are_written(key: str) -> None:
    game = wawel.game(key)
    text = web_types.view_types(game) + web_types.PRELUDE.replace("Seat[]", "number[]")
    luck = random.Random(1)
    state = game.new(seed=1)
    for turn in range(300):
        if turn % 10 == 0:
            for reader in (-2, *range(state.players)):
                assert fits(text, game.view(state, reader), "View")
        choices = game.choices(state)
        if not choices:
            break
        game.answer(state, choices[0], luck.choice(choices[0].options))
