"""An attack as it will be once something has changed it: a fresh leaf that lies on no table yet. [CMB-09]"""

from __future__ import annotations

from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.keyed import Keyed
from wizardhaven.engine.state.parts import with_added
from wizardhaven.vocabulary.terms import Keyword


def strengthened(attack: Attack, prowess: int, source: CardId, strikes: int = 0) -> Attack:
    """With more prowess and strikes than it has of its own, or fewer."""
    fresh = attack.copy()
    _add_strikes(fresh, strikes, source)
    _add_prowess(fresh, prowess, source)
    return fresh


def worsening(attack: Attack, by: int, source: CardId) -> Attack:
    """With body checks of those whom it wounds modified by so much. [CMB-46]"""
    fresh = attack.copy()
    if by != 0:
        fresh.wound_checks = with_added(fresh.wound_checks, by, source, "")
    return fresh


def toughened(attack: Attack, by: int) -> Attack:
    """With more body than it has of its own, or less."""
    fresh = attack.copy()
    _add_body(fresh, by)
    return fresh


def at_site(attack: Attack, number: int, isolated_by: CardId, detained: bool) -> Attack:
    """As one of the site's attacks, which a card there may make a detainment attack. [SITE-12]"""
    fresh = attack.copy()
    fresh.site_attack = number
    fresh.detainment = attack.detainment or detained
    if isolated_by != NONE:
        fresh.isolated_by = isolated_by
    return fresh


def detaining(attack: Attack, detainment: bool) -> Attack:
    """As one that only detains, or as one that wounds. [CMB-53]"""
    fresh = attack.copy()
    fresh.detainment = detainment
    return fresh


def in_manner(attack: Attack, automatic: bool, captor: CardId) -> Attack:
    """As an automatic-attack or as one that is none, and for the host that takes prisoners by it."""
    fresh = attack.copy()
    fresh.automatic = automatic
    fresh.captor = captor
    return fresh


def against(attack: Attack, alone: CardId, helpless: Keyword | None = None) -> Attack:
    """Against one alone, whom such cards do not help."""
    fresh = attack.copy()
    fresh.alone = alone
    fresh.helpless = helpless
    return fresh


def unkeyed(attack: Attack) -> Attack:
    """Whatever it was keyed to need not hold when it begins. [AGT-04]"""
    fresh = attack.copy()
    fresh.keyed = Keyed(attack.keyed.kind, attack.keyed.name)
    return fresh


def sent(attack: Attack, body: int, attacker_chooses: bool, prize: CardId) -> Attack:
    """As the card wants it that sends the creature, and that may be the prize for defeating it."""
    fresh = attack.copy()
    _add_body(fresh, body)
    fresh.attacker_chooses = fresh.attacker_chooses or attacker_chooses
    fresh.prize = prize
    return fresh


def kept_by(attack: Attack, keepers: tuple[CardId, ...]) -> Attack:
    """With more cards that keep its creature off to the side. [OFF-01]"""
    fresh = attack.copy()
    fresh.keepers = (*fresh.keepers, *keepers)
    return fresh


def isolated(attack: Attack, by: CardId) -> Attack:
    """As the only one left of several."""
    fresh = attack.copy()
    fresh.further = 0
    fresh.later = ()
    fresh.isolated_by = by
    return fresh


def later_attack(first: Attack, number: int) -> Attack:
    """One of the attacks that come after the first, with those that come after it in turn."""
    fresh = first.copy()
    numbers = first.later[number]
    fresh.race = numbers.race
    fresh.strikes_count = numbers.strikes
    fresh.prowess = numbers.prowess
    fresh.normal_prowess = numbers.prowess
    fresh.body = numbers.body if numbers.body is not None else NONE
    fresh.later = first.later[number + 1 :]
    return fresh


def next_attack(first: Attack, over: Attack, defeated: bool, victim: CardId) -> Attack:
    """The next attack, like the one that is over unless it has numbers of its own. [CMB-09]"""
    fresh = later_attack(first, 0) if first.later else first.copy()
    fresh.victim = victim
    fresh.tapped_for = over.tapped_for
    if not over.failing_alone:
        fresh.failing_by = over.failing_by
        fresh.body_checks = over.body_checks
    fresh.keepers = over.keepers
    fresh.further -= 1
    fresh.beaten = fresh.beaten and defeated
    return fresh


def _add_strikes(attack: Attack, by: int, source: CardId) -> None:
    """The fresh attack has more strikes, or fewer."""
    if by != 0:
        attack.strikes_count += by
        attack.strikes_added = with_added(attack.strikes_added, by, source, "")


def _add_prowess(attack: Attack, by: int, source: CardId) -> None:
    """The prowess of the fresh attack's strikes is changed."""
    if by != 0:
        attack.prowess += by
        attack.prowess_added = with_added(attack.prowess_added, by, source, "")


def _add_body(attack: Attack, by: int) -> None:
    """The body of the fresh attack is changed, though never below zero."""
    if attack.body != NONE:
        attack.body = max(0, attack.body + by)
    else:
        attack.body_added += by
