"""Stories of Elrond, Galadriel and Círdan."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.companies import hand_size
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


def cards_kept(who: str, at: str) -> tuple[int, int]:
    """How many cards the player of a character keeps who is at that site, and how many his opponent."""
    scene = Scene()
    scene.first.character(who, at=at)
    playing = scene.begin(Phase.ORGANIZATION)
    return hand_size(playing.table, 0), hand_size(playing.table, 1)


@card("TW-137", "TW-145", "TW-153")
def test_each_lord_keeps_one_more_card_at_home() -> None:
    assert cards_kept("Elrond", "Rivendell") == (8 + 1, 8)
    assert cards_kept("Galadriel", "Lórien") == (8 + 1, 8)
    assert cards_kept("Círdan", "Grey Havens") == (8 + 1, 8)


@card("TW-137", "TW-145", "TW-153")
def test_no_lord_keeps_more_cards_elsewhere() -> None:
    assert cards_kept("Elrond", "Lórien") == (8, 8)
    assert cards_kept("Galadriel", "Rivendell") == (8, 8)
    assert cards_kept("Círdan", "Rivendell") == (8, 8)


@card("TW-145")
def test_elronds_player_draws_to_nine_cards_at_rivendell() -> None:
    scene = Scene()
    scene.first.character("Elrond", at="Rivendell")
    scene.first.deck(*["Cram"] * 12)
    scene.second.deck(*["Cram"] * 12)
    playing = scene.begin(Phase.END_OF_TURN)

    assert len(playing.hand(0)) == 9
    assert len(playing.hand(1)) == 8


@card("TW-137", "TW-145", "TW-153")
def test_an_eliminated_lord_counts_minus_three() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    scene.first.removed("Elrond")
    scene.second.character("Haldir", at="Lórien")
    scene.second.removed("Círdan", "Galadriel")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 1 - 3
    assert playing.points(1) == 1 - 3 - 3


@card("TW-137", "TW-226")
def test_cirdan_has_two_more_influence_against_the_elves_of_lindon() -> None:
    scene = Scene()
    cirdan = scene.first.character("Círdan", at="Grey Havens")
    lindon, wood_elves = scene.first.hand("Elves of Lindon", "Wood-elves")

    scene.at_site(of=cirdan)

    assert cirdan.direct_influence(against=lindon) == 4 + 2
    assert cirdan.direct_influence(against=wood_elves) == 4


@card("TW-137")
def test_cirdan_taps_to_cancel_an_attack_keyed_to_a_coastal_sea() -> None:
    scene = Scene()
    cirdan = scene.first.character("Círdan", at="Grey Havens")
    corsairs = scene.second.in_hand("Corsairs of Umbar")
    playing = scene.hazards(on=cirdan, to="Isles of the Dead that Live")

    playing.does(Verb.PLAY_CREATURE, corsairs, names=["Coastal Sea"])
    playing.resolve()
    playing.uses(cirdan)
    playing.resolve()

    assert cirdan.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TW-137")
def test_cirdan_cancels_no_attack_keyed_to_the_land() -> None:
    scene = Scene()
    cirdan = scene.first.character("Círdan", at="Rivendell")
    brigands = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=cirdan, to="Weathertop")

    playing.does(Verb.PLAY_CREATURE, brigands)
    playing.resolve()

    assert not playing.may(Verb.USE, cirdan)
