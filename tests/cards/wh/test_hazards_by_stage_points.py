"""Stories of hazards that weigh the heavier the further a Fallen-wizard has strayed."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.cards.wh.fallen import AGAINST_FALLEN, COUNSEL, FALLEN_ALATAR, FALLEN_SARUMAN, against_fallen
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.numbers.influence import general_influence
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.rules.characters.coming_into_play import why_not_character
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Check, Phase, PlayerKind, Points, Race

MINION_EASTERLINGS = Faction(
    code="XX-710",
    name="Minion Easterlings",
    race=Race.MAN,
    influence_number=9,
    playable_at=(named("Easterling Camp"),),
    marshalling_points=2,
    alignment=Alignment.MINION,
)


def change(scene: Scene, character: Piece, check: Check, against: Piece | None = None) -> int:
    """By how much such a roll of a character is changed."""
    foe = against.id if against is not None else NO_CARD
    return total(check_parts(scene.table, character.id, check, foe))


@pytest.mark.parametrize(
    ("stage_points", "influence", "cards"),
    [(5, 0, 0), (6, -3, 0), (10, -3, 0), (11, -5, -1), (16, -7, -1), (20, -7, -1), (21, -9, -2)],
)
@card("WH-16")
def test_the_cruel_claw_takes_influence_and_cards_from_a_fallen_wizard(
    stage_points: int, influence: int, cards: int
) -> None:
    scene, saruman = against_fallen(stage_points)
    scene.second.gives("Cruel Claw Perceived", saruman)

    assert general_influence(scene.table, 0) == 20 + influence
    assert hand_size(scene.table, 0) == 8 + cards
    assert general_influence(scene.table, 1) == 20
    assert hand_size(scene.table, 1) == 8


@card("WH-16")
def test_the_cruel_claw_takes_one_point_from_a_wizard() -> None:
    scene = Scene()
    gandalf, peath = scene.first.company("Lórien", "Gandalf", "Peath")
    claw = scene.second.in_hand("Cruel Claw Perceived")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert not playing.may_play(claw, target=peath)
    playing.plays(claw, target=gandalf)
    playing.resolve()

    assert general_influence(playing.table, 0) == 20 - 1
    assert hand_size(playing.table, 0) == 8


@pytest.mark.parametrize(
    ("stage_points", "modifier"), [(0, 0), (1, -1), (3, -1), (4, -3), (8, -5), (13, -7), (18, -7), (19, -9)]
)
@card("WH-19")
def test_fools_bane_spoils_the_fallen_wizards_words_to_hero_resources(
    stage_points: int, modifier: int
) -> None:
    scene, saruman = against_fallen(stage_points)
    bane = scene.second.gives("Fool’s Bane", saruman)
    riders, easterlings = scene.first.hand("Riders of Rohan", MINION_EASTERLINGS)

    assert bane.in_play
    assert change(scene, saruman, Check.INFLUENCE, riders) == modifier
    assert change(scene, saruman, Check.INFLUENCE, easterlings) == 0


@card("WH-19")
def test_under_fools_bane_elves_are_worth_nothing_to_him() -> None:
    scene, saruman = against_fallen(5)
    scene.first.company("Edhellond", "Haldir", "Faramir")
    scene.first.factions("Wood-elves", "Riders of Rohan")
    before = by_source(scene.table, 0)
    scene.second.gives("Fool’s Bane", saruman)
    after = by_source(scene.table, 0)

    assert before[Points.CHARACTER] - after[Points.CHARACTER] == 1
    assert before[Points.FACTION] - after[Points.FACTION] == 1
    assert after[Points.CHARACTER] == 1
    assert after[Points.FACTION] == 1


@card("WH-19")
def test_fools_bane_is_for_fallen_wizards_only() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    bane = scene.second.in_hand("Fool’s Bane")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert playing.why_not(bane) is Reason.NO_TARGET


@pytest.mark.parametrize(
    ("other_points", "weight"), [(0, 1), (3, 1), (4, 2), (9, 2), (10, 3), (16, 3), (17, 4)]
)
@card("WH-23")
def test_inner_rot_gives_stage_points_and_weighs_the_more_the_more_he_has(
    other_points: int, weight: int
) -> None:
    scene, saruman = against_fallen(other_points)
    scene.second.gives("Inner Rot", saruman)
    scene.second.in_hand("River")
    playing = scene.hazards(on=saruman)

    assert playing.stage_points(0) == other_points + 2
    assert saruman.corruption_points == weight


@pytest.mark.parametrize(("other_points", "given"), [(0, 2), (5, 2), (6, 3), (12, 3)])
@card("WH-22")
def test_ambition_gives_two_stage_points_and_a_third_above_seven(other_points: int, given: int) -> None:
    scene, saruman = against_fallen(other_points)
    scene.second.gives("In the Grip of Ambition", saruman)
    scene.second.in_hand("River")
    playing = scene.hazards(on=saruman)

    assert playing.stage_points(0) == other_points + given
    assert saruman.corruption_points == 1


@card("WH-22")
def test_ambition_gives_a_wizard_a_corruption_point_and_a_roll_above_eight_ends_it() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    ambition = scene.second.gives("In the Grip of Ambition", gandalf)
    playing = scene.begin(Phase.ORGANIZATION)

    assert gandalf.corruption_points == 1
    assert playing.stage_points(0) == 0
    playing.does(Verb.TRY_REMOVAL, ambition)
    playing.rolls(9)

    assert ambition.is_discarded


@card("WH-23")
def test_inner_rot_weighs_one_on_a_wizard() -> None:
    scene = Scene()
    gandalf, peath = scene.first.company("Lórien", "Gandalf", "Peath")
    rot = scene.second.in_hand("Inner Rot")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert not playing.may_play(rot, target=peath)
    playing.plays(rot, target=gandalf)
    playing.resolve()

    assert gandalf.corruption_points == 1
    assert playing.stage_points(0) == 0


@card("WH-23")
def test_with_inner_rot_each_stage_card_calls_for_a_corruption_check() -> None:
    scene, saruman = against_fallen(3)
    scene.second.gives("Inner Rot", saruman)
    counsel = scene.first.in_hand(replace(COUNSEL, code="XX-704", name="Darker Counsel"))
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(counsel)
    playing.resolve()

    assert playing.question == "RollCheck"
    playing.rolls(3)
    assert playing.has_happened(Happening.CHECK_PASSED, saruman)


@card("WH-23")
@rule("TIM-71")
def test_two_stage_cards_in_one_chain_call_for_two_checks_between_which_there_is_nothing_to_choose() -> None:
    scene, saruman = against_fallen(3)
    scene.second.gives("Inner Rot", saruman)
    names = ("Darker Counsel", "Darkest Counsel")
    first, second = [scene.first.in_hand(replace(COUNSEL, code=f"XX-{name}", name=name)) for name in names]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(first)
    playing.plays(second)
    playing.resolve()

    assert playing.question == "RollCheck"
    playing.rolls(3)
    assert playing.question == "RollCheck"
    playing.rolls(3)
    assert playing.question == "OrganizationWindow"


@card("WH-23")
@rule("GLO-077")
def test_with_inner_rot_a_stage_item_calls_for_one_check_when_it_is_played() -> None:
    scene = Scene(kinds=AGAINST_FALLEN)
    scene.first.declares(FALLEN_SARUMAN.name)
    saruman = scene.first.company("Minas Tirith", FALLEN_SARUMAN)[0]
    scene.second.gives("Inner Rot", saruman)
    keys = scene.first.in_hand("Keys of Orthanc")
    playing = scene.at_site(of=saruman)

    playing.does(Verb.PLAY_AT_SITE, keys, saruman)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert keys.bearer == saruman
    assert playing.question != "RollCheck"


@card("WH-23")
def test_a_resource_that_is_no_stage_card_does_not_stir_inner_rot() -> None:
    scene, saruman = against_fallen(3)
    scene.second.gives("Inner Rot", saruman)
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(gates)
    playing.resolve()

    assert playing.question == "OrganizationWindow"


@pytest.mark.parametrize("event", ["Inner Rot", "Longing for the West"])
@card("WH-23", "WH-25")
def test_a_roll_above_six_shakes_it_off(event: str) -> None:
    scene, saruman = against_fallen(3)
    hazard = scene.second.gives(event, saruman)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, hazard)
    playing.rolls(7)

    assert saruman.is_tapped
    assert hazard.is_discarded


@card("WH-25")
def test_a_wizard_longs_for_the_west_wherever_there_is_no_haven() -> None:
    abroad, at_home = Scene(), Scene()
    gandalf = abroad.first.character("Gandalf", at="Bree")
    abroad.second.gives("Longing for the West", gandalf)
    other = at_home.first.character("Gandalf", at="Rivendell")
    at_home.second.gives("Longing for the West", other)

    assert gandalf.corruption_points == 2
    assert abroad.begin(Phase.UNTAP).question == "RollCheck"
    assert at_home.begin(Phase.UNTAP).question == "OrganizationWindow"


@card("WH-25")
def test_a_fallen_wizard_forgets_the_west_at_a_wizardhaven() -> None:
    scene, saruman = against_fallen(3)
    longing = scene.second.gives("Longing for the West", saruman)
    abroad = Scene(kinds=AGAINST_FALLEN)
    outside = abroad.first.company("Bree", FALLEN_SARUMAN)[0]
    abroad.second.gives("Longing for the West", outside)

    assert longing.in_play
    assert abroad.begin(Phase.UNTAP).question == "RollCheck"


@pytest.mark.parametrize(
    ("stage_points", "name", "comes"),
    [(9, "Beretar", False), (9, "Peath", True), (10, "Peath", False), (10, "Anborn", True)],
)
@card("WH-26")
def test_where_the_mask_is_torn_no_great_mind_serves_a_fallen_wizard(
    stage_points: int, name: str, comes: bool
) -> None:
    scene, _ = against_fallen(stage_points)
    scene.second.event("Mask Torn")
    newcomer = scene.first.in_hand(name)

    barred = why_not_character(scene.table, 0, newcomer.id) is Reason.MIND_TOO_GREAT

    assert barred is not comes


@card("WH-26")
def test_the_torn_mask_does_not_trouble_a_wizard() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.second.event("Mask Torn")
    elrond = scene.first.in_hand("Elrond")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, elrond)


@pytest.mark.parametrize(("stage_points", "modifier"), [(5, 0), (6, -2), (11, -3), (16, -4), (21, -5)])
@card("WH-28")
def test_artifice_takes_power_from_a_fallen_wizard(stage_points: int, modifier: int) -> None:
    scene, saruman = against_fallen(stage_points)
    scene.second.gives("Power Relinquished to Artifice", saruman)
    other, alatar = against_fallen(stage_points, FALLEN_ALATAR)
    other.second.gives("Power Relinquished to Artifice", alatar)

    assert saruman.prowess() == 7 + modifier
    assert saruman.direct_influence() == 12 + modifier
    assert alatar.prowess() == 7
    assert alatar.direct_influence() == 12 + 2 * modifier


@card("WH-28")
def test_artifice_takes_one_point_from_wizards_and_ringwraiths() -> None:
    scene = Scene()
    gandalf, peath = scene.first.company("Lórien", "Gandalf", "Peath")
    artifice = scene.second.in_hand("Power Relinquished to Artifice")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert not playing.may_play(artifice, target=peath)
    playing.plays(artifice, target=gandalf)
    playing.resolve()

    assert gandalf.prowess() == 6 - 1
    assert gandalf.direct_influence() == 10 - 1


@pytest.mark.parametrize(
    ("stage_points", "modifier"), [(0, 0), (1, -1), (4, -1), (5, -2), (10, -3), (15, -4)]
)
@card("WH-30")
def test_something_else_is_at_work_in_a_fallen_wizards_words_and_rings(
    stage_points: int, modifier: int
) -> None:
    scene, saruman = against_fallen(stage_points)
    beretar = scene.first.character("Beretar", at="Isengard")
    scene.second.gives("Something Else at Work", saruman)

    assert change(scene, saruman, Check.INFLUENCE) == modifier
    assert change(scene, beretar, Check.INFLUENCE) == 0
    assert change(scene, saruman, Check.RING_TEST) == modifier
    assert change(scene, beretar, Check.RING_TEST) == modifier


@card("WH-30")
def test_in_anybody_else_it_works_by_one() -> None:
    scene, _ = against_fallen(15)
    beretar = scene.first.character("Beretar", at="Isengard")
    work = scene.second.in_hand("Something Else at Work")
    playing = scene.hazards(on=beretar)

    playing.plays(work, target=beretar)
    playing.resolve()

    assert change(scene, beretar, Check.INFLUENCE) == -1
    assert change(scene, beretar, Check.RING_TEST) == -1


@pytest.mark.parametrize(
    "event",
    ["Cruel Claw Perceived", "Fool’s Bane", "Power Relinquished to Artifice", "Something Else at Work"],
)
@card("WH-16", "WH-19", "WH-28", "WH-30")
def test_it_lies_on_nobody_twice(event: str) -> None:
    scene, saruman = against_fallen(3)
    lying = scene.second.gives(event, saruman)
    again = scene.second.in_hand(event)
    playing = scene.hazards(on=saruman)

    assert playing.why_not(again) is Reason.DUPLICATED
    assert lying.in_play


@pytest.mark.parametrize(
    "event", ["Cruel Claw Perceived", "Mask Torn", "Power Relinquished to Artifice", "Something Else at Work"]
)
@card("WH-16", "WH-26", "WH-28", "WH-30")
def test_it_goes_when_a_play_deck_is_exhausted(event: str) -> None:
    scene = Scene(filled=False, kinds=(PlayerKind.WIZARD, PlayerKind.WIZARD))
    gandalf = scene.first.character("Gandalf", at="Lórien")
    scene.first.deck("Dodge")
    scene.second.fill(9)
    lying = scene.second.event(event) if event == "Mask Torn" else scene.second.gives(event, gandalf)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert playing.has_happened(Happening.EXHAUSTED)
    assert lying.is_discarded
