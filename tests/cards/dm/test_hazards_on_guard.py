"""Stories of the hazards that may, or may not, be turned up from on-guard as a company enters."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind, Race


def entering(event: str, site: str, *also: str) -> tuple[Playing, bool]:
    """Gimli enters the site with the event on-guard; whether that may be turned up."""
    scene = Scene()
    gimli = scene.first.character("Gimli", at=site)
    for other in also:
        scene.second.event(other)
    lurking = scene.hazard.on_guard(event, against=gimli)
    playing = scene.entering(gimli)
    playing.does(Verb.ENTER)
    return playing, playing.may(Verb.REVEAL_ON_GUARD, lurking)


@card("DM-47")
@rule("SITE-07")
def test_the_wrath_of_the_black_enemy_may_break_out_as_a_company_enters() -> None:
    playing, breaks_out = entering("The Black Enemy’s Wrath", "Moria")
    playing.does(Verb.REVEAL_ON_GUARD)
    faced: list[Race | None] = []
    while playing.attack is not None:
        if playing.attack.race not in faced:
            faced.append(playing.attack.race)
        playing.apply(playing.game.options()[0])

    assert breaks_out
    assert faced == [Race.ORC, Race.LAVA_FLOW]


@card("DM-47")
@rule("SITE-06")
def test_the_wrath_breaks_out_neither_where_nothing_attacks_nor_where_it_adds_nothing() -> None:
    assert not entering("The Black Enemy’s Wrath", "Bree")[1]
    assert not entering("The Black Enemy’s Wrath", "Gladden Fields")[1]


@card("DM-47")
@rule("SITE-07", "SET-12")
def test_the_wrath_does_not_break_out_upon_a_ringwraiths_company() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    gorbag = scene.first.character("Gorbag", at="LE-395")
    wrath = scene.hazard.on_guard("The Black Enemy’s Wrath", against=gorbag)
    playing = scene.entering(gorbag)

    playing.does(Verb.ENTER)

    assert not playing.may(Verb.REVEAL_ON_GUARD, wrath)


@pytest.mark.parametrize(
    ("event", "site", "elsewhere"),
    [
        ("The Moon Is Dead", "Gladden Fields", "Moria"),
        ("Rank upon Rank", "Bandit Lair", "Moria"),
        ("Redoubled Force", "Moria", "Bandit Lair"),
        ("Drums", "Moria", "Bandit Lair"),
    ],
)
@card("DM-71", "DM-80", "DM-83", "DM-52")
@rule("SITE-06")
def test_what_strengthens_the_attacks_of_a_site_may_lie_on_guard_there(
    event: str, site: str, elsewhere: str
) -> None:
    assert entering(event, site)[1]
    assert not entering(event, elsewhere)[1]


@pytest.mark.parametrize("event", ["Scimitars of Steel", "Helms of Iron"])
@card("DM-64", "DM-86")
@rule("SITE-06")
def test_arms_for_the_orcs_of_a_site_may_lie_on_guard_if_there_is_a_nazgul(event: str) -> None:
    assert entering(event, "Moria", "Adûnaphel")[1]
    assert not entering(event, "Moria")[1]


@pytest.mark.parametrize(
    "event", ["Tribal Banner", "Tribal Totem", "Pierced by Many Wounds", "Sudden Fury", "Troll-purse"]
)
@card("DM-79", "DM-91", "DM-93", "DM-94", "DM-95")
@rule("SITE-41")
def test_what_is_played_on_an_attack_or_waits_for_one_is_of_no_use_on_guard(event: str) -> None:
    assert not entering(event, "Moria")[1]


def winning_over(faction: str, at: str, event: str) -> tuple[Playing, Piece]:
    """Gandalf tries to win the faction over with the event on-guard."""
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at=at)
    people = scene.first.in_hand(faction)
    lurking = scene.hazard.on_guard(event, against=gandalf)
    playing = scene.at_site(gandalf)
    playing.does(Verb.PLAY_AT_SITE, people, gandalf)
    return playing, lurking


@card("DM-72")
@rule("SITE-38")
def test_mordor_may_turn_out_to_be_in_arms_as_a_people_near_it_is_tried() -> None:
    playing, mordor = winning_over("Variags of Khand", "Variag Camp", "Mordor in Arms")

    playing.does(Verb.REVEAL_ON_GUARD, mordor)
    playing.resolve()
    playing.rolls(5)  # 5 + 10 - 6 is not greater than 9

    assert mordor.in_play
    assert playing.piece("Variags of Khand").is_discarded


@card("DM-72")
@rule("SITE-38")
def test_mordor_is_not_turned_up_against_what_it_does_not_touch() -> None:
    playing, mordor = winning_over("Riders of Rohan", "Edoras", "Mordor in Arms")

    assert not playing.may(Verb.REVEAL_ON_GUARD, mordor)
