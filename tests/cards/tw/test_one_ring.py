"""Stories of The One Ring, of Mount Doom, and of how the one ends in the other."""

from tests.cards.invented import TOWN_RUFFIANS
from tests.cards.marks import card
from tests.rules.situations import site_of
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.corruption import corruption_points
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Length, Phase, Race, Side, SiteType

TURNED_INTO_A_BORDER_HOLD = Event(
    code="XX-11",
    name="Turned into a Border-hold",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(CountsAs(SiteType.BORDER_HOLD, Subject.SITE),),
)


@card("TW-347", "TW-196")
def test_the_one_ring_comes_from_the_test_of_a_gold_ring_alone() -> None:
    tested, found = Scene(), Scene()
    gandalf = tested.first.character("Gandalf", at="Rivendell")
    gold_ring = tested.first.gives("Beautiful Gold Ring", to=gandalf)
    ring = tested.first.in_hand("The One Ring")
    faramir = found.first.character("Faramir", at="Moria")
    other = found.first.hand("The One Ring", "Cram")[0]

    testing = tested.begin(Phase.ORGANIZATION)
    testing.uses(gandalf, target=gold_ring)
    testing.rolls(12)
    testing.does(Verb.PLAY_RING, ring)
    at_moria = found.at_site(of=faramir)

    assert ring.bearer == gandalf
    assert testing.points(0) == 6
    assert at_moria.why_not(other) is Reason.ONLY_BY_RING_TEST


@card("TW-347")
def test_there_is_only_one() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    gold_ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    ring, lesser = scene.first.hand("The One Ring", "Lesser Ring")
    saruman = scene.second.character("Saruman", at="Isengard")
    scene.second.gives("The One Ring", to=saruman)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(12)

    assert playing.may(Verb.PLAY_RING, lesser)
    assert playing.why_not(ring) is Reason.UNIQUE_IN_PLAY


@card("TW-347")
def test_it_at_most_doubles_its_bearers_prowess() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    aragorn = scene.first.character("Aragorn II", at="Bree")

    scene.first.gives("The One Ring", to=sam)
    scene.first.gives("The One Ring", to=aragorn)

    assert sam.prowess() == 1 + 1
    assert aragorn.prowess() == 6 + 5


@card("TW-347", "TW-336")
def test_what_a_weapon_has_added_leaves_less_for_the_ring_to_add() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.first.gives("Sword of Gondolin", to=faramir)
    assert faramir.prowess() == 5 + 2

    scene.first.gives("The One Ring", to=faramir)

    assert faramir.prowess() == 2 * 5


@card("TW-347")
def test_it_gives_body_up_to_ten_and_five_direct_influence() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    assert (sam.body, sam.direct_influence()) == (9, 0)

    scene.first.gives("The One Ring", to=sam)

    assert (sam.body, sam.direct_influence()) == (10, 5)


@card("TW-347")
def test_it_weighs_on_everybody_in_its_bearers_company() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Sword of Gondolin", to=faramir)
    arwen = scene.first.character("Arwen", at="Rivendell")
    scene.first.gives("The One Ring", to=sam)
    playing = scene.check(faramir)

    playing.passes()  # Sam does not support him
    playing.rolls(3)  # not more than 2 + 1

    assert sam.corruption_points == 6 + 1
    assert faramir.is_discarded
    assert arwen.corruption_points == 0


@card("TW-347")
def test_when_the_ring_has_left_the_company_its_weight_is_gone() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("The One Ring", to=sam)
    playing = scene.check(sam)
    assert faramir.corruption_points == 1

    playing.passes()
    playing.rolls(2)

    assert sam.is_eliminated
    assert corruption_points(scene.table, faramir.id) == 0


@card("TW-347")
def test_by_a_check_at_minus_two_the_bearer_cancels_a_strike_against_himself() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    ring = scene.first.gives("The One Ring", to=sam)
    playing = scene.attack(on=sam, prowess=20)

    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(ring)
    playing.resolve()
    playing.rolls(7)  # 7 - 2 + 3 is more than 7

    assert playing.has_happened(Happening.STRIKE_CANCELED, sam)
    assert sam.is_untapped
    assert ring.is_untapped


@card("TW-347")
def test_if_that_check_fails_the_bearer_is_lost_to_the_ring() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree")
    ring = scene.first.gives("The One Ring", to=sam)
    playing = scene.attack(on=sam, prowess=20)

    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # Faramir does not support him in the fight
    playing.uses(ring)
    playing.resolve()
    playing.does(Verb.SUPPORT, faramir)
    playing.rolls(5)  # 5 - 2 + 3 + 1 is not more than 7

    assert sam.is_discarded
    assert ring.is_discarded
    assert not playing.has_happened(Happening.STRIKE_CANCELED)


@card("TW-347", "TW-413")
def test_a_lone_bearer_may_be_lost_in_the_middle_of_an_automatic_attack() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Moria")
    ring = scene.first.gives("The One Ring", to=sam)
    playing = scene.entering(of=sam)

    playing.does(Verb.ENTER)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(ring)
    playing.resolve()
    playing.rolls(2)

    assert sam.is_eliminated
    assert playing.has_happened(Happening.ATTACK_ENDED)
    assert playing.question != ""  # the game goes on


@card("TW-347")
def test_the_ring_is_of_no_use_against_the_undead_and_nazgul() -> None:
    ghosts, riders = Scene(), Scene()
    sam = ghosts.first.character("Sam Gamgee", at="Bree")
    ghosts.first.gives("The One Ring", to=sam)
    other = riders.first.character("Sam Gamgee", at="Bree")
    riders.first.gives("The One Ring", to=other)

    haunted = ghosts.attack(on=sam, race=Race.UNDEAD)
    haunted.does(Verb.ASSIGN, sam)
    haunted.does(Verb.TAP_TO_FACE)
    hunted = riders.attack(on=other, race=Race.NAZGUL)
    hunted.does(Verb.ASSIGN, other)
    hunted.does(Verb.TAP_TO_FACE)

    assert haunted.question == "RollStrike"
    assert hunted.question == "RollStrike"


@card("TW-347")
def test_it_does_not_cancel_a_strike_against_a_companion() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree", status="tapped")
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("The One Ring", to=sam)
    playing = scene.attack(on=faramir)

    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.question == "RollStrike"


@card("TW-347")
def test_it_is_never_stored() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    ring = scene.first.gives("The One Ring", to=sam)
    cram = scene.first.gives("Cram", to=sam)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.STORE, cram)
    assert not playing.may(Verb.STORE, ring)


@card("TW-205", "TW-414")
def test_cracks_of_doom_destroys_the_ring() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    ring = scene.first.gives("The One Ring", to=sam)
    cracks = scene.first.in_hand("Cracks of Doom")
    playing = scene.at_site(of=sam)

    playing.plays(cracks, target=sam)
    playing.resolve()
    playing.rolls(12)

    assert ring.is_eliminated
    assert cracks.is_discarded
    assert sam.in_play
    assert playing.outcome is not None
    assert playing.outcome.totals == (1, 0)


@card("TW-205")
def test_companions_and_cards_may_help_the_bearer_at_the_cracks_of_doom() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    faramir = scene.first.character("Faramir", at="Mount Doom")
    scene.first.gives("The One Ring", to=sam)
    cracks, strength = scene.first.hand("Cracks of Doom", "Halfling Strength")
    playing = scene.at_site(of=sam)

    playing.plays(cracks)
    playing.resolve()
    playing.does(Verb.SUPPORT, faramir)
    playing.plays(strength)
    playing.resolve()
    playing.rolls(4)  # 4 - 4 + 3 + 1 + 4 = 8

    assert playing.outcome is not None


@card("TW-205")
def test_cracks_of_doom_is_for_the_company_whose_site_phase_it_is() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    scene.first.gives("The One Ring", to=sam)
    faramir = scene.first.character("Faramir", at="Bree")
    cracks = scene.first.hand("Cracks of Doom", "Gates of Morning")[0]

    playing = scene.at_site(of=faramir)

    assert playing.why_not(cracks) is Reason.NO_TARGET


@card("TW-414")
def test_two_more_hazards_meet_a_company_on_its_way_to_mount_doom() -> None:
    leaving, staying = Scene(), Scene()
    haldir = leaving.first.character("Haldir", at="Dead Marshes")
    leaving.second.in_hand("Orc-guard")
    sam = staying.first.character("Sam Gamgee", at="Mount Doom")
    staying.second.in_hand("Orc-guard")

    there = leaving.hazards(on=haldir, to="Mount Doom")
    here = staying.hazards(on=sam)

    assert there.hazard_limit(haldir) == 2 + 2
    assert here.hazard_limit(sam) == 2


@card("TW-414")
def test_the_limit_that_is_announced_is_the_raised_one() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Dead Marshes")
    doom = scene.first.location_deck("Mount Doom")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, doom)
    playing.pass_to(Phase.SITE)

    announced = [fact.number for fact in playing.happened if fact.kind is Happening.HAZARD_LIMIT_SET]
    assert announced == [2 + 2]


@card("TW-414")
def test_for_a_journey_to_mount_doom_three_cards_and_six_are_drawn() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Dead Marshes")
    playing = scene.hazards(on=haldir, to="Mount Doom", draw=True)

    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    assert len(playing.hand(0)) == 3
    assert playing.asked == 1


@card("TW-414", "TW-332")
def test_at_mount_doom_even_stealth_does_not_keep_off_creatures_keyed_to_the_site() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Dead Marshes")
    scene.first.location_deck("Mount Doom")
    stealth = scene.first.in_hand("Stealth")
    guard, ambusher = scene.second.hand("Orc-guard", "Ambusher")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.passes()
    playing.plays(stealth, user=sam)
    playing.resolve()
    playing.pass_until("HazardWindow")

    assert not playing.may(Verb.PLAY_CREATURE, guard, names=("Dark-domain",))
    assert playing.why_not(ambusher) is Reason.NO_CREATURES_THIS_TURN
    playing.does(Verb.PLAY_CREATURE, guard, names=("Shadow-hold",))
    playing.resolve()
    assert playing.has_happened(Happening.ATTACK_BEGAN, guard)


@card("TW-414")
def test_mount_doom_is_a_shadow_hold_to_creatures_whatever_it_is_turned_into() -> None:
    changed, open_to_all = Scene(), Scene()
    faramir = changed.first.character("Faramir", at="Moria")
    changed.first.gives(TURNED_INTO_A_BORDER_HOLD, to=site_of(faramir))
    kept_off = changed.second.in_hand("Orc-guard")
    sam = open_to_all.first.character("Sam Gamgee", at="Mount Doom")
    open_to_all.first.gives(TURNED_INTO_A_BORDER_HOLD, to=site_of(sam))
    guard, ruffians = open_to_all.second.hand("Orc-guard", TOWN_RUFFIANS)

    at_moria = changed.hazards(on=faramir)
    at_mount_doom = open_to_all.hazards(on=sam)

    assert at_moria.why_not(kept_off) is Reason.NOT_KEYED
    assert at_mount_doom.may(Verb.PLAY_CREATURE, guard, names=("Shadow-hold",))
    assert at_mount_doom.may(Verb.PLAY_CREATURE, ruffians, names=("Border-hold",))
