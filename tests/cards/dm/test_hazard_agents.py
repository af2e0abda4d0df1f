"""Stories of the agents that are hazards and nothing else."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Points


@card("DM-28")
def test_lobelia_influences_hobbits_and_their_factions_better() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    aragorn = scene.first.character("Aragorn II", at="Bree")
    hobbits = scene.first.factions("Hobbits")[0]
    lobelia = scene.second.agent("Lobelia Sackville-Baggins", face_up=True)

    assert lobelia.direct_influence(against=sam) == 4
    assert lobelia.direct_influence(against=hobbits) == 4
    assert lobelia.direct_influence(against=aragorn) == 1


@card("DM-28")
def test_lobelia_moves_only_in_the_shire_and_nearby() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Edoras")
    lobelia = scene.second.agent("Lobelia Sackville-Baggins", sites=("Bree",), face_up=True)
    bag_end, forest, downs = scene.second.location_deck("Bag End", "Old Forest", "Barrow-downs")

    playing = scene.hazards(on=aragorn)

    assert playing.may(Verb.MOVE_AGENT, lobelia, bag_end)
    assert playing.may(Verb.MOVE_AGENT, lobelia, forest)
    assert not playing.may(Verb.MOVE_AGENT, lobelia, downs)


@card("DM-28")
@rule("AGT-47", "MAN-03")
def test_lobelia_is_discarded_as_she_is_revealed_if_mistress_lobelia_is_in_play() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.gives("Mistress Lobelia", to=aragorn)
    lobelia = scene.second.agent("Lobelia Sackville-Baggins")
    scene.second.location_deck("Bree")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, lobelia, names=["Bree"])

    assert lobelia.is_discarded


@card("DM-28")
@rule("AGT-02")
def test_lobelia_is_never_a_character() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.character("Odoacer", at="Bree [minion]")
    scene.first.character("Luitprand", at="Edoras [minion]")
    lobelia, freca = scene.first.hand("Lobelia Sackville-Baggins", "Freca")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, freca)
    assert not playing.may(Verb.PLAY_CHARACTER, lobelia)
    assert playing.why_not(lobelia) is Reason.AGENTS_ARE_HAZARDS


@card("DM-28")
def test_lobelia_attacks_as_nobody_in_particular_and_is_worth_a_kill_point() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    lobelia = scene.second.agent("Lobelia Sackville-Baggins", sites=("Bree",), face_up=True)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, lobelia)
    race = playing.attack.race if playing.attack else "no attack"
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.rolls(12)

    assert race is None
    assert by_source(playing.table, 0)[Points.KILL] == 1
