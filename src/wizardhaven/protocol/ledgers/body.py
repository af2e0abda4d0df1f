"""Body checks of characters, allies and strikes. [CMB-33, CMB-46 to CMB-51]

Their number to roll is the one with which the check is failed: the other player rolls for it.
"""

from __future__ import annotations

from wizardhaven.engine.questions import body_check_parts, body_parts, discard_numbers, wound_checks
from wizardhaven.engine.steps import RollBodyCheck, RollStrikeBody, check_equals_body
from wizardhaven.engine.values import ASIDE, NO_CARD, UNTAPPED, Part, total
from wizardhaven.protocol.ledgers.dice import LOWEST, THROWS, Brought, at_least, runs
from wizardhaven.protocol.ledgers.lines import lines
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.speech import Speech
from wizardhaven.protocol.shapes import Against, Ledger, LedgerLine


def strike_body_ledger(speech: Speech, roll: RollStrikeBody) -> Ledger:
    """The defending player rolls against the body of a failed strike. [CMB-33]"""
    beaten: Brought = ("good", speech.say(Phrase.CHECK_DEFEATS), "CMB-33")
    spared: Brought = ("even", speech.say(Phrase.CHECK_SPARES), "CMB-33")
    least = roll.body - roll.modifier + 1
    return Ledger(
        "body",
        speech.say(Phrase.STRIKE_BODY_CHECK, roll.defender),
        speech.anchor(roll.defender),
        "CMB-33",
        lines(speech, [Part(roll.by, roll.modifier)]) if roll.modifier else (),
        roll.modifier,
        Against(speech.say(Phrase.STRIKE_BODY), roll.body),
        max(LOWEST, least),
        at_least(least),
        runs([beaten if throw >= least else spared for throw in THROWS]),
    )


def body_ledgers(speech: Speech, roll: RollBodyCheck) -> list[Ledger]:
    """The other player rolls against somebody's body; what that is made of comes after it. [CMB-46]"""
    one = roll.defender
    parts = [*body_parts(speech.table, one), Part(NO_CARD, roll.body_change, "CMB-38")]
    now = total(parts)
    own = body_check_parts(speech.table, one)
    modifier = roll.modifier + total(own)
    check = Ledger(
        "body",
        speech.say(Phrase.BODY_CHECK, one),
        speech.anchor(one),
        "CMB-46",
        (*_added(speech, roll), *lines(speech, own)),
        modifier,
        Against(speech.say(Phrase.BODY_OF, one), now),
        max(LOWEST, now - modifier + 1),
        at_least(now - modifier + 1),
        runs([_brought(speech, roll, throw + modifier, now) for throw in THROWS]),
    )
    made_of = lines(speech, parts, one, Phrase.BODY_OF)
    if len(made_of) == 1:
        return [check]
    return [check, Ledger("body", speech.say(Phrase.BODY_OF, one), speech.anchor(one), None, made_of, now)]


def _added(speech: Speech, roll: RollBodyCheck) -> tuple[LedgerLine, ...]:
    """What is added to the roll: by a wound, the attack, a prisoner's host, or the card that asks for it."""
    host = speech.table.cards[roll.defender].on
    if speech.table.cards[roll.defender].place == ASIDE:
        return lines(speech, [Part(host, roll.modifier)])
    if roll.harmless and roll.modifier != 0:
        return (LedgerLine(speech.say(Phrase.THE_CHECK), None, roll.modifier, None),)
    attack = speech.table.attack
    by_attack = wound_checks(speech.table, attack, roll.defender) if attack is not None else []
    wounded_before = roll.modifier - total(by_attack)
    return lines(speech, [Part(NO_CARD, wounded_before, "CMB-46"), *by_attack])


def _brought(speech: Speech, roll: RollBodyCheck, result: int, now: int) -> Brought:
    """A result above body eliminates; one that discards an Orc or Troll comes first. [CMB-47, CMB-50]"""
    table, one = speech.table, roll.defender
    if table.cards[one].place == ASIDE:
        if result > now:
            return "bad", speech.say(Phrase.ELIMINATED, one), "PRS-14"
        return "good", speech.say(Phrase.SURVIVES, one), "PRS-14"
    if result in discard_numbers(table, one, now):
        return "bad", speech.say(Phrase.DISCARDED, one), "CMB-50"
    if roll.harmless:
        if result > now and table.cards[one].status == UNTAPPED:
            return "bad", speech.say(Phrase.TAPS, one), "CMB-46"
        return "good", speech.say(Phrase.UNTOUCHED, one), "CMB-46"
    if result > now:
        return "bad", speech.say(Phrase.ELIMINATED, one), "CMB-47"
    if result == now and check_equals_body(table, one):
        return "bad", speech.say(Phrase.FURTHER_EFFECT, one), "CMB-47"
    return "good", speech.say(Phrase.SURVIVES, one), "CMB-46"
