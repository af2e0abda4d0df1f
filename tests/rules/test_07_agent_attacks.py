"""Stories of attacks by agents. [SITE-18 to SITE-20, CMB-21, CMB-31, CMB-32, CMB-41, AGT-48 to AGT-62]"""

from tests.rules.marks import rule
from tests.rules.situations import lies_on_guard
from wizardhaven.engine.queries.attacks import attack_prowess
from wizardhaven.engine.queries.marshalling import by_source
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.attack import UNKEYED
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Ally, Event
from wizardhaven.vocabulary.combat import CancelAttack, ChangeAttack
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.targets import ACharacter, AnAttack
from wizardhaven.vocabulary.terms import (
    Length,
    Moment,
    PlayerKind,
    Points,
    Race,
    RegionType,
    Side,
    Stat,
)


def attacked(playing: Playing, agent: Piece) -> None:
    """The company enters and the agent attacks; it comes to where strikes are assigned."""
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, agent)


@rule("SITE-18", "SITE-05", "AGT-40", "AGT-48", "AGT-57")
def test_a_tapped_agent_is_turned_up_as_its_attack_is_declared_after_the_automatic_attack() -> None:
    scene = Scene()
    elladan = scene.first.character("Elladan", at="Moria")
    anarin = scene.second.agent("Anarin", status="tapped")
    scene.second.location_deck("Moria")

    playing = scene.entering(elladan)
    playing.does(Verb.ENTER)
    during_the_orcs = playing.attack is not None and playing.attack.automatic
    hidden_meanwhile = anarin.is_face_down
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    asked = playing.question, playing.asked
    playing.does(Verb.ATTACK_WITH_AGENT, anarin)

    assert during_the_orcs
    assert hidden_meanwhile
    assert asked == ("DeclareAgents", 1)
    assert not anarin.is_face_down
    assert playing.attack is not None
    assert playing.attack.source == anarin.id


@rule("SITE-18", "AGT-48")
def test_an_agent_elsewhere_does_not_attack() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    scene.second.agent("Gisulf", sites=("Gladden Fields",))

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)

    assert playing.attack is None
    assert not playing.may(Verb.ATTACK_WITH_AGENT)


@rule("SITE-18", "AGT-48")
def test_a_company_that_does_not_enter_meets_no_agent() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    gisulf = scene.second.agent("Gisulf")

    playing = scene.entering(aragorn)
    playing.passes()

    assert gisulf.is_face_down
    assert not playing.may(Verb.ATTACK_WITH_AGENT)


@rule("SITE-19", "AGT-50")
def test_an_agent_attacks_once_in_a_site_phase() -> None:
    scene = Scene()
    aragorn = scene.first.company("Lake-town", "Aragorn II", "Faramir")[0]
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.entering(aragorn)
    attacked(playing, gisulf)
    playing.does(Verb.ASSIGN, aragorn)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollForAgent")
    playing.rolls(7, 7)
    playing.rolls(2)

    assert playing.attack is None
    assert not playing.may(Verb.ATTACK_WITH_AGENT)
    assert gisulf.in_play


@rule("SITE-20", "AGT-51")
def test_an_agents_attack_is_keyed_to_nothing() -> None:
    scout = Ally(
        code="X-2",
        name="Wary Scout",
        prowess=1,
        body=8,
        mind=1,
        playable_at=(SiteNamed("Bree"),),
        abilities=(
            May(
                Use(
                    when=Moment.ATTACK,
                    target=AnAttack(keyed_to=(RegionType.WILDERNESS, RegionType.SHADOW_LAND)),
                    costs=(TapCost(Subject.THIS_CARD),),
                    effects=(CancelAttack(),),
                )
            ),
        ),
    )
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    ally = scene.first.gives(scout, aragorn)
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Lake-town")

    playing = scene.entering(aragorn)
    attacked(playing, gisulf)

    assert playing.attack is not None
    assert playing.attack.keyed == UNKEYED
    assert not playing.may(Verb.USE, ally)


@rule("AGT-01", "SITE-20")
def test_an_agent_is_no_creature() -> None:
    shield = Event(
        code="X-3",
        name="Turned Aside",
        side=Side.RESOURCE,
        length=Length.SHORT,
        uses=(Use(when=Moment.ATTACK, target=AnAttack(by_creature=True), effects=(CancelAttack(),)),),
    )
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    turned = scene.first.in_hand(shield)
    flight = scene.first.in_hand(
        Event(
            code="X-4",
            name="Flight",
            side=Side.RESOURCE,
            length=Length.SHORT,
            uses=(Use(when=Moment.ATTACK, target=AnAttack(), effects=(CancelAttack(),)),),
        )
    )
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.entering(aragorn)
    attacked(playing, gisulf)

    assert playing.question == "BeforeAssignment"
    assert not playing.may_play(turned)
    assert playing.may_play(flight)


@rule("CMB-21", "AGT-56")
def test_a_hidden_agent_at_home_chooses_its_victim() -> None:
    scene = Scene()
    aragorn, sam = scene.first.company("Lake-town", "Aragorn II", "Sam Gamgee")
    gisulf = scene.second.agent("Gisulf")
    scene.second.location_deck("Lake-town")

    playing = scene.entering(aragorn)
    attacked(playing, gisulf)

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, sam)


@rule("CMB-21", "AGT-56")
def test_an_agent_that_was_in_sight_leaves_the_choice_to_the_defender() -> None:
    scene = Scene()
    aragorn = scene.first.company("Lake-town", "Aragorn II", "Sam Gamgee")[0]
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.entering(aragorn)
    attacked(playing, gisulf)

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
    attacked(playing, leamon)
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
                target=ACharacter(),
                effects=(ForTheTurn(Bonus(Stat.PROWESS, +3)),),
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
        uses=(Use(when=Moment.ATTACK, target=AnAttack(), effects=(ChangeAttack(prowess=+2),)),),
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
    attacked(playing, gisulf)
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
    attacked(playing, leamon)
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
    attacked(playing, leamon)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(10, 3)
    playing.rolls(2)

    assert sam.is_wounded
    assert leamon.is_tapped


@rule("AGT-04")
def test_two_agents_at_one_site_attack_one_after_the_other() -> None:
    scene = Scene()
    aragorn = scene.first.company("Lake-town", "Aragorn II", "Faramir")[0]
    gisulf = scene.second.agent("Gisulf")
    woffung = scene.second.agent("Woffung")
    scene.second.location_deck("Lake-town", "Lake-town")

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, gisulf)
    playing.does(Verb.ATTACK_WITH_AGENT, woffung)
    playing.does(Verb.ATTACK_NEXT, woffung)

    assert playing.attack is not None
    assert playing.attack.source == woffung.id
    assert playing.attack.strikes_count == 1


@rule("SITE-21", "AGT-49")
def test_the_resource_player_orders_agents_and_creatures_on_guard() -> None:
    scene = Scene()
    aragorn = scene.first.company("Goblin-gate", "Aragorn II", "Faramir", "Boromir II", "Elladan")[0]
    watch = lies_on_guard(scene, "Orc-watch", against=aragorn)
    baduila = scene.second.agent("Baduila", sites=("Goblin-gate",), face_up=True)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, watch)
    playing.passes()
    fight(playing)
    playing.does(Verb.ATTACK_WITH_AGENT, baduila)

    assert (playing.question, playing.asked) == ("OnGuardCreatures", 0)
    assert playing.may(Verb.ATTACK_NEXT, watch)
    playing.does(Verb.ATTACK_NEXT, baduila)
    assert playing.attack is not None
    assert playing.attack.source == baduila.id


def fight(playing: Playing) -> None:
    """Every strike of the attack at hand fails."""
    while playing.attack is not None:
        if playing.asked == 2:
            playing.rolls(12)
        elif playing.may(Verb.ASSIGN):
            playing.does(Verb.ASSIGN)
        else:
            playing.apply(playing.options()[0])


@rule("AGT-53", "CMB-58")
def test_against_a_ringwraith_an_agent_only_detains() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    gisulf = scene.second.agent("Gisulf", sites=("Bree",), face_up=True)

    playing = scene.entering(aragorn)
    attacked(playing, gisulf)
    detains = playing.attack is not None and playing.attack.detainment
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)

    assert detains
    assert gisulf.is_tapped
    assert playing.attack is None


@rule("AGT-52")
def test_a_card_may_let_an_agent_attack_while_the_company_moves() -> None:
    scene = Scene()
    aragorn = scene.first.company("Rivendell", "Aragorn II", "Sam Gamgee")[0]
    anarin = scene.second.agent("Anarin")
    scene.second.location_deck("Moria")

    playing = scene.hazards(on=aragorn, to="Moria")
    playing.uses(anarin)
    playing.resolve()

    assert anarin.is_tapped
    assert playing.attack is not None
    assert playing.attack.race is Race.ELF
    assert (playing.attack.prowess, playing.attack.body) == (9, 9)
    assert playing.attack.attacker_chooses
    assert aragorn.company.hazards == 0
