"""Agents drive a character away whose home they have come to."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.agents.agents import home_names
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.rules.effects.roll_for import RollForCard
from wizardhaven.engine.rules.flow.performers import always, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NONE
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.agents import AgentDrivesAway
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With
from wizardhaven.vocabulary.terms import Pile

GONE: Final = Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET))
"""He goes back to hand, and one of his items may pass to a companion."""


@performs(AgentDrivesAway, always)
def perform_agent_drives_away(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The character was named with the agent when the card was declared."""
    assert isinstance(effect, AgentDrivesAway)
    agent, victim, site = declaration.aim.card, declaration.aim.other, declaration.aim.name
    if victim == NONE or table.cards[victim].place != IN_PLAY:
        return
    bound = effect.above_mind + mind(table, victim)
    bound -= effect.at_home if site in home_names(table, agent) else 0
    roll = Roll(None, Subject.THIS_CARD, above=bound, then=(GONE,))
    about = Declaration(declaration.kind, declaration.seat, declaration.card, aim=Aim(CARD, victim))
    table.push(RollForCard(roll, about, declaration.card, None))
