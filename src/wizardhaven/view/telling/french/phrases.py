"""How players, cards, companies and attacks are called in French."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.values import NONE, SITE, Attack, CardId, CompanyId, Table
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import named as somebody
from wizardhaven.text.french.grammar import of, sentence
from wizardhaven.text.french.names import at_site, french, quoted
from wizardhaven.text.french.names import site as named_site
from wizardhaven.view.telling.naming import (
    goes_by_name,
    hidden_agent,
    leader_of,
    site_under_attack,
    strike_prowess,
    striker,
    which_agent,
)
from wizardhaven.view.telling.person import Person


def phrase(words: str) -> str:
    """Words with a capital letter and the spaces and apostrophes of French type, and no full stop."""
    return sentence(words).removesuffix(".")


def name(table: Table, card: CardId) -> str:
    """A card by its name: who is somebody, and a site, with his article, others in quotation marks."""
    if card == NONE:
        return "une carte"
    called = table.printed[card].name
    if table.printed[card].kind == SITE:
        return named_site(called)
    by_name = goes_by_name(table, card, french(called))
    return somebody(french(called)).text if by_name else quoted(called)


def named(table: Table, card: CardId, unknown: str) -> str:
    """A card by its name, or by other words if it is not known."""
    return name(table, card) if card != NONE else unknown


def subject(table: Table, card: CardId) -> str:
    """A card that does something; a site is called one, since its name may be a plural."""
    is_site = card != NONE and table.printed[card].kind == SITE
    return f"le site {french(table.printed[card].name)}" if is_site else name(table, card)


def at(table: Table, site: CardId) -> str:
    """Where somebody is or goes: "à Fondcombe", "aux Havres Gris"."""
    return at_site(table.printed[site].name)


def of_card(table: Table, card: CardId) -> str:
    """A card behind "de": "d'Aragorn II", "des Havres Gris"."""
    return of(name(table, card))


def player(who: Person) -> str:
    """A player as the subject of a sentence."""
    match who:
        case Person.YOU:
            return "vous"
        case Person.OPPONENT:
            return "l'adversaire"
        case Person.FIRST:
            return "le joueur 1"
        case Person.SECOND:
            return "le joueur 2"
        case Person.FIRST_BY_NAME | Person.SECOND_BY_NAME:
            return str(who.value)
        case _:
            assert_never(who)


def does(who: Person, second: str, third: str) -> str:
    """What a player does: "vous tirez", "l'adversaire tire"."""
    return f"{player(who)} {second if who is Person.YOU else third}"


def thing(who: Person, noun: str, article: str) -> str:
    """What belongs to a player: "votre main", "la main de l'adversaire"."""
    return f"votre {noun}" if who is Person.YOU else f"{article} {noun} {of(player(who))}"


def company(table: Table, number: CompanyId) -> str:
    """A company by the name of its leader."""
    leader = leader_of(table, number)
    return f"la compagnie {of_card(table, leader)}" if leader != NONE else "la compagnie"


def members(table: Table, number: CompanyId) -> str:
    """Everybody in a company."""
    return all_of([name(table, member) for member in table.companies[number].members])


def attack(table: Table) -> str:
    """The attack at hand: "l'attaque de « Garde orque »", "l'attaque automatique à Moria"."""
    fought = table.attack
    if fought is None:
        return "l'attaque"
    if fought.source != NONE:
        return f"l'attaque {of_card(table, fought.source)}"
    if fought.attacking != NONE:
        return f"l'attaque {of(company(table, fought.attacking))}"
    site = site_under_attack(table)
    return f"{_kind(fought)} {at(table, site)}" if site != NONE else _kind(fought)


def _kind(fought: Attack) -> str:
    return "l'attaque automatique" if fought.automatic else "l'attaque"


def strike(table: Table) -> str:
    """A strike of the attack at hand, with its prowess: "coup de « Garde orque » (prouesse 4)".

    The site that an automatic attack belongs to goes without saying.
    """
    fought = table.attack
    if fought is None or fought.company not in table.companies:
        return "coup"
    source = of(attack(table)) if fought.attacking != NONE else of(_kind(fought))
    if fought.source != NONE:
        source = of_card(table, fought.source)
    if striker(table) != NONE:
        source = of_card(table, striker(table))
    prowess = strike_prowess(table)
    return f"coup {source}{f' (prouesse {prowess})' if prowess is not None else ''}"


def owned(table: Table, card: CardId) -> str:
    """A card with the name of the one it lies on: "« Cape elfique » (Adrazar)"."""
    on = table.cards[card].on
    if on == NONE:
        return name(table, card)
    agent = hidden_agent(table, on)
    whose = f"agent face cachée{which_agent(table, agent)}" if agent != NONE else name(table, on)
    return f"{name(table, card)} ({whose})"
