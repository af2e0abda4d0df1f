"""The strikes of a company on one sheet: whose strike is whose to face. [CVC-06]"""

from __future__ import annotations

from wizardhaven.engine.values import PASS, Question
from wizardhaven.protocol.pictures import AnswerSheet
from wizardhaven.protocol.sheets.ahead import Ahead, passing
from wizardhaven.protocol.sheets.words import Word, counted


def pair_sheet(ahead: Ahead) -> AnswerSheet | None:
    """Every pair that can be made in this round; each of both companies stands in one at most."""
    game = ahead.trial.game
    choice = game.pending
    assert choice is not None
    deeds = ahead.deeds()
    if game.table.attack is None or not deeds:
        return None
    most = min(len({option.card for option in deeds}), len({option.other for option in deeds}))
    may_leave = any([option.same(PASS) for option in game.options()])
    closing = (passing(choice.asks),) if choice.asks is Question.PAIR_BY_DEFENDER and may_leave else ()
    least = 0 if may_leave else most
    group = ahead.group(
        "pairs", Word.PAIRS, ahead.parts("pairs", deeds), least=least, most=most, closing=closing
    )
    end = counted(Word.GIVE_STRIKES, Word.GIVE_STRIKE, most, ahead.language)
    return AnswerSheet("pair", (group,), end)
