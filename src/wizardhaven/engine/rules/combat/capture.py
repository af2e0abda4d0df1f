"""A strike takes its defender prisoner instead of wounding him. [CMB-62, PRS-01, PRS-08]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.agents import go_with_prisoner
from wizardhaven.engine.changes.off_to_the_side import put_aside
from wizardhaven.engine.changes.prisoners import take_prisoner
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_site, rescue_sites
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table


def sites_for(table: Table, host: CardId, character: CardId) -> list[CardId]:
    """Where the host may hold a character; it remembers the agent who takes him. [PRS-01]"""
    return rescue_sites(table, host, table.cards[character].company, table.cards[host].card_remembered)


@final
class Capture(Step):
    """A character is taken; an ally never is, and comes to no harm either. [PRS-09, PRS-15]"""

    __slots__ = ("defender", "host")

    def __init__(self, host: CardId, defender: CardId) -> None:
        self.host = host
        self.defender = defender

    def run(self, table: Table) -> None:
        if table.printed[self.defender].kind != CHARACTER or table.cards[self.host].place != IN_PLAY:
            return
        if rescue_site(table, self.host) != NONE:
            take_prisoner(table, self.host, self.defender)
        elif sites_for(table, self.host, self.defender):
            table.push(ChooseRescueSite(table.owners[self.host], self.host, self.defender))


@final
class ChooseRescueSite(Choice):
    """The hazard player says at which site of his location deck the prisoner is held. [PRS-01]"""

    __slots__ = ("character", "host")

    asks: ClassVar[Question] = Question.RESCUE_SITE

    def __init__(self, seat: int, host: CardId, character: CardId) -> None:
        super().__init__(seat)
        self.host = host
        self.character = character

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.character
        asked.other = self.host

    def options(self, table: Table) -> Sequence[Action]:
        sites = sites_for(table, self.host, self.character)
        return [Action(Verb.HOLD_AT, site, self.character) for site in sites]

    def take(self, table: Table, action: Action) -> None:
        agent = agent_of(table, table.cards[self.host].card_remembered)
        if agent is not None:
            go_with_prisoner(table, agent, action.card)
        put_aside(table, action.card, self.host)
        take_prisoner(table, self.host, self.character)

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
