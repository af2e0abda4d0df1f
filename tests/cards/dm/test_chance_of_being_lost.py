"""Stories of Chance of Being Lost."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("DM-49")
def test_a_high_roll_leads_a_company_without_rangers_to_a_site_nearby() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    chance = scene.second.in_hand("Chance of Being Lost")
    gram, weathertop, lorien = scene.second.location_deck("Mount Gram", "Weathertop", "Lórien")
    playing = scene.hazards(on=gimli, to="Bree", by=("Rhudaur", "Arthedain"))

    playing.plays(chance)
    playing.resolve()
    playing.rolls(7)
    assert playing.question == "ChooseNewSite"
    assert playing.asked == 1
    assert playing.may(Verb.REPLACE_SITE, weathertop)
    assert not playing.may(Verb.REPLACE_SITE, lorien)
    playing.does(Verb.REPLACE_SITE, gram)
    playing.pass_to(Phase.SITE)

    assert playing.has_happened(Happening.ROLLED, chance)
    assert gimli.site == "Mount Gram"
    assert chance.is_discarded


@card("DM-49")
def test_a_low_roll_leaves_the_company_on_its_way() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    chance = scene.second.in_hand("Chance of Being Lost")
    gram = scene.second.location_deck("Mount Gram")[0]
    playing = scene.hazards(on=gimli, to="Bree", by=("Rhudaur", "Arthedain"))

    playing.plays(chance)
    playing.resolve()
    playing.rolls(6)
    playing.pass_to(Phase.SITE)

    assert gimli.site == "Bree"
    assert gram.place == "location deck"


@card("DM-49")
def test_each_ranger_takes_two_from_the_roll() -> None:
    scene = Scene()
    aragorn, _ = scene.first.company("Rivendell", "Aragorn II", "Beregond")
    chance = scene.second.in_hand("Chance of Being Lost")
    scene.second.location_deck("Mount Gram")
    playing = scene.hazards(on=aragorn, to="Bree", by=("Rhudaur", "Arthedain"))

    playing.plays(chance)
    playing.resolve()
    playing.rolls(8)
    playing.pass_to(Phase.SITE)

    assert aragorn.site == "Bree"


@card("DM-49")
def test_even_a_ranger_may_lose_his_way() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    chance = scene.second.in_hand("Chance of Being Lost")
    scene.second.location_deck("Mount Gram")
    playing = scene.hazards(on=aragorn, to="Bree", by=("Rhudaur", "Arthedain"))

    playing.plays(chance)
    playing.resolve()
    playing.rolls(9)
    playing.pass_to(Phase.SITE)

    assert aragorn.site == "Mount Gram"


@card("DM-49")
def test_with_starter_movement_nobody_gets_lost() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    chance = scene.second.in_hand("Chance of Being Lost")
    scene.second.location_deck("Mount Gram")
    playing = scene.hazards(on=gimli, to="Bree")

    assert playing.why_not(chance) is Reason.CONDITION_NOT_MET


@card("DM-49")
def test_without_another_site_nearby_it_cannot_be_played() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    chance = scene.second.in_hand("Chance of Being Lost")
    scene.second.location_deck("Bree", "Lórien")
    playing = scene.hazards(on=gimli, to="Bree", by=("Rhudaur", "Arthedain"))

    assert playing.why_not(chance) is Reason.NOTHING_WOULD_CHANGE
