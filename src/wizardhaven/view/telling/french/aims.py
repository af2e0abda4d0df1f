"""What an action is aimed at, by which key and in which of several ways, in French."""

from __future__ import annotations

from wizardhaven.engine.values import EVENT, NONE, UNKEYED, Action, Aim, CardId, Keyed, Table, lasting
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import the
from wizardhaven.text.french.keys import key
from wizardhaven.text.french.names import at_site, french, quoted
from wizardhaven.text.french.scenes import scene_of
from wizardhaven.text.french.terms import CHECKS, RACES
from wizardhaven.text.french.uses import use_of
from wizardhaven.text.havens import speaking_for
from wizardhaven.view.eyes import being_placed
from wizardhaven.view.telling.french.attacks import attack_at
from wizardhaven.view.telling.french.phrases import attack, company, name, of_card, owned
from wizardhaven.view.telling.naming import given_up, key_of, use_to_tell, which_agent
from wizardhaven.vocabulary.terms import Check, Race


def aimed(table: Table, aim: Aim) -> str:
    """The words behind "jouer" that say at what."""
    match aim.kind:
        case lasting.CARD:
            against = table.printed[aim.card].kind == EVENT
            where = f" {at_site(aim.name)}" if aim.name and aim.keyed.kind == UNKEYED else ""
            return f" {'contre' if against else 'sur'} {owned(table, aim.card)}{where}"
        case lasting.COMPANY:
            return f" sur {company(table, aim.company)}"
        case lasting.REGION:
            region = (
                f"la région {french(aim.name)}" if aim.name else f"la région nº {aim.index + 1} du trajet"
            )
            return f" sur {region}"
        case lasting.AUTOMATIC_ATTACK:
            return f" sur {attack_at(table, aim.card, aim.index)}"
        case lasting.ATTACK:
            return f" contre {attack(table)}"
        case lasting.STRIKE:
            return f" pour le coup contre {name(table, aim.strike)}"
        case lasting.CHECK:
            return f" pour {the(CHECKS[Check(aim.name)])} {of_card(table, aim.card)}"
        case lasting.ATTEMPT:
            return f" contre la tentative d'influencer {name(table, aim.card)}"
        case lasting.DECLARATION:
            hidden = aim.card in being_placed(table)
            return f" contre {'la carte placée en garde' if hidden else name(table, aim.card)}"
        case lasting.LASTING:
            return f" contre l'effet {of_card(table, aim.card)}"
        case lasting.AGENT:
            return f" sur l'agent face cachée{which_agent(table, aim.index)}"
        case lasting.CREATURE_TYPE:
            return f" en nommant le type {RACES[Race(aim.name)].singular}"
        case _:
            return ""


def used(table: Table, action: Action) -> str:
    """By whom, on what and, if the card has several uses, in which of these ways."""
    user = f" avec {name(table, action.other)}" if action.other != NONE else ""
    use, card = use_to_tell(table, action), table.printed[action.card].card
    items = [f"{quoted(item)} ({french(bearer)})" for item, bearer in given_up(table, action)]
    beside = f" avec {quoted(action.names[0])}" if action.names else ""
    beside = f" en défaussant {all_of(items)}" if items else beside
    itself = action.aim.kind == lasting.CARD and action.aim.number == action.card
    goal = f" {at_site(action.aim.name)}" if itself else aimed(table, action.aim)
    threatened = action.aim.kind == lasting.CARD and action.aim.index >= 0
    whom = f", pour {name(table, action.aim.other)}" if threatened else ""
    how = keyed(table, action.aim.card, action.aim.keyed) if action.aim.keyed.kind != UNKEYED else ""
    if use is None:
        return f"{user}{goal}{whom}{beside}{how}"
    with speaking_for(card):
        way = use_of(use, scene_of(card)).rstrip(".")
    return f"{user}{goal}{whom}{beside}{how} : {way[:1].lower()}{way[1:]}"


def keyed(table: Table, creature: CardId, by: Keyed) -> str:
    """By which key a creature is played; nothing for what is no creature."""
    if by.agent != NONE:
        return f", créature admise par {name(table, by.agent)}"
    its_key = key_of(table, creature, by)
    if its_key is None:
        return ""
    return f", créature liée {key(its_key, scene_of(table.printed[creature].card))}"
