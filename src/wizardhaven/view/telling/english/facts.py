"""What just happened, in English."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.values import (
    ABILITY,
    AGENT_ACTION,
    AGENT_PLAY,
    ATTACK_BEGINS,
    BOTH_WIN,
    INFLUENCE,
    ITEM_USE,
    NONE,
    ON_GUARD_PLAY,
    ONTO_DECK,
    PASSIVE,
    RING_TEST,
    Fact,
    Happening,
    Table,
)
from wizardhaven.text.english.grammar import sentence
from wizardhaven.view.telling.english.phrases import company, does, members, name, of
from wizardhaven.view.telling.naming import is_fighter, whole
from wizardhaven.view.telling.person import Person, person
from wizardhaven.vocabulary.terms import Phase


def fact_text(table: Table, fact: Fact, reader: int | None) -> str | None:
    """One sentence about what happened; None if there is nothing to say."""
    owner = fact.seat if fact.seat != NONE or fact.card == NONE else table.owners[fact.card]
    words = fact_words(table, fact, person(owner, reader))
    return sentence(words) if words else None


def fact_words(table: Table, fact: Fact, who: Person) -> str:
    """The same as words within a sentence; none if there is nothing to say."""
    card = name(table, fact.card)
    other = name(table, fact.other)
    match fact.kind:
        case Happening.TURN_BEGAN:
            return f"turn {fact.number} begins: it is {of(who, 'turn')}"
        case Happening.PHASE_BEGAN:
            return f"the {list(Phase)[fact.number].value} begins"
        case Happening.NAMED_HIMSELF:
            return f"{does(who, 'declare')} the Fallen-wizard {table.declared[fact.seat]}"
        case Happening.WIZARD_EXCHANGED:
            exchanged = f"{other} for {card}" if fact.card != NONE else "a Wizard"
            return f"{does(who, 'exchange')} {exchanged}"
        case Happening.DRAFTED:
            return f"{does(who, 'draft')} {card}"
        case Happening.SET_ASIDE:
            return f"{card} is set aside in the draft"
        case Happening.DREW:
            return f"{does(who, 'draw')} {card}"
        case Happening.EXHAUSTED:
            return f"{of(who, 'play deck')} is exhausted"
        case Happening.SHUFFLED:
            return f"{of(who, 'play deck')} is shuffled"
        case Happening.SHUFFLED_BACK:
            return f"{does(who, 'show')} {card}, to be shuffled from hand into the play deck"
        case Happening.DECLARED:
            return _declared(table, fact, who)
        case Happening.RESOLVED:
            return f"{card} takes effect"
        case Happening.NEGATED:
            return f"{card} has no effect"
        case Happening.PLAYED:
            return ""
        case Happening.CAME_INTO_PLAY:
            return f"{card} comes into play"
        case Happening.TAPPED:
            return f"{card} taps"
        case Happening.UNTAPPED:
            return f"{card} untaps"
        case Happening.WOUNDED:
            return f"{card} is wounded"
        case Happening.HEALED:
            return f"{card} is healed"
        case Happening.INVERTED:
            return f"{card} is inverted"
        case Happening.DISCARDED:
            return f"{card} is discarded"
        case Happening.DISCARDED_FROM_HAND:
            where = " onto the play deck" if fact.number == ONTO_DECK else ""
            return f"{does(who, 'discard')} {card} from hand{where}"
        case Happening.ELIMINATED:
            return f"{card} is eliminated"
        case Happening.REMOVED:
            return f"{card} is removed from play"
        case Happening.RETURNED_TO_HAND:
            return f"{card} returns to {of(who, 'hand')}"
        case Happening.RETURNED_TO_LOCATION_DECK:
            site = card if fact.card != NONE else "a site"
            return f"{site} returns to {of(who, 'location deck')}"
        case Happening.STORED:
            return f"{card} is stored at {other}"
        case Happening.TRANSFERRED:
            return f"{name(table, fact.giver)} gives {card} to {other}"
        case Happening.PLACED_WITH:
            return f"{card} is placed with {other}"
        case Happening.GAINED_ITEM:
            return f"{other} gains {card}"
        case Happening.BEGAN_TO_USE:
            return f"{other} uses {card} from now on"
        case Happening.SIDEBOARDED:
            given = f" in exchange for {other}" if fact.other != NONE else ""
            return f"{does(who, 'take')} {card} from the sideboard{given}"
        case Happening.FETCHED:
            return f"{does(who, 'fetch', 'fetches')} {card}"
        case Happening.TURNED_UP:
            return f"{does(who, 'reveal', 'reveals')} {card}"
        case Happening.LOOKED_AT:
            return f"{does(who, 'look')} at {card}"
        case Happening.LAID_ON_DECK:
            return f"a card is laid on {of(who, 'play deck')}, or beneath it"
        case Happening.BECAME_FOLLOWER:
            return f"{card} becomes a follower of {other}"
        case Happening.BECAME_FREE:
            return f"{card} comes under general influence"
        case Happening.LOST_CONTROLLER:
            return f"{card} is no longer controlled by {other}"
        case Happening.PUT_ASIDE:
            return f"{card} is put off to the side with {other}"
        case Happening.TAKEN_PRISONER:
            return f"{card} is taken prisoner by {other}"
        case Happening.SET_FREE:
            return f"{card} is free again"
        case Happening.COMPANY_CHANGED:
            if fact.company not in table.companies:
                return "a company disbands"
            if len(table.companies[fact.company].members) == 1:
                return f"{members(table, fact.company)} now forms a company alone"
            return f"{company(table, fact.company)} is now {members(table, fact.company)}"
        case Happening.MOVEMENT_PLANNED:
            return f"{does(who, 'plan')} a movement of {company(table, fact.company)}"
        case Happening.SITE_REPLACED:
            return f"{company(table, fact.company)} strays from its way to {other} and comes to {card}"
        case Happening.SITE_EXCHANGED:
            return f"{does(who, 'use')} another version of {card} from now on"
        case Happening.SITE_REVEALED:
            return f"{company(table, fact.company)} sets out from {other} to {card}"
        case Happening.COMPANY_RETURNED:
            return f"{company(table, fact.company)} returns to its site of origin"
        case Happening.COMPANY_STAYED:
            return f"{company(table, fact.company)} does not find the way to {card} and stays at {other}"
        case Happening.COMPANY_ARRIVED:
            return f"{company(table, fact.company)} arrives at {card}"
        case Happening.HAZARD_LIMIT_SET:
            return f"the hazard limit is {fact.number}"
        case Happening.ON_GUARD_PLACED:
            return f"a card now lies on-guard against {company(table, fact.company)}"
        case Happening.ON_GUARD_REVEALED:
            return f"{card} is revealed from on-guard"
        case Happening.AGENT_REVEALED:
            where = f" at {other}" if fact.other != NONE else ""
            return f"the agent {card} is revealed{where}"
        case Happening.AGENT_TAKEN_BACK:
            return f"{_agent(table, fact)} goes back to hand"
        case Happening.ON_GUARD_DISCARDED:
            return f"{card if fact.card != NONE else 'a card'} on-guard is discarded"
        case Happening.AGENT_HIDDEN:
            return f"{_agent(table, fact)} is turned face-down"
        case Happening.AGENT_MOVED:
            where = f" to {other}" if fact.other != NONE else ""
            return f"{_agent(table, fact)} moves{where}"
        case Happening.AGENT_RETURNED_HOME:
            return f"{_agent(table, fact)} returns home"
        case Happening.SITE_OPENED:
            return f"{_agent(table, fact)} opens its site to creatures"
        case Happening.SITE_ENTERED:
            return f"{company(table, fact.company)} has entered {card}"
        case Happening.ATTACK_BEGAN:
            if fact.other != NONE:
                attacking = table.cards[fact.other].company
                return f"{company(table, attacking)} attacks {company(table, fact.company)}"
            if fact.card == NONE:
                return f"{company(table, fact.company)} faces an attack"
            return f"{card} attacks {company(table, fact.company)}"
        case Happening.ATTACK_CANCELED:
            return f"{_attack(table, fact)} is canceled"
        case Happening.ATTACK_DEFEATED:
            return f"{_attack(table, fact)} is defeated"
        case Happening.ATTACK_ENDED:
            return f"{_attack(table, fact)} is over"
        case Happening.STRIKE_ASSIGNED:
            strike = f"the strike of {other}" if is_fighter(table, fact.other) else "a strike"
            return f"{strike} is assigned to {card}"
        case Happening.STRIKE_CANCELED:
            return f"the strike against {card} is canceled"
        case Happening.STRIKE_FAILED:
            return f"the strike against {card} fails by {fact.number}"
        case Happening.STRIKE_INEFFECTUAL:
            return f"the strike against {card} is ineffectual"
        case Happening.STRIKE_SUCCEEDED:
            return f"the strike against {card} succeeds by {fact.number}"
        case Happening.ROLLED:
            return _rolled(table, fact, who)
        case Happening.CHECK_PASSED:
            return f"{card} passes the corruption check with {whole(fact.number)}"
        case Happening.CHECK_FAILED:
            return f"{card} fails the corruption check with {whole(fact.number)}"
        case Happening.WIZARD_FELL:
            return f"{card} falls: he is a Fallen-wizard from now on"
        case Happening.INFLUENCE_SUCCEEDED:
            return f"{other} succeeds in influencing {card} with {whole(fact.number)}"
        case Happening.INFLUENCE_FAILED:
            return f"{other} fails to influence {card} with {whole(fact.number)}"
        case Happening.RING_TESTED:
            return f"the test of {card} comes to {whole(fact.number)}"
        case Happening.LASTING_BEGAN:
            return f"the effect of {card} lasts until the end of the turn"
        case Happening.LASTING_ENDED:
            return f"the effect of {card} ends"
        case Happening.CALLED:
            return f"{does(who, 'call')} the end of the game"
        case Happening.GAME_ENDED:
            nobody = "both win" if fact.number == BOTH_WIN else "nobody wins"
            return f"the game is over: {does(who, 'win') if fact.seat != NONE else nobody}"
        case _:
            assert_never(fact.kind)


def _declared(table: Table, fact: Fact, who: Person) -> str:
    card = name(table, fact.card)
    using = f" with {name(table, fact.other)}" if fact.other not in (NONE, fact.card) else ""
    if fact.number == ON_GUARD_PLAY:
        return f"{does(who, 'place')} {card} on-guard"
    if fact.number == AGENT_PLAY:
        return f"{does(who, 'put')} down {_agent(table, fact)} face-down"
    if fact.number == AGENT_ACTION:
        return f"{_agent(table, fact)} is about to act"
    if fact.number == ABILITY:
        return f"{does(who, 'use')} {card}{using}"
    if fact.number == ITEM_USE:
        return f"{does(who, 'take')} {card} into use"
    if fact.number == INFLUENCE:
        return f"{does(who, 'try', 'tries')} to influence {card}{using}"
    if fact.number == RING_TEST:
        return f"{card} is about to be tested"
    if fact.number in (PASSIVE, ATTACK_BEGINS):
        return f"{card} is about to take effect"
    return f"{does(who, 'play')} {card}{using}"


def _agent(table: Table, fact: Fact) -> str:
    return name(table, fact.card) if fact.card != NONE else "an agent"


def _attack(table: Table, fact: Fact) -> str:
    return f"the attack of {name(table, fact.card)}" if fact.card != NONE else "the attack"


def _rolled(table: Table, fact: Fact, who: Person) -> str:
    if fact.card != NONE:
        return f"the roll for {name(table, fact.card)} is {fact.number}"
    return f"{does(who, 'roll')} {fact.number}" if fact.seat != NONE else ""
