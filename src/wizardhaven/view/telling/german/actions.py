"""What a player may do, in German: infinitives, the verb at the end."""

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
from wizardhaven.text.german.articles import as_objects
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.names import at_site, german, quoted
from wizardhaven.text.signs import signed
from wizardhaven.view.telling.declining import Declined
from wizardhaven.view.telling.german.aims import aimed, keyed, used, way
from wizardhaven.view.telling.german.attacks import attack_at, attack_of
from wizardhaven.view.telling.german.passing import passing
from wizardhaven.view.telling.german.phrases import (
    at,
    attack,
    away_from,
    company,
    name,
    of_card,
    of_company,
    owned,
    to,
    to_whom,
)
from wizardhaven.view.telling.naming import in_hand, is_only_company


def action_text(table: Table, action: Action, declined: Declined) -> str:
    """What choosing this option does."""
    words = as_objects(_done(table, action, declined))
    return words[:1].upper() + words[1:]


def _done(table: Table, action: Action, declined: Declined) -> str:
    card, other = name(table, action.card), name(table, action.other)
    match action.verb:
        case Verb.PASS:
            return passing(declined)
        case Verb.ROLL:
            return f"{action.number} würfeln"
        case Verb.SHUFFLE:
            return "Das Spieldeck mischen"
        case Verb.EXCHANGE_WIZARD:
            where = "Spieldeck" if table.cards[action.other].place == DECK else "Reservestapel"
            return f"{other} im {where} gegen {card} tauschen"
        case Verb.DRAFT:
            return f"{card} wählen"
        case Verb.STOP_DRAFTING:
            return "Keine weiteren Charaktere wählen"
        case Verb.START_AT:
            return f"Mit {card} beginnen: {other}" if action.card != NONE else f"Hier beginnen: {other}"
        case Verb.PLACE_WITH:
            return f"{card} zu {other} legen"
        case Verb.GIVE_ITEM:
            return f"{card} an {other} geben"
        case Verb.SHUFFLE_IN:
            return f"{card} ins Spieldeck mischen"
        case Verb.EXCHANGE_DEAD:
            return f"{card} aus dem Spiel nehmen und eine Karte aus dem Reservestapel ins Spieldeck mischen"
        case Verb.PLAY:
            return f"{card}{used(table, action)} ausspielen{way(table, action)}"
        case Verb.USE:
            return f"{owned(table, action.card)}{used(table, action)} benutzen{way(table, action)}"
        case Verb.PLAY_CREATURE:
            how = keyed(table, action.card, action.keyed)
            return f"{card} auf {company(table, table.company)} ausspielen{how}"
        case Verb.PLAY_AT_SITE:
            influences = table.printed[action.card].kind == FACTION
            return f"{card} mit {other} {'beeinflussen' if influences else 'ausspielen'}"
        case Verb.PLAY_AGENT:
            return f"{card} verdeckt als Agenten ausspielen"
        case Verb.PLACE_ON_GUARD:
            return f"{card} auf die Hut legen"
        case Verb.REVEAL_ON_GUARD:
            return f"{card}{aimed(table, action.aim)} aufdecken{keyed(table, action.card, action.keyed)}"
        case Verb.CANCEL_BY_TAPPING:
            paid = "abwerfen" if table.cards[action.card].place == HAND else "tappen"
            return f"{card} {paid}, um {other} aufzuheben"
        case Verb.CANCEL_AT_HOME:
            return f"{card} am Heimatort tappen, um den {attack(table)} aufzuheben"
        case Verb.CANCEL_ATTACK:
            return f"{card} tappen, um den {attack(table)} aufzuheben"
        case Verb.ORGANIZE:
            return "Charaktere und Gemeinschaften organisieren"
        case Verb.FINISH_ORGANIZING:
            return "Die Organisation abschließen"
        case Verb.PLAY_CHARACTER:
            leave = f" mit {quoted(action.names[0])}" if action.names else ""
            return f"{card}{leave}{_place(table, action)}{_control(table, action)} ausspielen"
        case Verb.DISCARD_CHARACTER | Verb.DISCARD_STAGE:
            return f"{card} abwerfen"
        case Verb.FOLLOW:
            return f"{card} unter den direkten Einfluss {of_card(table, action.other)} stellen"
        case Verb.FREE:
            if action.other != NONE:
                return f"{card} nicht länger von {other} kontrollieren lassen"
            return f"{card} unter allgemeinen Einfluss stellen"
        case Verb.CHANGE_COMPANY:
            return f"{card} in {company(table, action.company_meant)} wechseln lassen"
        case Verb.JOIN_COMPANIES | Verb.JOIN_AT_HAVEN:
            return f"{company(table, action.company_meant)} und {company(table, action.company)} vereinen"
        case Verb.SPLIT:
            own = " mit eigener Ortskarte" if action.aim.number != NONE else ""
            return f"{card} eine neue Gemeinschaft{own} bilden lassen"
        case Verb.STORE:
            if action.aim.kind == CARD:
                return f"{card} unter {name(table, action.aim.card)} legen"
            return f"{owned(table, action.card)} hinterlegen"
        case Verb.KEEP_FACTION:
            return f"{card} unter der Kontrolle {of_card(table, action.other)} behalten"
        case Verb.TRANSFER:
            return f"{owned(table, action.card)} an {other} übergeben"
        case Verb.USE_ITEM:
            return f"{owned(table, action.card)} in Gebrauch nehmen"
        case Verb.TRY_REMOVAL:
            removal = table.printed[action.card].removal
            if removal is not None and removal.costs:
                return f"{other} tappen und versuchen, {card} loszuwerden"
            return f"versuchen, {owned(table, action.card)} loszuwerden"
        case Verb.TRY_REMOVAL_UNTAPPED:
            return f"Mit {signed(-3)} und ohne zu tappen versuchen, {owned(table, action.card)} loszuwerden"
        case Verb.PLAN_MOVEMENT:
            found = table.companies[action.company_meant]
            whose = "" if is_only_company(table, found.id) else f" {of_company(table, found.id)}"
            return f"Bewegung{whose} {away_from(table, found.site)} {to(table, action.card)} planen"
        case Verb.SIDEBOARD_TO_DISCARD:
            goal = "bis zu fünf Karten aus dem Reservestapel auf den Abwurfstapel"
            return _sideboard(table, action, goal, "legen")
        case Verb.SIDEBOARD_TO_DECK:
            return _sideboard(table, action, "eine Karte aus dem Reservestapel ins Spieldeck", "mischen")
        case Verb.TAKE:
            return f"{card} aus dem {_pile(table, action.card)} nehmen"
        case Verb.SHOW:
            return "Noch eine Karte aufdecken" if action.card == NONE else f"{card} vorzeigen"
        case Verb.EXCHANGE:
            return f"{card} im Tausch gegen {other} in den Reservestapel legen"
        case Verb.DISCARD:
            return f"{card} aus der Hand abwerfen" if in_hand(table, action.card) else f"{card} abwerfen"
        case Verb.DRAW:
            return "Eine Karte ziehen"
        case Verb.CHOOSE_COMPANY:
            if action.card != NONE:
                return f"{card} bei {of_company(table, action.company_meant)} lassen"
            return f"Mit {of_company(table, action.company_meant)} fortfahren ({_whereabouts(table, action)})"
        case Verb.TRAVEL:
            if action.number == STARTER:
                return f"Auf dem aufgedruckten Weg {to(table, action.card)} ziehen"
            if action.number == UNDER_DEEPS:
                return f"Durch die Tiefen {to(table, action.card)} ziehen"
            if action.number == SPECIAL:
                by = all_of([quoted(card) for card in action.names])
                return f"Durch {by} {to(table, action.card)} ziehen"
            regions = all_of([german(region) for region in action.names])
            return f"Über {regions} {to(table, action.card)} ziehen"
        case Verb.ENTER:
            return f"{card} betreten"
        case Verb.STAY:
            return f"{company(table, action.company_meant)} bleiben lassen ({_whereabouts(table, action)})"
        case Verb.RESTORE:
            return f"{card} enttappen oder heilen"
        case Verb.TAP:
            return f"{card} tappen"
        case Verb.REPLACE_SITE:
            return f"{company(table, action.company_meant)} durch {other} nach {card} bringen"
        case Verb.HOLD_AT:
            return f"{other} {at(table, action.card)} gefangen halten"
        case Verb.RESCUE:
            return f"Die Befreiung der Gefangenen von {card} versuchen"
        case Verb.FREE_PRISONERS:
            return f"{card} tappen, um die Gefangenen von {other} zu befreien"
        case Verb.CHOOSE_ATTACK if action.card != NONE and action.number == NONE:
            return f"Mit {card} angreifen"
        case Verb.CHOOSE_ATTACK if action.card != NONE:
            return f"Nur den {attack_of(table, action.card, action.number)} lassen"
        case Verb.CHOOSE_ATTACK:
            return f"Nur den {attack_at(table, action.aim.card, action.aim.index)} lassen"
        case Verb.MOVE_AGENT:
            return f"{card} {to(table, action.other)} ziehen lassen"
        case Verb.STEP_BACK:
            return f"{card} einen Schritt zurückziehen lassen"
        case Verb.RETURN_HOME:
            where = to(table, action.other) if action.other != NONE else "an den Heimatort"
            return f"{card} {where} zurückkehren lassen"
        case Verb.HEAL_AGENT:
            return f"{card} heilen"
        case Verb.UNTAP_AGENT:
            return f"{card} enttappen"
        case Verb.HIDE_AGENT:
            return f"{card} verdecken"
        case Verb.OPEN_SITE:
            like = action.number == TO_ITS_AUTOMATIC_ATTACKS
            sort = "Kreaturen von der Art der automatischen Angriffe" if like else "Freunde seiner Heimat"
            return f"{card} tappen, um den Ort für {sort} zu öffnen"
        case Verb.REVEAL_AGENT:
            return f"{card}{f' {at_site(action.names[0])}' if action.names else ''} aufdecken"
        case Verb.ATTACK_WITH_AGENT:
            return f"Mit {card} angreifen"
        case Verb.ATTACK_COMPANY:
            return f"{company(table, action.company_meant)} angreifen"
        case Verb.ASSIGN if action.other != NONE:
            return f"{to_whom(table, action.card)} den Schlag {of_card(table, action.other)} zuweisen"
        case Verb.ASSIGN:
            return f"{to_whom(table, action.card)} einen Schlag zuweisen"
        case Verb.RESOLVE_STRIKE:
            return f"Den Schlag gegen {card} abhandeln"
        case Verb.SPEND_EXCESS:
            return _excess(action.number, weakened_by(table, action.number))
        case Verb.TAP_TO_FACE:
            taps = table.cards[action.card].status == UNTAPPED
            how = " tappen und" if taps else ""
            return f"{card}{how} dem Schlag mit voller Kampfkraft entgegentreten lassen"
        case Verb.STAY_UNTAPPED:
            weaker = signed(staying_untapped(table, action.card))
            return f"{card} dem Schlag mit {weaker} entgegentreten lassen, ohne zu tappen"
        case Verb.SUPPORT:
            return f"{card} tappen, um {to_whom(table, action.other)} beizustehen"
        case Verb.SAVE_ITEM:
            return f"{owned(table, action.card)} an {other} weitergeben"
        case Verb.TAKE_TROPHY:
            return f"{card} als Trophäe von {other} behalten"
        case Verb.ATTACK_NEXT:
            return f"Sich als Nächstes {to_whom(table, action.card)} stellen"
        case Verb.FALL:
            return f"{card} fallen lassen"
        case Verb.DOUBLE:
            return f"Die Versuchungspunkte von {card} doppelt zählen"
        case Verb.CHECK_NEXT:
            return f"{card} den nächsten Versuchungswurf machen lassen"
        case Verb.LAY_ON_DECK:
            return f"{card} auf das Spieldeck legen"
        case Verb.LAY_UNDER_DECK:
            return f"{card} unter das Spieldeck legen"
        case Verb.NAME_CARD:
            return f"{quoted(action.names[0])} nennen"
        case Verb.REMOVE:
            return f"{card} aus dem Spiel entfernen"
        case Verb.PLAY_RING:
            return f"{card} mit {other} ausspielen"
        case Verb.INFLUENCE:
            shown = f" und dabei {name(table, action.shown)} vorzeigen" if action.number != NONE else ""
            return f"{owned(table, action.other)} mit {card} zu beeinflussen versuchen{shown}"
        case Verb.PLAY_REVEALED:
            return f"{card}{_control(table, action)} ausspielen"
        case Verb.RESOLVE_NEXT:
            return f"{owned(table, action.card)} als Nächstes wirksam werden lassen"
        case Verb.CALL:
            return "Das Ende des Spiels ausrufen"
        case Verb.REVEAL_DUPLICATES:
            return "Doppelte Karten vorzeigen und die Siegpunkte zählen"
        case _:
            assert_never(action.verb)


def _place(table: Table, action: Action) -> str:
    if action.number == NONE:
        return f" {at(table, action.aim.card)}"
    site = table.companies[action.company_meant].site
    return f" in {of_company(table, action.company_meant)} {at(table, site)}"


def _control(table: Table, action: Action) -> str:
    """Who controls a character that comes into play; an avatar needs nobody."""
    printed = table.printed[action.card]
    if printed.character is None or printed.avatar:
        return ""
    if action.other == NONE:
        return " unter allgemeinem Einfluss"
    return f" unter dem direkten Einfluss {of_card(table, action.other)}"


def _sideboard(table: Table, action: Action, what: str, verb: str) -> str:
    if action.card == NONE:
        return f"{what} {verb}"
    return f"{name(table, action.card)} tappen, um {what} zu {verb}"


def _pile(table: Table, card: CardId) -> str:
    place = table.cards[card].place
    if place == DISCARD:
        return "Abwurfstapel"
    return "Spieldeck" if place == DECK else "Reservestapel"


def _whereabouts(table: Table, action: Action) -> str:
    found = table.companies[action.company_meant]
    goal = f", unterwegs {to(table, found.destination)}" if found.destination != NONE else ""
    return f"{at(table, found.site)}{goal}"


def _excess(number: int, by: int) -> str:
    if number == 0:
        return "Keine überzähligen Schläge einsetzen"
    strikes = "einen überzähligen Schlag" if number == 1 else f"{number} überzählige Schläge"
    return f"{strikes} für {signed(by)} auf die Kampfkraft des Verteidigers einsetzen"
