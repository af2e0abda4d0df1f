"""Stories of the Men."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


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


@card("TD-91")
def test_fram_fights_dragons_and_drakes_better_than_others() -> None:
    scene = Scene()
    fram = scene.first.character("Fram Framson", at="Rivendell")

    scene.begin(Phase.ORGANIZATION)

    assert (fram.prowess(Race.DRAGON), fram.prowess(Race.DRAKE)) == (6 + 3, 6 + 3)
    assert fram.prowess(Race.ORC) == 6


@card("TD-91")
def test_fram_is_no_starting_character() -> None:
    scene = Scene()
    fram, brand = scene.first.pool("Fram Framson", "Brand")
    scene.first.location_deck("Rivendell", "Lórien")
    scene.second.pool("Annalena")
    scene.second.location_deck("Rivendell", "Lórien")
    playing = scene.opening()

    assert playing.may(Verb.DRAFT, brand)
    assert not playing.may(Verb.DRAFT, fram)


@card("TD-91", "TD-175")
def test_fram_comes_into_play_at_framsburg_only() -> None:
    home, haven = Scene(), Scene()
    home.first.character("Brand", at="Framsburg")
    at_home = home.first.in_hand("Fram Framson")
    haven.first.character("Brand", at="Rivendell")
    elsewhere = haven.first.in_hand("Fram Framson")

    in_framsburg, in_rivendell = home.begin(Phase.ORGANIZATION), haven.begin(Phase.ORGANIZATION)
    in_framsburg.does(Verb.ORGANIZE)
    in_rivendell.does(Verb.ORGANIZE)

    assert in_framsburg.may(Verb.PLAY_CHARACTER, at_home)
    assert in_rivendell.why_not(elsewhere) is Reason.ONLY_AT_HOME
