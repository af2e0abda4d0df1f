"""What a player is asked, in English."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.queries.companies import hazard_limit
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.table import Table
from wizardhaven.text.english.grammar import counted
from wizardhaven.view.questions import Question
from wizardhaven.view.telling.asking import Asked
from wizardhaven.view.telling.english.phrases import attack, company, name, strike
from wizardhaven.view.telling.naming import attacker_seat, defender, striker, whole


def choice_text(table: Table, asked: Asked) -> str:
    """What the asked seat has to decide."""
    card, other = name(table, asked.card), name(table, asked.other)
    cards = counted(max(0, asked.number), "card", "cards")
    needed = f"{whole(asked.number)} on the dice"
    match asked.question:
        case Question.DRAFT_PICK:
            return "Draft a character for the starting company"
        case Question.STARTING_SITE:
            return f"Name the starting site that {card} lies on"
        case Question.STARTING_ITEM:
            return f"Give {card} to a starting character"
        case Question.REST_OF_POOL:
            return "Shuffle unused characters into the play deck"
        case Question.ROLL_FOR_FIRST:
            return "Roll for the first turn"
        case Question.UNTAP_ACTIONS:
            return "Act in the untap phase"
        case Question.HAZARD_SIDEBOARD:
            return "Use the sideboard for hazards, at half the hazard limit this turn"
        case Question.ORGANIZATION_ACTIONS:
            return "Act in the organization phase"
        case Question.ORGANIZING:
            return "Organize characters and companies"
        case Question.END_OF_ORGANIZATION:
            return "Act at the end of the organization phase"
        case Question.PLACE_HAZARD:
            return f"Choose the part of the split company that {card} stays with"
        case Question.LET_GO:
            return f"Choose the follower whom {card} can keep no longer"
        case Question.WHO_LEAVES:
            return "General influence is exceeded: choose a character to discard"
        case Question.REMOVAL_ROLL:
            return f"Roll to remove {card} (more than {needed})"
        case Question.LONG_EVENT_ACTIONS:
            return "Act in the long-event phase"
        case Question.NEXT_TO_TRAVEL:
            return "Choose the company whose movement/hazard phase is next"
        case Question.SITE_PATH:
            goal = table.companies[asked.company].destination
            return f"Choose the way of {company(table, asked.company)} to {name(table, goal)}"
        case Question.MOVEMENT_ROLL:
            return f"Roll for {company(table, asked.company)} to reach {card} (at least {needed})"
        case Question.DRAW_MORE:
            return f"Draw up to {counted(max(0, asked.number), 'more card', 'more cards')}"
        case Question.HAZARD_ACTIONS:
            return _hazards(table, asked)
        case Question.END_OF_MOVEMENT_HAZARD:
            return "Act at the end of the movement/hazard phase"
        case Question.FURTHER_SITE:
            return f"Choose where {company(table, asked.company)} moves on to"
        case Question.MAY_JOIN:
            return f"Join {company(table, asked.company)} and {company(table, asked.other)} at the haven"
        case Question.WHO_STAYS:
            return "Choose the company that stays at the site"
        case Question.NEXT_AT_SITE:
            return "Choose the company whose site phase is next"
        case Question.ENTER_SITE:
            site = table.companies[asked.company].site
            return f"Enter {name(table, site)} with {company(table, asked.company)}"
        case Question.REVEAL_ON_ENTRY:
            return f"Reveal on-guard cards as {company(table, asked.company)} enters the site"
        case Question.DECLARE_AGENTS:
            return f"Attack {company(table, asked.company)} with agents at the site"
        case Question.CREATURE_AS_ATTACK:
            return f"Put down a creature as an automatic-attack on {company(table, asked.company)}"
        case Question.ORDER_OF_CREATURES:
            return "Choose the attack to face next"
        case Question.SITE_ACTIONS:
            return f"Act in the site phase of {company(table, asked.company)}"
        case Question.REVEAL_AGAINST_PLAY:
            return "Reveal an on-guard card in response"
        case Question.ONE_MORE_ITEM:
            return "Play one more item"
        case Question.TAKE_CARD:
            return f"Let somebody tap to take {card}"
        case Question.BEGINNING_OF_END_OF_TURN:
            return "Act at the beginning of the end-of-turn phase"
        case Question.MAY_DISCARD:
            return "Discard a card from hand, if you like"
        case Question.END_OF_TURN_ACTIONS:
            return "Act in the end-of-turn phase"
        case Question.DISCARD_DOWN:
            return f"Discard {cards} from hand"
        case Question.REPLACE_SITE:
            return "Replace the site of a company by a haven"
        case Question.NEW_SITE:
            return f"Choose the new site of the company (because of {card})"
        case Question.MAY_CALL:
            return "Call the end of the game, if you like"
        case Question.RESPONSE:
            return f"Respond to {card if asked.card != NONE else 'what was declared'}"
        case Question.ORDER_OF_PASSIVES:
            return "Choose what takes effect next"
        case Question.EXCHANGE:
            return f"Take up to {cards} from the sideboard in exchange for cards of the discard pile"
        case Question.EXCHANGE_FOR:
            return f"Choose the card of the discard pile to exchange for {card}"
        case Question.SIDEBOARD_PICK:
            return f"Take up to {cards} from the sideboard"
        case Question.FETCH:
            return "Choose the card to fetch"
        case Question.FETCH_AVATAR:
            return "Look for your avatar and bring him into play"
        case Question.SHUFFLE:
            return f"Shuffle the play deck of player {asked.number + 1}"
        case Question.DISCARD_EITHER:
            return "Discard the card, or a card from hand to keep it"
        case Question.LOSE_ITEM:
            return "Choose the item that the company discards"
        case Question.PASS_ITEM | Question.SAVE_ITEM:
            return f"Pass on the items of {card}"
        case Question.MAY_FALL:
            return f"Let {card} fall, or lose him"
        case Question.FIRST_STAGE:
            return "Play a stage card from the sideboard"
        case Question.TROPHY:
            return f"Keep {card} as a trophy, if you like"
        case Question.NAME_CARD:
            return "Name a card that your opponent may hold"
        case Question.CARD_ROLL:
            return f"Roll for {card} ({other}: at least {needed})"
        case Question.RESCUE_SITE:
            return f"Choose the site at which {card} is held"
        case Question.FREE_PRISONERS:
            return f"Free the prisoners of {card}"
        case Question.RING_ROLL:
            return f"Roll for {card}, which is lost to {other} below {needed}"
        case Question.ESCAPE_ROLL:
            return f"Roll for the escape of {card} (more than {needed})"
        case Question.BEFORE_ASSIGNMENT:
            return f"Act before the strikes of {attack(table)} are assigned"
        case (
            Question.ASSIGN_BY_DEFENDER
            | Question.ASSIGN_BY_ATTACKER
            | Question.PAIR_BY_DEFENDER
            | Question.PAIR_BY_ATTACKER
        ):
            return f"Assign a {strike(table)}"
        case Question.BETWEEN_STRIKES:
            return "Act before the next strike"
        case Question.WHICH_ATTACK:
            return "Choose the only attack that is left"
        case Question.NEXT_STRIKE:
            return f"Choose the next {strike(table)}"
        case Question.STRIKE_HAZARDS | Question.STRIKE_ACTIONS:
            return f"Act on the {strike(table)} against {name(table, defender(table))}"
        case Question.SPEND_EXCESS:
            return f"Use excess strikes against {name(table, defender(table))}"
        case Question.ATTACK_COMPANY:
            return f"Attack another company with {company(table, asked.company)}, if you like"
        case Question.ALLY_ROLL:
            return f"Roll against {card} (discarded with more than {needed})"
        case Question.ATTACKER_ROLL:
            return f"Roll for {name(table, striker(table))} against {name(table, defender(table))}"
        case Question.FACE_STRIKE if asked.seat == attacker_seat(table):
            return f"Strike at {name(table, defender(table))} with {name(table, striker(table))}"
        case Question.FACE_STRIKE:
            return f"Face the {strike(table)} with {name(table, defender(table))}"
        case Question.SUPPORT_STRIKE:
            return f"Support {name(table, defender(table))} against the {strike(table)}"
        case Question.AGENT_ROLL:
            return f"Roll for the {strike(table)} against {name(table, defender(table))}"
        case Question.STRIKE_ROLL | Question.DEFENDER_ROLL:
            return f"Roll for {name(table, defender(table))} against the {strike(table)}"
        case Question.STRIKE_BODY_ROLL:
            return f"Roll for the body check of the strike against {card} (more than {needed})"
        case Question.BODY_CHECK_ROLL:
            return f"Roll for the body check of {card} (lost with more than {needed})"
        case Question.SUPPORT_CHECK:
            return f"Support the corruption check of {card}"
        case Question.CHECK_ROLL:
            return f"Roll for the corruption check of {card} (more than {needed})"
        case Question.FACTION_ROLL:
            return f"Roll for {other} to influence {card} (more than {needed})"
        case Question.ROLL_ACTIONS:
            return f"Act before the roll ({card})"
        case Question.INFLUENCE_BY_AGENT:
            return f"Choose the card that {card} tries to influence"
        case Question.ATTEMPT_ROLL:
            return f"Roll for {other} to influence {card}"
        case Question.ROLL_AGAINST:
            return f"Roll for {card} against the influence of {other}"
        case Question.PLAY_SHOWN:
            return f"Play {card}, which was revealed, with {other}"
        case Question.RING_TEST_ROLL:
            return f"Roll for the test of {card}"
        case Question.CHOOSE_RING:
            return f"Play a ring that the test has shown with {card}"
        case Question.NEXT_CHECK:
            return "Choose the character who makes the next corruption check"
        case Question.RECKONING:
            return "Reveal duplicates and count the points"
        case _:
            assert_never(asked.question)


def _hazards(table: Table, asked: Asked) -> str:
    whose = company(table, asked.company)
    if asked.seat == table.active or asked.company not in table.companies:
        return f"Act in the movement/hazard phase of {whose}"
    used = table.companies[asked.company].hazards
    return f"Play hazards on {whose} ({used} of {hazard_limit(table, asked.company)} used)"
