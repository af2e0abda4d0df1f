"""All strikes of an attack on one sheet: who has to face one. [CMB-16 to CMB-22]"""

from __future__ import annotations

from msgspec.structs import replace

from wizardhaven.engine.questions import attack_strikes, may_face_two
from wizardhaven.engine.values import PASS, Attack, Question, Table, Verb
from wizardhaven.protocol.ledgers.odds import odds_now
from wizardhaven.protocol.pictures import Answer, AnswerSheet, SheetPart
from wizardhaven.protocol.sheets.ahead import Ahead, passing
from wizardhaven.protocol.sheets.words import Word, counted


def assign_sheet(ahead: Ahead) -> AnswerSheet | None:
    """Whoever may be given a strike; what is left over goes to the other player to give."""
    game = ahead.trial.game
    table, choice = game.table, game.pending
    assert choice is not None
    attack = table.attack
    if attack is None:
        return None
    deeds = ahead.deeds()
    left = attack_strikes(table, attack) - len(attack.strikes)
    parts = tuple(
        [_as_often(table, attack, _with_odds(ahead, part), left) for part in ahead.parts("strikes", deeds)]
    )
    most = min(left, sum([part.most for part in parts]))
    may_leave = any([option.same(PASS) for option in game.options()])
    least = 0 if may_leave else most
    closing = (passing(choice.asks),)
    end = counted(Word.GIVE_STRIKES, Word.GIVE_STRIKE, most, ahead.language)
    group = ahead.group(
        "strikes", Word.STRIKES, _all_struck(parts, most), least=least, most=most, closing=closing
    )
    return AnswerSheet("assign", (group,), end)


def _all_struck(parts: tuple[SheetPart, ...], most: int) -> tuple[SheetPart, ...]:
    """Where there is a strike for everybody, everybody has his from the start."""
    everybody = len(parts) == most and all([part.most == 1 for part in parts])
    return tuple([replace(part, preset=True) for part in parts]) if everybody else parts


def _as_often(table: Table, attack: Attack, part: SheetPart, left: int) -> SheetPart:
    """Only who is bold enough may be given more than one, and two who bears something for it. [CMB-15]"""
    source = part.answer.source
    if source is None:
        return part
    if source.ref == str(attack.bold):
        return replace(part, most=left)
    two = [one for one in attack.defenders if str(one) == source.ref and may_face_two(table, one)]
    struck = [strike for strike in attack.strikes if str(strike.defender) == source.ref]
    return replace(part, most=min(left, 2 - len(struck))) if two else part


def _with_odds(ahead: Ahead, part: SheetPart) -> SheetPart:
    """How many throws go well for him if he faces his strike at full prowess; told to his own player."""
    if part.answer.question is not Question.ASSIGN_BY_DEFENDER:
        return part
    trial = ahead.trial.copy()
    resolved = Answer(Verb.RESOLVE_STRIKE, part.answer.source, question=Question.NEXT_STRIKE)
    way = (part.answer, passing(Question.ASSIGN_BY_DEFENDER), passing(Question.BETWEEN_STRIKES), resolved)
    if not all([trial.say(answer) for answer in way]):
        return part
    trial.go_on()
    return part if trial.over else replace(part, odds=odds_now(trial.game.table))
