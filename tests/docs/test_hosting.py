"""What the page on running a server says exists: its options, its files, the events of the log."""

from __future__ import annotations

import re
from pathlib import Path

from wizardhaven.cli.main import parser

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "wizardhaven.service").read_text(encoding="utf-8")
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


def test_the_commands_of_the_unit_and_of_the_container_are_understood() -> None:
    start = re.search(r"(?m)^ExecStart=\S+ (.*) \$WIZARDHAVEN_OPTIONS$", UNIT)
    entry = re.search(r'(?m)^ENTRYPOINT \["wizardhaven", (.*)\]$', CONTAINER)
    assert start is not None
    assert entry is not None

    unit = parser().parse_args(start[1].split())
    container = parser().parse_args(re.findall(r'"([^"]+)"', entry[1]))

    assert (unit.host, unit.port, unit.log, unit.metrics_port) == ("127.0.0.1", 8765, "json", 9765)
    assert (container.host, container.port, container.no_browser) == ("0.0.0.0", 8765, True)


def test_every_event_of_the_log_is_on_the_page() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "wizardhaven").rglob("*.py")]
    logged = {event for source in sources for event in re.findall(r'"event": "([a-z ]+)"', source)}
    rows = re.findall(r"(?m)^  \| (`[^|]*`) \|", PAGE)
    told = {event for row in rows for event in re.findall(r"`([a-z ]+)`", row)}

    assert logged
    assert logged - told == set()


def test_every_file_that_the_page_names_is_there() -> None:
    found = set(re.findall(r"(?:deploy|requirements)/[\w.]+\w", PAGE))

    assert "deploy/nginx.conf" in found
    assert [name for name in sorted(found) if not (ROOT / name).is_file()] == []
