"""A Ringwraith and those who follow him. [ORG-16 to ORG-23, ORG-76, MOV-48, CMB-49, GLO-094, GLO-096]"""

import pytest

from tests.rules.marks import rule
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.queries.cards.in_play import avatar_of
from wizardhaven.engine.queries.influence.reach import within_reach
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.movement.ringwraith_and_balrog import has_ringwraith
from wizardhaven.engine.queries.numbers.influence import followers_of
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race, Skill

RINGWRAITHS = (PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH)
DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
DWAR, KING, HOARMURATH, ADUNAPHEL = "LE-52", "LE-58", "LE-53", "LE-50"


def organizing(scene: Scene) -> Playing:
    """The organizing block of the first player's turn."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


def goes_on(playing: Playing, phase: Phase) -> None:
    """Everybody passes until that phase has begun, and one company after another has its own."""
    while playing.phase is not phase:
        if playing.may(Verb.CHOOSE_COMPANY):
            playing.does(Verb.CHOOSE_COMPANY)
        elif playing.may(Verb.TRAVEL):
            playing.does(Verb.TRAVEL)
        else:
            playing.passes()


def struck(playing: Playing, one: Piece, check: int) -> None:
    """A strike succeeds against him, and the dice show that for his body."""
    playing.loses(one)
    playing.rolls(check)


def wounded_by(modifier: int, *, roll: int) -> tuple[Playing, Piece]:
    """Dwar is struck, perhaps wounded already, which adds one to the body check."""
    scene = Scene(kinds=RINGWRAITHS)
    dwar = scene.first.character(DWAR, at="LE-364", status="wounded" if modifier else "untapped")
    scene.first.hand(DWAR, ADUNAPHEL)
    scene.second.hand(DWAR, ADUNAPHEL)
    scene.first.location_deck("LE-367")
    scene.second.location_deck("LE-367")
    playing = scene.attack(on=dwar, strikes=1, prowess=20)
    struck(playing, dwar, roll)
    return playing, dwar


@rule("CMB-49", "ORG-16")
@pytest.mark.parametrize(
    ("roll", "place"), [(6, "in play"), (7, "hand"), (8, "hand"), (9, "in play"), (11, "removed")]
)
def test_a_seven_or_an_eight_of_a_body_check_sends_a_ringwraith_back_to_hand(roll: int, place: str) -> None:
    _, dwar = wounded_by(0, roll=roll)

    assert dwar.in_hand is (place == "hand")
    assert dwar.in_play is (place == "in play")
    assert dwar.is_eliminated is (place == "removed")


@rule("CMB-49")
def test_the_dice_alone_count_for_it_whatever_is_added() -> None:
    _, six = wounded_by(1, roll=6)  # with one more it comes to seven
    _, eight = wounded_by(1, roll=8)

    assert six.in_play
    assert eight.in_hand


@rule("CMB-49")
def test_nobody_else_goes_back_to_hand_by_a_seven() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    tarcil = scene.first.character("Tarcil", at="LE-364")
    playing = scene.attack(on=tarcil, strikes=1, prowess=20)
    struck(playing, tarcil, 7)

    assert tarcil.in_play
    assert tarcil.is_wounded


@rule("ORG-16", "CMB-49")
def test_until_he_is_played_again_his_player_reveals_no_other_and_the_opponent_not_the_same() -> None:
    playing, dwar = wounded_by(0, roll=7)
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)
    assert playing.resource_player == 1
    playing.does(Verb.ORGANIZE)
    theirs = playing.piece("Dwar the Ringwraith", seat=1)
    assert playing.why_not(theirs) is Reason.UNIQUE_IN_PLAY

    playing.does(Verb.FINISH_ORGANIZING)
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert playing.resource_player == 0
    adunaphel = playing.piece("Adûnaphel the Ringwraith")
    assert playing.why_not(adunaphel) is Reason.NO_SECOND_AVATAR
    assert dwar.in_hand


@rule("ORG-18")
def test_away_from_darkhavens_nobody_but_ringwraiths_goes_with_a_ringwraith() -> None:
    for company, goes in (((DWAR,), True), ((DWAR, "Tarcil"), False)):
        scene = Scene(kinds=DARK)
        dwar = scene.first.company("Dol Guldur", *company)[0]
        scene.first.event("Black Rider", on_company_of=dwar)
        scene.first.location_deck("LE-364")
        assert bool(destinations(scene.table, dwar.company)) is goes


@rule("ORG-18", "MOV-48")
@pytest.mark.parametrize(("leaves", "stays"), [(False, False), (True, True)])
def test_who_stands_beside_a_ringwraith_played_away_from_darkhavens_leaves_or_is_discarded(
    leaves: bool, stays: bool
) -> None:
    scene = Scene(kinds=DARK)
    shagrat, layos = scene.first.company("Cirith Ungol", "Shagrat", "Layos")
    (morgul,) = scene.first.location_deck("Minas Morgul")
    (king,) = scene.first.hand(KING)
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, king, target=Piece(playing.table, shagrat.company.site))
    assert king.company != shagrat.company
    playing.does(Verb.FINISH_ORGANIZING)
    if leaves:
        playing.does(Verb.PLAN_MOVEMENT, morgul, number=shagrat.company.id)
    goes_on(playing, Phase.SITE)

    assert king.in_play
    assert (shagrat.in_play, layos.in_play) == (stays, stays)
    assert shagrat.is_discarded is not stays


@rule("MOV-48", "MOV-47")
def test_at_a_darkhaven_they_stand_side_by_side() -> None:
    scene = Scene(kinds=DARK)
    shagrat = scene.first.character("Shagrat", at="Minas Morgul")
    (king,) = scene.first.hand(KING)
    playing = organizing(scene)
    playing.does(Verb.PLAY_CHARACTER, king, target=Piece(playing.table, shagrat.company.site))
    playing.does(Verb.FINISH_ORGANIZING)
    goes_on(playing, Phase.SITE)

    assert shagrat.in_play
    assert king.in_play


@rule("ORG-20", "GLO-096", "GLO-094")
def test_a_ringwraith_who_follows_another_costs_one_point_and_is_not_his_players_avatar() -> None:
    scene = Scene(kinds=DARK)
    dwar, hoarmurath = scene.first.company("Dol Guldur", DWAR, HOARMURATH)
    scene.first.follow(hoarmurath, dwar)
    playing = scene.begin(Phase.ORGANIZATION)

    assert avatar_of(playing.table, 0) == dwar.id
    assert followers_of(playing.table, dwar.id) == [hoarmurath.id]
    assert (dwar.direct_influence(), dwar.unused_direct_influence()) == (5, 4)
    assert has_ringwraith(playing.table, dwar.company)


@rule("ORG-20")
def test_only_the_avatar_opens_the_sideboard() -> None:
    scene = Scene(kinds=DARK)
    dwar, hoarmurath = scene.first.company("Dol Guldur", DWAR, HOARMURATH)
    scene.first.follow(hoarmurath, dwar)
    scene.first.sideboard("Tarcil")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.SIDEBOARD_TO_DISCARD, dwar)
    assert not playing.may(Verb.SIDEBOARD_TO_DISCARD, hoarmurath)


@rule("ORG-21")
def test_no_attempt_is_made_on_a_ringwraith_who_follows() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    tarcil = scene.first.character("Tarcil", at="Dol Guldur")
    dwar, hoarmurath, layos = scene.second.company("Dol Guldur", DWAR, HOARMURATH, "Layos")
    scene.second.follow(hoarmurath, dwar)

    reached = within_reach(scene.table, tarcil.company)

    assert layos.id in reached
    assert hoarmurath.id not in reached


@rule("ORG-22")
def test_a_follower_has_his_skills_and_magic_but_not_his_other_abilities() -> None:
    scene = Scene(kinds=DARK)
    king, hoarmurath, dwar = scene.first.company("Dol Guldur", KING, HOARMURATH, DWAR)
    scene.first.follow(hoarmurath, king)
    scene.first.follow(dwar, king)
    playing = scene.begin(Phase.ORGANIZATION)

    assert Skill.RANGER in playing.table.printed[hoarmurath.id].skills
    assert hoarmurath.direct_influence() == 3
    assert not playing.may(Verb.USE, dwar)


@rule("ORG-23")
@pytest.mark.parametrize("back", [True, False])
def test_followers_wait_for_their_ringwraith_until_the_next_organization_phase_ends(back: bool) -> None:
    scene = Scene(kinds=DARK)
    king, hoarmurath = scene.first.company("Minas Morgul", KING, HOARMURATH)
    scene.first.lost_controller(hoarmurath)
    playing = scene.begin(Phase.UNTAP)
    playing.pass_to(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert avatar_of(playing.table, 0) == king.id
    playing.does(Verb.FOLLOW, hoarmurath, king) if back else playing.does(Verb.FINISH_ORGANIZING)
    goes_on(playing, Phase.SITE)

    assert hoarmurath.in_play is back
    assert hoarmurath.is_discarded is not back


@rule("ORG-23", "CMB-49")
def test_one_whose_lord_has_gone_back_to_hand_stands_for_nobody() -> None:
    scene = Scene(kinds=DARK)
    king, hoarmurath = scene.first.company("LE-364", KING, HOARMURATH)
    scene.first.follow(hoarmurath, king)
    playing = scene.attack(on=king, strikes=1, prowess=25)
    playing.does(Verb.ASSIGN, king)
    struck(playing, king, 8)

    assert king.in_hand
    assert hoarmurath.is_uncontrolled
    assert avatar_of(playing.table, 0) < 0


@rule("ORG-76")
def test_a_ringwraith_who_loses_his_mode_on_the_way_goes_on_and_must_then_go_to_a_darkhaven() -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="Dol Guldur")
    rider = scene.first.event("Black Rider", on_company_of=dwar)
    scene.first.location_deck("LE-364", "LE-378", "LE-367")
    playing = scene.hazards(on=dwar, to="LE-364")
    discard(playing.table, rider.id)  # as though something had taken it
    goes_on(playing, Phase.SITE)

    assert dwar.site == "Dead Marshes"
    goals = [playing.table.printed[site].name for site in destinations(playing.table, dwar.company)]
    assert goals == ["Dol Guldur"]


@rule("GLO-094")
def test_a_ringwraith_is_a_kind_of_player_and_his_avatar() -> None:
    scene = Scene(kinds=DARK)
    dwar = scene.first.character(DWAR, at="Dol Guldur")

    printed = scene.table.printed[dwar.id]
    assert scene.table.kinds[0].player is PlayerKind.RINGWRAITH
    assert (printed.avatar, printed.race) == (True, Race.RINGWRAITH)
