"""Which of several attacks is meant, in French: who attacks, how often and how hard."""

from __future__ import annotations

from wizardhaven.engine.values import NONE, CardId, Table
from wizardhaven.text.french.attack_bonuses import strength
from wizardhaven.text.french.grammar import a, of, of_many, to
from wizardhaven.text.french.terms import RACES
from wizardhaven.view.telling.attacking import Foes, foes_at, foes_of, is_from_hand
from wizardhaven.view.telling.french.phrases import at, name


def attack_at(table: Table, site: CardId, index: int) -> str:
    """One of a site's: "l'attaque automatique d'Orques (quatre coups de prouesse 7) à la Moria"."""
    foes = foes_at(table, site, index)
    if foes is None:
        hand, event = "d'une créature de la main", "d'un Événement Permanent en jeu"
        by = hand if is_from_hand(table, site, index) else event
        return f"l'attaque automatique {by} {at(table, site)}"
    by = f" due {to(name(table, foes.source))}" if foes.source != NONE else ""
    return f"l'attaque automatique {_foes(foes)} {at(table, site)}{by}"


def attack_of(table: Table, card: CardId, number: int) -> str:
    """One of a card's: "l'attaque de Trolls (trois coups de prouesse 12) due à « Mordor en armes »"."""
    foes = foes_of(table, card, number)
    by = f"due {to(name(table, card))}"
    return f"l'attaque {_foes(foes)} {by}" if foes is not None else f"l'attaque {by}"


def _foes(foes: Foes) -> str:
    race = RACES[foes.race]
    who = of(a(race)) if foes.strikes == 1 else of_many(race)
    if foes.strikes == 0:
        return f"{who} (prouesse {foes.prowess})"
    return f"{who} ({strength(foes.strikes, foes.prowess, foes.body)})"
