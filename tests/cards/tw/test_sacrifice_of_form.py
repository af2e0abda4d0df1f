"""Stories of a Wizard who gives up his form and comes back greater."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import ASIDE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Points, Race


def in_moria(*others: str, strikes: int = 2, body: int | None = None) -> tuple[Playing, Piece]:
    """Gandalf, with sword and pony, and others are attacked; all strikes have been assigned."""
    scene = Scene()
    gandalf, *friends = scene.first.company("Moria", "Gandalf", *others)
    scene.first.gives("Glamdring", to=gandalf)
    scene.first.gives("Bill the Pony", to=gandalf)
    scene.first.in_hand("Sacrifice of Form")
    playing = scene.attack(on=gandalf, strikes=strikes, prowess=20, body=body, race=Race.TROLL)
    assert not playing.may(Verb.PLAY)  # only once strikes are assigned
    playing.pass_until("AssignByDefender")
    for one in (gandalf, *friends)[:strikes]:
        playing.does(Verb.ASSIGN, one)
    return playing, gandalf


def sacrificed(playing: Playing, struck: Piece) -> Piece:
    """The strike against that one is at hand, and Gandalf gives up his form."""
    form, gandalf = playing.piece("Sacrifice of Form"), playing.piece("Gandalf")
    if playing.may(Verb.RESOLVE_STRIKE, struck):
        playing.does(Verb.RESOLVE_STRIKE, struck)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("StrikeActions")
    playing.plays(form, user=gandalf)
    playing.resolve()
    return form


@card("TW-321")
def test_he_falls_and_all_strikes_with_him() -> None:
    playing, gandalf = in_moria("Haldir", "Peath")
    haldir = playing.piece("Haldir")
    form = sacrificed(playing, haldir)
    playing.pass_until("HazardWindow", "EnterSite", "DiscardDown", "MayDiscard")

    assert gandalf.is_discarded
    assert playing.piece("Bill the Pony").is_discarded
    assert form.in_play
    assert playing.table.cards[playing.piece("Glamdring").id].place == ASIDE
    assert haldir.is_tapped
    assert not haldir.is_wounded
    assert playing.has_happened(Happening.STRIKE_FAILED, haldir)
    assert playing.has_happened(Happening.STRIKE_FAILED, gandalf)
    assert not playing.has_happened(Happening.STRIKE_SUCCEEDED)


@card("TW-321")
def test_the_strike_against_himself_fails_as_well() -> None:
    playing, gandalf = in_moria("Haldir", strikes=1)
    sacrificed(playing, gandalf)
    playing.pass_until("HazardWindow", "EnterSite", "DiscardDown", "MayDiscard")

    assert gandalf.is_discarded
    assert playing.has_happened(Happening.STRIKE_FAILED, gandalf)
    assert playing.piece("Haldir").in_play


@card("TW-321")
def test_alone_he_falls_alone() -> None:
    playing, gandalf = in_moria(strikes=1)
    form = sacrificed(playing, gandalf)
    playing.pass_until("OrganizationWindow", "DiscardDown", "MayDiscard")

    assert gandalf.is_discarded
    assert form.in_play
    assert playing.attack is None


@card("TW-321")
@pytest.mark.parametrize(("roll", "defeated"), [(5, True), (4, False)])
def test_the_foe_is_thrown_down_more_easily(roll: int, defeated: bool) -> None:
    playing, gandalf = in_moria("Haldir", strikes=1, body=7)
    sacrificed(playing, gandalf)
    playing.pass_until("RollStrikeBody")
    playing.rolls(roll)  # and three more against a body of 7

    assert playing.has_happened(Happening.ATTACK_DEFEATED) is defeated


@card("TW-321")
@rule("OFF-01", "OFF-04", "OFF-05")
def test_what_he_bore_is_kept_for_him_and_counts() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Isengard")
    scene.first.avatar_revealed("Gandalf")
    form = scene.first.event("Sacrifice of Form")
    sword = scene.first.aside("Glamdring", form)
    peath = scene.second.character("Peath", at="Isengard")
    scene.second.in_hand("Glamdring")
    playing = scene.at_site(of=haldir)

    assert playing.table.cards[sword.id].place == ASIDE
    assert playing.points_by_source(0)[Points.ITEM] == 2
    assert unique_is_taken(playing.table, playing.piece("Glamdring", seat=1).id)
    assert peath.in_play


def waiting(hand: str, seat: int = 0) -> tuple[Playing, Piece, Piece]:
    """The first player has given up Gandalf's form; somebody has that Wizard in hand."""
    scene = Scene(active=seat)
    scene.first.character("Haldir", at="Rivendell")
    scene.second.character("Peath", at="Rivendell")
    scene.first.avatar_revealed("Gandalf")
    form = scene.first.event("Sacrifice of Form")
    scene.first.aside("Glamdring", form)
    side = (scene.first, scene.second)[seat]
    wizard = side.in_hand(hand)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing, wizard, form


@card("TW-321")
def test_he_comes_back_greater_and_takes_up_his_sword() -> None:
    playing, gandalf, form = waiting("Gandalf")

    playing.does(Verb.PLAY_CHARACTER, gandalf)
    playing.resolve()

    glamdring = playing.piece("Glamdring")
    assert form.bearer == gandalf
    assert glamdring.bearer == gandalf
    assert gandalf.prowess() == 8 + 1  # 8 is the most to which Glamdring helps him
    assert gandalf.body == 9 + 1
    assert gandalf.direct_influence() == 10 + 1


@card("TW-321")
@rule("ORG-14")
def test_nobody_else_comes_in_his_place() -> None:
    playing, saruman, _ = waiting("Saruman")
    assert playing.why_not(saruman) is Reason.NO_SECOND_AVATAR


@card("TW-321")
def test_nor_does_he_come_to_the_opponent() -> None:
    playing, gandalf, _ = waiting("Gandalf", seat=1)
    assert playing.why_not(gandalf) is Reason.UNIQUE_IN_PLAY
    others, saruman, _ = waiting("Saruman", seat=1)
    assert others.may(Verb.PLAY_CHARACTER, saruman)


@card("TW-321")
def test_it_is_done_once_and_by_a_wizard() -> None:
    scene = Scene()
    gandalf, haldir = scene.first.company("Moria", "Gandalf", "Haldir")
    scene.first.gives("Sacrifice of Form", to=gandalf)
    again = scene.first.in_hand("Sacrifice of Form")
    playing = scene.attack(on=gandalf, strikes=1)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may_play(again)


@card("TW-321")
def test_it_is_of_no_use_between_companies() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    asternak = scene.first.character("Asternak", at="Ettenmoors [minion]")
    gandalf = scene.second.character("Gandalf", at="Ettenmoors")
    form = scene.second.in_hand("Sacrifice of Form")
    playing = scene.company_attack(by=asternak, on=gandalf)
    while not playing.may(Verb.ROLL):
        assert not playing.may(Verb.PLAY, form)
        playing.apply(playing.options()[0])

    assert form.in_hand
