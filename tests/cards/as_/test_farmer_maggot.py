"""Stories of Farmer Maggot, who knows another way."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind


@card("AS-48")
def test_farmer_maggot_leads_a_company_away_from_its_attackers() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    maggot = scene.first.event("Farmer Maggot")
    bag_end, moria = scene.first.location_deck("Bag End", "Moria")
    playing = scene.attack(on=faramir)
    left = Piece(scene.table, faramir.company.site)

    playing.uses(maggot)
    playing.resolve()
    if playing.question == "ChooseNewSite":
        playing.does(Verb.REPLACE_SITE, bag_end)

    assert playing.attack is None
    assert faramir.site == "Bag End"
    assert faramir.is_untapped
    assert maggot.is_discarded
    assert moria.place == "location deck"
    assert left.place == "location deck"


@card("AS-48")
def test_farmer_maggot_knows_only_the_shire_and_its_neighbours() -> None:
    far, nowhere = Scene(), Scene()
    faramir = far.first.character("Faramir", at="Moria")
    first = far.first.event("Farmer Maggot")
    far.first.location_deck("Bag End")
    beregond = nowhere.first.character("Beregond", at="Bree")
    second = nowhere.first.event("Farmer Maggot")
    nowhere.first.location_deck("Moria")

    assert not far.attack(on=faramir).may(Verb.USE, first)
    assert not nowhere.attack(on=beregond).may(Verb.USE, second)


@card("AS-48")
def test_led_away_from_an_automatic_attack_a_company_does_nothing_more_at_its_site() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Weathertop")
    maggot = scene.first.event("Farmer Maggot")
    bree = scene.first.location_deck("Bree")[0]
    scene.first.in_hand("Cram")
    playing = scene.entering(of=faramir)
    playing.does(Verb.ENTER)

    playing.uses(maggot)
    playing.resolve()
    if playing.question == "ChooseNewSite":
        playing.does(Verb.REPLACE_SITE, bree)

    assert faramir.site == "Bree"
    assert playing.phase is Phase.END_OF_TURN
    assert not faramir.company.entered


@card("AS-48")
def test_a_fallen_wizard_is_led_to_a_site_that_his_company_may_use() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at="Bree")
    maggot = scene.first.event("Farmer Maggot")
    scene.first.location_deck("Bag End [minion]")  # for overt companies
    hero = scene.first.location_deck("Weathertop")[0]
    playing = scene.attack(on=luitprand)

    playing.uses(maggot)
    playing.resolve()

    assert luitprand.company.site == hero.id
