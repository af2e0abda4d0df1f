"""Stories of the stage cards that say what cards are worth, and of the councils."""

from dataclasses import replace

from tests.cards.invented import EVIL_COUNSEL, FALLEN_ISENGARD, WORSE_COUNSEL
from tests.cards.marks import card
from wizardhaven.cards.le.hazards.creatures import ENT_IN_SEARCH_OF_THE_ENTWIVES
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Ally, Character, Event, Faction, Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race
from wizardhaven.vocabulary.wizardhavens import Protected

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)
SEVEN = replace(WORSE_COUNSEL, stage_points=7)
SIX = replace(WORSE_COUNSEL, stage_points=6)
TWELVE = replace(WORSE_COUNSEL, stage_points=12)
DRAGON = Faction("XX-564", "Dragons of the North", Race.DRAGON, 12, (), marshalling_points=3)
FOXES = Faction("XX-563", "Foxes", Race.ANIMAL, 7, (), marshalling_points=3, unique=False)
STRIDENT_SPAWN = replace(EVIL_COUNSEL, code="XX-565", name="A Strident Spawn")
MACHINERY = replace(EVIL_COUNSEL, code="XX-566", name="Saruman’s Machinery")
GUARDED = replace(FALLEN_ISENGARD, code="XX-570", abilities=(Protected(),))
GUARDED_TOWERS = replace(GUARDED, code="XX-571", name="The White Towers")
DARKHAVEN = replace(FALLEN_ISENGARD, code="XX-582", name="Dol Guldur", alignment=Alignment.MINION)
RINGWRAITH = Character(
    code="XX-583",
    name="Third of the Nine",
    race=Race.RINGWRAITH,
    skills=(),
    prowess=8,
    body=9,
    home=(),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)
SACRIFICE = replace(EVIL_COUNSEL, code="XX-567", name="Sacrifice of Form", alignment=Alignment.HERO)


def fallen(name: str = "Radagast") -> Scene:
    """A Fallen-wizard who has declared himself, with nobody of his in play."""
    scene = Scene(kinds=FALLEN)
    scene.first.declares(name)
    return scene


def counted(scene: Scene) -> int:
    """The Fallen-wizard's plain total."""
    return scene.begin(Phase.ORGANIZATION).points(0)


def holding(scene: Scene, event: str) -> tuple[Playing, Reason | None]:
    """The organization phase of a player who has the event in hand, and why he cannot play it."""
    held = scene.first.in_hand(event)
    playing = scene.begin(Phase.ORGANIZATION)
    return playing, None if playing.may_play(held) else playing.why_not(held)


@card("WH-59")
def test_a_merrier_world_scores_defeated_hazards_in_full_but_none_with_an_asterisk() -> None:
    scene = fallen()
    scene.first.event("A Merrier World")
    scene.second.pile(POINTS, "Rogrog", "Sons of Kings")

    assert counted(scene) == 2


@card("WH-59")
def test_a_merrier_world_needs_more_than_seven_stage_points() -> None:
    scene = fallen()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(SEVEN)
    assert holding(scene, "A Merrier World")[1] is Reason.CONDITION_NOT_MET

    scene = fallen()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(WORSE_COUNSEL)
    assert holding(scene, "A Merrier World")[1] is None


@card("WH-59", "WH-64", "WH-70", "WH-72", "WH-76", "WH-80")
def test_a_player_has_such_a_card_only_once() -> None:
    scene = fallen()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event("Great Patron")

    assert holding(scene, "Great Patron")[1] is Reason.DUPLICATED


@card("WH-64")
def test_blind_to_all_else_scores_rings_in_full() -> None:
    scene = fallen()
    scene.first.event("Blind to All Else")
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Magic Ring of Lore", to=beretar)
    scene.first.gives("Scroll of Isildur", to=beretar)

    assert counted(scene) == 1 + 3 + 1


@card("WH-70")
def test_gatherer_of_loyalties_makes_unique_factions_worth_two() -> None:
    scene = fallen()
    scene.first.event("Gatherer of Loyalties")
    scene.first.factions("Hobbits", "Southrons", DRAGON, FOXES)

    assert counted(scene) == 2 + 2 + 2 + 1


@card("WH-70")
def test_gatherer_of_loyalties_makes_unique_dragon_factions_worth_four_to_alatar() -> None:
    scene = fallen("Alatar")
    scene.first.event("Gatherer of Loyalties")
    scene.first.factions("Southrons", DRAGON)

    assert counted(scene) == 2 + 4


@card("WH-70")
def test_gatherer_of_loyalties_makes_the_great_unique_factions_worth_three_to_pallando() -> None:
    scene = fallen("Pallando")
    scene.first.event("Gatherer of Loyalties")
    scene.first.factions("Hobbits", "Southrons", FOXES)

    assert counted(scene) == 2 + 3 + 1


@card("WH-70")
def test_gatherer_of_loyalties_needs_more_than_three_stage_points() -> None:
    scene = fallen()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(replace(WORSE_COUNSEL, stage_points=3))
    assert holding(scene, "Gatherer of Loyalties")[1] is Reason.CONDITION_NOT_MET

    scene = fallen()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(replace(WORSE_COUNSEL, stage_points=4))
    assert holding(scene, "Gatherer of Loyalties")[1] is None


@card("WH-72")
def test_great_patron_makes_greater_characters_and_allies_worth_two() -> None:
    scene = fallen()
    scene.first.event("Great Patron")
    faramir, beretar = scene.first.company("Bree", "Faramir", "Beretar")
    scene.first.gives("Tom Bombadil", to=faramir)
    scene.first.gives("Orcrist", to=beretar)

    assert counted(scene) == 2 + 2 + 2 + 1


@card("WH-76")
def test_legacy_of_smiths_scores_items_in_full_unless_they_are_rings() -> None:
    scene = fallen()
    scene.first.event("Legacy of Smiths")
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives("Orcrist", to=beretar)
    scene.first.gives("Magic Ring of Lore", to=beretar)

    assert counted(scene) == 1 + 4 + 1


@card("WH-76")
def test_legacy_of_smiths_needs_more_than_six_stage_points() -> None:
    scene = fallen()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(SIX)
    assert holding(scene, "Legacy of Smiths")[1] is Reason.CONDITION_NOT_MET

    scene = fallen()
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(SEVEN)
    assert holding(scene, "Legacy of Smiths")[1] is None


@card("WH-80")
def test_shameful_deeds_lets_foes_with_an_asterisk_attack_normally_and_keeps_their_points_for_good() -> None:
    scene = fallen()
    deeds = scene.first.event("Shameful Deeds")
    scene.second.pile(POINTS, "Rogrog")
    faramir = scene.first.character("Faramir", at="Moria")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=faramir, to="Wellinghall")

    playing.does(Verb.PLAY_CREATURE, ent)
    playing.resolve()
    assert playing.attack is not None
    assert not playing.attack.detainment
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 12)

    assert ent.among_points
    assert playing.points(0) == 1 + 1 + 0  # Faramir, the Ent, and nothing for the troll
    discard(playing.table, deeds.id)
    assert playing.points(0) == 1 + 1 + 1


@card("WH-80")
def test_shameful_deeds_leaves_other_detainment_attacks_as_they_are() -> None:
    scene = fallen()
    scene.first.event("Shameful Deeds")
    faramir = scene.first.character("Faramir", at="Moria")
    ent = scene.second.in_hand(replace(ENT_IN_SEARCH_OF_THE_ENTWIVES, starred=False))
    playing = scene.hazards(on=faramir, to="Wellinghall")

    playing.does(Verb.PLAY_CREATURE, ent)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.detainment


@card("WH-80")
def test_with_shameful_deeds_no_other_card_scores_the_other_hazards() -> None:
    scene = fallen()
    scene.first.event("Shameful Deeds")
    scene.first.event("A Merrier World")
    scene.second.pile(POINTS, "Rogrog")

    assert counted(scene) == 0


@card("WH-80")
def test_shameful_deeds_is_not_for_alatar_and_needs_more_than_six_stage_points() -> None:
    scene = fallen("Alatar")
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(SEVEN)
    assert holding(scene, "Shameful Deeds")[1] is Reason.CONDITION_NOT_MET

    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(SIX)
    assert holding(scene, "Shameful Deeds")[1] is Reason.CONDITION_NOT_MET

    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    scene.first.event(SEVEN)
    assert holding(scene, "Shameful Deeds")[1] is None


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


@card("WH-35")
def test_the_white_council_is_held_by_a_wizard_at_a_haven_who_has_more_points() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.factions("Hobbits")
    council, other = scene.first.hand("The White Council", "The White Council")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(council)
    playing.resolve()

    assert council.among_points
    assert playing.points(0) == 1 + 1
    assert playing.why_not(other) is Reason.DUPLICATED  # once in a turn


@card("WH-35")
def test_there_is_no_white_council_without_a_haven_more_points_or_a_foe_of_that_order() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Bree")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET

    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.factions("Hobbits")
    scene.second.factions("Hillmen")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET

    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET

    scene = Scene()
    scene.first.character("Beretar", at="Rivendell")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.NO_USER


@card("WH-35")
def test_a_fallen_wizard_holds_the_white_council_at_a_wizardhaven() -> None:
    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is None

    scene = fallen("Saruman")
    scene.first.character("Saruman [fallen-wizard]", at="Rivendell")
    scene.first.factions("Hobbits")
    assert holding(scene, "The White Council")[1] is Reason.CONDITION_NOT_MET


@card("WH-41")
def test_the_black_council_is_held_among_ringwraiths_only() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH))
    scene.first.company(DARKHAVEN, RINGWRAITH)
    scene.first.factions("Hobbits")
    council = scene.first.in_hand("The Black Council")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(council)
    playing.resolve()
    assert council.among_points
    assert playing.points(0) == 1 + 1

    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.BALROG))
    scene.first.company(DARKHAVEN, RINGWRAITH)
    scene.first.factions("Hobbits")
    assert holding(scene, "The Black Council")[1] is Reason.CONDITION_NOT_MET

    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")
    scene.first.factions("Hobbits")
    assert holding(scene, "The Black Council")[1] is Reason.NO_USER


@card("WH-36")
def test_the_white_wizard_is_played_on_a_wizard_who_has_sacrificed_his_form() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    assert holding(scene, "The White Wizard")[1] is Reason.NO_TARGET

    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    scene.first.gives(SACRIFICE, to=gandalf)
    white = scene.first.in_hand("The White Wizard")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(white, target=gandalf)
    playing.resolve()

    assert gandalf.direct_influence() == 10 + 2
    assert playing.points(0) == 2


@card("WH-36")
def test_the_white_wizard_adds_one_to_corruption_checks() -> None:
    scene = Scene()
    pallando = scene.first.character("Pallando", at="Rivendell")
    scene.first.gives("The White Wizard", to=pallando)
    scene.first.gives("Narsil", to=pallando)
    playing = scene.check(pallando)

    playing.rolls(2)  # 2 + 1 is greater than the two points of Narsil

    assert pallando.in_play


@card("WH-36")
def test_the_white_wizard_is_discarded_when_saruman_comes_as_an_opposing_wizard() -> None:
    scene = Scene(active=1)
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    white = scene.first.gives("The White Wizard", to=gandalf)
    scene.second.company("Lórien", "Haldir")
    saruman = scene.second.in_hand("Saruman")
    scene.second.location_deck("Isengard")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, saruman)

    assert white.is_discarded


@card("WH-60")
def test_a_new_ringlord_is_played_on_a_fallen_wizard_with_the_one_ring_at_a_wizardhaven() -> None:
    scene = fallen("Saruman")
    scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")
    assert holding(scene, "A New Ringlord")[1] is Reason.NO_TARGET

    scene = fallen("Saruman")
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Rivendell")
    scene.first.gives("The One Ring", to=saruman)
    assert holding(scene, "A New Ringlord")[1] is Reason.CONDITION_NOT_MET

    scene = fallen("Saruman")
    saruman = scene.first.company(FALLEN_ISENGARD, "Saruman [fallen-wizard]")[0]
    scene.first.gives("The One Ring", to=saruman)
    first, second = scene.first.hand("A New Ringlord", "A New Ringlord")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(first, target=saruman)
    playing.resolve()

    assert first.bearer == saruman
    assert saruman.corruption_points == 7 + 1
    assert playing.why_not(second) is Reason.DUPLICATED  # once in a turn
