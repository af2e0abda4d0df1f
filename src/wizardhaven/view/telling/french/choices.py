"""What a player is asked, in French."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.queries.companies import hazard_limit
from wizardhaven.engine.state.table import Table
from wizardhaven.text.french.grammar import of
from wizardhaven.view.questions import Question
from wizardhaven.view.telling.asking import Asked
from wizardhaven.view.telling.french.phrases import (
    at,
    attack,
    company,
    name,
    named,
    of_card,
    phrase,
    strike,
)
from wizardhaven.view.telling.naming import attacker_seat, defender, striker, whole


def choice_text(table: Table, asked: Asked) -> str:
    """What the asked seat has to decide."""
    return phrase(_question(table, asked))


def _question(table: Table, asked: Asked) -> str:
    card, other = name(table, asked.card), name(table, asked.other)
    cards = "une carte" if asked.number == 1 else f"{asked.number} cartes"
    up_to = cards if asked.number == 1 else f"jusqu'à {cards}"
    needed = f"{whole(asked.number)} aux dés"
    match asked.question:
        case Question.DRAFT_PICK:
            return "choisir un personnage pour la compagnie de départ"
        case Question.STARTING_SITE:
            return f"nommer le site de départ pour {card}"
        case Question.STARTING_ITEM:
            return f"donner {card} à un personnage de départ"
        case Question.REST_OF_POOL:
            return "mélanger des personnages restants au deck de jeu"
        case Question.ROLL_FOR_FIRST:
            return "lancer les dés pour le premier tour"
        case Question.UNTAP_ACTIONS:
            return "agir pendant la phase de redressement"
        case Question.HAZARD_SIDEBOARD:
            return "utiliser le Talon pour des périls, la limite de périls étant réduite de moitié ce tour"
        case Question.ORGANIZATION_ACTIONS:
            return "agir pendant la phase d'organisation"
        case Question.ORGANIZING:
            return "organiser les personnages et les compagnies"
        case Question.END_OF_ORGANIZATION:
            return "agir à la fin de la phase d'organisation"
        case Question.PLACE_HAZARD:
            return f"choisir la partie de la compagnie divisée qui garde {card}"
        case Question.LET_GO:
            return f"choisir qui {card} ne peut plus contrôler"
        case Question.WHO_LEAVES:
            return "l'influence générale est dépassée : choisir un personnage à défausser"
        case Question.REMOVAL_ROLL:
            return f"lancer les dés pour se défaire {of(card)} (plus de {needed})"
        case Question.LONG_EVENT_ACTIONS:
            return "agir pendant la phase des Événements Longs"
        case Question.NEXT_TO_TRAVEL:
            return "choisir la compagnie dont c'est la phase de mouvement/périls"
        case Question.SITE_PATH:
            goal = name(table, table.companies[asked.company].destination)
            return f"choisir le trajet {of(company(table, asked.company))} vers {goal}"
        case Question.MOVEMENT_ROLL:
            way = f"de {company(table, asked.company)} vers {card}"
            return f"lancer les dés pour le déplacement {way} (au moins {needed})"
        case Question.DRAW_MORE:
            return f"tirer encore {up_to}"
        case Question.HAZARD_ACTIONS:
            return _hazards(table, asked)
        case Question.END_OF_MOVEMENT_HAZARD:
            return "agir à la fin de la phase de mouvement/périls"
        case Question.FURTHER_SITE:
            return f"choisir le site suivant de {company(table, asked.company)}"
        case Question.MAY_JOIN:
            both = f"{company(table, asked.company)} et {company(table, asked.other)}"
            return f"réunir {both} au Havre"
        case Question.WHO_STAYS:
            return "choisir la compagnie qui reste au site"
        case Question.NEXT_AT_SITE:
            return "choisir la compagnie dont c'est la phase de site"
        case Question.ENTER_SITE:
            there = at(table, table.companies[asked.company].site)
            return f"entrer {there} avec {company(table, asked.company)}"
        case Question.REVEAL_ON_ENTRY:
            return f"révéler des cartes en garde à l'entrée {of(company(table, asked.company))}"
        case Question.DECLARE_AGENTS:
            return f"attaquer {company(table, asked.company)} avec des agents présents au site"
        case Question.CREATURE_AS_ATTACK:
            return f"poser une créature comme attaque automatique contre {company(table, asked.company)}"
        case Question.ORDER_OF_CREATURES:
            return "choisir l'attaque à affronter ensuite"
        case Question.SITE_ACTIONS:
            return f"agir pendant la phase de site {of(company(table, asked.company))}"
        case Question.REVEAL_AGAINST_PLAY:
            return "révéler une carte en garde en réponse"
        case Question.ONE_MORE_ITEM:
            return "jouer un objet de plus"
        case Question.TAKE_CARD:
            return f"engager un personnage qui prend {card}"
        case Question.BEGINNING_OF_END_OF_TURN:
            return "agir au début de la phase de fin de tour"
        case Question.MAY_DISCARD:
            return "défausser une carte de la main, si vous le souhaitez"
        case Question.END_OF_TURN_ACTIONS:
            return "agir pendant la phase de fin de tour"
        case Question.DISCARD_DOWN:
            return f"défausser {cards} de la main"
        case Question.REPLACE_SITE:
            return "remplacer le site d'une compagnie par un Havre"
        case Question.NEW_SITE:
            return f"choisir le nouveau site de la compagnie (à cause {of(card)})"
        case Question.MAY_CALL:
            return "annoncer la fin de la partie, si vous le souhaitez"
        case Question.RESPONSE:
            return f"répondre à {named(table, asked.card, 'ce qui a été annoncé')}"
        case Question.ORDER_OF_PASSIVES:
            return "choisir ce qui prend effet ensuite"
        case Question.EXCHANGE:
            return f"prendre {up_to} dans le Talon en échange de cartes de la pile de défausse"
        case Question.EXCHANGE_FOR:
            return f"choisir la carte de la pile de défausse à échanger contre {card}"
        case Question.SIDEBOARD_PICK:
            return f"prendre {up_to} dans le Talon"
        case Question.FETCH:
            return "choisir la carte à aller chercher"
        case Question.FETCH_AVATAR:
            return "chercher votre avatar et le mettre en jeu"
        case Question.SHUFFLE:
            return f"mélanger le deck de jeu du joueur {asked.number + 1}"
        case Question.DISCARD_EITHER:
            return "défausser la carte, ou une carte de la main pour la garder"
        case Question.LOSE_ITEM:
            return "choisir l'objet que la compagnie défausse"
        case Question.PASS_ITEM | Question.SAVE_ITEM:
            return f"transmettre les objets {of(card)}"
        case Question.MAY_FALL:
            return f"laisser {card} succomber, ou le perdre"
        case Question.FIRST_STAGE:
            return "jouer une carte de Déchu du Talon"
        case Question.TROPHY:
            return f"garder {card} comme trophée, si vous le souhaitez"
        case Question.NAME_CARD:
            return "nommer une carte que l'adversaire peut avoir en main"
        case Question.CARD_ROLL:
            return f"lancer les dés pour {card} ({other} : {needed} au moins)"
        case Question.RESCUE_SITE:
            return f"choisir le site où {card} est prisonnier"
        case Question.FREE_PRISONERS:
            return f"libérer les prisonniers {of(card)}"
        case Question.RING_ROLL:
            return f"lancer les dés pour {card} (perte par {other} à moins de {needed})"
        case Question.ESCAPE_ROLL:
            return f"lancer les dés pour l'évasion {of(card)} (plus de {needed})"
        case Question.BEFORE_ASSIGNMENT:
            return f"agir avant l'attribution des coups {of(attack(table))}"
        case (
            Question.ASSIGN_BY_DEFENDER
            | Question.ASSIGN_BY_ATTACKER
            | Question.PAIR_BY_DEFENDER
            | Question.PAIR_BY_ATTACKER
        ):
            return f"attribuer un {strike(table)}"
        case Question.BETWEEN_STRIKES:
            return "agir avant le coup suivant"
        case Question.WHICH_ATTACK:
            return "choisir la seule attaque qui reste"
        case Question.NEXT_STRIKE:
            return f"choisir le prochain {strike(table)}"
        case Question.STRIKE_HAZARDS | Question.STRIKE_ACTIONS:
            return f"agir sur le {strike(table)} contre {name(table, defender(table))}"
        case Question.SPEND_EXCESS:
            return f"utiliser des coups en surplus contre {name(table, defender(table))}"
        case Question.ATTACK_COMPANY:
            return f"attaquer une autre compagnie avec {company(table, asked.company)}, si vous le souhaitez"
        case Question.ALLY_ROLL:
            return f"lancer les dés contre {card} (défausse à plus de {needed})"
        case Question.ATTACKER_ROLL:
            return f"lancer les dés pour {name(table, striker(table))} contre {name(table, defender(table))}"
        case Question.FACE_STRIKE if asked.seat == attacker_seat(table):
            return f"porter le coup contre {name(table, defender(table))} avec {name(table, striker(table))}"
        case Question.FACE_STRIKE:
            return f"affronter le {strike(table)} avec {name(table, defender(table))}"
        case Question.SUPPORT_STRIKE:
            return f"soutenir {name(table, defender(table))} contre le {strike(table)}"
        case Question.AGENT_ROLL:
            return f"lancer les dés pour le {strike(table)} contre {name(table, defender(table))}"
        case Question.STRIKE_ROLL | Question.DEFENDER_ROLL:
            return f"lancer les dés pour {name(table, defender(table))} contre le {strike(table)}"
        case Question.STRIKE_BODY_ROLL:
            return f"faire le jet de corps du coup contre {card} (plus de {needed})"
        case Question.BODY_CHECK_ROLL:
            return f"faire le jet de corps {of(card)} (perte à plus de {needed})"
        case Question.SUPPORT_CHECK:
            return f"soutenir le jet de corruption {of(card)}"
        case Question.CHECK_ROLL:
            return f"faire le jet de corruption {of(card)} (plus de {needed})"
        case Question.FACTION_ROLL:
            return f"lancer les dés pour {other}, qui influence {card} (plus de {needed})"
        case Question.ROLL_ACTIONS:
            return f"agir avant le jet ({card})"
        case Question.INFLUENCE_BY_AGENT:
            return f"choisir la carte que {card} tente d'influencer"
        case Question.ATTEMPT_ROLL:
            return f"lancer les dés pour {other}, qui influence {card}"
        case Question.ROLL_AGAINST:
            return f"lancer les dés pour {card} contre l'influence {of_card(table, asked.other)}"
        case Question.PLAY_SHOWN:
            return f"jouer avec {other} la carte révélée : {card}"
        case Question.RING_TEST_ROLL:
            return f"lancer les dés pour la vérification {of(card)}"
        case Question.CHOOSE_RING:
            return f"jouer avec {card} un anneau que la vérification a donné"
        case Question.NEXT_CHECK:
            return "choisir le personnage qui fait le prochain jet de corruption"
        case Question.RECKONING:
            return "révéler les doubles et compter les points"
        case _:
            assert_never(asked.question)


def _hazards(table: Table, asked: Asked) -> str:
    whose = company(table, asked.company)
    if asked.seat == table.active or asked.company not in table.companies:
        return f"agir pendant la phase de mouvement/périls {of(whose)}"
    used = table.companies[asked.company].hazards
    limit = hazard_limit(table, asked.company)
    return f"jouer des périls sur {whose} ({used} sur {limit} utilisés)"
