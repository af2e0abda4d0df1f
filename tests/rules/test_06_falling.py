"""The optional rule of the Wizard who falls. [COR-16, DECK-31]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import SIDEBOARD
from wizardhaven.engine.state.settings import Settings
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Length, PlayerKind, Race, Side, Skill

FALLEN_SARUMAN = Character(
    "XX-550",
    "Saruman",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.SAGE,),
    prowess=6,
    body=9,
    home=(named("Isengard"),),
    direct_influence=10,
    avatar=PlayerKind.FALLEN_WIZARD,
    alignment=Alignment.FALLEN_WIZARD,
)
STAGE = Event(
    "XX-551",
    "Evil Counsel",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
)
LATER_STAGE = Event(
    "XX-552",
    "Lord of the Tower",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(),),
    stage_points=4,
    alignment=Alignment.FALLEN_WIZARD,
)


def tempted(result: int, *sideboard: Character | Event, agreed: bool = True) -> tuple[Playing, Piece]:
    """Saruman, who bears four corruption points, after a check with that result."""
    scene = Scene(Settings(wizard_may_fall=agreed))
    saruman, follower = scene.first.company("Rivendell", "Saruman", "Anborn")
    scene.first.follow(follower, saruman)
    scene.first.gives("Scroll of Isildur", to=saruman)
    scene.first.gives("Beautiful Gold Ring", to=saruman)
    scene.first.sideboard(*sideboard)
    assert saruman.corruption_points == 4
    playing = scene.check(saruman)
    playing.pass_until("RollCheck")
    playing.rolls(result)
    return playing, saruman


@rule("COR-16", "DECK-31")
def test_a_wizard_who_fails_by_no_more_than_one_may_fall_instead() -> None:
    playing, saruman = tempted(3, FALLEN_SARUMAN, STAGE)

    assert playing.question == "MayFall"
    assert saruman.in_play


@rule("COR-16")
def test_the_fallen_wizard_takes_his_place_and_a_stage_card_is_played() -> None:
    playing, saruman = tempted(4, FALLEN_SARUMAN, STAGE)
    table = playing.table

    playing.does(Verb.FALL)
    playing.resolve()

    (company,) = table.companies.values()
    fallen, follower = company.members
    assert table.printed[fallen].code == "XX-550"
    assert table.cards[follower].controller == fallen
    assert len(table.cards[fallen].carried) == 2
    assert table.cards[saruman.id].place == SIDEBOARD
    assert table.kinds[0].player is PlayerKind.FALLEN_WIZARD
    assert [table.printed[card].name for card in table.board] == ["Evil Counsel"]


@rule("COR-16")
def test_a_wizard_who_fails_by_more_or_whose_player_declines_is_lost() -> None:
    _, by_two = tempted(2, FALLEN_SARUMAN, STAGE)
    playing, declined = tempted(3, FALLEN_SARUMAN, STAGE)
    playing.passes()

    assert by_two.is_eliminated
    assert declined.is_eliminated


@rule("COR-16", "DECK-31")
def test_without_the_cards_or_without_the_agreement_there_is_no_choice() -> None:
    _, without_stage = tempted(3, FALLEN_SARUMAN)
    _, stage_too_high = tempted(3, FALLEN_SARUMAN, LATER_STAGE)
    _, without_avatar = tempted(3, STAGE)
    _, not_agreed = tempted(3, FALLEN_SARUMAN, STAGE, agreed=False)

    assert without_stage.is_eliminated
    assert stage_too_high.is_eliminated
    assert without_avatar.is_eliminated
    assert not_agreed.is_eliminated
