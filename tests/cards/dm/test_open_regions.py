"""Stories of the permanent-events that open regions to creatures by name, and of Nazgûl given up for arms."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Race, RegionType

SHADE = Creature(
    code="XX-1",
    name="Shade",
    race=Race.UNDEAD,
    strikes=1,
    prowess=9,
    kill_points=1,
    keyed_to=(Key(RegionType.DARK_DOMAIN),),
)


def faces(playing: Playing, *rolls: int) -> None:
    """The one strike of the attack is faced by tapping; the dice show these totals."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(*rolls)


@card("DM-44")
def test_a_creature_for_one_shadow_land_may_be_keyed_to_a_region_of_angmar_by_name() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    scene.second.event("Angmar Arises")
    playing = scene.hazards(on=faramir, to="Cameth Brin", by=("Rhudaur",))

    playing.does(Verb.PLAY_CREATURE, lieutenant, names=("Rhudaur",))
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.keyed.name == "Rhudaur"


@card("DM-44")
def test_a_creature_for_two_shadow_lands_may_not_be_keyed_to_a_region_of_angmar_by_name() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    shade = scene.second.in_hand(replace(SHADE, keyed_to=(Key(RegionType.SHADOW_LAND, count=2),)))
    scene.second.event("Angmar Arises")
    playing = scene.hazards(on=faramir, to="Cameth Brin", by=("Rhudaur",))

    assert not playing.may(Verb.PLAY_CREATURE, shade)


@card("DM-44")
def test_without_the_card_that_creature_may_not_be_keyed_there() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=faramir, to="Cameth Brin", by=("Rhudaur",))

    assert not playing.may(Verb.PLAY_CREATURE, lieutenant, names=("Rhudaur",))


@card("DM-44")
def test_a_creature_for_dark_domains_only_may_come_to_gundabad_but_not_to_rhudaur() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    nazgul = scene.second.in_hand("Adûnaphel")
    scene.second.event("Angmar Arises")
    playing = scene.hazards(on=faramir, to="Cameth Brin", by=("Rhudaur",))
    in_rhudaur = playing.may(Verb.PLAY_CREATURE, nazgul)

    other = Scene()
    haldir = other.first.character("Haldir", at="Rivendell")
    other_nazgul = other.second.in_hand("Adûnaphel")
    other.second.event("Angmar Arises")
    north = other.hazards(on=haldir, to="Mount Gram", by=("Rhudaur", "Angmar"))

    assert not in_rhudaur
    assert north.may(Verb.PLAY_CREATURE, other_nazgul, names=("Angmar",))


@card("DM-44")
def test_it_is_discarded_when_a_creature_so_keyed_is_defeated() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    arises = scene.second.event("Angmar Arises")
    playing = scene.hazards(on=aragorn, to="Cameth Brin", by=("Rhudaur",))

    playing.does(Verb.PLAY_CREATURE, lieutenant, names=("Rhudaur",))
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, aragorn)
    faces(playing, 12)
    playing.pass_until("HazardWindow")

    assert lieutenant.among_points
    assert arises.is_discarded


@card("DM-44")
def test_it_stays_when_a_creature_keyed_to_a_type_of_region_is_defeated() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    crebain = scene.second.in_hand("Wargs")
    arises = scene.second.event("Angmar Arises")
    playing = scene.hazards(on=aragorn, to="Bree")

    playing.does(Verb.PLAY_CREATURE, crebain, names=("Wilderness",))
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, aragorn)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.pass_until("HazardWindow")

    assert crebain.among_points
    assert arises.in_play


@card("DM-65")
def test_in_darkness_bind_them_opens_the_lands_around_mordor() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    bound = scene.second.event("In Darkness Bind Them")
    playing = scene.hazards(on=faramir, to="Henneth Annûn", by=("Anórien", "Ithilien"))

    assert playing.may(Verb.PLAY_CREATURE, lieutenant, names=("Ithilien",))
    assert not playing.may(Verb.PLAY_CREATURE, lieutenant, names=("Anórien",))
    assert bound.in_play


@card("DM-65", "DM-81")
def test_a_creature_for_dark_domains_only_comes_to_fewer_lands() -> None:
    south, north = Scene(), Scene()
    faramir = south.first.character("Faramir", at="Minas Tirith")
    beorn = north.first.character("Haldir", at="Beorn’s House")
    first, second = south.second.in_hand(SHADE), north.second.in_hand(SHADE)
    south.second.event("In Darkness Bind Them")
    north.second.event("Reaching Shadow")

    marshes = south.hazards(on=faramir, to="Dead Marshes", by=("Anórien", "Ithilien", "Dagorlad"))
    mirkwood = north.hazards(
        on=beorn, to="Sarn Goriwing", by=("Anduin Vales", "Western Mirkwood", "Heart of Mirkwood")
    )

    assert [one.names for one in marshes.options(Verb.PLAY_CREATURE) if one.card == first.id] == [
        ("Dagorlad",)
    ]
    assert [one.names for one in mirkwood.options(Verb.PLAY_CREATURE) if one.card == second.id] == [
        ("Heart of Mirkwood",)
    ]


@card("DM-65", "DM-81")
def test_both_are_over_when_a_creature_keyed_to_one_of_their_lands_is_defeated() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Minas Tirith")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    bound, reaching = scene.second.event("In Darkness Bind Them"), scene.second.event("Reaching Shadow")
    playing = scene.hazards(on=aragorn, to="Dead Marshes", by=("Anórien", "Ithilien", "Dagorlad"))

    playing.does(Verb.PLAY_CREATURE, lieutenant, names=("Dagorlad",))
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, aragorn)
    faces(playing, 12)
    playing.pass_until("HazardWindow")

    assert bound.is_discarded
    assert reaching.is_discarded


@card("DM-81")
def test_reaching_shadow_opens_mirkwood_and_the_vales() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    scene.second.event("Reaching Shadow")
    playing = scene.hazards(on=faramir, to="Beorn's House", by=("Wold & Foothills", "Anduin Vales"))

    assert playing.may(Verb.PLAY_CREATURE, lieutenant, names=("Anduin Vales",))


@card("DM-86")
def test_for_scimitars_of_steel_a_nazgul_permanent_event_is_given_up() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    nazgul = scene.second.event("Adûnaphel")
    scimitars, orcs = scene.second.hand("Scimitars of Steel", "Orc-guard")
    playing = scene.hazards(on=faramir)

    playing.plays(scimitars)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert nazgul.is_discarded
    assert scimitars.in_play
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 8 + 1


@card("DM-86")
def test_without_a_nazgul_of_ones_own_there_are_no_scimitars() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    scene.first.event("Adûnaphel")
    scimitars = scene.second.in_hand("Scimitars of Steel")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(scimitars)
    assert playing.why_not(scimitars) is Reason.NO_TARGET


@card("DM-64")
def test_helms_of_iron_give_a_body_of_four_to_orcs_who_have_none() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    nazgul = scene.second.event("Adûnaphel")
    helms, orcs = scene.second.hand("Helms of Iron", "Orc-guard")
    playing = scene.hazards(on=faramir)

    playing.plays(helms, target=nazgul)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()

    assert nazgul.is_discarded
    assert playing.attack is not None
    assert attack_body(playing.table, playing.attack, faramir.id) == 4


@card("DM-64")
def test_only_a_nazgul_of_ones_own_is_given_up_for_helms_of_iron() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    angmar = scene.second.event("Angmar Arises")
    helms = scene.second.in_hand("Helms of Iron")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(helms, target=angmar)


@card("DM-64")
def test_helms_of_iron_add_one_to_a_body_that_is_there() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Helms of Iron")
    snuffler = scene.second.in_hand("Little Snuffler")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5, 11)  # 5 + 4 is greater than 5, but 11 is not greater than 10 + 1

    assert snuffler.is_discarded
