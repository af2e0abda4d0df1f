"""What the bench compares: Wizardhaven as plain Python and as a compiled wheel, of today or a revision."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "bench"
STATIC = Path("src/wizardhaven/server/static")
NOT_NEEDED = "web"
"""Without the page's sources the page that is built already is packed: the bench does not look at it."""


@dataclass(frozen=True)
class Installation:
    """A place that Python looks for the package first, and the tools that belong to it."""

    name: str
    package: Path
    tools: Path
    needs: Path = ROOT / "build"
    """Where lies what the revision needs and today's tree does not."""

    def environment(self) -> dict[str, str]:
        return os.environ | {"PYTHONPATH": f"{self.package}{os.pathsep}{self.needs}"}


def of_today(compiled: bool) -> Installation:
    if not compiled:
        return Installation("today, plain", ROOT / "src", ROOT)
    return Installation("today, compiled", unpacked(wheel(ROOT, KEPT / "today"), KEPT / "today"), ROOT)


def of_revision(revision: str, compiled: bool) -> Installation:
    """A revision as git has it, built with its own build; one that was built before is found again."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    folder = KEPT / commit
    tree = folder / "tree"
    if not tree.is_dir():
        extract(commit, tree)
    needs = needed(tree, folder / "needs")
    if not compiled:
        return Installation(f"{revision}, plain", tree / "src", tree, needs)
    package = folder / "package"
    if not package.is_dir():
        unpacked(wheel(tree, folder), folder)
    return Installation(f"{revision}, compiled", package, tree, needs)


def needed(tree: Path, folder: Path) -> Path:
    """Install beside it what a revision needs and today's environment no longer has."""
    if not folder.is_dir():
        project = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        lacking = [one for one in project["dependencies"] if not is_installed(Requirement(one).name)]
        folder.mkdir(parents=True)
        if lacking:
            order = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder)]
            subprocess.run([*order, *lacking], stdout=sys.stderr, check=True)
    return folder


def is_installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def git(*arguments: str) -> bytes:
    asked = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=False)
    if asked.returncode:
        sys.exit(f"bench: {asked.stderr.decode().strip()}")
    return asked.stdout


def extract(commit: str, tree: Path) -> None:
    half = tree.with_suffix(".half")
    shutil.rmtree(half, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(git("archive", commit))) as archive:
        archive.extractall(half, filter="data")
    shutil.rmtree(half / NOT_NEEDED, ignore_errors=True)
    shutil.copytree(ROOT / STATIC, half / STATIC, dirs_exist_ok=True)
    half.rename(tree)


def builder() -> Path:
    """A Python with all that today's has but our own sources, which the compiler would find beside others."""
    folder = KEPT / "builder"
    if not folder.is_dir():
        venv.create(folder)
        here = sysconfig.get_path("purelib")
        lib = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
        Path(lib, "needs.pth").write_text(here, encoding="utf-8")
    return folder / "bin" / "python"


def wheel(tree: Path, folder: Path) -> Path:
    """Build a tree's wheel, as it is released."""
    shutil.rmtree(folder / "wheel", ignore_errors=True)
    order = [
        str(builder()),
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(folder / "wheel"),
    ]
    built = subprocess.run(order, cwd=tree, stdout=sys.stderr, check=False)
    if built.returncode:
        sys.exit(f"bench: {tree} cannot be built, see above")
    return next((folder / "wheel").glob("*.whl"))


def unpacked(file: Path, folder: Path) -> Path:
    package, half = folder / "package", folder / "package.half"
    shutil.rmtree(half, ignore_errors=True)
    shutil.rmtree(package, ignore_errors=True)
    with zipfile.ZipFile(file) as archive:
        archive.extractall(half)
    half.rename(package)
    return package
