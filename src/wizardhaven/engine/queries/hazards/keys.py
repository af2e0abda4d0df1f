"""Which creatures may be played on a company now, and by which key. [MOV-27]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.agents.agents import agent_of, agents_of, is_at, is_home
from wizardhaven.engine.queries.cards.foes_faced import is_keyed_to
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.companies.companies import no_creatures, standing_on_company
from wizardhaven.engine.queries.sites.automatic_attacks import printed_attacks
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.site_paths import site_path_types
from wizardhaven.engine.queries.sites.sites import site_of, site_type
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.site_path import count_type, path_has, path_types
from wizardhaven.engine.state.agent import CLOSED, TO_FRIENDS_OF_HOME, Agent
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.keyed import (
    BY_REGION_NAME,
    BY_REGION_TYPE,
    BY_SITE_NAME,
    BY_SITE_TYPE,
    UNKEYED,
    Keyed,
)
from wizardhaven.engine.state.lasting import CARD, COMPANY
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import region_type_in
from wizardhaven.vocabulary.conditions import is_of_path
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import forbids
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, Such, Within, parts
from wizardhaven.vocabulary.terms import Purpose, Race, RegionType, SiteType

GUARDED: Final = (SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)
"""Where an agent may let in creatures like those of the automatic-attacks. [AGT-36]"""


FREE_PEOPLES: Final = (Race.MAN, Race.DWARF, Race.ELF, Race.DUNADAN, Race.HOBBIT)


FRIENDS_OF_HOME: Final[dict[SiteType, tuple[Race, ...]]] = {
    SiteType.FREE_HOLD: FREE_PEOPLES,
    SiteType.BORDER_HOLD: (Race.ORC, Race.NAZGUL, *FREE_PEOPLES),
    SiteType.RUINS_AND_LAIRS: (Race.ORC, Race.NAZGUL, Race.TROLL),
    SiteType.SHADOW_HOLD: (Race.ORC, Race.NAZGUL, Race.UNDEAD, Race.TROLL),
    SiteType.DARK_HOLD: (Race.ORC, Race.NAZGUL, Race.TROLL),
}
"""Which creatures an agent may let in at a home site of its own. [AGT-37]"""


def ways_to_key(table: Table, company: Company, creature: CardId) -> list[Keyed]:
    """Every key of the creature that fits the company's way or its new site. [MOV-28, MOV-29]"""
    card = table.printed[creature].creature
    assert card is not None
    found: list[Keyed] = []
    closed = no_creatures(table, company.id, card.race)
    for number in range(len(card.keyed_to) + 1):  # the last is the key that a site or an effect lends it
        way = _by_key(table, company, creature, number)
        if way is not None and (not closed or _is_open_to(table, company, way)):
            found.append(way)
    for region in opened_regions(table, company, creature):
        if all([way.kind != BY_REGION_NAME or way.name != region for way in found]):
            found.append(Keyed(BY_REGION_NAME, region))
    if table.agents and not closed:
        for agent in agents_of(table, table.owners[creature]):
            if lets_in(table, company, agent, creature):
                found.append(_through(table, company, agent))
    return [way for way in found if not _is_kept_off(table, company, way)] if table.lasting else found


def opened_regions(table: Table, company: Company, creature: CardId) -> list[str]:
    """The regions on the company's way to which cards in play let the creature be keyed by name. [MOV-28]

    They open them to creatures that can be keyed to a single region of some type.
    """
    found: list[str] = []
    for card in table.board:
        for opened in table.printed[card].opens_regions:
            land, where = region_type_in(opened.what), opened.where
            if land is not None and isinstance(where, Within) and _is_for_one(table, company, creature, land):
                here = [name for name in company.regions if name in where.regions and name not in found]
                found.extend(here)
    if found and no_creatures(table, company.id, table.printed[creature].race):
        return []
    return found


def _is_for_one(table: Table, company: Company, creature: CardId, wanted: RegionType) -> bool:
    """Whether the creature can now be keyed to a single region of the type."""
    card = table.printed[creature].creature
    context = Context(table.owners[creature], creature, company.id)
    for key in card.keyed_to if card is not None else ():
        if key.to is wanted and key.count == 1:
            if key.condition is None or holds(table, key.condition, context):
                return True
    return False


def lets_in(table: Table, company: Company, agent: Agent, creature: CardId) -> bool:
    """Whether an agent at the company's new site has opened it to such creatures. [AGT-36 to AGT-38]"""
    site = company.new_site()
    if agent.opened_in != table.turn or agent.opened == CLOSED or not is_at(table, agent, site):
        return False
    card = table.printed[creature].creature
    assert card is not None
    if agent.opened == TO_FRIENDS_OF_HOME:
        home = is_home(table, agent.card, table.printed[site].name)
        return home and is_any(card.race, FRIENDS_OF_HOME.get(site_type(table, site), ()))
    if table.printed[creature].unique or site_type(table, site) not in GUARDED:
        return False
    return any(
        [is_any(card.race, (attack.race,)) for _, attack in printed_attacks(table, site) if attack.race]
    )


def _through(table: Table, company: Company, agent: Agent) -> Keyed:
    return Keyed(BY_SITE_NAME, table.printed[company.new_site()].name, agent=agent.card)


def fits(table: Table, company: Company, creature: CardId, keyed: Keyed) -> bool:
    """Whether the creature may still be played by the key declared for it. [MOV-32]"""
    way = key_now(table, company, creature, keyed)
    if way is not None and table.lasting and _is_kept_off(table, company, way):
        return False
    if way is None or way.key == NONE or not no_creatures(table, company.id, table.printed[creature].race):
        return way is not None
    return _is_open_to(table, company, way)


def key_now(table: Table, company: Company, creature: CardId, keyed: Keyed) -> Keyed | None:
    """The key by which a creature was played as it is now; None if it is no longer valid. [MOV-33]"""
    if keyed.agent != NONE:
        agent = agent_of(table, keyed.agent)
        if agent is None or not lets_in(table, company, agent, creature):
            return None
        return _through(table, company, agent)
    if keyed.key != NONE:
        return _by_key(table, company, creature, keyed.key)
    return keyed if keyed.name in opened_regions(table, company, creature) else None


def _by_key(table: Table, company: Company, creature: CardId, number: int) -> Keyed | None:
    card = table.printed[creature].creature
    assert card is not None
    if number < len(card.keyed_to):
        return _fits(table, company, creature, number, card.keyed_to[number])
    return _lent(table, company, number, creature)


def _lent(table: Table, company: Company, number: int, creature: CardId) -> Keyed | None:
    """The key of creatures that may come because of what the site or an effect says."""
    printed = table.printed[creature]
    site = company.new_site()
    lending = [permit for permit in table.printed[site].permits if permit.deed is Deed.KEY]
    for standing in standing_on_company(table, company.id) if table.lasting else ():
        if isinstance(standing, Permit) and standing.deed is Deed.KEY:
            if standing.where is None or is_place(table, site, standing.where, Purpose.PLAYING_HAZARDS):
                lending.append(standing)
    if table.lasting:
        lending.extend(opened_here(table, site))
    if any([fits_printed(printed, one.what) for one in lending]):
        return Keyed(BY_SITE_NAME, site_of(table, site).name, number)
    for _, once in _lent_once(table, company, creature) if table.lasting else ():
        if isinstance(once.where, RegionType):
            return Keyed(BY_REGION_TYPE, once.where.value, number)
        return Keyed(BY_SITE_NAME, site_of(table, site).name, number)
    return _opened_by_event(table, company, printed, number)


def _lent_once(table: Table, company: Company, creature: CardId) -> list[tuple[CardId, Permit]]:
    """What lasts on the company or its new site and lends a key to one creature, with its card."""
    found: list[tuple[CardId, Permit]] = []
    for lasting in table.lasting:
        standing, on = lasting.standing, lasting.on
        if not isinstance(standing, Permit) or standing.deed is not Deed.KEY_ONE:
            continue
        here = on.number == (company.id if on.kind == COMPANY else company.new_site())
        let_in = [
            one.other for one in table.notes if one.kind is Remembered.LET_IN and one.about == lasting.source
        ]
        if here and fits_printed(table.printed[creature], standing.what) and let_in in ([], [creature]):
            found.append((lasting.source, standing))
    return found


def lending_once(table: Table, company: Company, creature: CardId, keyed: Keyed) -> CardId:
    """The card that lends the creature, and no other, the key by which it is played; NONE if none does."""
    if not table.lasting or not is_lent_key(table, creature, keyed):
        return NO_CARD
    lending = _lent_once(table, company, creature)
    return lending[0][0] if lending else NO_CARD


def _opened_by_event(table: Table, company: Company, creature: Printed, number: int) -> Keyed | None:
    """The type of region or the site to which a card in play lets such creatures be keyed."""
    if Deed.KEY not in table.lexicon:
        return None
    site = company.new_site()
    for card in table.board:
        for permit in table.printed[card].permits:
            if permit.deed is not Deed.KEY or permit.where is None or isinstance(permit.where, Within):
                continue  # what opens regions by name is asked for elsewhere
            if not fits_printed(creature, permit.what) or not _is_permitted(table, company, card, permit):
                continue
            if isinstance(permit.where, RegionType):
                if permit.where in path_types(table, company):
                    return Keyed(BY_REGION_TYPE, permit.where.value, number)
            elif is_place(table, site, permit.where, Purpose.PLAYING_HAZARDS):
                if isinstance(permit.where, SiteType):
                    return Keyed(BY_SITE_TYPE, permit.where.value, number)
                return Keyed(BY_SITE_NAME, site_of(table, site).name, number)
    return None


def _is_permitted(table: Table, company: Company, card: CardId, permit: Permit) -> bool:
    """Whether it holds for the company now."""
    context = Context(table.owners[card], card, company.id)
    return permit.condition is None or holds(table, permit.condition, context)


def opened_here(table: Table, site: CardId) -> list[Permit]:
    """What lasts this turn on agents at the site and lets creatures be played there."""
    found: list[Permit] = []
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, Permit) and standing.deed is Deed.KEY and lasting.on.kind == CARD:
            agent = agent_of(table, lasting.on.card)
            if agent is not None and is_at(table, agent, site):
                found.append(standing)
    return found


def is_lent_key(table: Table, creature: CardId, keyed: Keyed) -> bool:
    """Whether that is the key which the site or an effect lends the creature."""
    card = table.printed[creature].creature
    return card is not None and keyed.key == len(card.keyed_to)


def _is_open_to(table: Table, company: Company, way: Keyed) -> bool:
    """Whether it is keyed to a site that is open to all creatures: no other card can close that."""
    by_site = way.kind in (BY_SITE_TYPE, BY_SITE_NAME)
    return by_site and _is_open(table, company.new_site())


def _is_kept_off(table: Table, company: Company, way: Keyed) -> bool:
    """Whether something that lasts keeps off creatures that are keyed like that."""
    for lasting in table.lasting:
        standing, on = lasting.standing, lasting.on
        if not forbids(standing, Deed.PLAY) or on.kind != COMPANY or on.number != company.id:
            continue
        if standing.condition is not None:
            context = Context(company.seat, lasting.source, company.id)
            if not holds(table, standing.condition, context):
                continue
        if _is_about(standing.what, way) and not _is_open_to(table, company, way):
            return True
    return False


def _is_about(such: Such, way: Keyed) -> bool:
    """Whether it is about creatures that are keyed like that, or about those that are not keyed otherwise."""
    for part in parts(such):
        if isinstance(part, Not) and isinstance(part.trait, KeyedTo):
            return not is_keyed_to(way, part.trait)
        if isinstance(part, KeyedTo):
            return is_keyed_to(way, part)
    return False


def _is_open(table: Table, site: CardId) -> bool:
    return table.printed[site].creatures_always_keyed


def _fits(table: Table, company: Company, creature: CardId, number: int, key: Key) -> Keyed | None:
    if key.condition is not None and not _holds(table, company, creature, key):
        return None
    to = key.to
    if to is Subject.COMPANY:
        return Keyed(UNKEYED, "", number)  # only the condition matters
    if isinstance(to, RegionType):
        if count_type(path_types(table, company), to) < key.count:
            return None
        return Keyed(BY_REGION_TYPE, to.value, number)
    site = company.new_site()
    if isinstance(to, SiteType):
        if site_type(table, site, Purpose.PLAYING_HAZARDS) is not to:
            if site_of(table, site).site_type is not to or not _is_open(table, site):
                return None
        return Keyed(BY_SITE_TYPE, to.value, number)
    if isinstance(to, Within):
        for region in to.regions:
            assert isinstance(region, str), "a type of region is keyed to by itself"
            if region in company.regions:
                return Keyed(BY_REGION_NAME, region, number)
        return None
    if not is_place(table, site, to, Purpose.PLAYING_HAZARDS):
        return None
    return Keyed(BY_SITE_NAME, site_of(table, site).name, number)


def _holds(table: Table, company: Company, creature: CardId, key: Key) -> bool:
    """Whether the key may be used now; keyed to a type of site, the path that is meant is the site's own."""
    condition = key.condition
    assert condition is not None
    if isinstance(key.to, SiteType) and is_of_path(condition):
        return path_has(site_path_types(table, company.new_site()), condition)
    return holds(table, condition, Context(table.owners[creature], creature, company.id))
