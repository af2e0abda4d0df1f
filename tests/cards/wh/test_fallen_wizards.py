"""Stories of the five Fallen-wizards."""

from dataclasses import replace

from tests.cards.invented import FALLEN_ISENGARD, WORSE_COUNSEL
from tests.cards.marks import card
from wizardhaven.cards.tw.resources.short_events import WIZARDS_LAUGHTER
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Creature, Faction
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Keyword, Phase, PlayerKind, Race, SiteType

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)

SPIES = Creature(
    code="XX-561",
    name="Spies",
    race=Race.ORC,
    strikes=1,
    prowess=4,
    kill_points=1,
    keyed_to=(Key(SiteType.SHADOW_HOLD),),
    attacks=2,
)

ELF_SPELL = replace(WIZARDS_LAUGHTER, code="XX-562", name="Chant", marks=(Keyword.SORCERY,))


@card("WH-1")
def test_alatar_scores_what_his_companies_defeat_in_full_even_with_an_asterisk() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    scene.second.pile(POINTS, "Rogrog", "Sons of Kings")
    assert scene.begin(Phase.ORGANIZATION).points(0) == 2 + 2

    scene = Scene(kinds=FALLEN)
    scene.second.pile(POINTS, "Rogrog")
    assert scene.begin(Phase.ORGANIZATION).points(0) == 1


@card("WH-1", "WH-4")
def test_an_agent_that_was_defeated_is_a_hazard_to_alatar_and_no_character_of_gandalfs() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.character("Alatar [fallen-wizard]", at="Weathertop")
    scene.second.pile(POINTS, "Baduila", "Elladan")
    assert scene.begin(Phase.ORGANIZATION).points(0) == 3 + 1  # whoever was no hazard is worth one

    scene = Scene(kinds=FALLEN)
    scene.first.character("Gandalf [fallen-wizard]", at="Bag End")
    scene.second.pile(POINTS, "Baduila", "Elrond")
    assert scene.begin(Phase.ORGANIZATION).points(0) == 1 + 1


@card("WH-1")
def test_with_more_than_seven_stage_points_what_would_detain_alatars_companies_attacks_and_scores() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.event(WORSE_COUNSEL)
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Moria")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=alatar, to="Wellinghall")

    playing.does(Verb.PLAY_CREATURE, ent)
    playing.resolve()
    assert playing.attack is not None
    assert not playing.attack.detainment
    playing.does(Verb.ASSIGN, alatar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 12)

    assert ent.among_points
    assert playing.points(0) == 1


@card("WH-1")
def test_with_seven_stage_points_alatars_companies_are_detained() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.event(replace(WORSE_COUNSEL, stage_points=7))
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Moria")
    ent = scene.second.in_hand("Ent in Search of the Entwives")
    playing = scene.hazards(on=alatar, to="Wellinghall")

    playing.does(Verb.PLAY_CREATURE, ent)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.detainment


@card("WH-1")
def test_from_a_wizardhaven_alatar_joins_a_company_and_pays_for_it_when_all_attacks_are_over() -> None:
    scene = Scene(kinds=FALLEN)
    alatar = scene.first.company(FALLEN_ISENGARD, "Alatar [fallen-wizard]")[0]
    haldir = scene.first.character("Haldir", at="Lórien")
    spies = scene.second.in_hand(SPIES)
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, spies)
    playing.resolve()
    playing.uses(alatar)
    playing.resolve()
    assert alatar.companions == ["Haldir", "Alatar"]
    playing.does(Verb.STAY_UNTAPPED)  # the only strike is his
    playing.passes()
    playing.rolls(7)
    assert not alatar.is_tapped  # there is another attack to come
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.STAY_UNTAPPED)
    playing.passes()
    playing.rolls(7)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert spies.among_points
    assert alatar.is_tapped
    assert playing.has_happened(Happening.CHECK_PASSED, alatar)


@card("WH-1")
def test_alatar_joins_nobody_from_a_haven_that_is_not_his() -> None:
    scene = Scene(kinds=FALLEN)
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Edhellond")
    haldir = scene.first.character("Haldir", at="Lórien")
    spies = scene.second.in_hand(SPIES)
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, spies)
    playing.resolve()

    assert not playing.may(Verb.USE, alatar)


@card("WH-1")
def test_alatar_comes_at_a_ruin_in_a_wilderness_that_is_no_dragons_lair() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Alatar")
    alatar = scene.first.in_hand("Alatar [fallen-wizard]")
    (weathertop, lonely_mountain) = scene.first.location_deck("Weathertop", "The Lonely Mountain")
    scene.first.company(FALLEN_ISENGARD, "Beretar")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, alatar, target=weathertop)
    assert not playing.may(Verb.PLAY_CHARACTER, alatar, target=lonely_mountain)


@card("WH-4")
def test_gandalfs_characters_and_hero_allies_are_worth_full_points() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.company("Bag End", "Gandalf [fallen-wizard]")
    faramir = scene.first.character("Faramir", at="Edoras")
    scene.first.gives("Gwaihir", to=faramir)
    scene.first.gives("The Warg-king", to=faramir)
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 2 + 2 + 1 + 1


@card("WH-4")
def test_gandalf_untaps_as_the_organization_phase_ends() -> None:
    scene = Scene(kinds=FALLEN)
    gandalf = scene.first.character("Gandalf [fallen-wizard]", at="Bag End", status="tapped")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, gandalf)
    playing.pass_until("EndOfOrganization")
    playing.uses(gandalf)
    playing.resolve()

    assert not gandalf.is_tapped


@card("WH-4")
def test_fallen_gandalf_taps_to_test_a_gold_ring_in_his_company() -> None:
    scene = Scene(kinds=FALLEN)
    gandalf, beretar = scene.first.company("Bag End", "Gandalf [fallen-wizard]", "Beretar")
    ring = scene.first.gives("Beautiful Gold Ring", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()

    assert gandalf.is_tapped
    assert playing.question == "RollRingTest"


@card("WH-7")
def test_pallandos_factions_of_seven_peoples_are_worth_two_points_each() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.character("Pallando [fallen-wizard]", at="The White Towers")
    scene.first.factions("Hobbits", "Riders of Rohan", "Wood-elves", "Ents of Fangorn")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 2 + 2 + 2 + 1


@card("WH-7")
def test_fallen_pallandos_player_keeps_nine_cards() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.character("Pallando [fallen-wizard]", at="The White Towers")
    scene.second.character("Haldir", at="Lórien")
    playing = scene.begin(Phase.END_OF_TURN)

    assert len(playing.hand(0)) == 9
    assert len(playing.hand(1)) == 8


@card("WH-8")
def test_radagasts_unique_factions_of_other_peoples_are_worth_two_and_his_hero_allies_full_points() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.character("Radagast [fallen-wizard]", at="Rhosgobel")
    beretar = scene.first.character("Beretar", at="Edoras")
    scene.first.gives("Gwaihir", to=beretar)
    scene.first.gives("The Warg-king", to=beretar)
    common = Faction("XX-563", "Foxes", Race.ANIMAL, 7, (), marshalling_points=2, marks=(Mark.COMMON,))
    scene.first.factions("Ents of Fangorn", "Wood-elves", "Riders of Rohan", common)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == (1 + 2 + 1) + (2 + 2 + 1 + 1)


@card("WH-8")
def test_hero_allies_follow_radagast_wherever_he_goes() -> None:
    scene = Scene(kinds=FALLEN)
    radagast, beretar = scene.first.company("Rhosgobel", "Radagast [fallen-wizard]", "Beretar")
    bombadil = scene.first.gives("Tom Bombadil", to=radagast)
    treebeard = scene.first.gives("Treebeard", to=beretar)
    playing = scene.hazards(on=radagast, to="Dol Guldur")

    playing.pass_until("EnterSite")

    assert radagast.site == "Dol Guldur"
    assert bombadil.in_play
    assert not treebeard.in_play


@card("WH-8")
def test_fallen_radagast_draws_a_card_more_for_each_wilderness() -> None:
    scene = Scene(kinds=FALLEN)
    radagast = scene.first.character("Radagast [fallen-wizard]", at="Rivendell")
    by = ("Rhudaur", "Hollin", "Redhorn Gate")
    playing = scene.hazards(on=radagast, to="Moria", by=by, draw=True)  # two cards, and three Wildernesses

    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)
    playing.does(Verb.DRAW)

    assert len(playing.hand(0)) == 2 + 3
    assert playing.asked == 1


@card("WH-9")
def test_sarumans_items_that_are_no_arms_are_worth_full_points() -> None:
    scene = Scene(kinds=FALLEN)
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Isengard")
    scene.first.gives("Scroll of Isildur", to=saruman)
    scene.first.gives("Magic Ring of Lore", to=saruman)
    scene.first.gives("Orcrist", to=saruman)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 4 + 3 + 1


@card("WH-9")
def test_fallen_saruman_taps_to_use_a_palantir_that_he_bears() -> None:
    scene = Scene(kinds=FALLEN)
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Isengard")
    palantir = scene.first.gives("Palantír of Orthanc", to=saruman)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(palantir)

    assert saruman.is_tapped


@card("WH-9")
def test_fallen_saruman_takes_one_from_his_corruption_checks() -> None:
    scene = Scene(kinds=FALLEN)
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Isengard")
    scene.first.gives("Scroll of Isildur", to=saruman)  # three corruption points
    playing = scene.check(saruman)

    playing.pass_until("RollCheck")
    playing.rolls(5)

    assert playing.has_happened(Happening.CHECK_PASSED, saruman)
    assert not saruman.is_tapped


@card("WH-9")
def test_saruman_taps_as_the_turn_ends_to_take_back_a_spell_or_a_sorcery() -> None:
    scene = Scene(kinds=FALLEN)
    saruman = scene.first.character("Saruman [fallen-wizard]", at="Isengard")
    spell, sorcery, _ = scene.first.discard_pile("Wizard’s Laughter", ELF_SPELL, "Concealment")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.uses(saruman)
    playing.resolve()
    assert [option.card for option in playing.options(Verb.TAKE)] == [spell.id, sorcery.id]
    playing.does(Verb.TAKE, sorcery)

    assert saruman.is_tapped
    assert playing.hand(0) == ["Chant"]


@card("WH-9")
def test_saruman_comes_at_isengard_only() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    saruman = scene.first.in_hand("Saruman [fallen-wizard]")
    rivendell, isengard = scene.first.location_deck("Rivendell", FALLEN_ISENGARD)
    scene.first.company("Bag End", "Beretar")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.may(Verb.PLAY_CHARACTER, saruman, target=isengard)
    assert not playing.may(Verb.PLAY_CHARACTER, saruman, target=rivendell)
