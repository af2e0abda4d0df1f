"""Stories of the shapes that Radagast takes."""

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import FALLEN_AND_WIZARD, RADAGAST, WIZARDHAVEN
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Check, Phase, Race, Skill


def skills_of(playing: Playing, character: Piece) -> list[Skill]:
    """What he knows, with everything in force."""
    return [skill for skill in Skill if has_skill(playing.table, character.id, skill)]


def to_checks(playing: Playing, character: Piece) -> int:
    """What is added to his corruption checks."""
    return total(check_parts(playing.table, character.id, Check.CORRUPTION))


@card("WH-112")
@card("WH-115")
@card("WH-116")
def test_each_shape_has_numbers_and_skills_of_its_own() -> None:
    master, shifter, winged = [Scene(kinds=FALLEN_AND_WIZARD) for _ in range(3)]
    first = master.first.character(RADAGAST, at="Edoras")
    second = shifter.first.character(RADAGAST, at="Edoras")
    third = winged.first.character(RADAGAST, at="Edoras")
    master.first.gives("Master of Shapes", to=first)
    shifter.first.gives("Shifter of Hues", to=second)
    winged.first.gives("Winged Change-master", to=third)

    in_fur = master.begin(Phase.ORGANIZATION)
    in_colours = shifter.begin(Phase.ORGANIZATION)
    in_feathers = winged.begin(Phase.ORGANIZATION)

    assert (first.prowess(), first.body, first.direct_influence()) == (9, 10, 1)
    assert (second.prowess(), second.body, second.direct_influence()) == (6, 10, 3)
    assert (third.prowess(), third.body, third.direct_influence()) == (3, 9, 8)
    assert in_fur.unused_general_influence(0) == 25
    assert in_colours.unused_general_influence(0) == 27
    assert in_feathers.unused_general_influence(0) == 19
    assert skills_of(in_fur, first) == [Skill.WARRIOR, Skill.RANGER]
    assert skills_of(in_colours, second) == [Skill.WARRIOR, Skill.DIPLOMAT]
    assert skills_of(in_feathers, third) == [Skill.SCOUT, Skill.DIPLOMAT]
    assert [to_checks(in_fur, first), to_checks(in_colours, second), to_checks(in_feathers, third)] == [
        -2
    ] * 3
    assert in_fur.stage_points(0) == 1


@card("WH-112")
@card("WH-115")
@card("WH-116")
def test_whoever_has_taken_another_shape_bears_items_but_uses_none() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Radagast")
    radagast = scene.first.character(RADAGAST, at="Edoras")
    sword = scene.first.gives("Sword of Gondolin", to=radagast)
    master = scene.first.gives("Master of Shapes", to=radagast)
    dagger = scene.first.gives("Dagger of Westernesse", to=radagast)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not sword.is_in_use
    assert not dagger.is_in_use
    assert radagast.prowess() == 9
    assert not playing.may(Verb.USE_ITEM, sword)

    playing.uses(master)
    playing.resolve()

    assert master.in_hand
    assert sword.bearer == radagast
    assert radagast.prowess() == 6
    assert playing.may(Verb.USE_ITEM, sword)


@card("WH-112")
@card("WH-115")
@card("WH-116")
def test_another_shape_sends_the_one_before_it_back_to_hand() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Radagast")
    radagast = scene.first.character(RADAGAST, at="Edoras")
    master = scene.first.gives("Master of Shapes", to=radagast)
    shifter, winged = scene.first.hand("Shifter of Hues", "Winged Change-master")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(shifter)
    playing.resolve()

    assert shifter.bearer == radagast
    assert master.in_hand
    assert radagast.prowess() == 6

    playing.plays(winged)
    playing.resolve()
    playing.plays(master)
    playing.resolve()

    assert shifter.in_hand
    assert winged.in_hand
    assert radagast.prowess() == 9


@card("WH-112")
def test_the_master_of_shapes_loses_little_by_not_tapping_against_a_strike() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.character(RADAGAST, at="Edoras")
    scene.first.gives("Master of Shapes", to=radagast)
    playing = scene.attack(on=radagast, strikes=1, prowess=14, race=Race.ORC)

    playing.does(Verb.ASSIGN, radagast)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED, radagast)
    playing.pass_until("RollStrike")
    playing.rolls(7)  # 7 + 9 - 1 against 14

    assert playing.has_happened(Happening.STRIKE_FAILED, radagast)
    assert radagast.is_untapped


@card("WH-115")
def test_the_shifter_of_hues_stays_where_he_is_and_lets_his_player_keep_a_card_more() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.company(WIZARDHAVEN, RADAGAST)[0]
    scene.first.location_deck("Edoras")
    scene.first.gives("Shifter of Hues", to=radagast)
    free = Scene(kinds=FALLEN_AND_WIZARD)
    free.first.company(WIZARDHAVEN, RADAGAST)
    free.first.location_deck("Edoras")

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.PLAN_MOVEMENT)
    assert free.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT)
    assert hand_size(playing.table, 0) == hand_size(playing.table, 1) + 1


@card("WH-115")
def test_he_taps_to_help_a_company_in_the_wilds_through_the_next_organization_phase() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.company(WIZARDHAVEN, RADAGAST)[0]
    shifter = scene.first.gives("Shifter of Hues", to=radagast)
    eowyn = scene.first.character("Éowyn", at="Dunharrow")
    scene.second.company("Rivendell", "Beretar")
    playing = scene.hazards(on=eowyn, to="Isengard", by=("Rohan", "Gap of Isen"))

    assert not playing.may(Verb.USE, shifter)

    wild = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = wild.first.company(WIZARDHAVEN, RADAGAST)[0]
    shifter = wild.first.gives("Shifter of Hues", to=radagast)
    eowyn = wild.first.character("Éowyn", at="Bree")
    playing = wild.hazards(on=eowyn, to="Weathertop", by=("Arthedain",))
    playing.uses(shifter)
    playing.resolve()

    assert radagast.is_tapped
    assert to_checks(playing, eowyn) == 2
    assert to_checks(playing, radagast) == -2


@card("WH-115")
def test_his_help_ends_with_the_next_organization_phase() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.company(WIZARDHAVEN, RADAGAST)[0]
    shifter = scene.first.gives("Shifter of Hues", to=radagast)
    eowyn = scene.first.character("Éowyn", at="Bree")
    scene.second.company("Rivendell", "Beretar")
    playing = scene.hazards(on=eowyn, to="Weathertop", by=("Arthedain",))
    playing.uses(shifter)
    playing.resolve()

    playing.pass_until("NextAtSite")
    playing.does(Verb.CHOOSE_COMPANY)
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    assert playing.resource_player == 1
    assert to_checks(playing, eowyn) == 2
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    assert playing.resource_player == 0
    assert to_checks(playing, eowyn) == 2
    playing.pass_to(Phase.MOVEMENT_HAZARD)
    assert to_checks(playing, eowyn) == 0


@card("WH-116")
def test_the_winged_change_master_flies_wherever_he_likes_and_through_no_region() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    radagast = scene.first.company(WIZARDHAVEN, RADAGAST)[0]
    scene.first.gives("Winged Change-master", to=radagast)
    far = scene.first.location_deck("Dale")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, far)
    playing.pass_to(Phase.MOVEMENT_HAZARD)
    playing.pass_to(Phase.SITE)

    assert radagast.site == "Dale"
    assert radagast.company.path == ()
    assert radagast.company.regions == ()


@card("WH-116")
def test_only_his_black_bird_may_fly_with_him() -> None:
    together, alone = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    bird, man = Scene(kinds=FALLEN_AND_WIZARD), Scene(kinds=FALLEN_AND_WIZARD)
    for scene in (together, alone, bird, man):
        scene.first.location_deck("Dale")
    with_ally = together.first.company(WIZARDHAVEN, RADAGAST)[0]
    by_himself = alone.first.company(WIZARDHAVEN, RADAGAST)[0]
    with_bird = bird.first.company(WIZARDHAVEN, RADAGAST)[0]
    with_man = man.first.company(WIZARDHAVEN, RADAGAST, "Beretar")[0]
    together.first.gives("Noble Hound", to=with_ally)
    bird.first.gives("Radagast’s Black Bird", to=with_bird)
    for scene, one in ((together, with_ally), (alone, by_himself), (bird, with_bird), (man, with_man)):
        scene.first.gives("Winged Change-master", to=one)

    flights = [
        scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT) for scene in (alone, bird, together, man)
    ]

    assert flights == [True, True, False, False]
