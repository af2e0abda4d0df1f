"""Stories of the magic cards and of those who may use magic."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import ALATAR, FALLEN_AND_WIZARD, PALLANDO, SARUMAN, WIZARDHAVEN
from wizardhaven import Verb
from wizardhaven.engine.queries.players.stage_points import stage_parts
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, Race, Side

EVIL_COUNSEL = Event(
    "XX-607",
    "Evil Counsel",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    stage_points=8,
    alignment=Alignment.FALLEN_WIZARD,
)


@card("WH-45")
def test_govern_the_storms_keeps_a_company_on_its_way_for_the_turn() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.character(SARUMAN, at="Edoras")
    storms = scene.first.in_hand("Govern the Storms")
    playing = scene.hazards(on=saruman, to="Isengard")

    playing.plays(storms, user=saruman)
    playing.resolve()
    playing.rolls(5)  # less four
    playing.sends_back(saruman)
    playing.pass_until("EnterSite")

    assert playing.has_happened(Happening.CHECK_PASSED, saruman)
    assert saruman.site == "Isengard"
    assert storms.is_discarded


@card("WH-45")
def test_only_somebody_who_can_use_sorcery_governs_the_storms() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.character(PALLANDO, at="Edoras")
    storms = scene.first.in_hand("Govern the Storms")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(storms) is Reason.NO_USER


@card("WH-47")
def test_a_ranger_pierces_all_shadows_by_tapping() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.character("Peath", at="Edoras")
    shadows = scene.first.gives("Piercing All Shadows", to=peath)
    playing = scene.hazards(on=peath, to="Isengard")

    assert peath.corruption_points == 3
    playing.uses(shadows)
    playing.resolve()
    assert peath.is_tapped
    playing.rolls(4)
    playing.sends_back(peath)
    playing.pass_until("EnterSite")

    assert playing.has_happened(Happening.CHECK_PASSED, peath)
    assert peath.site == "Isengard"


@card("WH-47")
def test_it_is_played_in_the_organization_phase_on_a_ranger_once_in_a_company() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    peath = scene.first.character("Peath", at="Edoras")
    eowyn = scene.first.character("Éowyn", at="Edoras")
    first, second = scene.first.hand("Piercing All Shadows", "Piercing All Shadows")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(first, target=eowyn)
    playing.plays(first, target=peath)
    playing.resolve()

    assert first.bearer == peath
    assert playing.why_not(second) is Reason.DUPLICATED


@card("WH-48")
def test_poison_of_his_voice_discards_a_hazard_on_a_companion() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    pallando = scene.first.character(PALLANDO, at="Edoras")
    eowyn = scene.first.character("Éowyn", at="Edoras")
    peath = scene.first.character("Peath", at="Bree")
    near = scene.second.gives("Lure of the Senses", to=eowyn)
    far = scene.second.gives("Lure of the Senses", to=peath)
    poison = scene.first.in_hand("Poison of his Voice")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(poison, target=far)
    playing.plays(poison, user=pallando, target=near)
    playing.resolve()
    playing.passes()  # nobody supports him
    playing.rolls(4)  # less three

    assert near.is_discarded
    assert far.in_play
    assert playing.has_happened(Happening.CHECK_PASSED, pallando)


@card("WH-48")
def test_a_failed_check_by_the_one_who_speaks_is_his_ruin() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    pallando = scene.first.character(PALLANDO, at="Edoras")
    eowyn = scene.first.character("Éowyn", at="Edoras")
    scene.second.gives("Lure of the Senses", to=pallando)
    near = scene.second.gives("Lure of the Senses", to=eowyn)
    poison = scene.first.in_hand("Poison of his Voice")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(poison, user=pallando, target=near)
    playing.resolve()
    playing.passes()  # nobody supports him
    playing.rolls(2)  # less three, against two corruption points

    assert near.is_discarded
    assert pallando.is_eliminated


@card("WH-48")
def test_it_lowers_the_stage_points_of_a_fallen_wizard_for_the_turn_but_not_below_three() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    pallando = scene.first.character(PALLANDO, at="Edoras")
    scene.first.event(EVIL_COUNSEL)
    scene.second.company("Rivendell", "Beretar")
    poison = scene.first.in_hand("Poison of his Voice")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(poison, user=pallando)
    playing.resolve()
    playing.rolls(4)

    assert playing.stage_points(0) == 3
    assert [part.amount for part in stage_parts(playing.table, 0)] == [8, -5]
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    assert playing.resource_player == 1
    assert playing.stage_points(0) == 8


@card("WH-49")
def test_whoever_sojourns_in_shadows_is_assigned_no_strike() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    alatar = scene.first.character(ALATAR, at="Edoras")
    eowyn = scene.first.character("Éowyn", at="Edoras")
    scene.first.event("Spells Born of Discord")
    shadows = scene.first.in_hand("Sojourn in Shadows")
    playing = scene.attack(on=eowyn, strikes=2, prowess=4, race=Race.ORC)

    playing.plays(shadows, user=alatar, target=eowyn)
    playing.resolve()
    playing.passes()  # nobody supports him
    playing.rolls(5)  # less four
    playing.pass_until("AssignByDefender")

    assert playing.has_happened(Happening.CHECK_PASSED, alatar)
    assert playing.may(Verb.ASSIGN, alatar)
    assert not playing.may(Verb.ASSIGN, eowyn)


@card("WH-49")
def test_nobody_hides_without_shadow_magic() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    eowyn = scene.first.character("Éowyn", at="Edoras")
    scene.first.character(SARUMAN, at="Edoras")
    shadows, _ = scene.first.hand("Sojourn in Shadows", "Dark Quarrels")
    playing = scene.attack(on=eowyn, strikes=2, prowess=4, race=Race.ORC)

    assert playing.why_not(shadows) is Reason.NO_USER


@card("WH-50")
def test_white_light_broken_helps_the_checks_of_its_user_for_the_turn() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    arinmir = scene.first.character("Arinmîr", at="Edoras")
    scene.first.gives("Arcane School", to=arinmir)
    scene.second.gives("Lure of the Senses", to=arinmir)
    light = scene.first.in_hand("White Light Broken")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(light, user=arinmir)
    playing.resolve()
    playing.rolls(2)  # and two more, against two corruption points

    assert playing.has_happened(Happening.CHECK_PASSED, arinmir)
    assert arinmir.in_play


@card("WH-50")
def test_it_lowers_the_stage_points_of_a_sorcerer_who_is_a_fallen_wizard() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.character(SARUMAN, at="Edoras")
    scene.first.event(replace(EVIL_COUNSEL, stage_points=9))
    light = scene.first.in_hand("White Light Broken")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAY, light, saruman, number=1)
    playing.resolve()
    playing.rolls(2)

    assert playing.stage_points(0) == 5
    assert playing.has_happened(Happening.CHECK_PASSED, saruman)


@card("WH-78")
def test_who_never_refuses_does_better_against_checks_that_magic_causes() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    arinmir = scene.first.character("Arinmîr", at="Edoras")
    scene.first.gives("Arcane School", to=arinmir)
    scene.first.event("Never Refuse")
    scene.second.gives("Lure of the Senses", to=arinmir)
    storms = scene.first.in_hand("Govern the Storms")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(storms, user=arinmir)
    playing.resolve()
    playing.rolls(5)  # less four and two more, against two corruption points

    assert playing.has_happened(Happening.CHECK_PASSED, arinmir)


@card("WH-78")
def test_neither_a_wizard_nor_a_check_without_magic_is_helped_by_it() -> None:
    wizard, plain = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    saruman = wizard.first.character(SARUMAN, at="Edoras")
    wizard.first.event("Never Refuse")
    wizard.second.gives("Lure of the Senses", to=saruman)
    storms = wizard.first.in_hand("Govern the Storms")
    eowyn = plain.first.character("Éowyn", at="Edoras")
    plain.first.event("Never Refuse")
    plain.second.gives("Lure of the Senses", to=eowyn)

    by_magic = wizard.begin(Phase.ORGANIZATION)
    by_magic.plays(storms, user=saruman)
    by_magic.resolve()
    by_magic.rolls(4)
    by_itself = plain.check(eowyn)
    by_itself.rolls(2)

    assert by_magic.has_happened(Happening.CHECK_FAILED, saruman)
    assert by_itself.has_happened(Happening.CHECK_FAILED, eowyn)


@card("WH-81")
def test_spells_born_of_discord_teach_the_fallen_wizard_every_sort_of_magic_and_nobody_else() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    alatar = scene.first.character(ALATAR, at="Edoras")
    arinmir = scene.first.character("Arinmîr", at="Edoras")
    spells, second = scene.first.hand("Spells Born of Discord", "Spells Born of Discord")
    storms, light = scene.first.hand("Govern the Storms", "Poison of his Voice")
    scene.second.gives("Lure of the Senses", to=arinmir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(storms) is Reason.NO_USER
    playing.plays(spells)
    playing.resolve()

    assert playing.stage_points(0) == 2
    assert playing.why_not(second) is Reason.DUPLICATED
    assert playing.may_play(storms, user=alatar)
    assert not playing.may_play(storms, user=arinmir)
    assert playing.may_play(light, user=alatar)


@card("WH-103")
def test_a_sage_at_a_wizardhaven_goes_to_the_arcane_school() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Pallando")
    sage, hobbit, warrior = scene.first.company(WIZARDHAVEN, "Arinmîr", "Bilbo", "Éowyn")
    away = scene.first.character("Elladan", at="Edoras")
    school, second, storms = scene.first.hand("Arcane School", "Arcane School", "Govern the Storms")
    playing = scene.begin(Phase.ORGANIZATION)

    refused = [hobbit, warrior, away]
    assert [playing.may_play(school, target=one) for one in refused] == [False] * 3
    playing.plays(school, target=sage)
    playing.resolve()

    assert school.bearer == sage
    assert playing.may_play(storms, user=sage)
    assert not playing.may_play(second, target=sage)


@card("WH-103")
def test_the_arcane_school_is_pallandos() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Saruman")
    scene.first.company(WIZARDHAVEN, "Arinmîr")
    school = scene.first.in_hand("Arcane School")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(school) is Reason.FOR_ANOTHER


@card("WH-103")
def test_a_sage_may_begin_the_game_in_the_arcane_school_wherever_he_begins() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Pallando")
    scene.first.location_deck("Weathertop")
    scene.second.location_deck("Rivendell")
    school, arinmir, beretar = scene.first.pool("Arcane School", "Arinmîr", "Beretar")
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, arinmir)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, school)
    playing.does(Verb.DRAFT, beretar)

    assert school.bearer == arinmir
