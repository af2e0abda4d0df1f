"""Stories of Elrond, Galadriel and Círdan."""

from tests.cards.marks import card
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Race

ELVES_OF_LINDON = Faction(
    code="XX-1",
    name="Elves of Lindon",
    race=Race.ELF,
    influence_number=9,
    playable_at=(named("Grey Havens"),),
)


@card("TW-145", "TW-153", "TW-137")
def test_an_elf_lord_at_home_lets_his_player_keep_a_card_more() -> None:
    rivendell, lorien, havens = Scene(), Scene(), Scene()
    rivendell.first.character("Elrond", at="Rivendell")
    lorien.first.character("Galadriel", at="Lórien")
    havens.first.character("Círdan", at="Grey Havens")

    assert hand_size(rivendell.table, 0) == 9
    assert hand_size(lorien.table, 0) == 9
    assert hand_size(havens.table, 0) == 9
    assert hand_size(rivendell.table, 1) == 8


@card("TW-145", "TW-153", "TW-137")
def test_an_elf_lord_elsewhere_does_not() -> None:
    scene = Scene()
    scene.first.character("Elrond", at="Lórien")
    scene.first.character("Galadriel", at="Grey Havens")
    scene.first.character("Círdan", at="Rivendell")

    assert hand_size(scene.table, 0) == 8


@card("TW-145")
def test_on_his_way_elrond_is_no_longer_at_rivendell() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    playing = scene.hazards(on=elrond, to="Lórien")

    assert hand_size(playing.table, 0) == 8


@card("TW-145", "TW-153", "TW-137")
def test_an_elf_lord_who_is_lost_costs_three_points() -> None:
    scene = Scene()
    scene.first.removed("Elrond", "Galadriel", "Círdan")
    playing = scene.council()

    assert playing.points(0) == -9


@card("TW-137")
def test_cirdan_taps_to_cancel_an_attack_from_the_sea() -> None:
    scene = Scene()
    cirdan = scene.first.character("Círdan", at="Grey Havens")
    corsairs = scene.second.in_hand("Corsairs of Umbar")
    playing = scene.hazards(on=cirdan, to="Edhellond")

    playing.does(Verb.PLAY_CREATURE, corsairs, names=("Coastal Sea",))
    playing.resolve()
    playing.uses(cirdan)
    playing.resolve()

    assert cirdan.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("TW-137")
def test_cirdan_cancels_no_other_attack() -> None:
    scene = Scene()
    cirdan = scene.first.character("Círdan", at="Bree")
    scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=cirdan)

    assert not playing.may(Verb.USE, cirdan)


@card("TW-137")
def test_the_elves_of_lindon_listen_to_cirdan() -> None:
    scene = Scene()
    cirdan = scene.first.character("Círdan", at="Grey Havens")
    lindon = scene.first.in_hand(ELVES_OF_LINDON)

    assert cirdan.direct_influence(against=lindon) == 6
    assert cirdan.direct_influence() == 4
