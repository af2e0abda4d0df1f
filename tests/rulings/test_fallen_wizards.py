"""Rulings on Fallen-wizards, their stage cards and their sites."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)


def test_with_a_fallen_wizard_go_the_stage_cards_that_are_his_alone() -> None:
    """When a Fallen-wizard leaves play, stage resources specific to him are discarded and no others.

    (CoE digest 12)
    """
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    saruman, _ = scene.first.company("Bree", "Saruman [fallen-wizard]", "Beretar")
    scene.first.gives("Glamdring", to=saruman)
    skill, patron = scene.first.event("Man of Skill"), scene.first.event("Great Patron")
    playing = scene.check(saruman, modifier=-10)

    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert saruman.is_eliminated
    assert skill.is_discarded
    assert patron.in_play


def test_a_site_that_was_used_as_one_side_knows_it_is_not_used_as_the_other_does() -> None:
    """While one version of a site lies in a Fallen-wizard's discard pile, he uses no other version.

    (CoE rules, 2026)
    """
    scene = Scene(kinds=FALLEN)
    scene.first.declares("Saruman")
    scene.first.character("Beretar", at="Bree")
    scene.first.discard_pile("Weathertop")
    as_minions_do, elsewhere = scene.first.location_deck("Weathertop [minion]", "Ettenmoors [minion]")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, elsewhere)
    assert not playing.may(Verb.PLAN_MOVEMENT, as_minions_do)


def test_what_a_fallen_wizard_makes_worth_more_is_so_only_while_he_is_there() -> None:
    """Once a Fallen-wizard is gone, nothing counts for more that only he made count so. (CoE digest 12)"""
    living, dead = Scene(kinds=FALLEN), Scene(kinds=FALLEN)
    living.first.declares("Radagast")
    dead.first.declares("Radagast")
    living.first.character("Radagast [fallen-wizard]", at="Bree")
    beretar = living.first.character("Beretar", at="Bree")
    faramir = dead.first.character("Faramir", at="Bree")
    dead.first.avatar_eliminated()
    with_him = living.first.gives("Quickbeam", to=beretar)
    without = dead.first.gives("Quickbeam", to=faramir)
    living.begin(Phase.ORGANIZATION)
    dead.begin(Phase.ORGANIZATION)

    assert with_him.points == 2
    assert without.points == 1
