"""Stories of those who serve the Balrog in the deep, and of what he wields there."""

import pytest

from tests.cards.ba.deep_foes import BALROG
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Check, Phase, Race


@card("BA-46")
def test_a_great_troll_follows_the_balrog_alone_and_makes_his_company_overt() -> None:
    scene = Scene(kinds=BALROG)
    balrog, azog = scene.first.company("The Under-leas [balrog]", "The Balrog [balrog]", "Azog")
    troll = scene.first.in_hand("Great Troll")
    playing = scene.at_site(of=balrog)

    assert not playing.may(Verb.PLAY_AT_SITE, troll, azog)
    playing.does(Verb.PLAY_AT_SITE, troll, balrog)
    playing.resolve()

    assert troll.bearer == balrog
    assert is_overt(playing.table, balrog.company)


@card("BA-46", "BA-47")
def test_allies_of_the_deep_are_not_found_at_a_darkhaven() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-gates [balrog]")
    troll, thing = scene.first.hand("Great Troll", "Nasty Slimy Thing")
    playing = scene.at_site(of=balrog)

    assert not playing.may(Verb.PLAY_AT_SITE, troll)
    assert not playing.may(Verb.PLAY_AT_SITE, thing)


@card("BA-46")
@pytest.mark.parametrize("status", ["untapped", "tapped", "wounded"])
def test_a_great_troll_may_be_given_a_strike_however_it_is(status: str) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]", status="tapped")
    troll = scene.first.gives("Great Troll", to=balrog, status=status)
    cave = scene.first.gives("Cave Troll", to=balrog, status="tapped")
    playing = scene.attack(on=balrog, strikes=2)
    playing.pass_until("AssignByDefender")

    assert playing.may(Verb.ASSIGN, troll)
    assert not playing.may(Verb.ASSIGN, balrog)
    assert not playing.may(Verb.ASSIGN, cave)


@card("BA-47")
def test_a_nasty_slimy_thing_taps_to_keep_drakes_away_and_nobody_else() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    thing = scene.first.gives("Nasty Slimy Thing", to=balrog)
    playing = scene.attack(on=balrog, race=Race.DRAKE)

    playing.uses(thing)
    playing.resolve()

    assert thing.is_tapped
    assert playing.attack is None or playing.attack.canceled
    other = Scene(kinds=BALROG)
    balrog = other.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    thing = other.first.gives("Nasty Slimy Thing", to=balrog)
    assert not other.attack(on=balrog, race=Race.MAN).may(Verb.USE, thing)


@card("BA-45", "BA-47")
@pytest.mark.parametrize("name", ["Evil Things Lingering", "Nasty Slimy Thing"])
@pytest.mark.parametrize(
    ("at", "to", "by", "lost"),
    [
        ("The Under-leas [balrog]", "The Under-gates [balrog]", None, False),
        ("Moria [balrog]", "Dimrill Dale [minion]", ("Redhorn Gate",), True),
        ("Moria [balrog]", "Goblin-gate [minion]", None, True),
        ("Moria [balrog]", None, None, False),
    ],
)
def test_what_lingers_below_is_lost_on_a_way_above(
    name: str, at: str, to: str | None, by: tuple[str, ...] | None, lost: bool
) -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at=at)
    ally = scene.first.gives(name, to=azog)
    playing = scene.hazards(on=azog, to=to, by=by)

    playing.pass_until("EnterSite")

    assert ally.is_discarded is lost


@card("BA-45")
@pytest.mark.parametrize(("roll", "eliminated"), [(11, False), (12, True)])
def test_evil_things_turn_on_whoever_controls_them(roll: int, eliminated: bool) -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at="The Under-courts [balrog]")  # his mind is 7
    scene.first.gives("Evil Things Lingering", to=azog)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.rolls(roll)

    assert azog.is_eliminated is eliminated


@card("BA-45")
def test_evil_things_are_quiet_under_the_balrog() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-courts [balrog]")
    scene.first.gives("Evil Things Lingering", to=balrog)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.ROLL)


@card("BA-81")
@pytest.mark.parametrize(
    ("untapped", "comes"), [(False, Happening.STRIKE_FAILED), (True, Happening.STRIKE_SUCCEEDED)]
)
def test_a_tongue_of_fire_stabs_harder_if_the_balrog_taps_for_it(untapped: bool, comes: Happening) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    scene.first.gives("Stabbing Tongue of Fire", to=balrog)
    playing = scene.attack(on=balrog, prowess=16)

    playing.fights(balrog, 8, untapped=untapped)  # his prowess is 8, and 1 more or 1 less

    assert playing.has_happened(comes, balrog)


@card("BA-81")
@pytest.mark.parametrize(("roll", "defeated"), [(6, False), (7, True)])
def test_whoever_strikes_at_the_fire_in_vain_is_burnt(roll: int, defeated: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    scene.first.gives("Stabbing Tongue of Fire", to=balrog)
    playing = scene.attack(on=balrog, prowess=9, body=7)

    playing.wins(balrog)
    playing.rolls(roll)  # and 1 for the fire

    assert playing.has_happened(Happening.ATTACK_DEFEATED) is defeated


@card("BA-81")
def test_only_the_balrog_takes_the_fire_and_gives_it_to_nobody() -> None:
    scene = Scene(kinds=BALROG)
    balrog, azog = scene.first.company(
        "The Under-leas [balrog]", "The Balrog [balrog]", "Azog", site_status="tapped"
    )
    tongue = scene.first.in_hand("Stabbing Tongue of Fire")
    playing = scene.at_site(of=balrog)

    assert not playing.may(Verb.PLAY_AT_SITE, tongue, azog)
    playing.does(Verb.PLAY_AT_SITE, tongue, balrog)
    playing.resolve()

    assert tongue.bearer == balrog


@card("BA-66")
def test_a_ranger_with_the_makers_map_finds_the_ways_below_more_easily() -> None:
    scene = Scene(kinds=BALROG)
    balrog, azog = scene.first.company("The Under-galleries [balrog]", "The Balrog [balrog]", "Azog")
    makers_map = scene.first.in_hand("Maker’s Map")
    playing = scene.at_site(of=balrog)

    assert not playing.may_play(makers_map, target=azog)  # he is no ranger
    playing.plays(makers_map, target=balrog)
    playing.resolve()

    assert makers_map.bearer == balrog
    assert balrog.is_tapped
    assert playing.piece("The Under-galleries").is_tapped
    moving = check_parts(playing.table, azog.id, Check.UNDER_DEEPS_MOVEMENT)
    assert sum([part.amount for part in moving]) == 3 + 2


@card("BA-66")
def test_the_makers_map_is_found_only_where_information_is() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    makers_map = scene.first.in_hand("Maker’s Map")

    assert not scene.at_site(of=balrog).may_play(makers_map)
