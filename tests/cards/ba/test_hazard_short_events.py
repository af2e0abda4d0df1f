"""Stories of the hazard short-events of The Balrog."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Creature, Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

ORC_DEN = Site(
    code="XX-60",
    name="Orc-den",
    site_type=SiteType.SHADOW_HOLD,
    region="Hollin",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS,),
    resource_draws=2,
    hazard_draws=2,
    automatic_attacks=(
        Attack(Race.ORC, strikes=2, prowess=7, body=6),
        Attack(Race.TROLL, strikes=1, prowess=9, body=6),
    ),
)

SHELOB = Creature(
    code="XX-61",
    name="Shelob",
    race=Race.SPIDER,
    strikes=1,
    prowess=16,
    body=8,
    kill_points=5,
    marks=(Mark.UNIQUE,),
    keyed_to=(Key(SiteType.SHADOW_HOLD),),
)


def numbers(playing: Playing) -> tuple[int, int, int]:
    """The strikes, the prowess and the body of the attack at hand."""
    attack = playing.attack
    assert attack is not None
    body = attack_body(playing.table, attack, attack.defenders[0])
    return attack_strikes(playing.table, attack), attack_prowess(playing.table, attack), body


@card("BA-26")
def test_malice_strengthens_one_automatic_attack_and_does_not_count() -> None:
    scene = Scene()
    elrohir = scene.first.company(ORC_DEN, "Elrohir", "Elladan")[0]
    unabated, other = scene.second.hand("Unabated in Malice", "Unabated in Malice")
    playing = scene.hazards(on=elrohir)

    playing.apply(next(option for option in playing.options(Verb.PLAY) if option.aim.index == 0))
    playing.resolve()
    again = [option for option in playing.options(Verb.PLAY) if option.card == other.id]
    assert [option.aim.index for option in again] == [1]
    assert elrohir.company.hazards == 0
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert unabated.is_discarded
    assert numbers(playing) == (2 + 1, 7 + 1, 6 - 2)


@card("BA-26")
def test_the_first_attempt_to_cancel_the_attack_only_ends_the_malice() -> None:
    scene = Scene()
    elrohir, _, pippin = scene.first.company(ORC_DEN, "Elrohir", "Elladan", "Pippin")
    frodo = scene.first.character("Frodo", at="Orc-den")
    first, second = scene.first.hand("Concealment", "Concealment")
    unabated = scene.second.in_hand("Unabated in Malice")
    playing = scene.hazards(on=elrohir)

    playing.does(Verb.PLAY, unabated)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.plays(first, pippin)
    playing.resolve()
    assert playing.attack is not None
    assert not playing.attack.canceled
    assert numbers(playing) == (2, 7, 6)
    playing.plays(second, frodo)
    playing.resolve()

    assert numbers(playing) == (1, 9, 6)  # the Troll's attack follows


@card("BA-26")
def test_malice_strengthens_an_attack_of_shelob_and_no_other_creature() -> None:
    scene = Scene()
    elrohir = scene.first.company("Moria", "Elrohir", "Elladan")[0]
    shelob = scene.second.in_hand(SHELOB)
    unabated, other = scene.second.hand("Unabated in Malice", "Unabated in Malice")
    playing = scene.hazards(on=elrohir)

    playing.does(Verb.PLAY_CREATURE, shelob)
    playing.resolve()
    playing.does(Verb.PLAY, unabated, number=1)
    playing.resolve()

    assert numbers(playing) == (1 + 1, 16 + 1, 8 - 2)
    assert not playing.may(Verb.PLAY, other, number=1)


@card("BA-26")
def test_malice_does_nothing_for_an_attack_of_another_creature() -> None:
    scene = Scene()
    elrohir = scene.first.company("Moria", "Elrohir", "Elladan")[0]
    guard, unabated = scene.second.hand("Orc-guard", "Unabated in Malice")
    playing = scene.hazards(on=elrohir)

    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    assert not playing.may(Verb.PLAY, unabated, number=1)


@card("BA-26")
def test_there_is_no_malice_where_no_automatic_attack_waits() -> None:
    scene = Scene()
    elrohir = scene.first.company("Bree", "Elrohir", "Elladan")[0]
    unabated = scene.second.in_hand("Unabated in Malice")
    playing = scene.hazards(on=elrohir)

    assert playing.why_not(unabated) in (Reason.NO_TARGET, Reason.ONLY_AGAINST_ATTACK)


@card("BA-26")
def test_malice_comes_to_shelob_before_her_strikes_are_assigned() -> None:
    scene = Scene()
    elrohir = scene.first.company("Moria", "Elrohir", "Elladan")[0]
    shelob, unabated = scene.second.hand(SHELOB, "Unabated in Malice")
    playing = scene.hazards(on=elrohir)

    playing.does(Verb.PLAY_CREATURE, shelob)
    playing.resolve()
    before = playing.may(Verb.PLAY, unabated, number=1)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, elrohir)

    assert before
    assert not playing.may(Verb.PLAY, unabated, number=1)
