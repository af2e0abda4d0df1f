"""Stories of a lucky strike, of wills that fail, and of old friends."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


def struck(rolls: tuple[int, int]) -> Playing:
    """Haldir, a warrior of prowess 4, is lucky against a strike of prowess 11."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    lucky = scene.first.in_hand("Lucky Strike")
    playing = scene.attack(on=haldir, prowess=11)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(lucky, user=haldir)
    playing.resolve()
    playing.rolls(*rolls)
    return playing


@card("TW-270")
@pytest.mark.parametrize("rolls", [(8, 2), (2, 8)])
def test_of_two_rolls_the_lucky_one_counts(rolls: tuple[int, int]) -> None:
    assert struck(rolls).has_happened(Happening.STRIKE_FAILED)  # 8 + 4 is greater than 11


@card("TW-270")
def test_a_lucky_warrior_is_not_stronger() -> None:
    assert struck((6, 6)).has_happened(Happening.STRIKE_SUCCEEDED)  # 6 + 4 is less than 11


@card("TW-270")
def test_only_warriors_are_lucky() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")  # no warrior
    scene.first.character("Haldir", at="Bree", status="tapped")
    lucky = scene.first.in_hand("Lucky Strike")
    scene.first.in_hand("Dodge")
    playing = scene.attack(on=adrazar, prowess=11)

    playing.does(Verb.ASSIGN, adrazar)
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may_play(lucky)


@card("TW-264")
@pytest.mark.parametrize(("race", "prowess"), [(Race.ORC, 9), (Race.MAN, 9), (Race.NAZGUL, 6)])
def test_with_a_lapse_of_will_each_attack_is_weaker_and_nazgul_are_weakest(race: Race, prowess: int) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.event("Lapse of Will")

    playing = scene.attack(on=haldir, race=race, strikes=2, prowess=10)

    assert numbers(playing) == (2, prowess)


@card("TW-264")
def test_automatic_attacks_and_those_on_the_opponent_are_weaker_too_and_copies_add_up() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("Lapse of Will")
    scene.first.event("Lapse of Will")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert numbers(playing) == (4, 7 - 2)


@card("TW-264")
def test_a_lapse_of_will_is_a_long_event() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Bree")
    old = scene.first.event("Lapse of Will")
    lapse = scene.first.in_hand("Lapse of Will")
    playing = scene.begin(Phase.LONG_EVENT)

    assert old.is_discarded
    playing.plays(lapse)
    playing.resolve()

    assert lapse.in_play


def tried(influencer: str, roll: int) -> tuple[Piece, Playing]:
    """Somebody tries Haldir; his opponent rolls 6 and has 2 points of general influence left."""
    scene = Scene()
    him = scene.first.character(influencer, at="Dol Amroth")
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    scene.second.character("Celeborn", at="Lórien")
    scene.second.character("Thranduil", at="Lórien")
    friendship = scene.first.in_hand("Old Friendship")
    playing = scene.at_site(of=him)
    playing.does(Verb.INFLUENCE, him, haldir)
    playing.resolve()
    playing.plays(friendship, user=him)
    playing.resolve()
    playing.rolls(roll, 6)
    return haldir, playing


@card("TW-293")
def test_a_diplomat_wins_over_an_old_friend_among_the_opponents_characters() -> None:
    assert tried("Imrahil", 5)[0].is_discarded  # 5 - 6 + 2 of influence + 5 - 2 is greater than 3
    assert tried("Imrahil", 4)[0].in_play


@card("TW-293")
def test_old_friendship_wins_no_faction() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Dol Amroth")
    knights, friendship = scene.first.hand("Knights of Dol Amroth", "Old Friendship")
    scene.first.in_hand("New Friendship")
    playing = scene.at_site(of=adrazar)

    playing.does(Verb.PLAY_AT_SITE, knights, adrazar)
    playing.resolve()

    assert not playing.may_play(friendship)


@card("TW-293")
@pytest.mark.parametrize(("modifier", "stays"), [(-3, True), (-4, False)])
def test_an_old_friend_is_a_comfort(modifier: int, stays: bool) -> None:
    scene = Scene()
    faramir, imrahil = scene.first.company("Dol Amroth", "Faramir", "Imrahil")
    legolas = scene.first.character("Legolas", at="Edoras")
    scene.first.gives("Sword of Gondolin", to=faramir)
    friendship = scene.first.in_hand("Old Friendship")
    playing = scene.check(faramir, modifier=modifier)

    assert not playing.may_play(friendship, user=legolas)  # a diplomat, but elsewhere
    assert not playing.may_play(friendship, user=faramir)  # no diplomat
    playing.plays(friendship, user=imrahil, target=faramir)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(2)  # 2 - 3 + 4 is greater than 2, the points of the sword

    assert faramir.in_play is stays
