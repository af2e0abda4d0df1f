"""Which of several attacks is meant, in German: who attacks, how often and how hard."""

from __future__ import annotations

from wizardhaven.engine.values import NONE, CardId, Table
from wizardhaven.text.german.attack_bonuses import strength
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.terms import RACES
from wizardhaven.view.telling.attacking import Foes, foes_at, foes_of, is_from_hand
from wizardhaven.view.telling.german.phrases import at, name


def attack_at(table: Table, site: CardId, index: int) -> str:
    """One of a site's: "automatischen Angriff von Orks (vier Schläge mit Kampfkraft 7) in Moria"."""
    foes = foes_at(table, site, index)
    if foes is None:
        hand, event = "eine Kreatur von der Hand", "ein permanentes Ereignis im Spiel"
        by = hand if is_from_hand(table, site, index) else event
        return f"automatischen Angriff {at(table, site)} durch {by}"
    by = f" durch {name(table, foes.source)}" if foes.source != NONE else ""
    return f"automatischen Angriff{by} von {_foes(foes)} {at(table, site)}"


def attack_of(table: Table, card: CardId, number: int) -> str:
    """One of a card's: "Angriff durch „Mordor marschiert“ von Trollen (drei Schläge mit Kampfkraft 12)"."""
    foes = foes_of(table, card, number)
    by = f"Angriff durch {name(table, card)}"
    return f"{by} von {_foes(foes)}" if foes is not None else by


def _foes(foes: Foes) -> str:
    race = RACES[foes.race]
    who = a(race, Case.DATIVE) if foes.strikes == 1 else race.plural.dative
    if foes.strikes == 0:
        return f"{who} (Kampfkraft {foes.prowess})"
    return f"{who} ({strength(foes.strikes, foes.prowess, foes.body)})"
