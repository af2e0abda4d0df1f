"""Two good companies instead of one, an avatar who does not walk alone, and ways to meet again."""

from tests.bots.test_planner_strength import chosen, seen
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.plans import Planner
from wizardhaven.bots.planner.splitting import splitting
from wizardhaven.bots.planner.travelling import lone_avatar, meeting, weakness
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase


def organizing(scene: Scene) -> Playing:
    playing = scene.begin(Phase.ORGANIZATION)
    playing.apply(Action(Verb.ORGANIZE))
    return playing


def with_two_prizes(*members: str) -> Scene:
    """At Rivendell, with cards for two sites that are near."""
    scene = Scene()
    for name in members:
        scene.first.character(name, at="Rivendell")
    scene.first.hand("Glamdring", "Sword of Gondolin")
    scene.first.location_deck("Moria", "Mount Gram", "Ettenmoors", "Goblin-gate")
    return scene


def test_a_strong_company_parts_to_fetch_two_things_at_once() -> None:
    scene = with_two_prizes("Gimli", "Boromir II", "Éomer", "Legolas")

    action, because = chosen(organizing(scene))

    assert action.verb is Verb.SPLIT
    assert because is Because.TWO_THINGS_AT_ONCE


def test_a_weak_one_stays_together() -> None:
    scene = with_two_prizes("Boromir II", "Pippin", "Sam Gamgee", "Merry")

    assert chosen(organizing(scene))[0].verb is not Verb.SPLIT


def test_there_is_no_need_to_part_for_one_thing() -> None:
    scene = Scene()
    for name in ("Gimli", "Boromir II", "Éomer", "Legolas"):
        scene.first.character(name, at="Rivendell")
    scene.first.hand("Glamdring")
    scene.first.location_deck("Moria")
    playing = organizing(scene)

    assert splitting(seen(playing), playing.options()) is None


def test_both_parts_set_out_for_different_sites() -> None:
    playing = with_two_prizes("Gimli", "Boromir II", "Éomer", "Legolas").begin(Phase.ORGANIZATION)
    bot = PlanningBot()
    planned: list[int] = []
    while playing.game.table.phase is Phase.ORGANIZATION:
        action = bot.choose(playing.game.view(playing.asked), playing.options())
        if action.verb is Verb.PLAN_MOVEMENT:
            planned.append(action.card)
        playing.apply(action)

    assert len(set(planned)) == 2


def test_a_weak_company_is_more_in_danger_than_a_strong_one() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Gimli", "Boromir II")
    scene.first.company("Bree", "Pippin", "Sam Gamgee")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    strong, weak = [sight.members(company.id) for company in sight.own.companies]

    assert weakness(sight, weak) > weakness(sight, strong)


def test_an_avatar_by_himself_waits_for_the_others() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    scene.first.hand("Glamdring")
    scene.first.location_deck("Moria")
    alone = chosen(scene.begin(Phase.ORGANIZATION))[0]

    together = Scene()
    together.first.company("Rivendell", "Gandalf", "Gimli")
    together.first.hand("Glamdring")
    together.first.location_deck("Moria")

    assert alone.verb is not Verb.PLAN_MOVEMENT
    assert chosen(together.begin(Phase.ORGANIZATION))[0].verb is Verb.PLAN_MOVEMENT


def test_it_is_worth_something_to_go_where_a_small_company_is() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Lórien")
    scene.first.company("Moria", "Gimli", "Thorin II")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    gandalf, dwarves = sight.own.companies
    lorien = sight.site(gandalf.site)
    assert isinstance(lorien, Site)

    assert lone_avatar(sight, sight.members(gandalf.id))
    assert not lone_avatar(sight, sight.members(dwarves.id))
    assert meeting(sight, dwarves, lorien) > 0
    assert meeting(sight, gandalf, lorien) == 0
    assert Planner(sight, dwarves).comfort(lorien) > Planner(sight, gandalf).comfort(lorien)
