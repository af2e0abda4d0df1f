"""Stories of the Morgul-blade and of The Witch-king Unleashed, for Ringwraiths made up for the purpose."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WRAITH = Character(
    code="XX-1",
    name="Third of the Nine",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=9,
    home=(),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)
FOLLOWER = replace(WRAITH, code="XX-2", name="Sixth of the Nine", avatar=None, mind=0)


def armed(prowess: int) -> tuple[Playing, Piece]:
    """A Ringwraith with the blade, who taps to face a strike of that prowess with a body of 7."""
    scene = Scene(kinds=DARK)
    wraith = scene.first.character(WRAITH, at="Moria")
    blade = scene.first.gives("Morgul-blade", to=wraith)
    playing = scene.attack(on=wraith, prowess=prowess, body=7)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    return playing, blade


@card("LE-205")
def test_the_blade_is_for_a_ringwraith_or_one_who_follows_him_and_once_on_each() -> None:
    scene = Scene(kinds=DARK)
    wraith, ostisen = scene.first.company("Dol Guldur", WRAITH, "Ostisen")
    follower = scene.first.character(FOLLOWER, at="Dol Guldur", follower_of=wraith)
    scene.first.gives("Morgul-blade", to=wraith)
    blade = scene.first.in_hand("Morgul-blade")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(blade, target=ostisen)
    assert not playing.may_play(blade, target=wraith)
    playing.plays(blade, target=follower)
    playing.resolve()

    assert blade.bearer == follower


@card("LE-205")
def test_there_is_no_second_blade_on_the_same_ringwraith() -> None:
    scene = Scene(kinds=DARK)
    wraith = scene.first.character(WRAITH, at="Moria")
    scene.first.gives("Morgul-blade", to=wraith)
    blade = scene.first.in_hand("Morgul-blade")

    assert scene.begin(Phase.ORGANIZATION).why_not(blade) is Reason.DUPLICATED


@card("LE-205")
def test_strikes_against_its_bearer_alone_lose_one_prowess_and_one_body() -> None:
    scene = Scene(kinds=DARK)
    wraith, follower = scene.first.company("Moria", WRAITH, FOLLOWER)
    scene.first.gives("Morgul-blade", to=wraith)
    playing = scene.attack(on=wraith, prowess=10, body=7)
    attack = playing.attack
    assert attack is not None

    found = [
        (attack_prowess(playing.table, attack, one.id), attack_body(playing.table, attack, one.id))
        for one in (wraith, follower)
    ]

    assert found == [(9, 6), (10, 7)]


@card("LE-205")
def test_the_blade_is_gone_once_a_strike_has_failed() -> None:
    playing, blade = armed(prowess=16)

    playing.rolls(8)  # 8 + 8 is above 15
    before = blade.in_play
    playing.rolls(7)  # above 7 - 1

    assert before
    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert blade.is_discarded


@card("LE-205")
def test_the_blade_stays_after_a_strike_that_does_nothing() -> None:
    playing, blade = armed(prowess=16)

    playing.rolls(7)  # 8 + 7 is 15

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL)
    assert blade.in_play


WITCH_KING = replace(WRAITH, code="XX-3", name="The Witch-king", direct_influence=4)


@card("LE-257")
def test_the_witch_king_unleashed_has_five_more_direct_influence_for_the_turn_and_only_once() -> None:
    scene = Scene(kinds=DARK)
    witch_king, ostisen = scene.first.company("Dol Guldur", WITCH_KING, "Ostisen")
    first, second, _ = scene.first.hand(
        "The Witch-king Unleashed", "The Witch-king Unleashed", "An Untimely Whisper"
    )
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(first, target=ostisen)
    playing.plays(first, target=witch_king)
    playing.resolve()

    assert witch_king.direct_influence() == 4 + 5
    assert playing.why_not(second) is Reason.DUPLICATED
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    assert witch_king.direct_influence() == 4


@card("LE-257")
def test_another_ringwraith_is_not_unleashed_nor_is_the_witch_king_as_his_follower() -> None:
    scene = Scene(kinds=DARK)
    wraith = scene.first.character(WRAITH, at="Moria")
    follower = replace(WITCH_KING, avatar=None, mind=0)
    scene.first.character(follower, at="Moria", follower_of=wraith)
    unleashed = scene.first.hand("The Witch-king Unleashed", "An Untimely Whisper")[0]

    assert scene.begin(Phase.ORGANIZATION).why_not(unleashed) is Reason.CONDITION_NOT_MET
