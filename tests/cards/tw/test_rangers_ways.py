"""Stories of the ways that rangers know: over mountains and along a river."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.movement.ways import ways_within_reach
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase

WAYS = [
    ("Anduin River", ("Rohan", "Dagorlad")),
    ("Anduin River", ("Anórien", "Dagorlad")),
    ("Anduin River", ("Lebennin", "Ithilien")),
    ("Anduin River", ("Lebennin", "Harondor")),
    ("Misty Mountains", ("Rhudaur", "Anduin Vales")),
    ("Misty Mountains", ("Rhudaur", "Wold & Foothills")),
    ("Misty Mountains", ("Hollin", "Wold & Foothills")),
    ("Misty Mountains", ("Hollin", "Fangorn")),
    ("Misty Mountains", ("Dunland", "Fangorn")),
    ("White Mountains", ("Old Pûkel-land", "Anfalas")),
    ("White Mountains", ("Rohan", "Lamedon")),
    ("White Mountains", ("Rohan", "Anfalas")),
    ("White Mountains", ("Anórien", "Lamedon")),
]


@card("TW-191", "TW-284", "TW-359")
@pytest.mark.parametrize(("event", "pair"), WAYS)
def test_a_ranger_taps_and_his_company_goes_as_if_two_lands_were_next_to_each_other(
    event: str, pair: tuple[str, str]
) -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Edoras")
    other = scene.first.character("Haldir", at="Bree")
    way = scene.first.in_hand(event)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")
    playing.plays(way, user=beretar)
    playing.resolve()

    assert pair in ways_within_reach(playing.table, beretar.company, *pair)
    assert pair not in ways_within_reach(playing.table, other.company, *pair)
    assert beretar.is_tapped


@card("TW-359")
def test_the_company_may_set_out_for_a_site_that_was_too_far_before() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Edoras")
    way = scene.first.in_hand("White Mountains")
    (coast,) = scene.first.location_deck("Lond Galen")  # in Anfalas
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT, coast)
    playing.pass_until("EndOfOrganization")
    playing.plays(way, user=beretar)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, coast)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Rohan", "Anfalas"))
    playing.pass_to(Phase.SITE)

    assert beretar.site == "Lond Galen"


@card("TW-191", "TW-284", "TW-359")
@pytest.mark.parametrize(
    ("event", "to", "lowered"),
    [("Anduin River", "Edoras", 2), ("Misty Mountains", "Lórien", 2), ("White Mountains", "Moria", 0)],
)
def test_or_the_hazard_limit_is_lower_where_the_company_arrives_near_the_way(
    event: str, to: str, lowered: int
) -> None:
    scene = Scene()
    beretar, *_ = scene.first.company("Dunnish Clan-hold", "Beretar", "Haldir", "Anborn", "Balin")
    way = scene.first.in_hand(event)
    scene.second.in_hand("Doors of Night")
    (site,) = scene.first.location_deck(to)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, site)
    playing.pass_until("EndOfOrganization")
    playing.does(Verb.PLAY, way, number=1)
    playing.resolve()
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":  # where there are several ways
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")

    assert playing.hazard_limit(beretar) == 4 - lowered
