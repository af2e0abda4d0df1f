"""How an attack is concluded and what becomes of the attacker. [CMB-39 to CMB-45]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Creature, Event, FormOf
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import Length, Points, Race, RegionType, Side

EARCARAXE_AT_HOME = Event(
    code="XX-1",
    name="Eärcaraxë at Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Eärcaraxë")),
    uses=(Use(),),
    race=Race.DRAGON,
)

EARCARAXE_ROUSED = Event(
    code="XX-2",
    name="Eärcaraxë Roused",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Eärcaraxë")),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(None, strikes=1, prowess=10),)),
            about=Subject.EVERYBODY,
            of=Within(("Redhorn Gate",)),
        ),
    ),
    race=Race.DRAGON,
)

RIVER_FOLK = Creature(
    code="XX-3",
    name="River-folk",
    race=Race.MAN,
    strikes=1,
    prowess=7,
    kill_points=2,
    marks=(Mark.STARRED,),
    keyed_to=(Key(RegionType.WILDERNESS),),
)


@rule("CMB-39", "CMB-42")
def test_a_creature_all_of_whose_strikes_are_defeated_is_worth_its_kill_points() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=beretar, to="Moria")
    before = playing.points(0)

    playing.does(Verb.PLAY_CREATURE, lieutenant, names=["Wilderness"])
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(3)

    assert lieutenant.among_points
    assert playing.points(0) == before + 1
    assert playing.points(1) == 0


@rule("CMB-39")
def test_a_creature_is_discarded_if_one_of_its_strikes_was_not_defeated() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    hobgoblins = scene.second.in_hand("Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)

    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, haldir)
    assert hobgoblins.is_discarded


@rule("CMB-39")
def test_a_creature_is_discarded_if_a_strike_was_cancelled() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    steed = scene.first.gives("Noble Steed", to=haldir)
    hobgoblins = scene.second.in_hand("Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.uses(steed)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert hobgoblins.is_discarded


@rule("CMB-39")
def test_a_creature_is_discarded_if_no_strike_was_assigned() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    dark_quarrels = scene.first.in_hand("Dark Quarrels")
    hobgoblins = scene.second.in_hand("Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.plays(dark_quarrels)

    assert not playing.has_happened(Happening.STRIKE_ASSIGNED)
    assert not playing.has_happened(Happening.ATTACK_DEFEATED)
    assert hobgoblins.is_discarded


@rule("CMB-39")
def test_a_strike_at_somebody_who_has_left_play_is_not_defeated() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    scene.first.company("Rivendell", "Glorfindel II", "Peath")
    hobgoblins, call_of_home = scene.second.hand("Hobgoblins", "Call of Home")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.plays(call_of_home, target=haldir)
    playing.rolls(2)

    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert haldir.in_hand
    assert hobgoblins.is_discarded


@rule("CMB-39")
def test_a_hazard_event_that_attacked_and_was_defeated_is_worth_its_kill_points() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    roused = scene.second.event(EARCARAXE_ROUSED)
    playing = scene.hazards(on=haldir, to="Moria", by=("Wold & Foothills", "Redhorn Gate"))
    before = playing.points(0)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)

    assert roused.among_points
    assert playing.points(0) == before + 4


@rule("CMB-40")
def test_a_defeated_automatic_attack_gives_no_points_and_is_there_again_next_time() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Glittering Caves")
    scene.first.hand("Gates of Morning")
    playing = scene.entering(beretar)
    before = playing.points(0)

    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert playing.points(0) == before
    assert len(automatic_attacks(playing.table, beretar.company.site)) == 1


@rule("CMB-40")
def test_an_automatic_attack_is_not_defeated_if_a_strike_was_not() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Glittering Caves")
    scene.first.hand("Gates of Morning")
    playing = scene.entering(beretar)

    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(4)

    assert playing.has_happened(Happening.ATTACK_ENDED)
    assert not playing.has_happened(Happening.ATTACK_DEFEATED)


@rule("CMB-42")
def test_a_creature_with_an_asterisk_that_a_wizard_player_defeats_is_removed_from_play() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    river_folk = scene.second.in_hand(RIVER_FOLK)
    playing = scene.hazards(on=beretar, to="Moria")
    before = playing.points(0)

    playing.does(Verb.PLAY_CREATURE, river_folk)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(3)

    assert playing.has_happened(Happening.ATTACK_DEFEATED, river_folk)
    assert river_folk.is_eliminated
    assert playing.points(0) == before


@rule("CMB-43")
def test_nobody_scores_for_a_hazard_that_is_defeated_by_its_own_player() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    roused = scene.first.event(EARCARAXE_ROUSED)
    playing = scene.hazards(on=haldir, to="Moria", by=("Wold & Foothills", "Redhorn Gate"))
    before = playing.points(0)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)

    assert playing.has_happened(Happening.ATTACK_DEFEATED, roused)
    assert roused.is_eliminated
    assert (playing.points(0), playing.points(1)) == (before, 0)


@rule("CMB-45", "MAN-10")
def test_with_one_manifestation_of_a_dragon_all_the_others_are_gone_for_good() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    roused = scene.second.event(EARCARAXE_ROUSED)
    at_home = scene.second.event(EARCARAXE_AT_HOME)
    earcaraxe_ahunt = scene.second.in_hand("Eärcaraxë Ahunt")
    lair = scene.first.site("Isle of the Ulond")
    playing = scene.hazards(on=haldir, to="Moria", by=("Wold & Foothills", "Redhorn Gate"))
    attacks_before = automatic_attacks(playing.table, lair.id)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)

    assert roused.among_points
    assert at_home.is_eliminated
    assert playing.why_not(earcaraxe_ahunt) is Reason.UNIQUE_IN_PLAY
    assert len(attacks_before) == 1
    assert automatic_attacks(playing.table, lair.id) == []


@rule("CMB-45")
def test_a_dragon_that_is_not_defeated_stays_and_its_other_manifestations_with_it() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    roused = scene.second.event(EARCARAXE_ROUSED)
    at_home = scene.second.event(EARCARAXE_AT_HOME)
    lair = scene.first.site("Isle of the Ulond")
    playing = scene.hazards(on=haldir, to="Moria", by=("Wold & Foothills", "Redhorn Gate"))

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, haldir)
    assert roused.in_play
    assert at_home.in_play
    assert len(automatic_attacks(playing.table, lair.id)) == 1
