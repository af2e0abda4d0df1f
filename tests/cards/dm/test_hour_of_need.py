"""Stories of an hour of need: a diplomat calls a faction from far away."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def calling(at: str) -> tuple[Playing, Piece, Piece]:
    """Adrazar calls the Rangers of the North to him; the roll is due."""
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at=at)
    rangers, need, _ = scene.first.hand("Rangers of the North", "Hour of Need", "Cram")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(need, target=adrazar)
    playing.resolve()
    playing.pass_until("RollFaction")
    return playing, adrazar, rangers


@card("DM-141")
@pytest.mark.parametrize(
    ("at", "rolled", "won"),
    [("Bree", 9, False), ("Bree", 10, True), ("Rivendell", 10, False), ("Rivendell", 11, True)],
)
def test_each_region_on_the_way_makes_it_harder(at: str, rolled: int, won: bool) -> None:
    playing, adrazar, rangers = calling(at)

    playing.rolls(rolled)  # 2 direct influence against factions, 1 for a Dúnadan, -2, and -1 for each region

    assert rangers.among_points is won
    assert rangers.is_discarded is not won
    assert adrazar.is_discarded is not won


@card("DM-141")
def test_if_it_succeeds_his_site_taps_and_nothing_else_is_played() -> None:
    playing, adrazar, rangers = calling("Bree")
    assert playing.table.cards[adrazar.company.site].status == UNTAPPED

    playing.rolls(12)

    assert rangers.among_points
    assert adrazar.is_tapped
    assert playing.table.cards[adrazar.company.site].status == TAPPED
    assert playing.question == "OrganizationWindow"


@card("DM-141")
def test_several_factions_leave_a_choice() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")
    rangers, riders, need = scene.first.hand("Rangers of the North", "Riders of Rohan", "Hour of Need")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(need, target=adrazar)
    playing.resolve()

    assert playing.question == "ChooseFaction"
    playing.does(Verb.PLAY_AT_SITE, riders, adrazar)
    assert rangers.in_hand
    assert need.is_discarded or not need.in_hand


@card("DM-141")
@pytest.mark.parametrize(
    ("name", "at", "site_status", "faction", "reason"),
    [
        ("Faramir", "Bree", "untapped", "Rangers of the North", Reason.NO_TARGET),
        ("Saruman", "Bree", "untapped", "Rangers of the North", Reason.NO_TARGET),
        ("Thorin II", "Bree", "untapped", "Rangers of the North", Reason.NO_TARGET),
        ("Adrazar", "Bree", "tapped", "Rangers of the North", Reason.CONDITION_NOT_MET),
        ("Adrazar", "The Under-vaults", "untapped", "Rangers of the North", Reason.CONDITION_NOT_MET),
        ("Adrazar", "Bree", "untapped", "Cram", Reason.NOTHING_WOULD_CHANGE),
    ],
)
def test_it_takes_a_diplomat_an_untapped_site_and_a_faction(
    name: str, at: str, site_status: str, faction: str, reason: Reason
) -> None:
    scene = Scene()
    scene.first.company(at, name, site_status=site_status)
    need, _, _ = scene.first.hand("Hour of Need", faction, "Smoke Rings")
    scene.first.discard_pile("Elven Cloak")

    assert scene.begin(Phase.ORGANIZATION).why_not(need) is reason


@card("DM-141")
def test_a_tapped_diplomat_calls_nobody() -> None:
    scene = Scene()
    scene.first.character("Adrazar", at="Bree", status="tapped")
    need, _, _ = scene.first.hand("Hour of Need", "Rangers of the North", "Smoke Rings")
    scene.first.discard_pile("Cram")

    assert scene.begin(Phase.ORGANIZATION).why_not(need) is Reason.NO_UNTAPPED_USER
