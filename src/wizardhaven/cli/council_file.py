"""A council written down as a TOML file: the players, their cards and what they show; see docs/scoring.md."""

import difflib
import re
from pathlib import Path
from typing import Annotated, Final

import msgspec

from wizardhaven.engine.values import Edition, HalfLimit, Level
from wizardhaven.errors import BrokenFile
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Points

MOST_LETTERS: Final = 100_000
LONGEST_LINE: Final = 2000
"""A longer key of many parts would take the reader minutes."""

Name = Annotated[str, msgspec.Meta(min_length=1)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in play or in the marshalling point pile, at its worth to its player.

    Instead of that what is `printed` may be told, and of which side it is, whether it is a stage card or a
    foe with an asterisk; then its worth is worked out. What lies `below` ground is in the Under-deeps.
    """

    name: Name
    source: Points
    points: int = 0
    printed: int | None = None
    alignment: Alignment | None = None
    stage: bool = False
    starred: bool = False
    below: bool = False
    unique: bool = False
    corruption: int = 0
    controlled_by: Name | None = None


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card revealed from hand; another manifestation of the opponent's card says which one it matches."""

    name: Name
    manifestation_of: Name | None = None


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has at the end of the last turn."""

    name: Name
    kind: PlayerKind
    cards: tuple[Card, ...]
    avatar: Name | None = None
    avatar_eliminated: bool = False
    failed: tuple[Name, ...] = ()
    reveals: tuple[Name | Shown, ...] = ()


class Council(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two players, and the rules by which they are compared."""

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=2)]
    edition: Edition = Edition.CURRENT
    level: Level = Level.STANDARD
    half_limit: HalfLimit | None = None
    tournament: bool = False
    decks: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    only_starter_decks: bool = False


CHOICES: Final = {
    "source": [source.value for source in Points],
    "kind": [kind.value for kind in PlayerKind],
    "edition": [edition.value for edition in Edition],
    "level": [level.value for level in Level],
    "half_limit": [reading.value for reading in HalfLimit],
    "alignment": [alignment.value for alignment in Alignment],
}
KEYS: Final = tuple(
    dict.fromkeys([key for kind in (Council, Player, Card, Shown) for key in kind.__struct_fields__])
)
PLACE: Final = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)


def read_council(path: Path) -> Council:
    """The council in a file; a broken file is refused with the line or the key that is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenFile(f"{path} cannot be read as text: {error}.") from error
    if len(text) > MOST_LETTERS or max([len(line) for line in text.splitlines()], default=0) > LONGEST_LINE:
        raise BrokenFile(
            f"{path} is too long: a council has at most {MOST_LETTERS} characters, {LONGEST_LINE} on a line."
        )
    try:
        return msgspec.toml.decode(text, type=Council)
    except msgspec.ValidationError as error:
        raise BrokenFile(f"{path}: {_explained(str(error))}") from error
    except RecursionError:
        raise BrokenFile(f"{path} is not TOML: there are too many brackets in brackets.") from None
    except (msgspec.DecodeError, ValueError) as error:
        raise BrokenFile(f"{path} is not TOML: {error}.") from error


def _explained(message: str) -> str:
    """The checker's message as a sentence that says where, and what would be right."""
    found = PLACE.fullmatch(message)
    assert found is not None
    what, path = found["what"], found["path"] or ""
    place = _place(path)
    if unknown := re.search(r"unknown field `(.*)`", what):
        nearest = difflib.get_close_matches(unknown[1], KEYS, n=1)
        return f"{place}there is no key `{unknown[1]}`" + (f", perhaps `{nearest[0]}`." if nearest else ".")
    if value := re.search(r"Invalid enum value (.*)", what):
        return f"{place}{value[1]} is none of {', '.join(CHOICES[path.rsplit('.', 1)[-1]])}."
    return f"{place}{what[0].lower()}{what[1:]}."


def _place(path: str) -> str:
    """`players[0].cards[2].points` as `players 1, cards 3, points: `, counted as people count."""
    if not path:
        return ""
    return re.sub(r"\[(\d+)\]", lambda index: f" {int(index[1]) + 1}", path).replace(".", ", ") + ": "
