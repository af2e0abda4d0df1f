"""What a player may do, in English."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.questions import staying_untapped, weakened_by
from wizardhaven.engine.values import (
    CARD,
    DECK,
    DISCARD,
    FACTION,
    HAND,
    NONE,
    SPECIAL,
    STARTER,
    TO_ITS_AUTOMATIC_ATTACKS,
    UNDER_DEEPS,
    UNTAPPED,
    Action,
    CardId,
    Table,
    Verb,
)
from wizardhaven.text.english.grammar import counted, listed
from wizardhaven.view.telling.declining import Declined
from wizardhaven.view.telling.english.aims import aimed, keyed, used
from wizardhaven.view.telling.english.attacks import attack_at, attack_of
from wizardhaven.view.telling.english.passing import passing
from wizardhaven.view.telling.english.phrases import MINUS, attack, company, name, owned
from wizardhaven.view.telling.naming import in_hand, is_only_company


def action_text(table: Table, action: Action, declined: Declined) -> str:
    """What choosing this option does."""
    card, other = name(table, action.card), name(table, action.other)
    match action.verb:
        case Verb.PASS:
            return passing(declined)
        case Verb.ROLL:
            return f"Roll {action.number}"
        case Verb.SHUFFLE:
            return "Shuffle the play deck"
        case Verb.EXCHANGE_WIZARD:
            where = "play deck" if table.cards[action.other].place == DECK else "sideboard"
            return f"Exchange {other} in the {where} for {card}"
        case Verb.DRAFT:
            return f"Draft {card}"
        case Verb.STOP_DRAFTING:
            return "Draft no more characters"
        case Verb.START_AT:
            return f"Start at {other} with {card}" if action.card != NONE else f"Start at {other}"
        case Verb.PLACE_WITH:
            return f"Place {card} with {other}"
        case Verb.GIVE_ITEM:
            return f"Give {card} to {other}"
        case Verb.SHUFFLE_IN:
            return f"Shuffle {card} into the play deck"
        case Verb.EXCHANGE_DEAD:
            return f"Remove {card}, and shuffle a sideboard card into the play deck"
        case Verb.PLAY:
            return f"Play {card}{used(table, action)}"
        case Verb.USE:
            return f"Use {owned(table, action.card)}{used(table, action)}"
        case Verb.PLAY_CREATURE:
            return f"Play {card} on {company(table, table.company)}{keyed(table, action.card, action.keyed)}"
        case Verb.PLAY_AT_SITE:
            influences = table.printed[action.card].kind == FACTION
            return f"Influence {card} with {other}" if influences else f"Play {card} with {other}"
        case Verb.PLAY_AGENT:
            return f"Put down {card} face-down as an agent"
        case Verb.PLACE_ON_GUARD:
            return f"Place {card} on-guard"
        case Verb.REVEAL_ON_GUARD:
            return f"Reveal {card}{aimed(table, action.aim)}{keyed(table, action.card, action.keyed)}"
        case Verb.CANCEL_BY_TAPPING:
            paid = "Discard" if table.cards[action.card].place == HAND else "Tap"
            return f"{paid} {card} to cancel {other}"
        case Verb.CANCEL_AT_HOME:
            return f"Tap {card}, who is at home here, to cancel {attack(table)}"
        case Verb.CANCEL_ATTACK:
            return f"Tap {card} to cancel {attack(table)}"
        case Verb.ORGANIZE:
            return "Organize characters and companies"
        case Verb.FINISH_ORGANIZING:
            return "Finish organizing"
        case Verb.PLAY_CHARACTER:
            leave = f" with {action.names[0]}" if action.names else ""
            return f"Play {card}{leave}{_place(table, action)}{_control(table, action)}"
        case Verb.DISCARD_CHARACTER | Verb.DISCARD_STAGE:
            return f"Discard {card}"
        case Verb.FOLLOW:
            return f"Make {card} a follower of {other}"
        case Verb.FREE:
            if action.other != NONE:
                return f"Keep {card} no longer as a follower of {other}"
            return f"Put {card} under general influence"
        case Verb.CHANGE_COMPANY:
            return f"Let {card} change to {company(table, action.company_meant)}"
        case Verb.JOIN_COMPANIES | Verb.JOIN_AT_HAVEN:
            return f"Join {company(table, action.company_meant)} and {company(table, action.company)}"
        case Verb.SPLIT:
            own = " with a haven card of its own" if action.aim.number != NONE else ""
            return f"Let {card} form a new company{own}"
        case Verb.STORE:
            if action.aim.kind == CARD:
                return f"Put {card} beneath {name(table, action.aim.card)}"
            return f"Store {owned(table, action.card)}"
        case Verb.KEEP_FACTION:
            return f"Keep {card} under the control of {other}"
        case Verb.TRANSFER:
            return f"Transfer {owned(table, action.card)} to {other}"
        case Verb.USE_ITEM:
            return f"Take {owned(table, action.card)} into use"
        case Verb.TRY_REMOVAL:
            removal = table.printed[action.card].removal
            if removal is not None and removal.costs:
                return f"Tap {other} and try to remove {card}"
            return f"Try to remove {owned(table, action.card)}"
        case Verb.TRY_REMOVAL_UNTAPPED:
            return f"Try to remove {owned(table, action.card)} at {MINUS}3 without tapping"
        case Verb.PLAN_MOVEMENT:
            found = table.companies[action.company_meant]
            whose = "" if is_only_company(table, found.id) else f" of {company(table, found.id)}"
            return f"Plan movement{whose} from {name(table, found.site)} to {card}"
        case Verb.SIDEBOARD_TO_DISCARD:
            return f"{_tapping(table, action)}ut up to five cards from the sideboard on the discard pile"
        case Verb.SIDEBOARD_TO_DECK:
            return f"{_tapping(table, action)}ut a card from the sideboard into the play deck"
        case Verb.TAKE:
            return f"Take {card} from {_pile(table, action.card)}"
        case Verb.SHOW:
            return "Turn up another card" if action.card == NONE else f"Show {card}"
        case Verb.EXCHANGE:
            return f"Put {card} into the sideboard in exchange for {other}"
        case Verb.DISCARD:
            return f"Discard {card} from hand" if in_hand(table, action.card) else f"Discard {card}"
        case Verb.DRAW:
            return "Draw a card"
        case Verb.CHOOSE_COMPANY:
            if action.card != NONE:
                return f"Leave {card} on {company(table, action.company_meant)}"
            return f"Go on with {company(table, action.company_meant)}{_whereabouts(table, action)}"
        case Verb.TRAVEL:
            if action.number == STARTER:
                return f"Move to {card} by Starter Movement"
            if action.number == UNDER_DEEPS:
                return f"Move to {card} through the Under-deeps"
            if action.number == SPECIAL:
                return f"Move to {card} by {listed(action.names, 'and')}"
            return f"Move to {card} by way of {listed(action.names, 'and')}"
        case Verb.ENTER:
            return f"Enter {card}"
        case Verb.STAY:
            return f"Let {company(table, action.company_meant)} stay{_whereabouts(table, action)}"
        case Verb.RESTORE:
            return f"Untap or heal {card}"
        case Verb.TAP:
            return f"Tap {card}"
        case Verb.REPLACE_SITE:
            return f"Let {company(table, action.company_meant)} be at {card} by means of {other}"
        case Verb.HOLD_AT:
            return f"Hold {other} at {card}"
        case Verb.RESCUE:
            return f"Try to free the prisoners of {card}"
        case Verb.FREE_PRISONERS:
            return f"Tap {card} to free the prisoners of {other}"
        case Verb.CHOOSE_ATTACK if action.card != NONE and action.number == NONE:
            return f"Attack with {card}"
        case Verb.CHOOSE_ATTACK if action.card != NONE:
            return f"Leave only {attack_of(table, action.card, action.number)}"
        case Verb.CHOOSE_ATTACK:
            return f"Leave only {attack_at(table, action.aim.card, action.aim.index)}"
        case Verb.MOVE_AGENT:
            return f"Move {card} to {other}"
        case Verb.STEP_BACK:
            return f"Move {card} one step back"
        case Verb.RETURN_HOME:
            return f"Return {card} home{f' to {other}' if action.other != NONE else ''}"
        case Verb.HEAL_AGENT:
            return f"Heal {card}"
        case Verb.UNTAP_AGENT:
            return f"Untap {card}"
        case Verb.HIDE_AGENT:
            return f"Turn {card} face-down"
        case Verb.OPEN_SITE:
            like = action.number == TO_ITS_AUTOMATIC_ATTACKS
            sort = "creatures like its automatic-attacks" if like else "friends of its home"
            return f"Tap {card} to open the site to {sort}"
        case Verb.REVEAL_AGENT:
            return f"Reveal {card}{f' at {action.names[0]}' if action.names else ''}"
        case Verb.ATTACK_WITH_AGENT:
            return f"Attack with {card}"
        case Verb.ATTACK_COMPANY:
            return f"Attack {company(table, action.company_meant)}"
        case Verb.ASSIGN if action.other != NONE:
            return f"Assign the strike of {other} to {card}"
        case Verb.ASSIGN:
            return f"Assign a strike to {card}"
        case Verb.RESOLVE_STRIKE:
            return f"Resolve the strike against {card}"
        case Verb.SPEND_EXCESS:
            if action.number == 0:
                return "Use no excess strikes"
            strikes = counted(action.number, "excess strike", "excess strikes")
            return f"Use {strikes} for {MINUS}{-weakened_by(table, action.number)} to the defender's prowess"
        case Verb.TAP_TO_FACE:
            taps = table.cards[action.card].status == UNTAPPED
            return f"{'Tap' if taps else 'Let'} {card}{' to' if taps else ''} face the strike at full prowess"
        case Verb.STAY_UNTAPPED:
            weaker = f"{MINUS}{-staying_untapped(table, action.card)}"
            return f"Let {card} face the strike at {weaker} and stay untapped"
        case Verb.SUPPORT:
            return f"Tap {card} to support {other}"
        case Verb.SAVE_ITEM:
            return f"Pass {owned(table, action.card)} on to {other}"
        case Verb.TAKE_TROPHY:
            return f"Keep {card} as a trophy of {other}"
        case Verb.ATTACK_NEXT:
            return f"Face {card} next"
        case Verb.FALL:
            return f"Let {card} fall"
        case Verb.DOUBLE:
            return f"Count the corruption points of {card} twice"
        case Verb.CHECK_NEXT:
            return f"Let {card} make the next corruption check"
        case Verb.LAY_ON_DECK:
            return f"Lay {card} on top of the play deck"
        case Verb.LAY_UNDER_DECK:
            return f"Lay {card} beneath the play deck"
        case Verb.NAME_CARD:
            return f"Name {action.names[0]}"
        case Verb.REMOVE:
            return f"Remove {card} from the game"
        case Verb.PLAY_RING:
            return f"Play {card} with {other}"
        case Verb.INFLUENCE:
            shown = f", revealing {name(table, action.shown)}" if action.number != NONE else ""
            return f"Try to influence {owned(table, action.other)} with {card}{shown}"
        case Verb.PLAY_REVEALED:
            return f"Play {card}{_control(table, action)}"
        case Verb.RESOLVE_NEXT:
            return f"Let {owned(table, action.card)} take effect next"
        case Verb.CALL:
            return "Call the end of the game"
        case Verb.REVEAL_DUPLICATES:
            return "Reveal duplicates and count the points"
        case _:
            assert_never(action.verb)


def _place(table: Table, action: Action) -> str:
    if action.number == NONE:
        return f" at {name(table, action.aim.card)}"
    site = table.companies[action.company_meant].site
    return f" in {company(table, action.company_meant)} at {name(table, site)}"


def _control(table: Table, action: Action) -> str:
    """Who controls a character that comes into play; an avatar needs nobody."""
    printed = table.printed[action.card]
    if printed.character is None or printed.avatar:
        return ""
    if action.other == NONE:
        return " under general influence"
    return f" as a follower of {name(table, action.other)}"


def _tapping(table: Table, action: Action) -> str:
    return f"Tap {name(table, action.card)} to p" if action.card != NONE else "P"


def _pile(table: Table, card: CardId) -> str:
    place = table.cards[card].place
    if place == DISCARD:
        return "the discard pile"
    return "the play deck" if place == DECK else "the sideboard"


def _whereabouts(table: Table, action: Action) -> str:
    found = table.companies[action.company_meant]
    goal = f", moving to {name(table, found.destination)}" if found.destination != NONE else ""
    return f" at {name(table, found.site)}{goal}"
