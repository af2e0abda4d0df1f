"""What is installed is written down to the last byte, and fits what the package asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "requirements"
LOCKS = ["dev.txt", "server.txt", "node.txt"]


def locked(name: str) -> dict[str, str]:
    """The version of every package in a lock."""
    found = re.findall(r"(?m)^([\w.-]+)==(\S+)", (FOLDER / name).read_text(encoding="utf-8"))
    return {canonicalize_name(package): version for package, version in found}


def asked_for(*extras: str) -> list[Requirement]:
    """What the package needs, with these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return [Requirement(line) for line in lines]


def missing(wanted: list[Requirement], lock: dict[str, str]) -> list[str]:
    """What a lock does not have, or has in a version that is not allowed."""
    versions = [(asked, lock.get(canonicalize_name(asked.name))) for asked in wanted]
    return [str(asked) for asked, version in versions if version is None or version not in asked.specifier]


def test_developers_get_what_the_package_asks_for() -> None:
    assert missing(asked_for("dev", "postgresql"), locked("dev.txt")) == [], "make lock"


def test_a_server_gets_what_the_package_asks_for_and_what_developers_tried() -> None:
    server, developers = locked("server.txt"), locked("dev.txt")

    assert missing(asked_for("postgresql"), server) == [], "make lock"
    assert {name: developers.get(name) for name in server} == server, "make lock"


def test_the_compiler_and_the_builder_are_locked_as_well() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    builder = [Requirement(line) for line in project["build-system"]["requires"]]
    compiler = re.findall(
        r'"([^"]+)"', *re.findall(r"(?m)^COMPILER = (.*)$", (ROOT / "hatch_build.py").read_text())
    )

    assert compiler
    assert missing([*builder, *map(Requirement, compiler)], locked("dev.txt")) == [], "make lock"


def test_the_node_that_comes_as_a_package_is_the_one_that_is_asked_for() -> None:
    lines = (FOLDER / "node.in").read_text(encoding="utf-8").splitlines()
    wanted = [Requirement(line) for line in lines if not line.startswith("#")]

    assert wanted
    assert missing(wanted, locked("node.txt")) == [], "make lock"


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_its_hashes_and_no_registry_is_named(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    packages = re.split(r"(?m)^(?=[\w.-]+==)", text)[1:]

    assert len(packages) == len(locked(name)) > 0
    assert [one.split()[0] for one in packages if "--hash=sha256:" not in one] == []
    assert "://" not in text
    assert not re.search(r"(?m)^--", text), "where packages come from is for who installs them to say"
