"""Stories of the hazard short-events that are environments, and of Twilight."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-21")
def test_choking_shadows_make_an_automatic_attack_at_ruins_stronger() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.plays(shadows)
    playing.resolve()
    assert shadows.is_discarded
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 7 + 2


@card("TW-21")
def test_choking_shadows_do_nothing_at_a_shadow_hold() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(shadows) is Reason.NO_TARGET


@card("TW-21")
def test_with_doors_of_night_choking_shadows_turn_a_wilderness_into_a_shadow_land() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    shadows, drake = scene.second.hand("Choking Shadows", "Marsh-drake")
    playing = scene.hazards(on=haldir, to="Edoras", by=("Wold & Foothills", "Fangorn", "Rohan"))
    assert playing.why_not(drake) is Reason.NOT_KEYED

    playing.does(Verb.PLAY, shadows, names=("Fangorn",))
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, drake, names=("Shadow-land",))


@card("TW-21")
def test_with_doors_of_night_choking_shadows_turn_ruins_into_a_shadow_hold() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Gladden Fields")
    scene.second.event("Doors of Night")
    shadows, watch = scene.second.hand("Choking Shadows", "Orc-watch")
    playing = scene.hazards(on=haldir)
    assert playing.why_not(watch) is Reason.NOT_KEYED

    playing.does(Verb.PLAY, shadows, number=2)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, watch, names=("Shadow-hold",))


@card("TW-21")
def test_without_doors_of_night_the_land_stays_as_it_is() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=haldir, to="Moria")

    assert playing.why_not(shadows) is Reason.NO_TARGET


@card("TW-21")
def test_choking_shadows_cannot_be_duplicated() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    first, second = scene.second.hand("Choking Shadows", "Choking Shadows")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.plays(first)
    playing.resolve()

    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-21", "TW-243")
def test_gates_of_morning_lift_the_choking_shadows() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    gates = scene.first.in_hand("Gates of Morning")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.passes()
    playing.plays(shadows)
    playing.passes()  # no answer to the shadows
    playing.plays(gates)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 7


@card("TW-21")
def test_choking_shadows_may_lie_on_guard_until_the_company_enters() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.does(Verb.PLACE_ON_GUARD, shadows)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, shadows)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 7 + 2


@card("TW-106")
def test_twilight_cancels_an_environment_in_play() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    gates = scene.first.event("Gates of Morning")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.hazards(on=haldir)

    playing.plays(twilight, target=gates)
    playing.resolve()

    assert gates.is_discarded
    assert twilight.is_discarded
    assert haldir.company.hazards == 0  # it does not count


@card("TW-106")
def test_twilight_cancels_an_environment_declared_in_the_same_chain() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    doors = scene.second.in_hand("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=haldir)

    playing.plays(doors)
    playing.plays(twilight, target=doors)
    playing.resolve()

    assert doors.is_discarded
    assert playing.has_happened(Happening.NEGATED, doors)


@card("TW-106")
def test_one_twilight_cancels_another() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    gates = scene.first.event("Gates of Morning")
    attack = scene.second.in_hand("Twilight")
    defence = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=haldir)

    playing.passes()
    playing.plays(attack, target=gates)
    playing.plays(defence, target=attack)
    playing.resolve()

    assert gates.in_play
    assert attack.is_discarded
    assert defence.is_discarded


@card("TW-106")
def test_twilight_is_played_on_ones_own_turn_as_a_resource() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    doors = scene.second.event("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(twilight, target=doors)
    playing.resolve()

    assert doors.is_discarded


@card("TW-106")
def test_twilight_is_played_in_any_phase_of_the_opponents_turn() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    gates = scene.first.event("Gates of Morning")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.passes()
    assert (playing.asked, playing.phase) == (1, Phase.ORGANIZATION)
    playing.plays(twilight, target=gates)
    playing.resolve()

    assert gates.is_discarded


@card("TW-106")
def test_twilight_needs_an_environment() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("Minions Stir")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(twilight) is Reason.NO_TARGET


@card("TW-41")
def test_gloom_takes_one_prowess_off_somebody_on_the_way() -> None:
    scene = Scene()
    haldir, faramir = scene.first.company("Lórien", "Haldir", "Faramir")
    gloom = scene.second.in_hand("Gloom")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.plays(gloom, target=haldir)
    playing.resolve()

    assert haldir.prowess() == 4 - 1
    assert faramir.prowess() == 5


@card("TW-41")
def test_gloom_does_not_weaken_those_who_stay() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    gloom = scene.second.in_hand("Gloom")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(gloom) is Reason.CONDITION_NOT_MET


@card("TW-41")
def test_by_night_gloom_makes_a_border_land_a_wilderness() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    gloom, spiders = scene.second.hand("Gloom", "Giant Spiders")
    playing = scene.hazards(on=haldir, to="Gladden Fields")  # Wilderness, Border-land

    before = playing.why_not(spiders)
    playing.does(Verb.PLAY, gloom, number=1)
    playing.resolve()

    assert before is Reason.NOT_KEYED
    assert playing.may(Verb.PLAY_CREATURE, spiders, names=("Wilderness",))


@card("TW-41")
def test_by_night_gloom_makes_a_border_hold_a_ruin() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    scene.second.event("Doors of Night")
    gloom, bones = scene.second.hand("Gloom", "Stirring Bones")
    playing = scene.hazards(on=faramir)

    before = playing.why_not(bones)
    playing.does(Verb.PLAY, gloom, number=2)
    playing.resolve()

    assert before is Reason.NOT_KEYED
    assert playing.may(Verb.PLAY_CREATURE, bones, names=("Ruins & Lairs",))
