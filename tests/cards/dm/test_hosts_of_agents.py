"""Stories of the hazard host for which an agent takes prisoners."""

from tests.cards.marks import card
from tests.rules.marks import rule
from tests.rules.situations import site_of
from wizardhaven import Verb
from wizardhaven.engine.changes.agents import put_back
from wizardhaven.engine.changes.prisoners import wait_for_agent
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race


@card("DM-92")
@rule("PRS-03")
def test_an_agent_drags_its_prisoner_to_a_home_site_wherever_that_lies() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    gimli = scene.first.character("Gimli", at="Rivendell")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))
    town, dale, moria = scene.second.location_deck("Lake-town", "Dale", "Moria")
    away = scene.second.in_hand("To Get You Away")
    playing = scene.hazards(on=gimli, to="Goblin-gate")

    playing.plays(away, target=gisulf)
    playing.resolve()
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, sam)
    playing.pass_until("RollForAgent")
    playing.rolls(12)
    playing.pass_until("RollStrike")
    playing.rolls(2)
    assert playing.may(Verb.HOLD_AT, town)
    assert not playing.may(Verb.HOLD_AT, moria)
    playing.does(Verb.HOLD_AT, dale)

    assert sam.bearer == away
    assert dale.bearer == away
    assert gisulf.is_tapped
    agent = agent_of(playing.table, gisulf.id)
    assert agent is not None
    assert agent.at == "Dale"
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    assert gisulf.in_play


@card("DM-92")
def test_an_agent_who_fails_leaves_nothing_behind() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))
    dale = scene.second.location_deck("Dale")[0]
    away = scene.second.in_hand("To Get You Away")
    playing = scene.hazards(on=gimli, to="Goblin-gate")

    playing.plays(away, target=gisulf)
    playing.resolve()
    playing.pass_until("FaceStrike")
    assert away.in_play
    playing.does(Verb.TAP_TO_FACE, gimli)
    playing.pass_until("RollForAgent")
    playing.rolls(2)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.rolls(2)  # the body check of the agent

    assert away.is_discarded
    assert dale.place == "location deck"


@card("DM-92")
def test_an_agent_needs_a_home_to_take_prisoners_to_and_no_minion_as_opponent() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))
    scene.second.location_deck("Moria")
    away = scene.second.in_hand("To Get You Away")
    playing = scene.hazards(on=gimli, to="Goblin-gate")

    assert playing.why_not(away) is Reason.NO_RESCUE_SITE


@card("DM-92")
def test_an_agent_takes_no_prisoners_from_a_ringwraith() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at="Rivendell [minion]")
    scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))
    scene.second.location_deck("Dale")
    away = scene.second.in_hand("To Get You Away")
    playing = scene.hazards(on=luitprand, to="Goblin-gate")

    assert playing.why_not(away) is Reason.CONDITION_NOT_MET


def guarded_by_gisulf(scene: Scene) -> tuple[Piece, Piece, Piece]:
    """Sam Gamgee, held at Dale by the agent Gisulf, who is there; the host and the agent."""
    sam = scene.first.character("Sam Gamgee", at="Bree")
    gisulf = scene.second.agent("Gisulf", face_up=True)
    away = scene.second.holds("To Get You Away", sam, at="Dale")
    wait_for_agent(scene.table, away.id, gisulf.id)
    agent = agent_of(scene.table, gisulf.id)
    assert agent is not None
    at_home = agent.copy()
    at_home.at = "Dale"
    put_back(scene.table, at_home)
    return sam, away, gisulf


@card("DM-92")
def test_whoever_comes_for_the_prisoner_of_an_agent_faces_its_kin() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Dale")
    scene.first.character("Thorin II", at="Dale")
    _, away, _ = guarded_by_gisulf(scene)
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, away)

    assert playing.attack is not None
    assert playing.attack.race is Race.MAN
    assert (playing.attack.strikes_count, playing.attack.prowess) == (3, 8)


@card("DM-92")
def test_the_agent_stays_where_it_was_when_its_prisoner_is_free() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    sam, away, gisulf = guarded_by_gisulf(scene)
    dale = away.aside("Dale")
    own = scene.first.location_deck("Dale")[0]
    told = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(told, user=gandalf, target=away)
    playing.resolve()

    assert away.is_discarded
    assert site_of(sam) == own
    agent = agent_of(playing.table, gisulf.id)
    assert agent is not None
    assert agent.sites == (dale.id,)
