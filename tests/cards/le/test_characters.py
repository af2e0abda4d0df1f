"""Stories of the characters."""

import pytest

from tests.cards.marks import card
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Check, PlayerKind, Race

DARK_AGAINST_LIGHT = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WOODMEN = Faction("XX-1", "Woodmen", Race.MAN, 9, (named("Woodmen-town"),))
WARGS = Faction("XX-2", "Wargs of the North", Race.WOLF, 9, (named("Isengard"),))
GOBLINS = Faction("XX-3", "Goblins of the North", Race.ORC, 9, (named("Goblin-gate"),))


def checked(name: str, total_rolled: int) -> Piece:
    """A character after a body check."""
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    character = scene.first.character(name, at="Moria")
    scene.table.push(RollBodyCheck(character.id, 0, 0))
    game = Game(scene.table, Chance(1))
    game.run()
    Playing(game).rolls(total_rolled)
    return character


@card("LE-30", "LE-33", "LE-34")
@pytest.mark.parametrize("name", ["Orc Brawler", "Orc Sniffler", "Orc Tracker"])
def test_a_seven_or_an_eight_discards_a_common_orc(name: str) -> None:
    assert checked(name, 6).in_play
    assert checked(name, 7).is_discarded
    assert checked(name, 8).is_discarded
    assert checked(name, 9).is_eliminated


@card("LE-29", "LE-35", "LE-44")
@pytest.mark.parametrize("name", ["Orc Veteran", "Old Troll", "Troll Lout"])
def test_an_eight_discards_a_troll_or_an_orc_who_has_seen_much(name: str) -> None:
    assert checked(name, 7).in_play
    assert checked(name, 8).is_discarded
    assert checked(name, 10).is_eliminated


@card("LE-7", "LE-29", "LE-30", "LE-33", "LE-34", "LE-35", "LE-44")
@pytest.mark.parametrize(
    "name",
    ["Dôgrib", "Old Troll", "Orc Brawler", "Orc Sniffler", "Orc Tracker", "Orc Veteran", "Troll Lout"],
)
def test_corruption_checks_are_hard_for_some(name: str) -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)

    character = scene.first.character(name, at="Moria")

    assert total(check_parts(scene.table, character.id, Check.CORRUPTION)) == -1


@card("LE-29")
def test_an_old_troll_has_influence_on_orcs_and_trolls() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    troll, orc, man = scene.first.company("Moria", "Old Troll", "Orc Brawler", "Luitprand")
    lout = scene.first.character("Troll Lout", at="Moria")
    goblins, wargs = scene.first.hand(GOBLINS, WARGS)

    assert [troll.direct_influence(one) for one in (orc, lout, goblins)] == [1, 1, 1]
    assert [troll.direct_influence(one) for one in (man, wargs)] == [0, 0]


@card("LE-16")
def test_a_horseman_in_the_night_has_influence_on_any_faction() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    horseman = scene.first.character("Horseman in the Night", at="Moria")
    luitprand = scene.first.character("Luitprand", at="Moria")
    wargs = scene.first.in_hand(WARGS)

    assert horseman.direct_influence(luitprand) == 2
    assert horseman.direct_influence(wargs) == 3


@card("LE-28", "LE-47")
def test_odoacer_and_uchel_have_influence_on_the_people_of_their_homes() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    odoacer, uchel = scene.first.company("Moria", "Odoacer", "Uchel")
    woodmen, hillmen = scene.first.hand(WOODMEN, "Hillmen")

    assert (odoacer.direct_influence(woodmen), odoacer.direct_influence(hillmen)) == (3, 0)
    assert (uchel.direct_influence(woodmen), uchel.direct_influence(hillmen)) == (0, 4)
