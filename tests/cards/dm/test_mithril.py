"""Stories of Mithril."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def at_the_under_gates(scene: Scene, *characters: str) -> list[Piece]:
    """A company at the Under-gates, with something else to do there."""
    company = scene.first.company("The Under-gates", *characters)
    scene.first.gives("Cram", to=scene.first.character("Peath", at="The Under-gates", status="tapped"))
    return company


def stores(playing: Playing, mithril: Piece) -> None:
    """Mithril is stored; its bearer withstands its temptation."""
    playing.does(Verb.STORE, mithril)
    playing.pass_until("RollCheck")
    playing.rolls(12)


@card("DM-173")
def test_a_dwarf_brings_mithril_from_the_under_gates_if_a_vein_of_arda_is_stored() -> None:
    scene = Scene()
    gimli, legolas = at_the_under_gates(scene, "Gimli", "Legolas")
    mithril = scene.first.in_hand("Mithril")
    scene.first.stored("Vein of Arda", at="Rivendell")
    playing = scene.at_site(gimli)

    assert playing.may(Verb.PLAY_AT_SITE, mithril, gimli)
    assert not playing.may(Verb.PLAY_AT_SITE, mithril, legolas)
    playing.does(Verb.PLAY_AT_SITE, mithril, gimli)
    playing.resolve()

    assert mithril.bearer == gimli


@card("DM-173")
def test_without_a_stored_vein_of_arda_there_is_no_mithril_and_nowhere_else() -> None:
    scene = Scene()
    (gimli,) = at_the_under_gates(scene, "Gimli")
    mithril = scene.first.in_hand("Mithril")
    without = scene.at_site(gimli).why_not(mithril)

    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-grottos")
    scene.first.gives("Cram", to=scene.first.character("Peath", at="The Under-grottos", status="tapped"))
    mithril = scene.first.in_hand("Mithril")
    scene.first.stored("Vein of Arda", at="Rivendell")

    assert without is Reason.NOT_PLAYABLE_HERE
    assert scene.at_site(gimli).why_not(mithril) is Reason.NOT_PLAYABLE_HERE


@card("DM-173")
def test_stored_mithril_is_worth_seven_points_and_lets_somebody_be_armed() -> None:
    scene = Scene()
    gandalf, aragorn = scene.first.company("Rivendell", "Gandalf", "Aragorn II")
    mithril = scene.first.gives("Mithril", to=gandalf)
    scene.first.turn(gandalf, "tapped")
    cram, ring = scene.first.hand("Cram", "Beautiful Gold Ring")
    hauberk = scene.first.discard_pile("Hauberk of Bright Mail")[0]
    glamdring = scene.first.in_hand("Glamdring")
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.points(0)
    stores(playing, mithril)

    assert mithril.is_stored
    assert playing.points(0) == before - 3 + 7
    assert playing.question == "ChooseGift"
    assert not playing.may(Verb.PLACE_WITH, cram)
    assert not playing.may(Verb.PLACE_WITH, ring)
    assert not playing.may(Verb.PLACE_WITH, glamdring)  # it is unique
    playing.does(Verb.PLACE_WITH, hauberk, aragorn)

    assert hauberk.bearer == aragorn
    assert aragorn.is_tapped


@card("DM-173")
def test_whoever_bears_mithril_stays_tapped() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Moria", status="tapped")
    scene.first.gives("Mithril", to=gandalf)
    playing = scene.begin(Phase.UNTAP)
    playing.pass_until("OrganizationWindow")

    assert gandalf.is_tapped


@card("DM-173")
def test_when_mithril_is_stored_every_dwarf_in_play_is_tempted() -> None:
    scene = Scene()
    gandalf, gimli = scene.first.company("Rivendell", "Gandalf", "Gimli")
    balin = scene.second.character("Balin", at="Bree")
    legolas = scene.first.character("Legolas", at="Lórien")
    mithril = scene.first.gives("Mithril", to=gandalf)
    playing = scene.begin(Phase.ORGANIZATION)
    stores(playing, mithril)

    playing.pass_until("RollCheck")
    playing.rolls(12)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    checked = [fact.card for fact in playing.happened if fact.kind is Happening.CHECK_PASSED]

    assert checked == [gandalf.id, gimli.id, balin.id]
    assert legolas.in_play
