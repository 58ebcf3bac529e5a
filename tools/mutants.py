"""Mutation testing of a game's rules: every small change of them should make a test fail.

example:
  python tools/mutants.py epic rules/battle.py             what do the tests of Epic not notice in battles?
  python tools/mutants.py epic --sample 150 --seed 1       a quick look at the whole game
  python tools/mutants.py epic --check                     exit status 1 below 95 %

See docs/mutants.md for how it works and how to record a mutant that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import random
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mutation.operators import Mutant, Source
from mutation.processes import fork
from mutation.runner import SURVIVED, Job, Test, cold, warm

ROOT = Path(__file__).resolve().parents[1]
#: what the rules of a game are written in
RULES = ("rules.py", "rules/*.py", "figures.py", "state.py", "pieces.py")
EQUIVALENT = "equivalent-mutants.toml"
UNREACHED = " (no test reaches it)"
ENTRY = ("file", "function", "mutation", "why")
#: percent of the mutants that have to be noticed
WANTED = 95
#: seconds between two writes of the results to disk
KEEP_EVERY = 10.0
BAR = 24


class Problem(Exception):
    """An error of the caller, such as an unknown game."""


# ---------------------------------------------------------------------- what there is


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint at what may have been meant."""
    names = sorted(known)
    close = difflib.get_close_matches(word, names, 3, 0.4)
    return f"did you mean {' or '.join(close)}?" if close else f"there are: {', '.join(names)}"


def game_folder(root: Path, key: str) -> Path:
    games = {folder.parent.name for folder in (root / "src/wawel/games").glob("*/__init__.py")}
    if key not in games:
        raise Problem(f"there is no game {key!r}; {nearest(key, games)}")
    if not (root / "tests/games" / key).is_dir():
        raise Problem(f"{key} has no tests in tests/games/{key}")
    return root / "src/wawel/games" / key


def chosen_files(folder: Path, words: list[str]) -> list[str]:
    """The files whose mutants are wanted, relative to the game's folder."""
    known = {path.relative_to(folder).as_posix() for path in folder.rglob("*.py")}
    for word in words:
        if word not in known:
            raise Problem(f"{folder.name} has no file {word!r}; {nearest(word, known)}")
    return words or sorted(path.relative_to(folder).as_posix() for pattern in RULES for path in folder.glob(pattern))


def rule_ids(folder: Path) -> list[str]:
    book = folder / "rulebook.toml"
    if not book.is_file():
        return []
    tables = tomllib.loads(book.read_text(encoding="utf-8")).values()
    entries = [entry for table in tables if isinstance(table, list) for entry in table]
    return [entry["id"] for entry in entries if isinstance(entry, dict) and "id" in entry]


def equivalents(path: Path) -> dict[tuple[str, str, str], str]:
    """The mutants that are known to change nothing, and why."""
    if not path.is_file():
        return {}
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    except tomllib.TOMLDecodeError as problem:
        raise Problem(f"{path}: {problem}") from None
    for number, entry in enumerate(entries, 1):
        lacks = [name for name in ENTRY if not str(entry.get(name, "")).strip()]
        if lacks:
            raise Problem(f"{path}: mutant {number} does not say its {', '.join(lacks)}")
    return {(entry["file"], entry["function"], entry["mutation"]): entry["why"] for entry in entries}


# ---------------------------------------------------------------------- what is kept


def digest(*parts: str | bytes) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(part if isinstance(part, bytes) else part.encode())
        whole.update(b"\0")
    return whole.hexdigest()[:16]


def digest_of(root: Path, paths: Iterable[Path]) -> str:
    return digest(*(part for path in sorted(paths) for part in (str(path.relative_to(root)), path.read_bytes())))


def test_digests(path: Path) -> dict[str, str]:
    """A hash of the source of each test function, by its name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {n.name: digest(ast.dump(n)) for n in ast.walk(tree) if isinstance(n, (ast.FunctionDef, ast.ClassDef))}


class Kept:
    """What earlier runs found, in `build/mutants`: which tests reach what, and which test noticed which mutant."""

    def __init__(self, root: Path, game: str, files: Iterable[str], laws: list[str], fresh: bool) -> None:
        self.root = root
        self.path = root / "build/mutants" / f"{game}.json"
        self.data: dict[str, Any] = {"tests": {}, "mutants": {}}
        if self.path.is_file() and not fresh:
            self.data = json.loads(self.path.read_text(encoding="utf-8"))
        folder = root / "tests/games" / game
        test_files = [*folder.rglob("test_*.py"), *(root / law for law in laws)]
        helpers = {*root.glob("tests/*.py"), *folder.rglob("*.py"), *root.glob("tests/laws/*.py")} - set(test_files)
        sources = root / "src/wawel"
        code = [path for part in ("engine", f"games/{game}") for path in (sources / part).rglob("*")]
        code = [path for path in code if path.suffix in (".py", ".toml")]
        self.around = digest(digest_of(root, [*code, *helpers]), *sorted(files))
        self.files = {path.relative_to(root).as_posix(): path for path in test_files}
        self.file_digests = {name: digest(self.around, path.read_bytes()) for name, path in self.files.items()}
        self.functions = {name: test_digests(path) for name, path in self.files.items()}
        self.suite = digest(*sorted(self.file_digests.values()))
        self.saved = time.monotonic()

    def known_tests(self) -> dict[str, Test]:
        """What tests reach whose files, helpers and game are as they were."""
        stored: dict[str, dict[str, Any]] = self.data["tests"]
        same = [one["tests"] for name, one in stored.items() if one["digest"] == self.file_digests.get(name)]
        return {name: Test.of(plain) for tests in same for name, plain in tests.items()}

    def keep_tests(self, tests: dict[str, Any]) -> None:
        stored: dict[str, dict[str, Any]] = {}
        for name, plain in tests.items():
            file = name.partition("::")[0]
            entry = stored.setdefault(file, {"digest": self.file_digests.get(file, ""), "tests": {}})
            entry["tests"][name] = plain
        self.data["tests"].update(stored)

    def proof(self, test: str) -> str:
        """A hash of a test's present source; empty if it does not exist or is not part of this run."""
        file, _, name = test.partition("::")
        return self.functions.get(file, {}).get(name.partition("[")[0].partition("::")[0], "")

    def killer(self, mutant: Mutant) -> str | None:
        """What is known of a mutant: the test that noticed it, SURVIVED, or None.

        Noticed holds as long as the function and that test are as they were; survived, as long as everything is."""
        entry = self.data["mutants"].get(mutant.key)
        if entry is None or entry["function"] != mutant.digest:
            return None
        by: str = entry["killer"]
        if by == SURVIVED:
            return by if entry["proof"] == self.suite else None
        return by if by == "collecting" or (entry["proof"] and entry["proof"] == self.proof(by)) else None

    def keep(self, mutant: Mutant, by: str) -> None:
        proof = self.suite if by == SURVIVED else self.proof(by)
        self.data["mutants"][mutant.key] = {"function": mutant.digest, "killer": by, "proof": proof}
        if time.monotonic() - self.saved > KEEP_EVERY:
            self.save()

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.path.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(self.data), encoding="utf-8")
        unfinished.replace(self.path)
        self.saved = time.monotonic()


# ---------------------------------------------------------------------- one run


@dataclass
class Progress:
    """A line on the terminal; silent elsewhere."""

    total: int
    done: int = 0
    survived: int = 0
    begun: float = field(default_factory=time.monotonic)
    shown: bool = field(default_factory=lambda: sys.stderr.isatty())

    def say(self, text: str) -> None:
        if self.shown:
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)

    def recording(self, done: int, total: int) -> None:
        self.say(f"which tests run which lines: {done}/{total}")
        self.begun = time.monotonic()

    def step(self, survived: bool) -> None:
        self.done += 1
        self.survived += survived
        rate = self.done / max(time.monotonic() - self.begun, 0.001)
        left = round((self.total - self.done) / rate)
        full = BAR * self.done // self.total
        self.say(
            f"[{'#' * full}{'.' * (BAR - full)}] {self.done}/{self.total}  {self.survived} survived"
            f"  {rate * 60:.0f} a minute  {left // 60}:{left % 60:02} left"
        )


def results(job: Job, kept: Kept, mutants: list[Mutant], progress: Progress) -> Iterator[tuple[Mutant, str]]:
    """Run mutants: first those inside functions, then those that need a cold process."""
    inside = [mutant for mutant in mutants if mutant.code is not None]
    outside = [mutant for mutant in mutants if mutant.code is None]
    known = kept.known_tests()
    tests: dict[str, Test] = {}
    answered = 0
    process, pipe = fork(lambda say: warm(job, known, inside, say))
    with os.fdopen(pipe) as report, ended(process):
        for line in report:
            match json.loads(line):
                case {"recorded": done, "of": total}:
                    progress.recording(done, total)
                case {"tests": plain}:
                    kept.keep_tests(plain)
                    tests = {name: Test.of(one) for name, one in plain.items()}
                    if not any(test.lines for test in tests.values()):
                        raise Problem(f"no test runs any line of {job.folder}: is this checkout the one installed?")
                case {"mutant": number, "killer": by}:
                    answered += 1
                    yield inside[number], by
                case {"mutant": number, "cold": True}:
                    answered += 1
                    outside.append(inside[number])
                case {"broken": text} | {"problem": text}:
                    raise Problem(text)
    if answered < len(inside):
        raise Problem("the process that runs the mutants was ended; what was found is kept")
    for number, by in cold(job, tests, outside):
        yield outside[number], by


@contextmanager
def ended(process: int) -> Iterator[None]:
    """Makes sure that a process has ended afterwards."""
    try:
        yield
    finally:
        os.kill(process, signal.SIGINT)
        os.waitpid(process, 0)


def run(root: Path, words: argparse.Namespace) -> dict[str, Any]:
    """The whole run; returns the report."""
    folder = game_folder(root, words.game)
    files = chosen_files(folder, words.files)
    ids = rule_ids(folder)
    everything = sorted({*files, *chosen_files(folder, [])})
    sources = {name: Source(name, (folder / name).read_text(encoding="utf-8"), ids) for name in everything}
    mutants = [mutant for name in files for mutant in sources[name].mutants]
    listed = equivalents(root / "tests/games" / words.game / EQUIVALENT)
    there = {(mutant.file, mutant.function, mutant.text) for mutant in mutants}
    stale = [
        entry for entry in listed if entry not in there and (entry[0] in files or not (folder / entry[0]).is_file())
    ]
    if words.sample is not None and words.sample < len(mutants):
        numbers = random.Random(words.seed).sample(range(len(mutants)), words.sample)
        mutants = [mutants[number] for number in sorted(numbers)]
    asked = [mutant for mutant in mutants if (mutant.file, mutant.function, mutant.text) not in listed]

    law_file = "tests/laws/test_laws.py"
    laws = [law_file] if words.laws and (root / law_file).is_file() else []
    kept = Kept(root, words.game, everything, laws, words.fresh)
    found = {mutant.key: by for mutant in asked if (by := kept.killer(mutant)) is not None}
    waiting = [mutant for mutant in asked if mutant.key not in found]
    progress = Progress(len(waiting))
    if waiting:
        with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as temporary:
            own = f"tests/games/{words.game}"
            job = Job(root, folder, sources, [own], laws, words.game, words.jobs, Path(temporary))
            try:
                for mutant, by in results(job, kept, waiting, progress):
                    found[mutant.key] = by
                    kept.keep(mutant, by)
                    progress.step(by == SURVIVED)
            finally:
                kept.save()
                progress.say("")
    tests = kept.known_tests().values()
    survivors = [
        mutant.place + ("" if any(test.reaches(mutant) for test in tests) else UNREACHED)
        for mutant in asked
        if found[mutant.key] == SURVIVED
    ]
    return {
        "game": words.game,
        "mutants": len(mutants),
        "killed": len(asked) - len(survivors),
        "equivalent": len(mutants) - len(asked),
        "survivors": survivors,
        "stale": [" ".join(entry) for entry in stale],
    }


def score(report: dict[str, Any]) -> float:
    """Percent of the mutants that change something and are noticed."""
    asked = report["mutants"] - report["equivalent"]
    return 100.0 * report["killed"] / asked if asked else 100.0


def main(words: list[str], root: Path = ROOT) -> int:
    """The command line."""
    about, _, examples = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="mutants.py", description=about, epilog=examples, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", metavar="GAME", help="the key of a game")
    parser.add_argument("files", metavar="FILE", nargs="*", help="in the game's folder; else all of its rules")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many mutants, picked by the seed")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the sample (1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--check", action="store_true", help=f"exit status 1 if fewer than {WANTED} %% are noticed")
    parser.add_argument("--no-laws", action="store_false", dest="laws", help="only the game's own tests")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes at a time")
    asked = parser.parse_args(words)
    os.environ["WAWEL_MODE"] = "slow"
    begun = time.monotonic()
    try:
        report = run(root, asked)
    except Problem as problem:
        print(f"mutants.py: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstopped; what was found is kept, and the next run goes on from there", file=sys.stderr)
        return 130
    reached = score(report)
    if asked.json:
        print(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        for place in report["survivors"]:
            print(place)
        print(
            f"{report['game']}: {report['killed']} of {report['mutants'] - report['equivalent']} mutants noticed,"
            f" {reached:.1f} %; {report['equivalent']} change nothing; {time.monotonic() - begun:.0f} s"
        )
    for entry in report["stale"]:
        print(f"{EQUIVALENT}: there is no such mutant any more: {entry}", file=sys.stderr)
    return int(asked.check and (reached < WANTED or bool(report["stale"])))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
