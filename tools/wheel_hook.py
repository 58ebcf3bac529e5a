"""A build hook of hatchling: no wheel or source distribution without an up-to-date browser client.

Git ignores the built client, so a wheel built from a fresh clone would install a server without its pages. An editable
install is exempt: `make play` makes one before it builds the client.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"


def obstacle(root: Path, version: str) -> str:
    """Why this version ("standard" or "editable") must not be built from `root`, or an empty string."""
    if version == EDITABLE:
        return ""
    # the build backend does not have the checkout on its path
    spec = importlib.util.spec_from_file_location("wawel_tools_web", root / "tools" / "web.py")
    assert spec is not None
    assert spec.loader is not None
    web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web)
    problem: str = web.outdated()
    return problem and f"{problem}. Run this first: make web"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Stops a build that would leave out the browser client, or ship an old one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        problem = obstacle(Path(self.root), version)
        if problem:
            self.app.abort(problem)
