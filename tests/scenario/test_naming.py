"""Cards are called by the names people type: folded, with a version behind them, in three languages."""

from __future__ import annotations

import pytest

from wizardhaven.errors import UnknownName
from wizardhaven.scenario import Scene
from wizardhaven.scenario.position import read
from wizardhaven.scenario.writing import written
from wizardhaven.vocabulary.terms import Phase, PlayerKind


@pytest.mark.parametrize(
    "typed", ["Beorn’s House", "Beorn's House", "beorns house", "  BEORN’S  HOUSE ", "TW-376"]
)
def test_whoever_is_set_at_one_site_joins_one_company_however_it_is_typed(typed: str) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Beorn’s House")

    beretar = scene.first.character("beretar", at=typed)

    assert beretar.company == haldir.company


def test_a_version_behind_the_name_means_the_same_site_in_either_bracket() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at="Bree [minion]")

    baduila = scene.first.character("Baduila", at="Bree (minion)")
    jerrek = scene.first.character("Jerrek", at="Bree")

    assert luitprand.companions == ["Luitprand", "Baduila", "Jerrek"]
    assert baduila.company == jerrek.company


def test_a_name_nobody_knows_is_refused_with_the_nearest_ones() -> None:
    scene = Scene()

    with pytest.raises(UnknownName, match=r"No card is called “Glamdrink”. Did you mean “Glamdring”"):
        scene.first.hand("Glamdrink")


def test_a_card_that_nobody_has_is_refused_with_the_nearest_that_he_has() -> None:
    scene = Scene()
    scene.first.character("Haldir")
    scene.second.hand("Twilight")
    playing = scene.begin(Phase.ORGANIZATION)

    with pytest.raises(UnknownName, match=r"The first player has no card called “Haldur”. .*“Haldir”"):
        playing.piece("Haldur")
    with pytest.raises(UnknownName, match="no card called “Twilight”; the second player has"):
        playing.piece("Twilight")


def test_a_name_that_different_cards_share_is_refused_with_all_of_them() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.location_deck("Isengard", "Isengard [fallen-wizard]")
    playing = scene.begin(Phase.ORGANIZATION)

    with pytest.raises(UnknownName, match=r"“Isengard \[hero\]”, “Isengard \[fallen-wizard\]”"):
        playing.piece("Isengard")
    assert playing.piece("isengard [Fallen-Wizard]") != playing.piece("Isengard [hero]")


def test_a_card_is_found_by_its_german_and_its_french_name() -> None:
    scene = Scene()
    rivendell = scene.first.location_deck("Rivendell")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    found = [playing.piece(name) for name in ("Bruchtal", "Fondcombe", "TW-421")]

    assert found == [rivendell] * 3


@pytest.mark.parametrize(
    ("kind", "typed", "code"),
    [
        (PlayerKind.RINGWRAITH, "Moria", "LE-392"),
        (PlayerKind.RINGWRAITH, "Moria (hero)", "TW-413"),
        (PlayerKind.RINGWRAITH, "TW-413", "TW-413"),
        (PlayerKind.FALLEN_WIZARD, "Moria", "TW-413"),
        (PlayerKind.WIZARD, "Moria", "TW-413"),
    ],
)
def test_of_a_site_without_a_mark_a_player_means_his_own_card(
    kind: PlayerKind, typed: str, code: str
) -> None:
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))

    (site,) = scene.first.location_deck(typed)

    assert scene.table.printed[site.id].code == code


def test_what_is_written_of_a_site_is_read_as_the_same_card() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.location_deck("Moria", "Moria (hero)", "LE-390")
    scene.second.location_deck("Moria")

    text = written(scene.table)

    assert "first location deck: Moria (minion); Moria (hero); Minas Morgul (minion)" in text
    assert "second location deck: Moria\n" in text
    again = written(read(text).table)
    for line in (
        "first location deck: Moria (minion); Moria (hero); Minas Morgul (minion)",
        "second location deck: Moria",
    ):
        assert line in again.splitlines()
