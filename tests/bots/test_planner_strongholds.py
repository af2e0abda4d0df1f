"""A Fallen-wizard's own ends: sites that become his havens, and his rival who will not come again."""

from tests.bots.test_planner_strength import seen
from wizardhaven.bots.planner.hand import keeping
from wizardhaven.bots.planner.plans import Planner
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, PlayerKind


def site(name: str) -> Site:
    found = cards()[find(name).code]
    assert isinstance(found, Site)
    return found


def test_a_site_that_may_become_a_wizardhaven_is_worth_going_to() -> None:
    worths = []
    for held in ("Hidden Haven", "Twilight"):
        scene = Scene()
        scene.first.plays(PlayerKind.FALLEN_WIZARD, "Radagast")
        scene.first.character("Beretar", at="Rhosgobel")
        scene.first.hand(held)
        sight = seen(scene.begin(Phase.ORGANIZATION))
        worths.append(Planner(sight, sight.own.companies[0]).value_of_going(site("Weathertop")).worth)

    assert worths[0] > worths[1] + 0.5


def test_a_wizard_who_is_gone_for_good_is_not_waited_for() -> None:
    scene = Scene()
    (saruman,) = scene.first.hand("Saruman")
    scene.first.character("Gimli", at="Rivendell")
    scene.second.removed("Saruman")

    assert keeping(seen(scene.begin(Phase.ORGANIZATION)), saruman.id) == 0
