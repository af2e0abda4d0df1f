"""Winning a faction over. [SITE-30, INF-01 to INF-03]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import put_among_points
from wizardhaven.engine.changes.checks import declare_check, end_check, leave_out_direct_influence
from wizardhaven.engine.changes.control import keep_faction
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.influence.factions import faction_parts
from wizardhaven.engine.queries.influence.gathered_factions import gatherer
from wizardhaven.engine.queries.influence.leaders import may_keep
from wizardhaven.engine.rules.chain.roll_window import RollWindow, is_shuffled_back, rewards
from wizardhaven.engine.rules.flow.chance import RollChoice, Shuffle
from wizardhaven.engine.rules.resources.gifts import giving_up
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.checks import CheckAtHand
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, DISCARD, IN_PLAY, CardId
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Check


def check_faction(
    table: Table,
    card: CardId,
    character: CardId,
    then: Step,
    modifier: int = 0,
    failing: Step | None = None,
    without_direct: bool = False,
) -> None:
    """The influence check is declared, cards that bear on it may be played, then it is rolled. [INF-01]"""
    outer = declare_check(table, Check.INFLUENCE, character, modifier, card, announced_by=card)
    if without_direct:
        leave_out_direct_influence(table)
    table.push(
        *giving_up(table, card, character),
        RollWindow(table.active),
        RollFaction(card, character, then, outer, failing),
    )


@final
class RollFaction(RollChoice):
    """Greater than the faction's number puts it among the points and taps the site. [SITE-30]

    `outer` is a roll that was declared before this one and is still to be made; `failing` follows if the
    faction is not won over.
    """

    __slots__ = ("card", "character", "failing", "outer", "then")

    asks: ClassVar[Question] = Question.FACTION_ROLL

    def __init__(
        self,
        card: CardId,
        character: CardId,
        then: Step,
        outer: CheckAtHand | None,
        failing: Step | None = None,
    ) -> None:
        super().__init__()
        self.failing = failing
        self.card = card
        self.character = character
        self.then = then
        self.outer = outer

    def about(self, table: Table, asked: Asked) -> None:
        faction = table.printed[self.card].faction
        assert faction is not None
        asked.card = self.card
        asked.other = self.character
        changed = total(faction_parts(table, self.character, self.card))
        asked.number = max(1, faction.influence_number - changed)

    def roller(self) -> CardId:
        return self.character

    def rolled(self, table: Table, rolled: int) -> None:
        faction = table.printed[self.card].faction
        assert faction is not None
        result = rolled + total(faction_parts(table, self.character, self.card))
        gained, back = rewards(table), is_shuffled_back(table)
        sure = table.check is not None and table.check.sure
        end_check(table, self.outer)
        lost = result <= faction.influence_number and not sure
        if lost or table.cards[self.character].place != IN_PLAY:
            record(table, Happening.INFLUENCE_FAILED, self.card, self.character, number=result)
            if back:
                move(table, self.card, DECK)
                table.push(Shuffle(table.owners[self.card]))
            else:
                move(table, self.card, DISCARD)
                record(table, Happening.DISCARDED, self.card)
            if self.failing is not None:
                table.push(self.failing)
            return
        put_among_points(table, self.card, gatherer(table, table.owners[self.card], self.card))
        record(table, Happening.INFLUENCE_SUCCEEDED, self.card, self.character, number=result)
        if may_keep(table, self.card, self.character):
            table.push(KeepFaction(table.owners[self.character], self.card, self.character, self.then))
        else:
            table.push(self.then)
        table.push(*gained)  # before anything else comes of it


@final
class KeepFaction(Choice):
    """The leader who won it over keeps the faction, and the site does not tap; or it taps as ever."""

    __slots__ = ("card", "leader", "then")

    asks: ClassVar[Question] = Question.KEEP_FACTION

    def __init__(self, seat: int, card: CardId, leader: CardId, then: Step) -> None:
        super().__init__(seat)
        self.card = card
        self.leader = leader
        self.then = then

    def options(self, table: Table) -> Sequence[Action]:
        return [PASS, Action(Verb.KEEP_FACTION, self.card, self.leader)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.KEEP_FACTION:
            keep_faction(table, self.card, self.leader)
        else:
            table.push(self.then)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
