"""Stories of the hazard short-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@card("TW-18")
def test_call_of_home_takes_a_character_back_to_hand() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=aragorn)

    playing.plays(call, target=faramir)
    playing.resolve()
    playing.rolls(3)  # 3 + 6 unused general influence is less than 10

    assert faramir.in_hand
    assert call.is_discarded
    assert aragorn.companions == ["Aragorn II"]


@card("TW-18")
def test_with_enough_influence_he_stays() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=aragorn)

    playing.plays(call, target=faramir)
    playing.resolve()
    playing.rolls(4)  # 4 + 6 is not less than 10

    assert faramir.in_play


@card("TW-18")
def test_who_is_called_home_may_pass_one_item_on_and_loses_the_others() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    mail = scene.first.gives("Hauberk of Bright Mail", to=faramir)
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=aragorn)

    playing.plays(call, target=faramir)
    playing.resolve()
    playing.rolls(2)
    assert playing.asked == 0
    playing.does(Verb.SAVE_ITEM, sword, aragorn)

    assert sword.bearer == aragorn
    assert mail.is_discarded
    assert faramir.in_hand


@card("TW-18")
def test_he_need_not_pass_anything_on() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=aragorn)

    playing.plays(call, target=faramir)
    playing.resolve()
    playing.rolls(2)
    playing.passes()

    assert sword.is_discarded


@card("TW-18")
def test_his_followers_stay_behind() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Bree")
    bergil = scene.first.character("Bergil", at="Bree", follower_of=imrahil)
    scene.first.character("Aragorn II", at="Bree")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=imrahil)

    playing.plays(call, target=imrahil)
    playing.resolve()
    playing.rolls(2)  # 2 + 5 unused general influence

    assert imrahil.in_hand
    assert bergil.in_play
    assert bergil.is_uncontrolled


@card("TW-18")
def test_no_wizard_is_called_home() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Bree")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=saruman)

    assert playing.why_not(call) is Reason.NO_TARGET


@card("TW-18")
def test_call_of_home_reaches_only_the_company_at_hand() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    haldir = scene.first.character("Haldir", at="Lórien")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=faramir)

    assert playing.may_play(call, target=faramir)
    assert not playing.may_play(call, target=haldir)


@card("TW-18")
def test_on_guard_call_of_home_is_not_revealed() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    riders = scene.first.in_hand("Riders of Rohan")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=theoden)

    playing.does(Verb.PLACE_ON_GUARD, call)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, riders, theoden)

    assert playing.question == "RollFaction"
    assert call.is_on_guard


@card("TW-67")
def test_muster_disperses_discards_a_faction() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    rangers, knights = scene.first.factions("Rangers of Ithilien", "Knights of Dol Amroth")
    muster = scene.second.in_hand("Muster Disperses")
    playing = scene.hazards(on=faramir)
    assert playing.points(0) == 3 + 2 + 3 + 3

    playing.plays(muster, target=rangers)
    playing.resolve()
    playing.rolls(4)  # 4 + 6 unused general influence is less than 11

    assert rangers.is_discarded
    assert knights.among_points
    assert playing.points(0) == 3 + 2 + 3


@card("TW-67")
def test_with_enough_influence_the_faction_stays() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    rangers = scene.first.factions("Rangers of Ithilien")[0]
    muster = scene.second.in_hand("Muster Disperses")
    playing = scene.hazards(on=faramir)

    playing.plays(muster, target=rangers)
    playing.resolve()
    playing.rolls(5)  # 5 + 6 is not less than 11

    assert rangers.among_points


@card("TW-67")
def test_without_a_faction_there_is_nothing_to_disperse() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.second.factions("Riders of Rohan")  # his own
    muster = scene.second.in_hand("Muster Disperses")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(muster) is Reason.NO_TARGET
