"""Stories of Balrog of Moria."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.sites import is_haven, site_type
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import PlayerKind, Purpose, Race, SiteType

CHAMPION = Character(
    code="XX-1", name="Champion", race=Race.MAN, skills=(), prowess=30, body=12, home=(), mind=5
)


def entering(site: str, *, abroad: bool = True) -> tuple[Playing, Piece]:
    """A champion enters a site; Balrog of Moria is in play or not."""
    scene = Scene()
    champion = scene.first.character(CHAMPION, at=site, status="tapped")
    balrog = scene.second.event("Balrog of Moria") if abroad else champion
    playing = scene.entering(of=champion)
    playing.does(Verb.ENTER)
    return playing, balrog


def fights(playing: Playing) -> tuple[Race | None, int]:
    """The champion beats the attack at hand; who it was, and how strong."""
    attack = playing.attack
    assert attack is not None
    found = (attack.race, attack.prowess)
    playing.pass_until("RollStrike")
    playing.rolls(7)
    return found


@card("TW-12")
def test_the_balrog_waits_in_moria_behind_the_orcs_and_is_worth_five_points() -> None:
    playing, balrog = entering("Moria")
    points = playing.points(0)

    assert fights(playing)[0] is Race.ORC
    assert playing.attack is not None
    strikes = attack_strikes(playing.table, playing.attack)
    assert (playing.attack.race, playing.attack.prowess, strikes) == (Race.BALROG, 18, 1)
    fights(playing)

    assert balrog.among_points
    assert playing.points(0) == points + 5


@card("TW-12")
@pytest.mark.parametrize(
    ("site", "more"), [("Moria", 2), ("Dimrill Dale", 2), ("Ost-in-Edhil", 2), ("Goblin-gate", 0)]
)
def test_all_who_guard_sites_near_moria_are_stronger(site: str, more: int) -> None:
    found = []
    for abroad in (True, False):
        playing, _ = entering(site, abroad=abroad)
        assert playing.attack is not None
        found.append(attack_prowess(playing.table, playing.attack))

    assert found[0] == found[1] + more


@card("TW-12")
@pytest.mark.parametrize(("galadriel", "free_hold"), [("Lórien", False), ("Rivendell", True), ("", False)])
def test_without_its_lady_lorien_is_but_a_free_hold(galadriel: str, free_hold: bool) -> None:
    scene = Scene()
    haldir = scene.first.company("Lórien", "Haldir")[0]
    if galadriel == "Lórien":
        scene.second.character("Galadriel", at="Lórien")
    elif galadriel:
        scene.second.character("Galadriel", at=galadriel)
    scene.second.event("Balrog of Moria")
    site = haldir.company.site

    for purpose in (Purpose.HEALING, Purpose.PLAYING_HAZARDS):
        assert (site_type(scene.table, site, purpose) is SiteType.FREE_HOLD) is free_hold
        assert is_haven(scene.table, site, purpose) is (not free_hold)
    assert is_haven(scene.table, site)


@card("TW-12")
def test_the_balrog_of_moria_is_nothing_against_a_balrog_player() -> None:
    for kind, reason in ((PlayerKind.BALROG, Reason.NOT_AGAINST_BALROGS), (PlayerKind.RINGWRAITH, None)):
        scene = Scene(kinds=(kind, PlayerKind.WIZARD))
        orc = scene.first.character("Orc Brawler", at="Mount Gundabad [minion]")
        balrog = scene.second.in_hand("Balrog of Moria")
        playing = scene.hazards(on=orc)
        playing.pass_until("HazardWindow")

        assert playing.why_not(balrog) is reason


@card("TW-12")
def test_there_is_one_balrog_only() -> None:
    scene = Scene()
    scene.second.event("Balrog of Moria")
    faramir = scene.first.character("Faramir", at="Moria")
    bane = scene.second.in_hand("Durin’s Bane")
    playing = scene.hazards(on=faramir, to="The Under-gates")

    assert not playing.may(Verb.PLAY_CREATURE, bane)
