"""Stories of those who keep out of the way, of a beast that has eaten, and of the gifts of a lady."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.queries.combat.strikes import defender_parts
from wizardhaven.engine.queries.numbers.prowess_and_body import body
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Check, Phase, Race


@card("TD-140")
def test_who_has_more_sense_taps_and_is_not_struck() -> None:
    scene = Scene()
    aragorn, bilbo = scene.first.company("Lórien", "Aragorn II", "Bilbo")
    sense = scene.first.in_hand("More Sense than You")
    playing = scene.attack(on=bilbo, strikes=2)

    playing.plays(sense, user=bilbo)
    playing.resolve()
    assert playing.attack is not None

    assert bilbo.is_tapped
    assert playing.attack.defenders == (aragorn.id,)


@card("TD-140")
def test_an_ally_may_have_more_sense_too() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    gwaihir = scene.first.gives("Gwaihir", to=aragorn)
    sense = scene.first.in_hand("More Sense than You")
    playing = scene.attack(on=aragorn, strikes=2)

    playing.plays(sense, user=gwaihir)
    playing.resolve()
    assert playing.attack is not None

    assert gwaihir.is_tapped
    assert playing.attack.defenders == (aragorn.id,)


@card("TD-140")
def test_who_is_tapped_already_has_no_such_sense() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Lórien", status="tapped")
    sense = scene.first.in_hand("More Sense than You")
    playing = scene.attack(on=bilbo)

    assert not playing.may_play(sense)


@card("TD-149")
def test_a_sated_dragon_hunts_no_longer() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Lórien")
    smaug = scene.second.event("Smaug Ahunt")
    home = scene.second.event("Scatha at Home")
    sated = scene.first.in_hand("Sated Beast")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(sated, target=smaug)
    playing.resolve()

    assert smaug.is_discarded
    assert home.in_play


@card("TD-149")
def test_a_beast_may_be_sated_while_the_opponent_travels() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    smaug = scene.first.event("Smaug Ahunt")
    sated = scene.second.in_hand("Sated Beast")
    playing = scene.hazards(on=aragorn, to="Moria")

    playing.does(Verb.PLAY, sated, target=smaug, number=1)
    playing.resolve()

    assert smaug.is_discarded


@card("TD-149")
def test_nobody_sates_a_beast_in_the_opponent_s_organization_phase() -> None:
    scene = Scene(strictly=True)
    scene.first.character("Aragorn II", at="Lórien")
    scene.first.event("Smaug Ahunt")
    sated = scene.second.in_hand("Sated Beast")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(sated)


@card("TD-149")
def test_by_night_a_sated_beast_strikes_once_less_but_at_least_once() -> None:
    night, day = Scene(), Scene()
    aragorn = night.first.character("Aragorn II", at="Lórien")
    night.second.event("Doors of Night")
    sated = night.first.in_hand("Sated Beast")
    balin = day.first.character("Balin", at="Lórien")
    idle = day.first.in_hand("Sated Beast")
    playing = night.attack(on=aragorn, strikes=3, race=Race.DRAKE)

    playing.plays(sated)
    playing.resolve()
    assert playing.attack is not None

    assert attack_strikes(playing.table, playing.attack) == 2
    assert not day.attack(on=balin, strikes=3, race=Race.DRAKE).may_play(idle)


@card("TD-157")
def test_three_golden_hairs_free_their_bearer_of_corruption() -> None:
    scene = Scene()
    boromir, _, galdor = scene.first.company("Lórien", "Boromir II", "Galadriel", "Galdor")
    lure = scene.second.gives("Lure of Nature", to=galdor)
    hairs = scene.first.in_hand("Three Golden Hairs")
    before = total(check_parts(scene.table, galdor.id, Check.CORRUPTION))
    playing = scene.begin(Phase.ORGANIZATION)

    refused = not playing.may(Verb.PLAY, hairs, target=boromir)
    playing.plays(hairs, target=galdor)
    playing.resolve()

    assert refused  # who is no diplomat
    assert lure.is_discarded
    assert hairs.bearer == galdor
    assert galdor.corruption_points == 2
    assert total(check_parts(playing.table, galdor.id, Check.CORRUPTION)) == before + 2


@card("TD-157")
def test_the_lady_must_be_there_to_give_her_hairs() -> None:
    scene = Scene()
    scene.first.character("Galdor", at="Rivendell")
    hairs = scene.first.in_hand("Three Golden Hairs")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(hairs)


@card("TD-74")
@pytest.mark.parametrize(
    ("dragon", "site", "use", "lost"),
    [("Smaug", "The Lonely Mountain", 0, 1), ("Itangast", "Gold Hill", 1, 2)],
)
def test_the_wounds_of_dragons_make_weak(dragon: str, site: str, use: int, lost: int) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at=site)
    foe, guile = scene.second.hand(dragon, "Subtlety of Guile")
    playing = scene.hazards(on=aragorn)
    before = body(playing.table, aragorn.id)
    first = playing.may_play(guile)

    playing.does(Verb.PLAY_CREATURE, foe)
    playing.resolve()
    playing.fights(aragorn, roll=2)
    playing.rolls(2)
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY, guile, target=aragorn, number=use)
    playing.resolve()

    assert not first
    assert body(playing.table, aragorn.id) == before - lost


@card("TD-74")
def test_the_guile_of_itangast_weakens_all_who_meet_him_but_wizards() -> None:
    scene = Scene()
    aragorn, gandalf = scene.first.company("Gold Hill", "Aragorn II", "Gandalf")
    itangast, guile, again = scene.second.hand("Itangast", "Subtlety of Guile", "Subtlety of Guile")
    playing = scene.hazards(on=aragorn)
    before = body(playing.table, aragorn.id), body(playing.table, gandalf.id)

    playing.does(Verb.PLAY_CREATURE, itangast)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    playing.does(Verb.PLAY, guile, number=2)
    playing.resolve()

    assert (body(playing.table, aragorn.id), body(playing.table, gandalf.id)) == (before[0] - 1, before[1])
    assert not playing.may(Verb.PLAY, again, number=2)


@card("TD-144")
def test_who_is_tempted_may_hand_an_item_on() -> None:
    scene = Scene()
    balin, galdor = scene.first.company("Lórien", "Balin", "Galdor")
    sword = scene.first.gives("Glamdring", to=balin)
    pledge = scene.first.in_hand("Pledge of Conduct")
    playing = scene.check(balin)
    before = balin.corruption_points

    playing.plays(pledge, user=galdor)
    playing.resolve()
    playing.does(Verb.SAVE_ITEM, sword, galdor)

    assert before == 1
    assert sword.bearer == galdor
    assert balin.corruption_points == 0
    assert playing.table.check is not None  # which is still to be made


@card("TD-144")
def test_without_a_diplomat_nobody_pledges_anything() -> None:
    scene = Scene()
    bifur, _ = scene.first.company("Lórien", "Bifur", "Bofur")
    scene.first.gives("Glamdring", to=bifur)
    pledge = scene.first.in_hand("Pledge of Conduct")
    playing = scene.check(bifur)

    assert not playing.may_play(pledge)


@card("TD-153")
def test_a_wizard_breaks_his_staff_and_is_mighty_for_one_battle() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    staff = scene.first.gives("Wizard’s Staff", to=gandalf)
    asunder = scene.first.in_hand("Staff Asunder")
    playing = scene.attack(on=gandalf, prowess=20, body=9)
    points = playing.points(0)
    armed = gandalf.prowess()

    playing.plays(asunder, user=gandalf)
    playing.resolve()
    playing.rolls(12)
    assert playing.attack is not None
    playing.pass_until("FaceStrike", "RollStrike")
    strike = playing.attack.strikes[0]
    parts = defender_parts(playing.table, playing.attack, strike)

    assert staff.is_stored
    assert playing.points(0) == points
    assert playing.attack.body == 7
    assert total(parts) == armed - 2 + 5  # without the staff


@card("TD-153")
def test_without_a_staff_there_is_nothing_to_break() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    asunder = scene.first.in_hand("Staff Asunder")

    assert not scene.attack(on=gandalf).may_play(asunder)
