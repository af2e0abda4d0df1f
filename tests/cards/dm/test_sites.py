"""Stories of the sites."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.attacks import attack_prowess
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
