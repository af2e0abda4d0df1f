"""The numbers that matter now, as everybody at the table may see them."""

from __future__ import annotations

from wizardhaven.engine.questions import noted
from wizardhaven.engine.steps import RollChoice, SetHazardLimit
from wizardhaven.engine.values import NONE, Remembered, Table, total
from wizardhaven.game.game import Game
from wizardhaven.protocol.ledgers.checks import check_ledgers
from wizardhaven.protocol.ledgers.combat import attack_ledgers, strike_ledgers
from wizardhaven.protocol.ledgers.lines import lines
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.rolls import roll_ledgers
from wizardhaven.protocol.ledgers.speech import Speech
from wizardhaven.protocol.ledgers.sums import limit_parts
from wizardhaven.protocol.shapes import Anchor, Ledger, LedgerLine
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase


def ledgers(game: Game, language: Language) -> list[Ledger]:
    """The sums that are at stake, the most pressing first; the same for both players and for onlookers."""
    table = game.table
    if game.pending is None:
        return []
    speech = Speech(table, language)
    found: list[Ledger] = []
    roll = _roll_at_hand(table)
    if roll is not None:
        found.extend(roll_ledgers(speech, roll))
    if table.check is not None:
        found.extend(check_ledgers(speech, table.check))
    found.extend(strike_ledgers(speech))
    if table.attack is not None:
        found.extend(attack_ledgers(speech, table.attack))
    limit = _hazard_limit(speech)
    return [*found, limit] if limit is not None else found


def _roll_at_hand(table: Table) -> RollChoice | None:
    """The roll that is asked for, or the one for which cards are being played."""
    top = table.stack[-1]
    if isinstance(top, RollChoice):
        return top
    if table.check is not None:
        for step in reversed(table.stack):
            if isinstance(step, RollChoice):
                return step
    return None


def _hazard_limit(speech: Speech) -> Ledger | None:
    """How many hazards may be played on the company that is on its way. [MOV-15, MOV-16]"""
    table = speech.table
    company = table.companies.get(table.company) if table.company != NONE else None
    if table.phase is not Phase.MOVEMENT_HAZARD or company is None or not company.travelled:
        return None
    if any([isinstance(step, SetHazardLimit) and step.company == company.id for step in table.stack]):
        return None
    parts = limit_parts(table, company)
    halved = noted(table, Remembered.HAZARD_SIDEBOARD)
    base = speech.say(Phrase.HALF_COMPANY_SIZE if halved else Phrase.COMPANY_SIZE)
    return Ledger(
        "hazard-limit",
        speech.say(Phrase.HAZARD_LIMIT),
        Anchor("company", str(company.id)),
        "MOV-16",
        (LedgerLine(base, None, parts[0].amount, parts[0].rule), *lines(speech, parts[1:])),
        total(parts),
    )
