"""What an onlooker is shown: everything that is sent of a game is put together here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from wizardhaven.protocol.early import early
from wizardhaven.protocol.faces.faces import face
from wizardhaven.protocol.pictures import LogLine, Question, Snapshot
from wizardhaven.protocol.question import question
from wizardhaven.protocol.server_says import Over, State
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.server.endings import over
from wizardhaven.server.played import Played
from wizardhaven.server.runs import Run
from wizardhaven.server.walking import Walks
from wizardhaven.text.language import Language
from wizardhaven.view.seats import PlayerSeat


class Shown(NamedTuple):
    """What onlookers of one seat and language see: the table, the story so far, whether it can be undone."""

    picture: Snapshot
    lines: int
    since: int
    undo: bool
    walking: bool
    early: Question | None
    chosen: tuple[PlayerSeat, ...]
    over: Over | None


def shown(played: Played, moment: Moment, seat: int | None, language: Language, walks: Walks) -> Shown:
    """The table as it is at this moment."""
    picture = moment.seen_by(seat, played.number, language)
    if played.conceded is not None:
        picture = msgspec.structs.replace(picture, asked=None, question=None)
    chronicle = played.chronicle(seat, language)
    return Shown(
        picture,
        len(chronicle.lines),
        chronicle.since,
        seat is not None and played.may_undo(seat),
        walks.is_open(seat),
        _early(played, seat, language),
        tuple([one for one in (0, 1) if _has_chosen(played, one, walks)]),
        over(played, seat, language),
    )


def shown_ahead(played: Played, run: Run, language: Language) -> Shown:
    """The table as a seat sees it that has gone ahead of everybody else by passing."""
    if run.moment is None:
        run.moment = Moment(run.game)
    picture = run.moment.seen_by(run.seat, run.number + run.steps, language)
    chronicle = played.chronicle(run.seat, language)
    undo = run.is_own or played.may_undo(run.seat)
    lines, since = len(chronicle.lines), chronicle.since
    return Shown(picture, lines, since, undo, walking=False, early=None, chosen=(), over=None)


def _early(played: Played, seat: int | None, language: Language) -> Question | None:
    """What the seat may answer before it is asked."""
    ahead = None if seat is None or played.asked is None else early(played.game, seat)
    return None if seat is None or ahead is None else question(ahead, seat, played.number, language)


def _has_chosen(played: Played, seat: int, walks: Walks) -> bool:
    """Whether the seat has answered early; of any other walk nobody is told."""
    ahead = early(played.game, seat) if walks.is_open(seat) else None
    return ahead is not None and walks.fits(ahead, seat)


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
        what.since,
        {code: face(code, language) for code in codes},
        what.undo,
        what.walking,
        what.early,
        what.chosen,
        clocks,
        what.over,
    )
