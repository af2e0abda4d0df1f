"""Situations that several stories of movement and of the site phase begin with."""

from wizardhaven.engine.changes.companies import plan_movement
from wizardhaven.engine.rules.turn.sent_back import ReturnToOrigin
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import ON_GUARD
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Card


def site_of(character: Piece) -> Piece:
    """The site card his company is at."""
    return Piece(character.table, character.company.site)


def plans_to_go(character: Piece, to: Piece) -> None:
    """His company has laid down that site, whether it can reach it or not."""
    plan_movement(character.table, character.company.id, to.id)


def is_sent_back(playing: Playing, character: Piece) -> None:
    """Something sends his company back to its site of origin."""
    playing.table.push(ReturnToOrigin(character.company.id))
    playing.game.run()


def lies_on_guard(scene: Scene, card: str | Card, against: Piece) -> Piece:
    """A card that was placed on-guard in the movement/hazard phase of his company."""
    piece = scene.hazard.pile(ON_GUARD, card)[0]
    fresh = against.company.copy()
    fresh.on_guard = (*fresh.on_guard, piece.id)
    scene.table.companies[fresh.id] = fresh
    return piece


def attacks_company(scene: Scene, attacker: Piece) -> Playing:
    """At the end of its site phase his company attacks the one it has met."""
    playing = scene.at_site(of=attacker)
    playing.pass_until("MayAttack")
    playing.does(Verb.ATTACK_COMPANY)
    return playing


def attacked_by_agent(playing: Playing, agent: Piece) -> None:
    """The company enters and the agent attacks; it comes to where strikes are assigned."""
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, agent)
