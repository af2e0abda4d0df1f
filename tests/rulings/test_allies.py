"""Rulings on allies."""

from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


def test_an_ally_that_cannot_be_attacked_may_tap_in_support() -> None:
    """An ally whom an attack cannot touch still taps to give a character +1 against it. (CRF, allies)"""
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    quickbeam = scene.first.gives("Quickbeam", to=gimli)
    playing = scene.entering(of=gimli)

    playing.does(Verb.ENTER)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.does(Verb.SUPPORT, quickbeam)

    assert quickbeam.is_tapped
    assert playing.attack is not None
    assert [strike.defender for strike in playing.attack.strikes] == [gimli.id]


def test_an_ally_is_discarded_when_its_character_goes_back_to_hand() -> None:
    """However the character who controls it leaves play, an ally is discarded. (CRF, allies)"""
    scene = Scene()
    elrond, glorfindel = scene.first.company("Rivendell", "Elrond", "Glorfindel II")
    hound = scene.first.gives("Noble Hound", to=elrond)
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=elrond, to="Moria")

    playing.plays(call, target=elrond)
    playing.resolve()
    playing.rolls(2)

    assert elrond.in_hand
    assert hound.is_discarded
    assert glorfindel.in_play


def test_an_ally_is_healed_as_a_character_is() -> None:
    """What heals a character heals an ally as well. (CRF, allies)"""
    scene = Scene()
    gimli, faramir = scene.first.company("Moria", "Gimli", "Faramir")
    hound = scene.first.gives("Noble Hound", to=gimli, status="wounded")
    herbs = scene.first.gives("Healing Herbs", to=faramir)
    playing = scene.hazards(on=gimli)

    playing.uses(herbs, target=hound)
    playing.resolve()

    assert hound.is_untapped
    assert herbs.is_discarded


def test_an_ally_with_a_skill_plays_a_card_that_asks_for_it_and_never_checks() -> None:
    """A card that asks for a skill may be played by an ally who has it. (CoE digest 13)"""
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Wellinghall")
    treebeard = scene.first.gives("Treebeard", to=gimli)
    words = scene.second.gives("Foolish Words", to=gimli)
    marvels = scene.first.in_hand("Marvels Told")
    playing = scene.hazards(on=gimli)

    playing.plays(marvels, user=treebeard, target=words)
    playing.resolve()

    assert treebeard.is_tapped
    assert words.is_discarded
    assert not playing.has_happened(Happening.CHECK_PASSED)


def test_an_ally_may_tap_against_the_assassin() -> None:
    """In combat an ally does what a character may do: it taps to cancel an attack of the Assassin.

    (CRF, allies)
    """
    scene = Scene()
    faramir, anborn = scene.first.company("Minas Tirith", "Faramir", "Anborn")
    hound = scene.first.gives("Noble Hound", to=anborn)
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.resolve()
    playing.does(Verb.CANCEL_ATTACK, hound)

    assert hound.is_tapped
    assert anborn.is_untapped


def test_an_ally_does_not_support_a_corruption_check() -> None:
    """An ally counts as a character in combat only, so it never taps in support of a check. (CRF, allies)"""
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    hound = scene.first.gives("Noble Hound", to=anborn)
    scene.first.gives("Glamdring", to=faramir)
    playing = scene.check(faramir)

    assert playing.may(Verb.SUPPORT, anborn)
    assert not playing.may(Verb.SUPPORT, hound)


def test_an_ally_is_not_taken_prisoner() -> None:
    """A card that takes prisoners cannot be aimed at a strike against an ally. (CRF, allies)"""
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Beorn’s House", status="tapped")
    hound = scene.first.gives("Noble Hound", to=gimli)
    scene.second.location_deck("Gladden Fields")
    flies = scene.second.in_hand("Flies and Spiders")
    playing = scene.attack(on=gimli, strikes=1, prowess=20, race=Race.SPIDER)

    playing.does(Verb.ASSIGN, hound)
    asked = playing.question
    playing.loses(hound)
    playing.rolls(2)  # its body holds

    assert asked == "FaceStrike"  # the hazard player has not been asked for anything
    assert flies.in_hand
    assert hound.is_wounded
