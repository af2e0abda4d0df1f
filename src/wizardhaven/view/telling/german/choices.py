"""What a player is asked, in German."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.queries.companies import hazard_limit
from wizardhaven.engine.state.table import Table
from wizardhaven.view.questions import Question
from wizardhaven.view.telling.asking import Asked
from wizardhaven.view.telling.german.phrases import (
    attack,
    company,
    name,
    named,
    of_company,
    strike,
    to,
)
from wizardhaven.view.telling.naming import attacker_seat, defender, striker, whole


def choice_text(table: Table, asked: Asked) -> str:
    """What the asked seat has to decide."""
    words = _question(table, asked)
    return words[:1].upper() + words[1:]


def _question(table: Table, asked: Asked) -> str:
    card, other = name(table, asked.card), name(table, asked.other)
    cards = "eine Karte" if asked.number == 1 else f"{asked.number} Karten"
    up_to = cards if asked.number == 1 else f"bis zu {cards}"
    needed = f"{whole(asked.number)} mit den Würfeln"
    match asked.question:
        case Question.DRAFT_PICK:
            return "Einen Charakter für die Anfangsgemeinschaft wählen"
        case Question.STARTING_SITE:
            return f"Den Anfangsort für {card} nennen"
        case Question.STARTING_ITEM:
            return f"{card} einem Anfangscharakter geben"
        case Question.REST_OF_POOL:
            return "Übrige Charaktere ins Spieldeck mischen"
        case Question.ROLL_FOR_FIRST:
            return "Um den ersten Zug würfeln"
        case Question.UNTAP_ACTIONS:
            return "In der Enttapp-Phase handeln"
        case Question.HAZARD_SIDEBOARD:
            return "Gefahren aus dem Reservestapel holen, bei halbem Gefahrenlimit in diesem Zug"
        case Question.ORGANIZATION_ACTIONS:
            return "In der Organisationsphase handeln"
        case Question.ORGANIZING:
            return "Charaktere und Gemeinschaften organisieren"
        case Question.END_OF_ORGANIZATION:
            return "Am Ende der Organisationsphase handeln"
        case Question.PLACE_HAZARD:
            return f"Den Teil der geteilten Gemeinschaft wählen, bei dem {card} bleibt"
        case Question.LET_GO:
            return f"Wählen, wen {card} nicht länger kontrollieren kann"
        case Question.WHO_LEAVES:
            return "Der allgemeine Einfluss ist überschritten: einen Charakter zum Abwerfen wählen"
        case Question.REMOVAL_ROLL:
            return f"Würfeln, um {card} loszuwerden (mehr als {needed})"
        case Question.LONG_EVENT_ACTIONS:
            return "In der Phase der langen Ereignisse handeln"
        case Question.NEXT_TO_TRAVEL:
            return "Die Gemeinschaft wählen, deren Bewegungs-/Gefahrenphase die nächste ist"
        case Question.SITE_PATH:
            goal = to(table, table.companies[asked.company].destination)
            return f"Den Weg {of_company(table, asked.company)} {goal} wählen"
        case Question.MOVEMENT_ROLL:
            way = to(table, asked.card)
            return f"Für den Weg {of_company(table, asked.company)} {way} würfeln (mindestens {needed})"
        case Question.DRAW_MORE:
            return f"noch {up_to} ziehen"
        case Question.HAZARD_ACTIONS:
            return _hazards(table, asked)
        case Question.END_OF_MOVEMENT_HAZARD:
            return "Am Ende der Bewegungs-/Gefahrenphase handeln"
        case Question.FURTHER_SITE:
            return f"Den Ort wählen, zu dem sich {company(table, asked.company)} weiterbewegt"
        case Question.MAY_JOIN:
            both = f"{company(table, asked.company)} und {company(table, asked.other)}"
            return f"{both} am Zufluchtsort vereinen"
        case Question.WHO_STAYS:
            return "Die Gemeinschaft wählen, die am Ort bleibt"
        case Question.NEXT_AT_SITE:
            return "Die Gemeinschaft wählen, deren Ortsphase die nächste ist"
        case Question.ENTER_SITE:
            site = name(table, table.companies[asked.company].site)
            return f"{site} mit {of_company(table, asked.company)} betreten"
        case Question.REVEAL_ON_ENTRY:
            return f"Beim Eintritt {of_company(table, asked.company)} Karten auf der Hut aufdecken"
        case Question.DECLARE_AGENTS:
            return f"{company(table, asked.company)} mit Agenten am Ort angreifen"
        case Question.CREATURE_AS_ATTACK:
            return f"Eine Kreatur als automatischen Angriff auf {company(table, asked.company)} hinlegen"
        case Question.ORDER_OF_CREATURES:
            return "Den Angriff wählen, dem man sich als Nächstes stellt"
        case Question.SITE_ACTIONS:
            return f"In der Ortsphase {of_company(table, asked.company)} handeln"
        case Question.REVEAL_AGAINST_PLAY:
            return "Als Antwort eine Karte auf der Hut aufdecken"
        case Question.ONE_MORE_ITEM:
            return "Einen weiteren Gegenstand ausspielen"
        case Question.TAKE_CARD:
            return f"Jemanden tappen, der {card} nimmt"
        case Question.BEGINNING_OF_END_OF_TURN:
            return "Zu Beginn der Zugende-Phase handeln"
        case Question.MAY_DISCARD:
            return "Nach Wunsch eine Karte aus der Hand abwerfen"
        case Question.END_OF_TURN_ACTIONS:
            return "In der Zugende-Phase handeln"
        case Question.DISCARD_DOWN:
            return f"{cards} aus der Hand abwerfen"
        case Question.REPLACE_SITE:
            return "Den Ort einer Gemeinschaft durch einen Zufluchtsort ersetzen"
        case Question.NEW_SITE:
            return f"Den neuen Ort der Gemeinschaft wählen (wegen {card})"
        case Question.MAY_CALL:
            return "Nach Wunsch das Ende des Spiels ausrufen"
        case Question.RESPONSE:
            return f"Auf {named(table, asked.card, 'die deklarierte Aktion')} antworten"
        case Question.ORDER_OF_PASSIVES:
            return "Wählen, was als Nächstes wirksam wird"
        case Question.EXCHANGE:
            return f"{up_to} aus dem Reservestapel gegen Karten des Abwurfstapels tauschen"
        case Question.EXCHANGE_FOR:
            return f"Die Karte des Abwurfstapels wählen, die gegen {card} getauscht wird"
        case Question.SIDEBOARD_PICK:
            return f"{up_to} aus dem Reservestapel nehmen"
        case Question.FETCH:
            return "Die Karte wählen, die geholt wird"
        case Question.FETCH_AVATAR:
            return "Den eigenen Avatar heraussuchen und ins Spiel bringen"
        case Question.SHUFFLE:
            return f"Das Spieldeck von Spieler {asked.number + 1} mischen"
        case Question.DISCARD_EITHER:
            return "Die Karte abwerfen, oder eine Handkarte, um sie zu behalten"
        case Question.LOSE_ITEM:
            return "Den Gegenstand wählen, den die Gemeinschaft abwirft"
        case Question.PASS_ITEM | Question.SAVE_ITEM:
            return f"Gegenstände von {card} weitergeben"
        case Question.MAY_FALL:
            return f"{card} fallen lassen oder verlieren"
        case Question.FIRST_STAGE:
            return "Eine Entwicklungskarte aus dem Reservestapel ausspielen"
        case Question.TROPHY:
            return f"{card} nach Wunsch als Trophäe behalten"
        case Question.NAME_CARD:
            return "Eine Karte nennen, die der Gegner auf der Hand haben könnte"
        case Question.CARD_ROLL:
            return f"Für {card} würfeln ({other}: mindestens {needed})"
        case Question.RESCUE_SITE:
            return f"Den Ort wählen, an dem {card} gefangen gehalten wird"
        case Question.FREE_PRISONERS:
            return f"Die Gefangenen von {card} befreien"
        case Question.RING_ROLL:
            return f"Für {card} würfeln (durch {other} verloren bei weniger als {needed})"
        case Question.ESCAPE_ROLL:
            return f"Für die Flucht von {card} würfeln (mehr als {needed})"
        case Question.BEFORE_ASSIGNMENT:
            return f"Vor der Zuweisung der Schläge handeln ({_nominative(attack(table))})"
        case (
            Question.ASSIGN_BY_DEFENDER
            | Question.ASSIGN_BY_ATTACKER
            | Question.PAIR_BY_DEFENDER
            | Question.PAIR_BY_ATTACKER
        ):
            return f"Einen {strike(table)} zuweisen"
        case Question.BETWEEN_STRIKES:
            return "Vor dem nächsten Schlag handeln"
        case Question.WHICH_ATTACK:
            return "Den einzigen Angriff wählen, der bleibt"
        case Question.NEXT_STRIKE:
            return f"Den nächsten {strike(table)} wählen"
        case Question.STRIKE_HAZARDS | Question.STRIKE_ACTIONS:
            return f"Beim {strike(table)} gegen {name(table, defender(table))} handeln"
        case Question.SPEND_EXCESS:
            return f"Überzählige Schläge gegen {name(table, defender(table))} einsetzen"
        case Question.ATTACK_COMPANY:
            return f"Nach Wunsch mit {of_company(table, asked.company)} eine andere Gemeinschaft angreifen"
        case Question.ALLY_ROLL:
            return f"Gegen {card} würfeln (abgeworfen bei mehr als {needed})"
        case Question.ATTACKER_ROLL:
            return f"Für {name(table, striker(table))} gegen {name(table, defender(table))} würfeln"
        case Question.FACE_STRIKE if asked.seat == attacker_seat(table):
            return f"Mit {name(table, striker(table))} gegen {name(table, defender(table))} schlagen"
        case Question.FACE_STRIKE:
            return f"Sich mit {name(table, defender(table))} dem {strike(table)} stellen"
        case Question.SUPPORT_STRIKE:
            return f"{name(table, defender(table))} gegen den {strike(table)} beistehen"
        case Question.AGENT_ROLL:
            return f"Für den {strike(table)} gegen {name(table, defender(table))} würfeln"
        case Question.STRIKE_ROLL | Question.DEFENDER_ROLL:
            return f"Für {name(table, defender(table))} gegen den {strike(table)} würfeln"
        case Question.STRIKE_BODY_ROLL:
            return f"Den Körperwurf für den Schlag gegen {card} machen (mehr als {needed})"
        case Question.BODY_CHECK_ROLL:
            return f"Den Körperwurf für {card} machen (verloren bei mehr als {needed})"
        case Question.SUPPORT_CHECK:
            return f"{card} beim Versuchungswurf beistehen"
        case Question.CHECK_ROLL:
            return f"Den Versuchungswurf für {card} machen (mehr als {needed})"
        case Question.FACTION_ROLL:
            return f"Für {other} würfeln, um {card} zu beeinflussen (mehr als {needed})"
        case Question.ROLL_ACTIONS:
            return f"Vor dem Wurf handeln ({card})"
        case Question.INFLUENCE_BY_AGENT:
            return f"Die Karte wählen, die {card} zu beeinflussen versucht"
        case Question.ATTEMPT_ROLL:
            return f"Für {other} würfeln, um {card} zu beeinflussen"
        case Question.ROLL_AGAINST:
            return f"Für {card} gegen den Einfluss von {other} würfeln"
        case Question.PLAY_SHOWN:
            return f"{card}, zuvor vorgezeigt, mit {other} ausspielen"
        case Question.RING_TEST_ROLL:
            return f"Für die Prüfung von {card} würfeln"
        case Question.CHOOSE_RING:
            return f"Mit {card} einen Ring ausspielen, den die Prüfung ergeben hat"
        case Question.NEXT_CHECK:
            return "Den Charakter wählen, der den nächsten Versuchungswurf macht"
        case Question.RECKONING:
            return "Doppelte Karten vorzeigen und die Siegpunkte zählen"
        case _:
            assert_never(asked.question)


def _nominative(attack: str) -> str:
    """The attack with no article before it."""
    return attack.replace("automatischen ", "automatischer ", 1)


def _hazards(table: Table, asked: Asked) -> str:
    if asked.seat == table.active or asked.company not in table.companies:
        return f"In der Bewegungs-/Gefahrenphase {of_company(table, asked.company)} handeln"
    used = table.companies[asked.company].hazards
    limit = hazard_limit(table, asked.company)
    return f"Gefahren auf {company(table, asked.company)} ausspielen ({used} von {limit} verwendet)"
