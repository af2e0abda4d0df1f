"""The games of the lab as a table for those who reckon on: one row a game, in a Parquet file."""

from collections.abc import Sequence
from pathlib import Path

from wizardhaven.errors import WizardhavenError
from wizardhaven.lab.game import GameRecord


def write_parquet(records: Sequence[GameRecord], file: Path) -> None:
    """Write all games, those that broke off too; it needs the extra `lab`."""
    try:
        import pyarrow  # noqa: PLC0415, ICN001  only who asks for such a file needs it
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise WizardhavenError("--parquet needs one more package: pip install 'wizardhaven[lab]'.") from None
    table = pyarrow.Table.from_pylist([row(record) for record in records])
    try:
        parquet.write_table(table, str(file))
    except OSError as error:
        raise WizardhavenError(f"{file} cannot be written: {error.strerror or error}.") from None


def row(record: GameRecord) -> dict[str, object]:
    """A game in one row: points by kind in columns of their own, cards as lists of codes."""
    ours = {f"points_{kind}": number for kind, number in record.points.items()}
    theirs = {f"their_points_{kind}": number for kind, number in record.their_points.items()}
    return {
        "number": record.number,
        "deck": record.deck,
        "opponent": record.opponent,
        "seed": record.seed,
        "seat": record.seat,
        "won": record.won,
        "total": record.totals[0],
        "their_total": record.totals[1],
        **ours,
        **theirs,
        "turns": record.turns,
        "ending": record.ending,
        "drawn": record.drawn,
        "played": record.played,
        "stuck": record.stuck,
        "hurt_by": sorted(record.hurt_by),
        "broken": record.broken,
    }
