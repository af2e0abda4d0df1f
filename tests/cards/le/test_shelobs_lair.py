"""Stories of Shelob’s Lair as minions find it."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Length,
    Moment,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
RUSE = Event(
    "XX-1",
    "Ruse",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),)),),
    alignment=Alignment.MINION,
)
JAILERS = Creature(
    "XX-2",
    "Jailers",
    Race.ORC,
    strikes=1,
    prowess=9,
    kill_points=1,
    keyed_to=(Key(SiteType.SHADOW_HOLD),),
    abilities=(Detains(),),
)
ROAD_JAILERS = Creature(
    "XX-3",
    "Jailers of the Road",
    Race.ORC,
    strikes=1,
    prowess=9,
    kill_points=1,
    keyed_to=(Key(RegionType.SHADOW_LAND),),
    abilities=(Detains(),),
)
RIDER = Creature(
    "XX-4",
    "Rider",
    Race.NAZGUL,
    strikes=1,
    prowess=9,
    kill_points=1,
    keyed_to=(Key(SiteType.SHADOW_HOLD),),
    abilities=(Detains(),),
)


def behind_the_orcs(scene: Scene, *people: str) -> tuple[Playing, list[Piece]]:
    """A company has entered the lair and beaten the Orcs; the Spider is at hand."""
    pieces = scene.first.company("Shelob’s Lair [minion]", *people)
    playing = scene.entering(of=pieces[0])
    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.ORC
    for piece in pieces:
        playing.wins(piece)
    return playing, pieces


@card("LE-402")
def test_whoever_the_spider_of_the_lair_wounds_is_eliminated_without_a_body_check() -> None:
    scene = Scene(kinds=DARK)
    playing, (luitprand, ostisen) = behind_the_orcs(scene, "Luitprand", "Ostisen")
    attack = playing.attack
    assert attack is not None
    assert (attack.race, attack_prowess(playing.table, attack)) == (Race.SPIDER, 16)

    playing.loses(luitprand)

    assert playing.has_happened(Happening.ELIMINATED, luitprand)
    assert luitprand.is_eliminated
    assert playing.question != "BodyCheckRoll"
    assert not ostisen.is_wounded


@card("LE-402")
def test_the_attack_of_the_spider_cannot_be_cancelled_and_that_of_the_orcs_can() -> None:
    scene = Scene(kinds=DARK)
    ruse = scene.first.in_hand(RUSE)
    luitprand = scene.first.character("Luitprand", at="Shelob’s Lair [minion]")
    playing = scene.entering(of=luitprand)
    playing.does(Verb.ENTER)
    assert playing.may(Verb.PLAY, ruse)

    another = Scene(kinds=DARK)
    second = another.first.in_hand(RUSE)
    beaten, _ = behind_the_orcs(another, "Luitprand", "Ostisen")

    assert beaten.attack is not None
    assert beaten.attack.race is Race.SPIDER
    assert not beaten.may(Verb.PLAY, second)


def detained(origin: str, site: str, creature: Creature) -> bool:
    """Whether the creature, played on a company on its way to the site, only detains it."""
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at=f"{origin} [minion]")
    attacker = scene.second.in_hand(creature)
    playing = scene.hazards(on=luitprand, to=f"{site} [minion]")
    playing.does(Verb.PLAY_CREATURE, attacker)
    playing.pass_until("AssignByDefender", "FaceStrike")
    assert playing.attack is not None
    return playing.attack.detainment


@card("LE-402")
@pytest.mark.parametrize(("creature", "detains"), [(JAILERS, False), (RIDER, True), (ROAD_JAILERS, True)])
def test_creatures_keyed_to_the_lair_attack_normally_unless_they_are_nazgul(
    creature: Creature, detains: bool
) -> None:
    assert detained("Nûrniag Camp", "Shelob’s Lair", creature) is detains


@card("LE-402")
def test_what_is_keyed_to_another_shadow_hold_detains_as_it_says() -> None:
    assert detained("Shelob’s Lair", "Nûrniag Camp", JAILERS)
