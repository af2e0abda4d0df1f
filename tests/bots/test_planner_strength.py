"""Choices of the planning bot that win points: influence, variety, untapping, tapped sites, hosts."""

from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.hand import keeping
from wizardhaven.bots.planner.influence import spare_influence
from wizardhaven.bots.planner.plans import is_tapped
from wizardhaven.bots.planner.reckoning import council_worth
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.why import Because
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Points


def chosen(playing: Playing) -> tuple[Action, Because]:
    """What the bot does in the seat that is asked, and why."""
    bot = PlanningBot()
    action = bot.choose(playing.game.view(playing.asked), playing.options())
    return action, bot.why().because


def seen(playing: Playing, seat: int = 0) -> Sight:
    return Sight(playing.game.view(seat), seat)


def test_somebody_follows_so_that_a_newcomer_can_be_controlled() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    scene.first.character("Kíli", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    scene.first.hand("Glóin")
    playing = scene.begin(Phase.ORGANIZATION)

    bot = PlanningBot()
    done: list[tuple[Verb, int, int]] = []
    while not done or done[-1][0] is not Verb.FINISH_ORGANIZING:
        action = bot.choose(playing.game.view(0), playing.options())
        done.append((action.verb, action.card, action.other))
        playing.apply(action)

    assert (Verb.FOLLOW, sam.id, elrond.id) in done
    assert Verb.PLAY_CHARACTER in [verb for verb, _, _ in done]


def test_nobody_makes_room_for_somebody_who_comes_into_play_elsewhere() -> None:
    scene = Scene()
    for name in ("Elrond", "Gimli", "Sam Gamgee"):
        scene.first.character(name, at="Rivendell")
    scene.first.hand("Fatty Bolger")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.apply(Action(Verb.ORGANIZE))

    assert chosen(playing)[0].verb is Verb.FINISH_ORGANIZING


def test_influence_that_followers_would_free_is_counted_once() -> None:
    scene = Scene()
    scene.first.character("Elrond", at="Rivendell")
    scene.first.character("Sam Gamgee", at="Rivendell")
    sight = seen(scene.begin(Phase.ORGANIZATION))

    assert spare_influence(sight) == sight.own.general_influence.unused + 4


def test_a_follower_is_freed_for_a_faction_that_his_leader_might_win() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    scene.first.follow(sam, elrond)
    scene.first.hand("Rangers of Ithilien")
    playing = scene.begin(Phase.ORGANIZATION)
    bot = PlanningBot()

    playing.apply(bot.choose(playing.game.view(0), playing.options()))
    action = bot.choose(playing.game.view(0), playing.options())

    assert (action.verb, action.card) == (Verb.FREE, sam.id)
    assert bot.why().because is Because.NEED_NOT_FOLLOW


def test_points_of_a_source_that_is_still_empty_are_worth_more() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.first.gives("Glamdring", to=gimli)
    sight = seen(scene.begin(Phase.ORGANIZATION))

    assert council_worth(sight, Points.FACTION, 2) > council_worth(sight, Points.ITEM, 2)
    assert council_worth(sight, Points.ITEM, -1) == -1


def test_what_untaps_its_bearer_is_kept_for_a_site_where_nobody_is_left_to_play_a_card() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria", status="tapped")
    cram = scene.first.gives("Cram", to=gimli)
    scene.first.hand("Glamdring")
    needed = chosen(scene.at_site(of=gimli))[0]

    idle = Scene()
    thorin = idle.first.character("Thorin II", at="Moria", status="tapped")
    idle.first.gives("Cram", to=thorin)

    assert (needed.verb, needed.card) == (Verb.USE, cram.id)
    assert chosen(idle.at_site(of=thorin))[0].verb is Verb.PASS


def test_nobody_is_untapped_who_has_just_tapped_to_play_an_item() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    cram = scene.first.gives("Cram", to=gimli)
    glamdring, _ = scene.first.hand("Glamdring", "Sword of Gondolin")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.PLAY_AT_SITE, glamdring, gimli)

    assert playing.may(Verb.USE, cram)
    assert chosen(playing)[0].verb is Verb.PASS


def test_a_site_that_a_company_has_used_up_is_no_goal_for_another() -> None:
    scene = Scene()
    scene.first.company("Moria", "Gimli", site_status="tapped")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    moria = sight.own.companies[0].site.card.id

    assert moria is not None
    assert is_tapped(sight, moria)
    assert not is_tapped(sight, NO_CARD)


def test_a_host_is_kept_for_whoever_takes_prisoners_with_it() -> None:
    alone, ready = Scene(), Scene()
    (host,) = alone.first.hand("Flies and Spiders")
    with_spiders, _ = ready.first.hand("Flies and Spiders", "Giant Spiders")
    alone.first.character("Gimli", at="Rivendell")
    ready.first.character("Gimli", at="Rivendell")

    worth = keeping(seen(alone.begin(Phase.ORGANIZATION)), host.id)

    assert keeping(seen(ready.begin(Phase.ORGANIZATION)), with_spiders.id) > worth > 1.6


def test_an_avatar_whom_the_opponent_plays_is_not_waited_for() -> None:
    scene = Scene()
    (gandalf,) = scene.first.hand("Gandalf")
    scene.first.character("Gimli", at="Rivendell")
    free = keeping(seen(scene.begin(Phase.ORGANIZATION)), gandalf.id)

    taken = Scene()
    (other,) = taken.first.hand("Gandalf")
    taken.first.character("Gimli", at="Rivendell")
    taken.second.character("Gandalf", at="Lórien")

    assert free > 1.6 > keeping(seen(taken.begin(Phase.ORGANIZATION)), other.id)


def test_a_site_that_asks_a_price_for_a_better_item_is_paid_when_the_item_is_in_hand() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Hermit’s Hill")
    for _ in range(2):
        scene.first.gives("Cram", to=gimli)
    scene.first.hand("Glamdring")

    action = chosen(scene.at_site(of=gimli))[0]

    assert action.verb is Verb.USE
    assert action.card == gimli.company.site


def test_nothing_is_played_twice_in_a_turn_though_it_comes_back_to_the_hand() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    (rings,) = scene.first.hand("Smoke Rings")
    scene.first.sideboard("Glamdring")
    playing = scene.at_site(of=gimli)
    bot = PlanningBot()

    first = bot.choose(playing.game.view(0), playing.options())
    again = bot.choose(playing.game.view(0), playing.options())

    assert (first.verb, first.card) == (Verb.PLAY, rings.id)
    assert again.verb is Verb.PASS
