"""Agent hazards as a seat sees them: of one that lies face-down only its state and its site cards."""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import body_parts, home_names, prowess_parts
from wizardhaven.engine.values import Agent, Value
from wizardhaven.view.cards import CardView, EventView, NumberView, SiteView, Status, status_of
from wizardhaven.view.characters import events_on, site_view
from wizardhaven.view.eyes import Eyes


@final
class AgentView(Value):
    """An agent hazard; `sites` is the way it has come, of which the first `shown` lie open.

    The last of them is where it is. Without a site card it is `at` a home site, if that has been named;
    `homes` are the names of those that its card names, for who knows the card. [AGT-14, AGT-23]
    """

    __slots__ = ("at", "body", "card", "events", "face_down", "homes", "prowess", "shown", "sites", "status")

    def __init__(self, card: CardView, status: Status, face_down: bool) -> None:
        self.card = card
        self.status = status
        self.face_down = face_down
        self.sites: tuple[SiteView, ...] = ()
        self.shown = 0
        self.at = ""
        self.homes: tuple[str, ...] = ()
        self.prowess: NumberView | None = None
        self.body: NumberView | None = None
        self.events: tuple[EventView, ...] = ()


def agent_view(eyes: Eyes, agent: Agent) -> AgentView:
    """One agent hazard."""
    table = eyes.table
    view = AgentView(eyes.card(agent.card), status_of(table.cards[agent.card].status), agent.face_down)
    view.sites = tuple([site_view(eyes, site) for site in agent.sites])
    view.shown = agent.shown
    view.events = events_on(eyes, agent.card)
    view.at = agent.at
    if eyes.knows(agent.card):
        view.homes = tuple(home_names(table, agent.card))
        view.prowess = eyes.sum(prowess_parts(table, agent.card, None))
        view.body = eyes.sum(body_parts(table, agent.card))
    return view
