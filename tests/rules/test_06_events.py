"""Events: what they need, how long they last, how many of them there may be. [EVT-01 to EVT-14]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Phase, Race, Side, Stat

BATTLE_SONG = Event(
    code="XX-1",
    name="Battle-song",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=A(Sort.CHARACTER), effects=(ForTheTurn(Modify(Stat.PROWESS, +1)),)),),
)

FAIR_WEATHER = Event(code="XX-2", name="Fair Weather", side=Side.RESOURCE, length=Length.LONG, uses=(Use(),))

GOOD_CHEER = Event(
    code="XX-3",
    name="Good Cheer",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(target=A(Sort.COMPANY)),),
    abilities=(Modify(Stat.PROWESS, +1, Subject.COMPANY),),
)


def names_in_play(playing: Playing) -> list[str]:
    """The events that lie on the table by themselves, oldest first."""
    return [playing.table.printed[card].name for card in playing.table.board]


@rule("EVT-01")
def test_a_short_event_is_discarded_as_soon_as_it_has_resolved() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Lórien", "Beretar", "Anborn")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.attack(on=beretar)

    playing.plays(concealment, user=anborn)

    assert playing.attack is None
    assert concealment.is_discarded


@rule("EVT-01")
def test_a_short_event_needs_something_to_act_on() -> None:
    scene = Scene()
    scene.first.character("Anborn")
    concealment = scene.first.in_hand("Concealment")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(concealment)
    assert playing.why_not(concealment) is Reason.ONLY_AGAINST_ATTACK


@rule("EVT-02", "TIM-38")
def test_the_effects_of_a_short_event_end_with_the_turn() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    song, _ = scene.first.hand(BATTLE_SONG, "Gates of Morning")
    playing = scene.begin(Phase.SITE)

    playing.does(Verb.ENTER)
    playing.plays(song, target=beretar)
    playing.resolve()
    this_turn = beretar.prowess()
    playing.pass_to(Phase.UNTAP)

    assert this_turn == 6
    assert playing.table.turn > 3
    assert beretar.prowess() == 5


@rule("EVT-03")
def test_a_short_event_that_would_change_nothing_is_not_played() -> None:
    scene = Scene()
    sam, balin = scene.first.company("Rivendell", "Sam Gamgee", "Balin")
    marvels_told, halfling_strength, song = scene.first.hand("Marvels Told", "Halfling Strength", BATTLE_SONG)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(song, target=sam)
    assert playing.may_play(song, target=balin)
    assert playing.why_not(marvels_told) is Reason.NO_TARGET
    assert playing.why_not(halfling_strength) is Reason.NOTHING_WOULD_CHANGE


@rule("EVT-03")
def test_a_single_strike_cannot_be_halved() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    gates = scene.first.event("Gates of Morning")
    dark_quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.attack(on=beretar, strikes=1, prowess=20, race=Race.WOLF)

    assert gates.in_play
    assert playing.question == "AssignByDefender"  # nothing could be played before
    assert dark_quarrels.in_hand


@rule("EVT-03")
def test_a_roll_is_effect_enough() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    uncloaked = scene.first.in_hand("Wizard Uncloaked")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(uncloaked, user=gandalf)
    playing.rolls(12)

    assert uncloaked.is_discarded


@rule("EVT-06", "TIM-54")
def test_a_short_event_is_not_duplicated_on_the_same_site_but_on_another() -> None:
    scene = Scene()
    beretar = scene.first.company("Lórien", "Beretar")[0]
    anborn = scene.first.company("Lórien", "Anborn")[0]
    isengard, caves = scene.first.location_deck("Isengard", "Glittering Caves")
    first, second = scene.second.hand("Incite Denizens", "Incite Denizens")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, isengard, number=beretar.company.id)
    playing.does(Verb.PLAN_MOVEMENT, caves, number=anborn.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=beretar.company.id)
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    playing.plays(first, target=isengard)
    playing.resolve()
    on_the_same_site = playing.why_not(second)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")

    assert on_the_same_site is Reason.DUPLICATED
    assert playing.may_play(second, target=caves)


@rule("EVT-06", "TIM-54")
def test_a_short_event_that_names_nothing_is_not_duplicated_while_it_lasts() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.second.event("Doors of Night")
    first, second = scene.second.hand("Choking Shadows", "Choking Shadows")
    playing = scene.hazards(on=beretar, to="Isengard")

    playing.does(Verb.PLAY, first, number=0)
    playing.resolve()

    assert not playing.may_play(second)
    assert playing.why_not(second) is Reason.DUPLICATED


@rule("EVT-07")
def test_a_card_that_cannot_be_duplicated_is_not_played_beside_its_like() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.second.event("Doors of Night")
    second_doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=beretar)

    assert playing.why_not(second_doors) is Reason.DUPLICATED


@rule("EVT-07", "TIM-53")
def test_a_copy_may_be_played_in_the_chain_that_removes_the_older_one() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors = scene.second.event("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    second_doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=beretar)

    playing.plays(twilight, target=doors)
    playing.plays(second_doors)
    playing.resolve()

    assert doors.is_discarded
    assert second_doors.in_play


@rule("EVT-07", "TIM-53")
def test_if_the_older_copy_stays_after_all_the_new_one_is_discarded_at_the_end_of_the_chain() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    doors = scene.second.event("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    foolish_words, second_doors, second_twilight = scene.second.hand(
        "Foolish Words", "Doors of Night", "Twilight"
    )
    playing = scene.hazards(on=beretar)

    playing.passes()
    playing.plays(foolish_words, target=beretar)
    playing.plays(twilight, target=doors)
    playing.plays(second_doors)
    playing.plays(second_twilight, target=twilight)
    playing.resolve()

    assert foolish_words.bearer == beretar
    assert twilight.is_discarded
    assert doors.in_play
    assert second_doors.is_discarded
    assert names_in_play(playing) == ["Doors of Night"]


@rule("EVT-07")
def test_a_card_is_not_duplicated_on_a_company_whoever_of_it_bears_the_other() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Rivendell", "Beretar", "Anborn")
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.gives("Promptings of Wisdom", to=beretar)
    second = scene.first.in_hand("Promptings of Wisdom")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(second, target=beretar)
    assert not playing.may_play(second, target=anborn)
    assert playing.may_play(second, target=faramir)


@rule("EVT-08")
def test_a_resource_long_event_is_played_in_ones_own_long_event_phase() -> None:
    scene = Scene()
    scene.first.character("Beretar")
    old = scene.first.event(FAIR_WEATHER)
    fresh = scene.first.in_hand(FAIR_WEATHER)
    playing = scene.begin(Phase.ORGANIZATION)

    while_organizing = playing.why_not(fresh)
    playing.pass_to(Phase.LONG_EVENT)
    old_is_gone = old.is_discarded
    playing.plays(fresh)

    assert while_organizing is Reason.ONLY_IN_LONG_EVENT_PHASE
    assert old_is_gone
    assert fresh.in_play


@rule("EVT-08")
def test_a_hazard_long_event_lasts_until_the_end_of_the_opponents_next_long_event_phase() -> None:
    scene = Scene()
    scene.first.character("Beretar")
    minions_stir = scene.second.event("Minions Stir")
    fair_weather = scene.first.in_hand(FAIR_WEATHER)
    playing = scene.begin(Phase.LONG_EVENT)

    during_the_phase = minions_stir.in_play
    playing.plays(fair_weather)

    assert during_the_phase
    assert playing.phase is not Phase.LONG_EVENT
    assert minions_stir.is_discarded
    assert fair_weather.in_play


@rule("EVT-09", "OFF-07")
def test_a_permanent_event_is_played_for_what_it_may_bring_and_stays() -> None:
    scene = Scene()
    scene.first.character("Beretar")
    gates = scene.first.in_hand("Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(gates)
    playing.pass_until("MayDiscard")

    assert gates.in_play


@rule("EVT-10", "OFF-08")
def test_an_event_on_a_site_card_leaves_other_cards_of_that_site_alone() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isengard")
    faramir = scene.second.character("Faramir", at="Isengard")
    rebuild = scene.first.in_hand("Rebuild the Town")
    playing = scene.at_site(beretar)

    playing.plays(rebuild)

    assert rebuild.in_play
    assert automatic_attacks(playing.table, beretar.company.site) == []
    assert len(automatic_attacks(playing.table, faramir.company.site)) == 1


@rule("EVT-10", "OFF-08")
def test_an_event_on_nothing_affects_every_version_of_what_it_names() -> None:
    scene = Scene()
    scene.second.event("The White Tree")
    faramir = scene.first.character("Faramir", at="Minas Tirith", status="wounded")
    playing = scene.begin(Phase.UNTAP)

    assert playing.phase is not Phase.UNTAP
    assert faramir.is_tapped


@rule("EVT-11")
def test_a_hazard_event_is_for_the_company_whose_phase_it_is_and_counts_against_its_limit() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    anborn = scene.first.character("Anborn", at="Rivendell")
    foolish_words, rebel_talk, third = scene.second.hand("Foolish Words", "Rebel-talk", "Call of Home")
    playing = scene.hazards(on=beretar)

    may_aim_elsewhere = playing.may_play(foolish_words, target=anborn)
    playing.plays(foolish_words, target=beretar)
    playing.resolve()
    playing.plays(rebel_talk, target=beretar)
    playing.resolve()

    assert not may_aim_elsewhere
    assert playing.hazard_limit(of=beretar) == 2
    assert beretar.company.hazards == 2
    assert third.in_hand
    assert not playing.may_play(third, target=beretar)


@rule("EVT-11")
def test_the_resource_player_plays_short_and_permanent_events_in_any_phase() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    song, second_song, gates = scene.first.hand(BATTLE_SONG, BATTLE_SONG, "Gates of Morning")
    playing = scene.begin(Phase.UNTAP)

    playing.plays(song, target=beretar)
    playing.pass_to(Phase.LONG_EVENT)
    playing.plays(gates)
    playing.pass_to(Phase.END_OF_TURN)
    playing.plays(second_song, target=beretar)

    assert gates.in_play
    assert beretar.prowess() == 7


@rule("EVT-14")
def test_when_a_company_splits_its_events_stay_with_the_original_and_a_characters_go_with_him() -> None:
    scene = Scene()
    beretar, anborn, haldir = scene.first.company("Lórien", "Beretar", "Anborn", "Haldir")
    scene.first.event(GOOD_CHEER, on_company_of=beretar)
    promptings = scene.first.gives("Promptings of Wisdom", to=anborn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, anborn)

    assert anborn.companions == ["Anborn"]
    assert promptings.bearer == anborn
    assert (beretar.prowess(), haldir.prowess(), anborn.prowess()) == (6, 5, 2)


@rule("EVT-14")
def test_when_a_company_splits_the_hazard_player_places_the_hazards_on_it() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Bree", "Beretar", "Anborn")
    hunger = scene.second.event("Nothing to Eat or Drink", on_company_of=beretar)
    scene.first.location_deck("Rivendell")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, anborn)
    playing.does(Verb.FINISH_ORGANIZING)
    asked = playing.asked
    playing.does(Verb.CHOOSE_COMPANY, hunger, number=anborn.company.id)

    assert asked == 1
    assert (beretar.prowess(), anborn.prowess()) == (5, 1)
