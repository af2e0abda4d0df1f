"""Moments of a game that are worth looking at, found by what is asked and what can be answered."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

from tools.staging import OWN, Moment, Wish
from wizardhaven.engine.queries.agents.agents import agents_of
from wizardhaven.engine.queries.combat.strikes import strike_at_hand
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.players.stage_points import stage_points
from wizardhaven.engine.queries.prisoners.prisoners import hosts_against
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_site
from wizardhaven.engine.queries.sites.sites import is_protected, is_under_deeps, site_of
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import UNTAPPED
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.inside import beyond
from wizardhaven.protocol.remedies import ways_out
from wizardhaven.server.played import Played
from wizardhaven.view.telling import asking as telling
from wizardhaven.vocabulary.terms import Race

DECKS: Final = Path(__file__).resolve().parent / "decks"
BURGLARS: Final = str(DECKS / "burglars.deck")
CAPTORS: Final = str(DECKS / "captors.deck")
"""Decks with which agents, prisoners and the Under-deeps come up soon."""


def asked(
    question: Question, *verbs: Verb, from_turn: int = 0, own_turn: bool | None = None, least: int = 1
) -> Moment:
    """The person is asked this and may do all of these, in at least so many ways in all."""

    def is_it(played: Played) -> bool:
        choice, table = played.game.pending, played.game.table
        if choice is None or choice.asks is not question or table.turn < from_turn:
            return False
        if own_turn is not None and (table.active == OWN) is not own_turn:
            return False
        return _offers(played, verbs) and len(played.game.options()) >= least

    return is_it


def many(moment: Moment, least: int) -> Moment:
    """The moment, if the question is about so many at least."""

    def is_it(played: Played) -> bool:
        if not moment(played):
            return False
        choice = played.game.pending
        return choice is not None and telling.asked(played.game.table, choice).number >= least

    return is_it


def strayed(moment: Moment, least: int) -> Moment:
    """The moment, once the person has so many stage points and his first company is at home.

    At home: at a protected Wizardhaven, where the page shows it first. [FW-40]
    """

    def is_it(played: Played) -> bool:
        table = played.game.table
        if stage_points(table, OWN) < least or not moment(played):
            return False
        companies = companies_of(table, OWN)
        return bool(companies) and is_protected(table, companies[0].site)

    return is_it


def below(moment: Moment) -> Moment:
    """The moment, once the person's first company is in the Under-deeps."""

    def is_it(played: Played) -> bool:
        table = played.game.table
        sites = [site_of(table, company.site) for company in companies_of(table, OWN)]
        return bool(sites) and is_under_deeps(sites[0]) and moment(played)

    return is_it


def fit(moment: Moment, least: int) -> Moment:
    """The moment, if so many of the company at hand are untapped."""

    def is_it(played: Played) -> bool:
        table = played.game.table
        company = table.companies.get(table.company)
        members = company.members if company is not None else ()
        return sum([table.cards[one].status == UNTAPPED for one in members]) >= least and moment(played)

    return is_it


def struck_by_agent(moment: Moment, rolled: int) -> Moment:
    """The moment, while an agent of the other player's attacks who has rolled no more than that."""

    def is_it(played: Played) -> bool:
        table = played.game.table
        if table.attack is None or not table.attack.agent or not moment(played):
            return False
        return strike_at_hand(table).rolled <= rolled

    return is_it


def answering(moment: Moment) -> Moment:
    """The moment, while the last card of the chain is the other player's."""

    def is_it(played: Played) -> bool:
        chain = played.game.table.chain
        return bool(chain) and chain[-1].seat != OWN and moment(played)

    return is_it


def among_agents(moment: Moment, hidden: int, moved: int) -> Moment:
    """The moment, once the other player has revealed an agent, and the person has so many who are hidden.

    One of them has moved so often.
    """

    def is_it(played: Played) -> bool:
        table = played.game.table
        lying = [agent for agent in agents_of(table, OWN) if agent.face_down]
        far = any([len(agent.sites) >= moved for agent in lying])
        shown = any([not agent.face_down for agent in agents_of(table, 1 - OWN)])
        return len(lying) >= hidden and far and shown and moment(played)

    return is_it


def does(*verbs: Verb, seat: int | None = None) -> Wish:
    """To do any of these."""

    def is_wished(played: Played, option: Action) -> bool:
        return option.verb in verbs and seat in (None, played.asked)

    return is_wished


def goes_below(played: Played, option: Action) -> bool:
    """The person's companies go to the Under-deeps, or where the way down is."""
    table = played.game.table
    if option.verb is not Verb.PLAN_MOVEMENT or played.asked != OWN:
        return False
    return is_under_deeps(site_of(table, option.card)) or table.printed[option.card].name == "Moria"


def goes_for_prisoners(played: Played, option: Action) -> bool:
    """The person's companies go where somebody of his is held."""
    table = played.game.table
    if option.verb is not Verb.PLAN_MOVEMENT or played.asked != OWN:
        return False
    names = [table.printed[rescue_site(table, host)].name for host in hosts_against(table, OWN)]
    return table.printed[option.card].name in names


def takes_prisoners(played: Played, option: Action) -> bool:
    """The other player plays whatever takes prisoners."""
    host = option.verb is Verb.PLAY and played.game.table.printed[option.card].prisons is not None
    return host and played.asked != OWN


def lets_come(played: Played, option: Action) -> bool:
    """Once somebody is held, the other player does nothing more against those who come for him."""
    held = bool(hosts_against(played.game.table, OWN))
    return held and option.verb is Verb.PASS and played.asked != OWN


def exposes_hobbits(played: Played, option: Action) -> bool:
    """As long as nobody is held, the person gives strikes to his Hobbits, who are easily taken."""
    table = played.game.table
    if played.asked != OWN or hosts_against(table, OWN):
        return False
    hobbit = table.printed[option.card].race is Race.HOBBIT
    return option.verb is Verb.STAY_UNTAPPED or (option.verb is Verb.ASSIGN and hobbit)


def _offers(played: Played, verbs: Collection[Verb]) -> bool:
    return set(verbs) <= {option.verb for option in played.game.options()}


DRAFT = asked(Question.DRAFT_PICK)
STARTING_ITEMS = asked(Question.STARTING_ITEM, Verb.GIVE_ITEM)
ORGANIZATION = asked(Question.ORGANIZATION_ACTIONS, Verb.PLAN_MOVEMENT, Verb.ORGANIZE, from_turn=3)
ORGANIZING = asked(Question.ORGANIZING, Verb.FINISH_ORGANIZING, Verb.SPLIT)
HAZARDS = asked(Question.HAZARD_ACTIONS, Verb.PLAY_CREATURE, Verb.PLACE_ON_GUARD, own_turn=False)
ASSIGNING = asked(Question.ASSIGN_BY_DEFENDER, least=3)
NEXT_STRIKE = asked(Question.NEXT_STRIKE)
FACING = asked(Question.FACE_STRIKE)
STRIKE = asked(Question.STRIKE_ROLL)
CHAIN = answering(asked(Question.RESPONSE, Verb.USE))
DRAWS = many(asked(Question.DRAW_MORE), least=2)
TOO_MANY_CARDS = many(asked(Question.DISCARD_DOWN), least=2)
SITE = asked(Question.SITE_ACTIONS, Verb.PLAY_AT_SITE)
INFLUENCE = asked(Question.FACTION_ROLL)
FALLEN = strayed(asked(Question.ORGANIZATION_ACTIONS, from_turn=3, own_turn=True), least=4)
COUNCIL = asked(Question.NEXT_CHECK)
UNDER_DEEPS = below(asked(Question.ORGANIZATION_ACTIONS, Verb.PLAN_MOVEMENT, own_turn=True))
RESCUE = fit(asked(Question.SITE_ACTIONS, Verb.RESCUE), least=2)
AGENT_REVEALED = struck_by_agent(asked(Question.STRIKE_ROLL), rolled=7)
AGENTS = among_agents(asked(Question.HAZARD_ACTIONS, Verb.MOVE_AGENT, own_turn=False), hidden=2, moved=2)

WITH_AGENTS = (
    does(Verb.ATTACK_WITH_AGENT),
    does(Verb.PLAY_AGENT),
    does(Verb.MOVE_AGENT, seat=OWN),
)
GOING_BELOW = (goes_below,)
WITH_PRISONERS = (
    goes_for_prisoners,
    lets_come,
    takes_prisoners,
    exposes_hobbits,
    does(Verb.PLAY_CREATURE, Verb.HOLD_AT, seat=1 - OWN),
    does(Verb.ENTER, seat=OWN),
)


def refused_with_a_way_out(played: Played) -> bool:
    """The person may enter a site, and holds a card that could then be played."""
    return asked(Question.ENTER_SITE, Verb.ENTER)(played) and bool(
        ways_out(played.game, played.game.reasons())
    )


def a_character_may_come(played: Played) -> bool:
    """The person has not organized yet, and holds a character who may then come into play."""
    other = beyond(played.game)
    return (
        ORGANIZATION(played)
        and other is not None
        and any([option.verb is Verb.PLAY_CHARACTER for option in other.game.options()])
    )
