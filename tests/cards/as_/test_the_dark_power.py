"""Stories of the Dark Power behind those who speak for Sauron."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
FOLK = Faction(
    "XX-9",
    "Folk",
    Race.TROLL,
    9,
    (named("Moria"),),
    marshalling_points=2,
    alignment=Alignment.MINION,
)


def tried(roll: int, sauron: bool) -> tuple[Playing, Piece, Piece]:
    """Radbug, who has no influence, tries a faction; whether the power is with him."""
    scene = Scene(kinds=MINIONS)
    if sauron:
        scene.first.event("The Lidless Eye")
    radbug = scene.first.character("Radbug", at="Moria [minion]")
    folk, power = scene.first.in_hand(FOLK), scene.first.in_hand("The Dark Power")
    playing = scene.at_site(of=radbug)
    playing.does(Verb.PLAY_AT_SITE, folk, radbug)
    if sauron:
        playing.plays(power)
        playing.resolve()
    playing.pass_until("RollFaction")
    playing.rolls(roll)
    return playing, folk, power


@card("AS-79")
def test_the_dark_power_adds_three() -> None:
    _, folk, power = tried(7, sauron=True)  # 7 + 3 is more than 9

    assert folk.among_points
    assert power.is_discarded


@card("AS-79")
@pytest.mark.parametrize("sauron", [True, False])
def test_what_the_dark_power_does_not_win_is_shuffled_back(sauron: bool) -> None:
    playing, folk, power = tried(6, sauron)
    if sauron:
        playing.does(Verb.SHUFFLE)

    assert folk.in_deck is sauron
    assert folk.is_discarded is not sauron
    assert power.in_hand is not sauron
