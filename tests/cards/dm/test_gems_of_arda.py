"""Stories of Gems of Arda."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.bots.conservation import complaints
from wizardhaven.engine.changes.cards import store
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def stores(playing: Playing, gems: Piece) -> None:
    """The gems are stored; their bearer withstands the temptation."""
    playing.does(Verb.STORE, gems)
    playing.pass_until("RollCheck")
    playing.rolls(12)


def why_not_at(place: str, vein: bool) -> Reason | None:
    """Why gems cannot be played by a company at that site; None if they can."""
    scene = Scene()
    gimli = scene.first.character("Gimli", at=place)
    scene.first.gives("Cram", to=scene.first.character("Peath", at=place, status="tapped"))
    gems = scene.first.in_hand("Gems of Arda")
    if vein:
        scene.first.stored("Vein of Arda", at="Rivendell")
    return scene.at_site(gimli).why_not(gems)


@card("DM-170")
def test_gems_of_arda_are_found_in_the_gem_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Gem-deeps")
    gems = scene.first.in_hand("Gems of Arda")
    playing = scene.at_site(gimli)
    playing.does(Verb.PLAY_AT_SITE, gems, gimli)
    playing.resolve()

    assert gems.bearer == gimli


@card("DM-170")
def test_with_a_stored_vein_of_arda_gems_are_found_anywhere_in_the_under_deeps() -> None:
    assert why_not_at("The Under-grottos", vein=True) is None
    assert why_not_at("The Under-grottos", vein=False) is Reason.NOT_PLAYABLE_HERE
    assert why_not_at("Moria", vein=True) is Reason.NOT_PLAYABLE_HERE


@card("DM-170")
def test_who_stores_gems_of_arda_may_play_an_item_that_the_opponent_has_stored() -> None:
    scene = Scene()
    gandalf, aragorn = scene.first.company("Rivendell", "Gandalf", "Aragorn II")
    gems = scene.first.gives("Gems of Arda", to=gandalf)
    cram, lantern = scene.first.hand("Cram", "Noldo-lantern")
    hauberk = scene.first.discard_pile("Hauberk of Bright Mail")[0]
    theirs = scene.second.stored("Hauberk of Bright Mail", at="Lórien")
    scene.second.stored("Noldo-lantern", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.points(1)
    stores(playing, gems)

    assert gems.is_stored
    assert playing.question == "ChooseGift"
    assert not playing.may(Verb.PLACE_WITH, cram)  # the opponent has stored none
    assert not playing.may(Verb.PLACE_WITH, lantern)  # it is special
    playing.does(Verb.PLACE_WITH, hauberk, aragorn)

    assert hauberk.bearer == aragorn
    assert aragorn.is_tapped
    assert theirs.is_discarded
    assert playing.points(1) < before


@card("DM-170")
def test_nobody_needs_to_tap_for_an_item_and_without_its_like_stored_nothing_is_asked() -> None:
    scene = Scene()
    gandalf, _ = scene.first.company("Rivendell", "Gandalf", "Aragorn II")
    gems = scene.first.gives("Gems of Arda", to=gandalf)
    cram = scene.first.in_hand("Cram")
    theirs = scene.second.stored("Cram", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)
    stores(playing, gems)
    playing.passes()

    assert gandalf.is_untapped
    assert cram.in_hand
    assert theirs.is_stored

    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    gems = scene.first.gives("Gems of Arda", to=gandalf)
    scene.first.hand("Cram")
    scene.first.stored("Cram", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)
    stores(playing, gems)

    assert playing.question == "OrganizationWindow"


@card("DM-170")
def test_even_a_unique_item_takes_the_place_of_the_stored_one() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    gems = scene.first.gives("Gems of Arda", to=gandalf)
    glamdring = scene.first.in_hand("Glamdring")
    theirs = scene.second.stored("Glamdring", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)
    stores(playing, gems)
    playing.does(Verb.PLACE_WITH, glamdring, gandalf)

    assert glamdring.bearer == gandalf
    assert theirs.is_discarded


@card("DM-170")
def test_what_was_stored_with_the_opponents_item_goes_with_it() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    gems = scene.first.gives("Gems of Arda", to=gandalf)
    cram = scene.first.in_hand("Cram")
    haldir = scene.second.character("Haldir", at="Lórien")
    theirs = scene.second.stored("Cram", at="Lórien")
    aligned = scene.second.in_hand("Align Palantír")
    store(scene.table, aligned.id, haldir.company.site, along_with=theirs.id)
    playing = scene.begin(Phase.ORGANIZATION)
    stores(playing, gems)
    playing.does(Verb.PLACE_WITH, cram, gandalf)

    assert theirs.is_discarded
    assert aligned.is_discarded
    assert complaints(playing.table) == []


@card("DM-170")
def test_an_item_played_for_gems_of_arda_is_never_stored_whoever_bears_it() -> None:
    scene = Scene()
    gandalf, aragorn = scene.first.company("Rivendell", "Gandalf", "Aragorn II")
    gems = scene.first.gives("Gems of Arda", to=gandalf)
    dagger = scene.first.gives("Dagger of Westernesse", to=gandalf)
    scene.first.event("Armory")
    cram = scene.first.in_hand("Cram")
    scene.second.stored("Cram", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)
    stores(playing, gems)
    playing.does(Verb.PLACE_WITH, cram, aragorn)

    assert playing.may(Verb.STORE, dagger)
    assert not playing.may(Verb.STORE, cram)  # nor beneath the Armory
    playing.does(Verb.TRANSFER, cram, gandalf)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert cram.bearer == gandalf
    assert not playing.may(Verb.STORE, cram)
    assert complaints(playing.table) == []
