"""Stage points and stage resources. [FW-26 to FW-29, FW-34]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import SpecificTo
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, PlayerKind, Side

FALLEN_AND_WIZARD = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)

EVIL_COUNSEL = Event(
    "XX-551",
    "Evil Counsel",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
)
HUNTERS_COUNSEL = replace(EVIL_COUNSEL, code="XX-552", name="Hunter's Counsel", marks=(SpecificTo("Alatar"),))


@rule("FW-26")
def test_the_stage_points_of_all_cards_in_play_are_added_up() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company("Isengard", "Beretar")
    scene.first.event(EVIL_COUNSEL)
    scene.first.event(replace(EVIL_COUNSEL, code="XX-553", name="Worse Counsel", stage_points=3))
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.stage_points(0) == 5
    assert playing.stage_points(1) == 0


@rule("FW-28")
def test_no_other_player_can_play_a_stage_card() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Beretar")
    counsel = scene.first.in_hand(EVIL_COUNSEL)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(counsel) is Reason.FOR_ANOTHER


@rule("FW-29")
def test_a_stage_permanent_event_is_played_in_the_organization_phase_only() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    beretar = scene.first.company("Isengard", "Beretar")[0]
    counsel, _ = scene.first.hand(EVIL_COUNSEL, "Dagger of Westernesse")

    at_site = scene.at_site(of=beretar)
    assert at_site.why_not(counsel) is Reason.ONLY_IN_ORGANIZATION

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.company("Isengard", "Beretar")
    counsel = scene.first.in_hand(EVIL_COUNSEL)
    assert scene.begin(Phase.ORGANIZATION).may_play(counsel)


@rule("FW-34")
def test_a_card_specific_to_an_avatar_is_for_the_one_who_declared_him_though_he_is_not_in_play() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Alatar")
    scene.first.company("Isengard", "Beretar")
    counsel = scene.first.in_hand(HUNTERS_COUNSEL)
    assert scene.begin(Phase.ORGANIZATION).may_play(counsel)

    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares("Gandalf")
    scene.first.company("Isengard", "Beretar")
    counsel = scene.first.in_hand(HUNTERS_COUNSEL)
    assert scene.begin(Phase.ORGANIZATION).why_not(counsel) is Reason.FOR_ANOTHER
