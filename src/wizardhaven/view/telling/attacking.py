"""Which of several attacks is meant: whose it is, and its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from wizardhaven.engine.questions import added_by, automatic_attacks
from wizardhaven.engine.values import CardId, Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.site_parts import AttackOf, SiteAttack
from wizardhaven.vocabulary.terms import Pile, Race


@final
@dataclass(frozen=True)
class Foes:
    """The numbers of an attack; without a number of strikes each in the company faces one."""

    race: Race
    strikes: int
    prowess: int
    body: int | None
    source: CardId
    """The card whose attack it is; NONE for one of the site's own."""


def foes_at(table: Table, site: CardId, index: int) -> Foes | None:
    """One of the automatic-attacks of a site; None if it is a card that is put down for it, or gone."""
    for number, attack in automatic_attacks(table, site):
        if number == index and isinstance(attack, Attack):
            each = fights(attack.abilities, Manner.EACH_FACES_A_STRIKE)
            strikes = 0 if each else attack.strikes
            source = added_by(table, site, index)
            return _foes(attack.race, strikes, attack.prowess, attack.body, source)
    return None


def is_from_hand(table: Table, site: CardId, index: int) -> bool:
    """Whether the automatic-attack is a creature that is put down from hand; else an event may make it."""
    attacks = automatic_attacks(table, site)
    return any([number == index and _is_put_down(attack) for number, attack in attacks])


def _is_put_down(attack: SiteAttack) -> bool:
    return isinstance(attack, AttackOf) and attack.source is Pile.HAND


def foes_of(table: Table, card: CardId, number: int) -> Foes | None:
    """One of the several attacks with which a card meets those who move."""
    printed = table.printed[card]
    for ability in printed.abilities:
        if isinstance(ability, When) and isinstance(ability.then, Face):
            assert isinstance(ability.then.what, tuple)
            one = ability.then.what[number]
            return _foes(one.race or printed.race, one.strikes, one.prowess, one.body, card)
    return None


def _foes(race: Race | None, strikes: int, prowess: int, body: int | None, card: CardId) -> Foes | None:
    return Foes(race, strikes, prowess, body, card) if race is not None else None
