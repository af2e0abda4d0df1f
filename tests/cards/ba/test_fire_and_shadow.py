"""Stories of what serves the Balrog in one of his forms, and of his word."""

import pytest

from tests.cards.ba.deep_foes import BALROG
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Phase, Race

OF_FORMS = {
    "Cloaked by Darkness": "Great Shadow",
    "Heart of Dark Fire": "Strangling Coils",
    "Terror Heralds Doom": "Flame of Udûn",
}


def the_balrog(scene: Scene, fana: str, at: str = "The Under-leas [balrog]") -> Piece:
    """The Balrog in that form."""
    balrog = scene.first.character("The Balrog [balrog]", at=at)
    scene.first.gives(fana, to=balrog)
    return balrog


@card("BA-53", "BA-63", "BA-78")
@pytest.mark.parametrize(("name", "form"), OF_FORMS.items())
def test_what_serves_one_form_is_of_no_use_in_another(name: str, form: str) -> None:
    for worn in OF_FORMS.values():
        scene = Scene(kinds=BALROG)
        the_balrog(scene, worn)
        event = scene.first.in_hand(name)
        assert scene.begin(Phase.ORGANIZATION).may_play(event) is (worn == form)


@card("BA-53", "BA-63", "BA-78")
@pytest.mark.parametrize("name", OF_FORMS)
def test_it_may_be_shuffled_from_the_sideboard_into_the_deck_while_organizing(name: str) -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.character("Azog", at="Moria [balrog]")
    (event,) = scene.first.sideboard(name)
    scene.first.sideboard("Great Shadow")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.SHUFFLE_IN, event)
    playing.apply(playing.game.chance())

    assert event.in_deck
    assert playing.has_happened(Happening.SIDEBOARDED, event)
    assert not playing.may(Verb.SHUFFLE_IN)
    later = Scene(kinds=BALROG)
    azog = later.first.character("Azog", at="Moria [balrog]")
    later.first.sideboard(name)
    assert not later.at_site(of=azog).may(Verb.SHUFFLE_IN)


@card("BA-53")
def test_darkness_lowers_the_hazard_limit_without_end() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene, "Great Shadow")
    cloaks = scene.first.hand("Cloaked by Darkness", "Cloaked by Darkness")
    playing = scene.hazards(on=balrog)
    limits = [playing.hazard_limit(of=balrog)]
    for cloak in cloaks:
        playing.plays(cloak)
        playing.resolve()
        limits.append(playing.hazard_limit(of=balrog))

    assert limits == [2, 1, 0]


@card("BA-63")
def test_dark_fire_gives_influence_as_long_as_the_coils_are_there() -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene, "Strangling Coils")
    heart, other = scene.first.hand("Heart of Dark Fire", "Heart of Dark Fire")
    shadow = scene.first.in_hand("Great Shadow")
    playing = scene.begin(Phase.ORGANIZATION)
    assert balrog.direct_influence() == 6 + 3

    playing.plays(heart)
    playing.resolve()
    assert balrog.direct_influence() == 6 + 3 + 5
    assert not playing.may_play(other)
    playing.plays(shadow, target=balrog)
    playing.resolve()

    assert balrog.direct_influence() == 6


SWARM = Faction(
    "XX-1",
    "Swarm of the Deep",
    Race.ORC,
    influence_number=14,
    playable_at=(named("The Under-gates"),),
    alignment=Alignment.MINION,
)


@card("BA-78")
@pytest.mark.parametrize(("terror", "roll", "won"), [(False, 9, False), (True, 9, True), (True, 8, False)])
def test_terror_makes_every_attempt_easier_for_a_turn(terror: bool, roll: int, won: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = the_balrog(scene, "Flame of Udûn", at="The Under-gates [balrog]")  # his influence is 4
    doom, swarm = scene.first.hand("Terror Heralds Doom", SWARM)
    playing = scene.begin(Phase.ORGANIZATION)
    if terror:
        playing.plays(doom)
        playing.resolve()

    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, swarm, balrog)
    playing.resolve()
    playing.rolls(roll)

    assert playing.has_happened(Happening.INFLUENCE_SUCCEEDED) is won


@card("BA-68")
@pytest.mark.parametrize("helped", [False, True])
def test_what_is_no_ones_else_is_the_balrogs(helped: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="Moria [balrog]")
    mine, other = scene.first.hand("Mine or No One’s", "Mine or No One’s")
    frodo = scene.second.character("Frodo", at="Moria")
    pony = scene.second.gives("Bill the Pony", to=frodo)
    playing = scene.at_site(of=balrog)

    playing.does(Verb.INFLUENCE, balrog, pony)
    if helped:
        playing.plays(mine)
        assert not playing.may_play(other)
    playing.pass_until("RollAttempt")
    playing.rolls(9, 2)

    assert pony.is_discarded is helped


@card("BA-68")
def test_neither_characters_nor_peoples_from_hand_are_the_balrogs_by_that() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-gates [balrog]")
    mine, swarm = scene.first.hand("Mine or No One’s", SWARM)
    frodo = scene.second.character("Frodo", at="The Under-gates")
    playing = scene.at_site(of=balrog)
    playing.does(Verb.INFLUENCE, balrog, frodo)
    assert not playing.may_play(mine)

    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-gates [balrog]")
    mine, swarm = scene.first.hand("Mine or No One’s", SWARM)
    playing = scene.at_site(of=balrog)
    playing.does(Verb.PLAY_AT_SITE, swarm, balrog)
    playing.resolve()
    assert not playing.may_play(mine)


@card("BA-69")
def test_a_leader_obeys_rules_more_and_survives_until_somebody_of_a_higher_mind_comes() -> None:
    scene = Scene(kinds=BALROG)
    _, azog, bolg = scene.first.company("Moria [balrog]", "The Balrog [balrog]", "Azog", "Orc Brawler")
    away = scene.first.character("Bolg", at="Dol Guldur [minion]")
    obey, other = scene.first.hand("Obey Him or Die", "Obey Him or Die")
    playing = scene.begin(Phase.ORGANIZATION)
    before = azog.direct_influence()

    assert not playing.may_play(obey, target=away)
    assert not playing.may_play(obey, target=bolg)
    playing.plays(obey, target=azog)
    playing.resolve()

    assert azog.direct_influence() == before + 2
    assert not playing.may_play(other, target=azog)


@card("BA-80")
@pytest.mark.parametrize(
    ("site", "possible"),
    [
        ("Goblin-gate [minion]", False),  # the Under-grottos lie below it
        ("Sarn Goriwing [minion]", True),
        ("The Lonely Mountain [minion]", False),
        ("The Under-leas [balrog]", False),
        ("Bree [minion]", False),
    ],
)
def test_a_few_recruits_are_found_above_ground_far_from_the_deeps(site: str, possible: bool) -> None:
    scene = Scene(kinds=BALROG)
    azog = scene.first.company(site, "Azog", site_status="tapped")[0]
    recruits = scene.first.in_hand("A Few Recruits")
    playing = scene.at_site(of=azog)

    assert playing.may(Verb.PLAY_AT_SITE, recruits, azog) is possible


@card("BA-80")
@pytest.mark.parametrize(
    ("who", "roll", "won"), [("Azog", 6, False), ("Azog", 7, True), ("Orc Brawler", 7, False)]
)
def test_recruits_come_more_readily_to_a_leader(who: str, roll: int, won: bool) -> None:
    scene = Scene(kinds=BALROG)
    somebody = scene.first.character(who, at="Sarn Goriwing [minion]")
    recruits = scene.first.in_hand("A Few Recruits")
    playing = scene.at_site(of=somebody)
    influence = somebody.unused_direct_influence(against=recruits)

    playing.does(Verb.PLAY_AT_SITE, recruits, somebody)
    playing.resolve()
    playing.rolls(roll - influence)

    assert playing.has_happened(Happening.INFLUENCE_SUCCEEDED) is won
