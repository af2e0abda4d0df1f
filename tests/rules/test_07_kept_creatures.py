"""Creatures that are kept off to the side, or come from elsewhere than the hand. [OFF-01, TIM-75]"""

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@rule("OFF-01", "OFF-02")
def test_a_kept_creature_lies_with_its_host_and_is_no_creature_in_the_discard_pile() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    wight = scene.second.aside("Barrow-wight", host=curses)
    exhalation = scene.second.in_hand("Exhalation of Decay")
    playing = scene.hazards(on=faramir)

    assert wight.bearer == curses
    assert playing.why_not(exhalation) is Reason.NO_TARGET


@rule("OFF-04")
def test_a_unique_creature_off_to_the_side_keeps_another_copy_from_being_played() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Barad-dûr")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    scene.first.aside("Adûnaphel", host=curses)
    other = scene.second.in_hand("Adûnaphel")
    playing = scene.hazards(on=faramir)

    assert not playing.may(Verb.PLAY_CREATURE, other)
    assert playing.why_not(other) is Reason.UNIQUE_IN_PLAY


@rule("OFF-05")
def test_a_creature_that_was_not_defeated_gives_nobody_points_though_it_is_kept() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    before = scene.hazards(on=faramir).points(0)

    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    scene.second.aside("Orc-guard", host=curses)
    playing = scene.hazards(on=faramir)

    assert (playing.points(0), playing.points(1)) == (before, 0)


@rule("OFF-06")
def test_when_the_bearer_of_the_host_falls_the_creature_goes_with_it() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    orcs = scene.second.aside("Orc-lieutenant", host=curses)
    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("RollStrike")
    playing.rolls(2, 12)

    assert faramir.is_eliminated
    assert curses.is_discarded
    assert orcs.is_discarded


@rule("TIM-75")
def test_two_kept_creatures_attack_in_the_order_that_the_resource_player_likes() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Weathertop")
    haldir = scene.first.character("Haldir", at="Weathertop")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    orcs = scene.second.aside("Orc-raiders", host=curses)
    foes = scene.second.gives("Foes Shall Fall", to=haldir)
    drake = scene.second.aside("Land-drake", host=foes)
    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    playing.pass_until("OrderWaiting")
    asked = playing.asked
    playing.does(Verb.RESOLVE_NEXT, foes)
    playing.pass_until("AssignByAttacker")

    assert asked == 0
    assert playing.attack is not None
    assert playing.attack.source == drake.id
    assert orcs.is_aside


@rule("TIM-76")
def test_a_kept_creature_attacks_once_the_site_is_revealed_and_cards_are_drawn() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    raiders = scene.second.aside("Orc-raiders", host=curses)
    scene.first.location_deck("Moria")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, playing.piece("Moria"))
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("AssignByDefender")

    assert playing.attack is not None
    assert playing.attack.source == raiders.id
    assert playing.attack.keyed.name == "Wilderness"
    assert faramir.company.base_limit == 2
    assert len(playing.hand(1)) > 0


@rule("TIM-24")
def test_a_card_in_the_discard_pile_can_be_targeted_where_the_text_says_so() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    wight = scene.second.discard_pile("Barrow-wight")[0]
    exhalation = scene.second.in_hand("Exhalation of Decay")
    playing = scene.hazards(on=faramir)

    assert playing.may_play(exhalation, target=wight)


@rule("TIM-56")
def test_a_card_that_would_bring_an_attack_is_no_answer_to_another() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.second.discard_pile("Barrow-wight")
    exhalation, moon = scene.second.hand("Exhalation of Decay", "The Moon Is Dead")
    strength = scene.first.in_hand("Halfling Strength")
    scene.first.character("Bilbo", at="Moria", status="tapped")
    playing = scene.hazards(on=faramir)
    playing.plays(strength)
    in_answer = playing.may_play(exhalation)

    assert not in_answer
    assert playing.may_play(moon)
    assert playing.why_not(exhalation) is Reason.MUST_START_CHAIN
