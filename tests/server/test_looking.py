"""Looking at a game: how many watch, hints for those who play alone, and what is open once the game is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.local import Local, Person, local, parsed
from wawel.server.tables import table
from wawel.server.tables.chart import shared, turns

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def two(at: Local, game: str, **more: Any) -> tuple[Person, Person, str]:
    anna, bartek = await at.person(), await at.person()
    id = await anna.new(game, "me", "open", **more)
    await bartek.ok(f"/api/tables/{id}/join", {})
    return anna, bartek, id


async def test_everybody_sees_how_many_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "COUNT_PAUSE", 0.0)
    async with local(tmp_path) as at:
        anna, _, id = await two(at, "_template")
        found = await at.registry.table(id)
        ear = await at.listen(found, anna)
        watcher = await at.person()
        ears = [await at.listen(found, watcher), await at.listen(found, watcher), await at.listen(found, None)]
        await asyncio.sleep(0.02)
        assert parsed(ear)[-1]["watching"] == 2  # two windows of one person, and a stranger
        found.unlisten(ears[2])
        await asyncio.sleep(0.02)
        assert parsed(ear)[-1]["watching"] == 1


async def test_a_hint_is_legal_and_only_for_those_who_play_alone(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, "_template")
        n = (await anna.table(id))["choices"][0]["n"]
        assert await anna.refused(f"/api/tables/{id}/hint", {"n": n}) == "error-no-hints"
        await bartek.ok(f"/api/tables/{id}/leave")  # a bot plays on, but it is still a game between people
        assert await anna.refused(f"/api/tables/{id}/hint", {"n": n}) == "error-no-hints"
        id = await anna.new("_template", "me", "random")
        asked = (await anna.table(id))["choices"][0]
        assert await anna.refused(f"/api/tables/{id}/hint", {"n": asked["n"] + 9}) == "error-not-asked"
        hint = await anna.ok(f"/api/tables/{id}/hint", {"n": asked["n"]})
        assert hint["option"] in [one["option"] for one in asked["options"]]
        assert (await anna.table(id))["choices"][0]["n"] == asked["n"]
        assert await bartek.refused(f"/api/tables/{id}/hint", {"n": asked["n"]}) == "error-not-seated"


async def test_hidden_cards_and_the_chart_are_open_after_the_end_only(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, "epic", settings={"format": "random-thirty", "mode": "duel"})
        for _ in range(12):
            for person in (anna, bartek):
                if (await person.table(id))["choices"]:
                    await person.answer(id)
        stranger = await at.person()
        seq = (await anna.table(id))["seq"]
        for person in (anna, stranger):
            assert (await person.get(f"/api/tables/{id}/moment/{seq}"))["hands"] is None
            assert (await person.table(id))["hands"] is None
            assert (await person.http.get(f"/api/tables/{id}/chart")).json()["error"] == "error-not-finished"
            refused = await person.http.get(f"/api/tables/{id}/moment/{seq}?seat=1")
            assert refused.json()["error"] == "error-others-view"
        await anna.ok(f"/api/tables/{id}/resign")
        hands = (await stranger.get(f"/api/tables/{id}/moment/{seq}"))["hands"]
        state = (await at.registry.table(id)).stored.begun.state
        assert {hand["seat"]: len(hand["cards"]) for hand in hands} == {
            seat: len(side.hand)
            for seat, side in enumerate(state.sides)  # type: ignore[attr-defined]
            if side.hand
        }
        assert all(card.startswith("card-") for hand in hands for card in hand["cards"])
        chart = await stranger.get(f"/api/tables/{id}/chart")
        assert chart["seqs"][0] == 1
        assert chart["seqs"] == sorted(set(chart["seqs"]))
        assert all(len(one) == len(chart["seqs"]) for one in (*chart["chances"], *chart["points"]))
        assert all(0 <= chance <= 1 for one in chart["chances"] for chance in one)
        assert set(chart["turns"]) <= set(chart["seqs"])


def test_the_chart_names_the_biggest_changes_apart_from_one_another() -> None:
    up = [0.5] * 10 + [0.8] * 4 + [0.95] * 20 + [0.3] * 20
    assert turns([up, [1 - one for one in up]]) == [10, 14, 34]
    assert turns([[0.5, 0.52, 0.55]]) == []
    assert turns([]) == []


def test_the_chances_add_up_to_as_many_winners_as_there_are() -> None:
    duel = [[0.68, 0.6, 1.0], [0.68, 0.2, 0.0]]
    shared(duel)
    assert duel == [[0.5, 0.75, 1.0], [0.5, 0.25, 0.0]]
    teams = [[0.5, 1.0], [0.5, 1.0], [0.5, 0.0], [0.5, 0.0]]
    shared(teams)
    assert [one[0] for one in teams] == [0.5] * 4
    alone = [[0.63, 0.4, 0.0]]
    shared(alone)
    assert alone == [[0.63, 0.4, 0.0]]


async def test_games_left_lying_are_paused_and_not_listed(tmp_path: Path) -> None:
    async with local(tmp_path) as at:
        anna, bartek, id = await two(at, "_template")
        alone = await anna.new("_template", "me", "random", public=True)
        await anna.answer(alone)
        await asyncio.sleep(0.05)
        assert {one["id"] for one in await bartek.get("/api/tables?show=live")} == {id, alone}
        at.time += 4 * 3600
        assert [one["id"] for one in await bartek.get("/api/tables?show=live")] == [id]
        mine = {one["id"]: one["paused"] for one in await anna.get("/api/tables?show=mine")}
        assert mine == {id: False, alone: True}
        await anna.answer(alone)
        await asyncio.sleep(0.05)
        assert {one["id"] for one in await bartek.get("/api/tables?show=live")} == {id, alone}
