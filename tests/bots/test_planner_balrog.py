"""How the planning bot leads the Balrog: below, with whoever comes along, for what lies there."""

from tests.bots.test_planner_strength import chosen, seen
from wizardhaven.bots.planner.minions import has_bound_avatar, may_go_together, would_hinder
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Phase, PlayerKind

BALROG = (PlayerKind.BALROG, PlayerKind.WIZARD)


def test_the_balrog_goes_deeper_for_what_lies_there() -> None:
    scene = Scene(kinds=BALROG)
    scene.first.company("The Under-leas", "BA-3", "Orc Veteran")
    scene.first.location_deck("The Under-vaults", "The Under-gates")
    scene.first.hand("High Helm")
    playing = scene.begin(Phase.ORGANIZATION)

    action, because = chosen(playing)

    assert (action.verb, seen(playing).name(action.card)) == (Verb.PLAN_MOVEMENT, "The Under-vaults")
    assert because is Because.GOES_TO_PLAY


def test_the_deeps_are_no_burden_to_the_balrog() -> None:
    for hand, verb in ((("High Helm",), Verb.PLAN_MOVEMENT), ((), Verb.PASS)):
        scene = Scene(kinds=BALROG)
        scene.first.company("The Under-gates", "BA-3", "Orc Veteran")
        scene.first.location_deck("The Under-leas", "The Under-vaults")
        scene.first.hand(*hand)
        playing = scene.begin(Phase.ORGANIZATION)

        assert chosen(playing)[0].verb is verb


def test_the_balrog_does_not_go_alone() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.company("The Under-gates", "BA-3")[0]
    orcs = scene.first.company_beside(balrog, "Orc Veteran", "Gorbag")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    his, theirs = sight.people[balrog.id].company, sight.people[orcs[0].id].company
    gorbag = sight.card(orcs[1].id)
    assert isinstance(gorbag, Character)

    assert not has_bound_avatar(sight, his)
    assert may_go_together(sight, his, theirs)
    assert not would_hinder(sight, gorbag, his)
