"""What a player is asked, in German."""

from __future__ import annotations

from typing import assert_never

from wizardhaven.engine.questions import hazard_limit
from wizardhaven.engine.values import NONE, Asked, Question, Table
from wizardhaven.text.german.articles import bent
from wizardhaven.text.german.names import german
from wizardhaven.view.telling.german.phrases import attack, company, name, named, of_company, strike, to
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
    return bent(_asked(table, asked))


def _asked(table: Table, asked: Asked) -> str:
    if in_anothers_turn(table, asked.question, asked.seat):
        return "Tust du etwas, bevor der Zug weitergeht?"
    card, other = name(table, asked.card), name(table, asked.other)
    struck, striking = name(table, defender(table)), name(table, striker(table))
    needed = f"{whole(asked.number)} mit den Würfeln"
    match asked.question:
        case Question.OTHER_WIZARD:
            return f"Welchen Zauberer bringst du statt {german(table.declared[1 - asked.seat])} mit?"
        case Question.DRAFT_PICK:
            return "Wer kommt in deine Anfangsgemeinschaft?"
        case Question.STARTING_SITE:
            return f"An welchem Ort beginnst du{f' mit {card}' if asked.card != NONE else ''}?"
        case Question.STARTING_COMPANIES:
            return "Wer beginnt an einem anderen Ort?"
        case Question.STARTING_CARD:
            return f"Bei wem liegt {card} von Anfang an?"
        case Question.BRING_ALONG:
            return f"Wen bringst du mit {card} ins Spiel?"
        case Question.STARTING_ITEM:
            return f"Wer trägt {card} von Anfang an?"
        case Question.REST_OF_POOL:
            return "Wer kommt noch in dein Spieldeck?"
        case Question.ROLL_FOR_FIRST:
            return "Würfle um den ersten Zug"
        case Question.UNTAP_ACTIONS:
            return "Was tust du zu Beginn deines Zuges?"
        case Question.HAZARD_SIDEBOARD:
            return "Holst du Gefahren und halbierst das Gefahrenlimit?"
        case Question.ORGANIZATION_ACTIONS:
            return "Was tust du, bevor deine Gemeinschaften aufbrechen?"
        case Question.ORGANIZING:
            return "Wer kommt dazu, und wer reist mit wem?"
        case Question.END_OF_ORGANIZATION:
            return "Was tust du am Ende der Organisationsphase?"
        case Question.PLACE_HAZARD:
            return f"Bei welcher Gemeinschaft bleibt {card}?"
        case Question.LET_GO:
            return f"Wen muss {card} gehen lassen?"
        case Question.WHO_LEAVES:
            return "Der allgemeine Einfluss ist überschritten: Wer muss gehen?"
        case Question.REMOVAL_ROLL:
            return f"Würfle, um {card} loszuwerden (mehr als {needed})"
        case Question.LONG_EVENT_ACTIONS:
            return "Was spielst du aus, bevor jemand aufbricht?"
        case Question.NEXT_TO_TRAVEL:
            return "Welche Gemeinschaft ist die nächste?"
        case Question.SITE_PATH:
            goal = to(table, table.companies[asked.company].destination)
            return f"Welchen Weg nimmt {company(table, asked.company)} {goal}?"
        case Question.TAP_ONE:
            return f"Wer tappt wegen {card}?"
        case Question.MOVEMENT_ROLL:
            way = to(table, asked.card)
            return f"Würfle für den Weg {of_company(table, asked.company)} {way} (mindestens {needed})"
        case Question.DRAW_MORE:
            return f"Ziehst du noch eine Karte? (höchstens {asked.number})"
        case Question.HAZARD_ACTIONS:
            return _hazards(table, asked)
        case Question.SITE_REVEALED:
            return "Was tust du, da der neue Ort aufgedeckt ist?"
        case Question.END_OF_MOVEMENT_HAZARD:
            return "Was tust du am Ende dieser Bewegungs-/Gefahrenphase?"
        case Question.REST:
            return "Wer ruht am Ende der Reise?"
        case Question.FURTHER_SITE:
            return f"Wohin zieht {company(table, asked.company)} weiter?"
        case Question.MAY_JOIN:
            return f"Vereinen sich {company(table, asked.company)} und {company(table, asked.other_company)}?"
        case Question.WHO_STAYS:
            return "Welche Gemeinschaft bleibt am Ort?"
        case Question.NEXT_AT_SITE:
            return "Welche Gemeinschaft ist an ihrem Ort die nächste?"
        case Question.ENTER_SITE:
            site = name(table, table.companies[asked.company].site)
            return f"Betritt {company(table, asked.company)} den Ort {site}?"
        case Question.REVEAL_ON_ENTRY:
            return f"Deckst du Karten auf, wenn {company(table, asked.company)} eintritt?"
        case Question.DECLARE_AGENTS:
            return f"Welche Agenten greifen {company(table, asked.company)} an?"
        case Question.CREATURE_AS_ATTACK | Question.HAZARD_AS_ATTACK:
            return f"Welche Kreatur erwartet {company(table, asked.company)} am Ort?"
        case Question.ORDER_OF_CREATURES:
            return "Welchem Angriff stellst du dich als Nächstes?"
        case Question.SITE_ACTIONS:
            return f"Was tut {company(table, asked.company)} an ihrem Ort?"
        case Question.REVEAL_AGAINST_PLAY:
            return "Antwortest du mit einer Karte auf der Hut?"
        case Question.ONE_MORE_ITEM:
            return "Spielst du noch einen Gegenstand aus?"
        case Question.TAKE_CARD:
            return f"Wer tappt, um {card} zu nehmen?"
        case Question.TAP_TO_KEEP:
            return f"Wer tappt, um {card} zu behalten?"
        case Question.BEGINNING_OF_END_OF_TURN:
            return "Was tust du, wenn dein Zug zu Ende geht?"
        case Question.MAY_DISCARD:
            return "Wirfst du eine Karte aus der Hand ab?"
        case Question.END_OF_TURN_ACTIONS:
            return "Noch etwas, bevor dein Zug endet?"
        case Question.DISCARD_DOWN:
            return f"Welche Karte wirfst du ab? ({asked.number} zu viel)"
        case Question.REPLACE_SITE:
            return "Geht eine deiner Gemeinschaften zu einem Zufluchtsort?"
        case Question.NEW_SITE:
            return f"Wohin führt {card} die Gemeinschaft?"
        case Question.MAY_CALL:
            return "Rufst du das Ende des Spiels aus?"
        case Question.RESPONSE if adds_to_own(table, asked.seat):
            return f"Fügst du {named(table, asked.card, 'deiner Aktion')} noch etwas hinzu?"
        case Question.RESPONSE:
            return f"Wie antwortest du auf {card}?" if asked.card != NONE else "Wie antwortest du?"
        case Question.ORDER_OF_PASSIVES:
            return "Was wird als Nächstes wirksam?"
        case Question.EXCHANGE:
            return f"Welche Karte des Reservestapels tauschst du? (höchstens {asked.number})"
        case Question.EXCHANGE_FOR:
            return f"Welche abgeworfene Karte gibst du für {card}?"
        case Question.SIDEBOARD_PICK:
            return f"Welche Karte nimmst du aus dem Reservestapel? (höchstens {asked.number})"
        case Question.FOR_DEAD_CARD:
            return "Welche Karte aus dem Reservestapel mischst du in dein Spieldeck?"
        case Question.FETCH:
            return "Welche Karte holst du?"
        case Question.FACTION_FROM_AFAR:
            return "Welches Heer soll aus der Ferne gewonnen werden?"
        case Question.GIFT:
            return f"Welche Karte kommt durch {card} ins Spiel, und bei wem?"
        case Question.TAKE_FROM_TOP:
            return "Welche dieser Karten nimmst du?"
        case Question.SEND_FORTH:
            return "Wen schickt dein Avatar aus?"
        case Question.SUMMON:
            return "Bringst du einen Charakter ins Spiel?"
        case Question.FETCH_AVATAR:
            return "Bringst du deinen Avatar ins Spiel?"
        case Question.SHUFFLE:
            return f"Mische das Spieldeck von Spieler {asked.number + 1}"
        case Question.AT_RANDOM:
            return f"Decke zufällig Karten von Spieler {asked.number + 1} auf"
        case Question.MAY_REMOVE:
            return "Welche Karte entfernst du aus dem Spiel?"
        case Question.MAY_HUNT:
            return f"Soll {card} die Gemeinschaft deines Avatars angreifen?"
        case Question.MAY_CHANGE_ATTACK:
            return f"Soll {card} diesen Angriff verändern?"
        case Question.DISCARD_WHERE:
            return f"Wohin wirfst du {card} ab?"
        case Question.CONTEND:
            return f"Gibst du für {card} eine Karte aus der Hand her?"
        case Question.KEY_AGAIN:
            return f"Woran ist die Kreatur gebunden, die {company(table, asked.company)} erneut angreift?"
        case Question.SENT_CREATURE:
            return f"Welche Kreatur greift {company(table, asked.company)} an, und woran ist sie gebunden?"
        case Question.DISCARD_EITHER:
            return f"Wirfst du {card} ab oder eine Karte aus der Hand?"
        case Question.LOSE_ITEM:
            return "Welchen Gegenstand verliert die Gemeinschaft?"
        case Question.SHOW_HAZARDS:
            return "Welche Gefahren zeigst du vor, um sie spielen zu dürfen?"
        case Question.CREATURE_ON_AGENT:
            return f"Welche Kreatur greift {card} an?"
        case Question.HOME_OF_AGENT:
            return f"An welchem Heimatort wird {card} aufgedeckt?"
        case Question.PASS_ITEM | Question.SAVE_ITEM:
            return f"Wer übernimmt die Gegenstände von {card}?"
        case Question.MAY_FALL:
            return f"Fällt {card}, oder verlierst du ihn?"
        case Question.FIRST_STAGE:
            return "Welche Entwicklungskarte spielst du aus?"
        case Question.TROPHY:
            return f"Wer behält {card} als Trophäe?"
        case Question.NAME_CARD:
            return "Welche Karte hat der Gegner wohl auf der Hand?"
        case Question.GIVE_UP_STAGE:
            return "Welche Entwicklungskarte gibst du auf?"
        case Question.GIVE_UP_CARD:
            return f"Welche Karte gibst du auf? (noch {asked.number})"
        case Question.GIVE_UP_RING:
            return "Welchen Ring gibst du auf?"
        case Question.ARRANGE_DECK:
            return "Welche Karte legst du als nächste auf das Spieldeck?"
        case Question.CARD_ROLL:
            return f"Würfle für {card} ({other}: mindestens {needed})"
        case Question.RESCUE_SITE:
            return f"Wo hältst du {card} gefangen?"
        case Question.FREE_PRISONERS:
            return f"Wer befreit die Gefangenen von {card}?"
        case Question.RING_ROLL:
            return f"Würfle für {card} (durch {other} verloren bei weniger als {needed})"
        case Question.ESCAPE_ROLL:
            return f"Würfle für die Flucht von {card} (mehr als {needed})"
        case Question.BEFORE_ASSIGNMENT if threatens(table, asked.seat):
            return f"Was fügst du dem {attack(table)} hinzu?"
        case Question.BEFORE_ASSIGNMENT:
            return f"Was tust du gegen den {attack(table)}?"
        case Question.ASSIGN_BY_DEFENDER | Question.PAIR_BY_DEFENDER:
            return f"Wer stellt sich einem {strike(table)}?"
        case Question.ASSIGN_BY_ATTACKER | Question.PAIR_BY_ATTACKER:
            return f"Wer muss sich einem {strike(table)} stellen?"
        case Question.BETWEEN_STRIKES:
            return "Noch etwas vor dem nächsten Schlag?"
        case Question.WHICH_ATTACK | Question.WHICH_ATTACK_OF_CARD:
            return "Welcher Angriff bleibt als einziger?"
        case Question.NEXT_STRIKE:
            return f"Welcher {strike(table)} kommt als Nächstes?"
        case Question.STRIKE_HAZARDS:
            return f"Was fügst du dem Schlag gegen {struck} hinzu?"
        case Question.STRIKE_ACTIONS:
            return f"Was hilft {struck} gegen den {strike(table)}?"
        case Question.SPEND_EXCESS:
            return f"Wie viele überzählige Schläge bedrängen {struck}?"
        case Question.ATTACK_COMPANY:
            return f"Greift {company(table, asked.company)} eine andere Gemeinschaft an?"
        case Question.ALLY_ROLL:
            return f"Würfle gegen {card} (abgeworfen bei mehr als {needed})"
        case Question.ALLY_STRENGTH:
            return f"Würfle für die Kampfkraft von {card}"
        case Question.ATTACKER_ROLL:
            return f"Würfle für {striking} gegen {struck}"
        case Question.FACE_STRIKE if asked.seat == attacker_seat(table):
            taps = is_untapped(table, striker(table))
            return (
                f"Tappt {striking}, um gegen {struck} zu schlagen?"
                if taps
                else f"Wie schlägt {striking} gegen {struck}?"
            )
        case Question.FACE_STRIKE:
            taps = is_untapped(table, defender(table))
            return (
                f"Tappt {struck}, um sich dem {strike(table)} zu stellen?"
                if taps
                else f"Wie stellt sich {struck} dem {strike(table)}?"
            )
        case Question.SUPPORT_STRIKE:
            return f"Wer steht {struck} gegen den {strike(table)} bei?"
        case Question.AGENT_ROLL:
            return f"Würfle für den {strike(table)} gegen {struck}"
        case Question.STRIKE_ROLL | Question.DEFENDER_ROLL:
            return f"Würfle für {struck} gegen den {strike(table)}"
        case Question.STRIKE_BODY_ROLL:
            return f"Mache den Körperwurf für den Schlag gegen {card} (mehr als {needed})"
        case Question.BODY_CHECK_ROLL:
            return f"Mache den Körperwurf für {card} (verloren bei mehr als {needed})"
        case Question.SUPPORT_CHECK:
            return f"Wer hilft {card}, der Versuchung zu widerstehen?"
        case Question.CHECK_ROLL:
            return f"Mache den Versuchungswurf für {card} (mehr als {needed})"
        case Question.GIVE_UP_ITEM:
            return f"Welchen Gegenstand gibt {other} her, um {card} zu gewinnen?"
        case Question.FACTION_ROLL:
            return f"Würfle für {other}, um {card} zu beeinflussen (mehr als {needed})"
        case Question.KEEP_FACTION:
            return "Behält der Anführer das Heer unter seiner Kontrolle?"
        case Question.ROLL_ACTIONS:
            return f"Änderst du den Wurf für {card}?"
        case Question.INFLUENCE_BY_AGENT:
            return f"Wen oder was versucht {card} zu beeinflussen?"
        case Question.ATTEMPT_ROLL:
            return f"Würfle für {other}, um {card} zu beeinflussen"
        case Question.ROLL_AGAINST:
            return f"Würfle für {card} gegen den Einfluss von {other}"
        case Question.PLAY_SHOWN:
            return f"Spielst du {card} gleich mit {other} aus?"
        case Question.RING_TEST_ROLL:
            return f"Würfle für die Prüfung von {card}"
        case Question.CHOOSE_RING:
            return f"Welchen Ring hat {card} gefunden?"
        case Question.DOUBLED_SOURCE:
            return f"Welche Quelle von Versuchung zählt bei {card} doppelt?"
        case Question.NEXT_CHECK:
            return "Wer macht den nächsten Versuchungswurf?"
        case Question.RECKONING:
            return "Zeige doppelte Karten vor und zähle die Siegpunkte"
        case Question.ROLL_FOR_TIE:
            return "Würfle um den Sieg"
        case _:
            assert_never(asked.question)


def _hazards(table: Table, asked: Asked) -> str:
    whom = company(table, asked.company)
    where = "unterwegs" if is_moving(table, asked.company) else "an ihrem Ort"
    if asked.seat == table.active or asked.company not in table.companies:
        return f"Was tust du für {whom} {where}?"
    used = table.companies[asked.company].hazards
    return f"Was bedroht {whom} {where}? ({used} von {hazard_limit(table, asked.company)} verwendet)"
