"""What a player is asked, in French."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.questions import hazard_limit
from wizardhaven.engine.values import NONE, Asked, Question, Table
from wizardhaven.text.french.grammar import of, that, to
from wizardhaven.text.french.names import french
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
    return phrase(_question(table, asked))


def _question(table: Table, asked: Asked) -> str:
    if in_anothers_turn(table, asked.question, asked.seat):
        return "faites-vous quelque chose avant la suite du tour ?"
    card, other = name(table, asked.card), name(table, asked.other)
    struck, striking = name(table, defender(table)), name(table, striker(table))
    needed = f"{whole(asked.number)} aux dés"
    match asked.question:
        case Question.OTHER_WIZARD:
            fallen = french(table.declared[1 - asked.seat])
            return f"quel Sorcier apportez-vous à la place {of(fallen)} ?"
        case Question.DRAFT_PICK:
            return "qui rejoint votre compagnie de départ ?"
        case Question.STARTING_SITE:
            return f"à quel site commencez-vous{f' avec {card}' if asked.card != NONE else ''} ?"
        case Question.STARTING_COMPANIES:
            return "qui commence à un autre site ?"
        case Question.STARTING_CARD:
            return f"avec qui commence {card} ?"
        case Question.BRING_ALONG:
            return f"qui faites-vous entrer en jeu avec {card} ?"
        case Question.STARTING_ITEM:
            return f"qui porte {card} dès le départ ?"
        case Question.REST_OF_POOL:
            return "qui d'autre rejoint votre deck de jeu ?"
        case Question.ROLL_FOR_FIRST:
            return "lancez les dés pour le premier tour"
        case Question.UNTAP_ACTIONS:
            return "que faites-vous au début de votre tour ?"
        case Question.HAZARD_SIDEBOARD:
            return "cherchez-vous des périls, pour la moitié de la limite ?"
        case Question.ORGANIZATION_ACTIONS:
            return "que faites-vous avant le départ de vos compagnies ?"
        case Question.ORGANIZING:
            return "qui vous rejoint, et qui voyage avec qui ?"
        case Question.END_OF_ORGANIZATION:
            return "que faites-vous à la fin de la phase d'organisation ?"
        case Question.PLACE_HAZARD:
            return f"quelle compagnie garde {card} ?"
        case Question.LET_GO:
            return f"qui cesse de suivre {card} ?"
        case Question.WHO_LEAVES:
            return "l'influence générale est dépassée : qui doit partir ?"
        case Question.REMOVAL_ROLL:
            return f"lancez les dés pour vous défaire {of(card)} (plus de {needed})"
        case Question.LONG_EVENT_ACTIONS:
            return "que jouez-vous avant que l'on parte ?"
        case Question.NEXT_TO_TRAVEL:
            return "quelle compagnie vient ensuite ?"
        case Question.SITE_PATH:
            goal = name(table, table.companies[asked.company].destination)
            return f"quel trajet {company(table, asked.company)} prend-elle vers {goal} ?"
        case Question.TAP_ONE:
            return f"qui s'engage à cause {of(card)} ?"
        case Question.MOVEMENT_ROLL:
            way = f"de {company(table, asked.company)} vers {card}"
            return f"lancez les dés pour le déplacement {way} (au moins {needed})"
        case Question.DRAW_MORE:
            return f"tirez-vous encore une carte ? ({asked.number} au plus)"
        case Question.HAZARD_ACTIONS:
            return _hazards(table, asked)
        case Question.SITE_REVEALED:
            return "que faites-vous, le nouveau site étant révélé ?"
        case Question.END_OF_MOVEMENT_HAZARD:
            return "que faites-vous à la fin de cette phase de mouvement/périls ?"
        case Question.REST:
            return "qui se repose au terme du voyage ?"
        case Question.FURTHER_SITE:
            return f"où {company(table, asked.company)} va-t-elle ensuite ?"
        case Question.MAY_JOIN:
            both = f"{company(table, asked.company)} et {company(table, asked.other_company)}"
            return f"{both} se réunissent-elles ?"
        case Question.WHO_STAYS:
            return "quelle compagnie reste au site ?"
        case Question.NEXT_AT_SITE:
            return "quelle compagnie vient ensuite à son site ?"
        case Question.ENTER_SITE:
            there = at(table, table.companies[asked.company].site)
            return f"{company(table, asked.company)} entre-t-elle {there} ?"
        case Question.REVEAL_ON_ENTRY:
            return f"révélez-vous des cartes à l'entrée {of(company(table, asked.company))} ?"
        case Question.DECLARE_AGENTS:
            return f"quels agents attaquent {company(table, asked.company)} ?"
        case Question.CREATURE_AS_ATTACK | Question.HAZARD_AS_ATTACK:
            return f"quelle créature attend {company(table, asked.company)} au site ?"
        case Question.ORDER_OF_CREATURES:
            return "quelle attaque affrontez-vous ensuite ?"
        case Question.SITE_ACTIONS:
            return f"que fait {company(table, asked.company)} à son site ?"
        case Question.REVEAL_AGAINST_PLAY:
            return "répondez-vous par une carte en garde ?"
        case Question.ONE_MORE_ITEM:
            return "jouez-vous encore un objet ?"
        case Question.TAKE_CARD:
            return f"qui s'engage pour prendre {card} ?"
        case Question.TAP_TO_KEEP:
            return f"qui s'engage pour garder {card} ?"
        case Question.BEGINNING_OF_END_OF_TURN:
            return "que faites-vous quand votre tour s'achève ?"
        case Question.MAY_DISCARD:
            return "défaussez-vous une carte de votre main ?"
        case Question.END_OF_TURN_ACTIONS:
            return "autre chose avant la fin de votre tour ?"
        case Question.DISCARD_DOWN:
            return f"quelle carte défaussez-vous ? ({asked.number} de trop)"
        case Question.REPLACE_SITE:
            return "une de vos compagnies rejoint-elle un Havre ?"
        case Question.NEW_SITE:
            return f"à cause {of(card)}, où va la compagnie ?"
        case Question.MAY_CALL:
            return "annoncez-vous la fin de la partie ?"
        case Question.RESPONSE if adds_to_own(table, asked.seat):
            return f"ajoutez-vous quelque chose {to(named(table, asked.card, 'votre action'))} ?"
        case Question.RESPONSE:
            return f"que répondez-vous {to(card)} ?" if asked.card != NONE else "que répondez-vous ?"
        case Question.ORDER_OF_PASSIVES:
            return "qu'est-ce qui prend effet ensuite ?"
        case Question.EXCHANGE:
            return f"quelle carte du Talon échangez-vous ? ({asked.number} au plus)"
        case Question.EXCHANGE_FOR:
            return f"quelle carte défaussée donnez-vous pour {card} ?"
        case Question.SIDEBOARD_PICK:
            return f"quelle carte prenez-vous dans le Talon ? ({asked.number} au plus)"
        case Question.FOR_DEAD_CARD:
            return "quelle carte du Talon mélangez-vous à votre deck de jeu ?"
        case Question.FETCH:
            return "quelle carte allez-vous chercher ?"
        case Question.FACTION_FROM_AFAR:
            return "quelle faction faut-il gagner de loin ?"
        case Question.GIFT:
            return f"quelle carte entre en jeu par {card}, et avec qui ?"
        case Question.TAKE_FROM_TOP:
            return "laquelle de ces cartes prenez-vous ?"
        case Question.SEND_FORTH:
            return "qui votre avatar envoie-t-il au loin ?"
        case Question.SUMMON:
            return "mettez-vous un personnage en jeu ?"
        case Question.FETCH_AVATAR:
            return "mettez-vous votre avatar en jeu ?"
        case Question.SHUFFLE:
            return f"mélangez le deck de jeu du joueur {asked.number + 1}"
        case Question.AT_RANDOM:
            return f"dévoilez au hasard des cartes du joueur {asked.number + 1}"
        case Question.MAY_REMOVE:
            return "quelle carte retirez-vous du jeu ?"
        case Question.MAY_HUNT:
            return f"la compagnie de votre avatar est-elle attaquée par {card} ?"
        case Question.MAY_CHANGE_ATTACK:
            return f"cette attaque est-elle modifiée par {card} ?"
        case Question.DISCARD_WHERE:
            return f"où défaussez-vous {card} ?"
        case Question.CONTEND:
            return f"donnez-vous une carte de votre main pour {card} ?"
        case Question.KEY_AGAIN:
            return f"à quoi est liée la créature qui attaque de nouveau {company(table, asked.company)} ?"
        case Question.SENT_CREATURE:
            return f"quelle créature attaque {company(table, asked.company)}, et à quoi est-elle liée ?"
        case Question.DISCARD_EITHER:
            return f"défaussez-vous {card} ou une carte de votre main ?"
        case Question.LOSE_ITEM:
            return "quel objet la compagnie perd-elle ?"
        case Question.SHOW_HAZARDS:
            return "quels périls montrez-vous pour pouvoir les jouer ?"
        case Question.CREATURE_ON_AGENT:
            return f"quelle créature attaque {card} ?"
        case Question.HOME_OF_AGENT:
            return f"dans quel site natal {card} est-il révélé ?"
        case Question.PASS_ITEM | Question.SAVE_ITEM:
            return f"qui reprend les objets {of(card)} ?"
        case Question.MAY_FALL:
            return f"laissez-vous {card} succomber, ou le perdez-vous ?"
        case Question.FIRST_STAGE:
            return "quelle carte de Déchu jouez-vous ?"
        case Question.TROPHY:
            return f"qui garde {card} comme trophée ?"
        case Question.NAME_CARD:
            return "quelle carte l'adversaire a-t-il en main, selon vous ?"
        case Question.GIVE_UP_STAGE:
            return "quelle carte de Déchu abandonnez-vous ?"
        case Question.GIVE_UP_CARD:
            return f"quelle carte abandonnez-vous ? (encore {asked.number})"
        case Question.GIVE_UP_RING:
            return "quel anneau abandonnez-vous ?"
        case Question.ARRANGE_DECK:
            return "quelle carte posez-vous maintenant sur le deck de jeu ?"
        case Question.CARD_ROLL:
            return f"lancez les dés pour {card} ({other} : {needed} au moins)"
        case Question.RESCUE_SITE:
            return f"à quel site retenez-vous {card} ?"
        case Question.FREE_PRISONERS:
            return f"qui libère les prisonniers {of(card)} ?"
        case Question.RING_ROLL:
            return f"lancez les dés pour {card} (perte par {other} à moins de {needed})"
        case Question.ESCAPE_ROLL:
            return f"lancez les dés pour l'évasion {of(card)} (plus de {needed})"
        case Question.BEFORE_ASSIGNMENT if threatens(table, asked.seat):
            return f"qu'ajoutez-vous à {attack(table)} ?"
        case Question.BEFORE_ASSIGNMENT:
            return f"que faites-vous contre {attack(table)} ?"
        case Question.ASSIGN_BY_DEFENDER | Question.PAIR_BY_DEFENDER:
            return f"qui affronte un {strike(table)} ?"
        case Question.ASSIGN_BY_ATTACKER | Question.PAIR_BY_ATTACKER:
            return f"qui doit affronter un {strike(table)} ?"
        case Question.BETWEEN_STRIKES:
            return "autre chose avant le coup suivant ?"
        case Question.WHICH_ATTACK | Question.WHICH_ATTACK_OF_CARD:
            return "quelle attaque reste seule ?"
        case Question.NEXT_STRIKE:
            return f"quel {strike(table)} vient ensuite ?"
        case Question.STRIKE_HAZARDS:
            return f"qu'ajoutez-vous au coup contre {struck} ?"
        case Question.STRIKE_ACTIONS:
            return f"qu'est-ce qui aide {struck} contre le {strike(table)} ?"
        case Question.SPEND_EXCESS:
            return f"combien de coups en surplus contre {struck} ?"
        case Question.ATTACK_COMPANY:
            return f"{company(table, asked.company)} attaque-t-elle une autre compagnie ?"
        case Question.ALLY_ROLL:
            return f"lancez les dés contre {card} (défausse à plus de {needed})"
        case Question.ALLY_STRENGTH:
            return f"lancez les dés pour la prouesse {of(card)}"
        case Question.ATTACKER_ROLL:
            return f"lancez les dés pour {striking} contre {struck}"
        case Question.FACE_STRIKE if asked.seat == attacker_seat(table):
            taps = is_untapped(table, striker(table))
            return (
                f"engagez-vous {striking} pour frapper {struck} ?"
                if taps
                else f"comment frapper {struck} avec {striking} ?"
            )
        case Question.FACE_STRIKE:
            taps = is_untapped(table, defender(table))
            return (
                f"engagez-vous {struck} contre le {strike(table)} ?"
                if taps
                else f"comment affronter le {strike(table)} avec {struck} ?"
            )
        case Question.SUPPORT_STRIKE:
            return f"qui soutient {struck} contre le {strike(table)} ?"
        case Question.AGENT_ROLL:
            return f"lancez les dés pour le {strike(table)} contre {struck}"
        case Question.STRIKE_ROLL | Question.DEFENDER_ROLL:
            return f"lancez les dés pour {struck} contre le {strike(table)}"
        case Question.STRIKE_BODY_ROLL:
            return f"faites le jet de corps du coup contre {card} (plus de {needed})"
        case Question.BODY_CHECK_ROLL:
            return f"faites le jet de corps {of(card)} (perte à plus de {needed})"
        case Question.SUPPORT_CHECK:
            return f"qui aide {card} à résister à la corruption ?"
        case Question.CHECK_ROLL:
            return f"faites le jet de corruption {of(card)} (plus de {needed})"
        case Question.GIVE_UP_ITEM:
            return f"quel objet est défaussé pour gagner {card} avec {other} ?"
        case Question.FACTION_ROLL:
            return f"lancez les dés pour {other}, qui influence {card} (plus de {needed})"
        case Question.KEEP_FACTION:
            return "le chef garde-t-il la faction sous son contrôle ?"
        case Question.ROLL_ACTIONS:
            return f"changez-vous le jet pour {card} ?"
        case Question.INFLUENCE_BY_AGENT:
            return f"qu'est-ce {that(card)} tente d'influencer ?"
        case Question.ATTEMPT_ROLL:
            return f"lancez les dés pour {other}, qui influence {card}"
        case Question.ROLL_AGAINST:
            return f"lancez les dés pour {card} contre l'influence {of_card(table, asked.other)}"
        case Question.PLAY_SHOWN:
            return f"jouez-vous tout de suite {card} avec {other} ?"
        case Question.RING_TEST_ROLL:
            return f"lancez les dés pour la vérification {of(card)}"
        case Question.CHOOSE_RING:
            return f"quel est l'anneau {of(card)} ?"
        case Question.DOUBLED_SOURCE:
            return f"quelle source de corruption {of(card)} compte double ?"
        case Question.NEXT_CHECK:
            return "qui fait le prochain jet de corruption ?"
        case Question.RECKONING:
            return "révélez les doubles et comptez les points"
        case Question.ROLL_FOR_TIE:
            return "lancez les dés pour départager la partie"
        case _:
            assert_never(asked.question)


def _hazards(table: Table, asked: Asked) -> str:
    whose = company(table, asked.company)
    where = "en route" if is_moving(table, asked.company) else "à son site"
    if asked.seat == table.active or asked.company not in table.companies:
        return f"que faites-vous pour {whose} {where} ?"
    used = table.companies[asked.company].hazards
    limit = hazard_limit(table, asked.company)
    return f"qu'est-ce qui menace {whose} {where} ? ({used} sur {limit} utilisés)"
