"""Overt and covert companies. [ORG-41, ORG-42, CMB-76, CMB-77]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race

THE_BALROG = Character(
    "XX-1", "The Balrog", Race.BALROG, (), 13, 9, (), avatar=PlayerKind.BALROG, alignment=Alignment.BALROG
)


def overt(one: Piece) -> bool:
    """Whether his company is overt."""
    return is_overt(one.table, one.company)


@rule("ORG-41", "CMB-76", "GLO-026")
def test_a_company_of_men_is_covert() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))

    luitprand, ostisen = scene.first.company("Moria", "Luitprand", "Ostisen")

    assert luitprand.company == ostisen.company
    assert not overt(luitprand)


@rule("ORG-41", "CMB-76", "GLO-026", "GLO-074")
def test_an_orc_or_a_troll_makes_a_company_overt() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))

    luitprand = scene.first.company("Moria", "Luitprand", "Orc Brawler")[0]
    ostisen = scene.first.company("Goblin-gate", "Ostisen", "Troll Lout")[0]

    assert overt(luitprand)
    assert overt(ostisen)


@rule("ORG-41", "CMB-76", "GLO-074")
def test_the_balrog_makes_a_company_overt() -> None:
    scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.WIZARD))

    luitprand = scene.first.company("Moria", "Luitprand", THE_BALROG)[0]

    assert overt(luitprand)


@rule("ORG-41", "CMB-76", "GLO-074")
def test_a_card_that_says_so_makes_a_company_overt_as_long_as_it_is_there() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand, ostisen = scene.first.company("Moria", "Luitprand", "Ostisen")

    before = overt(ostisen)
    scene.first.gives("“Two-headed” Troll", to=luitprand)

    assert not before
    assert overt(ostisen)


@rule("ORG-42", "CMB-77", "GLO-044")
def test_half_orcs_among_men_are_covert() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))

    southerner = scene.first.company("Moria", "Sly Southerner", "Luitprand", "Ill-favoured Fellow")[0]
    alone = scene.first.company("Goblin-gate", "Squint-eyed Brute")[0]

    assert not overt(southerner)
    assert not overt(alone)


@rule("ORG-42", "CMB-77", "GLO-044", "GLO-074")
def test_a_half_orc_with_somebody_who_is_neither_man_nor_half_orc_makes_the_company_overt() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))

    faramir = scene.first.company("Rivendell", "Sly Southerner", "Luitprand", "Faramir")[2]
    without = scene.first.company("Moria", "Ostisen", "Faramir")[0]

    assert overt(faramir)
    assert not overt(without)


@rule("ORG-42", "CMB-77")
def test_half_orcs_among_men_are_overt_if_another_card_makes_them_so() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    southerner, luitprand = scene.first.company("Moria", "Sly Southerner", "Luitprand")

    scene.first.gives("“Two-headed” Troll", to=luitprand)

    assert overt(southerner)
