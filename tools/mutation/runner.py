"""Runs tests on mutants, each in a forked process of its own.

The warm process has collected the tests once. There a mutant inside a function costs a fork: its code is exchanged in
the function that is already there. What takes effect when a module is imported needs a cold process, which has
imported pytest but neither game nor tests, and collects them with the mutant in place.
"""

from __future__ import annotations

import ast
import gc
import io
import os
import re
import resource
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from mutation.operators import Mutant, Source
from mutation.processes import Say, limit, pool

SURVIVED = ""
#: the time limit of a test: its usual processor time by this factor, plus these seconds
PATIENCE = 4
GRACE = 0.3
#: seconds of processor time for collecting the tests, and gibibytes of memory
COLLECTING = 30.0
MEMORY = 4
#: explaining failed assertions takes longer than the tests, and nobody reads it
OPTIONS = ["-qq", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist"]
#: laws are tried at the tables with the fewest seats only
SEATS = 2


@dataclass
class Test:
    """What is known of a test: which lines of the game's files it runs, which functions it enters, its time."""

    seconds: float
    lines: dict[str, set[int]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    law: bool = False

    def plain(self) -> dict[str, Any]:
        lines = {name: sorted(found) for name, found in self.lines.items()}
        return {"seconds": self.seconds, "lines": lines, "functions": sorted(self.functions), "law": self.law}

    @staticmethod
    def of(plain: dict[str, Any]) -> Test:
        lines = {name: set(found) for name, found in plain["lines"].items()}
        return Test(plain["seconds"], lines, set(plain["functions"]), plain["law"])

    @property
    def size(self) -> int:
        return sum(map(len, self.lines.values()))

    def reaches(self, mutant: Mutant) -> bool:
        """Does the test run what the mutant changes? Laws are known by the functions they enter."""
        if mutant.code is None:
            return True
        if self.law:
            return f"{mutant.file}:{mutant.code[0]}" in self.functions
        return not self.lines.get(mutant.file, set()).isdisjoint(mutant.lines)


@dataclass
class Job:
    """What every process needs to know."""

    root: Path
    #: the game's folder, and its files that have mutants
    folder: Path
    sources: dict[str, Source]
    #: what pytest collects
    paths: list[str]
    law_paths: list[str]
    game: str
    processes: int
    temporary: Path

    def chosen(self, items: Sequence[pytest.Item]) -> list[pytest.Item]:
        """The tests that count: all of the game's own, and the laws at its smallest tables."""
        seats: dict[str, list[int]] = defaultdict(list)
        cases = [(item, self.law_case(item.nodeid)) for item in items]
        for _, case in cases:
            if case is not None:
                seats[case[0]].append(case[1])
        fewest = {law: sorted(found)[:SEATS] for law, found in seats.items()}
        return [
            item
            for item, case in cases
            if not self.is_law(item.nodeid) or (case is not None and case[1] in fewest[case[0]])
        ]

    def is_law(self, test: str) -> bool:
        return any(test.startswith(f"{path}::") for path in self.law_paths)

    def law_case(self, test: str) -> tuple[str, int] | None:
        """The law and the number of seats, if it is a law for this game."""
        found = re.fullmatch(rf"(.*)\[{re.escape(self.game)}(?:-(\d+))?\]", test)
        return (found[1], int(found[2] or 0)) if found and self.is_law(test) else None


class BrokenTests(Exception):
    """The tests fail without any mutant, or cannot be collected."""


# ---------------------------------------------------------------------- pytest


class TakeOver:
    """A pytest plugin: the collected tests are handed to a function instead of being run."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work
        self.problems: list[str] = []
        self.failure: BaseException | None = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.problems.append(str(report.longrepr))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        try:
            if not self.problems:
                self.work(session.items)
        except BaseException as failure:  # pytest would only report it
            self.failure = failure
        return True


def collect(job: Job, paths: list[str], work: Callable[[list[pytest.Item]], None]) -> None:
    """Let pytest collect the tests, and work with them. Writes nothing to the terminal."""
    silence()
    plugin = TakeOver(work)
    os.chdir(job.root)
    status = pytest.main([*OPTIONS, *paths], plugins=[plugin])
    if plugin.failure is not None:
        raise plugin.failure
    if plugin.problems or status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise BrokenTests("\n".join(plugin.problems) or f"pytest ended with status {status}")


def load_plugins(job: Job) -> None:
    """Import what pytest needs, but neither games nor tests: otherwise each cold process would have to do it."""
    with tempfile.TemporaryDirectory() as nothing, redirect_stdout(io.StringIO()):
        pytest.main([*OPTIONS, f"--config-file={job.root / 'pyproject.toml'}", nothing])
    assert not any(name.startswith("wawel") for name in sys.modules), "the game would be there before the mutant"


def silence() -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)


def passes(item: pytest.Item) -> bool:
    """Run one test, with nothing of the previous one left."""
    try:
        item.ihook.pytest_runtest_setup(item=item)
        item.ihook.pytest_runtest_call(item=item)
    except pytest.skip.Exception:
        pass
    except BaseException:
        return False
    try:
        item.ihook.pytest_runtest_teardown(item=item, nextitem=None)
    except BaseException:
        return False
    return True


def killer(items: dict[str, pytest.Item], order: Iterable[str], tests: dict[str, Test], say: Say) -> str:
    """The first test that fails. An endless one ends the process; its name was written before."""
    for name in order:
        say(name)
        limit(GRACE + PATIENCE * tests[name].seconds)
        if not passes(items[name]):
            return name
    return SURVIVED


def prepared(job: Job, name: str) -> None:
    """What a process that runs a mutant does first: room for temporary files, and bounds."""
    place = job.temporary / f"{os.getpid()}-{name}"
    place.mkdir()
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(place)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY << 30, MEMORY << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def verdict(said: list[Any], status: int) -> str:
    """The test that noticed the mutant: the one that failed, or the one during which the process ended."""
    if status == -signal.SIGINT:
        raise KeyboardInterrupt
    last = said[-1] if said else "collecting"
    if isinstance(last, dict) and "problem" in last:
        raise RuntimeError(last["problem"])
    return last["killer"] if isinstance(last, dict) else str(last)


# ---------------------------------------------------------------------- what tests reach


class Recorder:
    """Records which lines of some files are run, or only which functions are entered."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        self.lines: dict[str, set[int]] = defaultdict(set)
        self.functions: set[str] = set()

    def enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        file = self.files.get(code.co_filename)
        if file is not None:
            self.functions.add(f"{file}:{code.co_firstlineno}")

    def line(self, frame: FrameType, event: str, argument: Any) -> Any:
        file = self.files.get(frame.f_code.co_filename)
        if file is None:
            return None
        lines = self.lines[file]

        def note(frame: FrameType, event: str, argument: Any) -> Any:
            lines.add(frame.f_lineno)
            return note

        return note


def recorded(job: Job, items: Sequence[pytest.Item], tell: Say) -> dict[str, Test]:
    """What each of the tests reaches. They are run without any mutant, and have to pass."""
    files = {str(job.folder / name): name for name in job.sources}
    shares = [items[i :: 8 * job.processes] for i in range(8 * job.processes)]

    def start(share: Sequence[pytest.Item]) -> Callable[[Say], None]:
        def work(say: Say) -> None:
            prepared(job, "record")
            for item in share:
                law = job.is_law(item.nodeid)
                recorder = Recorder(files)
                begun = time.process_time()
                sys.settrace(recorder.enter if law else recorder.line)
                passed = passes(item)
                sys.settrace(None)
                test = Test(time.process_time() - begun, dict(recorder.lines), recorder.functions, law)
                say([item.nodeid, passed, test.plain()])

        return work

    found: dict[str, Test] = {}
    for share, said, _ in pool([share for share in shares if share], start, job.processes):
        failed = [one[0] for one in said if isinstance(one, list) and not one[1]]
        if failed or len(said) < len(share) or isinstance(said[-1], dict):
            raise BrokenTests("without any mutant these fail: " + ", ".join(failed or [share[len(said)].nodeid]))
        found.update((name, Test.of(plain)) for name, _, plain in said)
        tell({"recorded": len(found), "of": len(items)})
    return found


# ---------------------------------------------------------------------- warm


def warm(job: Job, known: dict[str, Test], mutants: Sequence[Mutant], tell: Say) -> None:
    """Collect the tests, find out what those not known yet reach, and run mutants inside functions.

    Writes what every test reaches; then for each mutant its number and the test that noticed it, or that it needs a
    cold process."""
    files = {str(job.folder / name): name for name in job.sources}
    early = Recorder(files)

    def work(collected: list[pytest.Item]) -> None:
        sys.settrace(None)
        items = {item.nodeid: item for item in job.chosen(collected)}
        new = recorded(job, [item for name, item in items.items() if name not in known], tell)
        tests = {name: known.get(name) or new[name] for name in items}
        tell({"tests": {name: test.plain() for name, test in tests.items()}})
        codes = functions(files)
        gc.collect()
        gc.freeze()
        killers: dict[str, Counter[str]] = defaultdict(Counter)

        def start(number: int) -> Callable[[Say], None]:
            mutant = mutants[number]
            order = ordered(tests, mutant, killers[mutant.file + mutant.function])

            def run(say: Say) -> None:
                prepared(job, str(number))
                if not exchanged(job, mutant, codes):
                    say({"cold": True})
                    return
                say({"killer": killer(items, order, tests, say)})

            return run

        for number, said, status in pool(range(len(mutants)), start, job.processes):
            mutant = mutants[number]
            assert mutant.code is not None
            if said and said[-1] == {"cold": True}:
                tell({"mutant": number, "cold": True})
                continue
            by = verdict(said, status)
            killers[mutant.file + mutant.function][by] += 1
            # what ran while tests were collected may have left its results behind
            again = by == SURVIVED and f"{mutant.file}:{mutant.code[0]}" in early.functions
            tell({"mutant": number, "cold": True} if again else {"mutant": number, "killer": by})

    sys.settrace(early.enter)
    try:
        collect(job, [*job.paths, *job.law_paths], work)
    except BrokenTests as problem:
        tell({"broken": str(problem)})


def ordered(tests: dict[str, Test], mutant: Mutant, killers: Counter[str]) -> list[str]:
    """The tests that reach a mutant: those that noticed others in its function, then the most specific; laws last."""
    reaching = [name for name, test in tests.items() if test.reaches(mutant)]
    return sorted(reaching, key=lambda name: (tests[name].law, -killers[name], tests[name].size, tests[name].seconds))


def functions(files: dict[str, str]) -> dict[tuple[str, int, str], list[FunctionType]]:
    """All functions of some files that there are, by file, first line and name."""
    found: dict[tuple[str, int, str], list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
            code = thing.__code__
            found[files[code.co_filename], code.co_firstlineno, code.co_name].append(thing)
    return found


def exchanged(job: Job, mutant: Mutant, there: dict[tuple[str, int, str], list[FunctionType]]) -> bool:
    """Give a function the code of the mutant. Cannot be done if it is not there, or closes over other variables."""
    assert mutant.code is not None
    mutated = [code for code in codes_in(changed(job, mutant)) if (code.co_firstlineno, code.co_name) == mutant.code]
    targets = there.get((mutant.file, *mutant.code), [])
    if len(mutated) != 1 or not targets:
        return False
    try:
        for function in targets:
            function.__code__ = mutated[0]
    except ValueError:
        return False
    return True


def changed(job: Job, mutant: Mutant) -> CodeType:
    """The code of a mutant's module. Changes the tree: for processes that end afterwards."""
    mutant.edit.apply()
    tree: ast.Module = ast.fix_missing_locations(job.sources[mutant.file].tree)
    return compile(tree, str(job.folder / mutant.file), "exec", dont_inherit=True)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)


# ---------------------------------------------------------------------- cold


def cold(job: Job, tests: dict[str, Test], mutants: Sequence[Mutant]) -> Iterator[tuple[int, str]]:
    """Run mutants that take effect on import: gives the number of each and the test that noticed it."""
    if mutants:
        load_plugins(job)
    mentions = [mentioned(job, mutant) for mutant in mutants]

    def start(task: tuple[int, bool]) -> Callable[[Say], None]:
        number, law = task
        order = sorted(
            (name for name, test in tests.items() if test.law == law),
            key=lambda name: (-touched(tests[name], mentions[number]), tests[name].size, tests[name].seconds),
        )

        def run(say: Say) -> None:
            prepared(job, str(number))
            say("collecting")
            limit(COLLECTING)
            install(job, mutants[number])

            def work(items: list[pytest.Item]) -> None:
                found = {item.nodeid: item for item in items}
                missing = [name for name in order if name not in found]
                say({"killer": missing[0] if missing else killer(found, order, tests, say)})

            try:
                collect(job, job.law_paths if law else job.paths, work)
            except BrokenTests:
                say({"killer": "collecting"})

        return run

    laws = any(test.law for test in tests.values())
    waiting = [(number, False) for number in range(len(mutants))]
    survivors: list[tuple[int, bool]] = []
    for (number, _), said, status in pool(waiting, start, job.processes):
        by = verdict(said, status)
        if by == SURVIVED and laws:
            survivors.append((number, True))
        else:
            yield number, by
    for (number, _), said, status in pool(survivors, start, job.processes):
        yield number, verdict(said, status)


def install(job: Job, mutant: Mutant) -> None:
    """Let the mutant be imported instead of the file."""
    path = str(job.folder / mutant.file)
    code = changed(job, mutant)
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if self.path == path else usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def mentioned(job: Job, mutant: Mutant) -> dict[str, set[int]]:
    """The lines on which a mutant outside of functions may show: of its class, or those that use its name."""
    if mutant.code is not None:
        return {mutant.file: set(mutant.lines)}
    if mutant.shown_on:
        return {mutant.file: set(mutant.shown_on)}
    found: dict[str, set[int]] = {}
    for name, source in job.sources.items():
        nodes = (node for node in ast.walk(source.tree) if isinstance(node, (ast.Name, ast.Attribute)))
        found[name] = {n.lineno for n in nodes if mutant.name == (n.id if isinstance(n, ast.Name) else n.attr)}
    return found


def touched(test: Test, lines: dict[str, set[int]]) -> bool:
    return any(not test.lines.get(name, set()).isdisjoint(found) for name, found in lines.items())
