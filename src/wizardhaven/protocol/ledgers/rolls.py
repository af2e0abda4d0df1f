"""The other rolls: of rings, ways, cards, prisoners and allies. [ITM-15, UND-06, COR-21]"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from wizardhaven.engine.questions import (
    body_parts,
    check_parts,
    is_under_deeps,
    mind,
    number_to_reach,
    site_of,
)
from wizardhaven.engine.steps import (
    MovementRoll,
    RollAgainstAlly,
    RollBodyCheck,
    RollChoice,
    RollEscape,
    RollForCard,
    RollForRing,
    RollRemoval,
    RollRingTest,
    RollStrikeBody,
    least_needed,
    least_to_get_away,
    ring_test_parts,
    to_exceed,
)
from wizardhaven.engine.values import NO_CARD, CardId, Part, parts_of, total
from wizardhaven.protocol.ledgers.body import body_ledgers, strike_body_ledger
from wizardhaven.protocol.ledgers.dice import LOWEST, THROWS, Brought, at_least, good, runs
from wizardhaven.protocol.ledgers.lines import lines
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.rings import ring_kinds
from wizardhaven.protocol.ledgers.speech import Speech
from wizardhaven.protocol.shapes import Against, Anchor, Ledger, Text
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.rolls import graver_failures
from wizardhaven.vocabulary.terms import Check

A_ROLL: Final = "GLO-062"


def roll_ledgers(speech: Speech, roll: RollChoice) -> list[Ledger]:
    """What a roll is about that is neither for a strike nor a check with a ledger of its own."""
    if isinstance(roll, RollStrikeBody):
        return [strike_body_ledger(speech, roll)]
    if isinstance(roll, RollBodyCheck):
        return body_ledgers(speech, roll)
    if isinstance(roll, RollForCard):
        return [_for_card(speech, roll)]
    if isinstance(roll, RollRingTest):
        return [_ring_test(speech, roll)]
    if isinstance(roll, MovementRoll):
        return [_way(speech, roll)]
    if isinstance(roll, RollRemoval):
        return [_removal(speech, roll)]
    if isinstance(roll, RollForRing):
        return [_ring_of_prisoner(speech, roll)]
    if isinstance(roll, RollEscape):
        return [_escape(speech, roll)]
    if isinstance(roll, RollAgainstAlly):
        return [_against_ally(speech, roll)]
    return []


def _reaching(
    speech: Speech,
    title: Text,
    about: Anchor | None,
    rule: str,
    parts: list[Part],
    number: int,
    reached: Brought,
    missed: Brought,
) -> Ledger:
    """A roll that must reach a number together with what is added to it."""
    needed = number - total(parts)
    return Ledger(
        "roll",
        title,
        about,
        rule,
        lines(speech, parts),
        total(parts),
        Against(speech.say(Phrase.TO_REACH), number),
        max(LOWEST, needed),
        at_least(needed),
        runs([reached if throw >= needed else missed for throw in THROWS]),
    )


def _well(speech: Speech, phrase: Phrase, card: CardId, rule: str) -> Brought:
    return "good", speech.say(phrase, card), rule


def _ill(speech: Speech, phrase: Phrase, card: CardId, rule: str) -> Brought:
    return "bad", speech.say(phrase, card), rule


def _for_card(speech: Speech, roll: RollForCard) -> Ledger:
    """Below a number, or above one, what the card says happens. [GLO-062]"""
    table, effect = speech.table, roll.effect
    card = roll.declaration.card
    number = to_exceed(table, roll) + 1
    parts: list[Part] = []
    if effect.kind is not None:
        parts.extend(check_parts(table, roll.character, effect.kind))
        parts.extend(parts_of(table.check.added) if table.check is not None else [])
    parts.insert(0, Part(card, number - least_needed(table, roll) - total(parts)))
    if table.printed[card].hazard:
        happens = _ill(speech, Phrase.TAKES_EFFECT, card, A_ROLL)
        nothing = _well(speech, Phrase.NO_EFFECT, card, A_ROLL)
    else:
        happens = _well(speech, Phrase.TAKES_EFFECT, card, A_ROLL)
        nothing = _ill(speech, Phrase.NO_EFFECT, card, A_ROLL)
    if roll.character == card:
        title = speech.say(Phrase.ROLL_FOR, card)
    else:
        title = speech.say(Phrase.ROLL_BECAUSE, roll.character, card)
    reached, missed = (happens, nothing) if effect.then else (nothing, happens)
    about = speech.anchor(roll.character)
    ledger = _reaching(speech, title, about, A_ROLL, parts, number, reached, missed)
    if not graver_failures(effect):
        return ledger
    lost = _ill(speech, Phrase.ELIMINATED, roll.character, A_ROLL)
    least, away = least_needed(table, roll), least_to_get_away(table, roll)
    even: Brought = ("even", nothing[1], nothing[2])
    brought = [reached if throw >= least else even if throw >= away else lost for throw in THROWS]
    return replace(ledger, outcomes=runs(brought))


def _ring_test(speech: Speech, roll: RollRingTest) -> Ledger:
    """Which special rings may be played by the result; the gold ring goes in any case. [ITM-15]"""
    table = speech.table
    parts = ring_test_parts(table, roll)
    gold_ring = table.printed[roll.ring].item
    abilities = gold_ring.abilities if gold_ring is not None else ()
    results = [ability for ability in abilities if isinstance(ability, RingTestResult)]
    brought: list[Brought] = []
    for throw in THROWS:
        shown = max(1, throw + total(parts))
        kinds = [result.ring for result in results if shown in result.results]
        words = ring_kinds(kinds, speech.language) if kinds else ""
        phrase = Phrase.MAY_PLAY_RING if kinds else Phrase.NO_RING
        brought.append(("good" if kinds else "bad", speech.say(phrase, roll.ring, words=words), "ITM-15"))
    title, about = speech.say(Phrase.RING_TEST, roll.ring), speech.anchor(roll.ring)
    outcomes = runs(brought)
    return Ledger(
        "roll",
        title,
        about,
        "ITM-15",
        lines(speech, parts),
        total(parts),
        None,
        None,
        good(outcomes),
        outcomes,
    )


def _way(speech: Speech, roll: MovementRoll) -> Ledger:
    """Whether a company finds its way in the Under-deeps. [UND-06, UND-08]"""
    table = speech.table
    company = table.companies[roll.company]
    parts: list[Part] = []
    if is_under_deeps(site_of(table, company.destination)):
        parts = check_parts(table, company.members[0], Check.UNDER_DEEPS_MOVEMENT)
    moves = _well(speech, Phrase.COMPANY_MOVES, roll.site, "UND-06")
    stays = _ill(speech, Phrase.COMPANY_STAYS, NO_CARD, "UND-06")
    title, about = speech.say(Phrase.WAY, roll.site), speech.anchor(roll.site, "site")
    return _reaching(speech, title, about, "UND-06", parts, number_to_reach(table, company), moves, stays)


def _removal(speech: Speech, roll: RollRemoval) -> Ledger:
    """Above the number, the card is discarded. [COR-21]"""
    goes = _well(speech, Phrase.GOES, roll.card, "COR-21")
    remains = _ill(speech, Phrase.REMAINS, roll.card, "COR-21")
    title, about = speech.say(Phrase.REMOVAL, roll.card), speech.anchor(roll.card)
    parts = [Part(NO_CARD, roll.modifier, "COR-21")]
    return _reaching(speech, title, about, "COR-21", parts, roll.above + 1, goes, remains)


def _ring_of_prisoner(speech: Speech, roll: RollForRing) -> Ledger:
    """Below the host's number the prisoner loses the ring. [PRS-11]"""
    kept = _well(speech, Phrase.RING_KEPT, roll.ring, "PRS-11")
    lost = _ill(speech, Phrase.RING_LOST, roll.ring, "PRS-11")
    title, about = speech.say(Phrase.ROLL_FOR, roll.ring), speech.anchor(roll.ring)
    return _reaching(speech, title, about, "PRS-11", [], roll.below, kept, lost)


def _escape(speech: Speech, roll: RollEscape) -> Ledger:
    """With his body added, above the host's number, the prisoner is free. [PRS-12]"""
    escapes = _well(speech, Phrase.ESCAPES, roll.prisoner, "PRS-12")
    stays = _ill(speech, Phrase.STAYS_PRISONER, roll.prisoner, "PRS-12")
    parts = body_parts(speech.table, roll.prisoner)
    needed = roll.above + 1 - total(parts)
    return Ledger(
        "roll",
        speech.say(Phrase.ESCAPE, roll.prisoner),
        speech.anchor(roll.prisoner),
        "PRS-12",
        lines(speech, parts, roll.prisoner, Phrase.BODY_OF),
        total(parts),
        Against(speech.say(Phrase.TO_REACH), roll.above + 1),
        max(LOWEST, needed),
        at_least(needed),
        runs([escapes if throw >= needed else stays for throw in THROWS]),
    )


def _against_ally(speech: Speech, roll: RollAgainstAlly) -> Ledger:
    """Above its mind and a number the ally is discarded. [CVC-04]"""
    goes = _ill(speech, Phrase.GOES, roll.ally, "CVC-04")
    remains = _well(speech, Phrase.REMAINS, roll.ally, "CVC-04")
    number = mind(speech.table, roll.ally) + roll.above_mind + 1
    title, about = speech.say(Phrase.ROLL_AGAINST, roll.ally), speech.anchor(roll.ally)
    return _reaching(speech, title, about, "CVC-04", [], number, goes, remains)
