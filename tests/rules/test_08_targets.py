"""Targets: chosen at declaration, needed at resolution, and what may be one. [TIM-21 to TIM-30]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import At, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Phase, Side, SiteType, Stat

SLEEPY_GUARDS = Event(
    code="XX-1",
    name="Sleepy Guards",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AUTOMATIC_ATTACK, At(SiteType.RUINS_AND_LAIRS)), Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -1, Sort.ATTACK)),),
        ),
    ),
)


@rule("TIM-21")
def test_a_target_is_chosen_at_declaration_and_not_changed() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    scene.first.company("Lórien", "Thranduil")
    call_of_home = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=faramir)

    may_choose = [playing.may_play(call_of_home, target=one) for one in (faramir, anborn)]
    playing.plays(call_of_home, target=faramir)
    playing.rolls(2)

    assert may_choose == [True, True]
    assert faramir.in_hand
    assert anborn.in_play


@rule("TIM-22")
def test_an_action_whose_target_is_gone_does_nothing() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors = scene.second.event("Doors of Night")
    first, second = scene.first.hand("Twilight", "Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(first, target=doors)
    playing.plays(second, target=doors)
    playing.resolve()

    assert doors.is_discarded
    assert playing.has_happened(Happening.NEGATED, first)
    assert not playing.has_happened(Happening.NEGATED, second)
    assert first.is_discarded


@rule("TIM-23")
def test_a_card_on_another_goes_when_that_one_leaves_play() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    scene.first.gives("Sword of Gondolin", to=faramir)
    foolish_words = scene.second.gives("Foolish Words", to=faramir)
    playing = scene.check(faramir)

    playing.passes()
    playing.rolls(2)

    assert faramir.is_discarded
    assert foolish_words.is_discarded
    assert anborn.in_play


@rule("TIM-24")
def test_a_card_that_is_being_played_is_no_target_before_it_has_resolved() -> None:
    scene = Scene()
    balin = scene.first.character("Balin")
    marvels_told, halfling_strength = scene.first.hand("Marvels Told", "Halfling Strength")
    sam = scene.first.character("Sam Gamgee", status="tapped")
    minions_stir = scene.second.in_hand("Minions Stir")
    playing = scene.hazards(on=balin)

    playing.passes()
    playing.plays(minions_stir)
    while_declared = (playing.may_play(halfling_strength, target=sam), playing.why_not(marvels_told))
    playing.resolve()

    assert while_declared == (True, Reason.NO_TARGET)
    assert minions_stir.in_play
    assert playing.may_play(marvels_told, target=minions_stir)


@rule("TIM-24")
def test_a_card_that_says_so_is_aimed_at_one_that_is_being_played() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    twilight = scene.first.in_hand("Twilight")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=beretar)

    playing.plays(doors)
    playing.plays(twilight, target=doors)
    playing.resolve()

    assert doors.is_discarded
    assert not playing.has_happened(Happening.CAME_INTO_PLAY, doors)


@rule("TIM-26")
def test_a_faction_among_the_points_is_a_target() -> None:
    scene = Scene()
    thranduil, aragorn = scene.first.company("Lórien", "Thranduil", "Aragorn II")
    riders = scene.first.factions("Riders of Rohan")[0]
    muster_disperses = scene.second.in_hand("Muster Disperses")
    playing = scene.hazards(on=thranduil)

    playing.plays(muster_disperses, target=riders)
    playing.rolls(8)  # 8 + 2 unused general influence is below 11

    assert aragorn.in_play
    assert riders.is_discarded


@rule("TIM-26")
def test_a_stored_card_is_no_target() -> None:
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    borne = scene.first.gives("Beautiful Gold Ring", to=anborn)
    stored = scene.first.stored("Beautiful Gold Ring", at="Rivendell")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.USE, gandalf, target=borne)
    assert not playing.may(Verb.USE, gandalf, target=stored)


@rule("TIM-27")
def test_a_face_down_card_is_no_target() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    twilight = scene.first.in_hand("Twilight")
    gates = scene.first.event("Gates of Morning")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=beretar, to="Isengard")

    playing.passes()
    playing.does(Verb.PLACE_ON_GUARD, doors)
    playing.resolve()

    assert doors.is_on_guard
    assert playing.may_play(twilight, target=gates)
    assert not playing.may_play(twilight, target=doors)


@rule("TIM-28", "EVT-23")
def test_hazards_and_cards_that_name_them_affect_automatic_attacks_at_any_time() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    guards, dark_quarrels = scene.first.hand(SLEEPY_GUARDS, "Dark Quarrels")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=beretar, to="Bandit Lair")

    before_combat = (playing.may_play(guards), playing.why_not(dark_quarrels))
    playing.passes()

    assert before_combat == (True, Reason.ONLY_AGAINST_ATTACK)
    assert playing.may_play(shadows)


@rule("TIM-28", "EVT-23")
def test_a_resource_that_names_an_attack_waits_for_the_combat() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bandit Lair")
    dark_quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.entering(beretar)

    before_combat = playing.may_play(dark_quarrels)
    playing.does(Verb.ENTER)
    playing.plays(dark_quarrels)

    assert not before_combat
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@rule("TIM-29", "EVT-24")
def test_an_opposing_resource_serves_as_a_card_in_play() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    scene.second.event("Gates of Morning")
    playing = scene.hazards(on=beretar)

    playing.plays(doublings)

    assert playing.hazard_limit(of=beretar) == 1


@rule("TIM-29", "EVT-24")
def test_resources_are_not_aimed_at_the_opponents_characters() -> None:
    scene = Scene()
    own = scene.first.character("Sam Gamgee", at="Lórien", status="tapped")
    other = scene.second.character("Fatty Bolger", at="Lórien", status="tapped")
    halfling_strength = scene.first.in_hand("Halfling Strength")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(halfling_strength, target=own)
    assert not playing.may_play(halfling_strength, target=other)


@rule("TIM-30")
def test_only_a_region_of_a_site_path_is_a_target() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.second.event("Doors of Night")
    shadows = scene.second.in_hand("Choking Shadows")
    by_rohan = ("Wold & Foothills", "Rohan", "Gap of Isen")
    playing = scene.hazards(on=beretar, to="Isengard", by=by_rohan)

    assert playing.may(Verb.PLAY, shadows, number=1, names=("Wold & Foothills",))
    assert not playing.may(Verb.PLAY, shadows, number=1, names=("Fangorn",))
