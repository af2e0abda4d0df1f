"""Influence checks that bring one's own factions into play. [INF-01 to INF-03]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import Race

FISHERS = Faction(
    code="XX-1",
    name="Fishers of the Anduin",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Pelargir"),),
    modifications=(
        Modification(of=all_of(Sort.FACTION, named("Men of Lebennin")), amount=+2),
        Modification(of=Race.ELF, amount=-1),
    ),
)


@rule("INF-01")
def test_the_roll_influence_bonuses_and_modifications_must_exceed_the_factions_number() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Pelargir")
    men_of_lebennin = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(anborn)

    playing.does(Verb.PLAY_AT_SITE, men_of_lebennin, other=anborn)
    tapped_for_it = anborn.is_tapped
    playing.rolls(5)  # 5 + 2 against this faction + 1 as a Dúnadan is above 7

    assert tapped_for_it
    assert men_of_lebennin.among_points


@rule("INF-01")
def test_to_equal_the_factions_number_is_not_enough() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Pelargir")
    men_of_lebennin = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(anborn)

    playing.does(Verb.PLAY_AT_SITE, men_of_lebennin, other=anborn)
    playing.rolls(4)

    assert men_of_lebennin.is_discarded
    assert playing.has_happened(Happening.INFLUENCE_FAILED, men_of_lebennin)


@rule("INF-02")
def test_a_modification_naming_a_faction_applies_whoever_controls_that_faction() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Pelargir")
    fishers = scene.first.in_hand(FISHERS)
    scene.second.factions("Men of Lebennin")
    playing = scene.at_site(beretar)

    playing.does(Verb.PLAY_AT_SITE, fishers, other=beretar)
    playing.rolls(6)  # 6 + 1 + 2 is above 8

    assert fishers.among_points


@rule("INF-02")
def test_a_modification_naming_a_faction_needs_that_faction_in_play() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Pelargir")
    fishers = scene.first.in_hand(FISHERS)
    playing = scene.at_site(beretar)

    playing.does(Verb.PLAY_AT_SITE, fishers, other=beretar)
    playing.rolls(7)  # 7 + 1 is not above 8

    assert fishers.is_discarded


@rule("INF-02")
def test_a_modification_naming_a_race_looks_at_the_character_who_tapped() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Pelargir")
    anborn = scene.first.character("Anborn", at="Pelargir")
    men_of_lebennin = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(haldir)

    playing.does(Verb.PLAY_AT_SITE, men_of_lebennin, other=haldir)
    playing.rolls(8)  # 8 - 1 by his own text; Anborn is the Dúnadan

    assert men_of_lebennin.is_discarded
    assert anborn.is_untapped


@rule("INF-03")
def test_followers_use_up_influence_without_restriction_before_any_other() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.first.character("Haldir", at="Edoras", follower_of=theoden)
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(theoden)

    unused = (theoden.unused_direct_influence(), theoden.unused_direct_influence(riders))
    playing.does(Verb.PLAY_AT_SITE, riders, other=theoden)
    playing.rolls(8)  # 8 + the 2 that count against this faction alone is above 9

    assert unused == (0, 2)
    assert riders.among_points


@rule("INF-03")
def test_influence_that_followers_use_is_not_available() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.first.character("Haldir", at="Edoras", follower_of=theoden)
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(theoden)

    playing.does(Verb.PLAY_AT_SITE, riders, other=theoden)
    playing.rolls(7)

    assert riders.is_discarded
