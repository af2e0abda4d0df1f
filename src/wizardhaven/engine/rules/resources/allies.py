"""Allies are played as a card lets them be, and try to win factions over themselves. [SITE-22, INF-01]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.characters.ringwraith_followers import is_alone
from wizardhaven.engine.queries.players.identity import is_dead, is_for_another
from wizardhaven.engine.queries.prisoners.prisoners import is_borrowed
from wizardhaven.engine.queries.resources.allies import players_of, ways_of
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.words.open_piles import open_pile
from wizardhaven.engine.rules.resources.at_site import BY_CARD, TAPS_SITE, offer_site_plays
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DISCARD, HAND, UNTAPPED, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.lexicon import PlaysAllies
from wizardhaven.engine.state.printed.printed import ALLY, FACTION
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed


def offer_allies(table: Table, company: Company, offers: list[Action]) -> None:
    """Every ally that a card lets be played here, and every faction that an ally may try. [SITE-22]"""
    if is_borrowed(table, company.site) or is_alone(table, company.id):
        return
    if PlaysAllies not in table.lexicon and Deed.INFLUENCE not in table.lexicon:
        return
    for card in table.pile(company.seat, HAND):
        if table.printed[card].ally is not None:
            _offer_ally(table, company, card, offers, discarded=False)
        elif table.printed[card].kind == FACTION:
            _offer_faction(table, company, card, offers)
    for card in open_pile(table, company.seat, DISCARD):
        if table.printed[card].ally is not None:
            _offer_ally(table, company, card, offers, discarded=True)


def why_no_ally(table: Table, company: Company, card: CardId, reason: Reason | None) -> Reason | None:
    """Why the card cannot be played here even so; None if a card lets it."""
    offers: list[Action] = []
    offer_allies(table, company, offers)
    return None if any([offer.card == card for offer in offers]) else reason


def _offer_ally(table: Table, company: Company, card: CardId, offers: list[Action], discarded: bool) -> None:
    if unique_is_taken(table, card) or is_for_another(table, company.seat, card) or is_dead(table, card):
        return
    offered = [(offer.card, offer.other) for offer in offers if offer.verb is Verb.PLAY_AT_SITE]
    for source, way in ways_of(table, company, card):
        if discarded and way.deed is not Deed.PLAY_DISCARDED:
            continue
        for member in players_of(table, company, card, source, way):
            if (card, member) in offered and way.deed is not Deed.PLAY_WITHOUT_TAPPING:
                continue  # he may play it anyway
            if not has_copy(table, member, card):
                aim = Aim(CARD, source)
                offers.append(Action(Verb.PLAY_AT_SITE, card, member, number=BY_CARD, aim=aim))


def _offer_faction(table: Table, company: Company, card: CardId, offers: list[Action]) -> None:
    """An untapped ally who may try factions does so where a character could. [INF-01]"""
    reason = offer_site_plays(table, company, card, [])
    if reason not in (None, Reason.NO_UNTAPPED_CHARACTER):
        return
    for member in company.members:
        for ally in table.cards[member].carried:
            if table.printed[ally].kind == ALLY and table.cards[ally].status == UNTAPPED:
                if table.printed[ally].permit(Deed.INFLUENCE) is not None:
                    offers.append(Action(Verb.PLAY_AT_SITE, card, ally, number=TAPS_SITE))
