"""How far the companies of Ringwraith and Balrog players go. [ORG-70, ORG-71]"""

from dataclasses import replace

import pytest

from tests.rules.marks import rule
from wizardhaven.cards.le.sites.dark_holds import CIRITH_UNGOL
from wizardhaven.engine.queries.movement.ways import ways_to
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.company import REGION_MOVEMENT
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, PlayerKind

RINGWRAITH, BALROG = PlayerKind.RINGWRAITH, PlayerKind.BALROG
WIZARD, FALLEN = PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD
MOUNTAIN = replace(
    CIRITH_UNGOL,
    code="XX-2",
    name="Mountain of Fire",
    region="Gorgoroth",
)


def ways(kind: PlayerKind, start: str, end: str | Site, who: str = "Orc Veteran") -> list[tuple[str, ...]]:
    """The ways of Region Movement that somebody's company may take."""
    scene = Scene(kinds=(kind, WIZARD))
    veteran = scene.first.character(who, at=start)
    site = scene.first.location_deck(end)[0]
    found = [
        way.regions
        for way in ways_to(scene.table, veteran.company, site.id)
        if way.movement == REGION_MOVEMENT
    ]
    assert scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, site) == bool(found)
    return found


@rule("ORG-71")
@pytest.mark.parametrize("kind", [RINGWRAITH, BALROG])
def test_the_companies_of_minion_players_go_through_the_gate_of_mordor(kind: PlayerKind) -> None:
    there = ways(kind, "Easterling Camp [minion]", "Cirith Gorgor [minion]")
    back = ways(kind, "Cirith Gorgor [minion]", "Easterling Camp [minion]")

    assert ("Horse Plains", "Dagorlad", "Udûn") in there
    assert ("Udûn", "Dagorlad", "Horse Plains") in back


@rule("ORG-71")
@pytest.mark.parametrize("kind", [WIZARD, FALLEN])
def test_to_others_the_gate_of_mordor_is_closed(kind: PlayerKind) -> None:
    there = ways(kind, "Easterling Camp", "Cirith Gorgor", "Beretar")

    assert there == [("Horse Plains", "Nurn", "Gorgoroth", "Udûn")]


@rule("ORG-70")
@pytest.mark.parametrize("kind", [RINGWRAITH, BALROG])
def test_the_companies_of_minion_players_pass_imlad_morgul_on_the_way_to_gorgoroth(kind: PlayerKind) -> None:
    through = ("Ithilien", "Imlad Morgul", "Gorgoroth")

    assert through in ways(kind, "Henneth Annûn [minion]", MOUNTAIN)
    assert ways(FALLEN, "Henneth Annûn [minion]", MOUNTAIN) == []
