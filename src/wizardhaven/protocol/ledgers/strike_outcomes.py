"""What each throw against a strike brings. [CMB-33 to CMB-35, CMB-53, CVC-15]"""

from __future__ import annotations

from wizardhaven.engine.questions import (
    against_body,
    attack_body,
    body,
    body_change,
    captor,
    only_taps,
    spared_by,
)
from wizardhaven.engine.steps import before_check
from wizardhaven.engine.values import (
    CHARACTER,
    IN_PLAY,
    NONE,
    UNTAPPED,
    WOUNDED,
    Attack,
    CardId,
    Strike,
    Table,
)
from wizardhaven.protocol.ledgers.dice import THROWS, Brought, runs
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.speech import Speech, joined
from wizardhaven.protocol.shapes import Outcome, Text


def strike_outcomes(speech: Speech, attack: Attack, strike: Strike, needed: int) -> tuple[Outcome, ...]:
    """With `needed` and more the strike fails, with one less it is ineffectual, below that it succeeds."""
    if strike.attacker != NONE:
        win, tie, loss = _between_companies(speech, attack, strike)
    else:
        win, tie, loss = (
            _fails(speech, attack, strike),
            _ineffectual(speech, strike),
            _hits(speech, attack, strike),
        )
    return runs([win if throw >= needed else tie if throw == needed - 1 else loss for throw in THROWS])


def _fails(speech: Speech, attack: Attack, strike: Strike) -> Brought:
    """A strike without body, or one that only detains, is defeated at once. [CMB-33]"""
    now = attack_body(speech.table, attack, strike.defender)
    if now == NONE or attack.detainment:
        text = speech.say(Phrase.STRIKE_DEFEATED)
        if attack.agent:
            text = _tapping(speech, text, attack.source)
    else:
        text = speech.say(Phrase.STRIKE_FAILS, n=now)
        if attack.agent:
            text = joined(text, speech.say(Phrase.HURTS, attack.source))
    return "good", _after(speech, text, strike), "CMB-33"


def _ineffectual(speech: Speech, strike: Strike) -> Brought:
    return "even", _after(speech, speech.say(Phrase.STRIKE_INEFFECTUAL), strike), "CMB-35"


def _hits(speech: Speech, attack: Attack, strike: Strike) -> Brought:
    """He is wounded; one who is only detained taps, and where a host lies in wait he is taken. [CMB-34]"""
    table = speech.table
    defender = strike.defender
    host = captor(attack)
    if host != NONE:
        if _takes(table, host, defender):
            return "bad", speech.say(Phrase.IS_TAKEN, defender, host), "CMB-62"
        return "even", speech.say(Phrase.UNHARMED, defender), "CMB-62"
    if only_taps(attack):
        if table.cards[defender].status == UNTAPPED:
            return "bad", speech.say(Phrase.ONLY_TAPS, defender), "CMB-53"
        return "even", speech.say(Phrase.UNHARMED, defender), "CMB-53"
    shield = spared_by(table, defender)[0]
    if shield != NONE:
        return "even", _after(speech, speech.say(Phrase.UNHARMED, defender), strike), "CMB-34"
    if before_check(table, attack, defender, table.cards[defender].status == WOUNDED):
        return "bad", speech.say(Phrase.IS_WOUNDED_AND_MORE, defender), "CMB-34"
    now = body(table, defender) + body_change(table, attack, strike)
    return "bad", speech.say(Phrase.IS_WOUNDED, defender, n=_spared_at(speech, defender, now)), "CMB-34"


def _takes(table: Table, host: CardId, defender: CardId) -> bool:
    """Only characters are taken, by a host that is still there; where to, its player will say. [PRS-09]"""
    return table.printed[defender].kind == CHARACTER and table.cards[host].place == IN_PLAY


def _between_companies(speech: Speech, attack: Attack, strike: Strike) -> tuple[Brought, Brought, Brought]:
    """Whoever has the lower sum is wounded; whoever has not, taps unless he stays untapped. [CVC-15]"""
    table = speech.table
    defender, attacker = strike.defender, strike.attacker
    foe = _against(speech, attacker, defender, strike.attacker_body)
    own = _against(speech, defender, attacker, body_change(table, attack, strike))
    beaten = speech.say(Phrase.FOE_WOUNDED, attacker, n=foe)
    if spared_by(table, attacker)[0] != NONE:
        beaten = speech.say(Phrase.UNHARMED, attacker)
    win = _after(speech, beaten, strike)
    tie = _after(speech, speech.say(Phrase.STRIKE_INEFFECTUAL), strike)
    loss = speech.say(Phrase.IS_WOUNDED, defender, n=own)
    if spared_by(table, defender)[0] != NONE:
        loss = speech.say(Phrase.UNHARMED, defender)
    if not strike.attacker_no_tap:
        tie, loss = _tapping(speech, tie, attacker), _tapping(speech, loss, attacker)
    return ("good", win, "CVC-15"), ("even", tie, "CVC-15"), ("bad", loss, "CVC-15")


def _against(speech: Speech, one: CardId, by: CardId, change: int) -> int:
    """Up to which throw he survives the body check, with what the other does to his body."""
    now = against_body(speech.table, by, speech.table.printed[one].race, body(speech.table, one))
    return _spared_at(speech, one, now + change)


def _spared_at(speech: Speech, one: CardId, now: int) -> int:
    """The check is made at +1 against somebody who was wounded before. [CMB-46]"""
    return now - 1 if speech.table.cards[one].status == WOUNDED else now


def _after(speech: Speech, text: Text, strike: Strike) -> Text:
    """Who faces a strike taps, unless he stays untapped."""
    return text if strike.no_tap else _tapping(speech, text, strike.defender)


def _tapping(speech: Speech, text: Text, one: CardId) -> Text:
    if speech.table.cards[one].status != UNTAPPED:
        return text
    return joined(text, speech.say(Phrase.TAPS, one))
