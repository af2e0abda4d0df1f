"""Stories of the mallorn of Bag End."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.tw.resources.factions import HOBBITS
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase


@card("DM-148")
def test_it_grows_at_bag_end_where_the_earth_of_the_orchard_is_kept() -> None:
    for stored_at, site, reason in (
        ("Bag End", "Bag End", None),
        ("Rivendell", "Bag End", Reason.CONDITION_NOT_MET),
        ("Bag End", "Bree", Reason.CONDITION_NOT_MET),
    ):
        scene = Scene()
        faramir = scene.first.character("Faramir", at=site)
        scene.first.stored("Earth of Galadriel’s Orchard", at=stored_at)
        mallorn, _ = scene.first.hand("Mallorn", "Smoke Rings")
        scene.first.discard_pile("Cram")
        playing = scene.at_site(of=faramir)
        points = playing.points(0)

        assert playing.why_not(mallorn) is reason
        if reason is None:
            playing.plays(mallorn)
            playing.resolve()
            assert playing.points(0) == points + 3


@card("DM-148")
def test_beneath_it_the_wounded_are_healed_as_at_a_haven() -> None:
    for grown in (True, False):
        scene = Scene()
        faramir = scene.first.character("Faramir", at="Bag End", status="wounded")
        if grown:
            scene.first.event("Mallorn")

        scene.begin(Phase.UNTAP)

        assert faramir.is_tapped is grown


@card("DM-148")
def test_characters_come_into_play_there_but_nothing_else_makes_it_a_haven() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Bag End")
    item = scene.first.gives("Cram", to=frodo)
    beregond = scene.first.in_hand("Beregond")
    scene.first.event("Mallorn")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.STORE, item)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, beregond, number=frodo.company.id)


@card("DM-148")
def test_bag_end_untaps_and_is_never_discarded() -> None:
    for grown in (True, False):
        scene = Scene()
        frodo = scene.first.company("Bag End", "Frodo", site_status="tapped")[0]
        if grown:
            scene.first.event("Mallorn")
        site = Piece(scene.table, frodo.company.site)
        scene.begin(Phase.UNTAP)
        assert scene.table.cards[site.id].status == (UNTAPPED if grown else TAPPED)

        scene = Scene()
        frodo = scene.first.company("Bag End", "Frodo", site_status="tapped")[0]
        if grown:
            scene.first.event("Mallorn")
        site = Piece(scene.table, frodo.company.site)
        scene.hazards(on=frodo, to="Rivendell").pass_until("EnterSite")
        assert frodo.site == "Rivendell"
        assert site.is_discarded is not grown


@card("DM-148")
def test_all_hobbit_factions_are_worth_more() -> None:
    scene = Scene()
    scene.first.factions("Hobbits", "Hillmen")
    scene.second.factions(replace(HOBBITS, code="XX-1", name="More Hobbits"))
    playing = scene.begin(Phase.ORGANIZATION)
    mine, theirs = playing.points(0), playing.points(1)

    scene.first.event("Mallorn")

    assert playing.points(0) == mine + 1 + 3
    assert playing.points(1) == theirs + 1
