"""Attacks with a strike for each character, and attacks keyed by name or by type. [CMB-10, CMB-19, MOV-31]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Within
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, Race, RegionType, Side, Stat

MORE_OF_THEM = Event(
    code="XX-1",
    name="More of Them",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(Modify(Stat.STRIKES, +1, Sort.ATTACK),),
)

ONE_MORE = Event(
    code="XX-2",
    name="One More",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Modify(Stat.STRIKES, +1, Subject.ATTACK),)),),
)

FLIGHT = Event(
    code="XX-5",
    name="Flight",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),)),),
)

WOODCRAFT = Event(
    code="XX-3",
    name="Woodcraft",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(KeyedTo((RegionType.WILDERNESS,))),
            effects=(Cancel(Canceled.ATTACK),),
        ),
    ),
)

SPIDERS = Creature(
    code="XX-4",
    name="Spiders of the Pass",
    race=Race.SPIDER,
    strikes=2,
    prowess=9,
    kill_points=1,
    keyed_to=(Key(Within(("Redhorn Gate",))), Key(RegionType.WILDERNESS)),
)


def strikes_of_the_attack(playing: Playing) -> int:
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack)


@rule("CMB-19")
def test_each_character_and_ally_faces_one_strike_and_nobody_chooses() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    playing = scene.attack(on=beretar, strikes=1, abilities=(Fights(Manner.EACH_FACES_A_STRIKE),))

    playing.pass_until("ChooseStrike")

    assert playing.may(Verb.RESOLVE_STRIKE, beretar)
    assert playing.may(Verb.RESOLVE_STRIKE, haldir)
    assert playing.may(Verb.RESOLVE_STRIKE, quickbeam)
    assert strikes_of_the_attack(playing) == 3


@rule("CMB-19")
def test_nothing_adds_to_or_takes_from_an_attack_of_a_strike_a_character() -> None:
    scene = Scene()
    beretar, _ = scene.first.company("Lórien", "Beretar", "Haldir")
    scene.first.event("Gates of Morning")
    dark_quarrels, flight = scene.first.hand("Dark Quarrels", FLIGHT)
    scene.second.event(MORE_OF_THEM)
    one_more, twilight = scene.second.hand(ONE_MORE, "Twilight")
    playing = scene.attack(on=beretar, race=Race.WOLF, abilities=(Fights(Manner.EACH_FACES_A_STRIKE),))

    strikes = strikes_of_the_attack(playing)
    offered = (playing.may_play(flight), playing.may_play(dark_quarrels))
    playing.passes()

    assert strikes == 2
    assert offered == (True, False)
    assert playing.may_play(twilight)
    assert not playing.may_play(one_more)
    assert playing.why_not(one_more) is Reason.NOTHING_WOULD_CHANGE


@rule("CMB-10", "MOV-31")
def test_an_attack_keyed_to_a_region_by_name_is_not_one_keyed_to_its_type() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    woodcraft, dark_quarrels = scene.first.hand(WOODCRAFT, "Dark Quarrels")
    scene.first.event("Gates of Morning")
    spiders = scene.second.in_hand(SPIDERS)
    playing = scene.hazards(on=beretar, to="Moria", by=("Wold & Foothills", "Redhorn Gate"))

    playing.does(Verb.PLAY_CREATURE, spiders, names=["Redhorn Gate"])
    playing.pass_until("BeforeAssignment")

    assert playing.may_play(dark_quarrels)
    assert not playing.may_play(woodcraft)


@rule("CMB-10", "MOV-31")
def test_an_attack_keyed_to_a_type_of_region_is_touched_by_what_speaks_of_the_type() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    woodcraft = scene.first.in_hand(WOODCRAFT)
    spiders = scene.second.in_hand(SPIDERS)
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, spiders, names=["Wilderness"])
    playing.pass_until("BeforeAssignment")

    assert playing.may_play(woodcraft)
