"""What cannot be played or used, and where a skill is of no avail. [TIM-10]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.site_paths import changed_regions, company_path, treated
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, STRIKE, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import is_of_kind
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.places import lands_of
from wizardhaven.vocabulary.such import Such, choices
from wizardhaven.vocabulary.terms import Phase, Skill


def has_lost_skill(table: Table, card: CardId, skill: Skill) -> bool:
    """Whether a card in play takes the skill from whoever is where this one is, or from its bearer."""
    for event in table.board:
        for bars in table.printed[event].bars:
            if skill in choices(bars.what) and is_under(table, card, bars):
                return True
    for borne in table.cards[card].carried if Deed.USE in table.lexicon else ():
        if any([skill in choices(bars.what) for bars in table.printed[borne].bars]):
            return True
    return False


def is_barred(table: Table, card: CardId, user: CardId, aim: Aim, in_play: bool) -> bool:
    """Whether a card with such a word on it cannot be played, or not by the one who would use it."""
    keywords = table.printed[card].keywords
    attack = table.attack
    if attack is not None and attack.helpless in keywords and table.printed[card].resource:
        return True
    for event in table.board:
        for bars in table.printed[event].bars:
            if any([keyword in choices(bars.what) for keyword in keywords]):
                who = _user(table, card, user, aim)
                if not in_play if bars.where is None else (who != NONE and is_under(table, who, bars)):
                    return True
    return False


def barred_names(table: Table) -> list[str]:
    """The names of which a card in play suffers no card."""
    if Deed.PLAY not in table.lexicon:
        return []
    return [name for event in table.board for name in table.printed[event].bars_names]


def _user(table: Table, card: CardId, user: CardId, aim: Aim) -> CardId:
    """Who uses the card: the one who is said to, who bears it, or on whom his own player plays it."""
    if user != NONE:
        return user
    bearer = bearer_of(table, card)
    if bearer == NONE and aim.kind in (CARD, STRIKE):
        bearer = bearer_of(table, aim.card)
    return bearer if bearer != NONE and table.owners[bearer] == table.owners[card] else NO_CARD


def is_under(table: Table, card: CardId, bars: Forbid) -> bool:
    """Whether a character or ally is where the card reaches him, and not spared by it."""
    company = table.companies.get(company_of(table, card))
    if company is None or bars.where is None or not is_of_kind(table.kinds[company.seat].player, bars.by):
        return False
    return _is_around(table, company, bars.where)


def _is_around(table: Table, company: Company, around: Such) -> bool:
    """Whether a company is at a site in such regions, or on a way through one. [MOV-05]"""
    on_the_way = company.moved and table.phase is Phase.MOVEMENT_HAZARD
    if not on_the_way:
        return is_place(table, company.site, around)
    path = company_path(table, company)
    types = treated(table, path, changed_regions(table))
    lands = lands_of(around)
    return any([region in lands for region in path.names]) or any([kind in lands for kind in types])
