"""What just happened, in French; cards have no gender here, so nothing agrees with them."""

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
from wizardhaven.text.french.grammar import of, sentence, to
from wizardhaven.text.french.names import french
from wizardhaven.text.french.terms import PHASES
from wizardhaven.view.telling.french.phrases import (
    at,
    company,
    does,
    members,
    name,
    named,
    of_card,
    player,
    subject,
    thing,
)
from wizardhaven.view.telling.naming import is_fighter, whole
from wizardhaven.view.telling.person import Person, person
from wizardhaven.vocabulary.terms import Phase


def fact_text(table: Table, fact: Fact, reader: int | None) -> str | None:
    """One sentence about what happened; None if there is nothing to say."""
    whose = fact.seat if fact.seat != NONE or fact.card == NONE else table.owners[fact.card]
    words = fact_words(table, fact, person(whose, reader))
    return sentence(words) if words else None


def fact_words(table: Table, fact: Fact, who: Person) -> str:
    """The same as words within a sentence; none if there is nothing to say."""
    card, other = name(table, fact.card), name(table, fact.other)
    match fact.kind:
        case Happening.TURN_BEGAN:
            return f"le tour {fact.number} commence : c'est {to(player(who))} de jouer"
        case Happening.PHASE_BEGAN:
            return f"la {PHASES[list(Phase)[fact.number]]} commence"
        case Happening.NAMED_HIMSELF:
            fallen = french(table.declared[fact.seat])
            return f"{does(who, 'déclarez', 'déclare')} le Sorcier Corrompu {fallen}"
        case Happening.WIZARD_EXCHANGED:
            exchanged = f"{other} contre {card}" if fact.card != NONE else "un Sorcier"
            return f"{does(who, 'échangez', 'échange')} {exchanged}"
        case Happening.DRAFTED:
            return f"{does(who, 'choisissez', 'choisit')} {card}"
        case Happening.SET_ASIDE:
            return f"{card} reste de côté lors de la mise en place des personnages"
        case Happening.DREW:
            return f"{does(who, 'tirez', 'tire')} {card}"
        case Happening.EXHAUSTED:
            return f"{does(who, 'épuisez', 'épuise')} {_his(who, 'son')} deck de jeu"
        case Happening.SHUFFLED:
            return f"{thing(who, 'deck de jeu', 'le')} est mélangé"
        case Happening.SHUFFLED_BACK:
            return f"{does(who, 'montrez', 'montre')} {card}, qui retourne au deck de jeu"
        case Happening.DECLARED:
            return _declared(table, fact, who)
        case Happening.RESOLVED:
            return f"{card} prend effet"
        case Happening.NEGATED:
            return f"{card} reste sans effet"
        case Happening.PLAYED:
            return ""
        case Happening.CAME_INTO_PLAY:
            return f"{card} entre en jeu"
        case Happening.TAPPED:
            return f"{subject(table, fact.card)} s'engage"
        case Happening.UNTAPPED:
            return f"{subject(table, fact.card)} se redresse"
        case Happening.WOUNDED:
            return f"{card} subit une blessure"
        case Happening.HEALED:
            return f"{card} guérit"
        case Happening.INVERTED:
            return f"{does(who, 'retournez', 'retourne')} {card}"
        case Happening.DISCARDED:
            return f"{does(who, 'défaussez', 'défausse')} {card}"
        case Happening.DISCARDED_FROM_HAND:
            where = " sur le deck de jeu" if fact.number == ONTO_DECK else ""
            return f"{does(who, 'défaussez', 'défausse')} {card} de {_his(who)} main{where}"
        case Happening.ELIMINATED:
            return f"l'élimination frappe {card}"
        case Happening.REMOVED:
            return f"{card} sort du jeu"
        case Happening.RETURNED_TO_HAND:
            return f"{does(who, 'reprenez', 'reprend')} {card} en main"
        case Happening.RETURNED_TO_LOCATION_DECK:
            site = named(table, fact.card, "un site")
            return f"{does(who, 'remettez', 'remet')} {site} dans {_his(who, 'son')} deck de sites"
        case Happening.STORED:
            return f"{does(who, 'mettez', 'met')} {card} en réserve {at(table, fact.other)}"
        case Happening.TRANSFERRED:
            return f"{name(table, fact.giver)} donne {card} {to(other)}"
        case Happening.PLACED_WITH:
            return f"{card} accompagne désormais {other}"
        case Happening.GAINED_ITEM:
            return f"{other} reçoit {card}"
        case Happening.BEGAN_TO_USE:
            return f"{other} utilise désormais {card}"
        case Happening.SIDEBOARDED:
            given = f" en échange {of(other)}" if fact.other != NONE else ""
            return f"{does(who, 'prenez', 'prend')} {card} dans {_his(who, 'son')} Talon{given}"
        case Happening.FETCHED:
            return f"{does(who, 'allez', 'va')} chercher {card}"
        case Happening.TURNED_UP:
            return f"{does(who, 'révélez', 'révèle')} {card}"
        case Happening.LOOKED_AT:
            return f"{does(who, 'regardez', 'regarde')} {card}"
        case Happening.LAID_ON_DECK:
            return (
                f"{does(who, 'recevez', 'reçoit')} une carte sur {_his(who, 'son')} deck de jeu, ou dessous"
            )
        case Happening.BECAME_FOLLOWER:
            return f"{card} suit désormais {other}"
        case Happening.BECAME_FREE:
            return f"{card} passe sous influence générale"
        case Happening.LOST_CONTROLLER:
            return f"{other} ne contrôle plus {card}"
        case Happening.PUT_ASIDE:
            return f"{subject(table, fact.card)} est mis de côté avec {other}"
        case Happening.TAKEN_PRISONER:
            return f"{other} retient {card} prisonnier"
        case Happening.SET_FREE:
            return f"{card} est de nouveau libre"
        case Happening.COMPANY_CHANGED:
            if fact.company not in table.companies:
                return "une compagnie se dissout"
            if len(table.companies[fact.company].members) == 1:
                return f"{company(table, fact.company)} ne compte plus qu'un personnage"
            return f"{company(table, fact.company)} comprend maintenant {members(table, fact.company)}"
        case Happening.MOVEMENT_PLANNED:
            return f"{does(who, 'prévoyez', 'prévoit')} un mouvement {of(company(table, fact.company))}"
        case Happening.SITE_REPLACED:
            return f"{company(table, fact.company)} s'égare : {card} remplace {other}"
        case Happening.SITE_EXCHANGED:
            return f"{does(who, 'utilisez', 'utilise')} désormais une autre version {of(card)}"
        case Happening.SITE_REVEALED:
            way = f"{of_card(table, fact.other)} {at(table, fact.card)}"
            return f"{company(table, fact.company)} se met en route {way}"
        case Happening.COMPANY_RETURNED:
            return f"{company(table, fact.company)} retourne à son site d'origine"
        case Happening.COMPANY_STAYED:
            stays = f"et reste {at(table, fact.other)}"
            return f"{company(table, fact.company)} ne trouve pas le chemin vers {card} {stays}"
        case Happening.COMPANY_ARRIVED:
            return f"{company(table, fact.company)} arrive {at(table, fact.card)}"
        case Happening.HAZARD_LIMIT_SET:
            return f"la limite de périls est de {fact.number}"
        case Happening.ON_GUARD_PLACED:
            return f"une carte est maintenant en garde contre {company(table, fact.company)}"
        case Happening.ON_GUARD_REVEALED:
            return f"la carte en garde est révélée : {card}"
        case Happening.AGENT_REVEALED:
            where = f" {at(table, fact.other)}" if fact.other != NONE else ""
            return f"l'agent {card} se révèle{where}"
        case Happening.AGENT_TAKEN_BACK:
            return f"{_agent(table, fact)} retourne dans la main de son joueur"
        case Happening.ON_GUARD_DISCARDED:
            return f"{named(table, fact.card, 'une carte')} en garde est défaussée"
        case Happening.AGENT_HIDDEN:
            return f"{_agent(table, fact)} se retourne face cachée"
        case Happening.AGENT_MOVED:
            where = f" {at(table, fact.other)}" if fact.other != NONE else ""
            return f"{_agent(table, fact)} se déplace{where}"
        case Happening.AGENT_RETURNED_HOME:
            return f"{_agent(table, fact)} rentre à son site natal"
        case Happening.SITE_OPENED:
            return f"{_agent(table, fact)} ouvre son site aux créatures"
        case Happening.SITE_ENTERED:
            return f"{company(table, fact.company)} entre {at(table, fact.card)}"
        case Happening.ATTACK_BEGAN:
            if fact.other != NONE:
                attackers = company(table, table.cards[fact.other].company)
                return f"{attackers} attaque {company(table, fact.company)}"
            if fact.card == NONE:
                return f"{company(table, fact.company)} subit une attaque"
            return f"{card} attaque {company(table, fact.company)}"
        case Happening.ATTACK_CANCELED:
            return f"{_attack(table, fact)} est annulée"
        case Happening.ATTACK_DEFEATED:
            return f"{_attack(table, fact)} est vaincue"
        case Happening.ATTACK_ENDED:
            return f"{_attack(table, fact)} est terminée"
        case Happening.STRIKE_ASSIGNED:
            strike = f"le coup {of(other)}" if is_fighter(table, fact.other) else "un coup"
            return f"{strike} est attribué {to(card)}"
        case Happening.STRIKE_CANCELED:
            return f"le coup contre {card} est annulé"
        case Happening.STRIKE_FAILED:
            return f"le coup contre {card} échoue de {fact.number}"
        case Happening.STRIKE_INEFFECTUAL:
            return f"le coup contre {card} reste sans effet"
        case Happening.STRIKE_SUCCEEDED:
            return f"le coup contre {card} réussit de {fact.number}"
        case Happening.ROLLED:
            return _rolled(table, fact, who)
        case Happening.CHECK_PASSED:
            return f"{card} réussit son jet de corruption avec {whole(fact.number)}"
        case Happening.CHECK_FAILED:
            return f"{card} rate son jet de corruption avec {whole(fact.number)}"
        case Happening.WIZARD_FELL:
            return f"{card} succombe : il est désormais un Sorcier Corrompu"
        case Happening.INFLUENCE_SUCCEEDED:
            return f"{other} réussit à influencer {card} avec {whole(fact.number)}"
        case Happening.INFLUENCE_FAILED:
            return f"{other} ne parvient pas à influencer {card} avec {whole(fact.number)}"
        case Happening.RING_TESTED:
            return f"la vérification {of_card(table, fact.card)} donne {whole(fact.number)}"
        case Happening.LASTING_BEGAN:
            return f"l'effet {of_card(table, fact.card)} dure jusqu'à la fin du tour"
        case Happening.LASTING_ENDED:
            return f"l'effet {of_card(table, fact.card)} prend fin"
        case Happening.CALLED:
            return f"{does(who, 'annoncez', 'annonce')} la fin de la partie"
        case Happening.GAME_ENDED:
            nobody = "les deux gagnent" if fact.number == BOTH_WIN else "personne ne gagne"
            winner = does(who, "gagnez", "gagne") if fact.seat != NONE else nobody
            return f"la partie est terminée : {winner}"
        case _:
            assert_never(fact.kind)


def _his(who: Person, other: str = "sa") -> str:
    return "votre" if who is Person.YOU else other


def _declared(table: Table, fact: Fact, who: Person) -> str:
    card = name(table, fact.card)
    using = f" avec {name(table, fact.other)}" if fact.other not in (NONE, fact.card) else ""
    if fact.number == ON_GUARD_PLAY:
        return f"{does(who, 'placez', 'place')} {card} en garde"
    if fact.number == AGENT_PLAY:
        return f"{does(who, 'jouez', 'joue')} {_agent(table, fact)} face cachée"
    if fact.number == AGENT_ACTION:
        return f"{_agent(table, fact)} va agir"
    if fact.number == ABILITY:
        return f"{does(who, 'utilisez', 'utilise')} {card}{using}"
    if fact.number == ITEM_USE:
        return f"{does(who, 'mettez', 'met')} {card} en usage"
    if fact.number == INFLUENCE:
        return f"{does(who, 'tentez', 'tente')} d'influencer {card}{using}"
    if fact.number == RING_TEST:
        return f"{card} va subir son test"
    if fact.number in (PASSIVE, ATTACK_BEGINS):
        return f"{card} va prendre effet"
    return f"{does(who, 'jouez', 'joue')} {card}{using}"


def _agent(table: Table, fact: Fact) -> str:
    return named(table, fact.card, "un agent")


def _attack(table: Table, fact: Fact) -> str:
    return f"l'attaque {of_card(table, fact.card)}" if fact.card != NONE else "l'attaque"


def _rolled(table: Table, fact: Fact, who: Person) -> str:
    if fact.card != NONE:
        return f"le jet pour {name(table, fact.card)} donne {fact.number}"
    return f"{does(who, 'obtenez', 'obtient')} {fact.number} aux dés" if fact.seat != NONE else ""
