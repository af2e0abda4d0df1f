"""Situations that several stories of movement and of the site phase begin with."""

from wizardhaven.engine.changes.companies import plan_movement
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Playing


def site_of(character: Piece) -> Piece:
    """The site card his company is at."""
    return Piece(character.table, character.company.site)


def plans_to_go(character: Piece, to: Piece) -> None:
    """His company has laid down that site, whether it can reach it or not."""
    plan_movement(character.table, character.company.id, to.id)


def attacked_by_agent(playing: Playing, agent: Piece) -> None:
    """The company enters and the agent attacks; it comes to where strikes are assigned."""
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, agent)
