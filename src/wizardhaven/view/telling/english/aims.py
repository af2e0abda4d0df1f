"""What an action is aimed at, by which key and in which of several ways, in English."""

from __future__ import annotations

from wizardhaven.engine.values import EVENT, NONE, UNKEYED, Action, Aim, CardId, Keyed, Table, lasting
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.keys import key
from wizardhaven.text.english.scenes import scene_of
from wizardhaven.text.english.uses import using
from wizardhaven.text.havens import speaking_for
from wizardhaven.view.eyes import being_placed
from wizardhaven.view.telling.english.attacks import attack_at
from wizardhaven.view.telling.english.phrases import attack, company, name, owned
from wizardhaven.view.telling.naming import given_up, key_of, use_to_tell, which_agent


def aimed(table: Table, aim: Aim) -> str:
    """The words behind "play a card" that say at what."""
    match aim.kind:
        case lasting.CARD:
            against = table.printed[aim.card].kind == EVENT
            where = f" at {aim.name}" if aim.name and aim.keyed.kind == UNKEYED else ""
            return f" {'against' if against else 'on'} {owned(table, aim.card)}{where}"
        case lasting.COMPANY:
            return f" on {company(table, aim.company)}"
        case lasting.REGION:
            return f" on {aim.name or f'region {aim.index + 1} of the site path'}"
        case lasting.AUTOMATIC_ATTACK:
            return f" on {attack_at(table, aim.card, aim.index)}"
        case lasting.ATTACK:
            return f" against {attack(table)}"
        case lasting.STRIKE:
            return f" for the strike against {name(table, aim.strike)}"
        case lasting.CHECK:
            return f" for the {aim.name} of {name(table, aim.card)}"
        case lasting.ATTEMPT:
            return f" against the attempt to influence {name(table, aim.card)}"
        case lasting.DECLARATION:
            hidden = aim.card in being_placed(table)
            return f" against {'the card placed on-guard' if hidden else name(table, aim.card)}"
        case lasting.LASTING:
            return f" against the effect of {name(table, aim.card)}"
        case lasting.AGENT:
            return f" on the face-down agent{which_agent(table, aim.index)}"
        case lasting.CREATURE_TYPE:
            return f", naming {aim.name}"
        case _:
            return ""


def used(table: Table, action: Action) -> str:
    """By whom, on what and, if the card has several uses, in which of these ways."""
    user = f" with {name(table, action.other)}" if action.other != NONE else ""
    items = [f"{item} ({bearer})" for item, bearer in given_up(table, action)]
    beside = f" together with {action.names[0]}" if action.names else ""
    beside = f", discarding {listed(items, 'and')}" if items else beside
    itself = action.aim.kind == lasting.CARD and action.aim.number == action.card
    goal = f" at {action.aim.name}" if itself else aimed(table, action.aim)
    threatened = action.aim.kind == lasting.CARD and action.aim.index >= 0
    whom = f", for {name(table, action.aim.other)}" if threatened else ""
    how = keyed(table, action.aim.card, action.aim.keyed) if action.aim.keyed.kind != UNKEYED else ""
    return f"{user}{goal}{whom}{beside}{how}{_way(table, action)}"


def _way(table: Table, action: Action) -> str:
    """Which of several uses is meant."""
    use, card = use_to_tell(table, action), table.printed[action.card].card
    if use is None:
        return ""
    with speaking_for(card):
        return f": {using(use, scene_of(card)).rstrip('.')}"


def keyed(table: Table, creature: CardId, by: Keyed) -> str:
    """By which key a creature is played; nothing for what is no creature."""
    if by.agent != NONE:
        return f", let in by {name(table, by.agent)}"
    its_key = key_of(table, creature, by)
    return f", {key(its_key, scene_of(table.printed[creature].card))}" if its_key is not None else ""
