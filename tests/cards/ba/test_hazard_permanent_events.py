"""Stories of the hazard permanent-events of The Balrog."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.influence import unused_general_influence
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("BA-17")
def test_where_they_diminish_elves_and_hobbits_are_harder_to_lead() -> None:
    scene = Scene()
    gandalf, haldir, bilbo, faramir = scene.first.company("Lórien", "Gandalf", "Haldir", "Bilbo", "Faramir")
    free = unused_general_influence(scene.table, 0)
    diminish = scene.second.in_hand("Diminish and Depart")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert not playing.may_play(diminish, target=faramir)
    playing.plays(diminish, target=bilbo)
    playing.resolve()

    assert mind(playing.table, haldir.id) == 3 + 1
    assert mind(playing.table, bilbo.id) == 5 + 1
    assert mind(playing.table, faramir.id) == 5
    assert gandalf.direct_influence() == 10 - 1
    assert playing.unused_general_influence(0) == free - 2


@card("BA-17")
def test_who_diminishes_taps_at_a_haven_to_be_rid_of_it() -> None:
    at_home, abroad = Scene(), Scene()
    bilbo = at_home.first.character("Bilbo", at="Rivendell")
    diminish = at_home.second.gives("Diminish and Depart", bilbo)
    frodo = abroad.first.character("Frodo", at="Bree")
    other = abroad.second.gives("Diminish and Depart", frodo)

    playing, elsewhere = at_home.begin(Phase.ORGANIZATION), abroad.begin(Phase.ORGANIZATION)
    assert not elsewhere.may(Verb.TRY_REMOVAL, other)
    playing.does(Verb.TRY_REMOVAL, diminish)

    assert bilbo.is_tapped
    assert diminish.is_discarded


@card("BA-17")
def test_a_company_diminishes_only_once() -> None:
    scene = Scene()
    gandalf, haldir = scene.first.company("Lórien", "Gandalf", "Haldir")
    scene.second.gives("Diminish and Depart", haldir)
    diminish = scene.second.in_hand("Diminish and Depart")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert playing.why_not(diminish) is Reason.DUPLICATED
