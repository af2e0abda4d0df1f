"""Orcs and Trolls whom a body check discards. [CMB-50, CMB-51]"""

from tests.rules.marks import rule
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.standing import Bonus
from wizardhaven.vocabulary.terms import ItemClass, Keyword, PlayerKind, Stat

HELM = Item(
    "XX-1",
    "Helm",
    ItemClass.MINOR,
    keywords=(Keyword.HELMET,),
    abilities=(Bonus(Stat.BODY, +1),),
)


def checked(character: str, total: int, modifier: int = 0, helmet: bool = False) -> Piece:
    """Somebody after a body check, at Moria in a company of a Fallen-wizard."""
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    piece = scene.first.character(character, at="Moria")
    if helmet:
        scene.first.gives(HELM, to=piece)
    scene.table.push(RollBodyCheck(piece.id, modifier, 0))
    game = Game(scene.table, Chance(1))
    game.run()
    Playing(game).rolls(total)
    return piece


@rule("CMB-50")
def test_the_modified_result_discards_spares_or_eliminates() -> None:
    assert checked("Old Troll", 8).is_discarded
    assert checked("Old Troll", 7, modifier=1).is_discarded
    assert checked("Old Troll", 9).in_play
    assert checked("Old Troll", 10).is_eliminated


@rule("CMB-50")
def test_a_result_that_would_both_discard_and_eliminate_discards() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    brawler = scene.first.character("Orc Brawler", at="Moria")
    scene.table.push(RollBodyCheck(brawler.id, 0, 0))
    game = Game(scene.table, Chance(1))
    game.run()

    Playing(game).rolls(8)

    assert brawler.body == 8
    assert brawler.is_discarded
    assert checked("Orc Brawler", 7).is_discarded
    assert checked("Orc Brawler", 9).is_eliminated


@rule("CMB-51")
def test_the_number_moves_with_the_body() -> None:
    assert checked("Ill-favoured Fellow", 9).is_discarded
    assert checked("Ill-favoured Fellow", 9, helmet=True).in_play
    assert checked("Ill-favoured Fellow", 10, helmet=True).is_discarded
    assert checked("Ill-favoured Fellow", 11, helmet=True).is_eliminated
