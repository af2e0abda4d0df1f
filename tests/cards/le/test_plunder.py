"""Stories of arms that are found where a site has been emptied already."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
FOUND = [("Old Cache", "Moria [minion]"), ("Swag", "Bree [minion]")]


@card("LE-213", "LE-236")
@pytest.mark.parametrize(("name", "site"), FOUND)
def test_two_find_arms_in_the_play_deck_and_the_sideboard(name: str, site: str) -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, lagduf = scene.first.company(site, "Gorbag", "Lagduf", site_status="tapped")
    cache = scene.first.hand(name, "Orc-draughts")[0]
    blade, paste = scene.first.deck("Saw-toothed Blade", "Foul-smelling Paste")
    (shield,) = scene.first.sideboard("Black-hide Shield")
    playing = scene.at_site(of=gorbag)

    playing.plays(cache)
    playing.resolve()
    paste_too = playing.may(Verb.PLAY_AT_SITE, paste)
    playing.does(Verb.PLAY_AT_SITE, blade, gorbag)
    playing.pass_until("OneMoreItem")
    playing.does(Verb.PLAY_AT_SITE, shield, lagduf)
    playing.resolve()
    playing.does(Verb.SHUFFLE)

    assert not paste_too
    assert (blade.bearer, shield.bearer) == (gorbag, lagduf)
    assert gorbag.is_tapped
    assert lagduf.is_tapped
    assert cache.is_discarded


@card("LE-213", "LE-236")
@pytest.mark.parametrize(("name", "site"), FOUND)
def test_one_may_find_something_alone(name: str, site: str) -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, lagduf = scene.first.company(site, "Gorbag", "Lagduf", site_status="tapped")
    cache = scene.first.in_hand(name)
    blade, shield = scene.first.discard_pile("Saw-toothed Blade", "Black-hide Shield")
    scene.first.fill(3)
    playing = scene.at_site(of=gorbag)

    playing.plays(cache)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, blade, gorbag)
    playing.pass_until("OneMoreItem")
    playing.passes()
    playing.does(Verb.SHUFFLE)

    assert blade.bearer == gorbag
    assert shield.is_discarded
    assert lagduf.is_untapped
    assert cache.is_discarded


@card("LE-213", "LE-236")
@pytest.mark.parametrize(
    ("name", "site", "status"),
    [
        ("Old Cache", "Moria [minion]", "untapped"),
        ("Old Cache", "Bree [minion]", "tapped"),
        ("Swag", "Moria [minion]", "tapped"),
    ],
)
def test_nothing_is_found_elsewhere_or_before_the_site_is_emptied(name: str, site: str, status: str) -> None:
    scene = Scene(kinds=MINIONS)
    (gorbag,) = scene.first.company(site, "Gorbag", site_status=status)
    cache = scene.first.hand(name, "Orc-draughts", "Saw-toothed Blade")[0]
    scene.first.deck("Saw-toothed Blade")
    playing = scene.at_site(of=gorbag)

    assert playing.question != "SiteWindow" or playing.why_not(cache) is Reason.CONDITION_NOT_MET
