"""What is asked ahead, as parts of a sheet: each answer in its own words, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.values import PASS, Action, Question, Verb
from wizardhaven.protocol.anchors import anchors
from wizardhaven.protocol.answers import answers_to
from wizardhaven.protocol.details import Details
from wizardhaven.protocol.ledgers.odds import odds_now, sum_now
from wizardhaven.protocol.options import named
from wizardhaven.protocol.pictures import Answer, GroupKind, SheetGroup, SheetPart
from wizardhaven.protocol.refusing import refusals
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.sheets.trial import Trial
from wizardhaven.protocol.sheets.words import Word, said
from wizardhaven.protocol.text import linked
from wizardhaven.text.language import Language
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.telling.speaking import action_text


@final
class Ahead:
    """A trial that goes from question to question, and what is written down of each.

    What stands under a part of another group begins its ids with that part's.
    """

    __slots__ = ("language", "trial", "under")

    def __init__(self, trial: Trial, language: Language, under: str | None = None) -> None:
        self.trial = trial
        self.language = language
        self.under = under

    def below(self, part: SheetPart) -> Ahead:
        """What lies ahead once that part is chosen."""
        trial = self.trial.copy()
        trial.say(part.answer)
        return Ahead(trial, self.language, part.id)

    def asks(self, question: Question) -> bool:
        return self.trial.asks(question)

    def deeds(self) -> list[Action]:
        """Everything that can be answered and is no pass."""
        return [option for option in self.trial.game.options() if not option.same(PASS)]

    def pass_on(self) -> None:
        self.trial.take(PASS)

    def parts(
        self, name: str, options: Sequence[Action], *, preset: int = 0, odds: bool = False
    ) -> tuple[SheetPart, ...]:
        """Answers to what is asked, the first so many of them ticked; with odds if they lead to the dice."""
        game, seat = self.trial.game, self.trial.seat
        said_so, details = answers_to(game, seat), Details(game.table, seat, self.language)
        places = {id(option): place for place, option in enumerate(game.options())}
        found: list[SheetPart] = []
        for n, option in enumerate(options):
            answer = said_so[places[id(option)]]
            handle, title, detail = f"{self._id(name)}-{n}", self._title(option), details.of(option)
            amount, throws = self._brought(option) if odds else (None, None)
            found.append(SheetPart(handle, answer, title, detail, amount, throws, preset=n < preset))
        return tuple(found)

    def _brought(self, option: Action) -> tuple[int | None, int | None]:
        """What the option adds to the sum, and how many throws go well after it."""
        after = self.trial.copy()
        after.take(option)
        table = after.game.table
        before, now = sum_now(self.trial.game.table), sum_now(table)
        return None if before is None or now is None else now - before, odds_now(table)

    def fixed(self, kind: GroupKind, action: Action, question: Question) -> SheetPart:
        """What happens by itself, since it is the only answer to a question."""
        eyes = Eyes(self.trial.game.table, self.trial.seat)
        answer = Answer(action.verb, *anchors(eyes, action), question=question)
        odds = odds_now(self.trial.game.table)
        handle, title = f"{self._id(kind)}-0", self._title(action)
        return SheetPart(handle, answer, title, odds=odds, preset=True, fixed=True)

    def group(
        self,
        kind: GroupKind,
        title: Word,
        parts: tuple[SheetPart, ...],
        *,
        least: int = 0,
        most: int,
        closing: tuple[Answer, ...] = (),
    ) -> SheetGroup:
        return SheetGroup(
            self._id(kind), kind, said(title, self.language), least, most, parts, closing, self.under
        )

    def cards(
        self, options: Sequence[Action], closing: tuple[Answer, ...], name: str = "cards"
    ) -> SheetGroup:
        """What may be played or used in the window at hand, with a reason for every card that may not.

        Under several parts, the reasons are told once.
        """
        game = self.trial.game
        parts = self.parts(name, options)
        first = self.under is None or self.under.endswith("-0")
        eyes = Eyes(game.table, self.trial.seat)
        reasons = refusals(game, game.reasons(), eyes, self.language) if first else ()
        return SheetGroup(
            self._id(name),
            "cards",
            said(Word.CARDS, self.language),
            0,
            len(parts),
            parts,
            closing,
            self.under,
            refusals=reasons,
        )

    def _id(self, name: str) -> str:
        return name if self.under is None else f"{self.under}-{name}"

    def _title(self, option: Action) -> Text:
        table, language = self.trial.game.table, self.language
        eyes = Eyes(table, self.trial.seat)
        return linked(action_text(table, option, language), named(eyes, option), language)


def passing(question: Question) -> Answer:
    """A pass that is meant for this question alone."""
    return Answer(Verb.PASS, question=question)


def throwing(question: Question) -> Answer:
    """A throw that is meant for this question alone."""
    return Answer(Verb.ROLL, question=question)
