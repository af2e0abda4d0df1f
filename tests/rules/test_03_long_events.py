"""Stories of the long-event phase. [LONG-01 to LONG-04]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Duplication, Length, Phase, Race, Side

CLEAR_SKIES = Event(
    code="X-1",
    name="Clear Skies",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
)


@rule("LONG-01")
def test_the_resource_players_long_events_are_discarded_before_anything_new_is_played() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    old = scene.first.event(CLEAR_SKIES)
    new = scene.first.in_hand(CLEAR_SKIES)

    playing = scene.begin(Phase.LONG_EVENT)

    assert old.is_discarded
    assert playing.may_play(new)


@rule("LONG-02")
def test_a_resource_long_event_waits_for_its_players_long_event_phase() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    clear_skies = scene.first.in_hand(CLEAR_SKIES)

    playing = scene.begin(Phase.ORGANIZATION)
    too_early = playing.why_not(clear_skies)
    playing.pass_to(Phase.LONG_EVENT)
    playing.plays(clear_skies)
    playing.resolve()

    assert too_early is Reason.ONLY_IN_LONG_EVENT_PHASE
    assert clear_skies.in_play


@rule("LONG-02")
def test_after_the_long_event_phase_it_is_too_late_for_a_resource_long_event() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    clear_skies, gates = scene.first.hand(CLEAR_SKIES, "Gates of Morning")

    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    assert playing.may_play(gates)
    assert playing.why_not(clear_skies) is Reason.ONLY_IN_LONG_EVENT_PHASE


@rule("LONG-03")
def test_the_hazard_players_long_events_are_discarded_as_the_phase_ends() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    clear_skies = scene.first.in_hand(CLEAR_SKIES)
    minions_stir = scene.second.event("Minions Stir")

    playing = scene.begin(Phase.LONG_EVENT)
    still_there = minions_stir.in_play and playing.may_play(clear_skies)
    playing.passes()

    assert still_there
    assert minions_stir.is_discarded


@rule("LONG-04")
def test_a_hazard_long_event_lasts_through_its_owners_next_turn() -> None:
    scene = Scene(active=1)
    scene.second.character("Faramir", at="Bree")
    minions_stir = scene.second.event("Minions Stir")
    scene.first.in_hand("Gates of Morning")

    playing = scene.begin(Phase.LONG_EVENT)
    playing.pass_to(Phase.END_OF_TURN)
    at_the_end_of_his_turn = minions_stir.in_play
    playing.pass_to(Phase.LONG_EVENT)
    in_the_other_players_long_event_phase = minions_stir.in_play and playing.asked == 0
    playing.passes()

    assert at_the_end_of_his_turn
    assert in_the_other_players_long_event_phase
    assert minions_stir.is_discarded


@rule("LONG-04")
def test_a_hazard_long_event_bears_on_its_owners_own_companies_too() -> None:
    scene = Scene(active=1)
    faramir = scene.second.character("Faramir", at="Bree")
    scene.second.event("Minions Stir")

    playing = scene.attack(on=faramir, strikes=1, prowess=10, race=Race.ORC)

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 11
