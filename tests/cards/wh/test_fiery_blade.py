"""Stories of The Fiery Blade, for Ringwraiths made up for the purpose."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Event
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, PlayerKind, Race, Side

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WRAITH = Character(
    code="XX-640",
    name="Third of the Nine",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=9,
    home=(),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)
WITCH_KING = replace(WRAITH, code="XX-641", name="The Witch-king")
MORGUL_BLADE = Event(
    code="XX-642",
    name="Morgul-blade",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(Use(target=A(Sort.CHARACTER)),),
)


def armed(one: Character, prowess: int = 10, body: int | None = 7) -> tuple[Piece, Piece, Playing]:
    """A Ringwraith with the blade under attack, the blade, and the game at the strike."""
    scene = Scene(kinds=DARK)
    wraith = scene.first.character(one, at="Moria")
    blade = scene.first.gives("The Fiery Blade", to=wraith)
    return wraith, blade, scene.attack(on=wraith, prowess=prowess, body=body)


def against(playing: Playing, one: Piece) -> tuple[int, int]:
    """The prowess and the body of a strike against somebody."""
    attack = playing.attack
    assert attack is not None
    return attack_prowess(playing.table, attack, one.id), attack_body(playing.table, attack, one.id)


def faces(playing: Playing, *dice: int) -> None:
    """He taps to face the strike, and the dice are thrown."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(*dice)


@card("WH-44")
def test_the_fiery_blade_is_for_a_ringwraith_and_for_nobody_else_in_his_company() -> None:
    scene = Scene(kinds=DARK)
    wraith, ostisen = scene.first.company("Geann a-Lisch", WRAITH, "Ostisen")
    blade = scene.first.in_hand("The Fiery Blade")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(blade, target=ostisen)
    playing.plays(blade, target=wraith)
    playing.resolve()

    assert blade.bearer == wraith


@card("WH-44")
def test_the_fiery_blade_may_lie_on_a_ringwraith_who_follows_another() -> None:
    scene = Scene(kinds=DARK)
    wraith = scene.first.character(WRAITH, at="Moria")
    second = replace(WRAITH, code="XX-643", name="Sixth of the Nine", avatar=None, mind=0)
    follower = scene.first.character(second, at="Moria", follower_of=wraith)
    blade = scene.first.in_hand("The Fiery Blade")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(blade, target=follower)


@card("WH-44")
def test_there_is_only_one_fiery_blade() -> None:
    scene = Scene(kinds=DARK)
    wraith = scene.first.character(WRAITH, at="Moria")
    scene.first.gives("The Fiery Blade", to=wraith)
    second = scene.first.in_hand("The Fiery Blade")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(second)
    assert playing.why_not(second) is Reason.DUPLICATED


@card("WH-44")
def test_the_fiery_blade_takes_one_from_the_body_of_strikes_against_its_bearer_alone() -> None:
    scene = Scene(kinds=DARK)
    wraith, ostisen = scene.first.company("Geann a-Lisch", WRAITH, "Ostisen")
    scene.first.gives("The Fiery Blade", to=wraith)
    playing = scene.attack(on=wraith, prowess=10, body=7)

    assert against(playing, wraith) == (10, 7 - 1)
    assert against(playing, ostisen) == (10, 7)


@card("WH-44")
def test_against_the_witch_king_a_strike_has_two_less_prowess_and_two_less_body() -> None:
    witch_king, _, playing = armed(WITCH_KING)

    assert against(playing, witch_king) == (10 - 2, 7 - 2)


@card("WH-44")
def test_a_strike_fails_against_the_witch_king_that_would_have_hit_another() -> None:
    witch_king, _, playing = armed(WITCH_KING, prowess=15)
    wraith, kept, other = armed(WRAITH, prowess=15)

    faces(playing, 6)  # 8 + 6 is above 13
    faces(other, 6)

    assert playing.has_happened(Happening.STRIKE_FAILED, witch_king)
    assert other.has_happened(Happening.STRIKE_SUCCEEDED, wraith)
    assert kept.bearer == wraith


@card("WH-44")
def test_the_fiery_blade_is_gone_once_a_strike_has_failed_and_its_body_was_checked() -> None:
    _, blade, playing = armed(WRAITH)
    _, _, other = armed(WRAITH)

    faces(playing, 9)
    before = blade.in_play
    playing.rolls(7)  # above 7 - 1
    faces(other, 9, 6)

    assert before
    assert blade.is_discarded
    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert not other.has_happened(Happening.ATTACK_DEFEATED)


@card("WH-44")
def test_the_fiery_blade_is_gone_after_a_strike_without_body_has_failed() -> None:
    _, blade, playing = armed(WRAITH, body=None)

    faces(playing, 9)

    assert blade.is_discarded


@card("WH-44")
def test_the_fiery_blade_stays_after_a_strike_that_does_nothing() -> None:
    wraith, blade, playing = armed(WRAITH)

    faces(playing, 2)  # 8 + 2 is 10

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, wraith)
    assert blade.bearer == wraith


@card("WH-44")
def test_a_strike_that_fails_against_another_leaves_the_fiery_blade_alone() -> None:
    scene = Scene(kinds=DARK)
    wraith, ostisen = scene.first.company("Geann a-Lisch", WRAITH, "Ostisen")
    blade = scene.first.gives("The Fiery Blade", to=wraith)
    playing = scene.attack(on=ostisen, prowess=2, body=None)

    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, ostisen)
    faces(playing, 9)

    assert playing.has_happened(Happening.STRIKE_FAILED, ostisen)
    assert blade.bearer == wraith


@card("WH-44")
def test_the_fiery_blade_serves_against_the_strikes_of_a_company_too() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Moria")
    witch_king = scene.second.character(WITCH_KING, at="Moria")
    blade = scene.second.gives("The Fiery Blade", to=witch_king)
    playing = scene.company_attack(by=beretar)

    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollAttack")
    playing.rolls(12, 8)  # 5 + 12 - 2 is below 8 + 8

    assert playing.has_happened(Happening.STRIKE_FAILED, witch_king)
    playing.rolls(2)
    assert blade.is_discarded


@card("WH-44")
def test_the_fiery_blade_and_a_morgul_blade_do_not_go_together() -> None:
    scene = Scene(kinds=DARK)
    wraith = scene.first.character(WRAITH, at="Moria")
    blade = scene.first.gives("The Fiery Blade", to=wraith)
    morgul_blade = scene.first.in_hand(MORGUL_BLADE)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(morgul_blade, target=wraith)
    playing.resolve()

    assert morgul_blade.bearer == wraith
    assert blade.is_discarded
