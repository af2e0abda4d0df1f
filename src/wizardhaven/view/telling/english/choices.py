"""What a player is asked, in English."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.questions import hazard_limit
from wizardhaven.engine.values import NONE, Asked, Question, Table
from wizardhaven.view.telling.english.phrases import attack, company, name, strike
from wizardhaven.view.telling.naming import (
    adds_to_own,
    attacker_seat,
    defender,
    in_anothers_turn,
    is_moving,
    is_untapped,
    striker,
    threatens,
    whole,
)


def choice_text(table: Table, asked: Asked) -> str:
    """What the asked seat has to decide: a question, or a call to throw the dice."""
    if in_anothers_turn(table, asked.question, asked.seat):
        return "Will you do anything before the turn goes on?"
    card, other = name(table, asked.card), name(table, asked.other)
    struck, striking = name(table, defender(table)), name(table, striker(table))
    needed = f"{whole(asked.number)} on the dice"
    match asked.question:
        case Question.OTHER_WIZARD:
            return f"Which Wizard do you bring instead of {table.declared[1 - asked.seat]}?"
        case Question.DRAFT_PICK:
            return "Who joins your starting company?"
        case Question.STARTING_SITE:
            return f"At which site do you begin{f' with {card}' if asked.card != NONE else ''}?"
        case Question.STARTING_COMPANIES:
            return "Who begins at another site?"
        case Question.STARTING_CARD:
            return f"With whom does {card} begin?"
        case Question.BRING_ALONG:
            return f"Whom do you bring into play with {card}?"
        case Question.STARTING_ITEM:
            return f"Who carries {card} from the start?"
        case Question.REST_OF_POOL:
            return "Who else goes into your play deck?"
        case Question.ROLL_FOR_FIRST:
            return "Roll for the first turn"
        case Question.UNTAP_ACTIONS:
            return "What will you do as your turn begins?"
        case Question.HAZARD_SIDEBOARD:
            return "Will you fetch hazards and halve the hazard limit?"
        case Question.ORGANIZATION_ACTIONS:
            return "What will you do before your companies set out?"
        case Question.ORGANIZING:
            return "Who joins you, and who travels with whom?"
        case Question.END_OF_ORGANIZATION:
            return "What will you do as the organization phase ends?"
        case Question.PLACE_HAZARD:
            return f"Which company keeps {card}?"
        case Question.LET_GO:
            return f"Which follower must {card} let go?"
        case Question.WHO_LEAVES:
            return "General influence is exceeded: who must leave?"
        case Question.REMOVAL_ROLL:
            return f"Roll to remove {card} (more than {needed})"
        case Question.LONG_EVENT_ACTIONS:
            return "What will you play before anybody sets out?"
        case Question.NEXT_TO_TRAVEL:
            return "Which company is next?"
        case Question.SITE_PATH:
            goal = table.companies[asked.company].destination
            return f"Which way does {company(table, asked.company)} take to {name(table, goal)}?"
        case Question.TAP_ONE:
            return f"Who of {company(table, asked.company)} taps for {card}?"
        case Question.MOVEMENT_ROLL:
            return f"Roll for {company(table, asked.company)} to reach {card} (at least {needed})"
        case Question.DRAW_MORE:
            return f"Will you draw another card? ({asked.number} at most)"
        case Question.HAZARD_ACTIONS:
            return _hazards(table, asked)
        case Question.SITE_REVEALED:
            return "What will you do now that the new site is revealed?"
        case Question.END_OF_MOVEMENT_HAZARD:
            return "What will you do as this movement/hazard phase ends?"
        case Question.REST:
            return "Who rests at the journey's end?"
        case Question.FURTHER_SITE:
            return f"Where does {company(table, asked.company)} move on to?"
        case Question.MAY_JOIN:
            return f"Will {company(table, asked.company)} and {company(table, asked.other_company)} join?"
        case Question.WHO_STAYS:
            return "Which company stays at the site?"
        case Question.NEXT_AT_SITE:
            return "Which company is next at its site?"
        case Question.ENTER_SITE:
            site = table.companies[asked.company].site
            return f"Does {company(table, asked.company)} enter {name(table, site)}?"
        case Question.REVEAL_ON_ENTRY:
            return f"Will you reveal cards as {company(table, asked.company)} enters?"
        case Question.DECLARE_AGENTS:
            return f"Which agents attack {company(table, asked.company)}?"
        case Question.CREATURE_AS_ATTACK | Question.HAZARD_AS_ATTACK:
            return f"Which creature awaits {company(table, asked.company)} at the site?"
        case Question.ORDER_OF_CREATURES:
            return "Which attack do you face next?"
        case Question.SITE_ACTIONS:
            return f"What does {company(table, asked.company)} do at its site?"
        case Question.REVEAL_AGAINST_PLAY:
            return "Will you answer with an on-guard card?"
        case Question.ONE_MORE_ITEM:
            return "Will you play one more item?"
        case Question.TAKE_CARD:
            return f"Who taps to take {card}?"
        case Question.TAP_TO_KEEP:
            return f"Who taps to keep {card}?"
        case Question.BEGINNING_OF_END_OF_TURN:
            return "What will you do as your turn draws to a close?"
        case Question.MAY_DISCARD:
            return "Will you discard a card from your hand?"
        case Question.END_OF_TURN_ACTIONS:
            return "Anything more before your turn ends?"
        case Question.DISCARD_DOWN:
            return f"Which card will you discard? ({asked.number} too many)"
        case Question.REPLACE_SITE:
            return "Does one of your companies go to a haven?"
        case Question.NEW_SITE:
            return f"Where does {card} lead the company?"
        case Question.MAY_CALL:
            return "Will you call the end of the game?"
        case Question.RESPONSE if adds_to_own(table, asked.seat):
            return f"Will you add anything to {card if asked.card != NONE else 'your action'}?"
        case Question.RESPONSE:
            return f"How do you answer {card}?" if asked.card != NONE else "How do you answer?"
        case Question.ORDER_OF_PASSIVES:
            return "What takes effect next?"
        case Question.EXCHANGE:
            return f"Which sideboard card do you exchange? ({asked.number} at most)"
        case Question.EXCHANGE_FOR:
            return f"Which discarded card do you give for {card}?"
        case Question.SIDEBOARD_PICK:
            return f"Which card do you take from the sideboard? ({asked.number} at most)"
        case Question.FOR_DEAD_CARD:
            return "Which sideboard card do you shuffle into your play deck?"
        case Question.FETCH:
            return "Which card do you fetch?"
        case Question.FACTION_FROM_AFAR:
            return "Which faction is to be won over from afar?"
        case Question.GIFT:
            return f"Which card does {card} bring into play, and with whom?"
        case Question.TAKE_FROM_TOP:
            return "Which of these cards do you take?"
        case Question.SEND_FORTH:
            return "Whom does your avatar send forth?"
        case Question.SUMMON:
            return "Will you bring a character into play?"
        case Question.FETCH_AVATAR:
            return "Will you bring your avatar into play?"
        case Question.SHUFFLE:
            return f"Shuffle the play deck of player {asked.number + 1}"
        case Question.AT_RANDOM:
            return f"Turn up cards of player {asked.number + 1} at random"
        case Question.MAY_REMOVE:
            return "Which card do you remove from the game?"
        case Question.MAY_HUNT:
            return f"Shall the discarded {card} attack your avatar's company?"
        case Question.MAY_CHANGE_ATTACK:
            return f"Shall {card} change this attack?"
        case Question.DISCARD_WHERE:
            return f"Where do you discard {card}?"
        case Question.CONTEND:
            return f"Will you give up a card from your hand for {card}?"
        case Question.KEY_AGAIN:
            return f"How is the creature keyed that attacks {company(table, asked.company)} again?"
        case Question.SENT_CREATURE:
            return f"Which of the creatures attacks {company(table, asked.company)}, and how is it keyed?"
        case Question.DISCARD_EITHER:
            return f"Will you discard {card}, or a card from your hand?"
        case Question.LOSE_ITEM:
            return "Which item does the company lose?"
        case Question.SHOW_HAZARDS:
            return "Which hazards will you show before you play them?"
        case Question.CREATURE_ON_AGENT:
            return f"Which creature attacks {card}?"
        case Question.HOME_OF_AGENT:
            return f"At which home site is {card} turned up?"
        case Question.PASS_ITEM | Question.SAVE_ITEM:
            return f"Who takes over the items of {card}?"
        case Question.MAY_FALL:
            return f"Does {card} fall, or do you lose him?"
        case Question.FIRST_STAGE:
            return "Which stage card do you play from the sideboard?"
        case Question.TROPHY:
            return f"Who keeps {card} as a trophy?"
        case Question.NAME_CARD:
            return "Which card do you think your opponent holds?"
        case Question.GIVE_UP_STAGE:
            return "Which stage card do you give up?"
        case Question.GIVE_UP_CARD:
            return f"Which card do you give up? ({asked.number} to go)"
        case Question.GIVE_UP_RING:
            return "Which ring do you give up?"
        case Question.ARRANGE_DECK:
            return "Which card do you lay on the play deck next?"
        case Question.CARD_ROLL:
            return f"Roll for {card} ({other}: at least {needed})"
        case Question.RESCUE_SITE:
            return f"Where do you hold {card} prisoner?"
        case Question.FREE_PRISONERS:
            return f"Who frees the prisoners of {card}?"
        case Question.RING_ROLL:
            return f"Roll for {card}, which is lost to {other} below {needed}"
        case Question.ESCAPE_ROLL:
            return f"Roll for the escape of {card} (more than {needed})"
        case Question.BEFORE_ASSIGNMENT if threatens(table, asked.seat):
            return f"What will you add to {attack(table)}?"
        case Question.BEFORE_ASSIGNMENT:
            return f"What will you do against {attack(table)}?"
        case Question.ASSIGN_BY_DEFENDER | Question.PAIR_BY_DEFENDER:
            return f"Who faces a {strike(table)}?"
        case Question.ASSIGN_BY_ATTACKER | Question.PAIR_BY_ATTACKER:
            return f"Who must face a {strike(table)}?"
        case Question.BETWEEN_STRIKES:
            return "Anything to do before the next strike?"
        case Question.WHICH_ATTACK | Question.WHICH_ATTACK_OF_CARD:
            return "Which attack alone remains?"
        case Question.NEXT_STRIKE:
            return f"Which {strike(table)} comes next?"
        case Question.STRIKE_HAZARDS:
            return f"What will you add to the strike against {struck}?"
        case Question.STRIKE_ACTIONS:
            return f"What helps {struck} against the {strike(table)}?"
        case Question.SPEND_EXCESS:
            return f"How many excess strikes weigh on {struck}?"
        case Question.ATTACK_COMPANY:
            return f"Does {company(table, asked.company)} attack another company?"
        case Question.ALLY_ROLL:
            return f"Roll against {card} (discarded with more than {needed})"
        case Question.ALLY_STRENGTH:
            return f"Roll for the prowess of {card}"
        case Question.ATTACKER_ROLL:
            return f"Roll for {striking} against {struck}"
        case Question.FACE_STRIKE if asked.seat == attacker_seat(table):
            taps = is_untapped(table, striker(table))
            return (
                f"Does {striking} tap to strike at {struck}?"
                if taps
                else f"How does {striking} strike at {struck}?"
            )
        case Question.FACE_STRIKE:
            taps = is_untapped(table, defender(table))
            return (
                f"Does {struck} tap to face the {strike(table)}?"
                if taps
                else f"How does {struck} face the {strike(table)}?"
            )
        case Question.SUPPORT_STRIKE:
            return f"Who supports {struck} against the {strike(table)}?"
        case Question.AGENT_ROLL:
            return f"Roll for the {strike(table)} against {struck}"
        case Question.STRIKE_ROLL | Question.DEFENDER_ROLL:
            return f"Roll for {struck} against the {strike(table)}"
        case Question.STRIKE_BODY_ROLL:
            return f"Roll for the body check of the strike against {card} (more than {needed})"
        case Question.BODY_CHECK_ROLL:
            return f"Roll for the body check of {card} (lost with more than {needed})"
        case Question.SUPPORT_CHECK:
            return f"Who helps {card} to resist corruption?"
        case Question.CHECK_ROLL:
            return f"Roll for the corruption check of {card} (more than {needed})"
        case Question.GIVE_UP_ITEM:
            return f"Which item does {other} give up so that {card} listens?"
        case Question.FACTION_ROLL:
            return f"Roll for {other} to influence {card} (more than {needed})"
        case Question.KEEP_FACTION:
            return "Does the leader keep the faction under his control?"
        case Question.ROLL_ACTIONS:
            return f"Will you change the roll for {card}?"
        case Question.INFLUENCE_BY_AGENT:
            return f"Whom or what does {card} try to influence?"
        case Question.ATTEMPT_ROLL:
            return f"Roll for {other} to influence {card}"
        case Question.ROLL_AGAINST:
            return f"Roll for {card} against the influence of {other}"
        case Question.PLAY_SHOWN:
            return f"Will you play {card} with {other} at once?"
        case Question.RING_TEST_ROLL:
            return f"Roll for the test of {card}"
        case Question.CHOOSE_RING:
            return f"Which ring has {card} found?"
        case Question.DOUBLED_SOURCE:
            return f"Which source of corruption of {card}’s counts twice?"
        case Question.NEXT_CHECK:
            return "Who makes the next corruption check?"
        case Question.RECKONING:
            return "Reveal duplicates and count the points"
        case Question.ROLL_FOR_TIE:
            return "Roll to decide the game"
        case _:
            assert_never(asked.question)


def _hazards(table: Table, asked: Asked) -> str:
    whose = company(table, asked.company)
    where = "on its way" if is_moving(table, asked.company) else "at its site"
    if asked.seat == table.active or asked.company not in table.companies:
        return f"What will you do for {whose} {where}?"
    used = table.companies[asked.company].hazards
    return f"What threatens {whose} {where}? ({used} of {hazard_limit(table, asked.company)} used)"
