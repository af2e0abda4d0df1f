"""When the planning bot takes a mode for its Ringwraith, and which: positions that somebody could reach."""

from tests.bots.test_planner_minions import RINGWRAITHS
from tests.bots.test_planner_strength import chosen, seen
from wizardhaven.bots.planner.hand import REPLACEABLE, keeping
from wizardhaven.bots.planner.minions import hindrances, is_in_mode, is_stuck, may_play
from wizardhaven.bots.planner.riding import gain_in_mode, rides_to
from wizardhaven.bots.why import Because
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Card, Character, Event, Site
from wizardhaven.vocabulary.terms import Phase


def card(name: str) -> Card:
    return cards()[find(name).code]


def mode(name: str) -> Event:
    found = card(name)
    assert isinstance(found, Event)
    return found


def site(code: str) -> Site:
    found = cards()[code]
    assert isinstance(found, Site)
    return found


def lord_of_morgul(*hand: str, places: tuple[str, ...] = ("Cirith Gorgor",)) -> Playing:
    """The Witch-king at Minas Morgul, with such a hand and such sites left."""
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Minas Morgul", "The Witch-king")
    scene.first.location_deck(*places)
    scene.first.hand(*hand)
    return scene.begin(Phase.ORGANIZATION)


def test_a_mode_is_taken_for_what_can_be_fetched_in_it() -> None:
    playing = lord_of_morgul("Fell Rider", "Blasting Fire")
    before = seen(playing)

    action, because = chosen(playing)
    assert (action.verb, before.name(action.card), because) == (Verb.PLAY, "Fell Rider", Because.HELPS_NOW)
    playing.apply(action)
    playing.resolve()
    sight = seen(playing)
    assert is_in_mode(sight, sight.own.companies[0])
    action, because = chosen(playing)
    assert (action.verb, sight.name(action.card)) == (Verb.PLAN_MOVEMENT, "Cirith Gorgor")
    assert because is Because.GOES_TO_PLAY


def test_no_mode_is_taken_for_nothing() -> None:
    for hand in (("Fell Rider",), ("Fell Rider", "Swift Strokes")):
        playing = lord_of_morgul(*hand)

        assert playing.may(Verb.PLAY)
        assert chosen(playing)[0].verb is Verb.PASS


def test_no_mode_is_taken_for_a_site_to_which_he_cannot_ride() -> None:
    playing = lord_of_morgul("Fell Rider", "Blasting Fire", places=("Mount Gundabad",))

    assert chosen(playing)[0].verb is Verb.PASS
    assert not rides_to(site("LE-390"), site("LE-395"))
    assert rides_to(site("LE-390"), site("LE-361"))


def test_a_lord_speaks_to_a_faction_and_a_rider_does_not() -> None:
    playing = lord_of_morgul("Fell Rider", "Heralded Lord", "Orcs of Udûn")
    sight = seen(playing)

    action, _ = chosen(playing)

    assert (action.verb, sight.name(action.card)) == (Verb.PLAY, "Heralded Lord")
    here = sight.own.companies[0].id
    assert gain_in_mode(sight, mode("Heralded Lord"), here) > gain_in_mode(sight, mode("Black Rider"), here)
    assert gain_in_mode(sight, mode("Fell Rider"), here) < 0


def test_a_rider_fights_for_what_is_guarded() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Dol Guldur", "The Witch-king")
    scene.first.location_deck("Moria")
    scene.first.hand("Heralded Lord", "Black Rider", "Fell Rider", "High Helm")
    playing = scene.begin(Phase.ORGANIZATION)
    sight = seen(playing)
    here = sight.own.companies[0].id

    worth = [gain_in_mode(sight, mode(name), here) for name in ("Fell Rider", "Black Rider", "Heralded Lord")]

    assert worth[0] > worth[1] > worth[2] > 0
    assert sight.name(chosen(playing)[0].card) == "Fell Rider"


def test_no_ally_goes_with_a_fell_rider() -> None:
    for name, verb in (("Fell Rider", Verb.PASS), ("Black Rider", Verb.PLAY)):
        scene = Scene(kinds=RINGWRAITHS)
        scene.first.company("Dol Guldur", "The Witch-king")
        scene.first.location_deck("Sarn Goriwing")
        scene.first.hand(name, "Great Bats")
        playing = scene.begin(Phase.ORGANIZATION)

        assert chosen(playing)[0].verb is verb


def test_a_fell_rider_does_not_enter_for_an_ally() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    king = scene.first.company("Minas Morgul", "The Witch-king")[0]
    bats = card("Great Bats")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    assert may_play(sight, sight.people[king.id].company, bats)

    playing = lord_of_morgul("Fell Rider", "Blasting Fire")
    playing.apply(chosen(playing)[0])
    playing.resolve()
    riding = seen(playing)
    assert not may_play(riding, riding.own.companies[0].id, bats)


def test_he_rules_on_where_somebody_would_have_to_go() -> None:
    gains = []
    for others in (
        (),
        ("Orc Captain", "Orc Captain", "Orc Captain", "Shagrat", "Orc Veteran", "Orc Veteran"),
    ):
        scene = Scene(kinds=RINGWRAITHS)
        king = scene.first.company("Minas Morgul", "The Witch-king")[0]
        scene.first.gives("Bade to Rule", king)
        if others:
            scene.first.company("Dol Guldur", *others)
        scene.first.location_deck("Barad-dûr")
        scene.first.hand("Fell Rider", "Helm of Fear")
        playing = scene.begin(Phase.ORGANIZATION)
        sight = seen(playing)
        gains.append(gain_in_mode(sight, mode("Fell Rider"), sight.people[king.id].company))

    assert gains[0] > 0 > gains[1]


def test_he_goes_to_the_darkhaven_from_which_he_can_ride() -> None:
    playing = lord_of_morgul("Fell Rider", "High Helm", places=("Dol Guldur", "Moria"))
    sight = seen(playing)

    action, because = chosen(playing)

    assert (action.verb, sight.name(action.card)) == (Verb.PLAN_MOVEMENT, "Dol Guldur")
    assert because is Because.GOES_ON_FROM_THERE
    without = lord_of_morgul("High Helm", places=("Dol Guldur", "Moria"))
    assert chosen(without)[0].verb is Verb.PASS


def test_one_mode_is_kept_for_a_ringwraith_and_no_more() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Minas Morgul", "The Witch-king")
    fell, black = scene.first.hand("Fell Rider", "Black Rider")
    sight = seen(scene.begin(Phase.ORGANIZATION))
    assert keeping(sight, fell.id) > REPLACEABLE > keeping(sight, black.id)

    scene = Scene(kinds=RINGWRAITHS)
    scene.first.company("Minas Morgul", "Luitprand")
    fell = scene.first.in_hand("Fell Rider")
    assert keeping(seen(scene.begin(Phase.ORGANIZATION)), fell.id) < REPLACEABLE


def test_his_like_does_not_keep_a_ringwraith_at_home() -> None:
    scene = Scene(kinds=RINGWRAITHS)
    king, dwar = scene.first.company("Minas Morgul", "The Witch-king", "Dwar the Ringwraith")
    scene.first.follow(dwar, king)
    sight = seen(scene.begin(Phase.ORGANIZATION))
    both = [one for one in [sight.card(king.id), sight.card(dwar.id)] if isinstance(one, Character)]
    orc = card("Orc Veteran")
    assert isinstance(orc, Character)

    assert not is_stuck(sight, sight.own.companies[0])
    assert (hindrances(sight, both), hindrances(sight, [*both, orc])) == (0, 1)
