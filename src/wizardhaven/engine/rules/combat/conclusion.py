"""What becomes of whoever attacked, once the attack is over or cannot begin. [CMB-39 to CMB-45]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.cards import (
    discard,
    put_among_kills,
    put_among_points,
    remove_from_play,
    tap,
)
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.cards.in_play import factions_of
from wizardhaven.engine.queries.combat.attacks import attacked_seat
from wizardhaven.engine.queries.combat.trophy_takers import trophy_takers
from wizardhaven.engine.queries.ending.worth import Valuation
from wizardhaven.engine.queries.items.trophies import is_trophy
from wizardhaven.engine.rules.combat.cards_in_wait import keep_creature, let_go
from wizardhaven.engine.rules.combat.consequences import discard_openers
from wizardhaven.engine.rules.combat.trophies import TakeTrophy
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, DISCARD, HAND, IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import CREATURE, EVENT
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.strike import DEFEATED
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race


def conclude(table: Table, attack: Attack, defeated: bool) -> None:
    """A foe that was defeated may become a trophy before it goes where it goes. [CMB-71]"""
    if defeated:
        discard_openers(table, attack)
    takers = trophy_takers(table, attack) if defeated and attack.prize == NONE else []
    if takers:
        seat = attacked_seat(table, attack)
        kept, _ = _is_kept(table, attack)
        worth = table.printed[attack.source].points if kept and not attack.detainment else 0
        table.push(TakeTrophy(seat, attack.source, tuple(takers), worth), Dismiss(attack))
    else:
        _dismiss(table, attack, defeated)


@final
class Dismiss(Step):
    """A defeated foe that nobody keeps goes where defeated foes go. [CMB-39]"""

    __slots__ = ("attack",)

    def __init__(self, attack: Attack) -> None:
        self.attack = attack

    def run(self, table: Table) -> None:
        if not is_trophy(table, self.attack.source):
            _dismiss(table, self.attack, defeated=True)
        else:
            let_go(table, self.attack.keepers)
            if not self.attack.detainment:
                _end_dragon(table, self.attack.source)


def _dismiss(table: Table, attack: Attack, defeated: bool) -> None:
    """The card that attacked is kept as a kill, removed from play or discarded. [CMB-39, CMB-60]

    It was defeated if every one of its attacks was.
    """
    card = attack.source
    if card == NONE:
        return
    if attack.agent:
        _dismiss_agent(table, attack, defeated)
        return
    if attack.canceled and table.cards[card].place == HAND:  # it has been taken back
        let_go(table, attack.keepers)
        return
    printed = table.printed[card]
    killed = defeated and not attack.detainment
    there = table.cards[card].place == IN_PLAY
    if printed.kind == CREATURE and there:  # as a permanent-event
        if attack.site_attack != NONE:
            discard(table, card)  # it had to attack at a site, whatever came of it
        elif killed:
            _kill(table, attack)
    elif printed.kind == CREATURE:
        if killed and attack.site_attack == NONE:  # as an attack of the site it scores nothing [SITE-12]
            _kill(table, attack)
            let_go(table, attack.keepers)
        elif defeated or not keep_creature(table, card, attack.keepers):
            move(table, card, DISCARD)
            record(table, Happening.DISCARDED, card)
            let_go(table, attack.keepers)
        if attack.prize != NONE and table.cards[attack.prize].place == IN_PLAY:
            discard(table, attack.prize)
    elif killed and (_is_event_in_play(table, card) or card in factions_of(table, table.owners[card])):
        _kill(table, attack)


def _is_event_in_play(table: Table, card: CardId) -> bool:
    printed = table.printed[card]
    return printed.kind == EVENT and printed.points > 0 and table.cards[card].place == IN_PLAY


def _dismiss_agent(table: Table, attack: Attack, defeated: bool) -> None:
    """A failed body check eliminates an agent; any other stays in play, tapped or wounded. [CMB-41]

    Only if all its strikes were defeated is it worth kill points; one that costs some does so however it was
    eliminated. [AGT-59 to AGT-61]
    """
    card = attack.source
    if table.cards[card].place != IN_PLAY:
        return
    if attack.detainment or not any([strike.result == DEFEATED for strike in attack.strikes]):
        tap(table, card)
    elif defeated or table.printed[card].points < 0:
        _kill(table, attack)
    else:
        remove_from_play(table, card)


def _kill(table: Table, attack: Attack) -> None:
    """It is worth kill points unless it bears a star or is the defender's own hazard. [CMB-42, CMB-43]"""
    card = attack.source
    kept, kept_for = _is_kept(table, attack)
    if attack.prize != NONE:
        remove_from_play(table, card)
        if table.cards[attack.prize].place == IN_PLAY:
            put_among_points(table, attack.prize)
    elif not kept or table.owners[card] == attacked_seat(table, attack):
        remove_from_play(table, card)
    else:
        put_among_kills(table, card, kept_for)
    _end_dragon(table, card)


def _is_kept(table: Table, attack: Attack) -> tuple[bool, CardId]:
    """Whether the foe counts for points: with a star only for minions, and for a Fallen-wizard where a card
    says so, perhaps for the sake of that card for good. [CMB-42, FW-49]
    """
    seat = attacked_seat(table, attack)
    if not table.printed[attack.source].starred or table.kinds[seat].starred_foes:
        return True, NO_CARD
    return Valuation(table, seat).keeps(attack.source)


def _end_dragon(table: Table, dragon: CardId) -> None:
    """With one manifestation of a unique Dragon all others in play are gone for good. [CMB-45]"""
    if table.printed[dragon].race is not Race.DRAGON or not table.printed[dragon].unique:
        return
    identity = table.printed[dragon].identity
    for seat in (0, 1):
        for other in (*table.pile(seat, IN_PLAY), *factions_of(table, seat)):
            if other != dragon and table.printed[other].identity == identity:
                remove_from_play(table, other)


@final
class CallOff(Step):
    """An attack that cannot begin any more: its creature is kept or discarded, its prize is lost. [CMB-09]"""

    __slots__ = ("attack",)

    def __init__(self, attack: Attack) -> None:
        self.attack = attack

    def run(self, table: Table) -> None:
        attack = self.attack
        if not keep_creature(table, attack.source, attack.keepers):
            table.push(DismissAttacker(attack.source))
        if attack.prize != NONE and table.cards[attack.prize].place == IN_PLAY:
            discard(table, attack.prize)


@final
class DismissAttacker(Step):
    """A creature whose company is gone, or whose key no longer fits, is discarded. [CMB-09]"""

    __slots__ = ("card",)

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, table: Table) -> None:
        if self.card == NONE:
            return
        if table.cards[self.card].place == DECLARED:
            move(table, self.card, DISCARD)
            record(table, Happening.DISCARDED, self.card)
