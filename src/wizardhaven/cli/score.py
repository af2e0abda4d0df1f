"""`wizardhaven score`: counts a council from a list of cards and shows every step of the sum. [WIN-27]"""

import argparse
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from wizardhaven.cli.council_cards import Part, parts, procedure_of, risks, with_failure
from wizardhaven.cli.council_file import Council, read_council
from wizardhaven.cli.figures import write_figures
from wizardhaven.engine.questions import (
    Decision,
    Reckoning,
    Sum,
    Tally,
    points_to_call,
    reckon,
)
from wizardhaven.engine.values import KINDS, Edition, HalfLimit, Level
from wizardhaven.vocabulary.terms import Points

SYMBOLS: Final = {  # [WIN-37]
    Points.CHARACTER: "octagon",
    Points.ITEM: "square",
    Points.FACTION: "triangle pointing down",
    Points.ALLY: "triangle pointing up",
    Points.KILL: "circle",
    Points.MISCELLANEOUS: "diamond",
}
SYMBOLS_OF_THE_WIZARDS_LIMITED: Final = SYMBOLS | {Points.CHARACTER: "hexagon", Points.ITEM: "rectangle"}
WISHES: Final = {
    "edition": [edition.value for edition in Edition],
    "level": [level.value for level in Level],
    "half-limit": [reading.value for reading in HalfLimit],
}


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("score", help="count a council from a list of cards")
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a TOML file; docs/scoring.md says what it holds"
    )
    for option, choices in WISHES.items():
        parser.add_argument(f"--{option}", choices=choices, help="instead of what the file says")
    parser.add_argument(
        "--fail", action="append", default=[], metavar="NAME", help="what if this character fails his check"
    )
    parser.add_argument("--json", metavar="FILE", help="write every step as JSON; - is standard output")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    council = as_wished(read_council(arguments.file), arguments)
    for character in arguments.fail:
        council = with_failure(council, character)
    first, second = parts(council)
    reckoning = reckon(first.standing, second.standing, procedure_of(council))
    if arguments.json is None:
        show(Console(highlight=False), council, (first, second), reckoning)
    else:
        write_figures(figures(council, (first, second), reckoning), arguments.json)
    return 0


def as_wished(council: Council, arguments: argparse.Namespace) -> Council:
    """The council under the rules that the command line asks for."""
    if arguments.edition is not None:
        council = replace(council, edition=Edition(arguments.edition))
    if arguments.level is not None:
        council = replace(council, level=Level(arguments.level))
    if arguments.half_limit is not None:
        council = replace(council, half_limit=HalfLimit(arguments.half_limit))
    return council


def show(console: Console, council: Council, both: tuple[Part, Part], reckoning: Reckoning) -> None:
    """Print the sums and the result for a person to read."""
    for part, own in zip(both, reckoning.sums, strict=True):
        console.print(sum_table(council, part, own))
        for line in remarks(part):
            console.print(escape(line))
        console.print()
    if not procedure_of(council).modifies_totals:
        console.print("The starter rules neither double nor limit, and show no duplicates.")
    needed = points_to_call(council.edition, council.decks, council.only_starter_decks)
    console.print(f"Points to call a {council.decks}-deck game early: {needed}.")
    towards = ", ".join([f"{part.player.name} {part.towards_call}" for part in both])
    console.print(escape(f"Towards a call before the checks: {towards}."))
    console.print(f"[bold]{escape(verdict(both, reckoning))}[/bold]")


def sum_table(council: Council, part: Part, own: Sum) -> Table:
    """One player's sum: a row for each source, a column for each step."""
    table = Table(title=escape(f"{part.player.name}: {KINDS[part.player.kind].last_day}"))
    table.add_column("source")
    table.add_column("symbol", style="dim")
    for heading in ("counted", "doubled", "half limit"):
        table.add_column(heading, justify="right")
    limited_edition = council.edition is Edition.THE_WIZARDS_LIMITED
    symbols = SYMBOLS_OF_THE_WIZARDS_LIMITED if limited_edition else SYMBOLS
    steps = (own.counted, own.doubled, own.limited)
    for source in Points:
        table.add_row(source.value, symbols[source], *[str(step.by_source[source]) for step in steps])
    table.add_section()
    table.add_row("total", "", *[str(step.total) for step in steps])
    table.add_row("duplicates shown", "", "", "", str(-own.duplicates))
    table.add_row("avatar eliminated", "", "", "", str(own.penalty))
    table.add_section()
    table.add_row("final", "", "", "", str(own.final))
    return table


def remarks(part: Part) -> list[str]:
    """What the sum leaves out, and what may still change it."""
    lines = []
    if part.player.failed:
        lines.append(f"Failed the corruption check: {', '.join(part.player.failed)}.")
    if part.lost:
        lines.append(f"No longer counted: {', '.join(part.lost)}.")
    if part.shown_against:
        lines.append(f"Shown by the opponent: {', '.join(part.shown_against)}.")
    lines += [
        f"{ignored.card} was shown but takes nothing off: {ignored.reason}." for ignored in part.ignored
    ]
    for risk in risks(part.player):
        if risk.character not in part.player.failed:
            lines.append(f"At risk: {risk.character}, {risk.corruption} corruption, {risk.points} points.")
    return lines


def verdict(both: tuple[Part, Part], reckoning: Reckoning) -> str:
    """The result as a sentence. [WIN-02, WIN-35, WIN-55, WIN-56]"""
    names = [part.player.name for part in both]
    finals = [own.final for own in reckoning.sums]
    match reckoning.decision:
        case Decision.MOST_POINTS:
            return f"{names[reckoning.winners[0]]} wins, {max(finals)} to {min(finals)}."
        case Decision.TIE:
            return f"A tie, {finals[0]} to {finals[1]}."
        case Decision.TIE_WON_BY_BOTH:
            tie = f"A tie, {finals[0]} to {finals[1]}, which both win"
            return f"{tie}; if there must be one winner, the higher roll wins."
        case Decision.AVATAR_ELIMINATED:
            winner = reckoning.winners[0]
            return f"{names[winner]} wins: the avatar of {names[1 - winner]} is eliminated."
        case Decision.BOTH_AVATARS_ELIMINATED:
            return (
                "Nobody wins: both avatars are eliminated; if there must be a winner, the higher roll wins."
            )


def figures(council: Council, both: tuple[Part, Part], reckoning: Reckoning) -> dict[str, object]:
    """Every step as values a program can read."""
    players = [_sum_as_values(part, own) for part, own in zip(both, reckoning.sums, strict=True)]
    return {
        "edition": council.edition.value,
        "level": council.level.value,
        "half_limit": procedure_of(council).half_limit.value,
        "points_to_call": points_to_call(council.edition, council.decks, council.only_starter_decks),
        "players": players,
        "decision": reckoning.decision.value,
        "winners": [both[place].player.name for place in reckoning.winners],
        "verdict": verdict(both, reckoning),
    }


def _sum_as_values(part: Part, own: Sum) -> dict[str, object]:
    return {
        "name": part.player.name,
        "reckoning": KINDS[part.player.kind].last_day,
        "lost": list(part.lost),
        "towards_call": part.towards_call,
        "at_risk": [
            {"character": risk.character, "corruption": risk.corruption, "points": risk.points}
            for risk in risks(part.player)
        ],
        "counted": _tally_as_values(own.counted),
        "doubled": _tally_as_values(own.doubled),
        "limited": _tally_as_values(own.limited),
        "shown_against": list(part.shown_against),
        "ignored": {ignored.card: ignored.reason for ignored in part.ignored},
        "after_duplicates": own.after_duplicates,
        "penalty": own.penalty,
        "final": own.final,
    }


def _tally_as_values(tally: Tally) -> dict[str, int]:
    return {source.value: points for source, points in tally.by_source.items()} | {"total": tally.total}
