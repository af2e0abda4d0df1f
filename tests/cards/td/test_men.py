"""Stories of the Men."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, Race, SiteType


@card("TD-90", "TD-138", "TD-174")
def test_brand_wins_the_men_of_dale_over_with_two_more() -> None:
    scene = Scene()
    brand = scene.first.character("Brand", at="Dale")
    dale, riders = scene.first.hand("Men of Dale", "Riders of Rohan")
    playing = scene.at_site(of=brand)
    assert brand.direct_influence(against=riders) == 2

    playing.does(Verb.PLAY_AT_SITE, dale, brand)
    playing.resolve()
    playing.rolls(2)  # 2 + 2 influence + 2 + 2 for a Man is greater than 7

    assert dale.among_points
    assert playing.points(0) == 2 + 2


FRAMSBURG = Site(
    code="X-1",
    name="Framsburg",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Anduin Vales",
    resource_draws=1,
    hazard_draws=2,
)


@card("TD-91")
def test_fram_framson_comes_into_play_at_framsburg_only() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Rivendell")
    fram = scene.first.in_hand("Fram Framson")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    assert playing.why_not(fram) is Reason.ONLY_AT_HOME

    scene = Scene()
    scene.first.character("Haldir", at="Rivendell")
    fram = scene.first.in_hand("Fram Framson")
    scene.first.location_deck(FRAMSBURG)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, fram)

    assert fram.site == "Framsburg"


@card("TD-91")
def test_fram_framson_slays_dragons_and_drakes() -> None:
    scene = Scene()
    fram = scene.first.character("Fram Framson", at="Rivendell")

    assert fram.prowess() == 6
    assert fram.prowess(against=Race.DRAGON) == 9
    assert fram.prowess(against=Race.DRAKE) == 9
