"""The alternative effects of a card and their conditions. [TIM-15]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@rule("TIM-15")
def test_an_alternative_without_a_condition_of_its_own_has_that_of_the_main_effect() -> None:
    without, with_ranger = Scene(), Scene()
    without.first.character("Adrazar", at="Lórien")
    without.first.event("Gates of Morning")
    first, _ = without.first.hand("Many Turns and Doublings", "Twilight")  # for rangers only
    with_ranger.first.character("Peath", at="Lórien")
    with_ranger.first.event("Gates of Morning")
    second, _ = with_ranger.first.hand("Many Turns and Doublings", "Twilight")

    without_ranger, led = without.begin(Phase.ORGANIZATION), with_ranger.begin(Phase.ORGANIZATION)

    assert not without_ranger.may_play(first)
    assert led.may_play(second)


@rule("TIM-15")
def test_the_alternatives_of_gloom_are_exempt_from_the_condition_of_its_main_effect() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    scene.second.event("Doors of Night")
    gloom = scene.second.in_hand("Gloom")
    playing = scene.hazards(on=faramir)  # the company is not moving

    assert not playing.may_play(gloom, target=faramir)
    assert playing.may(Verb.PLAY, gloom, number=2)
