"""Stories of agents who have nothing but their numbers, skills and homes. [AGT-14, AGT-55]"""

import pytest

from tests.cards.marks import card
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene

HOMES = (
    ("Bill Ferny", {"Bree", "Cameth Brin"}),
    ("Deallus", {"Dunnish Clan-hold", "Bree", "Cameth Brin"}),
    ("Gergeli", {"Shrel-Kain", "Lake-town", "Easterling Camp"}),
    ("Gisulf", {"Woodmen-town", "Lake-town", "Dale"}),
    ("Herion", {"Lond Galen", "Dol Amroth"}),
    ("Leamon", {"Cameth Brin", "Dunnish Clan-hold"}),
    ("Woffung", {"Lake-town", "Dale", "Shrel-Kain"}),
)

IN_WAIT = (
    ("Bill Ferny", "Bree", 2, 8),
    ("Deallus", "Bree", 2, 7),
    ("Gergeli", "Lake-town", 3, 9),
    ("Gisulf", "Lake-town", 5, 7),
    ("Herion", "Dol Amroth", 5, 7),
    ("Leamon", "Cameth Brin", 5, 8),
    ("Woffung", "Dale", 4, 8),
)


@card("DM-3", "DM-5", "DM-12", "DM-13", "DM-16", "DM-19", "DM-26")
@pytest.mark.parametrize(("name", "homes"), HOMES)
def test_an_agent_that_has_not_moved_may_be_turned_up_at_any_of_its_homes(name: str, homes: set[str]) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.second.agent(name)
    playing = scene.hazards(on=aragorn)

    assert {home for option in playing.options(Verb.REVEAL_AGENT) for home in option.names} == homes


@card("DM-3", "DM-5", "DM-12", "DM-13", "DM-16", "DM-19", "DM-26")
@pytest.mark.parametrize(("name", "home", "prowess", "body"), IN_WAIT)
def test_an_agent_in_wait_at_home_strikes_hard(name: str, home: str, prowess: int, body: int) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at=home)
    agent = scene.second.agent(name)
    playing = scene.entering(of=aragorn)

    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, agent)
    attack = playing.attack

    assert attack is not None
    assert attack_prowess(playing.table, attack, aragorn.id) == prowess + 5
    assert attack.body == body + 1
    assert len(attack.strikes) == 1


@card("DM-3", "DM-5", "DM-12", "DM-13", "DM-16", "DM-19", "DM-26")
@pytest.mark.parametrize(("name", "homes"), HOMES)
def test_an_agent_that_has_not_moved_attacks_nobody_away_from_home(name: str, homes: set[str]) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Edoras")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    scene.second.agent(name)
    playing = scene.entering(of=aragorn)

    playing.does(Verb.ENTER)

    assert "Edoras" not in homes
    assert not playing.may(Verb.ATTACK_WITH_AGENT)
