"""Stories of a Wizard who is not welcome, and of a helmet that no enchantment pierces."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TD-73")
@pytest.mark.parametrize(("night", "lost"), [(False, 2), (True, 4)])
def test_a_stormcrow_has_less_influence_and_least_by_night(night: bool, lost: int) -> None:
    scene = Scene()
    gandalf, balin = scene.first.company("Lórien", "Gandalf", "Balin")
    before = gandalf.direct_influence(), balin.direct_influence()
    scene.second.event("Stormcrow")
    if night:
        scene.second.event("Doors of Night")

    assert (gandalf.direct_influence(), balin.direct_influence()) == (before[0] - lost, before[1])


@card("TD-73")
def test_no_fellowship_lasts_with_a_stormcrow_in_it() -> None:
    scene = Scene()
    gandalf, _ = scene.first.company("Rivendell", "Gandalf", "Balin")
    fellowship = scene.first.event("Fellowship", on_company_of=gandalf)
    aragorn = scene.first.company("Lórien", "Aragorn II")[0]
    others = scene.first.event("Fellowship", on_company_of=aragorn)
    stormcrow = scene.second.in_hand("Stormcrow")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.plays(stormcrow)
    playing.resolve()

    assert fellowship.is_discarded
    assert others.in_play


@card("TD-73")
def test_no_fellowship_is_formed_with_a_stormcrow() -> None:
    scene = Scene()
    gandalf = scene.first.company("Rivendell", "Gandalf", "Bifur", "Bofur", "Bombur")[0]
    fellowship = scene.first.in_hand("Fellowship")
    free = scene.begin(Phase.ORGANIZATION).may_play(fellowship)
    other = Scene()
    other.first.company("Rivendell", "Gandalf", "Bifur", "Bofur", "Bombur")
    other.second.event("Stormcrow")
    barred = other.first.in_hand("Fellowship")

    assert gandalf.in_play
    assert free
    assert not other.begin(Phase.ORGANIZATION).may_play(barred)


@card("TD-96")
def test_an_adamant_helmet_adds_to_the_body_up_to_nine() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Lórien")
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    before = balin.body, aragorn.body
    scene.first.gives("Adamant Helmet", to=balin)
    scene.first.gives("Adamant Helmet", to=aragorn)

    assert before == (7, 9)
    assert (balin.body, aragorn.body) == (8, 9)


@card("TD-96")
def test_no_dark_enchantment_is_aimed_at_the_helmet() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    scene.first.gives("Adamant Helmet", to=aragorn)
    smaug, curse = scene.second.hand("Smaug", "Dragon’s Curse")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("StrikeHazards", "FaceStrike")

    assert not playing.may_play(curse)


@card("TD-96")
def test_the_helmet_ends_the_enchantment_of_who_puts_it_on() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    curse = scene.second.gives("Dragon’s Curse", to=aragorn)
    helmet = scene.first.in_hand("Adamant Helmet")
    playing = scene.at_site(of=aragorn)

    playing.does(Verb.PLAY_AT_SITE, helmet, aragorn)
    playing.resolve()

    assert helmet.bearer == aragorn
    assert curse.is_discarded
