"""Stories of the resource short-events that are played against attacks and strikes."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("TW-204")
def test_a_scout_taps_for_concealment_and_the_attack_is_cancelled() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.attack(on=aragorn, strikes=3, prowess=15)

    playing.plays(concealment, user=aragorn)
    playing.resolve()

    assert aragorn.is_tapped
    assert concealment.is_discarded
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert not playing.has_happened(Happening.STRIKE_ASSIGNED)


@card("TW-204")
def test_concealment_needs_an_attack() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(concealment) is Reason.ONLY_AGAINST_ATTACK


@card("TW-204")
def test_concealment_needs_an_untapped_scout_of_the_attacked_company() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")  # no scout
    scene.first.character("Aragorn II", at="Bree", status="tapped")
    scene.first.character("Annalena", at="Lórien")  # a scout elsewhere
    concealment = scene.first.in_hand("Concealment")
    scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=faramir)

    assert playing.may(Verb.PASS)
    assert not playing.may_play(concealment)
    assert playing.why_not(concealment) is Reason.NO_UNTAPPED_USER


@card("TW-204")
def test_after_the_strikes_are_assigned_concealment_comes_too_late() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    concealment = scene.first.in_hand("Concealment")
    dodge = scene.first.in_hand("Dodge")
    playing = scene.attack(on=aragorn, prowess=10)

    playing.passes()
    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.may_play(dodge)
    assert playing.why_not(concealment) is Reason.ONLY_BEFORE_ASSIGNMENT


@card("TW-204")
def test_concealment_works_against_automatic_attacks() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.entering(of=aragorn)

    playing.does(Verb.ENTER)
    playing.plays(concealment)
    playing.resolve()

    assert playing.has_happened(Happening.SITE_ENTERED)
    assert not playing.has_happened(Happening.STRIKE_ASSIGNED)


@card("TW-207")
def test_dark_quarrels_cancel_an_attack_by_orcs_trolls_or_men() -> None:
    orcs, trolls, men = Scene(), Scene(), Scene()
    haldir, balin, peath = (
        orcs.first.character("Haldir", at="Bree"),
        trolls.first.character("Balin", at="Bree"),
        men.first.character("Peath", at="Bree"),
    )
    first, second, third = (
        orcs.first.in_hand("Dark Quarrels"),
        trolls.first.in_hand("Dark Quarrels"),
        men.first.in_hand("Dark Quarrels"),
    )

    against_orcs = orcs.attack(on=haldir, race=Race.ORC)
    against_orcs.plays(first)
    against_trolls = trolls.attack(on=balin, race=Race.TROLL)
    against_trolls.plays(second)
    against_men = men.attack(on=peath, race=Race.MAN)
    against_men.plays(third)

    assert against_orcs.has_happened(Happening.ATTACK_CANCELED)
    assert against_trolls.has_happened(Happening.ATTACK_CANCELED)
    assert against_men.has_happened(Happening.ATTACK_CANCELED)


@card("TW-207")
def test_dark_quarrels_do_not_trouble_wolves() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    quarrels = scene.first.in_hand("Dark Quarrels")
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=aragorn, race=Race.WOLF)

    assert playing.why_not(quarrels) is Reason.NO_TARGET


@card("TW-207")
def test_with_gates_of_morning_dark_quarrels_halve_the_strikes_of_any_attack() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.event("Gates of Morning")  # whoever played it
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=aragorn, race=Race.WOLF, strikes=5)

    playing.plays(quarrels)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 3


@card("TW-207")
def test_with_gates_of_morning_an_orc_attack_may_still_be_cancelled() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Gates of Morning")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=aragorn, race=Race.ORC, strikes=5)

    assert playing.may(Verb.PLAY, quarrels, number=0)
    assert playing.may(Verb.PLAY, quarrels, number=1)
    playing.does(Verb.PLAY, quarrels, number=0)
    playing.resolve()
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TW-207", "TW-106")
def test_if_twilight_takes_the_gates_away_dark_quarrels_halve_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.event("Gates of Morning")
    quarrels = scene.first.in_hand("Dark Quarrels")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.attack(on=aragorn, race=Race.WOLF, strikes=5)

    playing.plays(quarrels)
    playing.plays(twilight, target=gates)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 5
    assert quarrels.is_discarded


@card("TW-209")
def test_who_dodges_does_not_tap() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    dodge = scene.first.in_hand("Dodge")
    playing = scene.attack(on=haldir, prowess=10)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(dodge)
    playing.resolve()
    playing.rolls(7)  # 7 + 4 is greater than 10, nothing taken off

    assert haldir.is_untapped
    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@card("TW-209")
def test_who_dodges_and_is_wounded_has_less_body() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    dodge = scene.first.in_hand("Dodge")
    playing = scene.attack(on=haldir, prowess=10)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(dodge)
    playing.resolve()
    playing.rolls(5)  # 5 + 4 is less than 10
    assert haldir.is_wounded
    playing.rolls(8)  # greater than 8 - 1

    assert haldir.is_eliminated


@card("TW-209")
def test_there_is_nothing_to_dodge_without_a_strike() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Bree")
    dodge = scene.first.in_hand("Dodge")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(dodge) is Reason.ONLY_AGAINST_STRIKE


@card("TW-356")
def test_a_wizard_vanishes_from_an_attack_and_checks_corruption_at_minus_two() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Bree", status="tapped")
    haldir = scene.first.character("Haldir", at="Bree", status="tapped")
    scene.first.gives("Cram", to=saruman)
    vanishment = scene.first.in_hand("Vanishment")
    playing = scene.attack(on=haldir, race=Race.DRAGON, strikes=3)

    playing.plays(vanishment, user=saruman)
    playing.resolve()
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    playing.rolls(4)  # 4 - 2 is greater than 1

    assert saruman.in_play
    assert vanishment.is_discarded


@card("TW-356")
def test_a_wizard_can_fall_by_his_own_vanishment() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Bree")
    scene.first.gives("Cram", to=saruman)
    vanishment = scene.first.in_hand("Vanishment")
    playing = scene.attack(on=saruman, race=Race.DRAGON)

    playing.plays(vanishment, user=saruman)
    playing.resolve()
    playing.rolls(3)  # 3 - 2 is not greater than 1

    assert saruman.is_eliminated
    assert playing.points(0) == -5


@card("TW-356")
def test_the_wizard_must_be_in_the_attacked_company() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Lórien")
    aragorn = scene.first.character("Aragorn II", at="Bree")
    vanishment = scene.first.in_hand("Vanishment")
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=aragorn)

    assert playing.why_not(vanishment) is Reason.NO_USER


@card("TW-342")
def test_the_cock_crows_and_an_attack_by_trolls_is_cancelled() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    crows = scene.first.in_hand("The Cock Crows")
    playing = scene.attack(on=haldir, race=Race.TROLL)

    playing.plays(crows)
    playing.resolve()

    assert crows.is_discarded
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TW-342")
def test_the_cock_crows_in_vain_for_orcs() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    crows = scene.first.hand("The Cock Crows", "Concealment")[0]
    playing = scene.attack(on=aragorn, race=Race.ORC)

    assert playing.why_not(crows) is Reason.NO_TARGET


@card("TW-342")
def test_with_gates_of_morning_the_cock_crows_and_a_hazard_permanent_event_is_discarded() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.event("Gates of Morning")
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    power = scene.second.event("Power Built by Waiting")
    stir = scene.second.event("Minions Stir")
    crows = scene.first.in_hand("The Cock Crows")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(crows, target=lure)
    assert not playing.may_play(crows, target=stir)
    playing.plays(crows, target=power)
    playing.resolve()

    assert power.is_discarded
    assert lure.in_play
    assert stir.in_play


@card("TW-342")
def test_without_gates_of_morning_no_permanent_event_minds_the_cock() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.second.gives("Lure of Expedience", to=faramir)
    crows = scene.first.in_hand("The Cock Crows")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(crows)
