"""Builds the wheel: compiles the core with mypyc, packs the rulebook and the page.

The core is compiled as one group, since games are far faster where the compiler knows the whole of it. With
WIZARDHAVEN_SEPARATE each module is a library of its own, for a developer who tries small changes compiled.
A library is kept under `build/compiled`, named after the C text it is made from, and never compiled twice.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

if TYPE_CHECKING:
    from collections.abc import Iterable

    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=77"]
JOBS = 2
PAGE = "wizardhaven/server/static"
TRIAL = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
GROUP, GROUP_HEADERS = "wizardhaven.core", "c/wizardhaven"
BUNDLES = 24
STRUCT = re.compile(r"^class \w+\((?:msgspec\.)?Struct\b", re.MULTILINE)
# Nobody outside the group's library calls into it by name, so calls inside need no detour.
ALONE = ["-fvisibility=hidden"] if sys.platform != "win32" else []
SHIM = "-O0"  # a module of the group only asks the group's library for itself
# Types are checked strictly by `make check`; here the checker only has to tell the compiler what is what.
CHECKER_OPTIONS = [
    "--config-file=",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
]


class WheelHook(BuildHookInterface[WheelBuilderConfig]):
    """Adds to a wheel what is not simply a file of the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_set("WIZARDHAVEN_PURE") else COMPILER

    # The signature, with its Any, is hatchling's.
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # type: ignore[explicit-any]
        if version == "editable":
            return  # a stale library must never shadow an edited file
        rulebook = Path(self.root, self.config["rulebook"])
        if rulebook.is_dir():
            build_data["force_include"][str(rulebook)] = "wizardhaven/rulebook/chapters"
        build_data["force_include"][str(built_page(Path(self.root)))] = PAGE
        reason = "WIZARDHAVEN_PURE is set" if is_set("WIZARDHAVEN_PURE") else why_not_compiled()
        if reason is not None:
            self.app.display_info(f"Wizardhaven is built as plain Python: {reason}.")
            return
        libraries = compiled(Path(self.root), self.config["compiled-packages"])
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def built_page(root: Path) -> Path:
    """The page, built anew where its sources are and have changed."""
    if (root / "web").is_dir():
        subprocess.run([sys.executable, str(root / "tools" / "page.py")], check=True)
    static = root / "src" / PAGE
    if not (static / "index.html").is_file():
        sys.exit("The page is missing: neither its sources nor what is built from them are here.")
    return static


def is_set(switch: str) -> bool:
    return os.environ.get(switch, "0") not in {"", "0"}


def optimization() -> str:
    """How hard the C compiler tries: 3 for wheels; less where only the C text has to be proved."""
    return os.environ.get("WIZARDHAVEN_OPTIMIZATION", "3")


def why_not_compiled() -> str | None:
    """What keeps us from compiling here; None if nothing does."""
    from setuptools import Extension
    from setuptools.errors import CompileError, LinkError, PlatformError

    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("trial.c").write_text(TRIAL, encoding="utf-8")
        try:
            builder([Extension("trial", ["trial.c"])], Path(folder)).run()
        except (CompileError, LinkError, PlatformError):
            return "there is no C compiler here, or Python's C headers are missing"
    return None


def compiled(root: Path, packages: list[str]) -> dict[str, str]:
    """Every library of the core, and its place in the wheel."""
    sources = root / "src"
    shelf = root / "build" / "compiled" / shelf_name()
    index, key = shelf / "index.json", sources_key(sources, packages)
    known = json.loads(index.read_text(encoding="utf-8")) if index.exists() else {}
    if known.get("key") != key or not all((shelf / name).exists() for name in known["libraries"]):
        shelf.mkdir(parents=True, exist_ok=True)
        known = {"key": key, "libraries": compile_core(sources, packages, shelf)}
        index.write_text(json.dumps(known, indent=1), encoding="utf-8")
        remove_others(shelf, {index.name, *known["libraries"]})
    return {str(shelf / name): place for name, place in known["libraries"].items()}


def shelf_name() -> str:
    """Both ways to compile keep what they made, so that going from one to the other costs nothing."""
    way = "separate" if is_set("WIZARDHAVEN_SEPARATE") else "group"
    return f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}-{way}-O{optimization()}"


def compile_core(sources: Path, packages: Iterable[str], shelf: Path) -> dict[str, str]:
    """Compile what the shelf does not hold yet; the name on the shelf and the place of every library."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        shutil.copytree(sources / "wizardhaven", "wizardhaven", ignore=shutil.ignore_patterns("__pycache__"))
        extensions = c_extensions(modules(packages))
        names = {extension.name: f"{extension_key(extension)}.lib" for extension in extensions}
        missing = [extension for extension in extensions if not (shelf / names[extension.name]).exists()]
        command = builder(missing, Path(folder))
        command.run()
        built = {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in extensions}
        for extension in missing:
            put(built[extension.name], shelf / names[extension.name])
        return {names[name]: str(path.relative_to(command.build_lib)) for name, path in built.items()}


def c_extensions(paths: list[str]) -> list[Extension]:
    """Let mypyc write the C text of these modules, one file each."""
    from mypyc.build import mypycify
    from setuptools import Extension

    separate = is_set("WIZARDHAVEN_SEPARATE")
    try:
        extensions = mypycify(
            [*CHECKER_OPTIONS, *paths],
            separate=separate,
            multi_file=not separate,
            group_name=None if separate else GROUP,
            opt_level=optimization(),
            debug_level="0",
            target_dir="c",
            include_runtime_files=False,
        )
    except SystemExit:
        advice = "The core does not compile, see above; WIZARDHAVEN_PURE=1 builds it as plain Python."
        raise SystemExit(advice) from None
    made = [extension for extension in extensions if isinstance(extension, Extension)]
    for extension in made:
        if extension.name == f"{GROUP}__mypyc":
            bundle(extension)
            extension.extra_compile_args = [*extension.extra_compile_args, *ALONE]
    return made


def bundle(group: Extension) -> None:
    """Put a group's files into a few bundles: its long headers are read once a bundle, not once a file."""
    sources = [os.fspath(source) for source in group.sources]
    files = [Path(source).relative_to("c").as_posix() for source in sources]
    group.depends = [*group.depends, *sources]
    group.sources = [f"c/bundle-{number}.c" for number in range(BUNDLES)]
    for number, source in enumerate(group.sources):
        lines = [f'#include "{file}"\n' for file in files[number::BUNDLES]]
        Path(source).write_text("".join(lines), encoding="utf-8")


def modules(packages: Iterable[str]) -> list[str]:
    """The modules to compile; a package's `__init__` only gathers names and stays as it is.

    So does a module with structs: compiled, they would lose their options without a word.
    """
    return [
        str(path)
        for package in packages
        for path in sorted(Path("wizardhaven", package).rglob("*.py"))
        if path.name != "__init__.py" and not STRUCT.search(path.read_text(encoding="utf-8"))
    ]


def builder(extensions: list[Extension], folder: Path) -> build_ext:
    """What turns C text into libraries, all files of all libraries side by side."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Builder(build_ext):
        def build_extensions(self) -> None:
            compile_sources(self, self.extensions)
            super().build_extensions()

    command = Builder(Distribution({"name": "wizardhaven", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "libraries"), str(folder / "objects")
    command.parallel = JOBS
    command.ensure_finalized()
    return command


def compile_sources(command: build_ext, extensions: list[Extension]) -> None:
    """Compile each file once, the longest first; mypyc's runtime is linked into each library that needs it.

    Left alone, setuptools goes through the files of a library one after the other.
    """
    wanted = {os.fspath(source): extension for extension in extensions for source in extension.sources}

    def compile_one(source: str) -> list[str]:
        extension = wanted[source]
        arguments = [*extension.extra_compile_args, *([SHIM] if is_shim(source) else [])]
        objects: list[str] = command.compiler.compile(
            [source],
            output_dir=command.build_temp,
            include_dirs=[*extension.include_dirs, GROUP_HEADERS],
            extra_postargs=arguments,
        )
        return objects

    longest_first = sorted(wanted, key=lambda source: -Path(source).stat().st_size)
    with ThreadPoolExecutor(JOBS) as pool:
        objects = dict(zip(longest_first, pool.map(compile_one, longest_first), strict=True))
    for extension in extensions:
        extension.extra_objects = [
            made for source in extension.sources for made in objects[os.fspath(source)]
        ]
        extension.sources = []


def is_shim(source: str) -> bool:
    return not Path(source).name.startswith("__native") and Path(source).is_relative_to("c/wizardhaven")


def sources_key(sources: Path, packages: list[str]) -> str:
    """Changes whenever anything changes that a library may depend on."""
    texts = [
        f"{path.relative_to(sources)}\n{path.read_text('utf-8')}" for path in sorted(sources.rglob("*.py"))
    ]
    return digest([surroundings(), *packages, *texts])


def extension_key(extension: Extension) -> str:
    """Changes whenever the C text of this library changes, or a header that it includes."""
    texts = [Path(name).read_text("utf-8") for name in [*extension.sources, *sorted(extension.depends)]]
    return digest([surroundings(), extension.name, *extension.extra_compile_args, *texts])


def surroundings() -> str:
    """The versions and settings that shape every library."""
    versions = [importlib.metadata.version(name) for name in ("mypy", "setuptools")]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    return repr([sys.version, versions, settings, Path(__file__).read_text("utf-8")])


def digest(texts: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:32]


def put(library: Path, place: Path) -> None:
    """Copy a library to the shelf in one stroke, so that a broken build leaves no half of one."""
    half = place.with_suffix(".half")
    shutil.copyfile(library, half)
    half.replace(place)


def remove_others(shelf: Path, names: set[str]) -> None:
    for path in shelf.iterdir():
        if path.name not in names:
            path.unlink()
