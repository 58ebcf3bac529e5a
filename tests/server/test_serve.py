"""`wawel serve` as a user types it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2

from wawel.cli import main

COMMAND = [sys.executable, "-m", "wawel.cli", "serve", "--no-browser", "--lang", "en"]


def test_serve_says_where_it_is_and_stops_by_ctrl_c(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [*COMMAND, "--port", "0", "--data", str(tmp_path / "new" / "folder")], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    said = server.stdout.readline()
    address = next(word for word in said.split() if word.startswith("http://"))
    assert httpx2.get(f"{address}health").json()["ok"]
    again = subprocess.run(
        [*COMMAND, "--port", "0", "--data", str(tmp_path / "new" / "folder")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert again.returncode == 2
    assert "Another server" in again.stderr
    assert "Traceback" not in again.stderr
    server.send_signal(signal.SIGINT)
    assert server.wait(30) == 0


def test_serve_complains_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--no-browser", "--port", port, "--data", str(tmp_path)]) == 2
    file = tmp_path / "file"
    file.write_text("no folder")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(file)]) == 2
    (tmp_path / "wawel.sqlite3").write_text("no database " * 100)
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 2
    if os.name == "posix" and os.getuid() != 0:
        tmp_path.chmod(0o500)
        assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "x")]) == 2
