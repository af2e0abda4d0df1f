"""Stories of the hazard permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-28")
def test_doors_of_night_discards_gates_of_morning() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    gates = scene.first.event("Gates of Morning")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=haldir)

    playing.plays(doors)
    playing.resolve()

    assert doors.in_play
    assert gates.is_discarded


@card("TW-28")
def test_doors_of_night_spares_hazard_environments_and_other_cards() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Minas Tirith")
    king = scene.first.gives("Return of the King", to=aragorn)
    stir = scene.second.event("Minions Stir")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=aragorn)

    playing.plays(doors)
    playing.resolve()

    assert king.in_play
    assert stir.in_play


@card("TW-28")
def test_doors_of_night_cannot_be_duplicated() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.first.event("Doors of Night")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(doors) is Reason.DUPLICATED


@card("TW-57")
def test_under_the_lure_of_expedience_he_checks_when_a_companion_gains_an_item() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    beretar = scene.first.character("Beretar", at="Isengard")
    scene.second.gives("Lure of Expedience", to=faramir)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=faramir)

    playing.does(Verb.PLAY_AT_SITE, sword, beretar)
    playing.resolve()
    playing.rolls(2)  # equal to the two points of the Lure

    assert sword.bearer == beretar
    assert faramir.is_discarded


@card("TW-57")
def test_he_checks_when_he_gains_an_item_himself_and_its_points_count() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    scene.second.gives("Lure of Expedience", to=faramir)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=faramir)

    playing.does(Verb.PLAY_AT_SITE, sword, faramir)
    playing.resolve()
    playing.rolls(4)  # equal to two points of the Lure and two of the Sword

    assert faramir.is_discarded


@card("TW-57", "TW-196")
def test_the_ring_of_a_ring_test_is_an_item_gained() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    faramir = scene.first.character("Faramir", at="Rivendell")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    scene.second.gives("Lure of Expedience", to=faramir)
    lesser = scene.first.in_hand("Lesser Ring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(8)
    playing.does(Verb.PLAY_RING, lesser)
    assert playing.question == "RollCheck"  # Gandalf is tapped and cannot support
    playing.rolls(3)

    assert playing.has_happened(Happening.CHECK_PASSED, faramir)


@card("TW-57")
def test_the_check_is_off_if_marvels_told_answers_it() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    balin = scene.first.character("Balin", at="Isengard")
    haldir = scene.first.character("Haldir", at="Isengard")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    sword = scene.first.in_hand("Sword of Gondolin")
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.at_site(of=faramir)

    playing.does(Verb.PLAY_AT_SITE, sword, haldir)
    playing.passes()
    playing.plays(marvels, user=balin, target=lure)
    playing.resolve()
    playing.passes()  # nobody supports Balin
    playing.rolls(9)  # Balin's check at -2

    assert lure.is_discarded
    assert playing.has_happened(Happening.CHECK_PASSED, balin)
    assert not playing.has_happened(Happening.CHECK_PASSED, faramir)


@card("TW-57")
def test_an_item_gained_in_another_company_is_no_lure() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    beretar = scene.first.character("Beretar", at="Moria")
    scene.second.gives("Lure of Expedience", to=faramir)
    sword = scene.first.in_hand("Sword of Gondolin")
    playing = scene.at_site(of=beretar)

    playing.does(Verb.PLAY_AT_SITE, sword, beretar)
    playing.resolve()

    assert sword.bearer == beretar
    assert playing.question != "RollCheck"


@card("TW-57")
def test_the_lure_spares_wizards_and_hobbits() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    sam = scene.first.character("Sam Gamgee", at="Isengard")
    faramir = scene.first.character("Faramir", at="Isengard")
    lure = scene.second.in_hand("Lure of Expedience")
    playing = scene.hazards(on=saruman)

    assert not playing.may_play(lure, target=saruman)
    assert not playing.may_play(lure, target=sam)
    playing.plays(lure, target=faramir)
    playing.resolve()
    assert lure.bearer == faramir
    assert faramir.corruption_points == 2


@card("TW-57")
def test_a_second_lure_of_expedience_needs_another_victim() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Isengard")
    scene.second.gives("Lure of Expedience", to=faramir)
    second = scene.second.in_hand("Lure of Expedience")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(second) is Reason.DUPLICATED


@card("TW-57")
def test_with_nobody_but_a_wizard_the_lure_finds_no_target() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    lure = scene.second.in_hand("Lure of Expedience")
    playing = scene.hazards(on=saruman)

    assert playing.why_not(lure) is Reason.NO_TARGET


@card("TW-57")
def test_he_taps_to_shake_the_lure_off_with_a_six() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, lure)
    playing.rolls(6)

    assert faramir.is_tapped
    assert lure.is_discarded


@card("TW-57")
def test_a_five_does_not_shake_the_lure_off() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, lure)
    playing.rolls(5)

    assert lure.bearer == faramir
    assert not playing.may(Verb.TRY_REMOVAL, lure)


@card("TW-57")
def test_an_item_handed_over_in_the_company_is_an_item_gained() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    beretar = scene.first.character("Beretar", at="Rivendell")
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    scene.second.gives("Lure of Expedience", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, sword, faramir)
    playing.passes()  # nobody supports Beretar
    playing.rolls(9)
    assert sword.bearer == faramir
    playing.passes()  # nobody supports Faramir
    playing.rolls(4)  # equal to two points of the Lure and two of the Sword

    assert faramir.is_discarded


@card("TW-57")
def test_on_guard_the_lure_is_revealed_when_an_item_is_played_and_is_first_in_place() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Edoras")
    theoden = scene.first.character("Théoden", at="Edoras")
    lure = scene.second.in_hand("Lure of Expedience")
    steed, cram = scene.first.hand("Noble Steed", "Cram")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLACE_ON_GUARD, lure)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, steed, theoden)
    playing.does(Verb.REVEAL_ON_GUARD, lure, target=faramir)
    playing.resolve()
    assert lure.bearer == faramir
    assert steed.bearer == theoden
    playing.does(Verb.PLAY_AT_SITE, cram, faramir)  # the additional minor item
    playing.resolve()

    assert playing.question == "RollCheck"
