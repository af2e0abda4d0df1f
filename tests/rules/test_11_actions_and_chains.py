"""Terms of acting and answering: actions, chains, targets, kinds of event. [GLO-001 to GLO-017]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Length, Phase, Side

SOUTHERN_SUN = Event(code="XX-1", name="Southern Sun", side=Side.RESOURCE, length=Length.LONG, uses=(Use(),))


def pass_to_turn(playing: Playing, turn: int) -> None:
    """Everybody passes until that turn has begun."""
    while playing.table.turn < turn:
        playing.passes()


@rule("GLO-001")
def test_an_action_changes_the_table_and_can_be_answered() -> None:
    scene = Scene()
    scene.first.event("Gates of Morning")
    theoden = scene.first.character("Théoden", at="Isengard")
    sword = scene.first.in_hand("Sword of Gondolin")
    scene.second.hand("Twilight")
    playing = scene.at_site(theoden)

    playing.does(Verb.PLAY_AT_SITE, sword)

    assert (playing.question, playing.asked) == ("ChainWindow", 1)
    assert theoden.is_tapped


@rule("GLO-001")
def test_saying_which_company_is_next_is_no_action() -> None:
    scene = Scene()
    scene.first.event("Gates of Morning")
    scene.first.character("Théoden", at="Edoras")
    scene.first.character("Beretar", at="Lórien")
    scene.second.hand("Twilight")
    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    playing.does(Verb.CHOOSE_COMPANY)

    assert not playing.has_happened(Happening.DECLARED)
    assert playing.question == "HazardWindow"  # nobody could answer the choice


@rule("GLO-002")
def test_an_action_whose_active_condition_is_not_met_cannot_be_declared() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", status="tapped")
    scene.first.character("Haldir")
    concealment, quarrels = scene.first.hand("Concealment", "Dark Quarrels")
    playing = scene.attack(on=arwen)

    assert playing.may_play(quarrels)
    assert not playing.may_play(concealment)
    assert playing.why_not(concealment) is Reason.NO_UNTAPPED_USER  # the only scout is tapped


@rule("GLO-005")
def test_characters_are_associated_with_their_company_and_its_sites_are_not() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Edhellond", "Beretar", "Haldir")
    ship, _ = scene.first.hand("Great Ship", "Twilight")
    scene.first.location_deck("Isle of the Ulond")
    scene.second.event("Doors of Night")
    lure, shadows = scene.second.hand("Lure of Expedience", "Choking Shadows")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ship, user=beretar)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    playing.passes()
    playing.plays(lure, target=haldir)
    on_a_character = playing.may(Verb.CANCEL_BY_TAPPING, haldir, lure)
    playing.resolve()
    playing.passes()
    playing.does(Verb.PLAY, shadows, number=2)

    assert on_a_character
    assert playing.question == "ChainWindow"
    assert not playing.may(Verb.CANCEL_BY_TAPPING, haldir)


@rule("GLO-015")
def test_a_card_in_play_that_is_cancelled_is_discarded() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    gates = scene.first.event("Gates of Morning")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(twilight, target=gates)
    playing.resolve()

    assert gates.is_discarded
    assert twilight.is_discarded


@rule("GLO-015")
def test_a_declared_card_that_is_cancelled_has_no_effect_and_is_discarded() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    gates = scene.first.event("Gates of Morning")
    doors = scene.second.in_hand("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.passes()
    playing.plays(doors)
    playing.plays(twilight, target=doors)
    playing.resolve()

    assert doors.is_discarded
    assert gates.in_play


@rule("GLO-016")
def test_a_second_copy_of_a_card_that_cannot_be_duplicated_is_refused() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.second.event("Doors of Night")
    second, _ = scene.second.hand("Doors of Night", "Power Built by Waiting")
    playing = scene.hazards(on=beretar)

    assert not playing.may_play(second)
    assert playing.why_not(second) is Reason.DUPLICATED


@rule("GLO-016")
def test_a_copy_may_be_played_in_the_chain_that_removes_the_old_one() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    old = scene.second.event("Doors of Night")
    new = scene.second.in_hand("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(twilight, target=old)
    playing.plays(new)
    playing.resolve()

    assert old.is_discarded
    assert new.in_play


@rule("GLO-017")
def test_what_was_declared_last_in_a_chain_resolves_first() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    gates = scene.first.in_hand("Gates of Morning")
    doors = scene.second.event("Doors of Night")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(gates)
    playing.plays(twilight, target=doors)
    playing.resolve()

    left = [fact.card for fact in playing.happened if fact.kind is Happening.DISCARDED]
    assert left[0] == doors.id
    assert gates.in_play


@rule("GLO-022")
def test_one_corruption_card_is_played_on_a_character_each_turn() -> None:
    scene = Scene()
    faramir, haldir = scene.first.company("Rivendell", "Faramir", "Haldir")
    lure, alone = scene.second.hand("Lure of Expedience", "Alone and Unadvised")
    playing = scene.hazards(on=faramir)

    playing.plays(lure, target=faramir)
    playing.resolve()

    assert lure.bearer == faramir
    assert not playing.may_play(alone, target=faramir)
    assert playing.may_play(alone, target=haldir)


@rule("GLO-022")
def test_a_corruption_card_starts_a_chain() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    gates = scene.first.in_hand("Gates of Morning")
    lure, doors = scene.second.hand("Lure of Expedience", "Doors of Night")
    playing = scene.hazards(on=faramir)

    playing.plays(gates)

    assert playing.may_play(doors)
    assert not playing.may_play(lure)
    assert playing.why_not(lure) is Reason.CORRUPTION_MUST_START_CHAIN


@rule("GLO-061")
def test_a_hazard_long_event_stays_for_one_round_of_turns() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    stir = scene.second.in_hand("Minions Stir")
    playing = scene.hazards(on=beretar)

    playing.plays(stir)
    playing.resolve()
    pass_to_turn(playing, 5)
    a_round_later = stir.in_play
    playing.pass_to(Phase.SITE)

    assert a_round_later
    assert stir.is_discarded


@rule("GLO-061")
def test_a_resource_long_event_waits_for_the_long_event_phase() -> None:
    scene = Scene()
    scene.first.character("Beretar")
    sun = scene.first.in_hand(SOUTHERN_SUN)
    playing = scene.begin(Phase.ORGANIZATION)

    too_early = playing.why_not(sun)
    playing.pass_to(Phase.LONG_EVENT)

    assert too_early is Reason.ONLY_IN_LONG_EVENT_PHASE
    assert playing.may_play(sun)


@rule("GLO-075")
def test_a_passive_condition_declares_its_action_by_itself() -> None:
    scene = Scene()
    faramir, haldir = scene.first.company("Isengard", "Faramir", "Haldir")
    scene.second.gives("Lure of Expedience", to=faramir)
    horn = scene.first.in_hand("Horn of Anor")
    playing = scene.at_site(faramir)

    playing.does(Verb.PLAY_AT_SITE, horn, haldir)
    playing.rolls(3)  # nobody chose this roll; 3 is above 2

    assert horn.bearer == haldir
    assert playing.has_happened(Happening.CHECK_PASSED, faramir)


@rule("GLO-076")
def test_a_permanent_event_stays_until_something_discards_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors = scene.second.in_hand("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(doors)
    playing.resolve()
    pass_to_turn(playing, 7)
    four_turns_later = doors.in_play
    playing.plays(twilight, target=doors)
    playing.resolve()

    assert four_turns_later
    assert doors.is_discarded


@rule("GLO-077")
def test_a_played_card_leaves_the_hand_at_once_and_enters_play_untapped_when_it_resolves() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Isengard")
    scene.first.event("Gates of Morning")
    sword = scene.first.in_hand("Sword of Gondolin")
    scene.second.hand("Twilight")
    playing = scene.at_site(theoden)

    playing.does(Verb.PLAY_AT_SITE, sword)
    declared = (sword.in_hand, sword.in_play)
    playing.resolve()

    assert declared == (False, False)
    assert sword.in_play
    assert sword.is_untapped
    assert sword.bearer == theoden


@rule("GLO-077")
def test_a_targeted_hazard_lies_on_its_target_and_an_untargeted_one_between_the_players() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    lure, doors = scene.second.hand("Lure of Expedience", "Doors of Night")
    playing = scene.hazards(on=faramir)

    playing.plays(lure, target=faramir)
    playing.resolve()
    playing.plays(doors)
    playing.resolve()

    assert lure.bearer == faramir
    assert doors.in_play
    assert doors.bearer is None
    assert doors.id in playing.table.board


@rule("GLO-098")
def test_a_short_event_is_discarded_right_after_it_has_resolved() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.attack(on=arwen)

    playing.plays(concealment)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert concealment.is_discarded


@rule("GLO-116")
def test_a_target_is_chosen_when_a_card_is_declared_and_not_exchanged_later() -> None:
    scene = Scene()
    faramir, haldir = scene.first.company("Rivendell", "Faramir", "Haldir")
    scene.first.event("Gates of Morning")
    scene.first.hand("Twilight")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=faramir)

    playing.passes()
    playing.plays(call, target=faramir)
    target = playing.table.chain[-1].aim.number
    playing.resolve()
    playing.rolls(2)  # with 12 unused, not below 10

    assert target == faramir.id
    assert faramir.in_play
    assert haldir.in_play
