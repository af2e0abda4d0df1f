"""The steps of a strike and of the council, and which of them is at hand."""

from wizardhaven.engine.state.action import Verb
from wizardhaven.protocol.ledgers.steps import steps
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase, PlayerKind


def now(playing: Playing) -> str:
    """The rule of the step at hand; those before it are done and those behind it ahead."""
    told = steps(playing.game, Language.EN)
    states = [step.state for step in told]
    place = states.index("now")
    assert states == ["done"] * place + ["now"] + ["ahead"] * (len(states) - place - 1)
    return told[place].rule


def test_a_strike_goes_through_its_steps() -> None:
    scene = Scene()
    aragorn, gimli = scene.first.company("Lórien", "Aragorn II", "Gimli")
    scene.first.hand("Dodge")
    playing = scene.attack(on=aragorn, prowess=14)
    before = steps(playing.game, Language.EN)
    playing.does(Verb.ASSIGN, aragorn)
    seen = [now(playing)]
    playing.does(Verb.TAP_TO_FACE)
    seen.append(now(playing))
    playing.passes()
    seen.append(now(playing))
    playing.passes()
    seen.append(now(playing))
    playing.rolls(2)
    seen.append(now(playing))

    assert gimli.is_untapped
    assert before == []
    assert seen == ["CMB-26", "CMB-27", "CMB-28", "CMB-30", "CMB-33"]


def test_outside_the_movement_phase_a_strike_has_no_step_for_hazards() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Moria")
    playing = scene.entering(elladan)
    playing.does(Verb.ENTER)
    playing.pass_until("FaceStrike")

    assert [step.name for step in steps(playing.game, Language.EN)] == [
        "Excess strikes",
        "Tap or −3",
        "Support",
        "Cards",
        "Roll",
        "Outcome",
    ]


def test_between_companies_both_sides_have_steps() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    lout = scene.first.character("Troll Lout", at="Moria")
    scene.second.character("Beretar", at="Moria")
    playing = scene.company_attack(by=lout)
    playing.pass_until("FaceStrike")
    seen = [now(playing)]
    playing.does(Verb.TAP_TO_FACE)
    seen.append(now(playing))
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollAttack")
    seen.append(now(playing))
    playing.rolls(7)
    seen.append(now(playing))

    assert seen == ["CVC-10", "CVC-11", "CVC-14", "CVC-14"]
    assert [step.rule for step in steps(playing.game, Language.EN)] == [f"CVC-{n:02}" for n in range(8, 16)]


def test_at_the_council_both_players_check_before_points_are_compared() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Anborn", "Haldir")
    scene.second.company("Lórien", "Beretar", "Bilbo")
    playing = scene.council()
    names = [step.name for step in steps(playing.game, Language.DE)]
    first = [step.state for step in steps(playing.game, Language.EN)]
    while playing.asked != 1:
        playing.apply(playing.options()[-1])
    second = [step.state for step in steps(playing.game, Language.EN)]
    while playing.outcome is None:
        playing.apply(playing.options()[-1])
    over = [step.state for step in steps(playing.game, Language.EN)]

    assert names == [
        "Versuchungswürfe von Spieler 1",
        "Versuchungswürfe von Spieler 2",
        "Doppelte Karten",
        "Vergleich",
    ]
    assert first == ["now", "ahead", "ahead", "ahead"]
    assert second == ["done", "now", "ahead", "ahead"]
    assert over == ["done"] * 4


def test_elsewhere_there_are_no_steps() -> None:
    scene = Scene()
    scene.first.character("Anborn", at="Rivendell")

    assert steps(scene.begin(Phase.ORGANIZATION).game, Language.FR) == []


def test_at_the_council_a_player_is_told_whose_checks_are_his() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Anborn", "Haldir")
    scene.second.company("Lórien", "Beretar", "Bilbo")
    playing = scene.council()

    own, theirs = [[step.name for step in steps(playing.game, Language.EN, seat)][:2] for seat in (0, 1)]

    assert own == ["Your corruption checks", "The opponent's corruption checks"]
    assert theirs == ["The opponent's corruption checks", "Your corruption checks"]
