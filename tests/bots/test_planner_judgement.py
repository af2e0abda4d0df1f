"""What the planning bot makes of dice, places, cards and positions that somebody could reach."""

from functools import cache

import pytest

from tests.bots.playing import SHORTEST, decks
from wizardhaven.bots.arena import Match
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.odds import Defender, at_least, attack_harm, defeat_chance, strike_harm
from wizardhaven.bots.planner.places import danger_between, danger_of_regions, playable_at, reaches
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.why import Because, Why
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.engine.rules.prisoners.rescue import FreePrisoners
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.scenario import Scene
from wizardhaven.view.seat_view import View
from wizardhaven.vocabulary.cards import Card, Event, Site
from wizardhaven.vocabulary.terms import Side


def card(name: str) -> Card:
    return cards()[find(name).code]


def site(name: str) -> Site:
    found = card(name)
    assert isinstance(found, Site)
    return found


@cache
def games() -> tuple[tuple[View, Action, Why], ...]:
    """A few games against another, played once: what the bot saw, did and explained."""
    found: list[tuple[View, Action, Why]] = []
    for seed in range(3):
        bot = PlanningBot()
        match = Match(decks(), [bot, PlanningBot()], SHORTEST, seed)
        while match.game.pending is not None:
            asks_us = match.game.pending.seat == 0
            view = match.game.view(0) if asks_us else None
            match.advance()
            if view is not None:
                found.append((view, match.actions[-1], bot.why()))
    return tuple(found)


def choices(verb: Verb) -> list[tuple[View, Action, Why]]:
    """Where the bot said this in those games."""
    found = [chosen for chosen in games() if chosen[1].verb is verb]
    assert found, f"the bot never chose to {verb.value}"
    return found


@pytest.mark.parametrize(("total", "of_36"), [(2, 36), (7, 21), (8, 15), (12, 1), (13, 0), (-4, 36)])
def test_two_dice_reach_a_total_as_often_as_they_do(total: int, of_36: int) -> None:
    assert at_least(total) * 36 == pytest.approx(of_36)


def test_a_strike_hurts_the_weak_more_than_the_strong() -> None:
    weak, strong = Defender(0, 1, 7, 2.0), Defender(1, 8, 9, 2.0)

    assert strike_harm(weak, 9) > strike_harm(strong, 9)
    assert strike_harm(strong, 10) == 0


def test_the_strongest_stand_in_front() -> None:
    weak, strong = Defender(0, 1, 7, 2.0), Defender(1, 8, 9, 2.0)

    assert attack_harm([weak, strong], 1, 9) == attack_harm([strong], 1, 9)
    assert attack_harm([weak, strong], 2, 9) > attack_harm([weak, strong], 1, 9)
    assert attack_harm([], 3, 9) == 0


def test_a_foe_with_a_body_is_harder_to_defeat() -> None:
    strong = [Defender(1, 8, 9, 2.0)]

    assert defeat_chance(strong, 1, 9, body=None) > defeat_chance(strong, 1, 9, body=6) > 0


@pytest.mark.parametrize(
    ("name", "where", "can"),
    [
        ("Glamdring", "Moria", True),
        ("Glamdring", "Edoras", False),
        ("Narsil", "Isengard", False),
        ("Palantír of Orthanc", "Isengard", True),
        ("Palantír of Orthanc", "Moria", False),
        ("Lesser Ring", "Moria", False),
        ("Rangers of Ithilien", "Henneth Annûn", True),
        ("Treebeard", "Wellinghall", True),
        ("Noble Steed", "Edoras", True),
        ("Noble Steed", "Minas Tirith", False),
        ("Enruned Shield", "Moria", False),
        ("Magical Harp", "Isle of the Ulond", True),
        ("Magical Harp", "Moria", False),
        ("Scabbard of Chalcedony", "Framsburg", True),
    ],
)
def test_it_knows_where_a_card_can_be_played(name: str, where: str, can: bool) -> None:
    assert playable_at(card(name), site(where)) is can


def test_it_knows_what_can_be_reached_in_a_turn() -> None:
    assert reaches(site("Rivendell"), site("Moria"))
    assert reaches(site("Lórien"), site("Minas Tirith"))
    assert not reaches(site("Rivendell"), site("Haudh-in-Gwanûr"))


def test_a_way_through_worse_country_is_more_dangerous() -> None:
    assert danger_between(site("Lórien"), site("Dead Marshes")) > danger_between(
        site("Lórien"), site("Edoras")
    )
    assert danger_of_regions(("Rhudaur", "Hollin", "Redhorn Gate")) > danger_of_regions(("Rhudaur",))


def test_it_says_where_a_company_goes() -> None:
    for view, action, why in choices(Verb.PLAN_MOVEMENT):
        assert why.because in (Because.GOES_TO_PLAY, Because.GOES_ON_FROM_THERE)
        assert why.card == action.card
        assert (why.other in Sight(view, 0).hand()) is (why.because is Because.GOES_TO_PLAY)


def test_it_enters_a_site_only_for_a_card_in_its_hand() -> None:
    for view, action, why in choices(Verb.ENTER):
        assert (why.because, why.card) == (Because.ENTERS_TO_PLAY, action.card)
        assert why.other in Sight(view, 0).hand()


def test_who_faces_a_strike_untapped_knows_what_he_risks() -> None:
    reasons = {
        Verb.STAY_UNTAPPED: {
            Because.STRONG_ENOUGH,
            Because.DARES_IT_UNTAPPED,
            Because.TAPPING_IS_NO_HELP,
        },
        Verb.TAP_TO_FACE: {Because.TAPS_AGAINST_DANGER},
    }
    for verb, expected in reasons.items():
        for _, action, why in choices(verb):
            assert why.card == action.card
            assert why.because in expected
            if why.because is Because.STRONG_ENOUGH:
                assert 0 <= why.number <= 10
            if why.because is Because.TAPS_AGAINST_DANGER:
                assert 4 <= why.number <= 36


def test_it_plays_hazard_events_on_the_opponents_cards_alone() -> None:
    for view, action, _ in choices(Verb.PLAY):
        sight = Sight(view, 0)
        played = sight.card(action.card)
        if isinstance(played, Event) and played.side is Side.HAZARD and action.aim.kind == CARD:
            assert action.aim.number not in sight.mine


def test_it_sees_its_own_hand_and_never_the_opponents() -> None:
    match = Match(decks(), [PlanningBot(), PlanningBot()], SHORTEST, 1)
    while match.game.table.turn < 3:
        match.advance()
    for seat in (0, 1):
        sight = Sight(match.game.view(seat), seat)
        assert sorted(sight.hand()) == sorted(match.game.table.pile(seat, HAND))
        assert not set(sight.codes) & set(match.game.table.pile(1 - seat, HAND))


def test_the_bot_frees_a_prisoner_at_whose_rescue_site_it_is() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    thorin = scene.first.character("Thorin II", at="Moria")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.second.holds("Spells of the Barrow-wights", sam, at="Moria")
    playing = scene.at_site(of=gimli)
    bot = PlanningBot()

    begins = bot.choose(playing.game.view(0), playing.options())
    playing.apply(begins)
    playing.table.stack.pop()
    playing.table.stack.append(FreePrisoners(0, thorin.company.id, begins.card))
    playing.game.run()
    frees = bot.choose(playing.game.view(0), playing.options())

    assert begins.verb is Verb.RESCUE
    assert frees.verb is Verb.FREE_PRISONERS
