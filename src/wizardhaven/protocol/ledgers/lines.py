"""The lines of a sum: each part of it in words, with the card or the rule it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.values import NO_CARD, NONE, CardId, Part, Table
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.speech import Speech
from wizardhaven.protocol.shapes import LedgerLine, Text
from wizardhaven.vocabulary.terms import Stat

RULES: Final[dict[str, Phrase]] = {
    "CMB-11": Phrase.NOT_BELOW_ZERO,
    "CMB-15": Phrase.FURTHER_STRIKE,
    "CMB-19": Phrase.EACH_ONE_STRIKE,
    "CMB-25": Phrase.EXCESS,
    "CMB-26": Phrase.STAYS_UNTAPPED,
    "CMB-27": Phrase.SUPPORT,
    "CMB-30": Phrase.WOUNDED,
    "CMB-31": Phrase.AGENT_ADVANTAGE,
    "CMB-38": Phrase.FOR_THIS_STRIKE,
    "CMB-46": Phrase.WOUNDED_BEFORE,
    "COR-01": Phrase.THE_CHECK,
    "COR-07": Phrase.SUPPORT,
    "COR-10": Phrase.WITH_MASTER,
    "COR-21": Phrase.WITHOUT_TAPPING,
    "CVC-09": Phrase.EXCESS,
    "CVC-10": Phrase.STAYS_UNTAPPED,
    "CVC-11": Phrase.STAYS_UNTAPPED,
    "CVC-12": Phrase.SUPPORT,
    "INF-02": Phrase.STANDARD_MODIFICATION,
    "INF-03": Phrase.RESTRICTED_INFLUENCE,
    "INF-09": Phrase.INFLUENCE_OF,
    "INF-14": Phrase.OPPOSITE_CAMPS,
    "INF-18": Phrase.AGENTS_ATTEMPT,
    "INF-19": Phrase.AGENT_AT_HOME,
    "ITM-15": Phrase.TEST_CHANGED,
    "ITM-18": Phrase.RING_STORED,
    "ITM-19": Phrase.BESIDE_THE_MASTER,
    "ITM-21": Phrase.FALLEN_WIZARD_TESTS,
    "MOV-15": Phrase.COMPANY_SIZE,
    "MOV-18": Phrase.LEAST_LIMIT,
    "ORG-30": Phrase.FOLLOWER,
}
"""What a rule adds to a sum, in words."""


def lines(
    speech: Speech, parts: Sequence[Part], subject: CardId = NO_CARD, base: Phrase | None = None
) -> tuple[LedgerLine, ...]:
    """A line for each part that counts.

    `subject` is whose number it is, and `base` how the first part is called, which is his own.
    """
    found: list[LedgerLine] = []
    for number, part in enumerate(parts):
        first = number == 0 and base is not None
        if part.amount == 0 and not first and not _capped(speech.table, part):
            continue
        label = speech.say(base, part.source) if first and base is not None else _label(speech, part, subject)
        code = speech.code(part.source) if part.source != NONE else None
        found.append(LedgerLine(label, code, part.amount, part.rule or None))
    return tuple(found)


def rule_phrase(part: Part) -> Phrase:
    """The words for what a rule adds; some of them depend on what is added."""
    if part.rule == "CMB-30" and part.amount == -1:
        return Phrase.TAPPED
    if part.rule == "CMB-31" and part.amount < 0:
        return Phrase.AGENT_WOUNDED
    if part.rule == "INF-09" and part.source == NONE:
        return Phrase.GENERAL_INFLUENCE
    return RULES[part.rule]


def _label(speech: Speech, part: Part, subject: CardId) -> Text:
    if part.rule:
        return speech.say(rule_phrase(part), part.source)
    if part.source == NONE:
        return speech.say(Phrase.ATTACK_ITSELF)
    if part.source == subject:
        return speech.say(Phrase.OWN, part.source)
    if _capped(speech.table, part):
        return speech.say(Phrase.CAPPED, part.source)
    return speech.title(part.source)


def _capped(table: Table, part: Part) -> bool:
    """Whether a card would add more, had its bonus no maximum. [ITM-05]"""
    if part.source == NONE or part.rule:
        return False
    bonuses = [bonus for bonus in table.printed[part.source].bonuses if bonus.what is Stat.PROWESS]
    if any([bonus.by == part.amount for bonus in bonuses]):
        return False
    limited = [bonus.by for bonus in bonuses if bonus.change.most is not None]
    return any([isinstance(amount, int) and amount > part.amount for amount in limited])
