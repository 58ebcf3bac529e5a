"""Load on the table's server, from a second process: many two-seat tables, two sockets each, answers at a steady pace.

    python bench/load_server.py [--tables 500] [--rate 200] [--seconds 300]

It starts a server of its own on a free port of this machine with an empty data folder, and reports errors, the time
from sending an answer to its arrival at both sockets of the table (p50, p99), and the server's memory over time.
The aim: no error, p99 under 100 ms, memory flat, idle server under 120 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

HELLOS = 40


def memory_mb(process: int) -> float:
    """Resident memory of a process and its children."""
    total = 0
    for folder in os.listdir("/proc"):
        if folder.isdecimal():
            with contextlib.suppress(OSError):
                with open(f"/proc/{folder}/status", encoding="utf-8") as file:
                    status = file.read()
                parent = re.search(r"^PPid:\s+(\d+)", status, re.M)
                resident = re.search(r"^VmRSS:\s+(\d+)", status, re.M)
                if resident and (int(folder) == process or (parent and int(parent[1]) == process)):
                    total += int(resident[1])
    return total / 1024


class Seat:
    """A guest with a socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: dict[str, Any] = {}
        self.arrived: dict[int, float] = {}
        self.moved = asyncio.Event()

    async def listen(self, errors: list[str]) -> None:
        async for line in self.socket:
            message = json.loads(line)
            if message["type"] in ("table", "update"):
                self.latest = message
                self.arrived[message["seq"]] = time.perf_counter()
                self.moved.set()
            elif message["type"] == "refused":
                errors.append(f"refused: {message.get('error')}")


class Pair:
    """Two people at one table."""

    def __init__(self, first: Seat, second: Seat) -> None:
        self.seats = (first, second)

    async def one_answer(self, errors: list[str], waits: list[float]) -> bool:
        """Answer something that is asked of either; False when the game is over."""
        asked = [seat for seat in self.seats if seat.latest.get("choices")]
        if not asked:
            return any(seat.latest.get("status") == "playing" for seat in self.seats)
        seat = random.choice(asked)
        choice = seat.latest["choices"][0]
        option = random.choice(choice["options"])["option"]
        seq = seat.latest["seq"]
        sent = time.perf_counter()
        body = {"type": "answer", "n": choice["n"], "seq": seq, "option": option, "ref": seq}
        await seat.socket.send(json.dumps(body))
        end = sent + 10
        while any(max(other.arrived, default=-1) <= seq for other in self.seats):
            waiting = next(other for other in self.seats if max(other.arrived, default=-1) <= seq)
            waiting.moved.clear()
            try:
                await asyncio.wait_for(waiting.moved.wait(), end - time.perf_counter())
            except TimeoutError:
                errors.append("an answer did not arrive within ten seconds")
                return True
        waits.append(max(other.arrived[min(s for s in other.arrived if s > seq)] for other in self.seats) - sent)
        return True


async def sit_down(url: str, gate: asyncio.Semaphore, errors: list[str]) -> Pair:
    """Make a table, let a second guest join it, and open both sockets."""
    async with (
        gate,
        httpx2.AsyncClient(base_url=url, timeout=60) as host,
        httpx2.AsyncClient(base_url=url, timeout=60) as guest,
    ):
        tokens = [(await client.get("/api/me")).json()["csrf"] for client in (host, guest)]
        wanted = {"game": "_template", "settings": {"rounds": 7}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await host.post("/api/tables", json=wanted, headers={"x-csrftoken": tokens[0]})
        made.raise_for_status()
        id = made.json()["id"]
        joined = await guest.post(f"/api/tables/{id}/join", json={"seat": 1}, headers={"x-csrftoken": tokens[1]})
        joined.raise_for_status()
        seats = []
        for client in (host, guest):
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
            address = url.replace("http", "ws", 1) + f"/ws/t/{id}"
            seat = Seat(await connect(address, additional_headers={"cookie": cookies}, max_size=None))
            seat.task = asyncio.create_task(seat.listen(errors))  # type: ignore[attr-defined]
            seats.append(seat)
    return Pair(seats[0], seats[1])


async def load(url: str, server: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Sit everybody down, answer at the pace asked for, and tell how it went."""
    errors: list[str] = []
    waits: list[float] = []
    idle = memory_mb(server)
    gate = asyncio.Semaphore(HELLOS)
    pairs = list(await asyncio.gather(*(sit_down(url, gate, errors) for _ in range(tables))))
    seated = memory_mb(server)
    print(f"{tables} tables are seated", file=sys.stderr)
    running: set[asyncio.Task[None]] = set()
    finished = 0

    async def play(pair: Pair, key: int) -> None:
        nonlocal finished
        if not await pair.one_answer(errors, waits):
            finished += 1
            for seat in pair.seats:
                await seat.socket.close()
            pairs[pairs.index(pair)] = await sit_down(url, gate, errors)
        busy.discard(key)

    start = time.perf_counter()
    busy: set[int] = set()
    made = 0
    while (now := time.perf_counter() - start) < seconds:
        while made < now * rate:
            made += 1
            free = [pair for pair in random.sample(pairs, min(8, len(pairs))) if id(pair) not in busy]
            if free:
                pair = free[0]
                busy.add(id(pair))
                task = asyncio.create_task(play(pair, id(pair)))
                running.add(task)
                task.add_done_callback(running.discard)
        await asyncio.sleep(0.002)
    if running:
        await asyncio.wait(running, timeout=15)
    waits.sort()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "answers": len(waits),
        "answers_per_s": round(len(waits) / seconds, 1),
        "games_finished": finished,
        "errors": len(errors),
        "first_errors": errors[:5],
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "max_ms": round(1000 * waits[-1], 1),
        "memory_mb": {"idle": round(idle), "seated": round(seated), "after": round(memory_mb(server))},
    }


def main() -> None:
    """Start a server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "wawel.cli", "serve", "--no-browser", "--port", "0", "--data", data]
        command += ["--with-hidden", "--limits", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            told = ""
            while not (found := re.search(r"http://[^\s/]+:\d+", told)):
                line = server.stdout.readline()
                assert line, "the server stopped before it was ready"
                told += line
            url = found[0].replace("localhost", "127.0.0.1")
            figures = asyncio.run(load(url, server.pid, given.tables, given.rate, given.seconds))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
