"""Rulings on movement and the hazard limit."""

from wizardhaven import Verb
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase


def test_a_creature_above_a_limit_lowered_in_answer_does_not_attack() -> None:
    """The hazard limit is looked at again when a hazard resolves. (CRF, hazard limit)"""
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    words, hobgoblins = scene.second.hand("Foolish Words", "Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.passes()
    playing.plays(words, target=beretar)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.passes()
    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.plays(doublings)
    playing.resolve()

    assert playing.hazard_limit(of=beretar) == 1
    assert playing.attack is None
    assert hobgoblins.is_discarded
    assert words.bearer == beretar


def test_a_company_for_which_there_is_no_room_goes_back_when_the_other_is_sent_back() -> None:
    """Whoever arrives where a full company is sent back to must himself go back at the end.

    (CoE digest 118)
    """
    scene = Scene()
    scene.first.overdrawn()
    seven = scene.first.company(
        "Bree", "Anborn", "Beregond", "Bergil", "Forlong", "Éowyn", "Halbarad", "Peath"
    )
    elladan = scene.first.character("Elladan", at="Rivendell")
    scene.second.event("Doors of Night")
    snowstorm = scene.second.in_hand("Snowstorm")
    weathertop = scene.first.location_deck("Weathertop")[0]
    bree = Piece(seven[0].table, seven[0].company.site)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, weathertop, number=seven[0].company.id)
    playing.does(Verb.PLAN_MOVEMENT, bree, number=elladan.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=elladan.company.id)
    playing.does(Verb.TRAVEL, bree)
    playing.passes()
    arrived = elladan.site
    playing.plays(snowstorm)
    playing.resolve()
    playing.pass_to(Phase.SITE)

    assert arrived == "Bree"
    assert seven[0].site == "Bree"
    assert elladan.site == "Rivendell"


def test_what_holds_for_one_of_two_companies_that_join_holds_for_both() -> None:
    """When companies join at a site, what was played on one of them is on the whole company.

    (CoE digest 14)
    """
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Pelargir")
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    minas_tirith = scene.first.location_deck("Minas Tirith")[0]
    lost = scene.second.in_hand("Lost in Free-domains")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, minas_tirith, number=anborn.company.id)
    playing.does(Verb.PLAN_MOVEMENT, minas_tirith, number=faramir.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=anborn.company.id)
    playing.pass_until("HazardWindow")
    playing.plays(lost)
    playing.resolve()
    playing.pass_until("MayDiscard")

    assert faramir.companions == ["Anborn", "Faramir"]
    assert not faramir.company.entered
