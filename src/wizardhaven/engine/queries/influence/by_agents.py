"""Which agents a card may mean, which cards an agent could try, what its home is worth. [INF-17, INF-19]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.queries.agents.agents import (
    agent_of,
    agents_of,
    home_names,
    is_home,
    possible_sites,
    site_card,
)
from wizardhaven.engine.queries.agents.movement import route_is_legal
from wizardhaven.engine.queries.cards.in_play import characters_of, factions_of, unique_is_taken
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.site_versions import version_for_agents
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.queries.words.characters import can_use_magic, has_skill
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import AGENT, CARD, Aim
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.effects import Influence
from wizardhaven.vocabulary.influencing import tries
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, AllOf, At, AtLeast, AtMost, Not, Such, choices
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import SiteType, Skill

AT_HOME: Final = 2


OF_HOME: Final = 2


def agent_targets(table: Table, card: CardId, home: str, effect: Influence) -> list[CardId]:
    """The cards of the resource player's that the agent could try from where it is. [AGT-64]

    `home` is the home site at which one that has not moved would turn out to be.
    """
    agent = agent_of(table, card)
    if agent is None:
        return []
    here = home or possible_sites(table, agent)[0]
    opponent = 1 - agent.seat
    found: list[CardId] = []
    for company in companies_of(table, opponent):
        site = company.new_site() if company.moved else company.site
        if table.printed[site].name == here:
            for member in company.members:
                _try(table, member, effect, found)
    if tries(effect, Sort.FACTION):
        for faction in factions_of(table, opponent):
            printed = table.printed[faction].faction
            if printed is not None and printed.freely is not None:
                continue
            if _is_playable_at(table, faction, here, site_card(agent)):
                found.append(faction)
    return found


def _try(table: Table, member: CardId, effect: Influence, found: list[CardId]) -> None:
    """A character other than an avatar or his follower, and his allies. [INF-05]"""
    if table.printed[member].avatar:
        return
    controller = table.cards[member].controller
    if tries(effect, Sort.CHARACTER) and (controller < 0 or not table.printed[controller].avatar):
        found.append(member)
    if tries(effect, Sort.ALLY):
        found.extend([c for c in table.cards[member].carried if table.printed[c].kind == ALLY])


def _playable_at(table: Table, card: CardId) -> tuple[Such, ...]:
    printed = table.printed[card]
    if printed.faction is not None:
        return printed.faction.playable_at
    return printed.ally.playable_at if printed.ally is not None else ()


def _is_playable_at(table: Table, card: CardId, name: str, site: CardId) -> bool:
    """Whether a faction or ally is playable at the site of that name, of which there may be a card."""
    places = _playable_at(table, card)
    if name in sites_named(places):
        return True
    return site != NONE and table.printed[site].name == name and is_one_of(table, site, places)


def belongs_home(table: Table, card: CardId, target: CardId) -> bool:
    """Whether the target shares a home site with the agent or is playable at one. [INF-19]"""
    character = table.printed[target].character
    agent = agent_of(table, card)
    here = site_card(agent) if agent is not None else NO_CARD
    for name in home_names(table, card):
        if character is None:
            if _is_playable_at(table, target, name, here):
                return True
        elif name in sites_named(character.home):
            return True
    return False


def home_advantage(table: Table, card: CardId, target: CardId) -> int:
    """More direct influence for an agent at home, and more on a card that belongs there. [INF-19]"""
    agent = agent_of(table, card)
    if agent is None:
        return 0
    at_home = any([is_home(table, card, name) for name in possible_sites(table, agent)])
    return (AT_HOME if at_home else 0) + (OF_HOME if belongs_home(table, card, target) else 0)


def agent_aims(table: Table, seat: int, card: CardId, target: A) -> list[Aim]:
    """Agents and where they are; one that has not moved may turn out to be at any of its homes. [AGT-14]"""
    found: list[Aim] = []
    opposing = [] if target.whose is Whose.OWN else agents_of(table, 1 - seat)
    for agent in [*opposing, *([] if target.whose is Whose.OPPONENTS else agents_of(table, seat))]:
        if says(target.what, Mark.FACE_DOWN):
            if _is_such(table, agent, "", target.what, card):
                found.append(_hidden(agent, seat))
            continue
        for site in possible_sites(table, agent):
            if not _is_such(table, agent, site, target.what, card):
                continue
            if agent.face_down and not _may_be_shown(table, agent):
                continue
            if says(target.what, Mark.AT_A_HOME):
                found.extend([Aim(CARD, agent.card, one, site) for one in _at_home(table, site)])
            else:
                found.append(Aim(CARD, agent.card, name=site))
    return found


def _is_such(table: Table, agent: Agent, site: str, such: Such, card: CardId) -> bool:
    """Whether an agent who is at a site of that name, or nobody knows where, is meant by the card."""
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not _is_such(table, agent, site, trait, card):
                return False
        return True
    if isinstance(such, Not):
        return not _is_such(table, agent, site, such.trait, card)
    return _has_trait(table, agent, site, such, card)


def _has_trait(table: Table, agent: Agent, site: str, trait: Such, card: CardId) -> bool:
    if trait is Sort.AGENT or trait is Mark.AT_A_HOME:
        return True  # whose home it is is asked for itself
    if trait is Mark.FACE_DOWN:
        return agent.face_down
    if trait is Mark.NEW:
        return table.cards[agent.card].entered == table.turn
    if isinstance(trait, Skill):
        return has_skill(table, agent.card, trait)
    if isinstance(trait, At):
        if isinstance(trait.site, Subject):
            return _is_where_company_goes(table, site)
        return _is_at_type(table, agent, [one for one in choices(trait.site) if isinstance(one, SiteType)])
    if isinstance(trait, Able):
        return can_use_magic(table, agent.card, trait.to_use)
    if isinstance(trait, AtLeast):
        return mind(table, agent.card) >= trait.number
    if isinstance(trait, AtMost):
        return mind(table, agent.card) <= trait.number
    assert isinstance(trait, Subject), f"nothing says whether an agent is {trait}"
    return agent.card == (card if trait is Subject.THIS_CARD else table.cards[card].on)


def _is_where_company_goes(table: Table, site: str) -> bool:
    """Whether that is the site of the company at hand, or the one that it moves to."""
    company = table.companies.get(table.company)
    return company is not None and table.printed[company.new_site()].name == site


def _is_at_type(table: Table, agent: Agent, types: Sequence[SiteType]) -> bool:
    """Whether the agent is at a site of one of these types; without a card of it, as its player knows it."""
    here = site_card(agent)
    if here != NONE:
        return site_type(table, here) in types
    return table.atlas.types_of_sites.get((agent.at, version_for_agents(table, agent.seat))) in types


def _hidden(agent: Agent, seat: int) -> Aim:
    """An agent that stays face-down: for the other player it has nothing but its number. [AGT-15]"""
    return Aim(AGENT, index=agent.number) if agent.seat != seat else Aim(CARD, agent.card)


def _at_home(table: Table, site: str) -> list[CardId]:
    """The characters in play, avatars aside, whose home site that is."""
    everybody = [*characters_of(table, 0), *characters_of(table, 1)]
    return [one for one in everybody if not table.printed[one].avatar and site in home_names(table, one)]


def _may_be_shown(table: Table, agent: Agent) -> bool:
    """Whether a face-down agent would not be lost by being turned up. [AGT-44, AGT-47]"""
    return route_is_legal(table, agent) and not unique_is_taken(table, agent.card)
