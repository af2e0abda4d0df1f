"""Stories of good days, of Narya, and of what sages do with rings and stones."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-203")
def test_clear_skies_make_everybody_stronger_in_the_morning() -> None:
    scene, night = Scene(), Scene()
    scene.first.event("Gates of Morning")
    haldir = scene.first.character("Haldir", at="Bree")
    arwen = scene.second.character("Arwen", at="Lórien")
    skies = scene.first.in_hand("Clear Skies")
    night.first.character("Haldir", at="Bree")
    other = night.first.in_hand("Clear Skies")
    playing, dark = scene.begin(Phase.LONG_EVENT), night.begin(Phase.ORGANIZATION)

    playing.plays(skies)
    playing.resolve()

    assert (haldir.prowess(), arwen.prowess()) == (4 + 2, 2 + 2)
    assert not dark.may_play(other)


@card("TW-335")
def test_the_sun_strengthens_dunedain_and_in_the_morning_men_as_well() -> None:
    scene, morning = Scene(), Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.event("Sun")
    other = morning.first.character("Faramir", at="Bree")
    theoden = morning.first.character("Théoden", at="Bree")
    haldir = morning.first.character("Haldir", at="Bree")
    before = theoden.prowess()
    morning.first.event("Sun")
    morning.second.event("Gates of Morning")

    assert faramir.prowess() == 5 + 1
    assert other.prowess() == 5 + 2
    assert theoden.prowess() == before + 1
    assert haldir.prowess() == 4


@card("TW-335")
def test_in_the_morning_the_sun_weakens_creatures() -> None:
    scene, morning = Scene(), Scene()
    dull = scene.first.character("Faramir", at="Lórien")
    scene.first.event("Sun")
    bright = morning.first.character("Faramir", at="Lórien")
    morning.first.event("Sun")
    morning.second.event("Gates of Morning")
    wolves = [each.second.in_hand("Wargs") for each in (scene, morning)]

    plain, shining = scene.hazards(on=dull, to="Moria"), morning.hazards(on=bright, to="Moria")
    plain.does(Verb.PLAY_CREATURE, wolves[0])
    plain.resolve()
    shining.does(Verb.PLAY_CREATURE, wolves[1])
    shining.resolve()

    assert plain.attack is not None
    assert shining.attack is not None
    normal = attack_prowess(plain.table, plain.attack)
    assert attack_prowess(shining.table, shining.attack) == normal - 1


@card("TW-335", "TD-70")
def test_in_the_morning_the_sun_weakens_a_dragon_ahunt_as_well() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dale")
    scene.first.event("Sun")
    scene.first.event("Gates of Morning")
    scene.second.event("Smaug Ahunt")

    playing = scene.hazards(on=faramir, to="The Lonely Mountain")

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 15 - 1


@card("TW-335")
def test_in_the_morning_the_sun_weakens_automatic_attacks() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.first.event("Sun")
    scene.first.event("Gates of Morning")

    playing = scene.entering(of=faramir)
    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender", "AssignByAttacker", "FaceStrike")

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 7 - 1


@card("TW-335", "TW-315")
def test_in_the_morning_neither_agents_nor_what_events_set_upon_a_company_are_weakened_by_the_sun() -> None:
    scene = Scene()
    gimli = scene.first.company("Moria", "Gimli", "Legolas", site_status="tapped")[0]
    rescue = scene.first.in_hand("Rescue Prisoners")
    scene.first.event("Sun")
    scene.first.event("Gates of Morning")
    playing = scene.at_site(of=gimli)

    playing.plays(rescue)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 7


@card("TW-290")
def test_narya_strengthens_gandalf_and_untaps_his_company() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell", status="tapped")
    haldir = scene.first.character("Haldir", at="Rivendell", status="tapped")
    arwen = scene.first.character("Arwen", at="Rivendell", status="wounded")
    faramir = scene.first.character("Faramir", at="Lórien", status="tapped")
    narya = scene.first.in_hand("Narya")
    before = (gandalf.prowess(), gandalf.body, gandalf.direct_influence())
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(narya)
    playing.resolve()
    playing.rolls(9)  # nobody could support Gandalf when Narya began to work

    assert gandalf.is_untapped
    assert haldir.is_untapped
    assert arwen.is_wounded
    assert faramir.is_tapped
    assert (gandalf.prowess(), gandalf.body, gandalf.direct_influence()) == (
        before[0] + 4,
        before[1] + 1,
        before[2] + 2,
    )


@card("TW-290")
@rule("COR-07")
def test_whoever_supports_gandalf_does_so_before_narya_untaps_him_again() -> None:
    scene = Scene()
    gandalf, haldir, arwen = scene.first.company("Rivendell", "Gandalf", "Haldir", "Arwen")
    scene.first.gives("Glamdring", to=gandalf)
    tap(scene.table, arwen.id)
    narya = scene.first.in_hand("Narya")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(narya, target=gandalf)
    playing.resolve()
    helpers = [option.card for option in playing.options(Verb.SUPPORT)]
    playing.does(Verb.SUPPORT, haldir)
    untapped = haldir.is_untapped, arwen.is_untapped
    playing.rolls(6)  # 6 - 5 + 1 is more than the 1 of Glamdring

    assert helpers == [haldir.id]
    assert untapped == (True, True)
    assert gandalf.in_play


@card("TW-340")
def test_a_test_of_lore_takes_one_from_the_roll() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    ring = scene.first.gives("Precious Gold Ring", to=elrond)
    test, magic = scene.first.hand("Test of Lore", "Magic Ring of Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(test, user=elrond, target=ring)
    playing.resolve()
    playing.rolls(6)  # 6 - 1 allows a Magic Ring, 6 does not

    assert playing.may(Verb.PLAY_RING, magic)


@card("TW-355")
def test_a_sage_taps_to_use_a_palantir_he_bears_for_the_turn() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    stone = scene.first.gives("Palantír of Orthanc", to=elrond)
    scene.first.fill(5)
    scene.first.discard_pile("Miruvor")
    use = scene.first.in_hand("Use Palantír")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, stone)

    playing.plays(use, user=elrond, target=stone)
    playing.resolve()

    assert elrond.is_tapped
    assert playing.may(Verb.USE, stone)


@card("TW-355")
def test_a_sage_cannot_use_a_palantir_that_somebody_else_bears() -> None:
    scene = Scene()
    scene.first.character("Elrond", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    scene.first.gives("Palantír of Orthanc", to=haldir)
    use, _ = scene.first.hand("Use Palantír", "Cram")

    assert scene.begin(Phase.ORGANIZATION).why_not(use) is Reason.NO_TARGET
