"""Moments of games with Ringwraiths and the Balrog that are worth looking at."""

from __future__ import annotations

from typing import Final

from tools.moments import COUNCIL, DECKS, asked, below, does
from tools.staging import OWN, Moment, Wish
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.movement.ringwraith_and_balrog import modes_of
from wizardhaven.engine.queries.numbers.influence import followers_of
from wizardhaven.engine.queries.sites.sites import is_under_deeps, site_of
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.questions import Question
from wizardhaven.server.played import Played
from wizardhaven.vocabulary.terms import Keyword

RIDERS: Final = str(DECKS / "riders.deck")
DEMON: Final = str(DECKS / "demon.deck")
"""Decks with which modes and followers of a Ringwraith come up soon, and with which the Balrog appears."""
MEETING_PLACE: Final = "Goblin-gate"
"""Where companies of both sides have something to do."""


def riding(moment: Moment, least: int) -> Moment:
    """The moment, once one of the person's companies has a Ringwraith in a mode, and so many follow him."""

    def is_it(played: Played) -> bool:
        table = played.game.table
        riders = [company for company in companies_of(table, OWN) if modes_of(table, company)]
        followers = [
            one for company in riders for member in company.members for one in followers_of(table, member)
        ]
        led = [one for one in followers if table.printed[one].avatar]
        return bool(riders) and len(led) >= least and moment(played)

    return is_it


def led(moment: Moment) -> Moment:
    """The moment, once the person's avatar is in his first company."""

    def is_it(played: Played) -> bool:
        table = played.game.table
        companies = companies_of(table, OWN)
        members = companies[0].members if companies else ()
        return any([table.printed[member].avatar for member in members]) and moment(played)

    return is_it


def attacked(moment: Moment, detained: bool) -> Moment:
    """The moment, while an attack only detains; or while another company attacks."""

    def is_it(played: Played) -> bool:
        attack = played.game.table.attack
        if attack is None or not (attack.detainment if detained else attack.attackers):
            return False
        return moment(played)

    return is_it


def plays(verb: Verb, *names: str) -> Wish:
    """The person plays any of these cards."""

    def is_wished(played: Played, option: Action) -> bool:
        if option.verb is not verb or played.asked != OWN:
            return False
        return played.game.table.printed[option.card].name in names

    return is_wished


def has_a_command(played: Played) -> bool:
    """A leader of the person's bears a command."""
    table = played.game.table
    members = [member for company in companies_of(table, OWN) for member in company.members]
    carried = [card for member in members for card in table.cards[member].carried]
    return any([table.printed[card].has(Keyword.COMMAND) for card in carried])


def commanded(moment: Moment) -> Moment:
    """The moment, once one of the person's leaders bears a command."""
    return lambda played: has_a_command(played) and moment(played)


def gives_a_command(played: Played, option: Action) -> bool:
    """A leader of the person's is given a command; another would send it back to the hand."""
    if option.verb is not Verb.PLAY or played.asked != OWN:
        return False
    return played.game.table.printed[option.card].has(Keyword.COMMAND) and not has_a_command(played)


def comes_with_his_avatar(played: Played, option: Action) -> bool:
    """Whoever may come into play as a follower of the person's avatar does so."""
    if option.verb is not Verb.PLAY_CHARACTER or played.asked != OWN or option.other < 0:
        return False
    return played.game.table.printed[option.other].avatar


def waits_for_his_lord(played: Played, option: Action) -> bool:
    """As long as The Witch-king is not there, nobody else takes his place."""
    table = played.game.table
    if option.verb is not Verb.FINISH_ORGANIZING or played.asked != OWN:
        return False
    members = [one for company in companies_of(table, OWN) for one in company.members]
    return not any([table.printed[one].avatar for one in members])


def keeps_riders(played: Played, option: Action) -> bool:
    """The person rather discards what has nothing to do with Ringwraiths."""
    if option.verb is not Verb.DISCARD or played.asked != OWN:
        return False
    printed = played.game.table.printed[option.card]
    return not printed.avatar and not printed.mode


def goes_to_meet(played: Played, option: Action) -> bool:
    """Everybody goes where the others are met, and stays there."""
    table = played.game.table
    return option.verb is Verb.PLAN_MOVEMENT and table.printed[option.card].name == MEETING_PLACE


def waits_there(played: Played, option: Action) -> bool:
    """Whoever is there waits for the others."""
    table = played.game.table
    choice = played.game.pending
    if option.verb is not Verb.PASS or choice is None or choice.asks is not Question.ORGANIZATION_ACTIONS:
        return False
    companies = companies_of(table, choice.seat)
    return any([table.printed[company.site].name == MEETING_PLACE for company in companies])


def goes_down(played: Played, option: Action) -> bool:
    """The person's companies go from one place of the Under-deeps to the next."""
    table = played.game.table
    if option.verb is not Verb.PLAN_MOVEMENT or played.asked != OWN:
        return False
    return is_under_deeps(site_of(table, option.card))


def starts_below(played: Played, option: Action) -> bool:
    """The person begins in the Under-deeps."""
    table = played.game.table
    if option.verb is not Verb.START_AT or played.asked != OWN:
        return False
    sites = [card for card in (option.card, option.other) if card >= 0 and table.printed[card].kind == SITE]
    return any([is_under_deeps(site_of(table, site)) for site in sites])


ORGANIZATION = asked(Question.ORGANIZATION_ACTIONS, own_turn=True)
TWO_COMPANIES = asked(Question.STARTING_COMPANIES, Verb.START_AT)
RIDING = commanded(riding(ORGANIZATION, least=2))
DETAINED = attacked(asked(Question.FACE_STRIKE), detained=True)
PAIRING = asked(Question.PAIR_BY_ATTACKER, Verb.ASSIGN, least=2)
COMPANIES = attacked(asked(Question.ATTACKER_ROLL), detained=False)
BALROG_BELOW = led(below(asked(Question.ORGANIZATION_ACTIONS, Verb.PLAN_MOVEMENT, own_turn=True)))
AUDIENCE = COUNCIL

AVATARS: Final = ("The Witch-king", "The Balrog")
WITH_RIDERS: Final = (
    gives_a_command,
    comes_with_his_avatar,
    plays(Verb.PLAY_CHARACTER, *AVATARS),
    waits_for_his_lord,
    keeps_riders,
)
BELOW: Final = (starts_below, plays(Verb.PLAY_CHARACTER, *AVATARS), goes_down)
RIDING_OUT: Final = (*WITH_RIDERS, plays(Verb.PLAY, "Black Rider"))
MEETING: Final = (does(Verb.ATTACK_COMPANY), waits_there, goes_to_meet, does(Verb.ENTER))
