"""What answers would bring: the sums as they would stand, and the odds of everything else that could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from wizardhaven.game.game import Game
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.ledgers.odds import odds_now
from wizardhaven.protocol.pictures import Answer, AnswerSheet, SheetGroup, SheetPart
from wizardhaven.protocol.server_says import Tried
from wizardhaven.protocol.shapes import Anchor, Text
from wizardhaven.protocol.sheets.trial import Trial
from wizardhaven.protocol.sheets.words import Word, said
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import choice_text

Ticks: TypeAlias = Counter[str]
"""How often each part of a sheet is ticked, by its id."""


def tried(
    game: Game,
    seat: int,
    number: str,
    answers: Sequence[Answer],
    sheet: AnswerSheet | None,
    language: Language,
) -> Tried:
    """What would come of the answers up to the dice, and of each toggle of the sheet beside them."""
    trial = Trial(game, seat)
    stopped = next((answer for answer in answers if not trial.say(answer)), None)
    trial.go_on()
    sums = () if trial.over else tuple(ledgers(trial.game, language))
    odds = {} if sheet is None else dict(_odds(game, seat, sheet, ticks(sheet, answers)))
    return Tried(number, tuple(answers), sums, odds, None if stopped is None else _stops(trial, language))


def _stops(trial: Trial, language: Language) -> Text | None:
    """What is asked where the walk would come to its end too early; before the dice it only waits."""
    choice = trial.game.pending
    if trial.over:
        return said(Word.CANNOT_BE_KNOWN, language)
    if choice is None or choice.seat != trial.seat:
        return None
    return Text(choice_text(trial.game.table, choice, language))


def ticks(sheet: AnswerSheet, answers: Sequence[Answer]) -> Ticks:
    """What is ticked on the sheet by whoever would say this."""
    rest = Counter([_meant(answer) for answer in answers])
    found: Ticks = Counter()
    for group in sheet.groups:
        if group.under is None or found[group.under]:
            for part in group.parts:
                often = min(part.most, rest[_meant(part.answer)])
                rest[_meant(part.answer)] -= often
                found[part.id] = often
    return found


def walk(sheet: AnswerSheet, ticked: Ticks) -> list[Answer]:
    """The answers of what is ticked, up to the dice."""
    said_so: list[Answer] = []
    for group in sheet.groups:
        if group.under is None or ticked[group.under]:
            for part in group.parts:
                said_so += [part.answer] * ticked[part.id]
            said_so += group.closing
    return said_so


def _odds(game: Game, seat: int, sheet: AnswerSheet, ticked: Ticks) -> Iterator[tuple[str, int]]:
    """For each part that can be toggled: how many throws go well then."""
    for group in sheet.groups:
        if group.under is None or ticked[group.under]:
            for part in [part for part in group.parts if not part.fixed]:
                trial = Trial(game, seat)
                if all([trial.say(answer) for answer in walk(sheet, _toggled(group, part, ticked))]):
                    trial.go_on()
                    odds = None if trial.over else odds_now(trial.game.table)
                    if odds is not None:
                        yield part.id, odds


def _toggled(group: SheetGroup, part: SheetPart, ticked: Ticks) -> Ticks:
    """The same with this part ticked, or not; where one of a group must be ticked, none of the others is."""
    changed = ticked.copy()
    if group.least == group.most == 1:
        for other in group.parts:
            changed[other.id] = 0
        changed[part.id] = 1
    else:
        changed[part.id] = 0 if ticked[part.id] else 1
    return changed


def _meant(answer: Answer) -> tuple[object, ...]:
    """What makes two answers the same."""
    places = [_place(anchor) for anchor in (answer.source, *answer.targets)]
    return answer.verb, answer.number, answer.question, *places


def _place(anchor: Anchor | None) -> tuple[str, str] | None:
    return None if anchor is None else (anchor.kind, anchor.ref)
