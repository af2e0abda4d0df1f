"""Stories of attacks by agents. [SITE-18 to SITE-20, AGT-48 to AGT-53]"""

from tests.rules.marks import rule
from tests.rules.situations import attacked_by_agent
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.keyed import UNKEYED
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Ally, Event
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, named
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, PlayerKind, Race, RegionType, Side


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
    attacked_by_agent(playing, gisulf)
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
        playable_at=(named("Bree"),),
        abilities=(
            May(
                Use(
                    when=Moment.ATTACK,
                    target=TheAttack(KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND))),
                    costs=(Tap(Subject.THIS_CARD),),
                    effects=(Cancel(Canceled.ATTACK),),
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
    attacked_by_agent(playing, gisulf)

    assert playing.attack is not None
    assert playing.attack.keyed.kind == UNKEYED
    assert not playing.may(Verb.USE, ally)


@rule("AGT-01", "SITE-20")
def test_an_agent_is_no_creature() -> None:
    shield = Event(
        code="X-3",
        name="Turned Aside",
        side=Side.RESOURCE,
        length=Length.SHORT,
        uses=(Use(when=Moment.ATTACK, target=TheAttack(Sort.CREATURE), effects=(Cancel(Canceled.ATTACK),)),),
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
            uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),)),),
        )
    )
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)

    playing = scene.entering(aragorn)
    attacked_by_agent(playing, gisulf)

    assert playing.question == "BeforeAssignment"
    assert not playing.may_play(turned)
    assert playing.may_play(flight)


@rule("AGT-04")
def test_two_agents_at_one_site_attack_one_after_the_other() -> None:
    scene = Scene()
    aragorn = scene.first.company("Lake-town", "Aragorn II", "Faramir")[0]
    gisulf = scene.second.agent("Gisulf")
    woffung = scene.second.agent("Woffung")
    scene.second.location_deck("Lake-town")

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
    aragorn = scene.first.company("Goblin-gate", "Aragorn II", "Anborn", "Boromir II", "Elladan")[0]
    watch = scene.hazard.on_guard("Orc-watch", against=aragorn)
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
    luitprand = scene.first.character("Luitprand", at="Cirith Gorgor [minion]")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    gisulf = scene.second.agent("Gisulf", sites=("Cirith Gorgor",), face_up=True)

    playing = scene.entering(luitprand)
    attacked_by_agent(playing, gisulf)
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
