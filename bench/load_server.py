"""Load on the table's server, from a second process: many two-seat tables, two sockets each, answers at a steady pace.

    python bench/load_server.py [--tables 500] [--rate 200] [--seconds 300] [--text] [--profile FILE]

It starts a server of its own on a free port of this machine with an empty data folder, and reports errors, the time
from sending an answer to its arrival at both sockets of the table (p50, p99), and the server's memory and processor
time. When a game is over the same two people ask for a rematch. This side is kept lean, so that it measures the server
and not itself: messages are decoded only as far as they are needed, and one HTTP client serves everybody.
The aim: no error, p99 under 100 ms, memory flat, idle server under 120 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from typing import Any

import httpx2
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

#: people who join at the same time
HELLOS = 20
#: an answer that takes longer is an error
PATIENCE = 10.0
TICKS = os.sysconf("SC_CLK_TCK")
SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
#: how long the pacing loop sleeps; oversleeping is this side's own delay and shows how busy the machine is
BREATH = 0.002


class Option(msgspec.Struct):
    option: str


class Asked(msgspec.Struct):
    n: int
    options: list[Option]


class Heard(msgspec.Struct):
    """The part of a message that the load generator needs."""

    type: str
    seq: int = -1
    status: str = ""
    choices: list[Asked] = []
    error: str = ""


heard = msgspec.json.Decoder(Heard)


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


def processor_s(process: int) -> float:
    """Seconds of processor time a process has used."""
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Person:
    """A guest: a session, and a socket at one table after another."""

    def __init__(self, load: Load, cookies: str, csrf: str) -> None:
        self.load = load
        self.headers = {"cookie": cookies, "x-csrftoken": csrf}
        self.latest = Heard("")
        self.moved = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None

    async def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A call of the HTTP API."""
        answer = await self.load.client.post(path, json=body or {}, headers=self.headers)
        if answer.status_code >= 400:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    async def sit(self, table: str) -> None:
        """Open a socket at a table, once the old one is closed, and wait for its first message."""
        if self.socket is not None:
            await self.socket.close()
        self.latest = Heard("")
        address = self.load.url.replace("http", "ws", 1) + f"/ws/t/{table}" + ("?text=1" if self.load.text else "")
        self.socket = await connect(address, additional_headers={"cookie": self.headers["cookie"]}, max_size=None)
        self.listening = asyncio.create_task(self.listen(self.socket))
        await self.until(0)

    async def listen(self, socket: ClientConnection) -> None:
        """Read messages until the socket closes."""
        async for line in socket:
            message = heard.decode(line)
            if message.type in ("table", "update"):
                self.latest = message
                self.moved.set()
            elif message.type == "refused":
                self.load.errors[f"refused: {message.error}"] += 1

    async def until(self, seq: int) -> None:
        """Wait for a message of this sequence number or a later one."""
        if self.latest.seq < seq:
            async with asyncio.timeout(PATIENCE):
                while self.latest.seq < seq:
                    self.moved.clear()
                    await self.moved.wait()


class Pair:
    """Two people at one table."""

    def __init__(self, host: Person, guest: Person) -> None:
        self.people = (host, guest)
        self.table = ""

    async def begin(self) -> None:
        """The host makes a table, the guest joins it, both look at it."""
        host, guest = self.people
        wanted = {"game": "_template", "settings": {"rounds": 7}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table = (await host.post("/api/tables", wanted))["id"]
        await guest.post(f"/api/tables/{self.table}/join", {"seat": 1})
        await self.sit()

    async def again(self) -> None:
        """Both want a rematch."""
        old = self.table
        for person in self.people:
            self.table = (await person.post(f"/api/tables/{old}/rematch"))["id"]
        await self.sit()

    async def sit(self) -> None:
        """Both look at the table."""
        for person in self.people:
            await person.sit(self.table)

    async def one_answer(self) -> float:
        """Answer something that is asked of either: how long it took to reach both."""
        person = random.choice([one for one in self.people if one.latest.choices])
        choice = person.latest.choices[0]
        option = random.choice(choice.options).option
        seq = person.latest.seq
        assert person.socket is not None
        body = {"type": "answer", "n": choice.n, "seq": seq, "option": option, "ref": seq}
        sent = time.perf_counter()
        await person.socket.send(msgspec.json.encode(body).decode())
        for one in self.people:
            await one.until(seq + 1)
        return time.perf_counter() - sent

    @property
    def over(self) -> bool:
        return any(one.latest.status == "finished" for one in self.people)


class Load:
    """Everybody who plays."""

    def __init__(self, url: str, server: int, text: bool) -> None:
        self.url = url
        self.server = server
        self.text = text
        self.client = httpx2.AsyncClient(base_url=url, timeout=60)
        self.errors: Counter[str] = Counter()
        self.waits: list[float] = []
        self.games = 0

    async def pair(self, gate: asyncio.Semaphore) -> Pair:
        """Two guests and their table."""
        async with gate:
            people = []
            for _ in range(2):
                self.client.cookies.clear()
                answer = await self.client.get("/api/me")
                cookies = "; ".join(one.split(";")[0] for one in answer.headers.get_list("set-cookie"))
                people.append(Person(self, cookies, answer.json()["csrf"]))
            made = Pair(*people)
            await made.begin()
        return made

    async def play(self, pair: Pair, free: list[Pair]) -> None:
        """One answer; a rematch if it was the last. After an error they try a new table, so that it counts once."""
        try:
            if not pair.table:
                await pair.begin()
            self.waits.append(await pair.one_answer())
            if pair.over:
                self.games += 1
                await pair.again()
        except Exception as error:
            self.errors[f"{type(error).__name__}: {error}"] += 1
            pair.table = ""
        free.append(pair)

    async def run(self, tables: int, rate: float, seconds: float) -> dict[str, Any]:
        """Seat everybody, answer at the requested rate, and report."""
        memory = {"idle": round(memory_mb(self.server))}
        gate = asyncio.Semaphore(HELLOS)
        free = list(await asyncio.gather(*(self.pair(gate) for _ in range(tables))))
        memory["seated"] = round(memory_mb(self.server))
        print(f"{tables} tables are seated", file=sys.stderr)
        gc.collect()
        gc.freeze()
        running: set[asyncio.Task[None]] = set()
        used, own = processor_s(self.server), time.process_time()
        start = time.perf_counter()
        delays: list[float] = []
        halfway = 0
        made = 0
        while (now := time.perf_counter() - start) < seconds:
            while made < now * rate and free:
                made += 1
                at = random.randrange(len(free))
                free[at], free[-1] = free[-1], free[at]
                task = asyncio.create_task(self.play(free.pop(), free))
                running.add(task)
                task.add_done_callback(running.discard)
            if not halfway and now > seconds / 2:
                halfway = memory["halfway"] = round(memory_mb(self.server))
            asleep = time.perf_counter()
            await asyncio.sleep(BREATH)
            delays.append(time.perf_counter() - asleep - BREATH)
        if running:
            await asyncio.wait(running, timeout=15)
        memory["after"] = round(memory_mb(self.server))
        waits = sorted(self.waits)
        delays.sort()
        return {
            "tables": tables,
            "sockets": 2 * tables,
            "answers": len(waits),
            "answers_per_s": round(len(waits) / seconds, 1),
            "games_finished": self.games,
            "errors": self.errors.total(),
            "kinds_of_errors": dict(self.errors.most_common(5)),
            **{f"{name}_ms": round(1000 * waits[int(len(waits) * share)], 1) for name, share in SHARES.items()},
            "max_ms": round(1000 * waits[-1], 1),
            "own_delay_p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
            "own_delay_max_ms": round(1000 * delays[-1], 1),
            "server_cpu_ms_per_answer": round(1000 * (processor_s(self.server) - used) / len(waits), 2),
            "load_cpu_ms_per_answer": round(1000 * (time.process_time() - own) / len(waits), 2),
            "memory_mb": memory,
            "load_average": os.getloadavg()[0],
        }


async def measure(url: str, server: int, given: argparse.Namespace) -> dict[str, Any]:
    """Run the load in its loop."""
    return await Load(url, server, given.text).run(given.tables, given.rate, given.seconds)


def main() -> None:
    """Start a server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--text", action="store_true", help="everybody wants the table as text, too")
    parser.add_argument("--profile", default="", help="write a profile of the server's event loop (for pstats) here")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        watched = ["-m", "cProfile", "-o", given.profile] if given.profile else []
        command = [sys.executable, *watched, "-m", "wawel.cli", "serve", "--no-browser", "--port", "0", "--data", data]
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
            figures = uvloop.run(measure(url, server.pid, given))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
