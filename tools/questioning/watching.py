"""One seat of a recorded game, with some measures: what it would have been asked, and how often it clicks."""

from __future__ import annotations

from collections import Counter
from random import Random

from tools.questioning.clicking import clicks_for
from tools.questioning.habits import Habits
from tools.questioning.journeys import Notes, in_order
from tools.questioning.laying import Laid, is_thrown_away
from tools.questioning.measures import Measures
from wizardhaven.engine.values import PASS, Action, Question, Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.answers import answers_to
from wizardhaven.protocol.news import is_news
from wizardhaven.protocol.pictures import Answer, AnswerSheet
from wizardhaven.protocol.sheets.sheets import sheet
from wizardhaven.server.passing import Manner, Unasked
from wizardhaven.server.played import FINISHING, Played
from wizardhaven.server.walking import is_no_deed
from wizardhaven.text.language import Language

Kind = tuple[Question, bool]
"""What is asked, and whether in one's own turn."""


class Sheets:
    """The sheet of the question at hand, made once for all who watch."""

    def __init__(self) -> None:
        self._number = -1
        self._sheet: AnswerSheet | None = None

    def of(self, played: Played, seat: int) -> AnswerSheet | None:
        if self._number != played.number:
            self._number, self._sheet = played.number, sheet(played.game, seat, Language.EN)
        return self._sheet


class Watcher:
    """Counts what one seat is asked in each turn; it is asked by the server's own manner and sheets."""

    def __init__(self, seat: int, measures: Measures, sheets: Sheets) -> None:
        self.questions: Counter[int] = Counter()
        self.clicks: Counter[int] = Counter()
        self.kinds: Counter[Kind] = Counter()
        """What it is asked in the course of the turns, and the clicks for it."""
        self.clicks_for: Counter[Kind] = Counter()
        self._seat = seat
        self._measures = measures
        self._sheets = sheets
        self._manner = Manner(Random(1))
        self._habits = Habits(seat, measures, self._manner)
        self._notes = Notes(seat)
        self._laid: Laid | None = None
        """The sheet that was last filled in, until its walk is over."""
        self._is_done = False
        """Whether the person has said with the last card on-guard that he does nothing more here."""

    def sit(self, played: Played) -> None:
        self._habits.sit(played)

    def chooses(self, played: Played, place: int) -> None:
        """The seat is about to choose."""
        game, option = played.game, played.game.options()[place]
        self._manner.look_up(game, self._seat)
        self._manner.holds = not self._measures.own
        unasked = self._unasked(game)
        if unasked is not None and unasked.action.same(option):
            return
        clicks = self._kept(game, place)
        if clicks is None:
            clicks = self._walked(answers_to(game, self._seat)[place])
        if clicks is not None:
            self._count(game, 0, clicks)
        elif not self._goes_on(game, option):
            self._count(game, 1, self._asked(played, place) + (unasked is not None))
            self._hush(played, option)

    def rolls(self, played: Played) -> None:
        """The seat is about to throw the dice."""
        pending = played.game.pending
        assert pending is not None, "the dice are thrown"
        if self._measures.rolls and pending.asks in FINISHING:
            return
        if self._walked(Answer(Verb.ROLL, question=pending.asks)) is None:
            self._count(played.game, 1, 1)

    def happened(self, played: Played, seat: int, action: Action | None) -> None:
        """Somebody has chosen or thrown: news, and a deed of the other, end a walk."""
        deed = seat != self._seat and action is not None and not is_no_deed(action)
        drawing = action is not None and action.verb is Verb.DRAW
        self._manner.repeats.acted(action)
        if deed or is_news(played.happened, self._seat, drawing=drawing):
            self._laid, self._is_done = None, False

    def _unasked(self, game: Game) -> Unasked | None:
        unasked = self._manner.unasked(game, self._seat)
        if self._measures.on_guard or unasked is None or unasked.at_once or len(game.options()) == 1:
            return unasked
        left = self._manner.repeats.left(game, game.options())
        return None if any([option.verb is Verb.PLACE_ON_GUARD for option in left]) else unasked

    def _kept(self, game: Game, place: int) -> int | None:
        """The clicks for what the page answers by itself, as it was noted."""
        clicks = self._notes.keeps(game, place) if self._measures.door else None
        if clicks is None and self._measures.order:
            clicks = in_order(game, place)
        return clicks

    def _walked(self, answer: Answer) -> int | None:
        """The ticks for what was said by the sheet that was filled in; None if it was not."""
        ticks = None if self._laid is None else self._laid.says(answer)
        if ticks is None:
            self._laid = None
        return ticks

    def _goes_on(self, game: Game, option: Action) -> bool:
        """Whether he has said already that he does nothing more on this journey."""
        choice = game.pending
        journey = choice is not None and choice.asks is Question.HAZARD_ACTIONS
        done, self._is_done = self._is_done, False
        return done and journey and option.same(PASS)

    def _asked(self, played: Played, place: int) -> int:
        """The clicks for an answer; for a sheet the button that ends it, and what is ticked for this."""
        found = self._sheets.of(played, self._seat) if self._measures.sheets else None
        laid = None if found is None else Laid(found)
        ticks = None if laid is None else laid.says(answers_to(played.game, self._seat)[place])
        if found is not None and ticks is not None:
            self._laid = laid
            thrown = self._measures.quick and ticks > 0 and is_thrown_away(found)
            return ticks if thrown else 1 + ticks
        return clicks_for(played.game, self._seat, place, quick=self._measures.quick)

    def _hush(self, played: Played, option: Action) -> None:
        """What he says beside his answer, so that he is asked less."""
        if option.same(PASS):
            self._habits.pass_on(played)
        elif option.verb is Verb.PLACE_ON_GUARD:
            self._is_done = self._measures.on_guard

    def _count(self, game: Game, questions: int, clicks: int) -> None:
        turn, choice = game.table.turn, game.pending
        assert choice is not None, "the seat is asked"
        self.questions[turn] += questions
        self.clicks[turn] += clicks
        if turn > 0:
            kind = choice.asks, game.table.active == self._seat
            self.kinds[kind] += questions
            self.clicks_for[kind] += clicks
