"""Short-events that turn out to do nothing, or permit what is then not done. [EVT-04, EVT-05]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.terms import ItemClass, Length, Moment, Pile, Side

HIDDEN_CACHE = Event(
    code="XX-1",
    name="Hidden Cache",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.MAJOR), Mark.PLAYABLE_HERE),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
    ),
)


@rule("EVT-04", "EVT-05", "TIM-52")
def test_a_short_event_whose_permission_is_not_used_goes_back_to_hand() -> None:
    scene = Scene()
    beretar = scene.first.company("Isengard", "Beretar", site_status="tapped")[0]
    cache, sword = scene.first.hand(HIDDEN_CACHE, "Sword of Gondolin")
    playing = scene.at_site(beretar)

    playing.plays(cache)
    may_play_an_item = (playing.question, playing.may(Verb.PLAY_AT_SITE, sword, other=beretar))
    playing.passes()

    assert may_play_an_item == ("OneMoreItem", True)
    assert sword.in_hand
    assert cache.in_hand


@rule("EVT-05", "TIM-52")
def test_what_a_short_event_permits_is_the_next_action_or_none() -> None:
    scene = Scene()
    beretar = scene.first.company("Isengard", "Beretar", site_status="tapped")[0]
    cache, sword, gates = scene.first.hand(HIDDEN_CACHE, "Sword of Gondolin", "Gates of Morning")
    playing = scene.at_site(beretar)

    playing.plays(cache)
    playing.resolve()
    may_do_something_else = playing.may_play(gates)
    playing.passes()

    assert not may_do_something_else
    assert playing.may_play(gates)
    assert not playing.may(Verb.PLAY_AT_SITE, sword)


@rule("EVT-05", "TIM-52")
def test_a_short_event_whose_permission_is_used_is_discarded() -> None:
    scene = Scene()
    beretar = scene.first.company("Isengard", "Beretar", site_status="tapped")[0]
    cache, sword = scene.first.hand(HIDDEN_CACHE, "Sword of Gondolin")
    playing = scene.at_site(beretar)

    playing.plays(cache)
    playing.does(Verb.PLAY_AT_SITE, sword, other=beretar)

    assert sword.bearer == beretar
    assert cache.is_discarded


@rule("EVT-04", "TIM-51")
def test_a_short_event_without_effect_is_discarded_if_an_answer_changed_something() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors = scene.second.event("Doors of Night")
    own, others = scene.first.in_hand("Twilight"), scene.second.in_hand("Twilight")
    playing = scene.hazards(on=beretar)

    playing.plays(own, target=doors)
    playing.plays(others, target=doors)
    playing.resolve()

    assert doors.is_discarded
    assert own.is_discarded


@rule("TIM-51")
def test_a_short_event_is_not_declared_just_to_be_rid_of_it() -> None:
    scene = Scene()
    beretar = scene.first.company("Isengard", "Beretar", site_status="tapped")[0]
    dark_quarrels, cache = scene.first.hand("Dark Quarrels", HIDDEN_CACHE)
    playing = scene.at_site(beretar)

    refused = playing.why_not(dark_quarrels)
    playing.plays(cache)

    assert refused is Reason.ONLY_AGAINST_ATTACK
    assert cache.in_hand
