"""What a use of a card may be aimed at now. [TIM-21]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import company_of, with_allies
from wizardhaven.engine.queries.chain.announced_rolls import rolls
from wizardhaven.engine.queries.chain.card_targets import (
    Aimed,
    aimed,
    card_aims,
    characters_whose,
    event_aims,
    members_around,
)
from wizardhaven.engine.queries.chain.declared import answerable
from wizardhaven.engine.queries.chain.requirements import is_freed
from wizardhaven.engine.queries.combat.attack_at_hand import at_hand
from wizardhaven.engine.queries.combat.detainment import detained_at_site, detains, is_roused_at_site
from wizardhaven.engine.queries.combat.sorts_of_attack import is_by_creature
from wizardhaven.engine.queries.companies.companies import companies_beside, companies_of
from wizardhaven.engine.queries.players.alignments import keep_apart, shuns
from wizardhaven.engine.queries.sites.automatic_attacks import printed_attacks
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.treated_as import beyond_environment
from wizardhaven.engine.queries.sites.under_deeps import near_below
from wizardhaven.engine.queries.words.being import company_is
from wizardhaven.engine.queries.words.shunned import is_unwelcome, is_warded
from wizardhaven.engine.queries.words.site_path import region_types
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import (
    AUTOMATIC_ATTACK,
    CARD,
    COMPANY,
    CREATURE_TYPE,
    NO_AIM,
    REGION,
    STRIKE,
    Aim,
)
from wizardhaven.engine.state.printed.using import using
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import part_of, says
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import At, Such
from wizardhaven.vocabulary.targets import (
    A,
    ACreatureType,
    Target,
    TheAttack,
    TheRoll,
    TheStrike,
)
from wizardhaven.vocabulary.terms import Length, Race, RegionType

CREATURE_TYPES: Final = (
    Race.ANIMAL,
    Race.AWAKENED_PLANT,
    Race.BALROG,
    Race.DRAGON,
    Race.DRAKE,
    Race.DUNADAN,
    Race.DWARF,
    Race.ELF,
    Race.GIANT,
    Race.MAN,
    Race.NAZGUL,
    Race.ORC,
    Race.MAIA,
    Race.PUKEL_CREATURE,
    Race.SLAYER,
    Race.SPIDER,
    Race.TROLL,
    Race.UNDEAD,
    Race.WOLF,
)


def aims_of(table: Table, seat: int, card: CardId, user: CardId, use: Use) -> list[Aim]:
    """Everything the use could be aimed at; where it is aimed at nothing, that. [TIM-21]"""
    target = use.target
    if target is None:
        return [NO_AIM]
    if not isinstance(target, A):
        return targets(table, seat, card, user, target)
    asked = aimed(target)  # asked whenever anything might be played, so few calls
    if asked.sort is Sort.CHARACTER:
        around = user if user != NONE else card
        found = _characters(table, seat, around, asked, using(use).for_allies)
    elif asked.sort is Sort.EVENT and not asked.stored:
        found = event_aims(table, card, user, asked)
    else:
        found = _such(table, seat, card, user, asked, allies_too=False)
    return _unbarred(table, card, found) if found else found


def targets(table: Table, seat: int, card: CardId, user: CardId, target: Target) -> list[Aim]:
    """Everything of that kind the card could be aimed at, in a stable order."""
    if isinstance(target, A):
        found = _such(table, seat, card, user, aimed(target), allies_too=False)
    else:
        found = _at_hand(table, seat, card, user, target)
    return _unbarred(table, card, found)


def _such(table: Table, seat: int, card: CardId, user: CardId, asked: Aimed, allies_too: bool) -> list[Aim]:
    """Every such character, company, site or card."""
    if asked.sort is Sort.CHARACTER:
        return _characters(table, seat, user if user != NONE else card, asked, allies_too)
    found = _things(table, seat, card, user, asked)
    return [below for aim in found for below in _below(table, aim.card)] if asked.below else found


def _unbarred(table: Table, card: CardId, found: list[Aim]) -> list[Aim]:
    """What may be chosen: a resource may not be aimed at everything."""
    if not table.printed[card].resource:
        if Deed.AFFECT not in table.lexicon:
            return found
        return [aim for aim in found if not _is_kept_off(table, card, aim)]
    return [aim for aim in found if not _is_barred(table, card, aim)]


def _is_kept_off(table: Table, card: CardId, aim: Aim) -> bool:
    """Whether something on whom the hazard would be aimed at keeps it off."""
    return aim.kind in (CARD, STRIKE) and is_warded(table, aim.card, card)


def _is_barred(table: Table, card: CardId, aim: Aim) -> bool:
    """Whether a resource may not be aimed there because of who or whose it is. [TIM-31, TIM-32, EVT-17]"""
    if aim.kind == CARD:
        return keep_apart(table, card, aim.card) or shuns(table, card, aim.card)
    if aim.kind == STRIKE:  # but a check is not the one who makes it [TIM-25]
        return shuns(table, card, aim.strike)
    if aim.kind == COMPANY and table.printed[card].is_event(Length.PERMANENT):
        company = table.companies.get(aim.company)
        if company is not None and is_unwelcome(table, company, card):
            return True
        return company is not None and any([shuns(table, card, member) for member in company.members])
    return False


def _below(table: Table, site: CardId) -> list[Aim]:
    """The site with each Under-deeps site that may be chosen together with it."""
    names = list(table.atlas.surfaces)
    return [Aim(CARD, site, index, names[index]) for index in near_below(table, site)]


def _at_hand(table: Table, seat: int, card: CardId, user: CardId, target: Target) -> list[Aim]:
    """An attack, a strike or a roll, or a sort of creature that the player names."""
    if isinstance(target, (TheAttack, TheStrike)):
        return at_hand(table, seat, card, user, target)
    if isinstance(target, TheRoll):
        return rolls(table, seat, card, user, target)
    assert isinstance(target, ACreatureType)
    names = [race.value for race in CREATURE_TYPES if race not in target.other_than]
    return [Aim(CREATURE_TYPE, table.company, name=name) for name in names]


def _things(table: Table, seat: int, card: CardId, user: CardId, asked: Aimed) -> list[Aim]:
    """Every such thing other than a character: a company, a site, a card."""
    sort = asked.sort
    if sort is Sort.COMPANY:
        return _companies(table, seat, card, asked)
    if sort is Sort.SITE:
        if asked.target.whose is Whose.OWN:
            return _own_sites(table, seat, user if user != NONE else card, asked.rest)
        return _new_site(table, card, asked.rest)
    if sort is Sort.AUTOMATIC_ATTACK:
        return _automatic_attacks(table, card, asked.target)
    if sort is not None:
        return card_aims(table, seat, card, user, asked)
    if asked.declared:
        return answerable(table, user if user != NONE else card, asked)
    assert asked.region is not None, f"nothing is aimed at {asked.target.what}"
    return _regions(table, asked.region)


def _characters(table: Table, seat: int, around: CardId, asked: Aimed, allies_too: bool) -> list[Aim]:
    """Every such character, and ally where those count as characters."""
    if asked.attacked and not _faces_creature(table):
        return []
    if asked.here:
        meant = _members_at_site(table, around)
    elif asked.around:
        meant = members_around(table, around)
    else:
        meant = characters_whose(table, seat, asked.target.whose)
    if allies_too:
        meant = with_allies(table, meant)
    who = asked.rest
    return [Aim(CARD, one) for one in meant if fits(table, one, who)]


def _own_sites(table: Table, seat: int, by: CardId, place: Such) -> list[Aim]:
    """The sites of the player's companies; in its own phase no other company helps one. [MOV-03, SITE-45]"""
    companies = companies_of(table, seat)
    if table.company != NONE:
        companies = [one for one in companies if one.id == table.company == company_of(table, by)]
    found: list[Aim] = []
    for company in companies:
        site = company.site if table.company == NONE else company.new_site()
        if Aim(CARD, site) not in found and is_place(table, site, place):
            found.append(Aim(CARD, site))
    return found


def _new_site(table: Table, card: CardId, place: Such) -> list[Aim]:
    """The site to which the company at hand moves, or where it stays, if it is such."""
    company = table.companies.get(table.company)
    if company is None:
        return []
    site = company.new_site()
    if not is_place(table, site, place) or beyond_environment(table, card, site):
        return []
    return [Aim(CARD, site)]


def _automatic_attacks(table: Table, card: CardId, target: A) -> list[Aim]:
    """Each automatic-attack at the site of the company at hand, if it is such a place."""
    at = part_of(target.what, At)
    sites = _new_site(table, card, at.site if at is not None else ANY_SITE)
    found: list[Aim] = []
    for aim in sites:
        attacks = printed_attacks(table, aim.card)
        if says(target.what, Mark.DETAINMENT):
            attacks = [one for one in attacks if _detains_at_hand(table, one[1])]
        numbers = sorted({number for number, _ in attacks})
        found.extend([Aim(AUTOMATIC_ATTACK, aim.card, number) for number in numbers])
    return found


def _detains_at_hand(table: Table, attack: Attack) -> bool:
    """Whether an automatic-attack is a detainment attack against the company at hand. [CMB-55]"""
    company = table.companies[table.company]
    detaining = detains(table, company, attack.abilities) or detained_at_site(table, company)
    return detaining and not is_roused_at_site(table, company)


def _regions(table: Table, region_type: RegionType) -> list[Aim]:
    """Each region of that type in the site path of the company at hand."""
    company = table.companies.get(table.company)
    if company is None:
        return []
    found: list[Aim] = []
    named = len(company.regions) == len(company.path)
    for index, kind in enumerate(region_types(table, company)):
        if kind is region_type:
            found.append(Aim(REGION, company.id, index, company.regions[index] if named else ""))
    return found


def _companies(table: Table, seat: int, card: CardId, asked: Aimed) -> list[Aim]:
    whose = asked.target.whose
    if whose is Whose.OF_THE_COMPANY:
        meant = [table.companies[table.company]] if table.company in table.companies else []
    else:
        meant = companies_of(table, 1 - seat if whose is Whose.OPPONENTS else seat)
    return [
        Aim(COMPANY, company.id)
        for company in meant
        if company_is(table, company, asked.rest) or is_freed(table, card, company.id)
    ]


def _members_at_site(table: Table, card: CardId) -> list[CardId]:
    """The characters of all companies at the site of the one that a card belongs to."""
    company = table.companies.get(company_of(table, card))
    beside = companies_beside(table, company) if company is not None else []
    return [member for one in beside for member in one.members]


def _faces_creature(table: Table) -> bool:
    """Whether the company at hand is being attacked by a hazard creature. [CMB-10]"""
    attack = table.attack
    if attack is None or attack.canceled or attack.company != table.company:
        return False
    return is_by_creature(table, attack)
