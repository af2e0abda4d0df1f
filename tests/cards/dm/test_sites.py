"""Stories of the sites."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("DM-31")
def test_the_dead_wait_at_haudh_in_gwanur() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Haudh-in-Gwanûr")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.UNDEAD
    assert attack_prowess(playing.table, playing.attack) == 10
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 2)  # wounded, and not lost

    assert playing.question == "RollCheck"


@card("DM-31")
def test_whoever_withstands_the_dead_makes_no_corruption_check() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Haudh-in-Gwanûr")
    scene.first.in_hand("Hauberk of Bright Mail")
    playing = scene.entering(of=haldir)
    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert haldir.is_tapped
    assert playing.attack is None
    assert playing.question != "RollCheck"


@card("DM-42")
def test_orcs_wait_at_urlurtsu_nurn_and_major_items() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at="Urlurtsu Nurn")
    mail, narsil = scene.first.hand("Hauberk of Bright Mail", "Narsil")
    playing = scene.entering(of=thorin)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.ORC
    assert attack_strikes(playing.table, playing.attack) == 4
    assert attack_prowess(playing.table, playing.attack) == 7
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, thorin)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)

    assert playing.may(Verb.PLAY_AT_SITE, mail, thorin)
    assert playing.why_not(narsil) is Reason.NOT_PLAYABLE_HERE
