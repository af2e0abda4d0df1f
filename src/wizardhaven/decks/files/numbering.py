"""Lines that are numbered, `1.` `2.` `3.`: such a number counts lines, not copies."""

import re
from collections.abc import Sequence
from typing import Final

NUMBERED: Final = re.compile(r"\s*(?P<number>\d{1,3})\s*[.)]\s+(?P<rest>\S.*)")
COUNTED_TOO: Final = re.compile(r"\d+\s*[x×]?\s|[x×]\d|\(\d+\)", re.IGNORECASE)
SHORTEST: Final = 3
"""So many numbers in a row are no accident."""


def without_numbers(lines: Sequence[str]) -> list[str]:
    """The lines, without the numbers of those that are numbered."""
    found = [(place, match) for place, line in enumerate(lines) if (match := NUMBERED.fullmatch(line))]
    plain = list(lines)
    for run in _runs(found):
        for place, match in run:
            if len(run) >= SHORTEST or COUNTED_TOO.match(match["rest"]):
                plain[place] = match["rest"]
    return plain


def _runs(found: Sequence[tuple[int, "re.Match[str]"]]) -> list[list[tuple[int, "re.Match[str]"]]]:
    """Numbers that go up by one, from 1."""
    runs: list[list[tuple[int, re.Match[str]]]] = []
    for place, match in found:
        number = int(match["number"])
        if runs and number == int(runs[-1][-1][1]["number"]) + 1 and int(runs[-1][0][1]["number"]) == 1:
            runs[-1].append((place, match))
        else:
            runs.append([(place, match)])
    return runs
