"""Stories of the stage cards that say what cards are worth to any Fallen-wizard."""

from dataclasses import replace

from tests.cards.invented import FALLEN_ISENGARD, WORSE_COUNSEL
from tests.cards.marks import card
from tests.cards.wh.worth import FOXES, SEVEN, SIX, counted, fallen, holding
from wizardhaven.cards.le.hazards.creatures import ENT_IN_SEARCH_OF_THE_ENTWIVES
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.terms import Race

DRAGON = Faction("XX-564", "Dragons of the North", Race.DRAGON, 12, (), marshalling_points=3)


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
    faramir, beretar, _ = scene.first.company("Bree", "Faramir", "Beretar", "Mîonid")
    scene.first.gives("Tom Bombadil", to=faramir)
    scene.first.gives("Orcrist", to=beretar)

    assert counted(scene) == 2 + 2 + 2 + 1 + 1  # Mîonid is worth one point to anybody


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
    ent = scene.second.in_hand(replace(ENT_IN_SEARCH_OF_THE_ENTWIVES, marks=()))
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
