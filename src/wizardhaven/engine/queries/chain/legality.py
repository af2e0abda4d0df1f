"""What stands in the way of a use: its target, and the hazard limit."""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import bearer_of
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.cards.races import counts_as, is_any
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_sites
from wizardhaven.engine.queries.sites.sites import in_location_deck
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import CARD, STRIKE, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_barred_by
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Keyword, Race


def target_refusal(table: Table, card: CardId, use: Use, aim: Aim) -> Reason | None:
    """Why this card may not be played on this character; None if it may. [COR-18, COR-20, CMB-63]"""
    if table.printed[card].prisons is not None:
        if aim.kind == STRIKE and table.printed[aim.strike].kind != CHARACTER:
            return Reason.NO_TARGET  # an ally cannot be taken prisoner [CMB-70]
        held_at = rescue_sites(table, card, table.company, aim.card)
        return None if held_at else Reason.NO_RESCUE_SITE
    if aim.kind == CARD and not _has_minion_card(table, card, aim.card):
        return Reason.NOTHING_WOULD_CHANGE
    if aim.kind not in (CARD, STRIKE) or not table.printed[card].has(Keyword.CORRUPTION):
        return None
    if aim.kind == STRIKE and table.printed[aim.strike].kind != CHARACTER:
        return Reason.NO_TARGET  # an ally has no corruption points
    character = bearer_of(table, aim.card)
    if character == NONE:
        return None
    printed = table.printed[character]
    if noted(table, Remembered.CORRUPTION_CARD, character):
        return Reason.ONE_CORRUPTION_CARD
    if isinstance(use.target, A) and is_any(Race.DWARF, races_barred_by(use.target.what)):
        if counts_as(printed.race, Race.ORC):
            return Reason.NO_TARGET
    return None


def _has_minion_card(table: Table, card: CardId, site: CardId) -> bool:
    """Whether a site can be exchanged for its minion card, if that is what the card calls for. [FW-58]"""
    for demand in table.printed[card].minion_sites:
        if demand.here:
            seat, name = table.owners[site], table.printed[site].name
            return in_location_deck(table, seat, name, Alignment.MINION) != NONE
    return True
