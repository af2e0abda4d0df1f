"""Stories of the Men."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene


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
