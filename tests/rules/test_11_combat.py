"""Terms of combat: attacks, strikes, body, prowess, wounds, allies. [GLO-004, GLO-006, GLO-008, GLO-012]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.keyed import BY_SITE_TYPE, UNKEYED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Length, Moment, Phase, Race, Side, Skill

WARY_STEP = Event(
    code="XX-1",
    name="Wary Step",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(Fights(Manner.WITHOUT_TAPPING),),
        ),
    ),
)

SWIFT_PARRY = Event(
    code="XX-2",
    name="Swift Parry",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(Cancel(Canceled.STRIKE),),
        ),
    ),
)


def face(playing: Playing, *rolls: int) -> None:
    """The defender of the next strike taps to face it."""
    playing.pass_until("FaceStrike", "RollStrike")
    if playing.question == "FaceStrike":
        playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(*rolls)


@rule("GLO-004")
def test_an_ally_faces_strikes_like_a_character() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    treebeard = scene.first.gives("Treebeard", to=theoden)
    playing = scene.attack(on=theoden, prowess=10)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, treebeard)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(3)  # 8 + 3 is above 10

    assert treebeard.is_tapped
    assert theoden.is_untapped
    assert playing.has_happened(Happening.STRIKE_FAILED, treebeard)


@rule("GLO-004")
def test_an_ally_is_given_no_items_and_makes_no_corruption_check() -> None:
    scene = Scene()
    theoden, beretar = scene.first.company("Edoras", "Théoden", "Beretar")
    treebeard = scene.first.gives("Treebeard", to=theoden)
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    organizing = scene.begin(Phase.ORGANIZATION)
    council = Scene()
    council.first.gives("Treebeard", to=council.first.company("Edoras", "Théoden", "Beretar")[0])

    checks = council.council().options(Verb.CHECK_NEXT)

    assert organizing.may(Verb.TRANSFER, sword, beretar)
    assert not organizing.may(Verb.TRANSFER, sword, treebeard)
    assert len(checks) == 2


@rule("GLO-004")
def test_an_ally_is_discarded_when_its_controlling_character_leaves_play() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    treebeard = scene.first.gives("Treebeard", to=theoden)
    playing = scene.check(theoden, modifier=-2)

    playing.rolls(2)

    assert not theoden.in_play
    assert treebeard.is_discarded


@rule("GLO-006", "GLO-027")
def test_a_creature_attacks_when_it_resolves_and_not_before() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.first.event("Gates of Morning")
    drake, doors, _ = scene.second.hand("Cave-drake", "Doors of Night", "Twilight")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.plays(doors)
    playing.resolve()
    by_an_event = playing.attack
    playing.does(Verb.PLAY_CREATURE, drake)
    declared = playing.attack
    playing.resolve()

    assert by_an_event is None
    assert declared is None
    assert playing.attack is not None
    assert playing.attack.source == drake.id
    assert playing.has_happened(Happening.ATTACK_BEGAN)


@rule("GLO-008", "GLO-036")
def test_a_company_that_enters_a_site_faces_its_automatic_attack_every_time() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Glittering Caves")
    playing = scene.entering(glorfindel)

    playing.does(Verb.ENTER)
    face(playing, 12)
    beaten = playing.has_happened(Happening.ATTACK_DEFEATED)
    playing.pass_until("OrganizationWindow")
    playing.passes()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert beaten
    assert playing.table.turn == 5
    assert playing.attack is not None
    assert playing.attack.automatic
    assert playing.attack.race is Race.PUKEL_CREATURE


@rule("GLO-036")
def test_nothing_is_played_at_a_site_that_has_not_been_entered() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Moria")
    scene.first.hand("Narsil")
    playing = scene.entering(beretar)

    before = playing.may(Verb.PLAY_AT_SITE)
    playing.does(Verb.ENTER)

    assert not before
    assert playing.attack is not None
    assert (playing.attack.strikes_count, playing.attack.prowess) == (4, 7)
    assert not playing.may(Verb.PLAY_AT_SITE)


@rule("GLO-012", "GLO-013")
def test_a_body_check_fails_above_the_body_and_one_wounded_before_adds_one() -> None:
    scene = Scene()
    fresh, wounded = scene.first.character("Beretar"), scene.first.character("Haldir", status="wounded")
    playing = scene.attack(on=fresh, strikes=2, prowess=20)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, fresh)
    playing.does(Verb.RESOLVE_STRIKE, fresh)
    face(playing, 2, 8)
    face(playing, 2, 8)

    assert (fresh.body, wounded.body) == (8, 8)
    assert fresh.is_wounded  # 8 is not above 8
    assert wounded.is_eliminated  # 8 + 1 is


@rule("GLO-018", "GLO-126")
def test_a_character_in_play_is_untapped_tapped_or_wounded_and_never_two_of_these() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", status="tapped")
    playing = scene.attack(on=beretar, prowess=20)

    face(playing, 2, 2)

    assert beretar.is_wounded
    assert not beretar.is_tapped
    assert not beretar.is_untapped


@rule("GLO-126")
def test_a_wounded_character_can_be_wounded_again() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Moria", status="wounded")
    ghosts = scene.second.in_hand("Ghosts")
    playing = scene.hazards(on=beretar)

    playing.does(Verb.PLAY_CREATURE, ghosts)
    face(playing, 2, 2)
    playing.rolls(7)  # whoever is wounded by Ghosts checks corruption

    assert beretar.is_wounded
    assert playing.has_happened(Happening.WOUNDED, beretar)
    assert playing.has_happened(Happening.CHECK_PASSED, beretar)


@rule("GLO-030")
def test_a_detainment_attack_taps_and_neither_wounds_nor_checks_body_nor_gives_points() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=beretar, to="Bree")

    playing.does(Verb.PLAY_CREATURE, ent)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2)  # 5 - 3 + 2 is below 14

    assert playing.has_happened(Happening.STRIKE_SUCCEEDED, beretar)
    assert beretar.is_tapped
    assert playing.question != "RollBodyCheck"
    assert ent.is_discarded
    assert playing.points(0) == 2


@rule("GLO-056")
def test_a_creature_is_played_only_where_its_key_fits() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    worm, orcs = scene.second.hand("Cave Worm", "Orc-lieutenant")
    playing = scene.hazards(on=beretar, to="Bree")

    assert playing.may(Verb.PLAY_CREATURE, orcs, names=("Wilderness",))
    assert not playing.may(Verb.PLAY_CREATURE, worm)
    assert playing.why_not(worm) is Reason.NOT_KEYED


@rule("GLO-056")
def test_an_automatic_attack_is_not_keyed() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    orcs = scene.second.in_hand("Orc-guard")
    moving = scene.hazards(on=beretar, to="Moria")
    other = Scene()
    entering = other.entering(other.first.character("Beretar", at="Moria"))

    moving.does(Verb.PLAY_CREATURE, orcs)
    entering.does(Verb.ENTER)

    assert moving.attack is not None
    assert (moving.attack.keyed.kind, moving.attack.keyed.name) == (BY_SITE_TYPE, "Shadow-hold")
    assert entering.attack is not None
    assert (entering.attack.keyed.kind, entering.attack.keyed.name) == (UNKEYED, "")


@rule("GLO-081")
def test_prowess_and_the_roll_together_beat_a_strike() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    playing = scene.attack(on=beretar, prowess=6)

    face(playing, 2)  # 5 + 2 is above 6

    assert beretar.prowess() == 5
    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@rule("GLO-106")
def test_only_one_card_that_needs_a_skill_fits_into_a_strike_sequence() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    step, parry, dodge = scene.first.hand(WARY_STEP, SWIFT_PARRY, "Dodge")
    playing = scene.attack(on=beretar)

    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(step)
    playing.resolve()

    assert playing.may_play(dodge)
    assert not playing.may_play(parry)
    assert playing.why_not(parry) is Reason.ONE_SKILL_CARD


@rule("GLO-112")
def test_each_strike_goes_to_one_character_and_has_a_sequence_of_its_own() -> None:
    scene = Scene()
    beretar, haldir, arwen = scene.first.company("Lórien", "Beretar", "Haldir", "Arwen")
    playing = scene.attack(on=beretar, strikes=3, prowess=3)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, arwen)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    face(playing, 12)
    after_one = (haldir.is_tapped, beretar.is_untapped, arwen.is_untapped)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    face(playing, 12)
    face(playing, 12)

    assert after_one == (True, True, True)
    assert beretar.is_tapped
    assert arwen.is_tapped
    assert playing.has_happened(Happening.ATTACK_DEFEATED)
