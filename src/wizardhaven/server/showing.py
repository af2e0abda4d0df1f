"""What an onlooker is shown: everything that is sent of a game is put together here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from wizardhaven.protocol.faces.faces import face
from wizardhaven.protocol.messages import Over, State
from wizardhaven.protocol.pictures import LogLine, Snapshot
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.server.endings import over
from wizardhaven.server.played import Played
from wizardhaven.text.language import Language


class Shown(NamedTuple):
    """What onlookers of one seat and language see: the table, the story so far, whether it can be undone."""

    picture: Snapshot
    lines: int
    undo: bool
    over: Over | None


def shown(played: Played, moment: Moment, seat: int | None, language: Language) -> Shown:
    """The table as it is at this moment."""
    picture = moment.seen_by(seat, played.number, language)
    if played.conceded is not None:
        picture = msgspec.structs.replace(picture, asked=None, question=None)
    return Shown(
        picture,
        len(played.chronicle(seat, language).lines),
        seat is not None and played.may_undo(seat),
        over(played, seat, language),
    )


def codes_in(what: Shown, lines: Sequence[LogLine]) -> frozenset[str]:
    """The cards that somebody sees on the table or reads of in these lines of its story."""
    return what.picture.codes.union([name.code for line in lines for name in line.text.names])


def composed(
    what: Shown,
    first: int,
    lines: Sequence[LogLine],
    codes: Iterable[str],
    language: Language,
    clocks: tuple[int, int] | None,
) -> State:
    """The message: the table, the lines of its story from the first one on, the faces of these cards."""
    picture = what.picture
    return State(
        picture.number,
        picture.view,
        picture.asked,
        picture.question,
        picture.posture,
        picture.ledgers,
        picture.steps,
        first,
        tuple(lines),
        {code: face(code, language) for code in codes},
        what.undo,
        clocks,
        what.over,
    )
