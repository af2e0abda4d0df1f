"""How players, cards, companies and attacks are called in German."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.values import NONE, SITE, CardId, CompanyId, Table
from wizardhaven.text.german.articles import of_somebody
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.names import at_site, german, quoted
from wizardhaven.text.german.nominals import Nominal, unchanging
from wizardhaven.text.german.nominals import named as somebody
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


def name(table: Table, card: CardId) -> str:
    """A card by its name: who is somebody, and a site, by that alone, others in quotation marks."""
    if card == NONE:
        return "eine Karte"
    called = table.printed[card].name
    return german(called) if goes_by_name(table, card, german(called)) else quoted(called)


def whom(table: Table, card: CardId) -> str:
    """A card to which something is done: "den Hexenkönig"."""
    return _somebody(table, card).accusative


def to_whom(table: Table, card: CardId) -> str:
    """A card to which something is given: "dem Hexenkönig"."""
    return _somebody(table, card).dative


def of_card(table: Table, card: CardId) -> str:
    """Whose something is: "von Ufthak", "des Hexenkönigs"."""
    return of_somebody(name(table, card))


def _somebody(table: Table, card: CardId) -> Nominal:
    called = name(table, card)
    return somebody(called) if called.startswith("Der ") else unchanging(called)


def named(table: Table, card: CardId, unknown: str) -> str:
    """A card by its name, or by other words if it is not known."""
    return name(table, card) if card != NONE else unknown


def subject(table: Table, card: CardId) -> str:
    """A card that does something; a site is called one, since its name may be a plural."""
    is_site = card != NONE and table.printed[card].kind == SITE
    return f"der Ort {name(table, card)}" if is_site else name(table, card)


def at(table: Table, site: CardId) -> str:
    """Where somebody is: "in Bruchtal", "am Ort Die Grauen Anfurten"."""
    return at_site(table.printed[site].name)


def to(table: Table, site: CardId) -> str:
    """Where somebody goes: "nach Bruchtal", "zum Ort Die Grauen Anfurten"."""
    there = german(table.printed[site].name)
    return f"nach {there}" if at(table, site).startswith("in ") else f"zum Ort {there}"


def away_from(table: Table, site: CardId) -> str:
    """Where somebody comes from: "von Bruchtal", "vom Ort Die Grauen Anfurten"."""
    there = german(table.printed[site].name)
    return f"von {there}" if at(table, site).startswith("in ") else f"vom Ort {there}"


def player(who: Person) -> str:
    """A player as the subject of a sentence."""
    match who:
        case Person.YOU:
            return "du"
        case Person.OPPONENT:
            return "der Gegner"
        case Person.FIRST:
            return "Spieler 1"
        case Person.SECOND:
            return "Spieler 2"
        case Person.FIRST_BY_NAME | Person.SECOND_BY_NAME:
            return str(who.value)
        case _:
            assert_never(who)


def does(who: Person, second: str, third: str) -> str:
    """What a player does: "du ziehst", "der Gegner zieht"."""
    return f"{player(who)} {second if who is Person.YOU else third}"


def owner(who: Person) -> str:
    """Behind a thing, to whom it belongs: "des Gegners", "von Spieler 1"."""
    return "des Gegners" if who is Person.OPPONENT else f"von {player(who)}"


def company(table: Table, number: CompanyId) -> str:
    """A company by the name of its leader; the same as a subject and as an object."""
    leader = leader_of(table, number)
    return f"die Gemeinschaft {of_card(table, leader)}" if leader != NONE else "die Gemeinschaft"


def of_company(table: Table, number: CompanyId) -> str:
    """A company in the genitive and the dative."""
    return company(table, number).replace("die ", "der ", 1)


def members(table: Table, number: CompanyId) -> str:
    """Everybody in a company."""
    return all_of([name(table, member) for member in table.companies[number].members])


def from_attacker(table: Table) -> str:
    """Behind a strike or an attack, whose it is: "von „Ork-Wache“", "am Ort Moria"."""
    attack = table.attack
    if attack is None:
        return ""
    if attack.source != NONE:
        return f" {of_card(table, attack.source)}"
    if attack.attacking != NONE:
        one = striker(table)
        return f" {of_card(table, one)}" if one != NONE else f" {of_company(table, attack.attacking)}"
    site = site_under_attack(table)
    return f" {at(table, site)}" if site != NONE else ""


def attack(table: Table) -> str:
    """The attack at hand, behind "den": "Angriff von „Ork-Wache“"."""
    automatic = table.attack is not None and table.attack.automatic
    return f"{'automatischen ' if automatic else ''}Angriff{from_attacker(table)}"


def strike(table: Table) -> str:
    """A strike of the attack at hand, with its prowess: "Schlag von „Ork-Wache“ (Kampfkraft 4)".

    The site that an automatic attack belongs to goes without saying.
    """
    if table.attack is None or table.attack.company not in table.companies:
        return "Schlag"
    kind = " des automatischen Angriffs" if table.attack.automatic else " des Angriffs"
    by_site = table.attack.source == NONE and table.attack.attacking == NONE
    whose = kind if by_site else from_attacker(table)
    prowess = strike_prowess(table)
    return f"Schlag{whose}{f' (Kampfkraft {prowess})' if prowess is not None else ''}"


def owned(table: Table, card: CardId) -> str:
    """A card with the name of the one it lies on: "„Elbenmantel“ (Adrazar)"."""
    on = table.cards[card].on
    if on == NONE:
        return name(table, card)
    agent = hidden_agent(table, on)
    whose = f"verdeckter Agent{which_agent(table, agent)}" if agent != NONE else name(table, on)
    return f"{name(table, card)} ({whose})"
