"""Stories of the short-events, hazards and resources."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.terms import Phase, Race


@card("DM-45")
def test_an_unexpected_outpost_brings_a_hazard_from_the_sideboard_into_the_play_deck() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    outpost = scene.second.in_hand("An Unexpected Outpost")
    bairanax, sword = scene.second.sideboard("Bairanax Ahunt", "Glamdring")
    playing = scene.hazards(on=haldir)

    playing.plays(outpost)
    playing.resolve()
    playing.does(Verb.SHUFFLE)

    assert playing.has_happened(Happening.FETCHED, bairanax)
    assert outpost.is_discarded
    assert sword.place == "sideboard"


@card("DM-45")
def test_the_discard_pile_will_do_and_the_player_chooses() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    outpost = scene.second.in_hand("An Unexpected Outpost")
    bairanax = scene.second.sideboard("Bairanax Ahunt")[0]
    ghosts = scene.second.discard_pile("Ghosts")[0]
    playing = scene.hazards(on=haldir)

    playing.plays(outpost)
    playing.resolve()
    assert playing.may(Verb.TAKE, bairanax)
    playing.does(Verb.TAKE, ghosts)
    playing.does(Verb.SHUFFLE)

    assert playing.has_happened(Happening.FETCHED, ghosts)
    assert bairanax.place == "sideboard"
    assert playing.question != "FetchCard"


@card("DM-45", "TW-28")
def test_with_doors_of_night_it_may_be_done_twice() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.second.event("Doors of Night")
    outpost = scene.second.in_hand("An Unexpected Outpost")
    bairanax = scene.second.sideboard("Bairanax Ahunt")[0]
    ghosts = scene.second.discard_pile("Ghosts")[0]
    playing = scene.hazards(on=haldir)

    playing.plays(outpost)
    playing.resolve()
    playing.does(Verb.TAKE, ghosts)
    playing.does(Verb.SHUFFLE)
    assert playing.may(Verb.PASS)
    playing.does(Verb.TAKE, bairanax)
    playing.does(Verb.SHUFFLE)

    assert playing.has_happened(Happening.FETCHED, ghosts)
    assert playing.has_happened(Happening.FETCHED, bairanax)


@card("DM-45")
def test_without_a_hazard_to_bring_there_is_no_outpost() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    outpost = scene.second.in_hand("An Unexpected Outpost")
    scene.second.sideboard("Glamdring", "Haldir")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(outpost) is Reason.NOTHING_WOULD_CHANGE


@card("DM-159")
def test_smoke_rings_bring_a_resource_or_a_character_into_the_play_deck() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    smoke = scene.first.in_hand("Smoke Rings")
    tree = scene.first.sideboard("The White Tree")[0]
    balin, ghosts = scene.first.discard_pile("Balin", "Ghosts")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(smoke)
    playing.resolve()
    assert playing.may(Verb.TAKE, tree)
    assert not playing.may(Verb.TAKE, ghosts)
    playing.does(Verb.TAKE, balin)
    playing.does(Verb.SHUFFLE)

    assert balin.in_deck
    assert smoke.is_discarded
    assert tree.place == "sideboard"


@card("DM-159")
def test_without_either_nobody_blows_smoke_rings() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    smoke = scene.first.in_hand("Smoke Rings")
    scene.first.discard_pile("Ghosts")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(smoke) is Reason.NOTHING_WOULD_CHANGE


@card("DM-97")
def test_where_tribes_are_present_creatures_of_the_named_sort_do_not_count() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tribes, first, second = scene.second.hand("Two or Three Tribes Present", "Orc-lieutenant", "Orc-guard")
    bert = scene.second.in_hand("“Bert” (Bûrat)")
    quarrels, more = scene.first.hand("Dark Quarrels", "Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY, tribes, names=("Orc",))
    playing.resolve()
    assert haldir.company.hazards == 1
    playing.does(Verb.PLAY_CREATURE, first)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, second)
    playing.resolve()
    playing.plays(more)
    playing.resolve()
    assert haldir.company.hazards == 1
    playing.does(Verb.PLAY_CREATURE, bert)

    assert haldir.company.hazards == 2


@card("DM-97")
def test_beyond_the_limit_only_the_named_sort_still_comes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tribes, stir = scene.second.hand("Two or Three Tribes Present", "Minions Stir")
    lieutenant, bert = scene.second.hand("Orc-lieutenant", "“Bert” (Bûrat)")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY, tribes, names=("Orc",))
    playing.resolve()
    playing.plays(stir)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, lieutenant)
    assert playing.why_not(bert) is Reason.HAZARD_LIMIT


@card("DM-97")
def test_nazgul_undead_and_dragons_are_no_tribes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tribes = scene.second.in_hand("Two or Three Tribes Present")
    playing = scene.hazards(on=haldir, to="Moria")

    assert playing.may(Verb.PLAY, tribes, names=(Race.DRAKE.value,))
    assert playing.may(Verb.PLAY, tribes, names=(Race.MAN.value,))
    assert not playing.may(Verb.PLAY, tribes, names=(Race.NAZGUL.value,))
    assert not playing.may(Verb.PLAY, tribes, names=(Race.UNDEAD.value,))
    assert not playing.may(Verb.PLAY, tribes, names=(Race.DRAGON.value,))


@card("DM-97")
def test_every_other_sort_of_creature_that_there_is_may_be_a_tribe() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tribes = scene.second.in_hand("Two or Three Tribes Present")
    playing = scene.hazards(on=haldir, to="Moria")
    named = [Race(one.aim.name) for one in playing.options(Verb.PLAY) if one.card == tribes.id]
    none = (Race.NAZGUL, Race.UNDEAD, Race.DRAGON)

    creatures = [each for each in cards().values() if isinstance(each, Creature) and each.race not in none]

    assert [each.name for each in creatures if not is_any(each.race, tuple(named))] == []


@card("DM-97")
def test_one_shadow_land_is_enough() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tribes = scene.second.in_hand("Two or Three Tribes Present")

    playing = scene.hazards(on=haldir, to="Bandit Lair")  # Wilderness, Shadow-land

    assert playing.may_play(tribes)


@card("DM-97")
def test_a_single_wilderness_or_a_company_that_stays_knows_no_tribes() -> None:
    moving, staying = Scene(), Scene()
    haldir = moving.first.character("Haldir", at="Lórien")
    first = moving.second.in_hand("Two or Three Tribes Present")
    peath = staying.first.character("Peath", at="Moria")
    second = staying.second.in_hand("Two or Three Tribes Present")

    to_edoras = moving.hazards(on=haldir, to="Edoras")
    at_moria = staying.hazards(on=peath)

    assert to_edoras.why_not(first) is Reason.CONDITION_NOT_MET
    assert at_moria.why_not(second) is Reason.CONDITION_NOT_MET


@card("DM-142")
def test_hundreds_of_butterflies_untap_a_traveller_and_raise_the_hazard_limit_by_one() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien", status="tapped")
    balin = scene.first.character("Balin", at="Lórien", status="tapped")
    butterflies = scene.first.in_hand("Hundreds of Butterflies")
    playing = scene.hazards(on=haldir, to="Edoras")  # a site without an automatic-attack
    assert playing.hazard_limit(of=haldir) == 2

    playing.plays(butterflies, target=haldir)
    playing.resolve()

    assert haldir.is_untapped
    assert balin.is_tapped
    assert playing.hazard_limit(of=haldir) == 2 + 1


@card("DM-142")
def test_hundreds_of_butterflies_are_seen_only_on_the_way() -> None:
    staying, organizing = Scene(), Scene()
    haldir = staying.first.character("Haldir", at="Lórien", status="tapped")
    first = staying.first.in_hand("Hundreds of Butterflies")
    staying.second.in_hand("Doors of Night")
    organizing.first.character("Balin", at="Lórien", status="tapped")
    second = organizing.first.in_hand("Hundreds of Butterflies")

    at_rest = staying.hazards(on=haldir)
    before_the_journey = organizing.begin(Phase.ORGANIZATION)

    assert not at_rest.may_play(first)
    assert before_the_journey.why_not(second) is Reason.ONLY_IN_MOVEMENT_HAZARD


@card("DM-142")
def test_hundreds_of_butterflies_cheer_nobody_in_another_company() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    balin = scene.first.character("Balin", at="Bree", status="tapped")
    butterflies = scene.first.in_hand("Hundreds of Butterflies")
    playing = scene.hazards(on=haldir, to="Edoras")

    assert playing.may_play(butterflies, target=haldir)
    assert not playing.may_play(butterflies, target=balin)


@card("DM-88")
def test_who_is_seized_by_terror_returns_alone() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    peath = scene.first.character("Peath", at="Lórien")
    terror = scene.second.in_hand("Seized by Terror")
    playing = scene.hazards(on=gandalf, to="Dead Marshes")

    assert not playing.may_play(terror, target=gandalf)
    playing.plays(terror, target=peath)
    playing.resolve()
    playing.rolls(7)  # 7 + 4 is less than 12

    assert peath.companions == ["Peath"]
    assert peath.site == "Lórien"
    assert peath.company.returned
    playing.pass_until("NextAtSite")
    assert gandalf.site == "Dead Marshes"


@card("DM-88")
def test_the_strong_minded_go_on() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    peath = scene.first.character("Peath", at="Lórien")
    terror = scene.second.in_hand("Seized by Terror")
    playing = scene.hazards(on=gandalf, to="Dead Marshes")

    playing.plays(terror, target=peath)
    playing.resolve()
    playing.rolls(8)  # 8 + 4 is not less than 12

    assert peath.companions == ["Gandalf", "Peath"]


@card("DM-88")
def test_terror_dwells_in_shadow_lands_and_dark_domains() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    terror = scene.second.in_hand("Seized by Terror")
    playing = scene.hazards(on=peath, to="Moria")

    assert playing.why_not(terror) is Reason.CONDITION_NOT_MET


@card("DM-88")
def test_a_lone_character_is_sent_back_with_his_company() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    terror = scene.second.in_hand("Seized by Terror")
    playing = scene.hazards(on=peath, to="Dead Marshes")

    playing.plays(terror, target=peath)
    playing.resolve()
    playing.rolls(2)

    assert peath.site == "Lórien"
    assert playing.has_happened(Happening.COMPANY_RETURNED)


@card("DM-88")
def test_terror_parts_leaders_from_followers() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    elrond = scene.first.character("Elrond", at="Lórien")
    haldir = scene.first.character("Haldir", at="Lórien", follower_of=elrond)
    terror = scene.second.in_hand("Seized by Terror")
    playing = scene.hazards(on=gandalf, to="Dead Marshes")

    playing.plays(terror, target=haldir)
    playing.resolve()
    playing.rolls(2)

    assert haldir.companions == ["Haldir"]
    assert haldir.is_uncontrolled
