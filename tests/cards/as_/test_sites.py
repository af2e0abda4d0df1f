"""Stories of the sites."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("AS-139")
def test_the_men_of_gobel_mirlond_only_detain() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Gobel Mírlond")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    race = playing.attack.race
    numbers = attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2)

    assert race is Race.MAN
    assert numbers == (4, 9)
    assert faramir.is_tapped


@card("AS-139")
def test_gobel_mirlond_has_minor_and_major_items() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Gobel Mírlond")
    cram, shield, narsil = scene.first.hand("Cram", "Great-shield of Rohan", "Narsil")
    playing = scene.at_site(of=faramir)

    assert playing.may(Verb.PLAY_AT_SITE, cram)
    assert playing.may(Verb.PLAY_AT_SITE, shield)
    assert playing.why_not(narsil) is Reason.NOT_PLAYABLE_HERE


@card("AS-141")
def test_the_men_of_raider_hold_only_detain() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Raider-hold")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    numbers = attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2)

    assert numbers == (4, 9)
    assert faramir.is_tapped


@card("AS-141")
def test_raider_hold_has_minor_and_major_items() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Raider-hold")
    cram, shield = scene.first.hand("Cram", "Great-shield of Rohan")
    playing = scene.at_site(of=faramir)

    assert playing.may(Verb.PLAY_AT_SITE, cram)
    assert playing.may(Verb.PLAY_AT_SITE, shield)
