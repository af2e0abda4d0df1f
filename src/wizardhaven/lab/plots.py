"""Plots as SVG of our own, drawn into the page: no script, no network."""

from collections.abc import Mapping, Sequence
from html import escape

from wizardhaven.lab.figures import Rate

WIDE, ROW, NAMES = 640, 22, 230


def rates(rows: Mapping[str, Rate]) -> str:
    """A dot and its interval for every row; a line at one half."""
    lines = [_axis(len(rows))]
    for place, (name, rate) in enumerate(rows.items()):
        low, high = rate.interval
        y = ROW * place + ROW // 2
        tone = "telling" if rate.is_telling else "open"
        lines += [
            _name(name, y),
            f'<line class="{tone}" x1="{_across(low)}" x2="{_across(high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="{tone}" cx="{_across(rate.share)}" cy="{y}" r="4"/>',
            f'<text x="{WIDE - 75}" y="{y + 4}">{rate.share:.0%} ({rate.games})</text>',
        ]
    return _drawn(lines, len(rows))


def bars(rows: Mapping[str, Sequence[float]]) -> str:
    """A bar for each number of a row, on one scale."""
    most = max([abs(number) for numbers in rows.values() for number in numbers] or [1.0]) or 1.0
    lines: list[str] = []
    for place, (name, numbers) in enumerate(rows.items()):
        lines.append(_name(name, ROW * place + ROW // 2))
        for which, number in enumerate(numbers):
            y, thick = ROW * place + 3 + which * 8, 7 if len(numbers) > 1 else 14
            long = abs(number) / most * (WIDE - NAMES - 60)
            lines.append(
                f'<rect class="bar{which}" x="{NAMES}" y="{y}" width="{long:.1f}" height="{thick}"/>'
            )
        shown = " · ".join([f"{number:.1f}".removesuffix(".0") for number in numbers])
        lines.append(f'<text x="{WIDE - 55}" y="{ROW * place + 15}">{shown}</text>')
    return _drawn(lines, len(rows))


def _axis(rows: int) -> str:
    half = _across(0.5)
    return f'<line class="half" x1="{half}" x2="{half}" y1="0" y2="{ROW * rows}"/>'


def _across(share: float) -> str:
    return f"{NAMES + share * (WIDE - NAMES - 90):.1f}"


def _name(name: str, y: int) -> str:
    return f'<text class="name" x="{NAMES - 10}" y="{y + 4}">{escape(name[:36])}</text>'


def _drawn(lines: Sequence[str], rows: int) -> str:
    return f'<svg viewBox="0 0 {WIDE} {ROW * rows + 4}" role="img">{"".join(lines)}</svg>'
