"""Names and faces at a table: bots are characters, guests have nicknames, and everybody can be told apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.local import Person, local
from wawel.server.tables.characters import CHARACTERS, FACES, bot_name, faces
from wawel.server.tables.table_info import Seat

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def shown(table: Any) -> list[tuple[str, str]]:
    return [(seat["name"], seat["face"]) for seat in table["seats"]]


async def rename(person: Person, name: str) -> Any:
    reply = await person.http.patch("/api/me", json={"name": name}, headers={"x-csrftoken": person.csrf})
    return reply.json()


def test_every_face_is_in_the_browser_s_list() -> None:
    listed = json.loads((ROOT / "src/wawel/web/src/kit/face-names.json").read_text())
    assert listed == sorted({*CHARACTERS.values(), *FACES})
    assert len({*CHARACTERS.values(), *FACES}) == len(CHARACTERS) + len(FACES)


def test_a_full_table_has_no_name_or_face_twice() -> None:
    for table in map(str, range(200)):
        seats: list[Seat] = []
        for at in range(8):
            seats.append(Seat(seat=at, kind="bot", bot="greedy", name=bot_name(table, at, seats)))
        assert len({seat.name for seat in seats}) == 8
        assert len(set(faces(seats))) == 8
        people = [Seat(seat=at, kind="human", account_id=f"{table}{at}", name=f"guest-{at}") for at in range(8)]
        assert len(set(faces(people))) == 8


def test_an_open_seat_has_no_face() -> None:
    assert faces([Seat(seat=0, kind="open")]) == [""]


async def test_bots_are_characters_and_stay_the_same(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        id = await anna.new("_template", "me", "greedy", "greedy", "random")
        seats = shown(await anna.table(id))
        assert [CHARACTERS[name] for name, _ in seats[1:]] == [face for _, face in seats[1:]]
        assert len({name for name, _ in seats}) == len({face for _, face in seats}) == 4
        assert [seat["bot"] for seat in (await anna.table(id))["seats"][1:]] == ["greedy", "greedy", "random"]
        await anna.answer(id)
        assert shown(await anna.table(id)) == seats
        (mine,) = [table for table in await anna.get("/api/tables?show=mine") if table["id"] == id]
        assert shown(mine) == seats
    async with local(tmp_path) as at:
        # after a restart, too
        assert shown((await at.http().get(f"/api/tables/{id}")).json()) == seats


async def test_a_bot_that_is_seated_later_has_a_name_of_its_own(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna = await at.person()
        id = await anna.new("_template", "me", "greedy", "open", "open")
        for seat in (2, 3):
            await anna.ok(f"/api/tables/{id}/bot", {"seat": seat, "bot": "greedy"})
        names = [name for name, _ in shown(await anna.table(id))]
        assert len(set(names)) == 4
        assert all(name in CHARACTERS for name in names[1:])


async def test_a_guest_picks_a_nickname(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        id = await anna.new("_template", "me", "open")
        before = shown(await anna.table(id))[0]
        assert await rename(anna, "Zośka_7") == {"ok": True}
        assert (await anna.get("/api/me"))["guest"]
        # at the table, too, with the same face as before
        assert shown(await anna.table(id))[0] == ("Zośka_7", before[1])
        assert (await rename(bartek, "ZOŚKA_7"))["error"] == "error-name-taken"
        for bad in ("Zo", "guest-abc", "two words", "x" * 25, "<b>bold</b>"):
            assert (await rename(bartek, bad))["error"] == "error-bad-name"
        for taken in ("Twardowski", "żywia"):
            assert (await rename(bartek, taken))["error"] == "error-name-of-bot"
        assert (await bartek.get("/api/me"))["name"] == bartek.me["name"]


async def test_epic_says_whose_turn_it_is_whoever_is_asked(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek = await at.person(), await at.person()
        id = await anna.new("epic", "me", "open", settings={"format": "random-thirty", "mode": "duel"})
        await bartek.ok(f"/api/tables/{id}/join", {"seat": 1})
        others = 0
        for _ in range(40):
            for person in (anna, bartek):
                table = await person.table(id)
                if table["choices"]:
                    others += table["turn"] != [] and table["you"] not in table["turn"]
                    await person.answer(id)
        assert others
        assert (await anna.table(id))["turn"] in ([0], [1])
