"""What is named in a sentence: whose company, which attack, which key, which use."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import attack_prowess, attack_strikes, attacker_parts, companies_of
from wizardhaven.engine.values import (
    ALLY,
    BY_REGION_NAME,
    CHARACTER,
    HAND,
    NO_CARD,
    NONE,
    SITE,
    UNKEYED,
    UNTAPPED,
    Action,
    CardId,
    CompanyId,
    Keyed,
    Question,
    Table,
    Verb,
    total,
)
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.putting import is_chosen_among_items
from wizardhaven.vocabulary.such import Within

OF_THE_TURN: Final = (
    Question.UNTAP_ACTIONS,
    Question.ORGANIZATION_ACTIONS,
    Question.END_OF_ORGANIZATION,
    Question.LONG_EVENT_ACTIONS,
    Question.END_OF_MOVEMENT_HAZARD,
    Question.SITE_ACTIONS,
    Question.BEGINNING_OF_END_OF_TURN,
    Question.END_OF_TURN_ACTIONS,
)
"""Where both may act, though these moments belong to the player whose turn it is."""


NAME: Final = 2
"""So many words a name has at most; more are a title."""


def leader_of(table: Table, company: CompanyId) -> CardId:
    """Whose name a company goes by: its avatar, else the first of those with the most mind; or NONE."""
    found = table.companies.get(company)
    best = NO_CARD
    for member in found.members if found is not None else ():
        if table.printed[member].avatar:
            return member
        if best == NONE or table.printed[member].mind > table.printed[best].mind:
            best = member
    return best


def is_only_company(table: Table, company: CompanyId) -> bool:
    """Whether its player has no other, so that it need not be named."""
    return len(companies_of(table, table.companies[company].seat)) == 1


def site_under_attack(table: Table) -> CardId:
    """The site where the company that is being attacked is or is going; NONE if it is gone."""
    attack = table.attack
    company = table.companies.get(attack.company) if attack is not None else None
    return company.new_site() if company is not None else NO_CARD


def use_to_tell(table: Table, action: Action) -> Use | None:
    """The use that an action means, if the card has several and so must be told which.

    One that does nothing but bring the card into play goes without saying.
    """
    printed = table.printed[action.card]
    uses = printed.actions if action.verb is Verb.USE else printed.uses
    if len(uses) < 2:
        return None
    use = uses[action.number]
    return use if use.effects or use.costs else None


def given_up(table: Table, action: Action) -> list[tuple[str, str]]:
    """The items that are discarded for a use, if its player chooses them, each with its bearer."""
    if not action.names:
        return []
    printed = table.printed[action.card]
    use = (printed.actions if action.verb is Verb.USE else printed.uses)[action.number]
    if not is_chosen_among_items(use):
        return []
    return [(action.names[at], action.names[at + 1]) for at in range(0, len(action.names), 2)]


def key_of(table: Table, card: CardId, keyed: Keyed) -> Key | None:
    """The key by which a creature is played; None if it is put down or let in by something else."""
    if keyed.kind == UNKEYED:
        return None
    if keyed.kind == BY_REGION_NAME and keyed.key == NONE:
        return Key(Within((keyed.name,)))
    creature = table.printed[card].creature
    if creature is None or not 0 <= keyed.key < len(creature.keyed_to):
        return None  # let in by the site, an effect or an agent
    return creature.keyed_to[keyed.key]


def bearer(table: Table, card: CardId) -> CardId:
    """The card it lies on, or NONE."""
    return table.cards[card].on


def defender(table: Table) -> CardId:
    """Whom the strike at hand is against; NONE if there is none."""
    attack = table.attack
    if attack is None or attack.strike == NONE:
        return NO_CARD
    return attack.strikes[attack.strike].defender


def striker(table: Table) -> CardId:
    """Who makes the strike at hand, if a company attacks; NONE otherwise."""
    attack = table.attack
    if attack is None or attack.strike == NONE:
        return NO_CARD
    return attack.strikes[attack.strike].attacker


def attacker_seat(table: Table) -> int:
    """Whose strike it is, if a company attacks; NONE otherwise."""
    one = striker(table)
    return table.owners[one] if one != NONE else NONE


def threatens(table: Table, seat: int) -> bool:
    """Whether the attack at hand is on a company of the other player's."""
    attack = table.attack
    company = table.companies.get(attack.company) if attack is not None else None
    return company is not None and company.seat != seat


def adds_to_own(table: Table, seat: int) -> bool:
    """Whether the seat itself declared what was declared last."""
    return bool(table.chain) and table.chain[-1].seat == seat


def in_anothers_turn(table: Table, question: Question, seat: int) -> bool:
    """Whether the moment belongs to the other player's turn, and the seat could only join in."""
    return question in OF_THE_TURN and seat != table.active


def is_moving(table: Table, company: CompanyId) -> bool:
    """Whether the company is on its way to another site."""
    found = table.companies.get(company)
    return found is not None and found.destination != NONE


def in_hand(table: Table, card: CardId) -> bool:
    """Whether the card is in somebody's hand."""
    return card != NONE and table.cards[card].place == HAND


def is_untapped(table: Table, card: CardId) -> bool:
    """Whether somebody could still tap."""
    return card != NONE and table.cards[card].status == UNTAPPED


def strike_prowess(table: Table) -> int | None:
    """The prowess that the strikes of the attack have; unknown while nobody of a company makes one."""
    attack = table.attack
    if attack is None or attack.company not in table.companies:
        return None
    if attack.attacking == NONE:
        defender = attack.strikes[attack.strike].defender if attack.strike != NONE else NO_CARD
        return attack_prowess(table, attack, defender)
    return total(attacker_parts(table, attack.strikes[attack.strike])) if attack.strike != NONE else None


def is_fighter(table: Table, card: CardId) -> bool:
    """Whether it is a character or an ally, as those who make the strikes of a company are."""
    return card != NONE and table.printed[card].kind in (CHARACTER, ALLY)


def whole(number: int) -> str:
    """A number with a real minus sign if it needs one."""
    return str(number) if number >= 0 else f"\N{MINUS SIGN}{-number}"


def hidden_agent(table: Table, card: CardId) -> int:
    """The number of an agent that lies face-down, by which all may speak of it; NONE for any other card."""
    for agent in table.agents:
        if agent.card == card and agent.face_down:
            return agent.number
    return NONE


def which_agent(table: Table, number: int) -> str:
    """Which of a player's face-down agents is meant, if he has several: the second is " (2)". [AGT-15]"""
    seats = [agent.seat for agent in table.agents if agent.number == number]
    hidden = [agent.number for agent in table.agents if agent.face_down and agent.seat in seats]
    return f" ({hidden.index(number) + 1})" if len(hidden) > 1 and number in hidden else ""


def site_of_member(table: Table, card: CardId) -> CardId:
    """Where the company of a character is; NONE for a card in no company."""
    company = table.companies.get(table.cards[card].company) if card != NONE else None
    return company.site if company is not None and card in company.members else NO_CARD


def numbers_of_attack(table: Table, source: CardId) -> tuple[int, int] | None:
    """How many strikes the attack of a card has, and of which prowess; None once it is over."""
    attack = table.attack
    if attack is None or attack.source != source or attack.company not in table.companies:
        return None
    return attack_strikes(table, attack), attack_prowess(table, attack, NO_CARD)


def goes_by_name(table: Table, card: CardId, called: str) -> bool:
    """Whether a card is spoken of by its name alone: characters, sites, and who is an ally and somebody.

    An ally who is unique and has a short name is somebody; a longer one describes him, as a title does.
    """
    printed = table.printed[card]
    if printed.kind in (CHARACTER, SITE):
        return True
    return printed.kind == ALLY and printed.unique and len(called.split()) <= NAME
