"""Stories of Adûnaphel, Indûr and Khamûl, who are unleashed against attacks and in attacks of their own."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, PlayerKind, Side

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
ADUNAPHEL, DWAR, INDUR, KHAMUL, REN, KING = "LE-50", "LE-52", "LE-54", "LE-55", "LE-56", "LE-58"
UNLEASHED = {ADUNAPHEL: "LE-161", INDUR: "LE-198", KHAMUL: "LE-200"}
NINE = tuple(UNLEASHED)
RUSE = Event(
    "XX-1",
    "Ruse",
    Side.RESOURCE,
    Length.SHORT,
    (Use(when=Moment.ATTACK, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),)),),
)


def riding(scene: Scene, at: str, lord: str, *others: str) -> list[Piece]:
    """A Ringwraith and those who follow him."""
    first = scene.first.character(lord, at=at)
    return [first, *[scene.first.character(one, at=at, follower_of=first) for one in others]]


def attacked(lord: str, *others: str, unleashing: str) -> tuple[Playing, Piece, list[Piece]]:
    """A Ringwraith, perhaps with followers, whom an attack of three strikes of 12/7 befalls."""
    scene = Scene(kinds=DARK, strictly=True)
    wraith = riding(scene, "Moria", lord, *others)[0]
    cards = scene.first.hand(UNLEASHED[unleashing], UNLEASHED[unleashing])
    return scene.attack(on=wraith, strikes=3, prowess=12, body=7), wraith, list(cards)


def numbers(playing: Playing, wraith: Piece) -> tuple[int, int, int]:
    """The strikes, the prowess and the body of the attack against him."""
    attack, table = playing.attack, playing.table
    assert attack is not None
    return (
        attack_strikes(table, attack),
        attack_prowess(table, attack, wraith.id),
        attack_body(table, attack, wraith.id),
    )


@card("LE-161", "LE-198", "LE-200")
@pytest.mark.parametrize("code", NINE)
def test_as_a_follower_nobody_is_unleashed_against_an_attack(code: str) -> None:
    playing, _, (unleashed, _) = attacked(KING, code, unleashing=code)

    assert playing.question == "BeforeAssignment"
    assert not playing.may_play(unleashed)


@card("LE-161", "LE-198", "LE-200")
@pytest.mark.parametrize("code", NINE)
def test_they_are_not_unleashed_against_an_attack_on_another_company(code: str) -> None:
    scene = Scene(kinds=DARK, strictly=True)
    scene.first.character(code, at="Moria")
    orc = scene.first.character("Orc Brawler", at="LE-364")
    unleashed = scene.first.in_hand(UNLEASHED[code])
    playing = scene.attack(on=orc, strikes=3, prowess=12, body=7)

    assert playing.question == "BeforeAssignment"
    assert playing.why_not(unleashed) is Reason.NO_TARGET


@card("LE-161")
def test_against_adunaphel_alone_there_is_a_single_strike_with_two_less_body() -> None:
    playing, adunaphel, (first, second) = attacked(ADUNAPHEL, unleashing=ADUNAPHEL)

    playing.plays(first)
    playing.resolve()

    assert numbers(playing, adunaphel) == (1, 12, 5)
    assert playing.why_not(second) is Reason.DUPLICATED


@card("LE-161")
def test_adunaphel_is_not_unleashed_with_somebody_beside_her() -> None:
    playing, _, (unleashed, _) = attacked(ADUNAPHEL, DWAR, unleashing=ADUNAPHEL)

    assert playing.why_not(unleashed) is Reason.NO_TARGET


@card("LE-198")
def test_indur_unleashed_cancels_an_attack_on_his_company() -> None:
    playing, indur, (unleashed, _) = attacked(INDUR, DWAR, unleashing=INDUR)

    playing.plays(unleashed)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert indur.is_untapped


@card("LE-200")
def test_khamul_unleashed_takes_three_prowess_from_an_attack_on_his_company_each_time() -> None:
    playing, khamul, cards = attacked(KHAMUL, DWAR, unleashing=KHAMUL)
    found = []

    for one in cards:
        playing.plays(one)
        playing.resolve()
        found.append(numbers(playing, khamul))

    assert found == [(3, 9, 7), (3, 6, 7)]


def clash(lord: str, *others: str, unleashing: str) -> tuple[Playing, list[Piece], list[Piece], list[Piece]]:
    """A Ringwraith's company attacks Balin and Kíli: its members, their foes, and the cards in both hands."""
    scene = Scene(kinds=DARK, strictly=True)
    ours = riding(scene, "Bree [minion]", lord, *others)
    theirs = scene.second.company("Bree", "Balin", "Kíli")
    cards = scene.first.hand(UNLEASHED[unleashing], UNLEASHED[unleashing])
    (ruse,) = scene.second.hand(RUSE)
    return scene.company_attack(by=ours[0]), ours, list(theirs), [*cards, ruse]


@card("LE-198")
def test_the_attack_of_indur_unleashed_cannot_be_cancelled() -> None:
    playing, _, _, (unleashed, again, ruse) = clash(INDUR, DWAR, unleashing=INDUR)

    playing.plays(unleashed)
    playing.resolve()
    assert not playing.may_play(again)
    playing.passes()

    assert playing.asked == 1
    assert playing.why_not(ruse) is Reason.CANNOT_BE_CANCELED


@card("LE-198")
def test_indur_is_unleashed_in_answer_to_what_would_cancel_his_attack() -> None:
    playing, _, _, (unleashed, _, ruse) = clash(INDUR, unleashing=INDUR)

    playing.passes()
    playing.plays(ruse)
    playing.plays(unleashed)
    playing.resolve()

    assert not playing.has_happened(Happening.ATTACK_CANCELED)
    assert ruse.is_discarded


@card("LE-198")
def test_without_indur_unleashed_his_attack_may_be_cancelled() -> None:
    playing, _, _, (_, _, ruse) = clash(INDUR, unleashing=INDUR)

    playing.passes()
    playing.plays(ruse)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-161", "LE-198", "LE-200")
@pytest.mark.parametrize("code", NINE)
def test_they_are_not_unleashed_in_the_attack_of_another_company(code: str) -> None:
    scene = Scene(kinds=DARK, strictly=True)
    wraith = scene.first.character(code, at="Bree [minion]")
    (orc,) = scene.first.company_beside(wraith, "Orc Brawler")
    scene.second.character("Balin", at="Bree")
    unleashed = scene.first.in_hand(UNLEASHED[code])
    playing = scene.company_attack(by=orc)

    assert playing.question == "BeforeAssignment"
    assert not playing.may_play(unleashed)


@card("LE-161", "LE-198", "LE-200")
@pytest.mark.parametrize("code", NINE)
def test_as_a_follower_nobody_is_unleashed_in_an_attack_of_his_company(code: str) -> None:
    playing, _, _, (unleashed, _, _) = clash(KING, code, unleashing=code)

    assert playing.question == "BeforeAssignment"
    assert not playing.may_play(unleashed)


@card("LE-200")
def test_khamul_unleashed_chooses_whom_each_of_his_company_strikes() -> None:
    scene = Scene(kinds=DARK, strictly=True)
    khamul, dwar = riding(scene, "Bree [minion]", KHAMUL, DWAR)
    tired = scene.first.character(REN, at="Bree [minion]", status="tapped", follower_of=khamul)
    balin, kili = scene.second.company("Bree", "Balin", "Kíli")
    unleashed, again = scene.first.hand("LE-200", "LE-200")
    playing = scene.company_attack(by=khamul)

    playing.plays(unleashed)
    playing.resolve()
    assert not playing.may_play(again)
    playing.pass_until("PairByAttacker")
    offered = [(option.card, option.other) for option in playing.options(Verb.ASSIGN)]
    playing.does(Verb.ASSIGN, kili, tired)
    playing.does(Verb.ASSIGN, balin, khamul)

    assert playing.attack is not None
    assert sorted(offered) == sorted(
        [(one.id, by.id) for one in (balin, kili) for by in (khamul, dwar, tired)]
    )
    struck = [(strike.defender, strike.attacker) for strike in playing.attack.strikes]
    assert struck == [(kili.id, tired.id), (balin.id, khamul.id)]
    playing.pass_until("ChooseStrike")
    assert playing.attack.excess == 1


@card("LE-200")
def test_without_khamul_unleashed_the_defender_comes_first() -> None:
    playing, _, (balin, kili), _ = clash(KHAMUL, DWAR, unleashing=KHAMUL)

    playing.pass_until("PairByDefender")

    assert playing.asked == 1
    assert {option.card for option in playing.options(Verb.ASSIGN)} == {balin.id, kili.id}


@card("LE-161")
def test_adunaphel_unleashed_alone_chooses_her_victim_whose_body_check_is_two_more() -> None:
    for roll, lost in ((-1, True), (-2, False)):
        playing, (adunaphel,), (_, kili), (unleashed, again, _) = clash(ADUNAPHEL, unleashing=ADUNAPHEL)
        playing.plays(unleashed)
        playing.resolve()
        assert not playing.may_play(again)
        playing.pass_until("PairByAttacker")
        playing.does(Verb.ASSIGN, kili, adunaphel)
        face_each_other(playing)
        playing.rolls(12, 2)
        playing.rolls(kili.body + roll)  # and two more
        if lost:
            playing.steps_over("SaveItem")
        assert kili.in_play is not lost


@card("LE-161")
def test_her_own_body_check_is_not_modified_if_her_victim_wins() -> None:
    playing, (adunaphel,), (_, kili), (unleashed, _, _) = clash(ADUNAPHEL, unleashing=ADUNAPHEL)
    playing.plays(unleashed)
    playing.resolve()
    playing.pass_until("PairByAttacker")
    playing.does(Verb.ASSIGN, kili, adunaphel)
    face_each_other(playing)
    playing.rolls(2, 12)
    assert adunaphel.is_wounded
    playing.rolls(adunaphel.body)

    assert adunaphel.in_play


@card("LE-161")
def test_with_a_companion_adunaphel_does_not_choose() -> None:
    playing, _, _, (unleashed, _, _) = clash(ADUNAPHEL, DWAR, unleashing=ADUNAPHEL)

    assert playing.question == "BeforeAssignment"
    assert not playing.may_play(unleashed)


def face_each_other(playing: Playing) -> None:
    """Both tap for the strike, and the dice are next."""
    while playing.question != "RollAttack":
        if playing.question == "FaceStrike":
            playing.does(Verb.TAP_TO_FACE)
        else:
            playing.pass_until("FaceStrike", "RollAttack")
