"""The attack at hand in numbers, and its strikes as far as they can be reckoned. [CMB-01, CMB-30]"""

from __future__ import annotations

from wizardhaven.engine.questions import attack_prowess, attacker_parts, defender_parts, meets_the_mind
from wizardhaven.engine.values import IN_PLAY, NONE, WAITING, Attack, Part, Strike, Table, total
from wizardhaven.protocol.ledgers.dice import LOWEST, at_least
from wizardhaven.protocol.ledgers.lines import lines
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.speech import Speech
from wizardhaven.protocol.ledgers.strike_outcomes import strike_outcomes
from wizardhaven.protocol.shapes import Against, Anchor, Ledger, LedgerKind, LedgerLine, Text
from wizardhaven.view.combat import attack_prowess_parts, attack_strikes_parts
from wizardhaven.view.telling.naming import site_under_attack


def attack_ledgers(speech: Speech, attack: Attack) -> list[Ledger]:
    """How many strikes the attack has, as long as that matters, and with which prowess."""
    found: list[Ledger] = []
    if attack.canceled or attack.company not in speech.table.companies:
        return found
    if attack.attacking == NONE:
        prowess = attack_prowess_parts(speech.table, attack)
        found.append(_of_attack(speech, attack, Phrase.ATTACK_PROWESS, prowess))
    if not attack.assigned:
        strikes = attack_strikes_parts(speech.table, attack)
        found.append(_of_attack(speech, attack, Phrase.ATTACK_STRIKES, strikes))
    return found


def _of_attack(speech: Speech, attack: Attack, title: Phrase, parts: list[Part]) -> Ledger:
    first = LedgerLine(
        _attacker(speech, attack),
        speech.code(attack.source) if attack.source != NONE else None,
        parts[0].amount,
        None,
    )
    rest = lines(speech, [part for part in parts[1:] if part.amount != 0], attack.source)
    about = speech.anchor(attack.source)
    if about is None:
        about = speech.anchor(site_under_attack(speech.table), "site")
    kind: LedgerKind = "attack"
    return Ledger(kind, speech.say(title), about, "CMB-11", (first, *rest), total(parts))


def _attacker(speech: Speech, attack: Attack) -> Text:
    """What attacks: a card, the site, or a company."""
    if attack.source != NONE:
        return speech.title(attack.source)
    site = site_under_attack(speech.table)
    if attack.attacking != NONE or site == NONE:
        return speech.say(Phrase.ATTACK_ITSELF)
    return speech.say(Phrase.AUTOMATIC_ATTACK_AT if attack.automatic else Phrase.ATTACK_AT, site)


def strike_at_hand(table: Table) -> tuple[Attack, Strike] | None:
    """The strike that waits to be rolled for, while whoever has to face it is there."""
    attack = table.attack
    if attack is None or attack.strike == NONE:
        return None
    strike = attack.strikes[attack.strike]
    if strike.result != WAITING or table.cards[strike.defender].place != IN_PLAY:
        return None
    if strike.attacker != NONE and table.cards[strike.attacker].place != IN_PLAY:
        return None
    return attack, strike


def to_beat(table: Table, attack: Attack, strike: Strike) -> int | None:
    """What the defender's sum must exceed; unknown as long as the attacking player has a roll to make.

    Nor is it told to somebody who rolls twice, since no single throw decides.
    """
    if strike.twice:
        return None
    if (attack.agent or strike.attacker != NONE) and strike.rolled == 0:
        return None
    if strike.attacker != NONE:
        return total(attacker_parts(table, strike)) + strike.rolled
    return attack_prowess(table, attack, strike.defender) + strike.rolled


def strike_odds(table: Table) -> int | None:
    """How many of the 36 throws make the strike at hand fail."""
    found = strike_at_hand(table)
    if found is None:
        return None
    beat = to_beat(table, *found)
    return at_least(beat - total(defender_parts(table, *found)) + 1) if beat is not None else None


def strike_ledgers(speech: Speech) -> list[Ledger]:
    """What the defender adds to his roll and what that must exceed; who strikes for a company has his own."""
    table = speech.table
    found = strike_at_hand(table)
    if found is None:
        return []
    attack, strike = found
    if strike.attacker == NONE:
        return [_defence(speech, attack, strike)]
    return [_defence(speech, attack, strike), _assault(speech, strike)]


def _defence(speech: Speech, attack: Attack, strike: Strike) -> Ledger:
    table = speech.table
    parts = defender_parts(table, attack, strike)
    base = Phrase.MIND_OF if meets_the_mind(attack) else Phrase.PROWESS_OF
    beat = to_beat(table, attack, strike)
    needed = beat - total(parts) + 1 if beat is not None else None
    return Ledger(
        "strike",
        _title(speech, attack, strike),
        Anchor("strike", str(attack.strike), speech.code(strike.defender)),
        "CVC-14" if strike.attacker != NONE else "CMB-30",
        lines(speech, parts, strike.defender, base),
        total(parts),
        _against(speech, attack, strike, beat),
        max(LOWEST, needed) if needed is not None else None,
        at_least(needed) if needed is not None else None,
        strike_outcomes(speech, attack, strike, needed) if needed is not None else (),
    )


def _title(speech: Speech, attack: Attack, strike: Strike) -> Text:
    if strike.attacker != NONE:
        return speech.say(Phrase.DEFENCE, strike.defender, strike.attacker)
    if attack.source != NONE:
        return speech.say(Phrase.STRIKE_OF, strike.defender, attack.source)
    return speech.say(Phrase.STRIKE, strike.defender)


def _against(speech: Speech, attack: Attack, strike: Strike, beat: int | None) -> Against | None:
    """The prowess of the strike; with the roll that was made for it, if one was."""
    if strike.rolled != 0 and beat is not None:
        return Against(speech.say(Phrase.STRIKE_SUM, n=strike.rolled), beat)
    if strike.attacker != NONE:
        return Against(speech.say(Phrase.STRIKE_PROWESS), total(attacker_parts(speech.table, strike)))
    return Against(speech.say(Phrase.STRIKE_PROWESS), attack_prowess(speech.table, attack, strike.defender))


def _assault(speech: Speech, strike: Strike) -> Ledger:
    """What the one who strikes adds to his own roll. [CVC-14]"""
    parts = attacker_parts(speech.table, strike)
    return Ledger(
        "strike",
        speech.say(Phrase.STRIKE_OF, strike.defender, strike.attacker),
        speech.anchor(strike.attacker),
        "CVC-14",
        lines(speech, parts, strike.attacker, Phrase.PROWESS_OF),
        total(parts),
    )
