"""Deeds in one line each, in English."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import HAND, NONE, CardId, Fact, Happening, Table
from wizardhaven.text.english.grammar import listed, sentence
from wizardhaven.view.telling.deed import CHECKS, INFLUENCE, STRIKES, Deed, Throw, owner_of
from wizardhaven.view.telling.english.facts import fact_words
from wizardhaven.view.telling.english.phrases import attack, company, does, name
from wizardhaven.view.telling.fight import Fight, Numbers
from wizardhaven.view.telling.naming import numbers_of_attack, site_of_member, whole
from wizardhaven.view.telling.person import Person, by_name

ENDED: Final = {
    Happening.STRIKE_FAILED: ("beaten", "beaten"),
    Happening.STRIKE_INEFFECTUAL: ("withstood", "withstood"),
    Happening.STRIKE_SUCCEEDED: ("hit", "hits"),
    Happening.STRIKE_CANCELED: ("canceled", "canceled"),
}
"""How a strike has ended, and how several have."""


def deed_text(table: Table, deed: Deed, reader: int | None) -> str:
    """One sentence: the deed, what came of it, the sum of the dice."""
    head = _head(table, deed, by_name(deed.seat, reader))
    came = [_said(table, fact, reader) for fact in deed.told_beside()]
    sums = [_sum(throw) for throw in deed.throws]
    rest = ", ".join([words for words in (sums + came if deed.is_thrown_for else came + sums) if words])
    return sentence(f"{head}: {rest}" if rest else head)


def consequence_text(table: Table, fact: Fact, reader: int | None) -> str | None:
    """Something that came of a deed, with everybody called by his name; None if there is nothing to say."""
    words = _said(table, fact, reader)
    return sentence(words) if words else None


def drawn_text(table: Table, drawn: list[Fact], reader: int | None) -> str:
    """The cards that a player has drawn, as far as the reader knows them."""
    who = by_name(drawn[0].seat, reader)
    return sentence(f"{does(who, 'draw')} {_cards(table, drawn)}")


def _said(table: Table, fact: Fact, reader: int | None) -> str:
    if fact.kind in CHECKS:
        return _checked(table, fact)
    return fact_words(table, fact, by_name(owner_of(table, fact), reader))


def _checked(table: Table, fact: Fact) -> str:
    card = name(table, fact.card)
    if fact.kind is Happening.CHECK_PASSED:
        return f"{card} passes a corruption check"
    return f"{card} fails a corruption check"


def _head(table: Table, deed: Deed, who: Person) -> str:
    fact = deed.fact
    card, other = name(table, fact.card), name(table, fact.other)
    if fact.kind in STRIKES:
        return f"{card} {_struck(deed)} a strike{f' of {other}' if fact.other != NONE else ''}"
    if fact.kind in INFLUENCE:
        won = "wins over" if fact.kind is Happening.INFLUENCE_SUCCEEDED else "does not win over"
        return f"{other} {won} {card}"
    if fact.kind in CHECKS:
        return _checked(table, fact)
    if fact.kind is Happening.ROLLED and fact.card != NONE and deed.throws:
        return f"a roll for {card}"
    if fact.kind is Happening.ATTACK_BEGAN and fact.card == fact.other == NONE:
        return _faced(table, fact)
    if fact.kind is Happening.PLAYED:
        site = site_of_member(table, fact.card)
        return f"{does(who, 'play')} {card}{f' at {name(table, site)}' if site != NONE else ''}"
    if fact.kind is Happening.SITE_REVEALED:
        return f"{company(table, fact.company)} goes from {other} to {card}"
    if fact.kind is Happening.DISCARDED_FROM_HAND:
        return _discarded(table, deed, who)
    if deed.attacks:
        return f"{does(who, 'play')} {card} against {_attacked(table, deed)}"
    words = fact_words(table, fact, who)
    return words if deed.fight is None else f"{words}{_fought(deed.fight)}"


def _struck(deed: Deed) -> str:
    if deed.befell(Happening.ELIMINATED):
        return "is eliminated by"
    if deed.befell(Happening.WOUNDED):
        return "is wounded by"
    if deed.fact.kind is Happening.STRIKE_FAILED:
        return "beats"
    return "withstands" if deed.fact.kind is Happening.STRIKE_INEFFECTUAL else "is hit by"


def _attacked(table: Table, deed: Deed) -> str:
    began = next(fact for fact in deed.outcomes if fact.kind is Happening.ATTACK_BEGAN)
    return f"{company(table, began.company)}{_strikes(table, deed.fact.card)}"


def _faced(table: Table, fact: Fact) -> str:
    return f"{company(table, fact.company)} faces {attack(table)}{_strikes(table, fact.card)}"


def _strikes(table: Table, source: CardId) -> str:
    """The numbers of an attack while it lasts: ", 3 strikes of 9"."""
    numbers = numbers_of_attack(table, source)
    return "" if numbers is None else _numbers(numbers)


def _numbers(numbers: Numbers) -> str:
    return f", {numbers[0]} {'strike' if numbers[0] == 1 else 'strikes'} of {numbers[1]}"


def _fought(fight: Fight) -> str:
    """An attack summed up."""
    numbers = "" if fight.numbers is None else _numbers(fight.numbers)
    return f"{numbers}: {fight.counted(ENDED)}"


def _discarded(table: Table, deed: Deed, who: Person) -> str:
    left = len(table.pile(deed.fact.seat, HAND))
    ends = "end" if who is Person.YOU else "ends"
    cards = _cards(table, [deed.fact, *deed.outcomes])
    return f"{does(who, 'discard')} {cards} and {ends} with {left} {'card' if left == 1 else 'cards'}"


def _cards(table: Table, facts: list[Fact]) -> str:
    known = [name(table, fact.card) for fact in facts if fact.card != NONE]
    if len(known) == len(facts):
        return listed(known, "and")
    return "a card" if len(facts) == 1 else f"{len(facts)} cards"


def _sum(throw: Throw) -> str:
    """The sum: "5 + 8 = 13 v 9", or "8 v 9" where nothing is added."""
    total = whole(throw.added + throw.dice)
    added = f"{whole(throw.added)} + {throw.dice} = {total}" if throw.added else total
    return f"{'body check ' if throw.of_body else ''}{added} v {whole(throw.against)}"
