"""Stories of Lost Knowledge: writings of old, and the traps that guard them."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import find
from wizardhaven.decks.pool import pool_faults
from wizardhaven.decks.shelf import deck
from wizardhaven.engine.queries.combat.strikes import defender_parts
from wizardhaven.engine.queries.sites.sites import allows_information
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Race

WRITINGS = pytest.mark.parametrize(
    ("name", "prowess"), [("Forgotten Scrolls", 8), ("Lost Tome", 9)], ids=["scrolls", "tome"]
)


def finds(name: str) -> tuple[Playing, Piece, Piece, Piece]:
    """Faramir, armed with Glamdring, and Beregond; the one finds the writings at Moria."""
    scene = Scene()
    faramir, beregond = scene.first.company("Moria", "Faramir", "Beregond")
    scene.first.gives("Glamdring", to=faramir)
    writings = scene.first.in_hand(name)
    playing = scene.at_site(of=faramir)
    playing.does(Verb.PLAY_AT_SITE, writings, faramir)
    playing.resolve()
    return playing, faramir, beregond, writings


@card("DM-169", "DM-172")
@WRITINGS
def test_whoever_finds_the_writings_alone_springs_a_trap_against_which_no_weapon_helps(
    name: str, prowess: int
) -> None:
    playing, faramir, beregond, writings = finds(name)
    attack = playing.attack
    assert attack is not None
    strike = attack.strikes[0]

    assert (attack.race, attack.prowess, len(attack.strikes)) == (Race.TRAP, prowess, 1)
    assert strike.defender == faramir.id
    assert faramir.prowess() > 5
    assert total(defender_parts(playing.table, attack, strike)) == 5 - 1  # he is tapped
    playing.pass_until("RollStrike")
    playing.rolls(prowess - 4)
    assert playing.attack is None
    assert writings.bearer == faramir
    assert beregond.is_untapped


@card("DM-169", "DM-172")
@WRITINGS
def test_the_trap_cannot_be_cancelled(name: str, prowess: int) -> None:
    del prowess
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Moria")
    bilbo = scene.first.character("Bilbo", at="Moria")
    writings, hiding = scene.first.hand(name, "Concealment")
    playing = scene.at_site(of=frodo)
    playing.does(Verb.PLAY_AT_SITE, writings, frodo)
    playing.resolve()

    assert bilbo.is_untapped
    assert playing.attack is not None
    assert not playing.may_play(hiding)


@card("DM-169", "DM-172")
@pytest.mark.parametrize(
    ("name", "place", "elsewhere"),
    [("Forgotten Scrolls", "Ost-in-Edhil", "Moria"), ("Lost Tome", "Moria", "Ost-in-Edhil")],
    ids=["scrolls", "tome"],
)
def test_the_writings_are_given_up_to_learn_something_at_such_a_site(
    name: str, place: str, elsewhere: str
) -> None:
    scene, other = Scene(), Scene()
    faramir = scene.first.character("Faramir", at=place)
    writings = scene.first.gives(name, to=faramir)
    scene.first.in_hand("Cram")
    idle = other.first.gives(name, to=other.first.character("Faramir", at=elsewhere))

    playing = scene.at_site(of=faramir)
    before = allows_information(scene.table, faramir.company.site)
    playing.uses(writings)
    playing.resolve()

    assert not before
    assert writings.is_discarded
    assert allows_information(scene.table, faramir.company.site)
    assert not other.at_site(of=other.first.characters()[0]).may(Verb.USE, idle)


@card("DM-169")
def test_the_scrolls_are_also_found_in_minas_tirith_once_it_is_tapped() -> None:
    tapped, fresh = Scene(), Scene()
    scholar = tapped.first.company("Minas Tirith", "Faramir", site_status="tapped")[0]
    scrolls, tome = tapped.first.hand("Forgotten Scrolls", "Lost Tome")
    other = fresh.first.company("Minas Tirith", "Faramir")[0]
    too_early, _ = fresh.first.hand("Forgotten Scrolls", "Tower Guard of Minas Tirith")

    playing = tapped.at_site(of=scholar)

    assert playing.may(Verb.PLAY_AT_SITE, scrolls)
    assert playing.why_not(tome) is Reason.NOT_PLAYABLE_HERE
    assert fresh.at_site(of=other).why_not(too_early) is Reason.NOT_PLAYABLE_HERE
    playing.does(Verb.PLAY_AT_SITE, scrolls)
    playing.resolve()
    assert playing.attack is not None


@card("DM-169", "DM-172")
@WRITINGS
def test_no_starting_company_has_the_writings(name: str, prowess: int) -> None:
    del prowess
    scene = Scene()
    faramir, _, writings, bread = scene.first.pool("Faramir", "Arwen", name, "Cram")
    beregond, _ = scene.second.pool("Beregond", "Haldir")
    for side in (scene.first, scene.second):
        side.location_deck("Rivendell")
    wizards = deck("challenge-a")
    with_it = replace(wizards, pool=(*wizards.pool[:8], find(name).card))
    playing = scene.opening()
    playing.does(Verb.DRAFT, faramir)
    playing.does(Verb.DRAFT, beregond)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.STOP_DRAFTING)

    assert playing.may(Verb.GIVE_ITEM, bread)
    assert not playing.may(Verb.GIVE_ITEM, writings)
    assert [fault.rule for fault in pool_faults(with_it)] == ["DECK-12"]
