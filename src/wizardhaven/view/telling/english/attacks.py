"""Which of several attacks is meant, in English: who attacks, how often and how hard."""

from __future__ import annotations

from wizardhaven.engine.values import NONE, CardId, Table
from wizardhaven.text.english.attack_bonuses import strength
from wizardhaven.text.english.grammar import with_article
from wizardhaven.text.english.terms import races
from wizardhaven.view.telling.attacking import Foes, foes_at, foes_of, is_from_hand
from wizardhaven.view.telling.english.phrases import name


def attack_at(table: Table, site: CardId, index: int) -> str:
    """One of a site's: "the automatic-attack of Orcs (4 strikes with 7 prowess) at Moria"."""
    foes = foes_at(table, site, index)
    if foes is None:
        by = "a creature from hand" if is_from_hand(table, site, index) else "a permanent-event in play"
        return f"the automatic-attack of {by} at {name(table, site)}"
    by = f", from {name(table, foes.source)}" if foes.source != NONE else ""
    return f"the automatic-attack of {_foes(foes)} at {name(table, site)}{by}"


def attack_of(table: Table, card: CardId, number: int) -> str:
    """One of a card's: "the attack of Trolls (3 strikes with 12 prowess) from Mordor in Arms"."""
    foes = foes_of(table, card, number)
    return f"the attack of {_foes(foes)} from {name(table, card)}" if foes is not None else name(table, card)


def _foes(foes: Foes) -> str:
    who = with_article(foes.race.value) if foes.strikes == 1 else races(foes.race)
    if foes.strikes == 0:
        return f"{who} (prowess {foes.prowess})"
    return f"{who} ({strength(foes.strikes, foes.prowess, foes.body)})"
