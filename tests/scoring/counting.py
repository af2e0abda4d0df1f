"""Counts councils for the tests, from a file or from a few numbers."""

import argparse
import contextlib
import io
import os
from pathlib import Path
from unittest import mock

import msgspec

from wizardhaven.cli import score
from wizardhaven.engine.queries.ending.reckoning import (
    Procedure,
    Reckoning,
    Standing,
    Tally,
    reckon,
)
from wizardhaven.engine.state.settings import Edition, Level, usual_half_limit
from wizardhaven.vocabulary.terms import Points

FOLDER = Path(__file__).resolve().parent
JESSICA_AND_JASON = FOLDER / "metw-unlimited-starter-jessica-jason.toml"
JESSICA_AND_JASON_STANDARD = FOLDER / "metw-unlimited-standard-jessica-jason.toml"
WENDY_AND_NICK = FOLDER / "mele-starter-wendy-nick.toml"
WENDY_AND_NICK_STANDARD = FOLDER / "mele-standard-wendy-nick.toml"
ANNA_AND_BERT = """
[[players]]
name = "Anna"
kind = "wizard"
cards = [{anna}]

[[players]]
name = "Bert"
kind = "balrog"
reveals = [{bert_reveals}]
cards = []
"""


class AtRisk(msgspec.Struct, frozen=True):
    character: str
    corruption: int
    points: int


class CountedPlayer(msgspec.Struct, frozen=True):
    name: str
    reckoning: str
    lost: list[str]
    towards_call: int
    at_risk: list[AtRisk]
    counted: dict[str, int]
    doubled: dict[str, int]
    limited: dict[str, int]
    shown_against: list[str]
    ignored: dict[str, str]
    after_duplicates: int
    penalty: int
    final: int

    @property
    def totals(self) -> tuple[int, int, int, int]:
        """The totals after counting, doubling, the half limit and the duplicates."""
        return self.counted["total"], self.doubled["total"], self.limited["total"], self.after_duplicates


class Counted(msgspec.Struct, frozen=True):
    """What `wizardhaven score FILE --json -` says."""

    edition: str
    level: str
    half_limit: str
    points_to_call: int
    players: list[CountedPlayer]
    decision: str
    winners: list[str]
    verdict: str

    @property
    def finals(self) -> tuple[int, int]:
        return self.players[0].final, self.players[1].final


def count(path: Path, *options: str) -> Counted:
    """The figures of the score command."""
    return msgspec.json.decode(printed(path, "--json", "-", *options), type=Counted)


def printed(path: Path, *options: str) -> str:
    """What the score command prints."""
    parser = argparse.ArgumentParser()
    score.add_parser(parser.add_subparsers())
    arguments = parser.parse_args(["score", str(path), *options])
    wide = mock.patch.dict(os.environ, {"COLUMNS": "100"})
    with wide, contextlib.redirect_stdout(io.StringIO()) as output:
        assert score.run(arguments) == 0
    return output.getvalue()


def tally(
    *,
    character: int = 0,
    item: int = 0,
    faction: int = 0,
    ally: int = 0,
    kill: int = 0,
    miscellaneous: int = 0,
) -> Tally:
    return Tally(
        {
            Points.CHARACTER: character,
            Points.ITEM: item,
            Points.FACTION: faction,
            Points.ALLY: ally,
            Points.KILL: kill,
            Points.MISCELLANEOUS: miscellaneous,
        }
    )


def standing(points: Tally, *, duplicates: int = 0, avatar_eliminated: bool = False) -> Standing:
    return Standing(points, duplicates, avatar_eliminated)


def council(
    first: Standing,
    second: Standing,
    *,
    edition: Edition = Edition.CURRENT,
    level: Level = Level.STANDARD,
    tournament: bool = False,
) -> Reckoning:
    """The reckoning by an edition's usual reading."""
    return reckon(first, second, Procedure(edition, level, usual_half_limit(edition), tournament))


def file_with(folder: Path, *cards: str, bert_reveals: str = "") -> Path:
    """A council file in which Anna has these cards, Bert has none and shows what he holds."""
    path = folder / "council.toml"
    anna = ", ".join([f"{{ {card} }}" for card in cards])
    path.write_text(ANNA_AND_BERT.format(anna=anna, bert_reveals=bert_reveals), encoding="utf-8")
    return path


ANYBODY = standing(tally(character=1, item=1, faction=1, ally=1))
JESSICA = standing(tally(character=7, item=2, faction=2, ally=2, miscellaneous=2))
JESSICA_AGAINST_THREE_DUPLICATES = standing(JESSICA.tally, duplicates=3)
JASON = standing(tally(character=8, item=4, ally=2))
