"""How players, cards, companies and attacks are called in English."""

from __future__ import annotations

from typing import Final, assert_never

from wizardhaven.engine.values import NONE, Attack, CardId, CompanyId, Table
from wizardhaven.text.english.grammar import listed
from wizardhaven.view.telling.naming import (
    hidden_agent,
    leader_of,
    site_under_attack,
    strike_prowess,
    striker,
    which_agent,
)
from wizardhaven.view.telling.person import Person

MINUS: Final = "\N{MINUS SIGN}"


def name(table: Table, card: CardId) -> str:
    """A card by its name."""
    return table.printed[card].name if card != NONE else "a card"


def player(who: Person) -> str:
    """A player as the subject of a sentence."""
    match who:
        case Person.YOU:
            return "you"
        case Person.OPPONENT:
            return "the opponent"
        case Person.FIRST:
            return "player 1"
        case Person.SECOND:
            return "player 2"
        case Person.FIRST_BY_NAME | Person.SECOND_BY_NAME:
            return str(who.value)
        case _:
            assert_never(who)


def does(who: Person, verb: str, third: str = "") -> str:
    """What a player does: "you draw", "the opponent draws"."""
    if who is Person.YOU:
        return f"{player(who)} {verb}"
    return f"{player(who)} {third or f'{verb}s'}"


def of(who: Person, thing: str) -> str:
    """What belongs to a player: "your hand", "the opponent's hand"."""
    return f"your {thing}" if who is Person.YOU else f"{player(who)}'s {thing}"


def company(table: Table, number: CompanyId) -> str:
    """A company by the name of its leader."""
    leader = leader_of(table, number)
    return f"{name(table, leader)}'s company" if leader != NONE else "the company"


def members(table: Table, number: CompanyId) -> str:
    """Everybody in a company."""
    return listed([name(table, member) for member in table.companies[number].members], "and")


def attacker(table: Table) -> str:
    """What attacks: a card, or the site."""
    attack = table.attack
    if attack is None:
        return "the attack"
    if attack.source != NONE:
        return name(table, attack.source)
    if attack.attacking != NONE:
        one = striker(table)
        return name(table, one) if one != NONE else company(table, attack.attacking)
    site = site_under_attack(table)
    return f"the {_kind(attack)}{f' at {name(table, site)}' if site != NONE else ''}"


def _kind(attack: Attack) -> str:
    return "automatic-attack" if attack.automatic else "attack"


def attack(table: Table) -> str:
    """The attack at hand."""
    if table.attack is None or (table.attack.source == NONE and table.attack.attacking == NONE):
        return attacker(table)
    return f"the attack of {attacker(table)}"


def strike(table: Table) -> str:
    """A strike of the attack at hand, with its prowess: "strike of Orc-warband (prowess 4)".

    The site that an automatic-attack belongs to goes without saying.
    """
    if table.attack is None or table.attack.company not in table.companies:
        return "strike"
    prowess = strike_prowess(table)
    by_site = table.attack.source == NONE and table.attack.attacking == NONE
    whose = f"the {_kind(table.attack)}" if by_site else attacker(table)
    return f"strike of {whose}{f' (prowess {prowess})' if prowess is not None else ''}"


def owned(table: Table, card: CardId) -> str:
    """A card with the name of the one it lies on: "Elven Cloak (Adrazar)"."""
    on = table.cards[card].on
    if on == NONE:
        return name(table, card)
    agent = hidden_agent(table, on)
    whose = f"face-down agent{which_agent(table, agent)}" if agent != NONE else name(table, on)
    return f"{name(table, card)} ({whose})"
