"""Says whether the installed core is compiled; a core that is half compiled is an error."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import wizardhaven

ROOT = Path(__file__).resolve().parent.parent
STRUCT = re.compile(r"^class \w+\((?:msgspec\.)?Struct\b", re.MULTILINE)


def main() -> int:
    installed = Path(wizardhaven.__path__[0]).resolve()
    if installed.is_relative_to(ROOT / "src"):
        print(f"This Python uses the sources in {installed}, not an installed package.", file=sys.stderr)
        return 1
    names = core_modules()
    plain = [name for name in names if not is_library(name)]
    if plain == names:
        print(f"The core is plain Python here, all {len(names)} modules of it.")
        return 0
    if plain:
        print(f"The core is half compiled; plain Python: {', '.join(plain)}.", file=sys.stderr)
        return 1
    print(f"The core is compiled, all {len(names)} modules of it.")
    return 0


def core_modules() -> list[str]:
    """The modules of the packages that `pyproject.toml` wants compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packages = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled-packages"]
    walk = pkgutil.walk_packages(wizardhaven.__path__, "wizardhaven.")
    core = tuple(f"wizardhaven.{package}." for package in packages)
    return [
        module.name
        for module in walk
        if module.name.startswith(core) and not module.ispkg and not module.name.endswith("__mypyc")
        if not has_structs(module.name)
    ]


def has_structs(name: str) -> bool:
    """Whether the module defines structs, which only work as plain Python."""
    path = ROOT / "src" / f"{name.replace('.', '/')}.py"
    return STRUCT.search(path.read_text("utf-8")) is not None


def is_library(name: str) -> bool:
    return str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


if __name__ == "__main__":
    sys.exit(main())
