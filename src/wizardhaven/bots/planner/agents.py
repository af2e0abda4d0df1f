"""Agents: put down, moved to where a company goes, turned up, sent to attack or influence. [AGT-13]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.combat import AVERAGE_ROLL, company_at_hand, defenders_in
from wizardhaven.bots.planner.odds import TAPPING, at_least, strike_harm, strongest_first
from wizardhaven.bots.planner.places import attacks_at, is_at, is_named_by
from wizardhaven.bots.planner.prisoners import FREEDOM, prisons_of
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import TO_ITS_AUTOMATIC_ATTACKS, Action, CardId, Verb
from wizardhaven.view.agents import AgentView
from wizardhaven.view.cards import Status
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway
from wizardhaven.vocabulary.asked_for import denies, says
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Site
from wizardhaven.vocabulary.effects import Effect, Influence
from wizardhaven.vocabulary.influencing import tries
from wizardhaven.vocabulary.marked import is_unique
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import sites_named
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.rolls import actions
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import AtLeast, AtMost, Such, parts
from wizardhaven.vocabulary.targets import A, Target, aimed_at
from wizardhaven.vocabulary.terms import SiteType, Skill

AGENT_VERBS: Final = (
    Verb.PLAY_AGENT,
    Verb.MOVE_AGENT,
    Verb.STEP_BACK,
    Verb.RETURN_HOME,
    Verb.HEAL_AGENT,
    Verb.UNTAP_AGENT,
    Verb.HIDE_AGENT,
    Verb.OPEN_SITE,
    Verb.REVEAL_AGENT,
)
FOR_LATER: Final = 0.15
"""What it is worth to have one more agent in play."""
READY: Final = 0.12
"""What it is worth that an agent is well, untapped and hidden again."""
NEEDED: Final = 0.3
"""What it is worth that a card in hand can then be played with the agent."""
HOMEWARD: Final = 0.07
LIKELY: Final = 0.4
"""The chance of an influence attempt by an agent, roughly."""


def goal(sight: Sight, company: CompanyView) -> Site | None:
    """Where the company will be in its site phase."""
    where = company.destination if company.destination is not None and company.moved else company.site
    return sight.site(where)


def is_here(sight: Sight, agent: AgentView, card: Character, site: Site) -> bool:
    """Whether the agent is at that site, or may turn out to be. [AGT-14]"""
    if agent.sites:
        return sight.site(agent.sites[-1]) is not None and _name(sight, agent) == site.name
    return agent.at == site.name if agent.at else is_at(site, card.home)


def _name(sight: Sight, agent: AgentView) -> str:
    here = sight.site(agent.sites[-1]) if agent.sites else None
    return agent.at if here is None else here.name


def threat(
    sight: Sight, company: CompanyView, card: Character, agent: AgentView | None, site: Site, more: int = 0
) -> float:
    """What an attack by the agent at that site does, less what it gives away. [AGT-54 to AGT-61]"""
    hidden = agent is None or agent.face_down
    at_home = is_at(site, card.home)
    prowess = card.prowess if agent is None or agent.prowess is None else agent.prowess.total
    hurt = 2 if agent is not None and agent.status is Status.WOUNDED else 0
    strike = prowess + more - hurt + AVERAGE_ROLL + _advantage(hidden, at_home)
    defenders = strongest_first(defenders_in(sight, company.id))
    if not defenders:
        return 0.0
    faced = defenders[0]
    if hidden and at_home:
        for defender in defenders:
            if strike_harm(defender, strike) > strike_harm(faced, strike):
                faced = defender
    body = card.body + (1 if at_home else 0)
    defeated = at_least(strike - faced.prowess + 1) * at_least(body + 1)
    return strike_harm(faced, strike) + TAPPING - (card.marshalling_points + FOR_LATER) * defeated


def _advantage(hidden: bool, at_home: bool) -> int:
    """What hiding and being at home are worth to an attack. [AGT-55]"""
    if at_home:
        return 5 if hidden else 2
    return 2 if hidden else 0


def agent_score(sight: Sight, option: Action, card: Character) -> float:
    """What it brings to put an agent down or to let it act; it does harm where the company is going."""
    company = company_at_hand(sight)
    site = None if company is None else goal(sight, company)
    if company is None or site is None:
        return 0.0
    agent = sight.agents.get(option.card)
    if option.verb is Verb.PLAY_AGENT:
        at_home = company.moved and is_at(site, card.home)
        return FOR_LATER + (max(0.0, threat(sight, company, card, None, site)) if at_home else 0.0)
    if option.verb is Verb.USE:
        uses = actions(card.abilities)
        return _use_score(sight, option, uses[option.number]) if 0 <= option.number < len(uses) else 0.0
    if agent is None:
        return 0.0
    if option.verb is Verb.REVEAL_AGENT:
        return _revealing(sight, option, agent, card)
    entered = site.site_type is not SiteType.HAVEN  # nobody enters a haven, so nobody is attacked there
    here = entered and is_here(sight, agent, card, site)
    if option.verb is Verb.MOVE_AGENT or option.verb is Verb.RETURN_HOME:
        return 0.0 if here else _moving(sight, option, agent, card, site, company)
    if option.verb is Verb.OPEN_SITE:
        return NEEDED if here and _lets_in(sight, option, site) else 0.0
    if option.verb is Verb.HEAL_AGENT:
        return READY
    if option.verb is Verb.UNTAP_AGENT:
        return NEEDED if here and _holds_card_for(sight, card, site) else HOMEWARD
    if option.verb is Verb.HIDE_AGENT:
        return 0.0 if _holds_card_for(sight, card, site) else READY
    return 0.0


def _moving(
    sight: Sight, option: Action, agent: AgentView, card: Character, site: Site, company: CompanyView
) -> float:
    """The agent comes to where the company will be, or goes back home, from where it attacks best."""
    home = option.verb is Verb.RETURN_HOME
    unnamed = home and option.other < 0
    comes = is_at(site, card.home) if unnamed else sight.name(option.other) == site.name
    if comes and company.moved and site.site_type is not SiteType.HAVEN:
        return max(0.0, threat(sight, company, card, agent, site))
    at_home = _name(sight, agent) in sites_named(card.home)
    return HOMEWARD if home and not at_home and agent.status is not Status.WOUNDED else 0.0


def _lets_in(sight: Sight, option: Action, site: Site) -> bool:
    """Whether a creature in hand could be played only if the agent opens its site. [AGT-36]"""
    if option.number != TO_ITS_AUTOMATIC_ATTACKS:
        return False
    races = [attack.race for attack in attacks_at(site)]
    for id in sight.hand():
        card = sight.card(id)
        if isinstance(card, Creature) and card.race in races and not is_unique(card):
            return True
    return False


def _revealing(sight: Sight, option: Action, agent: AgentView, card: Character) -> float:
    """An agent is turned up only for a card that is played on one who lies open. [AGT-39, AGT-42]"""
    if not agent.sites and not agent.at and not _has_site(sight, option.names):
        return 0.0
    for id in sight.hand():
        held = sight.card(id)
        for use in held.uses if isinstance(held, Event) else ():
            target = use.target
            if isinstance(target, A) and is_own_agent(target):
                shown = says(target.what, Mark.FACE_DOWN) or denies(target.what, Mark.FACE_DOWN)
                if shown and _is_such(card, target.what):
                    return NEEDED
    return 0.0


def _has_site(sight: Sight, names: Sequence[str]) -> bool:
    """Whether a card of that site can be laid with an agent who is turned up there."""
    known = sight.own.location_deck.cards
    for one in () if known is None else known:
        if one.id is not None and sight.name(one.id) in names:
            return True
    return False


def is_own_agent(target: Target | None) -> bool:
    """Whether it is an agent, and only one of the player's own."""
    return isinstance(target, A) and target.whose is Whose.OWN and aimed_at(target) is Sort.AGENT


def _is_such(card: Character, such: Such) -> bool:
    """Whether the agent is one of those that a card speaks of, as far as it says itself."""
    mind = 0 if card.mind is None else card.mind
    for part in parts(such):
        if isinstance(part, Skill) and part not in card.skills:
            return False
        if isinstance(part, AtLeast) and mind < part.number:
            return False
        if isinstance(part, AtMost) and mind > part.number:
            return False
    return True


def _holds_card_for(sight: Sight, card: Character, site: Site) -> bool:
    """Whether a card in hand is played with an agent who is where the company goes."""
    for id in sight.hand():
        held = sight.card(id)
        for use in held.uses if isinstance(held, Event) else ():
            target = use.target
            if isinstance(target, A) and is_own_agent(target) and _is_such(card, target.what):
                if not says(target.what, Mark.AT_A_HOME) or is_at(site, card.home):
                    return True
    return False


def card_score(sight: Sight, option: Action, card: Event) -> float:
    """What a hazard does that is played with an agent of the bot's, or on it."""
    score = (
        _use_score(sight, option, card.uses[option.number]) if 0 <= option.number < len(card.uses) else 0.0
    )
    prisons = prisons_of(card)
    return score + (FREEDOM if prisons is not None and score > 0 else 0.0)


def _use_score(sight: Sight, option: Action, use: Use) -> float:
    score = 0.0 if use.effects else NEEDED
    for effect in use.effects:
        score = max(score, _effect_score(sight, option, effect))
    return score


def _effect_score(sight: Sight, option: Action, effect: Effect) -> float:
    """An attack by its harm, an influence attempt by what might be lost, a threat by who would leave."""
    company = company_at_hand(sight)
    aimed = CardId(option.aim.number)
    card = sight.card(aimed)
    site = None if company is None else goal(sight, company)
    if company is None or site is None or not isinstance(card, Character):
        return 0.0
    if isinstance(effect, AgentAttacks):
        agent = sight.agents.get(aimed)
        return max(0.0, threat(sight, company, card, agent, site, effect.prowess))
    if isinstance(effect, Influence):
        return LIKELY * _most_to_turn(sight, effect, option.aim.name, site)
    if isinstance(effect, AgentDrivesAway):
        person = sight.people.get(option.aim.other)
        return 0.0 if person is None or person.seat == sight.seat else 0.3 * sight.person_worth(person)
    return NEEDED


def _most_to_turn(sight: Sight, effect: Influence, name: str, site: Site) -> float:
    """The most valuable card of the opponent's that could be tried at the site of that name. [AGT-64]"""
    best = 0.0
    if tries(effect, Sort.FACTION):
        for seen in sight.opponent.marshalling_points_pile:
            card = None if seen.id is None else sight.card(seen.id)
            if isinstance(card, Faction) and is_named_by(card, name):
                best = max(best, float(card.marshalling_points))
    if name == site.name and tries(effect, Sort.CHARACTER):
        company = company_at_hand(sight)
        for person in [] if company is None else sight.members(company.id):
            card = sight.card(person.id)
            if isinstance(card, Character) and card.avatar is None:
                best = max(best, sight.person_worth(person) / 2)
    return best


def send(sight: Sight, options: Sequence[Action]) -> Verdict:
    """An agent at the site attacks if that does more harm than it gives away. [SITE-18]"""
    offered = of_verb(options, Verb.ATTACK_WITH_AGENT)
    company = company_at_hand(sight)
    site = None if company is None else goal(sight, company)
    scores: list[float] = []
    for option in offered:
        card = sight.card(option.card)
        score = 0.0
        if company is not None and site is not None and isinstance(card, Character):
            score = threat(sight, company, card, sight.agents.get(option.card), site)
        scores.append(score)
    index = highest(offered, scores)
    if index >= 0 and scores[index] > 0:
        return Verdict(offered[index], Why(Because.AGENT_STRIKES, offered[index].card))
    return passing(options, Because.AGENT_WAITS if offered else Because.NO_AGENT_LEFT)


def influence(sight: Sight, options: Sequence[Action]) -> Verdict:
    """The most valuable card that the agent can reach. [INF-17]"""
    offered = of_verb(options, Verb.INFLUENCE)
    scores = [worth_to_opponent(sight, option.other) for option in offered]
    index = highest(offered, scores)
    if index >= 0:
        return Verdict(offered[index], Why(Because.MAY_BE_TURNED, offered[index].other))
    return passing(options, Because.NOBODY_TO_INFLUENCE)


def worth_to_opponent(sight: Sight, id: CardId) -> float:
    """What the opponent would lose with the card."""
    person = sight.people.get(id)
    card: Card | None = sight.card(id)
    if person is not None:
        return sight.person_worth(person) / 2
    return float(card.marshalling_points) if isinstance(card, (Ally, Faction)) else 0.0
