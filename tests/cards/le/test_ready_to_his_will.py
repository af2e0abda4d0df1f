"""Stories of a foe that is made to serve."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.ids import ASIDE
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import PlayerKind, Points, Race, RegionType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def foe(race: Race, strikes: int = 1, attacks: int = 1) -> Creature:
    """A foe with a prowess of eleven that roams the Wilderness."""
    return Creature(
        "XX-1", "A Foe", race, strikes, 11, 1, (Key(RegionType.WILDERNESS),), body=5, attacks=attacks
    )


def met(creature: Creature, status: str = "untapped") -> tuple[Playing, Piece, Piece, Piece]:
    """Asternak and Ostisen meet the foe on their way to Bree."""
    scene = Scene(kinds=DARK)
    asternak, ostisen = scene.first.company("Weathertop [minion]", "Asternak", "Ostisen")
    scene.first.turn(ostisen, "tapped")
    scene.first.turn(asternak, status)
    will = scene.first.in_hand("Ready to His Will")
    one = scene.second.in_hand(creature)
    playing = scene.hazards(on=asternak, to="Ettenmoors [minion]")
    playing.does(Verb.PLAY_CREATURE, one)
    playing.resolve()
    assert ostisen.is_tapped
    return playing, asternak, will, one


def tamed(creature: Creature) -> tuple[Playing, Piece, Piece, Piece]:
    """Asternak taps, and the foe is his from now on."""
    playing, asternak, will, one = met(creature)
    playing.plays(will)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, will, asternak)
    playing.pass_until("HazardWindow", "EnterSite", "DiscardDown", "MayDiscard")
    return playing, asternak, will, one


@card("LE-220")
@rule("OFF-01")
@pytest.mark.parametrize("race", [Race.ORC, Race.TROLL, Race.GIANT, Race.SLAYER, Race.MAN])
def test_a_foe_with_a_single_strike_becomes_an_ally(race: Race) -> None:
    playing, asternak, will, one = tamed(foe(race))

    assert playing.attack is None
    assert asternak.is_tapped
    assert will.bearer == asternak
    assert playing.table.cards[one.id].place == ASIDE
    assert (will.prowess(), will.body, mind(playing.table, will.id)) == (11 - 7, 8, 1)
    assert playing.points_by_source(0)[Points.ALLY] == 1


@card("LE-220")
def test_none_of_its_attacks_is_left() -> None:
    playing, _, will, one = tamed(foe(Race.SLAYER, attacks=2))

    assert playing.attack is None
    assert will.in_play
    assert playing.table.cards[one.id].place == ASIDE


@card("LE-220")
@pytest.mark.parametrize(
    "creature", [foe(Race.ORC, strikes=2), foe(Race.WOLF)], ids=["two strikes", "a wolf"]
)
def test_others_do_not_serve_him(creature: Creature) -> None:
    playing, _, _, _ = met(creature)

    assert not playing.may(Verb.PLAY)


@card("LE-220")
def test_if_nobody_takes_it_the_foe_is_only_driven_off() -> None:
    playing, _, will, one = met(foe(Race.TROLL))
    playing.plays(will)
    playing.resolve()
    playing.passes()
    playing.pass_until("HazardWindow", "EnterSite", "DiscardDown", "MayDiscard")

    assert playing.attack is None
    assert will.is_discarded
    assert one.is_discarded


@card("LE-220")
def test_it_fights_beside_its_master_and_dies_like_an_ally() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    will = scene.first.gives("Ready to His Will", to=asternak)
    one = scene.second.aside(foe(Race.TROLL), will)
    playing = scene.attack(on=asternak, strikes=2, prowess=20)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, asternak)
    playing.does(Verb.ASSIGN, will)
    playing.does(Verb.RESOLVE_STRIKE, will)
    playing.loses(will)
    playing.pass_until("RollBodyCheck")
    playing.rolls(9)  # more than its body of 8

    assert not will.in_play
    assert one.is_discarded
