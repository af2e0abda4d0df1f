"""Corruption checks of a Fallen-wizard, of his characters and of minions. [FW-60 to FW-62, COR-05]"""

from dataclasses import replace

import pytest

from tests.rules.fallen_cards import FALLEN_AND_WIZARD, ISENGARD, SARUMAN
from tests.rules.marks import rule
from tests.rules.minion_cards import OLD_TROLL
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Item
from wizardhaven.vocabulary.terms import Alignment, ItemClass, PlayerKind, Race

BURDEN = Item("XX-591", "Heavy Burden", ItemClass.MAJOR, corruption=6, alignment=Alignment.MINION)
WRAITH = replace(
    SARUMAN,
    code="XX-592",
    name="Wraith of the Tower",
    race=Race.RINGWRAITH,
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)


def checked(
    who: str | Character, roll: int, kinds: tuple[PlayerKind, PlayerKind] = FALLEN_AND_WIZARD
) -> tuple[Playing, Piece]:
    """Somebody with six corruption points makes a check."""
    scene = Scene(kinds=kinds)
    site = ISENGARD if kinds is FALLEN_AND_WIZARD else "Isengard [minion]"
    one = scene.first.company(site, who)[0]
    scene.first.gives(BURDEN, to=one)
    playing = scene.check(one)
    playing.rolls(roll)
    return playing, one


@rule("FW-60", "COR-05", "COR-02")
@pytest.mark.parametrize("roll", [6, 5])
def test_a_fallen_wizard_who_falls_short_by_no_more_than_one_only_taps(roll: int) -> None:
    playing, saruman = checked(SARUMAN, roll)

    assert saruman.in_play
    assert saruman.is_tapped
    assert playing.has_happened(Happening.CHECK_PASSED)
    assert not playing.has_happened(Happening.CHECK_FAILED)


@rule("FW-60", "COR-02")
def test_a_fallen_wizard_who_falls_short_by_two_is_eliminated() -> None:
    assert checked(SARUMAN, 4)[1].is_eliminated
    assert checked(SARUMAN, 7)[1].is_untapped


@rule("FW-61", "COR-05", "DECK-27")
def test_men_of_a_fallen_wizard_check_like_heroes_though_they_are_minions() -> None:
    assert checked("Luitprand", 6)[1].is_discarded
    assert checked("Luitprand", 5)[1].is_discarded
    assert checked("Luitprand", 4)[1].is_eliminated
    assert checked("Beregond", 6)[1].is_discarded


@rule("FW-62", "COR-05")
@pytest.mark.parametrize("who", ["Lugdush", "Sly Southerner", OLD_TROLL])
def test_orcs_and_trolls_of_a_fallen_wizard_check_like_minions(who: str | Character) -> None:
    playing, orc = checked(who, 5)

    assert orc.is_tapped
    assert playing.has_happened(Happening.CHECK_PASSED)
    assert checked(who, 6)[1].is_tapped
    assert checked(who, 4)[1].is_eliminated


@rule("COR-02")
def test_a_minion_of_a_ringwraith_only_taps_where_a_hero_is_discarded() -> None:
    kinds = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)

    assert checked("Luitprand", 6, kinds)[1].is_tapped
    assert checked("Luitprand", 5, kinds)[1].is_tapped
    assert checked("Luitprand", 4, kinds)[1].is_eliminated


@rule("COR-10")
def test_the_company_of_a_ringwraith_gives_two_more_to_the_checks_of_others() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand, _ = scene.first.company("Dol Guldur", "Luitprand", WRAITH)
    scene.first.gives(BURDEN, to=luitprand)
    playing = scene.check(luitprand)
    playing.pass_until("RollCheck")

    playing.rolls(5)

    assert luitprand.is_untapped
    assert luitprand.in_play
