"""Cards off to the side with a host. [OFF-01 to OFF-06, EVT-13, GLO-073]"""

from dataclasses import replace

from tests.rules.marks import rule
from tests.rules.situations import site_of
from wizardhaven import Verb
from wizardhaven.engine.state.company import STARTER
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Phase, Pile, Side

HOARD = Event(
    code="XX-1",
    name="Hidden Hoard",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
)

HAZARD_HOARD = replace(HOARD, code="XX-4", name="Guarded Hoard", side=Side.HAZARD)

THEFT = Event(
    code="XX-2",
    name="Theft",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(user=ANYBODY, target=A(Sort.ITEM), effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),)),),
)

CHARM = Event(
    code="XX-3",
    name="Charm",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(when=Moment.ORGANIZATION),),
)


@rule("OFF-01", "OFF-02", "EVT-13", "GLO-073")
def test_what_is_off_to_the_side_lies_with_its_host_and_nothing_else_can_choose_it() -> None:
    scene = Scene()
    balin = scene.first.character("Balin")
    glass = scene.first.gives("Star-glass", to=balin)
    hoard = scene.first.event(HOARD)
    glamdring = scene.first.aside("Glamdring", hoard)
    theft = scene.first.in_hand(THEFT)
    playing = scene.begin(Phase.ORGANIZATION)

    assert glamdring.bearer == hoard
    assert playing.may_play(theft, target=glass)
    assert not playing.may_play(theft, target=glamdring)
    assert not playing.may(Verb.STORE, glamdring)


@rule("OFF-03", "EVT-13")
def test_the_host_itself_can_be_targeted() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    hoard = scene.second.event(HAZARD_HOARD)
    drake = scene.second.aside("Cave-drake", hoard)
    told = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(told, user=gandalf, target=hoard)
    assert not playing.may_play(told, user=gandalf, target=drake)


@rule("OFF-04", "EVT-13")
def test_a_unique_card_off_to_the_side_keeps_other_copies_out_of_play() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    scene.second.aside("Glamdring", scene.second.event(HOARD))
    glamdring = scene.first.in_hand("Glamdring")
    scene.first.hand("Star-glass")
    playing = scene.at_site(of=balin)

    assert playing.why_not(glamdring) is Reason.UNIQUE_IN_PLAY


@rule("OFF-04", "EVT-13")
def test_a_card_off_to_the_side_cannot_be_duplicated_if_it_says_so() -> None:
    scene = Scene()
    scene.first.character("Balin")
    scene.second.aside(CHARM, scene.second.event(HOARD))
    charm = scene.first.in_hand(CHARM)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(charm) is Reason.DUPLICATED


@rule("OFF-04", "EVT-13")
def test_a_card_of_which_a_player_may_have_one_is_there_though_it_is_off_to_the_side() -> None:
    own_charm = replace(CHARM, marks=(Duplication.BY_A_PLAYER,))
    scene = Scene()
    scene.first.character("Balin")
    scene.first.aside(own_charm, scene.first.event(HOARD))
    charm = scene.first.in_hand(own_charm)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(charm) is Reason.DUPLICATED


@rule("OFF-05", "EVT-13")
def test_a_card_off_to_the_side_gives_its_points() -> None:
    scene = Scene()
    scene.first.character("Balin")
    scene.first.aside("Sword of Gondolin", scene.first.event(HOARD))
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 2 + 2


@rule("OFF-05")
def test_the_ring_of_a_prisoner_gives_its_points_and_he_takes_his_away() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    balin = scene.first.character("Balin", at="Moria")
    scene.first.gives("Lesser Ring", to=balin)
    scene.second.holds("Waylaid, Wounded, and Orc-dragged", balin, at="Moria")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 2 - 2


@rule("OFF-06", "EVT-13")
def test_when_the_host_leaves_play_what_is_with_it_is_discarded() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    hoard = scene.second.event(HAZARD_HOARD)
    drake = scene.second.aside("Cave-drake", hoard)
    told = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(told, user=gandalf, target=hoard)
    playing.resolve()

    assert hoard.is_discarded
    assert drake.is_discarded


@rule("OFF-06")
def test_a_host_that_is_lost_with_its_site_takes_along_what_is_with_it() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    hoard = scene.first.gives(HOARD, to=site_of(balin))
    glamdring = scene.first.aside("Glamdring", hoard)
    haven = scene.first.location_deck("Lórien")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, haven)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, number=STARTER)
    playing.pass_to(Phase.SITE)

    assert hoard.is_discarded
    assert glamdring.is_discarded
