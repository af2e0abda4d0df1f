"""Stories of minions who fight, who must not, and of what is done against them."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.sites.face_down_sites import planned_sites
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("LE-206")
def test_those_who_lie_motionless_choose_who_is_struck() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag, shagrat = scene.first.company("Ettenmoors [minion]", "Gorbag", "Lagduf")
    scene.first.turn(shagrat, "wounded")
    motionless = scene.first.in_hand("Motionless Among the Slain")
    playing = scene.attack(on=gorbag, race=Race.MAN, attacker_chooses=True)

    playing.plays(motionless)
    playing.resolve()

    assert playing.asked == 0
    assert playing.may(Verb.ASSIGN, gorbag)
    assert playing.may(Verb.ASSIGN, shagrat)


@card("LE-197")
def test_in_the_name_of_mordor_a_detainment_attack_of_shadow_is_cancelled() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    name = scene.first.in_hand("In the Name of Mordor")
    guard = scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=gorbag, to="Bandit Lair [minion]")

    playing.does(Verb.PLAY_CREATURE, guard, names=("Shadow-land",))
    playing.resolve()
    playing.plays(name, user=gorbag)
    playing.resolve()

    assert gorbag.is_tapped
    assert playing.attack is None


@card("LE-197")
def test_in_the_name_of_mordor_a_nazgul_is_sent_away() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.character("Gorbag", at="Dol Guldur")
    name = scene.first.in_hand("In the Name of Mordor")
    nazgul = scene.second.event("Adûnaphel")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(name, target=nazgul)
    playing.resolve()

    assert nazgul.is_discarded


@card("LE-218")
def test_mounted_orcs_meet_more_hazards_and_weaker_creatures() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    mounts = scene.first.in_hand("Orc-mounts")
    (moria,) = scene.first.location_deck("Moria [minion]")
    orcs = scene.second.in_hand("Hobgoblins")
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.may_play(mounts)

    playing.does(Verb.PLAN_MOVEMENT, moria)
    playing.passes()
    playing.plays(mounts)
    playing.resolve()
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.may(Verb.TRAVEL):
        playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    limit = playing.hazard_limit(of=gorbag)
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    assert playing.attack is not None

    assert not before  # nobody moved yet
    assert limit == 2 + 2
    assert attack_prowess(playing.table, playing.attack) == 10 - 1


@card("LE-202")
def test_those_who_leg_it_tap_and_move_on() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    leg_it = scene.first.in_hand("Leg It Double Quick")
    (gates,) = scene.first.location_deck("Goblin-gate [minion]")
    playing = scene.hazards(on=gorbag, to="Moria [minion]")

    playing.pass_until("EndOfMovementHazard")
    playing.plays(leg_it)
    playing.resolve()
    tapped = gorbag.is_tapped
    playing.pass_until("ChooseFurtherSite")
    at = gorbag.site
    playing.does(Verb.PLAN_MOVEMENT, gates)
    hidden = gates.id in planned_sites(playing.table)  # until its player has said by which way
    playing.does(Verb.TRAVEL)

    assert tapped
    assert at == "Moria"
    assert hidden
    assert gates.id not in planned_sites(playing.table)


@card("LE-223")
def test_the_ring_brings_a_rider_back() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.character("Gorbag", at="Dol Guldur")
    rider, cram = scene.first.discard_pile("Black Rider", "Orc-mounts")
    mark = scene.first.in_hand("The Ring Leaves Its Mark")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(mark)
    playing.resolve()

    assert rider.in_deck
    assert cram.is_discarded


@card("LE-223")
def test_the_ring_may_rouse_its_servant() -> None:
    scene = Scene(kinds=MINIONS)
    scene.first.plays(PlayerKind.RINGWRAITH)
    khamul = scene.first.character("Khamûl the Ringwraith", at="Dol Guldur", status="tapped")
    mark = scene.first.in_hand("The Ring Leaves Its Mark")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(mark, target=khamul)
    playing.resolve()
    playing.rolls(7)

    assert khamul.is_untapped


@card("LE-151")
def test_the_wrath_of_the_west_undoes_a_minion_short_event() -> None:
    scene = Scene(kinds=MINIONS)
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    mark = scene.first.in_hand("The Ring Leaves Its Mark")
    (rider,) = scene.first.discard_pile("Black Rider")
    wrath = scene.second.in_hand("Wrath of the West")
    playing = scene.hazards(on=gorbag, to="Moria [minion]")

    playing.pass_until("ResourceWindow", "HazardWindow")
    while playing.asked != 0:
        playing.passes()
    playing.plays(mark)
    playing.plays(wrath)
    playing.resolve()
    playing.rolls(7)

    assert mark.is_discarded
    assert rider.is_discarded


@card("LE-144")
def test_tidings_of_doubt_weaken_ringwraiths_more_by_night() -> None:
    scene = Scene(kinds=MINIONS)
    khamul = scene.first.character("Khamûl the Ringwraith", at="Dol Guldur")
    before = khamul.direct_influence()
    scene.second.event("Tidings of Doubt and Danger")
    by_day = khamul.direct_influence()
    scene.second.event("Doors of Night")

    assert (by_day, khamul.direct_influence()) == (before - 2, before - 3)


@card("LE-69")
def test_an_elf_lord_in_wrath_is_terrible_to_ringwraiths() -> None:
    scene = Scene(kinds=MINIONS)
    khamul = scene.first.character("Khamûl the Ringwraith", at="Dol Guldur")
    lord = scene.second.in_hand("Elf-lord Revealed in Wrath")
    playing = scene.hazards(on=khamul, to="Bandit Lair [minion]")

    playing.does(Verb.PLAY_CREATURE, lord, names=("Shadow-land",))
    playing.resolve()
    playing.pass_until("FaceStrike")
    assert playing.attack is not None

    assert attack_prowess(playing.table, playing.attack, khamul.id) == 15 + 4


@card("LE-163")
def test_a_sage_who_bends_all_his_thought_finds_an_item() -> None:
    scene = Scene(kinds=MINIONS)
    sage = scene.first.character("Dorelas", at="Amon Hen [minion]")
    thought = scene.first.in_hand("All Thought Bent upon It")
    (blade,) = scene.first.deck("Black Mace")
    playing = scene.at_site(of=sage)

    playing.plays(thought, user=sage)
    playing.resolve()
    playing.does(Verb.SHUFFLE)
    playing.rolls(12)

    assert sage.is_tapped
    assert blade.in_hand
