"""Stories of the strikes of agents. [CMB-21, CMB-31, CMB-32, CMB-41, AGT-54 to AGT-61]"""

from tests.rules.marks import rule
from tests.rules.situations import attacked_by_agent
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, Points, Side, Stat


@rule("CMB-21", "AGT-56")
def test_a_hidden_agent_at_home_chooses_its_victim() -> None:
    scene = Scene()
    aragorn, sam = scene.first.company("Lake-town", "Aragorn II", "Sam Gamgee")
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Lake-town")

    playing = scene.entering(aragorn)
    attacked_by_agent(playing, gisulf)

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, sam)


@rule("CMB-21", "AGT-56")
def test_an_agent_that_was_in_sight_leaves_the_choice_to_the_defender() -> None:
    scene = Scene()
    aragorn = scene.first.company("Lake-town", "Aragorn II", "Sam Gamgee")[0]
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.entering(aragorn)
    attacked_by_agent(playing, gisulf)

    assert (playing.question, playing.asked) == ("AssignByDefender", 0)


@rule("CMB-31", "AGT-54")
def test_both_players_roll_for_the_strike_of_an_agent() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Gladden Fields")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",), status="tapped")

    playing = scene.entering(elladan)
    playing.does(Verb.ENTER)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)
    playing.does(Verb.ATTACK_WITH_AGENT, gisulf)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    who_rolls_first = playing.question
    playing.rolls(8, 6)

    assert who_rolls_first == "RollForAgent"
    assert elladan.is_wounded
    playing.rolls(2)
    assert gisulf.is_tapped
    assert not gisulf.is_face_down


def strength(
    at: str, sites: tuple[str, ...], status: str = "untapped", face_up: bool = False
) -> tuple[int, int]:
    """The prowess and body with which Leamon attacks a company there."""
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at=at)
    leamon = scene.second.agent("Leamon", sites=sites, status=status, face_up=face_up)
    playing = scene.entering(aragorn)
    attacked_by_agent(playing, leamon)
    assert playing.attack is not None
    return attack_prowess(playing.table, playing.attack), playing.attack.body


@rule("CMB-31", "AGT-55")
def test_hiding_and_home_make_an_agent_stronger_and_wounds_weaker() -> None:
    hidden_at_home = strength("Cameth Brin", ())
    shown_at_home = strength("Cameth Brin", ("Cameth Brin",), face_up=True)
    wounded_at_home = strength("Cameth Brin", ("Cameth Brin",), "wounded", face_up=True)

    assert hidden_at_home == (10, 9)
    assert shown_at_home == (7, 9)
    assert wounded_at_home == (5, 9)


@rule("CMB-31", "AGT-55")
def test_away_from_home_only_hiding_makes_an_agent_stronger() -> None:
    hidden = strength("Bree", ("Bree",))
    shown = strength("Bree", ("Bree",), face_up=True)
    wounded = strength("Bree", ("Bree",), "wounded", face_up=True)

    assert hidden == (7, 8)
    assert shown == (5, 8)
    assert wounded == (3, 8)


@rule("CMB-32", "AGT-58")
def test_no_resource_helps_an_agent() -> None:
    blow = Event(
        code="X-5",
        name="Bold Blow",
        side=Side.RESOURCE,
        length=Length.SHORT,
        uses=(
            Use(
                when=Moment.AT_ANY_POINT,
                target=A(Sort.CHARACTER),
                effects=(ForTheTurn(Modify(Stat.PROWESS, +3)),),
            ),
        ),
    )
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    faramir = scene.second.character("Faramir", at="Rivendell")
    bold = scene.second.in_hand(blow)
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.hazards(on=aragorn)

    assert playing.may_play(bold, target=faramir)
    assert not playing.may_play(bold, target=gisulf)


@rule("CMB-32", "AGT-58")
def test_hazards_make_the_attack_of_an_agent_stronger() -> None:
    fury = Event(
        code="X-6",
        name="Sudden Rage",
        side=Side.HAZARD,
        length=Length.SHORT,
        uses=(
            Use(when=Moment.ATTACK, target=TheAttack(), effects=(Modify(Stat.PROWESS, +2, Subject.ATTACK),)),
        ),
    )
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    baduila = scene.second.agent("Anarin")
    scene.second.location_deck("Moria")
    rage = scene.second.in_hand(fury)

    playing = scene.hazards(on=aragorn, to="Moria")
    playing.uses(baduila)
    playing.resolve()
    before = playing.attack.prowess if playing.attack else 0
    playing.plays(rage)
    playing.resolve()

    assert before == 9
    assert playing.attack is not None
    assert playing.attack.prowess == 11


@rule("CMB-41", "AGT-59", "AGT-60", "AGT-61")
def test_an_agent_that_fails_its_body_check_is_worth_kill_points() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Bree",), face_up=True)

    playing = scene.entering(aragorn)
    attacked_by_agent(playing, gisulf)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(4, 7)
    checked = playing.question, gisulf.is_wounded
    playing.rolls(8)

    assert checked == ("RollStrikeBody", True)
    assert gisulf.among_points
    assert by_source(playing.table, 0)[Points.KILL] == 1
    assert by_source(playing.table, 1)[Points.KILL] == 0
    assert not playing.table.agents


@rule("CMB-41", "AGT-59", "AGT-60")
def test_an_agent_that_passes_its_body_check_stays_wounded() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    leamon = scene.second.agent("Leamon", sites=("Bree",))

    playing = scene.entering(aragorn)
    attacked_by_agent(playing, leamon)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.rolls(7)

    assert leamon.in_play
    assert leamon.is_wounded
    assert not leamon.is_face_down


@rule("AGT-60")
def test_an_agent_whose_strike_succeeds_is_tapped_afterwards() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    leamon = scene.second.agent("Leamon", sites=("Bree",))

    playing = scene.entering(sam)
    attacked_by_agent(playing, leamon)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(10, 3)
    playing.rolls(2)

    assert sam.is_wounded
    assert leamon.is_tapped
