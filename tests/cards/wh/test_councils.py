"""Stories of the councils, of the White Wizard and of a new ringlord."""

from dataclasses import replace

from tests.cards.invented import EVIL_COUNSEL, FALLEN_ISENGARD
from tests.cards.marks import card
from tests.cards.wh.worth import fallen, holding
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race

DARKHAVEN = replace(FALLEN_ISENGARD, code="XX-582", name="Dol Guldur", alignment=Alignment.MINION)
RINGWRAITH = Character(
    code="XX-583",
    name="Third of the Nine",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=9,
    home=(),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)
SACRIFICE = replace(EVIL_COUNSEL, code="XX-567", name="Sacrifice of Form", alignment=Alignment.HERO)


@card("WH-35")
def test_the_white_council_is_held_by_a_wizard_at_a_haven_who_has_more_points() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.factions("Hobbits")
    council, other = scene.first.hand("The White Council", "The White Council")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(council)
    playing.resolve()

    assert council.among_points
    assert playing.points(0) == 1 + 1
    assert playing.why_not(other) is Reason.DUPLICATED  # once in a turn


@card("WH-35")
def test_there_is_no_white_council_without_a_haven_more_points_or_a_foe_of_that_order() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Bree")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET

    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.factions("Hobbits")
    scene.second.factions("Hillmen")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET

    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET

    scene = Scene()
    scene.first.character("Beretar", at="Rivendell")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.NO_USER


@card("WH-35")
def test_a_fallen_wizard_holds_the_white_council_at_a_wizardhaven() -> None:
    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is None

    scene = fallen("Saruman")
    scene.first.character("Saruman [fallen-wizard]", at="Rivendell")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET


@card("WH-41")
def test_the_black_council_is_held_among_ringwraiths_only() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH))
    scene.first.company(DARKHAVEN, RINGWRAITH)
    scene.first.factions("Hobbits")
    council = scene.first.in_hand("The Black Council")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(council)
    playing.resolve()
    assert council.among_points
    assert playing.points(0) == 1 + 1

    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.BALROG))
    scene.first.company(DARKHAVEN, RINGWRAITH)
    scene.first.factions("Hobbits")
    assert holding(scene, "The Black Council")[1] is Reason.NOT_AGAINST_BALROGS

    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")
    scene.first.factions("Hobbits")
    assert holding(scene, "The Black Council")[1] is Reason.NO_USER


@card("WH-36")
def test_the_white_wizard_is_played_on_a_wizard_who_has_sacrificed_his_form() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    assert holding(scene, "The White Wizard")[1] is Reason.NO_TARGET

    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    scene.first.gives(SACRIFICE, to=gandalf)
    white = scene.first.in_hand("The White Wizard")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(white, target=gandalf)
    playing.resolve()

    assert gandalf.direct_influence() == 10 + 2
    assert playing.points(0) == 2


@card("WH-36")
def test_the_white_wizard_adds_one_to_corruption_checks() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando", at="Rivendell")
    scene.first.gives("The White Wizard", to=pallando)
    scene.first.gives("Narsil", to=pallando)
    playing = scene.check(pallando)

    playing.rolls(2)  # 2 + 1 is greater than the two points of Narsil

    assert pallando.in_play


@card("WH-36")
def test_the_white_wizard_is_discarded_when_saruman_comes_as_an_opposing_wizard() -> None:
    scene = Scene(active=1)
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    white = scene.first.gives("The White Wizard", to=gandalf)
    scene.second.company("Lórien", "Haldir")
    saruman = scene.second.in_hand("Saruman")
    scene.second.location_deck("Isengard")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert white.is_discarded


@card("WH-60")
def test_a_new_ringlord_is_played_on_a_fallen_wizard_with_the_one_ring_at_a_wizardhaven() -> None:
    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")
    assert holding(scene, "A New Ringlord")[1] is Reason.NO_TARGET

    scene = fallen("Saruman")
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Rivendell")
    scene.first.gives("The One Ring", to=saruman)
    assert holding(scene, "A New Ringlord")[1] is Reason.CONDITION_NOT_MET

    scene = fallen("Saruman")
    saruman = scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")[0]
    scene.first.gives("The One Ring", to=saruman)
    first, second = scene.first.hand("A New Ringlord", "A New Ringlord")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(first, target=saruman)
    playing.resolve()

    assert first.bearer == saruman
    assert saruman.corruption_points == 7 + 1
    assert playing.why_not(second) is Reason.DUPLICATED  # once in a turn
