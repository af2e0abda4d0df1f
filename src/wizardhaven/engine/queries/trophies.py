"""Trophies: what an Orc or Troll keeps of the foes he faced. [CMB-71 to CMB-75]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.attacks import attacked_seat
from wizardhaven.engine.queries.races import race_of
from wizardhaven.engine.queries.sorts_of_attack import is_of_the_site
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.printed import CHARACTER, CREATURE, EVENT
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.terms import Race, Stat

TAKERS: Final = (Race.ORC, Race.TROLL)
"""A Half-orc is an Orc in everything but this. [CMB-72]"""

HIGHEST_PROWESS: Final = 9
DIRECT_INFLUENCE: Final = (0, 1, 1, 2, 2)
PROWESS: Final = (0, 0, 1, 1, 2)
"""By the points printed on his trophies; from four on nothing more is added. [CMB-74]"""


def is_trophy(table: Table, card: CardId) -> bool:
    """Whether the card is kept as a trophy; its `chosen` is what it is worth to the player."""
    on = table.cards[card].on
    if on == NONE or table.printed[on].kind != CHARACTER:
        return False
    printed = table.printed[card]
    return printed.kind == CREATURE or (printed.kind == EVENT and printed.race is Race.DRAGON)


def trophies_of(table: Table, character: CardId) -> list[CardId]:
    """The trophies a character keeps."""
    return [card for card in table.cards[character].carried if is_trophy(table, card)]


def trophy_takers(table: Table, attack: Attack) -> list[CardId]:
    """Who of the company may keep the foe that was defeated: whoever faced one of its strikes. [CMB-71]"""
    source = attack.source
    if source == NONE or is_of_the_site(attack) or table.owners[source] == attacked_seat(table, attack):
        return []
    printed = table.printed[source]
    if printed.kind != CREATURE and not (printed.kind == EVENT and printed.race is Race.DRAGON):
        return []
    faced = dict.fromkeys([strike.defender for strike in attack.strikes])
    return [
        one
        for one in faced
        if table.cards[one].place == IN_PLAY
        and table.printed[one].kind == CHARACTER
        and race_of(table, one) in TAKERS
    ]


def trophy_bonus(table: Table, character: CardId, stat: Stat) -> Bonus | None:
    """What his trophies add to prowess or direct influence. [CMB-74]"""
    if stat is not Stat.PROWESS and stat is not Stat.DIRECT_INFLUENCE:
        return None
    points = min(4, sum([table.printed[card].points for card in trophies_of(table, character)]))
    if stat is Stat.DIRECT_INFLUENCE:
        return Bonus(stat, DIRECT_INFLUENCE[points]) if points else None
    return Bonus(stat, PROWESS[points], maximum=HIGHEST_PROWESS) if PROWESS[points] else None
