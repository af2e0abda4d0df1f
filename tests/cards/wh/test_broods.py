"""Stories of what is bred at Wizardhavens."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.fallen import FALLEN_SARUMAN
from tests.cards.wh.fallen_wizards import WIZARDHAVEN
from tests.cards.wh.strongholds import STRONGHOLD, scene_of
from tests.rules.marks import rule
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Ally, Event
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, Side

SPAWN = Event(
    code="XX-621",
    name="A Strident Spawn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    alignment=Alignment.FALLEN_WIZARD,
)
PLANS = replace(SPAWN, code="XX-622", name="Plans of the Wizard", stage_points=6)
BROODLING = Ally("XX-623", "Broodling", mind=1, playable_at=())
BIG_BROODLING = replace(BROODLING, code="XX-624", name="Big Broodling", mind=2)
FAMED_BROODLING = replace(
    BROODLING, code="XX-625", name="Famed Broodling", marks=(*BROODLING.marks, Mark.UNIQUE)
)


def with_spawn(*factions: str) -> tuple[Playing, Piece, list[Piece]]:
    """Elrond's company is at a tapped Wizardhaven; the player has the spawn and holds these factions."""
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond", site_status="tapped")
    scene.first.event(SPAWN)
    hand = scene.first.hand(*factions)
    return scene.at_site(of=elrond), elrond, hand


@card("WH-87")
def test_half_orcs_are_won_at_a_tapped_protected_wizardhaven() -> None:
    playing, elrond, (half_orcs,) = with_spawn("Half-orcs")
    before = playing.stage_points(0)

    playing.does(Verb.PLAY_AT_SITE, half_orcs, elrond)
    playing.resolve()
    playing.rolls(6)  # 4 direct influence: more than 9

    assert half_orcs.among_points
    assert playing.stage_points(0) == before + 1


@card("WH-23", "WH-87")
@rule("GLO-077")
def test_with_inner_rot_half_orcs_call_for_one_check_when_they_are_played() -> None:
    scene = scene_of("Saruman")
    saruman = scene.first.company(STRONGHOLD, FALLEN_SARUMAN)[0]
    scene.first.event(SPAWN)
    scene.second.gives("Inner Rot", saruman)
    half_orcs = scene.first.in_hand("Half-orcs")
    playing = scene.at_site(of=saruman)

    playing.does(Verb.PLAY_AT_SITE, half_orcs, saruman)
    playing.resolve()
    playing.rolls(12)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert half_orcs.among_points
    assert playing.question != "RollCheck"


@card("WH-87")
def test_half_orcs_are_not_won_with_too_little_influence() -> None:
    playing, elrond, (half_orcs,) = with_spawn("Half-orcs")

    playing.does(Verb.PLAY_AT_SITE, half_orcs, elrond)
    playing.resolve()
    playing.rolls(5)

    assert half_orcs.is_discarded


@card("WH-87")
def test_half_orcs_come_to_no_wizardhaven_without_the_spawn_or_without_protection() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond")
    (arwen,) = scene.first.company(WIZARDHAVEN, "Arwen")
    half_orcs = scene.first.in_hand("Half-orcs")
    assert why_not_at_site(scene.table, elrond.company, half_orcs.id) is Reason.CONDITION_NOT_MET

    scene.first.event(SPAWN)

    assert why_not_at_site(scene.table, elrond.company, half_orcs.id) is None
    assert why_not_at_site(scene.table, arwen.company, half_orcs.id) is Reason.NOT_PLAYABLE_HERE


@card("WH-86")
def test_greater_half_orcs_come_once_half_orcs_have_been_won() -> None:
    playing, elrond, (greater, half_orcs) = with_spawn("Greater Half-orcs", "Half-orcs")
    assert playing.why_not(greater) is Reason.CONDITION_NOT_MET

    playing.does(Verb.PLAY_AT_SITE, half_orcs, elrond)
    playing.resolve()
    playing.rolls(12)

    assert half_orcs.among_points
    assert why_not_at_site(playing.table, elrond.company, greater.id) is Reason.NO_UNTAPPED_CHARACTER


@card("WH-86")
def test_greater_half_orcs_need_a_check_above_eleven() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond")
    scene.first.event(SPAWN)
    scene.first.factions("Half-orcs")
    greater = scene.first.in_hand("Greater Half-orcs")
    playing = scene.at_site(of=elrond)

    playing.does(Verb.PLAY_AT_SITE, greater, elrond)
    playing.resolve()
    playing.rolls(7)

    assert greater.is_discarded


def brood(wizard: str = "Radagast") -> Scene:
    """The Fallen-wizard has a Wizardhaven, six stage points and a brood to come."""
    scene = scene_of(wizard)
    scene.first.event(PLANS)
    return scene


@card("WH-62")
def test_the_brood_is_for_radagast_and_alatar_with_six_stage_points_and_a_protected_haven() -> None:
    assert may_play_brood("Radagast") is None
    assert may_play_brood("Alatar") is None
    assert may_play_brood("Saruman") is Reason.CONDITION_NOT_MET
    assert may_play_brood("Radagast", plans=False) is Reason.CONDITION_NOT_MET
    assert may_play_brood("Radagast", protected=False) is Reason.CONDITION_NOT_MET


def may_play_brood(wizard: str, *, plans: bool = True, protected: bool = True) -> Reason | None:
    """Why the Fallen-wizard may not play An Untimely Brood."""
    scene = scene_of(wizard)
    scene.first.company(STRONGHOLD if protected else WIZARDHAVEN, "Elrond")
    if plans:
        scene.first.event(PLANS)
    untimely = scene.first.in_hand("An Untimely Brood")
    playing = scene.begin(Phase.ORGANIZATION)
    return None if playing.may_play(untimely) else playing.why_not(untimely)


@card("WH-62")
def test_one_small_ally_a_turn_comes_to_a_protected_wizardhaven_tapped_or_not() -> None:
    scene = brood()
    elrond, arwen = scene.first.company(STRONGHOLD, "Elrond", "Arwen", site_status="tapped")
    scene.first.event("An Untimely Brood")
    one, other, big, famed = scene.first.hand(BROODLING, BROODLING, BIG_BROODLING, FAMED_BROODLING)
    playing = scene.at_site(of=elrond)
    assert playing.why_not(big) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(famed) is Reason.NOT_PLAYABLE_HERE

    playing.does(Verb.PLAY_AT_SITE, one, elrond)
    playing.resolve()

    assert one.bearer == elrond
    assert arwen.is_untapped
    assert why_not_at_site(scene.table, arwen.company, other.id) is Reason.NOT_PLAYABLE_HERE


@card("WH-62")
def test_the_brood_taps_an_untapped_wizardhaven_like_any_ally() -> None:
    scene = brood()
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond")
    scene.first.event("An Untimely Brood")
    broodling = scene.first.in_hand(BROODLING)
    playing = scene.at_site(of=elrond)

    playing.does(Verb.PLAY_AT_SITE, broodling, elrond)
    playing.resolve()

    assert broodling.bearer == elrond
    assert Piece(scene.table, elrond.company.site).is_tapped


@card("WH-62")
def test_the_brood_comes_nowhere_else_and_cannot_be_duplicated() -> None:
    scene = brood()
    (elrond,) = scene.first.company(WIZARDHAVEN, "Elrond")
    scene.first.company(STRONGHOLD, "Arwen")
    scene.first.event("An Untimely Brood")
    broodling = scene.first.in_hand(BROODLING)
    second = scene.first.in_hand("An Untimely Brood")

    assert why_not_at_site(scene.table, elrond.company, broodling.id) is Reason.NOT_PLAYABLE_HERE
    assert scene.begin(Phase.ORGANIZATION).why_not(second) is Reason.DUPLICATED
