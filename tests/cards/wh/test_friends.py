"""Stories of the friends and helpers of Fallen-wizards."""

import pytest

from tests.cards.marks import card
from tests.rules.fallen_cards import FALLEN_AND_WIZARD, GANDALF, ISENGARD, WHITE_TOWERS
from wizardhaven.engine.queries.numbers.control_cost import control_cost
from wizardhaven.engine.queries.numbers.influence import direct_influence
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase


def fallen(avatar: str) -> Scene:
    """A scene in which the first player has declared that Fallen-wizard."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares(avatar)
    return scene


@card("WH-95")
def test_the_squire_is_a_stronger_warrior_who_takes_two_points() -> None:
    scene = fallen("Alatar")
    faramir, wacho = scene.first.company(WHITE_TOWERS, "Faramir", "Wacho")
    squire = scene.first.in_hand("Squire of the Hunt")
    before = (faramir.prowess(), faramir.body, direct_influence(scene.table, faramir.id))
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(squire, target=wacho)  # who is no warrior
    playing.plays(squire, target=faramir)
    playing.resolve()

    after = (faramir.prowess(), faramir.body, direct_influence(playing.table, faramir.id))
    assert after == (before[0] + 1, before[1] + 1, before[2] + 1)
    assert control_cost(playing.table, faramir.id) == 2


@card("WH-98")
def test_a_fallen_wizard_is_nobodys_friend_himself() -> None:
    scene = fallen("Gandalf")
    gandalf, faramir = scene.first.company(WHITE_TOWERS, GANDALF, "Faramir")
    friend = scene.first.in_hand("Gandalf’s Friend")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(friend, target=faramir)
    assert not playing.may_play(friend, target=gandalf)


@pytest.mark.parametrize(
    ("event", "avatar", "at", "other"),
    [
        ("Squire of the Hunt", "Alatar", WHITE_TOWERS, "Faramir"),
        ("Pallando’s Apprentice", "Pallando", WHITE_TOWERS, "Ioreth"),
        ("The Forge-master", "Saruman", ISENGARD, "Ioreth"),
    ],
)
@card("WH-95", "WH-104", "WH-117")
def test_no_fallen_wizard_is_his_own_helper(event: str, avatar: str, at: str | Site, other: str) -> None:
    scene = fallen(avatar)
    wizard, man = scene.first.company(at, f"{avatar} [fallen-wizard]", other)
    helper = scene.first.in_hand(event)

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(helper, target=man)
    assert not playing.may_play(helper, target=wizard)


@card("WH-95", "WH-98")
def test_of_several_fixed_costs_the_lowest_counts() -> None:
    scene = fallen("Gandalf")
    faramir = scene.first.company(WHITE_TOWERS, "Faramir")[0]
    scene.first.gives("Squire of the Hunt", to=faramir)
    scene.first.gives("Gandalf’s Friend", to=faramir)

    assert control_cost(scene.table, faramir.id) == 1


@card("WH-95", "WH-98", "WH-104")
def test_friends_are_found_at_a_wizardhaven() -> None:
    scene = fallen("Alatar")
    scene.first.company("Bree", "Faramir")
    squire = scene.first.in_hand("Squire of the Hunt")
    assert scene.begin(Phase.ORGANIZATION).why_not(squire) is Reason.CONDITION_NOT_MET

    scene = fallen("Gandalf")
    scene.first.company("Bree", "Faramir")
    friend = scene.first.in_hand("Gandalf’s Friend")
    assert scene.begin(Phase.ORGANIZATION).why_not(friend) is Reason.CONDITION_NOT_MET

    scene = fallen("Pallando")
    scene.first.company("Bree", "Wacho")
    apprentice = scene.first.in_hand("Pallando’s Apprentice")
    assert scene.begin(Phase.ORGANIZATION).why_not(apprentice) is Reason.CONDITION_NOT_MET


@card("WH-95", "WH-98", "WH-104")
def test_or_in_the_starting_company() -> None:
    scene = fallen("Gandalf")
    scene.first.location_deck("Weathertop")
    scene.second.location_deck("Rivendell")
    friend, beretar, luitprand = scene.first.pool("Gandalf’s Friend", "Beretar", "Luitprand")
    scene.second.pool("Haldir")
    playing = scene.opening()
    playing.does(Verb.DRAFT, beretar)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, friend)

    assert friend.bearer == beretar
    assert playing.stage_points(0) == 1
    assert luitprand.place == "pool"


@card("WH-117")
def test_a_sage_who_is_a_man_is_asked_about_once_as_the_starting_forge_master() -> None:
    scene = fallen("Saruman")
    scene.first.location_deck("Weathertop")
    scene.second.location_deck("Rivendell")
    master, wacho, beretar = scene.first.pool("The Forge-master", "Wacho", "Beretar")
    scene.second.pool("Haldir")
    playing = scene.opening()
    playing.does(Verb.DRAFT, wacho)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, beretar)

    assert master.bearer == wacho  # nobody else could be, and his player need not say so


@card("WH-98")
def test_a_friend_of_gandalf_takes_one_point_and_has_more_influence() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.company(WHITE_TOWERS, GANDALF)[0]
    elrond = scene.first.character("Elrond", at="The White Towers")
    faramir = scene.first.character("Faramir", at="The White Towers")
    friend = scene.first.in_hand("Gandalf’s Friend")
    before = direct_influence(scene.table, faramir.id)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(friend, target=faramir)
    playing.resolve()
    playing.does(Verb.ORGANIZE)

    assert direct_influence(playing.table, faramir.id) == before + 2
    assert control_cost(playing.table, faramir.id) == 1
    assert playing.may(Verb.FOLLOW, faramir, gandalf)
    assert not playing.may(Verb.FOLLOW, faramir, elrond)


@card("WH-104")
def test_the_apprentice_is_a_sage_who_taps_to_use_a_palantir() -> None:
    scene = fallen("Pallando")
    wacho, _ = scene.first.company(WHITE_TOWERS, "Wacho", "Balin")
    palantir = scene.first.gives("Palantír of Orthanc", to=wacho)
    apprentice = scene.first.in_hand("Pallando’s Apprentice")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, palantir)

    playing.plays(apprentice)
    playing.resolve()
    assert apprentice.bearer == wacho
    assert control_cost(playing.table, wacho.id) == 2
    playing.uses(palantir)

    assert wacho.is_tapped


@card("WH-117")
def test_the_forge_master_is_a_sage_or_a_man() -> None:
    scene = fallen("Saruman")
    luitprand, wacho, elrond, haldir = scene.first.company(ISENGARD, "Luitprand", "Wacho", "Elrond", "Haldir")
    master = scene.first.in_hand("The Forge-master")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(master, target=luitprand)
    assert playing.may_play(master, target=wacho)
    assert playing.may_play(master, target=elrond)
    assert not playing.may_play(master, target=haldir)
    playing.plays(master, target=elrond)
    playing.resolve()
    assert control_cost(playing.table, elrond.id) == 2


@card("WH-117")
def test_the_forge_master_taps_to_give_arms_to_anybody_at_the_wizardhaven() -> None:
    scene = fallen("Saruman")
    wacho, faramir = scene.first.company(ISENGARD, "Wacho", "Faramir")
    ugluk = scene.first.company(ISENGARD, "Uglúk")[0]
    scene.first.turn(faramir, "tapped")
    master = scene.first.gives("The Forge-master", to=wacho)
    shield, horn = scene.first.discard_pile("Shield of Iron-bound Ash", "Horn of Anor")
    dagger = scene.first.sideboard("Dagger of Westernesse")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(master)
    playing.resolve()
    assert playing.may(Verb.PLACE_WITH, dagger, ugluk)
    assert not playing.may(Verb.PLACE_WITH, horn)
    playing.does(Verb.PLACE_WITH, shield, faramir)

    assert wacho.is_tapped
    assert shield.bearer == faramir
    assert shield.is_in_use


@card("WH-117")
def test_away_from_a_wizardhaven_the_forge_master_makes_nothing() -> None:
    scene = fallen("Saruman")
    wacho = scene.first.company("Bree", "Wacho")[0]
    master = scene.first.gives("The Forge-master", to=wacho)
    scene.first.discard_pile("Dagger of Westernesse")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, master)
