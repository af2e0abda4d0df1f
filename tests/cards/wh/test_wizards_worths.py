"""Stories of the stage cards that say what cards are worth to one Fallen-wizard."""

from dataclasses import replace

from tests.cards.invented import EVIL_COUNSEL, FALLEN_ISENGARD
from tests.cards.marks import card
from tests.cards.wh.worth import FOXES, TWELVE, counted, fallen, holding
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Ally, Event, Faction, Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Phase, Race

STRIDENT_SPAWN = replace(EVIL_COUNSEL, code="XX-565", name="A Strident Spawn")
MACHINERY = replace(EVIL_COUNSEL, code="XX-566", name="Saruman’s Machinery")
GUARDED = replace(FALLEN_ISENGARD, code="XX-570", abilities=(CountsAs(Mark.PROTECTED, Subject.SITE),))
GUARDED_TOWERS = replace(GUARDED, code="XX-571", name="The White Towers")


@card("WH-93")
def test_join_the_hunt_scores_arms_and_fighting_allies_in_alatars_company_in_full() -> None:
    scene = fallen("Alatar")
    scene.first.event("Join the Hunt")
    alatar, haldir = scene.first.company("Weathertop", "Alatar [fallen-wizard]", "Haldir")
    scene.first.gives("Orcrist", to=haldir)
    scene.first.gives("Scroll of Isildur", to=alatar)
    scene.first.gives("Gwaihir", to=alatar)
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Glamdring", to=beretar)
    scene.first.gives("Quickbeam", to=beretar)

    assert counted(scene) == 1 + 4 + 1 + 2 + 1 + 1 + 1


@card("WH-93")
def test_an_ally_without_prowess_is_no_hunter_but_one_with_a_prowess_of_nothing_is() -> None:
    scene = fallen("Alatar")
    scene.first.event("Join the Hunt")
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    scene.first.gives(Ally("XX-568", "Sparrow", 1, (), marshalling_points=2), to=alatar)
    scene.first.gives(Ally("XX-585", "Mule", 1, (), prowess=0, body=8, marshalling_points=3), to=alatar)

    assert counted(scene) == 1 + 3


@card("WH-94")
def test_oromes_warders_score_arms_and_fighting_allies_anywhere_in_full_and_elves_at_two() -> None:
    scene = fallen("Alatar")
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    scene.first.gives("Oromë’s Warders", to=alatar)
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Orcrist", to=beretar)
    scene.first.gives("Quickbeam", to=beretar)
    scene.first.factions("Wood-elves", "Hobbits")

    assert counted(scene) == 1 + 4 + 2 + 2 + 1


@card("WH-94")
def test_oromes_warders_are_played_on_alatar_if_join_the_hunt_is_in_play() -> None:
    scene = fallen("Alatar")
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    assert holding(scene, "Oromë’s Warders")[1] is Reason.CONDITION_NOT_MET

    scene = fallen("Alatar")
    scene.first.event("Join the Hunt")
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    warders = scene.first.in_hand("Oromë’s Warders")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(warders, target=alatar)
    playing.resolve()

    assert warders.bearer == alatar


@card("WH-99")
def test_give_welcome_to_the_unexpected_lies_on_gandalf_and_doubles_small_unique_cards() -> None:
    scene = fallen("Gandalf")
    gandalf, beretar = scene.first.company("Bag End", "Gandalf [fallen-wizard]", "Beretar")
    welcome = scene.first.in_hand("Give Welcome to the Unexpected")
    scene.first.gives("Goldberry", to=gandalf)
    scene.first.gives("Orcrist", to=beretar)
    scene.first.factions("Hobbits", "Southrons", replace(FOXES, marshalling_points=1))
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.points(0)

    playing.plays(welcome)
    playing.resolve()

    assert welcome.bearer == gandalf
    assert before == 2 + 1 + 1 + 1 + 1 + 1
    assert playing.points(0) == before + 2  # Goldberry and the Hobbits


@card("WH-99")
def test_a_unique_foe_that_was_defeated_is_a_small_unique_card_to_gandalf_too() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.character("Gandalf [fallen-wizard]", at="Bag End")
    scene.first.gives("Give Welcome to the Unexpected", to=gandalf)
    scene.second.pile(POINTS, "“Bert” (Bûrat)", "Abductor")

    assert counted(scene) == 2 + 1  # one Abductor is like another


@card("WH-99", "WH-100")
def test_what_is_placed_on_gandalf_does_nothing_until_he_comes() -> None:
    scene = fallen("Gandalf")
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    embassy, welcome = scene.first.hand("Grey Embassy", "Give Welcome to the Unexpected")
    gandalf = scene.first.in_hand("Gandalf [fallen-wizard]")
    scene.first.location_deck("Bag End")
    scene.first.factions("Hobbits", "Southrons")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(embassy)
    playing.resolve()
    playing.plays(welcome)
    playing.resolve()
    assert embassy.in_play
    assert embassy.bearer is None
    assert playing.points(0) == 1 + 1 + 1
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, gandalf)

    assert embassy.bearer == gandalf
    assert welcome.bearer == gandalf
    assert playing.points(0) == 2 + 2 + 3


@card("WH-100")
def test_grey_embassy_makes_unique_hero_factions_worth_two_or_three() -> None:
    scene = fallen("Gandalf")
    gandalf = scene.first.character("Gandalf [fallen-wizard]", at="Bag End")
    scene.first.gives("Grey Embassy", to=gandalf)
    orcs = Faction("XX-569", "Orcs", Race.ORC, 9, (), marshalling_points=3, alignment=Alignment.MINION)
    scene.first.factions("Hobbits", "Men of Dale", "Southrons", FOXES, orcs)

    assert counted(scene) == 2 + 2 + 3 + 1 + 1


@card("WH-96")
def test_await_the_onset_asks_for_much() -> None:
    scene = _mighty_gandalf()
    assert holding(scene, "Await the Onset")[1] is None

    scene = _mighty_gandalf(factions=("Hobbits", "Woodmen", "Beornings"))
    assert holding(scene, "Await the Onset")[1] is Reason.CONDITION_NOT_MET

    scene = _mighty_gandalf(people=("Beretar", "Anborn", "Haldir", "Faramir"))
    assert holding(scene, "Await the Onset")[1] is Reason.CONDITION_NOT_MET

    scene = _mighty_gandalf(counsel=replace(TWELVE, stage_points=11))
    assert holding(scene, "Await the Onset")[1] is Reason.CONDITION_NOT_MET

    scene = _mighty_gandalf(second_haven="Bag End")
    assert holding(scene, "Await the Onset")[1] is Reason.CONDITION_NOT_MET


def _mighty_gandalf(
    people: tuple[str, ...] = ("Beretar", "Anborn", "Haldir", "Faramir", "Éowyn"),
    factions: tuple[str, ...] = ("Hobbits", "Woodmen", "Beornings", "Southrons"),
    counsel: Event = TWELVE,
    second_haven: str | Site = GUARDED_TOWERS,
) -> Scene:
    scene = fallen("Gandalf")
    scene.first.company(GUARDED, "Gandalf [fallen-wizard]")
    scene.first.company(second_haven, *people)
    scene.first.factions(*factions)
    scene.first.event(counsel)
    return scene


@card("WH-96")
def test_after_await_the_onset_a_faction_is_worth_one_whatever_other_cards_say() -> None:
    scene = fallen("Gandalf")
    scene.first.event("Gatherer of Loyalties")
    scene.first.event("Await the Onset")
    scene.first.factions("Hobbits")
    faramir = scene.first.character("Faramir", at="Edoras")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=faramir)

    playing.does(Verb.PLAY_AT_SITE, riders)
    playing.pass_until("RollFaction")
    playing.rolls(12)

    assert riders.among_points
    assert playing.points(0) == 5 + 1 + 2 + 1  # the event, Faramir, the Hobbits, and the Riders


@card("WH-96")
def test_when_the_game_ends_await_the_onset_leaves_one_point_of_cards_away_from_wizardhavens() -> None:
    scene = fallen("Gandalf")
    scene.first.company(GUARDED, "Gandalf [fallen-wizard]", "Beretar")
    scene.first.character("Faramir", at="Edoras")
    scene.first.event("Await the Onset")
    playing = scene.council()
    during = playing.points(0)
    playing.table.council = False

    assert during == 5 + 2 + 1
    assert playing.points(0) == 5 + 2 + 2


@card("WH-119")
def test_man_of_skill_makes_events_of_information_worth_two() -> None:
    scene = fallen("Saruman")
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Dreams of Lore", to=beretar)
    scene.first.gives("Align Palantír", to=beretar)
    assert counted(scene) == 1 + 1 + 1

    scene = fallen("Saruman")
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Dreams of Lore", to=beretar)
    scene.first.gives("Align Palantír", to=beretar)
    scene.first.event("Man of Skill")
    assert counted(scene) == 1 + 2 + 1


@card("WH-122")
def test_the_white_hand_asks_for_much_and_gives_much() -> None:
    scene = fallen("Saruman")
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Isengard")
    scene.first.event(TWELVE)
    scene.first.event(STRIDENT_SPAWN)
    scene.first.event(MACHINERY)
    scene.first.factions("Hobbits", "Woodmen", "Beornings")
    hand = scene.first.in_hand("The White Hand")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(hand, target=saruman)
    playing.resolve()

    assert hand.bearer == saruman
    assert saruman.direct_influence() == 12 + 2
    assert saruman.prowess() == 6 + 1
    assert playing.points(0) == 6 + 3


@card("WH-122")
def test_without_the_spawn_or_the_machinery_there_is_no_white_hand() -> None:
    scene = fallen("Saruman")
    scene.first.character("Saruman [fallen-wizard]", at="Isengard")
    scene.first.event(TWELVE)
    scene.first.event(STRIDENT_SPAWN)
    scene.first.factions("Hobbits", "Woodmen", "Beornings")

    assert holding(scene, "The White Hand")[1] is Reason.CONDITION_NOT_MET


@card("WH-122")
def test_two_factions_are_too_few_for_the_white_hand() -> None:
    scene = fallen("Saruman")
    scene.first.character("Saruman [fallen-wizard]", at="Isengard")
    scene.first.event(TWELVE)
    scene.first.event(STRIDENT_SPAWN)
    scene.first.event(MACHINERY)
    scene.first.factions("Hobbits", "Woodmen")

    assert holding(scene, "The White Hand")[1] is Reason.CONDITION_NOT_MET
