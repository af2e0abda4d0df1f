"""Creatures that are put down as attacks of a site: no creatures are played, none attack. [OFF-13, OFF-14]"""

from tests.cards.invented import BALROG_ABROAD
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.changes.lasting import begin_lasting
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.lasting import COMPANY, Aim, Lasting
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled, Cancels
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, Side, Stat

HUSH = Event(
    code="XX-1",
    name="Hush",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(Sort.CREATURE), effects=(Cancel(Canceled.ATTACK),)),),
)

DIN = Event(
    code="XX-2",
    name="Din",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Modify(Stat.PROWESS, -1, Subject.ATTACK),)),),
)

DUNGEON = Event(
    code="XX-3",
    name="Dungeon",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(TakesPrisoners(),),
)


@rule("SITE-12", "OFF-13")
def test_what_is_for_creatures_does_not_touch_a_creature_that_is_an_automatic_attack() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.removed(BALROG_ABROAD)
    hush, din = scene.first.hand(HUSH, DIN)
    orc = scene.second.in_hand("Orc-lieutenant")
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_CREATURE, orc)

    assert playing.may_play(din)
    assert playing.why_not(hush) is Reason.NO_TARGET
    assert "Orc-lieutenant" not in gimli.company.faced


@rule("SITE-12", "OFF-13")
def test_where_no_creature_may_be_played_one_may_still_be_put_down_as_an_automatic_attack() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.removed(BALROG_ABROAD)
    orc = scene.second.in_hand("Orc-lieutenant")
    company = Aim(COMPANY, gimli.company.id)
    begin_lasting(
        scene.table, Lasting(gimli.id, Forbid(Deed.PLAY, Sort.CREATURE), company, None, environment=False)
    )
    begin_lasting(
        scene.table,
        Lasting(gimli.id, Cancels(Sort.CREATURE), company, None, environment=False),
    )
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_CREATURE, orc)

    assert playing.attack is not None
    assert not playing.attack.canceled


@rule("OFF-13", "OFF-14")
def test_a_creature_put_down_against_rescuers_is_no_creature_attack_either_and_gives_no_points() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    balin = scene.first.character("Balin", at="Moria")
    scene.first.removed(BALROG_ABROAD)
    host = scene.second.holds(DUNGEON, balin, at="The Under-gates")
    hush, din = scene.first.hand(HUSH, DIN)
    orc = scene.second.in_hand("Orc-lieutenant")
    playing = scene.at_site(of=gimli)
    before = playing.points(0)

    playing.does(Verb.RESCUE, host)
    playing.does(Verb.PLAY_CREATURE, orc)
    attack = playing.attack
    refused = playing.why_not(hush)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, gimli)
    playing.pass_until("RollStrike")
    playing.rolls(12)

    assert attack is not None
    assert not attack.automatic
    assert refused is Reason.NO_TARGET
    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert orc.is_discarded
    assert playing.points(0) == before
    assert din.in_hand
