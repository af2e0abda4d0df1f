"""Whether a creature could attack a company, wherever its card is. [MOV-27, MOV-40]"""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import site_card
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.companies.companies import no_creatures
from wizardhaven.engine.queries.hazards.keys import ways_to_key
from wizardhaven.engine.queries.hazards.one_of_a_sort import is_one_too_many
from wizardhaven.engine.queries.players.identity import is_dead
from wizardhaven.engine.queries.words.being import company_is
from wizardhaven.engine.queries.words.open_piles import open_pile
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DECK, DISCARD, HAND, NO_COMPANY, NONE, SIDEBOARD, CardId
from wizardhaven.engine.state.keyed import BY_SITE_NAME, BY_SITE_TYPE, Keyed
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.printed.printed import CREATURE, Printed
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Such, parts
from wizardhaven.vocabulary.targets import A


def barred_creature(table: Table, company: Company, card: CardId) -> Reason | None:
    """What keeps the creature off the company wherever that is, from hand or on-guard; None if nothing."""
    if is_dead(table, card):
        return Reason.NOT_AGAINST_BALROGS
    if no_creatures(table, company.id, table.printed[card].race) and not ways_to_key(table, company, card):
        return Reason.NO_CREATURES_THIS_TURN
    creature = table.printed[card].creature
    if creature is not None and wrong_sort(table, company, creature):
        return Reason.WRONG_SORT_OF_COMPANY
    if Deed.PLAY_ANOTHER in table.lexicon and is_one_too_many(table, card):
        return Reason.SORT_BARRED
    return Reason.UNIQUE_IN_PLAY if unique_is_taken(table, card) else None


def could_attack(table: Table, company: Company, card: CardId) -> list[Keyed]:
    """The ways in which the creature could attack the company now, were it in hand; none if it could not."""
    return [] if barred_creature(table, company, card) is not None else ways_to_key(table, company, card)


def could_attack_agent(table: Table, seat: int, agent: Agent) -> list[tuple[CardId, Keyed]]:
    """The creatures of the player's hand that can be keyed to the site of an agent, with each such way."""
    company = company_of_agent(agent)
    found: list[tuple[CardId, Keyed]] = []
    if company.site == NONE:
        return found
    for card in one_of_each(table, table.pile(seat, HAND)):
        if table.printed[card].kind == CREATURE:
            for way in could_attack(table, company, card):
                if way.kind in (BY_SITE_TYPE, BY_SITE_NAME):
                    found.append((card, way))
    return found


def company_of_agent(agent: Agent) -> Company:
    """What a company of the agent alone would be, for what is said of companies; it is none. [AGT-04]"""
    return Company(NO_COMPANY, agent.seat, site_card(agent), (agent.card,))


def wrong_sort(table: Table, company: Company, creature: Creature) -> bool:
    """Whether the creature is not for use against such a company. [MOV-40]"""
    return not is_meant(table, company, creature.abilities)


def is_meant(table: Table, company: Company, abilities: tuple[Ability, ...]) -> bool:
    """Whether the company is one of those that such an attack is for. [MOV-40]"""
    for ability in abilities:
        if isinstance(ability, Fights) and ability.manner is Manner.ONLY_AGAINST:
            if not company_is(table, company, ability.of):
                return False
    return True


def creature_aims(table: Table, seat: int, target: A) -> list[Aim]:
    """The creatures that a card may send against the company at hand, by each key that fits. [TIM-24]"""
    if target.whose is Whose.OPPONENTS:
        return [aim for aim in _seen(table, 1 - seat) if _is_such(table.printed[aim.card], target.what)]
    company = table.companies.get(table.company)
    found: list[Aim] = []
    if company is None:
        return found
    discarded = says(target.what, Mark.DISCARDED)
    assert discarded or says(target.what, Mark.IN_PLAY), f"nobody knows where to look for {target.what}"
    for card in one_of_each(table, open_pile(table, seat, DISCARD)) if discarded else table.board:
        if _is_such(table.printed[card], target.what):
            for way in could_attack(table, company, card):
                found.append(Aim(CARD, card, name=way.name, keyed=way))
    return found


def _is_such(printed: Printed, such: Such) -> bool:
    """Whether it is such a creature; that it was discarded or is in play is known."""
    for part in parts(such):
        if part is not Mark.DISCARDED and part is not Mark.IN_PLAY and not fits_printed(printed, part):
            return False
    return True


def _seen(table: Table, owner: int) -> list[Aim]:
    """The creatures that the player has discarded for all to see and that are not in play, nor gone for good.

    Where he has them now is his secret, so that it makes no difference.
    """
    his = [card for card in table.seen_discarded if table.owners[card] == owner]
    found = one_of_each(table, [card for card in his if can_be_found(table, card)])
    return [Aim(CARD, card) for card in found]


def can_be_found(table: Table, card: CardId) -> bool:
    """Whether its player can find the creature among his cards, and it may be played."""
    return table.cards[card].place in (DISCARD, DECK, HAND, SIDEBOARD) and not unique_is_taken(table, card)
