"""A strike on one sheet: which comes next, how it is faced, who helps, what is played. [CMB-23 to CMB-30]"""

from __future__ import annotations

from msgspec.structs import replace

from wizardhaven.engine.values import NONE, Action, Question, Verb
from wizardhaven.protocol.pictures import Answer, AnswerSheet, SheetGroup
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.sheets.ahead import Ahead, passing, throwing
from wizardhaven.protocol.sheets.words import Word, said, said_of


def strike_sheet(ahead: Ahead) -> AnswerSheet | None:
    """From the strike that comes next to the dice."""
    if not ahead.asks(Question.NEXT_STRIKE):
        groups = _of_strike(ahead)
        return AnswerSheet("strike", groups, _end(ahead), _throws(ahead)) if groups else None
    strikes = ahead.parts("order", ahead.deeds(), preset=1)
    order = ahead.group("order", Word.ORDER_OF_STRIKES, strikes, least=1, most=1)
    below = [ahead.below(part) for part in strikes]
    groups = tuple([group for one in below for group in _of_strike(one)])
    ends = [_end(one) for one in below]
    named = tuple([replace(part, end=end) for part, end in zip(strikes, ends)])
    between = (passing(Question.BETWEEN_STRIKES),)
    return AnswerSheet("strike", (replace(order, parts=named), *groups), ends[0], _throws(ahead), between)


def _of_strike(ahead: Ahead) -> tuple[SheetGroup, ...]:
    """How a strike is faced, who helps, and what bears on it, as it is asked. [CVC-07]"""
    groups: list[SheetGroup] = []
    while (group := _next(ahead)) is not None:
        groups.append(group)
    if ahead.under is not None and all([group.kind != "how" for group in groups]):
        groups = [*_only_way(ahead), *groups]
    return tuple(groups)


def _next(ahead: Ahead) -> SheetGroup | None:
    """What is asked next, and its answer as it is preset: at full prowess, with nobody's help."""
    if ahead.asks(Question.FACE_STRIKE):
        ways = ahead.deeds()
        parts = ahead.parts("how", ways, preset=1, odds=True)
        ahead.trial.take(ways[0])
        return ahead.group("how", Word.HOW, parts, least=1, most=1)
    if ahead.asks(Question.SUPPORT_STRIKE):
        helpers = ahead.parts("help", ahead.deeds(), odds=True)
        ahead.pass_on()
        closing = (passing(Question.SUPPORT_STRIKE),)
        return ahead.group("help", Word.HELP, helpers, most=len(helpers), closing=closing)
    if ahead.asks(Question.STRIKE_ACTIONS):
        cards = ahead.cards(ahead.deeds(), (passing(Question.STRIKE_ACTIONS),))
        ahead.pass_on()
        return cards
    return None


def _only_way(ahead: Ahead) -> list[SheetGroup]:
    """Who cannot tap, or must, is not asked how he faces his strike."""
    attack = ahead.trial.game.table.attack
    if attack is None or attack.strike == NONE or attack.attacking != NONE:
        return []
    action = Action(Verb.TAP_TO_FACE, attack.strikes[attack.strike].defender)
    parts = (ahead.fixed("how", action, Question.FACE_STRIKE),)
    return [ahead.group("how", Word.HOW, parts, least=1, most=1)]


def _end(ahead: Ahead) -> Text:
    """For whom is rolled: for whoever strikes, or is struck, of one's own."""
    table = ahead.trial.game.table
    attack = table.attack
    if attack is None or attack.strike == NONE:
        return said(Word.ROLL, ahead.language)
    strike = attack.strikes[attack.strike]
    attacks = strike.attacker != NONE and table.owners[strike.attacker] == ahead.trial.seat
    one = strike.attacker if attacks else strike.defender
    return said_of(Word.ROLL_FOR, table.printed[one].code, ahead.language)


def _throws(ahead: Ahead) -> tuple[Answer, ...]:
    """The throw against the strike, and the one against the body of whoever strikes, if it comes to that."""
    table = ahead.trial.game.table
    attack = table.attack
    if attack is None or attack.attacking == NONE:
        return throwing(Question.STRIKE_ROLL), throwing(Question.STRIKE_BODY_ROLL)
    defends = table.companies[attack.company].seat == ahead.trial.seat
    return (throwing(Question.DEFENDER_ROLL if defends else Question.ATTACKER_ROLL),)
