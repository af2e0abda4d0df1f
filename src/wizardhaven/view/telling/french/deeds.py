"""Deeds in one line each, in French."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import HAND, NONE, CardId, Fact, Happening, Table
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import sentence
from wizardhaven.view.telling.deed import CHECKS, INFLUENCE, STRIKES, Deed, Throw, owner_of
from wizardhaven.view.telling.fight import Fight, Numbers
from wizardhaven.view.telling.french.facts import fact_words
from wizardhaven.view.telling.french.phrases import at, attack, company, does, name, of_card
from wizardhaven.view.telling.naming import numbers_of_attack, site_of_member, whole
from wizardhaven.view.telling.person import Person, by_name

ENDED: Final = {
    Happening.STRIKE_FAILED: ("repoussé", "repoussés"),
    Happening.STRIKE_INEFFECTUAL: ("sans effet", "sans effet"),
    Happening.STRIKE_SUCCEEDED: ("réussi", "réussis"),
    Happening.STRIKE_CANCELED: ("annulé", "annulés"),
}
"""How a strike has ended, and how several have."""


def deed_text(table: Table, deed: Deed, reader: int | None) -> str:
    """One sentence: the deed, what came of it, the sum of the dice."""
    head = _head(table, deed, by_name(deed.seat, reader))
    came = [_said(table, fact, reader) for fact in deed.told_beside()]
    sums = [_sum(throw) for throw in deed.throws]
    rest = ", ".join([words for words in (sums + came if deed.is_thrown_for else came + sums) if words])
    return sentence(f"{head} : {rest}" if rest else head)


def consequence_text(table: Table, fact: Fact, reader: int | None) -> str | None:
    """Something that came of a deed, with everybody called by his name; None if there is nothing to say."""
    words = _said(table, fact, reader)
    return sentence(words) if words else None


def drawn_text(table: Table, drawn: list[Fact], reader: int | None) -> str:
    """The cards that a player has drawn, as far as the reader knows them."""
    who = by_name(drawn[0].seat, reader)
    return sentence(f"{does(who, 'tirez', 'tire')} {_cards(table, drawn)}")


def _said(table: Table, fact: Fact, reader: int | None) -> str:
    if fact.kind in CHECKS:
        return _checked(table, fact)
    return fact_words(table, fact, by_name(owner_of(table, fact), reader))


def _checked(table: Table, fact: Fact) -> str:
    card = name(table, fact.card)
    if fact.kind is Happening.CHECK_PASSED:
        return f"{card} réussit un jet de corruption"
    return f"{card} rate un jet de corruption"


def _head(table: Table, deed: Deed, who: Person) -> str:
    fact = deed.fact
    card, other = name(table, fact.card), name(table, fact.other)
    if fact.kind in STRIKES:
        return _struck(table, deed)
    if fact.kind is Happening.INFLUENCE_SUCCEEDED:
        return f"{other} rallie {card}"
    if fact.kind in INFLUENCE:
        return f"{other} ne rallie pas {card}"
    if fact.kind in CHECKS:
        return _checked(table, fact)
    if fact.kind is Happening.ROLLED and fact.card != NONE and deed.throws:
        return f"un jet pour {card}"
    if fact.kind is Happening.ATTACK_BEGAN and fact.card == fact.other == NONE:
        return _faced(table, fact)
    if fact.kind is Happening.PLAYED:
        site = site_of_member(table, fact.card)
        return f"{does(who, 'jouez', 'joue')} {card}{f' {at(table, site)}' if site != NONE else ''}"
    if fact.kind is Happening.SITE_REVEALED:
        return f"{company(table, fact.company)} va {of_card(table, fact.other)} {at(table, fact.card)}"
    if fact.kind is Happening.DISCARDED_FROM_HAND:
        return _discarded(table, deed, who)
    if deed.attacks:
        return f"{does(who, 'jouez', 'joue')} {card} contre {_attacked(table, deed)}"
    words = fact_words(table, fact, who)
    return words if deed.fight is None else f"{words}{_fought(deed.fight)}"


def _struck(table: Table, deed: Deed) -> str:
    fact = deed.fact
    card = name(table, fact.card)
    strike = f"coup {of_card(table, fact.other)}" if fact.other != NONE else "coup"
    if deed.befell(Happening.ELIMINATED):
        return f"un {strike} élimine {card}"
    if deed.befell(Happening.WOUNDED):
        return f"un {strike} blesse {card}"
    if fact.kind is Happening.STRIKE_FAILED:
        return f"{card} repousse un {strike}"
    if fact.kind is Happening.STRIKE_INEFFECTUAL:
        return f"{card} résiste à un {strike}"
    return f"un {strike} atteint {card}"


def _attacked(table: Table, deed: Deed) -> str:
    began = next(fact for fact in deed.outcomes if fact.kind is Happening.ATTACK_BEGAN)
    return f"{company(table, began.company)}{_strikes(table, deed.fact.card)}"


def _faced(table: Table, fact: Fact) -> str:
    return f"{company(table, fact.company)} subit {attack(table)}{_strikes(table, fact.card)}"


def _strikes(table: Table, source: CardId) -> str:
    """The numbers of an attack while it lasts: ", 3 coups à 9"."""
    numbers = numbers_of_attack(table, source)
    return "" if numbers is None else _numbers(numbers)


def _numbers(numbers: Numbers) -> str:
    return f", {numbers[0]} {'coup' if numbers[0] == 1 else 'coups'} à {numbers[1]}"


def _fought(fight: Fight) -> str:
    """An attack summed up."""
    numbers = "" if fight.numbers is None else _numbers(fight.numbers)
    return f"{numbers} : {fight.counted(ENDED)}"


def _discarded(table: Table, deed: Deed, who: Person) -> str:
    left = len(table.pile(deed.fact.seat, HAND))
    keeps = "il vous en reste" if who is Person.YOU else "il lui en reste"
    cards = _cards(table, [deed.fact, *deed.outcomes])
    return f"{does(who, 'défaussez', 'défausse')} {cards} ; {keeps} {left}"


def _cards(table: Table, facts: list[Fact]) -> str:
    known = [name(table, fact.card) for fact in facts if fact.card != NONE]
    if len(known) == len(facts):
        return all_of(known)
    return "une carte" if len(facts) == 1 else f"{len(facts)} cartes"


def _sum(throw: Throw) -> str:
    """The sum: "5 + 8 = 13 contre 9", or "8 contre 9" where nothing is added."""
    total = whole(throw.added + throw.dice)
    added = f"{whole(throw.added)} + {throw.dice} = {total}" if throw.added else total
    return f"{'jet de corps ' if throw.of_body else ''}{added} contre {whole(throw.against)}"
