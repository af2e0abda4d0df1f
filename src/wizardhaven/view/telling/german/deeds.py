"""Deeds in one line each, in German."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import HAND, NONE, CardId, Fact, Happening, Table
from wizardhaven.text.german.articles import bent
from wizardhaven.text.german.clauses import sentence
from wizardhaven.text.german.counting import all_of
from wizardhaven.view.telling.deed import CHECKS, INFLUENCE, STRIKES, Deed, Throw, owner_of
from wizardhaven.view.telling.fight import Fight, Numbers
from wizardhaven.view.telling.german.facts import fact_words
from wizardhaven.view.telling.german.phrases import (
    at,
    attack,
    away_from,
    company,
    does,
    name,
    of_card,
    to,
    to_whom,
    whom,
)
from wizardhaven.view.telling.naming import numbers_of_attack, site_of_member, whole
from wizardhaven.view.telling.person import Person, by_name

ENDED: Final = {
    Happening.STRIKE_FAILED: ("abgewehrt", "abgewehrt"),
    Happening.STRIKE_INEFFECTUAL: ("ohne Wirkung", "ohne Wirkung"),
    Happening.STRIKE_SUCCEEDED: ("Treffer", "Treffer"),
    Happening.STRIKE_CANCELED: ("aufgehoben", "aufgehoben"),
}
"""How a strike has ended, and how several have."""


def deed_text(table: Table, deed: Deed, reader: int | None) -> str:
    """One sentence: the deed, what came of it, the sum of the dice."""
    head = _head(table, deed, by_name(deed.seat, reader))
    came = [_said(table, fact, reader) for fact in deed.told_beside()]
    sums = [_sum(throw) for throw in deed.throws]
    rest = ", ".join([words for words in (sums + came if deed.is_thrown_for else came + sums) if words])
    return sentence(bent(f"{head}: {rest}" if rest else head))


def consequence_text(table: Table, fact: Fact, reader: int | None) -> str | None:
    """Something that came of a deed, with everybody called by his name; None if there is nothing to say."""
    words = _said(table, fact, reader)
    return sentence(bent(words)) if words else None


def drawn_text(table: Table, drawn: list[Fact], reader: int | None) -> str:
    """The cards that a player has drawn, as far as the reader knows them."""
    who = by_name(drawn[0].seat, reader)
    return sentence(bent(f"{does(who, 'ziehst', 'zieht')} {_cards(table, drawn)}"))


def _said(table: Table, fact: Fact, reader: int | None) -> str:
    if fact.kind in CHECKS:
        return _checked(table, fact)
    return fact_words(table, fact, by_name(owner_of(table, fact), reader))


def _checked(table: Table, fact: Fact) -> str:
    card = name(table, fact.card)
    if fact.kind is Happening.CHECK_PASSED:
        return f"{card} besteht einen Versuchungswurf"
    return f"{card} verfehlt einen Versuchungswurf"


def _head(table: Table, deed: Deed, who: Person) -> str:
    fact = deed.fact
    card, other = name(table, fact.card), name(table, fact.other)
    if fact.kind in STRIKES:
        return _struck(table, deed)
    if fact.kind is Happening.INFLUENCE_SUCCEEDED:
        return f"{other} gewinnt {whom(table, fact.card)} für sich"
    if fact.kind in INFLUENCE:
        return f"{other} gewinnt {whom(table, fact.card)} nicht für sich"
    if fact.kind in CHECKS:
        return _checked(table, fact)
    if fact.kind is Happening.ROLLED and fact.card != NONE and deed.throws:
        return f"ein Wurf für {card}"
    if fact.kind is Happening.ATTACK_BEGAN and fact.card == fact.other == NONE:
        return _faced(table, fact)
    if fact.kind is Happening.PLAYED:
        site = site_of_member(table, fact.card)
        where = f" {at(table, site)}" if site != NONE else ""
        return f"{does(who, 'spielst', 'spielt')} {whom(table, fact.card)}{where}"
    if fact.kind is Happening.SITE_REVEALED:
        way = f"{away_from(table, fact.other)} {to(table, fact.card)}"
        return f"{company(table, fact.company)} zieht {way}"
    if fact.kind is Happening.DISCARDED_FROM_HAND:
        return _discarded(table, deed, who)
    if deed.attacks:
        return f"{does(who, 'spielst', 'spielt')} {whom(table, fact.card)} gegen {_attacked(table, deed)}"
    words = fact_words(table, fact, who)
    return words if deed.fight is None else f"{words}{_fought(deed.fight)}"


def _struck(table: Table, deed: Deed) -> str:
    fact = deed.fact
    card = name(table, fact.card)
    strike = f"Schlag {of_card(table, fact.other)}" if fact.other != NONE else "Schlag"
    if deed.befell(Happening.ELIMINATED):
        return f"ein {strike} eliminiert {whom(table, fact.card)}"
    if deed.befell(Happening.WOUNDED):
        return f"ein {strike} verwundet {whom(table, fact.card)}"
    if fact.kind is Happening.STRIKE_FAILED:
        return f"{card} wehrt einen {strike} ab"
    if fact.kind is Happening.STRIKE_INEFFECTUAL:
        return f"{card} hält einem {strike} stand"
    return f"{to_whom(table, fact.card)} gilt ein {strike}, und er trifft"


def _attacked(table: Table, deed: Deed) -> str:
    began = next(fact for fact in deed.outcomes if fact.kind is Happening.ATTACK_BEGAN)
    return f"{company(table, began.company)}{_strikes(table, deed.fact.card)}"


def _faced(table: Table, fact: Fact) -> str:
    return f"{company(table, fact.company)} trifft auf den {attack(table)}{_strikes(table, fact.card)}"


def _strikes(table: Table, source: CardId) -> str:
    """The numbers of an attack while it lasts: ", 3 Schläge mit 9"."""
    numbers = numbers_of_attack(table, source)
    return "" if numbers is None else _numbers(numbers)


def _numbers(numbers: Numbers) -> str:
    return f", {numbers[0]} {'Schlag' if numbers[0] == 1 else 'Schläge'} mit {numbers[1]}"


def _fought(fight: Fight) -> str:
    """An attack summed up."""
    numbers = "" if fight.numbers is None else _numbers(fight.numbers)
    return f"{numbers}: {fight.counted(ENDED)}"


def _discarded(table: Table, deed: Deed, who: Person) -> str:
    left = len(table.pile(deed.fact.seat, HAND))
    keeps = "hast" if who is Person.YOU else "hat"
    cards = _cards(table, [deed.fact, *deed.outcomes])
    return f"{does(who, 'wirfst', 'wirft')} {cards} ab und {keeps} noch {left} auf der Hand"


def _cards(table: Table, facts: list[Fact]) -> str:
    known = [whom(table, fact.card) for fact in facts if fact.card != NONE]
    if len(known) == len(facts):
        return all_of(known)
    return "eine Karte" if len(facts) == 1 else f"{len(facts)} Karten"


def _sum(throw: Throw) -> str:
    """The sum: "5 + 8 = 13 gegen 9", or "8 gegen 9" where nothing is added."""
    total = whole(throw.added + throw.dice)
    added = f"{whole(throw.added)} + {throw.dice} = {total}" if throw.added else total
    return f"{'Körperwurf ' if throw.of_body else ''}{added} gegen {whole(throw.against)}"
