"""Stories of the Balrog as an ally."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def tamed(at: str, by: str = "Gorbag") -> tuple[Scene, Piece, Piece]:
    """Somebody at a site with the Balrog as his ally."""
    scene = Scene(kinds=DARK)
    tamer = scene.first.character(by, at=at)
    return scene, tamer, scene.first.gives("AS-71", to=tamer)


@card("AS-71")
def test_the_balrog_is_won_over_at_the_under_gates_and_by_no_ringwraith() -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="The Under-gates")
    balrog = scene.first.in_hand("AS-71")
    playing = scene.at_site(of=gorbag)
    playing.does(Verb.PLAY_AT_SITE, balrog, gorbag)
    playing.resolve()
    assert balrog.bearer == gorbag

    scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.WIZARD))
    lord = scene.first.character("The Balrog [balrog]", at="The Under-gates [balrog]")
    other = scene.first.in_hand("AS-71")
    assert not scene.at_site(of=lord).may(Verb.PLAY_AT_SITE, other)


@card("AS-71")
def test_the_balrog_is_found_nowhere_else() -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="The Under-grottos [minion]")
    balrog = scene.first.in_hand("AS-71")

    assert not scene.at_site(of=gorbag).may(Verb.PLAY_AT_SITE, balrog)


@card("AS-71")
def test_the_balrog_makes_its_company_overt() -> None:
    _, odoacer, _ = tamed("The Under-grottos [minion]", by="Odoacer")

    assert odoacer.is_overt


@card("AS-71")
@pytest.mark.parametrize(
    ("by", "to", "stays"),
    [
        ("Mount Gram [minion]", "The Under-vaults [minion]", True),
        ("The Under-vaults [minion]", "Mount Gram [minion]", True),
        ("Mount Gundabad [minion]", "Mount Gram [minion]", False),
    ],
)
def test_the_balrog_goes_nowhere_above_the_ground(by: str, to: str, stays: bool) -> None:
    scene, _, balrog = tamed(by)
    gorbag = balrog.bearer
    assert gorbag is not None
    playing = scene.hazards(on=gorbag, to=to)

    playing.pass_until("EnterSite")

    assert balrog.in_play is stays
    assert balrog.is_discarded is (not stays)


@card("AS-71")
@pytest.mark.parametrize(("roll", "lost"), [(8, False), (9, True)])
def test_who_controls_the_balrog_may_be_lost_to_it(roll: int, lost: bool) -> None:
    scene, gorbag, balrog = tamed("The Under-grottos [minion]")  # his mind is 6
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_until("RollForCard")

    playing.rolls(roll)

    assert gorbag.is_eliminated is lost
    assert balrog.in_play is (not lost)
