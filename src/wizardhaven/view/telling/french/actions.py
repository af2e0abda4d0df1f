"""What a player may do, in French: infinitives."""

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
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import of, to
from wizardhaven.text.french.names import at_site, french, quoted
from wizardhaven.text.signs import signed
from wizardhaven.view.telling.declining import Declined
from wizardhaven.view.telling.french.aims import aimed, keyed, used
from wizardhaven.view.telling.french.attacks import attack_at, attack_of
from wizardhaven.view.telling.french.passing import passing
from wizardhaven.view.telling.french.phrases import at, attack, company, name, of_card, owned, phrase
from wizardhaven.view.telling.naming import in_hand, is_only_company


def action_text(table: Table, action: Action, declined: Declined) -> str:
    """What choosing this option does."""
    return phrase(_done(table, action, declined))


def _done(table: Table, action: Action, declined: Declined) -> str:
    card, other = name(table, action.card), name(table, action.other)
    match action.verb:
        case Verb.PASS:
            return passing(declined)
        case Verb.ROLL:
            return f"obtenir {action.number} aux dés"
        case Verb.SHUFFLE:
            return "mélanger le deck de jeu"
        case Verb.EXCHANGE_WIZARD:
            where = "deck de jeu" if table.cards[action.other].place == DECK else "Talon"
            return f"échanger {other} du {where} contre {card}"
        case Verb.DRAFT:
            return f"choisir {card}"
        case Verb.STOP_DRAFTING:
            return "ne plus choisir de personnages"
        case Verb.START_AT:
            begin = f"commencer {at(table, action.other)}"
            return f"{begin} avec {card}" if action.card != NONE else begin
        case Verb.PLACE_WITH:
            return f"placer {card} avec {other}"
        case Verb.GIVE_ITEM:
            return f"donner {card} {to(other)}"
        case Verb.SHUFFLE_IN:
            return f"mélanger {card} au deck de jeu"
        case Verb.EXCHANGE_DEAD:
            return f"retirer {card} et mélanger une carte du Talon au deck de jeu"
        case Verb.PLAY:
            return f"jouer {card}{used(table, action)}"
        case Verb.USE:
            return f"utiliser {owned(table, action.card)}{used(table, action)}"
        case Verb.PLAY_CREATURE:
            how = keyed(table, action.card, action.keyed)
            return f"jouer {card} sur {company(table, table.company)}{how}"
        case Verb.PLAY_AT_SITE:
            influences = table.printed[action.card].kind == FACTION
            return f"{'influencer' if influences else 'jouer'} {card} avec {other}"
        case Verb.PLAY_AGENT:
            return f"jouer {card} face cachée comme agent"
        case Verb.PLACE_ON_GUARD:
            return f"placer {card} en garde"
        case Verb.REVEAL_ON_GUARD:
            return f"révéler {card}{aimed(table, action.aim)}{keyed(table, action.card, action.keyed)}"
        case Verb.CANCEL_BY_TAPPING:
            paid = "défausser" if table.cards[action.card].place == HAND else "engager"
            return f"{paid} {card} pour annuler {other}"
        case Verb.CANCEL_AT_HOME:
            return f"engager {card} à son site natal pour annuler {attack(table)}"
        case Verb.CANCEL_ATTACK:
            return f"engager {card} pour annuler {attack(table)}"
        case Verb.ORGANIZE:
            return "organiser les personnages et les compagnies"
        case Verb.FINISH_ORGANIZING:
            return "terminer l'organisation"
        case Verb.PLAY_CHARACTER:
            leave = f" avec {quoted(action.names[0])}" if action.names else ""
            return f"jouer {card}{leave}{_place(table, action)}{_control(table, action)}"
        case Verb.DISCARD_CHARACTER | Verb.DISCARD_STAGE:
            return f"défausser {card}"
        case Verb.FOLLOW:
            return f"placer {card} sous l'influence directe {of(other)}"
        case Verb.FREE:
            if action.other != NONE:
                return f"ne plus laisser {card} sous le contrôle {of(other)}"
            return f"placer {card} sous influence générale"
        case Verb.CHANGE_COMPANY:
            return f"faire passer {card} dans {company(table, action.company_meant)}"
        case Verb.JOIN_COMPANIES | Verb.JOIN_AT_HAVEN:
            return f"réunir {company(table, action.company_meant)} et {company(table, action.company)}"
        case Verb.SPLIT:
            own = " et une carte de Havre à part" if action.aim.number != NONE else ""
            return f"former une nouvelle compagnie avec {card}{own}"
        case Verb.STORE:
            if action.aim.kind == CARD:
                return f"placer {card} sous {name(table, action.aim.card)}"
            return f"mettre {owned(table, action.card)} en réserve"
        case Verb.KEEP_FACTION:
            return f"garder {card} sous le contrôle {of(other)}"
        case Verb.TRANSFER:
            return f"transférer {owned(table, action.card)} {to(other)}"
        case Verb.USE_ITEM:
            return f"mettre {owned(table, action.card)} en usage"
        case Verb.TRY_REMOVAL:
            removal = table.printed[action.card].removal
            if removal is not None and removal.costs:
                return f"engager {other} et tenter de se défaire {of(card)}"
            return f"tenter de se défaire {of(owned(table, action.card))}"
        case Verb.TRY_REMOVAL_UNTAPPED:
            return f"tenter de se défaire {of(owned(table, action.card))} à {signed(-3)} sans s'engager"
        case Verb.PLAN_MOVEMENT:
            found = table.companies[action.company_meant]
            whose = "" if is_only_company(table, found.id) else f" {of(company(table, found.id))}"
            return f"prévoir le mouvement{whose} {of_card(table, found.site)} {at(table, action.card)}"
        case Verb.SIDEBOARD_TO_DISCARD:
            goal = "mettre jusqu'à cinq cartes du Talon dans la pile de défausse"
            return f"{_tapping(table, action)}{goal}"
        case Verb.SIDEBOARD_TO_DECK:
            return f"{_tapping(table, action)}mélanger une carte du Talon au deck de jeu"
        case Verb.TAKE:
            return f"prendre {card} dans {_pile(table, action.card)}"
        case Verb.SHOW:
            return "dévoiler une autre carte" if action.card == NONE else f"montrer {card}"
        case Verb.EXCHANGE:
            return f"mettre {card} dans le Talon en échange {of(other)}"
        case Verb.DISCARD:
            return f"défausser {card} de la main" if in_hand(table, action.card) else f"défausser {card}"
        case Verb.DRAW:
            return "tirer une carte"
        case Verb.CHOOSE_COMPANY:
            if action.card != NONE:
                return f"laisser {card} sur {company(table, action.company_meant)}"
            return f"continuer avec {company(table, action.company_meant)} ({_whereabouts(table, action)})"
        case Verb.TRAVEL:
            if action.number == STARTER:
                return f"aller {at(table, action.card)} par le trajet imprimé"
            if action.number == UNDER_DEEPS:
                return f"aller {at(table, action.card)} par les Abîmes"
            if action.number == SPECIAL:
                by = all_of([quoted(card) for card in action.names])
                return f"aller {at(table, action.card)} grâce à {by}"
            regions = all_of([french(region) for region in action.names])
            return f"aller {at(table, action.card)} en passant par {regions}"
        case Verb.ENTER:
            return f"entrer {at(table, action.card)}"
        case Verb.STAY:
            return f"laisser {company(table, action.company_meant)} sur place ({_whereabouts(table, action)})"
        case Verb.RESTORE:
            return f"redresser ou guérir {card}"
        case Verb.TAP:
            return f"engager {card}"
        case Verb.REPLACE_SITE:
            return f"remplacer le site de {company(table, action.company_meant)} par {card} grâce {to(other)}"
        case Verb.HOLD_AT:
            return f"retenir {other} {at(table, action.card)}"
        case Verb.RESCUE:
            return f"tenter de libérer les prisonniers {of(card)}"
        case Verb.FREE_PRISONERS:
            return f"engager {card} pour libérer les prisonniers {of(other)}"
        case Verb.CHOOSE_ATTACK if action.card != NONE and action.number == NONE:
            return f"attaquer avec {card}"
        case Verb.CHOOSE_ATTACK if action.card != NONE:
            return f"ne laisser que {attack_of(table, action.card, action.number)}"
        case Verb.CHOOSE_ATTACK:
            return f"ne laisser que {attack_at(table, action.aim.card, action.aim.index)}"
        case Verb.MOVE_AGENT:
            return f"déplacer {card} {at(table, action.other)}"
        case Verb.STEP_BACK:
            return f"faire revenir {card} d'un pas"
        case Verb.RETURN_HOME:
            where = at(table, action.other) if action.other != NONE else "à son site natal"
            return f"faire rentrer {card} {where}"
        case Verb.HEAL_AGENT:
            return f"guérir {card}"
        case Verb.UNTAP_AGENT:
            return f"redresser {card}"
        case Verb.HIDE_AGENT:
            return f"retourner {card} face cachée"
        case Verb.OPEN_SITE:
            like = action.number == TO_ITS_AUTOMATIC_ATTACKS
            sort = "créatures du type des attaques automatiques" if like else "amis de son site natal"
            return f"engager {card} pour ouvrir le site aux {sort}"
        case Verb.REVEAL_AGENT:
            return f"révéler {card}{f' {at_site(action.names[0])}' if action.names else ''}"
        case Verb.ATTACK_WITH_AGENT:
            return f"attaquer avec {card}"
        case Verb.ATTACK_COMPANY:
            return f"attaquer {company(table, action.company_meant)}"
        case Verb.ASSIGN if action.other != NONE:
            return f"attribuer le coup {of(other)} {to(card)}"
        case Verb.ASSIGN:
            return f"attribuer un coup {to(card)}"
        case Verb.RESOLVE_STRIKE:
            return f"résoudre le coup contre {card}"
        case Verb.SPEND_EXCESS:
            return _excess(action.number, weakened_by(table, action.number))
        case Verb.TAP_TO_FACE:
            taps = table.cards[action.card].status == UNTAPPED
            start = f"engager {card} pour affronter" if taps else f"affronter avec {card}"
            return f"{start} le coup à pleine prouesse"
        case Verb.STAY_UNTAPPED:
            weaker = signed(staying_untapped(table, action.card))
            return f"affronter le coup avec {card} à {weaker} sans s'engager"
        case Verb.SUPPORT:
            return f"engager {card} pour soutenir {other}"
        case Verb.SAVE_ITEM:
            return f"transmettre {owned(table, action.card)} {to(other)}"
        case Verb.TAKE_TROPHY:
            return f"garder {card} comme trophée avec {other}"
        case Verb.ATTACK_NEXT:
            return f"affronter {card} ensuite"
        case Verb.FALL:
            return f"laisser {card} succomber"
        case Verb.DOUBLE:
            return f"compter double les points de corruption {of(card)}"
        case Verb.CHECK_NEXT:
            return f"faire le prochain jet de corruption avec {card}"
        case Verb.LAY_ON_DECK:
            return f"poser {card} sur le deck de jeu"
        case Verb.LAY_UNDER_DECK:
            return f"poser {card} sous le deck de jeu"
        case Verb.NAME_CARD:
            return f"nommer {quoted(action.names[0])}"
        case Verb.REMOVE:
            return f"retirer {card} du jeu"
        case Verb.PLAY_RING:
            return f"jouer {card} avec {other}"
        case Verb.INFLUENCE:
            shown = f" en révélant {name(table, action.shown)}" if action.number != NONE else ""
            return f"tenter d'influencer {owned(table, action.other)} avec {card}{shown}"
        case Verb.PLAY_REVEALED:
            return f"jouer {card}{_control(table, action)}"
        case Verb.RESOLVE_NEXT:
            return f"laisser {owned(table, action.card)} prendre effet ensuite"
        case Verb.CALL:
            return "annoncer la fin de la partie"
        case Verb.REVEAL_DUPLICATES:
            return "révéler les doubles et compter les points"
        case _:
            assert_never(action.verb)


def _place(table: Table, action: Action) -> str:
    if action.number == NONE:
        return f" {at(table, action.aim.card)}"
    site = table.companies[action.company_meant].site
    return f" dans {company(table, action.company_meant)} {at(table, site)}"


def _control(table: Table, action: Action) -> str:
    """Who controls a character that comes into play; an avatar needs nobody."""
    printed = table.printed[action.card]
    if printed.character is None or printed.avatar:
        return ""
    if action.other == NONE:
        return " sous influence générale"
    return f" sous l'influence directe {of_card(table, action.other)}"


def _tapping(table: Table, action: Action) -> str:
    return f"engager {name(table, action.card)} pour " if action.card != NONE else ""


def _pile(table: Table, card: CardId) -> str:
    place = table.cards[card].place
    if place == DISCARD:
        return "la pile de défausse"
    return "le deck de jeu" if place == DECK else "le Talon"


def _whereabouts(table: Table, action: Action) -> str:
    found = table.companies[action.company_meant]
    goal = f", en route vers {name(table, found.destination)}" if found.destination != NONE else ""
    return f"{at(table, found.site)}{goal}"


def _excess(number: int, by: int) -> str:
    if number == 0:
        return "n'utiliser aucun coup en surplus"
    strikes = "un coup" if number == 1 else f"{number} coups"
    return f"utiliser {strikes} en surplus pour {signed(by)} à la prouesse {of('le défenseur')}"
