"""The minor items of the pool on one sheet: who of the starting company bears which. [SET-20]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from wizardhaven.engine.values import POOL, Action, CardId, Question, Verb
from wizardhaven.protocol.pictures import AnswerSheet, SheetGroup, SheetPart
from wizardhaven.protocol.sheets.ahead import Ahead, passing
from wizardhaven.protocol.sheets.words import Word, said, said_of


def items_sheet(ahead: Ahead) -> AnswerSheet | None:
    """A group for each item, as long as all of them may be given; each is preset to somebody else."""
    deeds = [option for option in ahead.deeds() if option.verb is Verb.GIVE_ITEM]
    items = list(dict.fromkeys([option.card for option in deeds]))
    if not items or len(items) < _of_pool(ahead, items):
        return None
    groups = [_bearers(ahead, item, place, deeds) for place, item in enumerate(items)]
    if not _may_all_be_given(ahead, groups):
        return None
    last = replace(groups[-1], closing=(passing(Question.STARTING_ITEM),))
    return AnswerSheet("items", (*groups[:-1], last), said(Word.BEGIN, ahead.language))


def _of_pool(ahead: Ahead, items: Sequence[CardId]) -> int:
    """How many cards of the pool are such items; of several copies only one stands among the answers."""
    table, seat = ahead.trial.game.table, ahead.trial.seat
    codes = [table.printed[item].code for item in items]
    return len([card for card in table.pile(seat, POOL) if table.printed[card].code in codes])


def _may_all_be_given(ahead: Ahead, groups: Sequence[SheetGroup]) -> bool:
    """Whether a starting company may have as many as there are."""
    trial = ahead.trial.copy()
    return all([trial.say(part.answer) for group in groups for part in group.parts if part.preset])


def _bearers(ahead: Ahead, item: CardId, place: int, deeds: Sequence[Action]) -> SheetGroup:
    table, language = ahead.trial.game.table, ahead.language
    offers = [option for option in deeds if option.card == item]
    parts = ahead.parts(f"items-{place}", offers)
    title = said_of(Word.BEARS, table.printed[item].code, language)
    return SheetGroup(f"items-{place}", "items", title, 0, 1, _preset(parts, place))


def _preset(parts: tuple[SheetPart, ...], place: int) -> tuple[SheetPart, ...]:
    chosen = place % len(parts)
    return tuple([replace(part, preset=n == chosen) for n, part in enumerate(parts)])
