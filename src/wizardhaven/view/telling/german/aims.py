"""What an action is aimed at, by which key and in which of several ways, in German."""

from __future__ import annotations

from wizardhaven.engine.values import EVENT, NONE, UNKEYED, Action, Aim, CardId, Keyed, Table, lasting
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.keys import key, proviso
from wizardhaven.text.german.names import at_site, german, quoted
from wizardhaven.text.german.scenes import scene_of
from wizardhaven.text.german.terms import CHECKS, RACES
from wizardhaven.text.german.uses import use_of
from wizardhaven.text.havens import speaking_for
from wizardhaven.view.eyes import being_placed
from wizardhaven.view.telling.german.attacks import attack_at
from wizardhaven.view.telling.german.phrases import attack, company, name, owned
from wizardhaven.view.telling.naming import given_up, key_of, use_to_tell, which_agent
from wizardhaven.vocabulary.terms import Check, Race


def aimed(table: Table, aim: Aim) -> str:
    """The words before the verb that say at what."""
    match aim.kind:
        case lasting.CARD:
            against = table.printed[aim.card].kind == EVENT
            where = f" {at_site(aim.name)}" if aim.name and aim.keyed.kind == UNKEYED else ""
            return f" {'gegen' if against else 'auf'} {owned(table, aim.card)}{where}"
        case lasting.COMPANY:
            return f" auf {company(table, aim.company)}"
        case lasting.REGION:
            region = f"die Region {german(aim.name)}" if aim.name else f"Region {aim.index + 1} des Weges"
            return f" auf {region}"
        case lasting.AUTOMATIC_ATTACK:
            return f" auf den {attack_at(table, aim.card, aim.index)}"
        case lasting.ATTACK:
            return f" gegen den {attack(table)}"
        case lasting.STRIKE:
            return f" beim Schlag gegen {name(table, aim.strike)}"
        case lasting.CHECK:
            return f" für den {CHECKS[Check(aim.name)].after_der.accusative} von {name(table, aim.card)}"
        case lasting.ATTEMPT:
            return f" gegen den Versuch, {name(table, aim.card)} zu beeinflussen,"
        case lasting.DECLARATION:
            hidden = aim.card in being_placed(table)
            return f" gegen {'die auf die Hut gelegte Karte' if hidden else name(table, aim.card)}"
        case lasting.LASTING:
            return f" gegen den Effekt von {name(table, aim.card)}"
        case lasting.AGENT:
            return f" auf den verdeckten Agenten{which_agent(table, aim.index)}"
        case lasting.CREATURE_TYPE:
            return f" mit Nennung der Art {RACES[Race(aim.name)].after_ein.nominative}"
        case _:
            return ""


def used(table: Table, action: Action) -> str:
    """By whom and on what."""
    user = f" mit {name(table, action.other)}" if action.other != NONE else ""
    items = [f"{quoted(item)} ({german(bearer)})" for item, bearer in given_up(table, action)]
    beside = f" zusammen mit {quoted(action.names[0])}" if action.names else ""
    beside = f" gegen Abwurf von {all_of(items)}" if items else beside
    itself = action.aim.kind == lasting.CARD and action.aim.number == action.card
    goal = f" {at_site(action.aim.name)}" if itself else aimed(table, action.aim)
    threatened = action.aim.kind == lasting.CARD and action.aim.index >= 0
    whom = f", für {name(table, action.aim.other)}" if threatened else ""
    return f"{user}{goal}{whom}{beside}"


def way(table: Table, action: Action) -> str:
    """In which way, behind the verb: how a creature is keyed, and which of several uses is meant."""
    how = keyed(table, action.aim.card, action.aim.keyed) if action.aim.keyed.kind != UNKEYED else ""
    use, card = use_to_tell(table, action), table.printed[action.card].card
    if use is None:
        return how
    with speaking_for(card):
        return f"{how}: {use_of(use, scene_of(card), may=False).rstrip('.')}"


def keyed(table: Table, creature: CardId, by: Keyed) -> str:
    """By which key a creature is played; nothing for what is no creature."""
    if by.agent != NONE:
        return f", eingelassen von {name(table, by.agent)}"
    its_key = key_of(table, creature, by)
    if its_key is None:
        return ""
    scene = scene_of(table.printed[creature].card)
    return f", gebunden an {key(its_key)}{proviso(its_key, scene)}"
