"""How the planning bot uses leaders: commands, factions that one keeps, and who goes with whom."""

from tests.bots.test_planner_minions import RINGWRAITHS, person
from tests.bots.test_planner_strength import chosen, seen
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.keeping import kept_in, kept_worth, more_here
from wizardhaven.bots.planner.leading import command_score, leader_score
from wizardhaven.bots.planner.minions import is_leading, is_stuck, would_hinder
from wizardhaven.bots.planner.staying import would_part
from wizardhaven.bots.why import Because
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.engine.changes.control import keep_faction
from wizardhaven.engine.rules.resources.factions import KeepFaction
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Event, Site
from wizardhaven.vocabulary.terms import Phase, PlayerKind

GORGOR = "Cirith Gorgor"


def event(name: str) -> Event:
    found = cards()[find(name).code]
    assert isinstance(found, Event)
    return found


def gorgor() -> Site:
    found = cards()["LE-361"]
    assert isinstance(found, Site)
    return found


def test_a_command_goes_to_the_leader_of_the_larger_company() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Dol Guldur", "Gorbag")
    shagrat = scene.first.company("Moria", "Shagrat", "Orc Veteran", "Orc Brawler")[0]
    report = scene.first.in_hand("I’ll Report You")
    playing = scene.begin(Phase.ORGANIZATION)

    action, _ = chosen(playing)

    assert (action.verb, action.card, action.aim.number) == (Verb.PLAY, report.id, shagrat.id)


def test_a_leader_who_has_a_command_is_given_no_other() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    shagrat = scene.first.company("Moria", "Shagrat", "Orc Veteran", "Orc Brawler")[0]
    scene.first.gives("Smart and Secret", shagrat)
    report = scene.first.in_hand("I’ll Report You")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAY, report)
    assert chosen(playing)[0].verb is Verb.PASS


def test_a_command_that_would_cost_a_follower_waits() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    shagrat, follower, _ = scene.first.company("Moria", "Shagrat", "Orc Veteran", "Orc Brawler")
    free = seen(scene.begin(Phase.ORGANIZATION))
    assert command_score(free, event("I’ll Report You"), shagrat.id) > 0.3

    scene = Scene(kinds=RINGWRAITHS)
    shagrat, follower, _ = scene.first.company("Moria", "Shagrat", "Orc Veteran", "Orc Brawler")
    scene.first.follow(follower, shagrat)
    bound = seen(scene.begin(Phase.ORGANIZATION))
    assert command_score(bound, event("I’ll Report You"), shagrat.id) < 0


def test_a_leader_who_is_to_win_a_faction_keeps_his_tongue() -> None:
    scores = []
    for hand in ((), ("Orcs of Gundabad",)):
        scene = Scene(kinds=RINGWRAITHS)
        shagrat = scene.first.company("Moria", "Shagrat", "Orc Veteran")[0]
        scene.first.hand(*hand)
        sight = seen(scene.begin(Phase.ORGANIZATION))
        scores.append(command_score(sight, event("I’ll Report You"), shagrat.id))

    assert scores[1] < scores[0]


def test_a_ringwraiths_word_makes_no_second_leader() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Dol Guldur", "Indûr the Ringwraith")
    scene.first.company("Dol Guldur", "Shagrat", "Orc Veteran")
    strong, weak = scene.first.company("Dol Guldur", "Jerrek", "Luitprand")
    word = scene.first.in_hand("By the Ringwraith’s Word")
    playing = scene.begin(Phase.ORGANIZATION)
    sight = seen(playing)
    orcs = [one.id for one in sight.people.values() if sight.name(one.id) in ("Shagrat", "Orc Veteran")]

    assert [leader_score(sight, event("By the Ringwraith’s Word"), id) for id in orcs] == [0.0, 0.0]
    assert leader_score(sight, event("By the Ringwraith’s Word"), weak.id) == 0.0
    assert leader_score(sight, event("By the Ringwraith’s Word"), strong.id) > 0
    assert playing.may(Verb.PLAY, word)


def test_who_was_made_a_leader_goes_without_another_one() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    jerrek = scene.first.company("Dol Guldur", "Jerrek")[0]
    scene.first.gives("By the Ringwraith’s Word", jerrek)
    sight = seen(scene.begin(Phase.ORGANIZATION))

    assert is_leading(sight, sight.people[jerrek.id])
    assert would_hinder(sight, person("Orc Captain"), sight.people[jerrek.id].company)
    assert not would_hinder(sight, person("Orc Veteran"), sight.people[jerrek.id].company)


def test_orders_let_two_leaders_set_out() -> None:
    stuck = []
    for orders in (False, True):
        scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.WIZARD))
        gorbag = scene.first.company("Moria", "Gorbag", "Orc Captain")[0]
        if orders:
            scene.first.event("Orders from the Great Demon", on_company_of=gorbag)
        sight = seen(scene.begin(Phase.ORGANIZATION))
        stuck.append(is_stuck(sight, sight.own.companies[0]))

    assert stuck == [True, False]


def won(*hand: str, kept: tuple[str, ...] = ()) -> Playing:
    """An Orc Captain at Cirith Gorgor has won over the Orcs of Udûn and may keep them."""
    scene = Scene(kinds=RINGWRAITHS)
    captain = scene.first.company(GORGOR, "Orc Captain", "Orc Veteran", "Orc Brawler")[0]
    pieces = scene.first.factions("Orcs of Udûn", *kept)
    scene.first.hand(*hand)
    playing = scene.at_site(of=captain)
    for piece in pieces[1:]:
        keep_faction(playing.table, piece.id, captain.id)
    then = playing.table.stack.pop()
    playing.table.stack.append(KeepFaction(0, pieces[0].id, captain.id, then))
    playing.game.run()
    return playing


def test_a_faction_is_kept_where_more_may_be_won() -> None:
    action, because = chosen(won("Orcs of the Ash Mountains"))

    assert (action.verb, because) == (Verb.KEEP_FACTION, Because.KEEPS_FOR_MORE)


def test_a_faction_is_kept_beside_others() -> None:
    assert chosen(won(kept=("Orcs of the Ash Mountains",)))[0].verb is Verb.KEEP_FACTION


def test_no_leader_is_bound_to_a_single_faction() -> None:
    for hand in ((), ("Orcs of Moria",), ("Asdriags",)):
        assert chosen(won(*hand))[0].verb is Verb.PASS


def camped(*kept: str, hand: tuple[str, ...] = (), members: tuple[str, ...] = ()) -> Playing:
    """An Orc Captain at Cirith Gorgor keeps factions there; Minas Morgul is near."""
    scene = Scene(kinds=RINGWRAITHS)
    captain = scene.first.company(GORGOR, "Orc Captain", *members)[0]
    pieces = scene.first.factions(*kept)
    scene.first.hand(*hand)
    scene.first.location_deck("Minas Morgul", "Mount Doom")
    playing = scene.begin(Phase.ORGANIZATION)
    for piece in pieces:
        keep_faction(playing.table, piece.id, captain.id)
    return playing


def test_a_group_of_three_is_worth_more_than_three() -> None:
    three = ("Orcs of Udûn", "Orcs of the Ash Mountains", "Uruk-hai")
    two, all_three = seen(camped(*three[:2])), seen(camped(*three))
    here = two.own.companies[0].id

    assert [card.name for card in kept_in(all_three, here)] == list(three)
    assert (kept_worth(two, here), kept_worth(all_three, here)) == (2, 6)
    assert kept_worth(seen(camped()), here) == 0


def test_who_keeps_factions_stays_with_them() -> None:
    alone = camped("Orcs of Udûn", "Orcs of the Ash Mountains", hand=("Great Bats",))
    none = camped(hand=("Great Bats",))

    assert chosen(alone)[0].verb is Verb.PASS
    assert chosen(none)[0].verb is Verb.PLAN_MOVEMENT


def test_the_others_go_on_without_him() -> None:
    playing = camped(
        "Orcs of Udûn",
        "Orcs of the Ash Mountains",
        hand=("Great Bats",),
        members=("Orc Veteran", "Orc Brawler"),
    )
    sight = seen(playing)
    captain = next(one for one in sight.people.values() if sight.name(one.id) == "Orc Captain")
    assert would_part(sight, captain.company)

    bot, done = PlanningBot(), []
    while Verb.PASS not in done:
        action = bot.choose(playing.game.view(0), playing.options())
        done.append(action.verb)
        if action.verb is Verb.SPLIT:
            assert action.card == captain.id
        playing.apply(action)

    assert done[:3] == [Verb.ORGANIZE, Verb.SPLIT, Verb.FINISH_ORGANIZING]
    assert Verb.PLAN_MOVEMENT in done


def test_several_factions_call_a_leader_to_one_site() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    captain = scene.first.company("Minas Morgul", "Orc Captain")[0]
    held = scene.first.hand("Orcs of Udûn", "Orcs of the Ash Mountains")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    here = sight.people[captain.id].company

    assert more_here(sight, here, gorgor(), [one.id for one in held]) > 0
    assert more_here(sight, here, gorgor(), [held[0].id]) == 0

    scene = Scene(kinds=RINGWRAITHS)
    veteran = scene.first.company("Minas Morgul", "Orc Veteran")[0]
    held = scene.first.hand("Orcs of Udûn", "Orcs of the Ash Mountains")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    assert more_here(sight, sight.people[veteran.id].company, gorgor(), [one.id for one in held]) == 0
