"""Stories of the hazard permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def checks_passed(playing: Playing) -> int:
    """How many corruption checks have been passed since the scene began."""
    return len([fact for fact in playing.happened if fact.kind is Happening.CHECK_PASSED])


@card("AS-24")
def test_who_is_alone_checks_for_each_region_he_moved_through() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    alone = scene.second.gives("Alone and Unadvised", to=peath)
    playing = scene.hazards(on=peath, to="Edoras", by=("Wold & Foothills", "Fangorn", "Rohan"))

    assert peath.corruption_points == 4
    playing.rolls(4)  # 4 + 1 for the characters of his company is greater than 4
    playing.rolls(4)
    playing.rolls(4)

    assert checks_passed(playing) == 3
    assert alone.bearer == peath
    assert peath.site == "Edoras"


@card("AS-24")
def test_a_failed_check_ends_the_rest_of_them() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    scene.second.gives("Alone and Unadvised", to=peath)
    playing = scene.hazards(on=peath, to="Edoras", by=("Wold & Foothills", "Fangorn", "Rohan"))

    playing.rolls(4)
    playing.rolls(3)  # 3 + 1 is not greater than 4

    assert peath.is_discarded
    assert playing.question != "RollCheck"


@card("AS-24")
def test_starter_movement_has_as_many_regions_as_its_path() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    scene.second.gives("Alone and Unadvised", to=peath)
    playing = scene.hazards(on=peath, to="Minas Tirith")  # Wilderness, Border-land, Free-domain

    playing.rolls(9, 9, 9)

    assert checks_passed(playing) == 3


@card("AS-24")
def test_who_stays_does_not_check() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    scene.second.gives("Alone and Unadvised", to=peath)

    playing = scene.hazards(on=peath)

    assert not playing.has_happened(Happening.ROLLED)


@card("AS-24")
def test_his_companions_count_for_all_of_his_corruption_checks() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    scene.first.character("Haldir", at="Edoras", status="tapped")
    scene.first.character("Balin", at="Edoras", status="tapped")
    scene.second.gives("Alone and Unadvised", to=peath)
    playing = scene.check(peath)

    playing.rolls(2)  # 2 + 3 is greater than 4

    assert peath.in_play


@card("AS-24")
def test_it_is_played_on_somebody_with_at_most_two_companions() -> None:
    three, four = Scene(), Scene()
    peath = three.first.company("Edoras", "Peath", "Haldir", "Saruman")[0]
    first = three.second.in_hand("Alone and Unadvised")
    faramir = four.first.company("Edoras", "Faramir", "Beretar", "Bergil", "Forlong")[0]
    second = four.second.in_hand("Alone and Unadvised")

    on_three = three.hazards(on=peath)
    on_four = four.hazards(on=faramir)

    assert on_three.may_play(first, target=peath)
    assert len(on_three.options(Verb.PLAY)) == 2  # the Wizard is spared
    assert on_four.why_not(second) is Reason.NO_TARGET


@card("AS-24")
def test_a_fourth_character_in_the_company_ends_it() -> None:
    scene = Scene()
    peath = scene.first.company("Rivendell", "Peath", "Haldir", "Balin")[0]
    alone = scene.second.gives("Alone and Unadvised", to=peath)
    adrazar = scene.first.in_hand("Adrazar")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, adrazar, number=peath.company.id)

    assert alone.is_discarded


@card("AS-24")
def test_he_taps_and_rolls_more_than_six_to_be_rid_of_it() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    alone = scene.second.gives("Alone and Unadvised", to=peath)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, alone)
    playing.rolls(7)

    assert peath.is_tapped
    assert alone.is_discarded


@card("AS-24")
def test_a_corruption_card_may_be_shaken_off_at_minus_three_instead() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    alone = scene.second.gives("Alone and Unadvised", to=peath)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL_UNTAPPED, alone)
    playing.rolls(9)  # 9 - 3 is not greater than 6

    assert peath.is_untapped
    assert alone.bearer == peath


@card("AS-24")
def test_nobody_is_alone_twice() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Edoras")
    scene.second.gives("Alone and Unadvised", to=peath)
    second = scene.second.in_hand("Alone and Unadvised")
    playing = scene.hazards(on=peath)

    assert playing.why_not(second) is Reason.DUPLICATED


@card("AS-34")
def test_power_built_by_waiting_taps_to_raise_the_hazard_limit_and_does_not_count_itself() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    power = scene.second.event("Power Built by Waiting")
    playing = scene.hazards(on=haldir)
    assert playing.hazard_limit(of=haldir) == 2

    playing.uses(power)
    playing.resolve()

    assert power.is_tapped
    assert playing.hazard_limit(of=haldir) == 3
    assert haldir.company.hazards == 0


@card("AS-34")
def test_with_the_raised_limit_one_more_hazard_is_played() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    power = scene.second.event("Power Built by Waiting")
    talk, words, lure = scene.second.hand("Rebel-talk", "Foolish Words", "Lure of Expedience")
    playing = scene.hazards(on=haldir)

    playing.plays(talk)
    playing.resolve()
    playing.plays(words)
    playing.resolve()
    assert playing.why_not(lure) is Reason.HAZARD_LIMIT
    playing.does(Verb.USE, power, number=0)
    playing.resolve()
    playing.plays(lure)
    playing.resolve()

    assert lure.bearer == haldir


@card("AS-34")
def test_two_of_the_hazard_limit_untap_it_again() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    power = scene.second.event("Power Built by Waiting")
    playing = scene.hazards(on=haldir)

    playing.uses(power)
    playing.resolve()
    playing.does(Verb.USE, power, number=1)
    playing.resolve()

    assert power.is_untapped
    assert haldir.company.hazards == 2
    assert playing.hazard_limit(of=haldir) == 3


@card("AS-34")
def test_with_less_than_two_left_it_stays_tapped() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    power = scene.second.event("Power Built by Waiting")
    talk, words = scene.second.hand("Rebel-talk", "Foolish Words")
    playing = scene.hazards(on=haldir)

    playing.plays(talk)
    playing.resolve()
    playing.plays(words)
    playing.resolve()
    playing.uses(power)  # one of three is left

    assert not playing.may(Verb.USE, power, number=1)


@card("AS-34")
def test_an_untapped_one_is_not_untapped() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    power = scene.second.event("Power Built by Waiting")
    playing = scene.hazards(on=haldir)

    assert playing.may(Verb.USE, power, number=0)
    assert not playing.may(Verb.USE, power, number=1)


@card("AS-34")
def test_it_does_not_untap_in_its_players_untap_phase() -> None:
    scene = Scene()
    power = scene.first.event("Power Built by Waiting")
    haldir = scene.first.character("Haldir", at="Edoras", status="tapped")
    scene.first.turn(power, "tapped")

    scene.begin(Phase.UNTAP)

    assert power.is_tapped
    assert haldir.is_untapped


@card("AS-34")
def test_it_waits_for_the_opponents_movement_hazard_phase() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    own = scene.first.event("Power Built by Waiting")
    scene.first.in_hand("Gates of Morning")
    playing = scene.hazards(on=haldir)

    assert playing.asked == 0
    assert not playing.may(Verb.USE, own)


@card("AS-34")
def test_the_raised_limit_is_for_one_company() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    balin = scene.first.character("Balin", at="Bree")
    power = scene.second.event("Power Built by Waiting")
    scene.second.hand("Rebel-talk")
    playing = scene.hazards(on=haldir)

    playing.uses(power)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.passes()
    playing.pass_until("HazardWindow")

    assert playing.table.company == balin.company.id
    assert playing.hazard_limit(of=balin) == 2


@card("AS-30")
def test_froth_and_rage_make_spiders_and_animals_stronger() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Full of Froth and Rage")
    spiders = scene.second.in_hand("Giant Spiders")
    playing = scene.hazards(on=haldir, to="Thranduil’s Halls")

    playing.does(Verb.PLAY_CREATURE, spiders)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 10 + 2
    assert attack_strikes(playing.table, playing.attack) == 2


@card("AS-30")
def test_froth_and_rage_are_over_when_such_an_attack_is_defeated() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    rage = scene.second.event("Full of Froth and Rage")
    breekers = scene.second.in_hand("Neeker-breekers")
    playing = scene.hazards(on=haldir, to="Thranduil’s Halls")

    playing.does(Verb.PLAY_CREATURE, breekers)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(7)  # 7 + 3 is more than 9
    playing.pass_until("HazardWindow")

    assert breekers.among_points
    assert rage.is_discarded
