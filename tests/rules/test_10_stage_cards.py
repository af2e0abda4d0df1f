"""How stage cards are given up, stored and lost with the avatar. [FW-30 to FW-35]"""

from dataclasses import replace

from tests.cards.invented import EVIL_COUNSEL, FALLEN_ISENGARD
from tests.rules.marks import rule
from wizardhaven.engine.queries.players.stage_points import stage_resources
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import LiesOnAvatar
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import SpecificTo, named
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Moment, Phase, PlayerKind

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)
BOTH_FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.FALLEN_WIZARD)

SMALL_COUNSEL = replace(EVIL_COUNSEL, code="XX-575", name="Small Counsel", stage_points=1)
HUNTERS_COUNSEL = replace(EVIL_COUNSEL, code="XX-552", name="Hunter's Counsel", marks=(SpecificTo("Alatar"),))
HUNTERS_CLOAK = replace(
    EVIL_COUNSEL,
    code="XX-576",
    name="Hunter's Cloak",
    marks=(SpecificTo("Alatar"),),
    corruption=1,
    abilities=(LiesOnAvatar(),),
)
KEYS = Item(
    code="XX-577",
    name="Keys",
    item_class=ItemClass.SPECIAL,
    stage_points=1,
    corruption=1,
    alignment=Alignment.FALLEN_WIZARD,
)
BROOD = replace(
    EVIL_COUNSEL,
    code="XX-578",
    name="Brood",
    uses=(Use(requires=(Is(Subject.PLAYER, named("Alatar", "Radagast")),)),),
)

RUSE = replace(EVIL_COUNSEL, code="XX-581", name="Ruse", uses=(Use(when=Moment.SITE),))


def ending(*counsels: int) -> tuple[Playing, list[Piece]]:
    """The end of the organization phase of a Fallen-wizard with stage cards of so many points."""
    scene = Scene(kinds=FALLEN)
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    cards = [scene.first.event(replace(EVIL_COUNSEL, stage_points=points)) for points in counsels]
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.DISCARD_STAGE)  # not before the phase ends
    playing.passes()
    return playing, cards


@rule("FW-30", "ORG-04", "EVT-16")
def test_as_the_organization_phase_ends_a_stage_card_may_be_given_up_if_three_points_are_left() -> None:
    playing, (counsel, other) = ending(2, 3)

    assert playing.question == "EndOfOrganization"
    assert not playing.may(Verb.DISCARD_STAGE, other)  # two would be left
    playing.does(Verb.DISCARD_STAGE, counsel)

    assert counsel.is_discarded
    assert playing.stage_points(0) == 3


@rule("FW-30", "ORG-04")
def test_no_stage_card_may_be_given_up_that_leaves_fewer_than_three_points() -> None:
    playing, (counsel, *_) = ending(2, 1, 1)

    assert not playing.may(Verb.DISCARD_STAGE, counsel)
    assert playing.may(Verb.DISCARD_STAGE)


@rule("FW-30")
def test_only_one_stage_card_may_be_given_up_in_a_turn() -> None:
    playing, (first, second, _) = ending(1, 1, 3)

    playing.does(Verb.DISCARD_STAGE, first)

    assert not playing.may(Verb.DISCARD_STAGE, second)


@rule("FW-30")
def test_a_card_that_leaves_only_with_its_site_cannot_be_given_up() -> None:
    scene = Scene(kinds=FALLEN)
    weathertop = scene.first.site("Weathertop")
    haven = scene.first.gives("Hidden Haven", to=weathertop)
    patron = scene.first.event("Great Patron")
    scene.first.event(EVIL_COUNSEL)
    scene.first.borrows(weathertop, "Beretar")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")

    assert playing.may(Verb.DISCARD_STAGE, patron)
    assert not playing.may(Verb.DISCARD_STAGE, haven)


@rule("FW-31", "ORG-57", "EVT-16", "SET-08", "GLO-109")
def test_a_stored_stage_card_still_gives_its_stage_points_and_is_one_of_those_to_choose_from() -> None:
    scene = Scene(kinds=FALLEN)
    beretar = scene.first.company(FALLEN_ISENGARD, "Beretar")[0]
    keys = scene.first.gives(KEYS, to=beretar)
    counsel = scene.first.event(EVIL_COUNSEL)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, keys)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert keys.is_stored
    assert playing.stage_points(0) == 1 + 2
    assert stage_resources(playing.table, 0) == [counsel.id, keys.id]


@rule("SET-08")
def test_a_card_that_needs_more_than_three_stage_points_is_not_played_with_three() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(EVIL_COUNSEL)
    scene.first.event(SMALL_COUNSEL)
    gatherer = scene.first.in_hand("Gatherer of Loyalties")

    assert scene.begin(Phase.ORGANIZATION).why_not(gatherer) is Reason.CONDITION_NOT_MET


@rule("FW-32", "UNT-09", "EVT-28")
def test_when_the_avatar_leaves_play_the_stage_events_specific_to_him_go_at_once() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Alatar")
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    hunt = scene.first.event("Join the Hunt")
    cloak = scene.first.gives(HUNTERS_CLOAK, to=alatar)
    gatherer = scene.first.event("Gatherer of Loyalties")
    lure = scene.second.gives("Lure of the Senses", to=alatar)
    playing = scene.attack(on=alatar, prowess=30)

    playing.does(Verb.ASSIGN, alatar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)

    assert not alatar.in_play
    assert hunt.is_discarded
    assert cloak.is_discarded
    assert lure.is_discarded
    assert gatherer.in_play


@rule("FW-33", "UNT-10", "EVT-29")
def test_once_the_avatar_is_eliminated_his_player_is_no_longer_that_fallen_wizard() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Alatar")
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    counsel, brood = scene.first.hand(HUNTERS_COUNSEL, BROOD)
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may_play(counsel)
    assert playing.may_play(brood)

    scene = Scene(kinds=FALLEN)
    scene.first.declares("Alatar")
    scene.first.avatar_eliminated()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    counsel, brood = scene.first.hand(HUNTERS_COUNSEL, BROOD)
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.why_not(counsel) is Reason.FOR_ANOTHER
    assert playing.why_not(brood) is Reason.CONDITION_NOT_MET


@rule("EVT-29", "ORG-24")
def test_general_influence_is_the_avatars_only_while_he_is_in_play() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")
    assert scene.begin(Phase.ORGANIZATION).unused_general_influence(0) == 15

    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    scene.first.avatar_eliminated()
    assert scene.begin(Phase.ORGANIZATION).unused_general_influence(0) == 20


@rule("FW-35", "COR-06")
def test_corruption_on_stage_events_weighs_on_the_fallen_wizard_wherever_they_lie() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Alatar")
    alatar, beretar = scene.first.company("Weathertop", "Alatar [fallen-wizard]", "Beretar")
    scene.first.gives(HUNTERS_CLOAK, to=alatar)
    scene.first.event(replace(HUNTERS_CLOAK, code="XX-580", name="Hunter's Horn"))
    scene.begin(Phase.ORGANIZATION)

    assert alatar.corruption_points == 2
    assert beretar.corruption_points == 0


@rule("COR-06")
def test_corruption_on_a_stage_item_weighs_on_whoever_bears_it() -> None:
    scene = Scene(kinds=FALLEN)
    alatar, beretar = scene.first.company("Weathertop", "Alatar [fallen-wizard]", "Beretar")
    scene.first.gives(KEYS, to=beretar)
    scene.begin(Phase.ORGANIZATION)

    assert alatar.corruption_points == 0
    assert beretar.corruption_points == 1


@rule("FW-09", "ORG-25", "EVT-30")
def test_when_a_fallen_wizard_is_played_the_stage_events_of_his_rival_specific_to_him_are_discarded() -> None:
    scene = Scene(kinds=BOTH_FALLEN)
    scene.first.declares("Saruman")
    scene.second.declares("Saruman")
    scene.first.company("Bag End", "Beretar")
    saruman = scene.first.in_hand("Saruman [fallen-wizard]")
    scene.first.location_deck(FALLEN_ISENGARD)
    own = scene.first.event(replace(EVIL_COUNSEL, code="XX-579", marks=(SpecificTo("Saruman"),)))
    skill = scene.second.event("Man of Skill")
    patron = scene.second.event("Great Patron")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert skill.is_discarded
    assert patron.in_play
    assert own.in_play


@rule("ORG-03", "EVT-15")
def test_a_stage_event_that_names_the_site_phase_is_played_in_it_and_another_is_not() -> None:
    scene = Scene(kinds=FALLEN)
    beretar = scene.first.company(FALLEN_ISENGARD, "Beretar")[0]
    ruse, patron = scene.first.hand(RUSE, "Great Patron")
    playing = scene.at_site(of=beretar)

    assert playing.may_play(ruse)
    assert playing.why_not(patron) is Reason.ONLY_IN_ORGANIZATION
