"""Work in forked processes: their output comes back line by line, and each has a time limit."""

from __future__ import annotations

import json
import os
import select
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

#: seconds of wall-clock time after which a process is ended
WAITING = 900.0

Say = Callable[[Any], None]


@dataclass
class Child:
    """A forked process and its output so far."""

    pid: int
    task: Any
    pipe: int
    until: float
    said: bytes = b""


def fork(work: Callable[[Say], None]) -> tuple[int, int]:
    """Do some work in a process of its own; returns its id and a pipe with its output, line by line."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    status = 1
    try:
        os.close(reading)
        signal.signal(signal.SIGINT, signal.SIG_DFL)

        def say(what: Any) -> None:
            os.write(writing, json.dumps(what).encode() + b"\n")

        work(say)
        status = 0
    except BaseException:
        os.write(writing, json.dumps({"problem": traceback.format_exc()}).encode() + b"\n")
    finally:
        os._exit(status)


def pool(
    tasks: Iterable[Any], start: Callable[[Any], Callable[[Say], None]], count: int
) -> Iterator[tuple[Any, list[Any], int]]:
    """Do tasks in processes of their own, `count` at a time: yields each with its output and how it ended."""
    waiting = iter(tasks)
    running: dict[int, Child] = {}
    try:
        while True:
            while len(running) < count:
                task = next(waiting, None)
                if task is None:
                    break
                pid, pipe = fork(start(task))
                running[pipe] = Child(pid, task, pipe, time.monotonic() + WAITING)
            if not running:
                return
            ready, _, _ = select.select(list(running), [], [], 1.0)
            for pipe in ready:
                child = running[pipe]
                part = os.read(pipe, 1 << 16)
                child.said += part
                if not part:
                    del running[pipe]
                    os.close(pipe)
                    status = os.waitpid(child.pid, 0)[1]
                    said = [json.loads(line) for line in child.said.splitlines()]
                    yield child.task, said, os.waitstatus_to_exitcode(status)
            for child in running.values():
                if time.monotonic() > child.until:
                    os.kill(child.pid, signal.SIGKILL)
    finally:
        for child in running.values():
            os.kill(child.pid, signal.SIGKILL)
            os.waitpid(child.pid, 0)


def limit(seconds: float) -> None:
    """End this process when it has used so much processor time from now on."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
