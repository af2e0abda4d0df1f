"""What just happened, in German."""

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
from wizardhaven.text.german.articles import bent
from wizardhaven.text.german.clauses import sentence
from wizardhaven.text.german.names import german
from wizardhaven.text.german.terms import PHASES
from wizardhaven.view.telling.german.phrases import (
    at,
    away_from,
    company,
    does,
    members,
    name,
    of_card,
    of_company,
    owner,
    player,
    subject,
    to,
    to_whom,
    whom,
)
from wizardhaven.view.telling.naming import is_fighter, whole
from wizardhaven.view.telling.person import Person, person
from wizardhaven.vocabulary.terms import Phase


def fact_text(table: Table, fact: Fact, reader: int | None) -> str | None:
    """One sentence about what happened; None if there is nothing to say."""
    whose = fact.seat if fact.seat != NONE or fact.card == NONE else table.owners[fact.card]
    words = fact_words(table, fact, person(whose, reader))
    return sentence(bent(words)) if words else None


def fact_words(table: Table, fact: Fact, who: Person) -> str:
    """The same as words within a sentence; none if there is nothing to say."""
    card, other = name(table, fact.card), name(table, fact.other)
    match fact.kind:
        case Happening.TURN_BEGAN:
            whose = "du bist" if who is Person.YOU else f"{player(who)} ist"
            return f"Zug {fact.number} beginnt: {whose} an der Reihe"
        case Happening.PHASE_BEGAN:
            return f"die {PHASES[list(Phase)[fact.number]].after_der.nominative} beginnt"
        case Happening.NAMED_HIMSELF:
            fallen = german(table.declared[fact.seat])
            return f"{does(who, 'deklarierst', 'deklariert')} den Gefallenen Zauberer {fallen}"
        case Happening.WIZARD_EXCHANGED:
            exchanged = f"{other} gegen {card}" if fact.card != NONE else "einen Zauberer"
            return f"{does(who, 'tauschst', 'tauscht')} {exchanged}"
        case Happening.DRAFTED:
            return f"{does(who, 'wählst', 'wählt')} {whom(table, fact.card)}"
        case Happening.SET_ASIDE:
            return f"{card} wird bei der Charakter-Auswahl beiseitegelegt"
        case Happening.DREW:
            return f"{does(who, 'ziehst', 'zieht')} {whom(table, fact.card)}"
        case Happening.EXHAUSTED:
            return f"{does(who, 'hast', 'hat')} das Spieldeck aufgebraucht"
        case Happening.SHUFFLED:
            return f"{_thing(who, 'Spieldeck', 'das', 'dein')} wird gemischt"
        case Happening.SHUFFLED_BACK:
            return (
                f"{does(who, 'mischst', 'mischt')} {whom(table, fact.card)} offen aus der Hand ins Spieldeck"
            )
        case Happening.DECLARED:
            return _declared(table, fact, who)
        case Happening.RESOLVED:
            return f"{card} tritt in Kraft"
        case Happening.NEGATED:
            return f"{card} hat keine Wirkung"
        case Happening.PLAYED:
            return ""
        case Happening.CAME_INTO_PLAY:
            return f"{card} kommt ins Spiel"
        case Happening.TAPPED:
            return f"{subject(table, fact.card)} tappt"
        case Happening.UNTAPPED:
            return f"{subject(table, fact.card)} enttappt"
        case Happening.WOUNDED:
            return f"{card} wird verwundet"
        case Happening.HEALED:
            return f"{card} wird geheilt"
        case Happening.INVERTED:
            return f"{card} wird umgedreht"
        case Happening.DISCARDED:
            return f"{subject(table, fact.card)} wird abgeworfen"
        case Happening.DISCARDED_FROM_HAND:
            where = " oben auf das Spieldeck" if fact.number == ONTO_DECK else ""
            return f"{does(who, 'wirfst', 'wirft')} {whom(table, fact.card)} aus der Hand{where} ab"
        case Happening.ELIMINATED:
            return f"{card} wird eliminiert"
        case Happening.REMOVED:
            return f"{card} wird aus dem Spiel entfernt"
        case Happening.RETURNED_TO_HAND:
            return f"{does(who, 'nimmst', 'nimmt')} {whom(table, fact.card)} zurück auf die Hand"
        case Happening.RETURNED_TO_LOCATION_DECK:
            site = subject(table, fact.card) if fact.card != NONE else "ein Ort"
            return f"{site} kehrt in {_thing(who, 'Ortskarten-Deck', 'das', 'dein')} zurück"
        case Happening.STORED:
            return f"{card} wird {at(table, fact.other)} hinterlegt"
        case Happening.TRANSFERRED:
            return f"{name(table, fact.giver)} übergibt {card} an {other}"
        case Happening.PLACED_WITH:
            return f"{card} wird zu {other} gelegt"
        case Happening.GAINED_ITEM:
            return f"{other} erhält {card}"
        case Happening.BEGAN_TO_USE:
            return f"{other} benutzt von nun an {card}"
        case Happening.SIDEBOARDED:
            given = f" im Tausch gegen {other}" if fact.other != NONE else ""
            return f"{does(who, 'nimmst', 'nimmt')} {whom(table, fact.card)} aus dem Reservestapel{given}"
        case Happening.FETCHED:
            return f"{does(who, 'holst', 'holt')} {whom(table, fact.card)}"
        case Happening.TURNED_UP:
            return f"{does(who, 'deckst', 'deckt')} {whom(table, fact.card)} auf"
        case Happening.LOOKED_AT:
            return f"{does(who, 'siehst dir', 'sieht sich')} {whom(table, fact.card)} an"
        case Happening.LAID_ON_DECK:
            return f"{does(who, 'bekommst', 'bekommt')} eine Karte auf das Spieldeck oder darunter"
        case Happening.BECAME_FOLLOWER:
            return f"{card} folgt von nun an {to_whom(table, fact.other)}"
        case Happening.BECAME_FREE:
            return f"{card} kommt unter allgemeinen Einfluss"
        case Happening.LOST_CONTROLLER:
            return f"{card} wird nicht mehr von {other} kontrolliert"
        case Happening.PUT_ASIDE:
            return f"{subject(table, fact.card)} wird mit {other} beiseitegelegt"
        case Happening.TAKEN_PRISONER:
            return f"{card} wird durch {other} gefangen genommen"
        case Happening.SET_FREE:
            return f"{card} ist wieder frei"
        case Happening.COMPANY_CHANGED:
            if fact.company not in table.companies:
                return "eine Gemeinschaft löst sich auf"
            if len(table.companies[fact.company].members) == 1:
                return f"{members(table, fact.company)} bildet nun allein eine Gemeinschaft"
            return f"{company(table, fact.company)} besteht nun aus: {members(table, fact.company)}"
        case Happening.MOVEMENT_PLANNED:
            return f"{does(who, 'planst', 'plant')} eine Bewegung {of_company(table, fact.company)}"
        case Happening.SITE_REPLACED:
            return f"{company(table, fact.company)} kommt vom Weg ab: {card} ersetzt {other}"
        case Happening.SITE_EXCHANGED:
            return f"{does(who, 'benutzt', 'benutzt')} von nun an eine andere Version von {card}"
        case Happening.SITE_REVEALED:
            way = f"{away_from(table, fact.other)} {to(table, fact.card)}"
            return f"{company(table, fact.company)} bricht {way} auf"
        case Happening.COMPANY_RETURNED:
            return f"{company(table, fact.company)} kehrt an ihren Ausgangsort zurück"
        case Happening.COMPANY_STAYED:
            stays = f"und bleibt {at(table, fact.other)}"
            return f"{company(table, fact.company)} findet den Weg {to(table, fact.card)} nicht {stays}"
        case Happening.COMPANY_ARRIVED:
            return f"{company(table, fact.company)} kommt {at(table, fact.card)} an"
        case Happening.HAZARD_LIMIT_SET:
            return f"das Gefahrenlimit ist {fact.number}"
        case Happening.ON_GUARD_PLACED:
            return f"eine Karte liegt nun gegen {company(table, fact.company)} auf der Hut"
        case Happening.ON_GUARD_REVEALED:
            return f"die Karte auf der Hut wird aufgedeckt: {card}"
        case Happening.AGENT_REVEALED:
            where = f" {at(table, fact.other)}" if fact.other != NONE else ""
            return f"der Agent {card} wird{where} aufgedeckt"
        case Happening.AGENT_TAKEN_BACK:
            return f"{_agent(table, fact)} kehrt auf die Hand zurück"
        case Happening.ON_GUARD_DISCARDED:
            guarding = subject(table, fact.card) if fact.card != NONE else "eine Karte"
            return f"{guarding} auf der Hut wird abgeworfen"
        case Happening.AGENT_HIDDEN:
            return f"{_agent(table, fact)} wird verdeckt"
        case Happening.AGENT_MOVED:
            where = f" {to(table, fact.other)}" if fact.other != NONE else " weiter"
            return f"{_agent(table, fact)} zieht{where}"
        case Happening.AGENT_RETURNED_HOME:
            return f"{_agent(table, fact)} kehrt an den Heimatort zurück"
        case Happening.SITE_OPENED:
            return f"{_agent(table, fact)} öffnet den Ort für Kreaturen"
        case Happening.SITE_ENTERED:
            return f"{company(table, fact.company)} hat {card} betreten"
        case Happening.ATTACK_BEGAN:
            if fact.other != NONE:
                attackers = company(table, table.cards[fact.other].company)
                return f"{attackers} greift {company(table, fact.company)} an"
            if fact.card == NONE:
                return f"{company(table, fact.company)} wird angegriffen"
            return f"{card} greift {company(table, fact.company)} an"
        case Happening.ATTACK_CANCELED:
            return f"{_attack(table, fact)} wird aufgehoben"
        case Happening.ATTACK_DEFEATED:
            return f"{_attack(table, fact)} ist besiegt"
        case Happening.ATTACK_ENDED:
            return f"{_attack(table, fact)} ist vorüber"
        case Happening.STRIKE_ASSIGNED:
            strike = (
                f"der Schlag {of_card(table, fact.other)}" if is_fighter(table, fact.other) else "ein Schlag"
            )
            return f"{to_whom(table, fact.card)} wird {strike} zugewiesen"
        case Happening.STRIKE_CANCELED:
            return f"der Schlag gegen {card} wird aufgehoben"
        case Happening.STRIKE_FAILED:
            return f"der Schlag gegen {card} misslingt um {fact.number}"
        case Happening.STRIKE_INEFFECTUAL:
            return f"der Schlag gegen {card} bleibt wirkungslos"
        case Happening.STRIKE_SUCCEEDED:
            return f"der Schlag gegen {card} gelingt um {fact.number}"
        case Happening.ROLLED:
            return _rolled(table, fact, who)
        case Happening.CHECK_PASSED:
            return f"{card} besteht den Versuchungswurf mit {whole(fact.number)}"
        case Happening.CHECK_FAILED:
            return f"{card} verfehlt den Versuchungswurf mit {whole(fact.number)}"
        case Happening.WIZARD_FELL:
            return f"{card} fällt: er ist von nun an ein Gefallener Zauberer"
        case Happening.INFLUENCE_SUCCEEDED:
            return f"{other} beeinflusst {whom(table, fact.card)} erfolgreich mit {whole(fact.number)}"
        case Happening.INFLUENCE_FAILED:
            tried = f"{other} versucht mit {whole(fact.number)} vergeblich"
            return f"{tried}, {whom(table, fact.card)} zu beeinflussen"
        case Happening.RING_TESTED:
            return f"die Prüfung von {card} ergibt {whole(fact.number)}"
        case Happening.LASTING_BEGAN:
            return f"der Effekt von {card} gilt bis zum Ende des Zuges"
        case Happening.LASTING_ENDED:
            return f"der Effekt von {card} endet"
        case Happening.CALLED:
            return f"{does(who, 'rufst', 'ruft')} das Ende des Spiels aus"
        case Happening.GAME_ENDED:
            nobody = "beide gewinnen" if fact.number == BOTH_WIN else "niemand gewinnt"
            winner = does(who, "gewinnst", "gewinnt") if fact.seat != NONE else nobody
            return f"das Spiel ist zu Ende: {winner}"
        case _:
            assert_never(fact.kind)


def _thing(who: Person, thing: str, article: str, yours: str) -> str:
    """What belongs to a player: "dein Spieldeck", "das Spieldeck des Gegners"."""
    return f"{yours} {thing}" if who is Person.YOU else f"{article} {thing} {owner(who)}"


def _declared(table: Table, fact: Fact, who: Person) -> str:
    card = name(table, fact.card)
    using = f" mit {name(table, fact.other)}" if fact.other not in (NONE, fact.card) else ""
    if fact.number == ON_GUARD_PLAY:
        return f"{does(who, 'legst', 'legt')} {whom(table, fact.card)} auf die Hut"
    if fact.number == AGENT_PLAY:
        what = name(table, fact.card) if fact.card != NONE else "einen Agenten"
        return f"{does(who, 'spielst', 'spielt')} {what} verdeckt"
    if fact.number == AGENT_ACTION:
        return f"{_agent(table, fact)} wird gleich handeln"
    if fact.number == ABILITY:
        return f"{does(who, 'benutzt', 'benutzt')} {whom(table, fact.card)}{using}"
    if fact.number == ITEM_USE:
        return f"{does(who, 'nimmst', 'nimmt')} {whom(table, fact.card)} in Gebrauch"
    if fact.number == INFLUENCE:
        return f"{does(who, 'versuchst', 'versucht')}, {whom(table, fact.card)}{using} zu beeinflussen"
    if fact.number == RING_TEST:
        return f"{card} wird gleich geprüft"
    if fact.number in (PASSIVE, ATTACK_BEGINS):
        return f"{card} wird gleich wirksam"
    return f"{does(who, 'spielst', 'spielt')} {whom(table, fact.card)}{using}"


def _agent(table: Table, fact: Fact) -> str:
    return name(table, fact.card) if fact.card != NONE else "ein Agent"


def _attack(table: Table, fact: Fact) -> str:
    return f"der Angriff {of_card(table, fact.card)}" if fact.card != NONE else "der Angriff"


def _rolled(table: Table, fact: Fact, who: Person) -> str:
    if fact.card != NONE:
        return f"der Wurf für {name(table, fact.card)} ergibt {fact.number}"
    return f"{does(who, 'würfelst', 'würfelt')} {fact.number}" if fact.seat != NONE else ""
