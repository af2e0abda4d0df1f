"""Stories of the hazards played on a company: creatures and their keys, events. [MOV-23 to MOV-35]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.keyed import BY_REGION_NAME, BY_SITE_NAME, BY_SITE_TYPE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race

THE_SITE = 2  # the third way to use Choking Shadows


@rule("MOV-23")
def test_hazards_follow_one_another_and_the_resource_player_may_always_act_first() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Beretar", "Anborn", "Boromir II")[0]
    scene.first.in_hand("Gates of Morning")
    stir, words, talk = scene.second.hand("Minions Stir", "Foolish Words", "Rebel-talk")

    playing = scene.hazards(on=aragorn)
    asked_first = playing.asked
    playing.passes()
    playing.plays(stir)
    playing.resolve()
    asked_again = playing.asked
    playing.passes()
    playing.plays(words, target=aragorn)
    playing.resolve()
    playing.passes()

    assert (asked_first, asked_again) == (0, 0)
    assert playing.hazard_limit(aragorn) - aragorn.company.hazards == 2
    assert playing.may_play(talk)


@rule("MOV-27")
def test_a_creature_cannot_answer_anything() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.in_hand("Gates of Morning")
    sellswords = scene.second.in_hand("Sellswords Between Charters")

    playing = scene.hazards(on=aragorn)
    playing.plays(gates)
    in_answer = playing.asked, playing.may(Verb.PLAY_CREATURE), playing.why_not(sellswords)
    playing.resolve()

    assert in_answer == (1, False, Reason.CREATURE_MUST_START_CHAIN)
    assert playing.may(Verb.PLAY_CREATURE, sellswords)


@rule("MOV-27")
def test_a_creature_is_keyed_in_one_way_when_it_is_played() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    warband = scene.second.in_hand("Orc-warband")

    playing = scene.hazards(on=haldir, to="Moria")
    ways = [option.names for option in playing.options(Verb.PLAY_CREATURE)]
    playing.does(Verb.PLAY_CREATURE, warband, names=("Shadow-hold",))
    playing.resolve()

    assert ways == [("Wilderness",), ("Shadow-hold",)]
    assert playing.attack is not None
    assert (playing.attack.keyed.kind, playing.attack.keyed.name) == (BY_SITE_TYPE, "Shadow-hold")
    assert haldir.company.hazards == 1


@rule("MOV-27")
def test_a_creature_whose_key_does_not_hold_any_more_does_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    scene.second.event("Doors of Night")
    hobgoblins, shadows = scene.second.hand("Hobgoblins", "Choking Shadows")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.does(Verb.PLAY_CREATURE, hobgoblins)  # keyed to two Wildernesses
    playing.does(Verb.PLAY, shadows, names=("Arthedain",))
    playing.resolve()

    assert hobgoblins.is_discarded
    assert not playing.has_happened(Happening.ATTACK_BEGAN)
    assert aragorn.company.hazards == 2


@rule("MOV-28")
def test_a_land_shown_twice_must_lie_twice_on_the_companys_way() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Edhellond")
    hobgoblins, warband = scene.second.hand("Hobgoblins", "Orc-warband")

    playing = scene.hazards(on=adrazar, to="Lond Galen")  # a single Wilderness

    assert playing.may(Verb.PLAY_CREATURE, warband, names=("Wilderness",))
    assert playing.why_not(hobgoblins) is Reason.NOT_KEYED


@rule("MOV-28")
def test_the_lands_need_not_lie_next_to_one_another() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    rain_drake = scene.second.in_hand("Rain-drake")

    playing = scene.hazards(on=aragorn, to="Lórien")  # two Wildernesses, a Border-land, a Wilderness

    assert playing.may(Verb.PLAY_CREATURE, rain_drake, names=("Wilderness",))


@rule("MOV-28")
def test_a_creature_is_keyed_to_a_region_that_its_text_names() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    cave_worm = scene.second.in_hand("Cave Worm")

    playing = scene.hazards(on=haldir, to="Moria")
    playing.does(Verb.PLAY_CREATURE, cave_worm)
    playing.resolve()

    assert playing.attack is not None
    assert (playing.attack.keyed.kind, playing.attack.keyed.name) == (BY_REGION_NAME, "Redhorn Gate")


@rule("MOV-29")
def test_a_creature_is_keyed_to_the_type_of_the_site_where_the_company_stays() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    sellswords, pukel_men = scene.second.hand("Sellswords Between Charters", "Pûkel-men")

    playing = scene.hazards(on=aragorn)

    assert playing.may(Verb.PLAY_CREATURE, sellswords, names=("Border-hold",))
    assert playing.why_not(pukel_men) is Reason.NOT_KEYED


@rule("MOV-29")
def test_a_creature_is_keyed_to_the_new_site_of_a_company_that_moves() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Isengard")
    cave_drake, pukel_men = scene.second.hand("Cave-drake", "Pûkel-men")

    playing = scene.hazards(on=haldir, to="Edoras", by=("Gap of Isen", "Rohan"))

    assert playing.why_not(cave_drake) is Reason.NOT_KEYED  # Edoras is no Ruins & Lairs, and Isengard is left
    assert playing.why_not(pukel_men) is Reason.NOT_KEYED


@rule("MOV-29")
def test_a_site_whose_type_is_changed_is_keyed_to_as_what_it_has_become() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    shadows, orc_watch = scene.second.hand("Choking Shadows", "Orc-watch")

    playing = scene.hazards(on=haldir, to="Isengard")
    before = playing.why_not(orc_watch)
    playing.does(Verb.PLAY, shadows, number=THE_SITE)
    playing.resolve()

    assert before is Reason.NOT_KEYED
    assert playing.may(Verb.PLAY_CREATURE, orc_watch, names=("Shadow-hold",))


@rule("MOV-30")
def test_a_creature_played_at_the_sites_of_a_region_is_keyed_to_the_site_by_name() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    pukel_men = scene.second.in_hand("Pûkel-men")

    playing = scene.hazards(on=haldir, to="Isengard")
    playing.does(Verb.PLAY_CREATURE, pukel_men)
    playing.resolve()

    assert playing.attack is not None
    assert (playing.attack.keyed.kind, playing.attack.keyed.name) == (BY_SITE_NAME, "Isengard")


@rule("MOV-31")
def test_a_change_of_type_does_not_touch_what_is_keyed_to_a_name() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    cave_worm, shadows = scene.second.hand("Cave Worm", "Choking Shadows")

    playing = scene.hazards(on=haldir, to="Moria")
    playing.does(Verb.PLAY_CREATURE, cave_worm, names=("Redhorn Gate",))
    playing.does(Verb.PLAY, shadows, names=("Redhorn Gate",))
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.race is Race.DRAKE


@rule("MOV-32")
def test_a_creature_that_resolves_attacks_at_once() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.in_hand("Concealment")
    sellswords = scene.second.in_hand("Sellswords Between Charters")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLAY_CREATURE, sellswords)
    playing.resolve()

    assert playing.question == "BeforeAssignment"
    assert playing.attack is not None
    assert (playing.attack.company, playing.attack.source) == (aragorn.company.id, sellswords.id)


@rule("MOV-34")
def test_a_hazard_event_is_aimed_at_the_company_whose_phase_it_is() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    haldir = scene.first.character("Haldir", at="Lórien")
    words, doors = scene.second.hand("Foolish Words", "Doors of Night")

    playing = scene.hazards(on=haldir, to="Moria")

    assert playing.may_play(words, target=haldir)
    assert not playing.may_play(words, target=aragorn)
    assert playing.may_play(doors)  # it has no target


@rule("MOV-34")
def test_a_hazard_event_on_a_site_is_aimed_at_the_new_site_alone() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Isengard")
    haldir = scene.first.character("Haldir", at="Bandit Lair")
    incite = scene.second.in_hand("Incite Denizens")

    playing = scene.hazards(on=haldir, to="Lórien")

    assert playing.why_not(incite) is Reason.NO_TARGET  # neither the site it leaves nor another company's


@rule("MOV-34")
def test_a_hazard_event_on_a_site_is_aimed_at_the_site_where_the_company_stays() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Isengard")
    haldir = scene.first.character("Haldir", at="Bandit Lair")
    incite = scene.second.in_hand("Incite Denizens")

    playing = scene.hazards(on=haldir)

    assert {option.aim.number for option in playing.options(Verb.PLAY)} == {haldir.company.site}
    assert incite.in_hand


@rule("MOV-35")
def test_a_hazard_played_in_the_phase_of_one_company_may_strike_the_next() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    haldir = scene.first.character("Haldir", at="Lórien")
    gladden_fields = scene.first.location_deck("Gladden Fields")[0]
    bairanax = scene.second.in_hand("Bairanax Ahunt")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, gladden_fields, number=haldir.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=aragorn.company.id)
    playing.plays(bairanax)
    playing.resolve()
    on_the_company_that_stays = playing.attack
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Wold & Foothills", "Anduin Vales"))
    playing.pass_until("FaceStrike")

    assert on_the_company_that_stays is None
    assert playing.attack is not None
    assert (playing.attack.company, playing.attack.source) == (haldir.company.id, bairanax.id)
