"""Attacks that detain instead of wounding. [CMB-53 to CMB-60]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.detainment import detains
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, any_of
from wizardhaven.vocabulary.terms import Alignment, Check, PlayerKind, Race, RegionType

SHEPHERDS = Creature(
    code="XX-1",
    name="Shepherds",
    race=Race.MAN,
    strikes=1,
    prowess=7,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS),),
    abilities=(Detains(Alignment.HERO),),
)

SLAVERS = Creature(
    code="XX-2",
    name="Slavers",
    race=Race.MAN,
    strikes=1,
    prowess=7,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS),),
    abilities=(Detains(Alignment.MINION),),
)


@rule("CMB-53")
def test_a_detainment_strike_that_succeeds_taps_and_no_body_check_follows() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    playing = scene.attack(on=beretar, prowess=13, detainment=True)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)

    assert playing.has_happened(Happening.STRIKE_SUCCEEDED, beretar)
    assert beretar.is_tapped
    assert playing.attack is None


@rule("CMB-53")
def test_somebody_wounded_is_not_affected_by_being_detained() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien", status="wounded")
    playing = scene.attack(on=beretar, prowess=13, detainment=True)

    playing.rolls(2)

    assert playing.has_happened(Happening.STRIKE_SUCCEEDED, beretar)
    assert beretar.is_wounded
    assert beretar.in_play
    assert playing.attack is None


@rule("CMB-53")
def test_a_detainment_strike_that_fails_is_defeated_without_a_body_check() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    playing = scene.attack(on=beretar, prowess=7, body=11, detainment=True)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(3)

    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert playing.attack is None


@rule("CMB-54")
def test_who_is_detained_has_not_been_wounded() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    each_wounded = When(
        Occasion.ATTACK_OVER,
        Roll(Check.CORRUPTION, Subject.TARGET),
        about=Subject.ATTACK,
        of=AttackResult.HAS_WOUNDED,
    )
    playing = scene.attack(on=beretar, prowess=13, detainment=True, abilities=(each_wounded,))

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)

    assert not playing.has_happened(Happening.WOUNDED)
    assert not playing.has_happened(Happening.CHECK_PASSED)
    assert playing.question == "EnterSite"


@rule("CMB-55")
def test_an_attack_that_detains_heroes_detains_a_wizard_players_company() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, ent)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)

    assert beretar.is_tapped
    assert ent.is_discarded


@rule("CMB-55")
def test_an_attack_that_detains_minions_wounds_a_wizard_players_characters() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    slavers = scene.second.in_hand(SLAVERS)
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, slavers)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)

    assert haldir.is_wounded


@rule("CMB-55")
def test_an_attack_that_detains_covert_companies_wounds_in_an_overt_one() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    covert = scene.first.company("Moria", "Luitprand", "Sly Southerner")[0]
    overt = scene.first.company("Goblin-gate", "Ostisen", "Orc Brawler")[0]
    abilities = (Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),)

    assert detains(scene.table, covert.company, abilities)
    assert not detains(scene.table, overt.company, abilities)


@rule("CMB-60")
def test_a_defeated_creature_that_only_detained_is_discarded_and_gives_no_points() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    shepherds = scene.second.in_hand(SHEPHERDS)
    playing = scene.hazards(on=beretar, to="Moria")
    before = playing.points(0)

    playing.does(Verb.PLAY_CREATURE, shepherds)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert playing.has_happened(Happening.ATTACK_DEFEATED, shepherds)
    assert shepherds.is_discarded
    assert playing.points(0) == before
