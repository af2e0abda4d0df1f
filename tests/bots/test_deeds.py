"""Attacks by agents, rescues and ways through the Under-deeps are counted as they happen."""

from tests.rules.test_07_rescue import WEBS
from wizardhaven import Verb
from wizardhaven.bots.deeds import Deeds
from wizardhaven.scenario import Playing, Scene


def deeds(playing: Playing, rescuing: bool = False) -> dict[str, int]:
    """What is counted of all that has happened."""
    found = Deeds()
    found.note(playing.table, playing.happened, rescuing)
    return found.counts()


NOTHING = {"agent_attacks": 0, "rescues": 0, "under_deeps_moves": 0}


def test_an_attack_counts_if_an_agent_makes_it() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny = scene.second.agent("Bill Ferny")
    playing = scene.entering(of=aragorn)
    orcs = Scene()
    thorin = orcs.first.character("Thorin II", at="Moria")
    in_moria = orcs.entering(of=thorin)

    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, ferny)
    playing.resolve()
    in_moria.does(Verb.ENTER)

    assert deeds(playing) == {**NOTHING, "agent_attacks": 1}
    assert deeds(in_moria) == NOTHING


def test_a_prisoner_counts_if_somebody_has_freed_him() -> None:
    scene = Scene()
    thorin, gimli = scene.first.company("Goblin-gate", "Thorin II", "Gimli")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    host = scene.second.holds(WEBS, sam, at="Goblin-gate")
    playing = scene.at_site(of=thorin)

    playing.does(Verb.RESCUE, host)
    playing.wins(thorin)
    playing.does(Verb.FREE_PRISONERS, gimli)

    assert deeds(playing, rescuing=True) == {**NOTHING, "rescues": 1}
    assert deeds(playing) == NOTHING


def test_going_down_counts_and_coming_back_as_well() -> None:
    down, back, elsewhere = Scene(), Scene(), Scene()
    going = down.first.character("Gimli", at="Moria")
    coming = back.first.character("Gimli", at="The Under-gates")
    walking = elsewhere.first.character("Gimli", at="Moria")

    played = [
        down.hazards(on=going, to="The Under-gates"),
        back.hazards(on=coming, to="Moria"),
        elsewhere.hazards(on=walking, to="Lórien"),
    ]
    for playing in played:
        playing.pass_until("EnterSite")

    assert [deeds(playing)["under_deeps_moves"] for playing in played] == [1, 1, 0]
