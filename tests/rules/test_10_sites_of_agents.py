"""Which site cards the agents of a Fallen-wizard use. [FW-71, AGT-29, MOV-26]"""

from dataclasses import replace

from tests.rules.fallen_wizards import MINION_EDORAS, TWO_FALLEN
from tests.rules.marks import rule
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.agents.movement import reachable_sites
from wizardhaven.engine.rules.agents.reveal import reveal
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Race, Skill

SPY = Character(
    "XX-611",
    "Spy in the Mark",
    race=Race.MAN,
    skills=(Skill.SCOUT,),
    prowess=3,
    body=7,
    home=(named("Edoras"),),
    mind=3,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
)
RUFFIAN = replace(SPY, code="XX-612", name="Ruffian", home=(named("Dunharrow"),))


def reaches(scene: Scene, agent: Piece, site: Piece) -> bool:
    """Whether the agent could move to that site card."""
    found = agent_of(scene.table, agent.id)
    assert found is not None
    return site.id in reachable_sites(scene.table, found)


@rule("FW-71", "AGT-29", "MOV-26", "INF-21")
def test_agents_of_a_fallen_wizard_use_hero_site_cards_only() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    ruffian = scene.second.agent(RUFFIAN)
    minion, hero = scene.second.location_deck(MINION_EDORAS, "Edoras")

    assert reaches(scene, ruffian, hero)
    assert not reaches(scene, ruffian, minion)


@rule("FW-71", "AGT-29", "MOV-26", "INF-21")
def test_the_hero_card_is_closed_to_them_while_the_minion_card_is_used_up() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    ruffian = scene.second.agent(RUFFIAN)
    hero = scene.second.location_deck("Edoras")[0]
    scene.second.discard_pile(MINION_EDORAS)
    assert not reaches(scene, ruffian, hero)

    scene = Scene(kinds=TWO_FALLEN)
    ruffian = scene.second.agent(RUFFIAN)
    hero = scene.second.location_deck("Edoras")[0]
    scene.second.company(MINION_EDORAS, "Orc Veteran")
    assert not reaches(scene, ruffian, hero)


@rule("AGT-29")
def test_an_agent_with_a_hero_card_that_cannot_be_shown_any_more_is_discarded() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    ruffian = scene.second.agent(RUFFIAN, sites=("Edoras",))
    scene.second.discard_pile(MINION_EDORAS)

    reveal(scene.table, ruffian.id)

    assert ruffian.is_discarded
