"""Stories of the Roving Eye, of mouths that are shut, and of news of doom."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.ids import REMOVED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Phase

RING_OF_THE_MIND = Item("XX-1", "Ring of the Mind", ItemClass.MINOR, marks=(Keyword.MIND_RING,))
RING_OF_SPIRITS = Item("XX-2", "Ring of Spirits", ItemClass.SPECIAL, marks=(Keyword.SPIRIT_RING,))


@card("LE-137")
def test_a_mouth_that_is_shut_has_two_points_of_direct_influence_less() -> None:
    scene = Scene()
    elrond, peath = scene.first.company("Lórien", "Elrond", "Peath")
    scene.second.gives("Shut Yer Mouth", peath)
    shut = scene.second.in_hand("Shut Yer Mouth")
    playing = scene.hazards(on=elrond, to="Moria")

    playing.plays(shut, target=elrond)
    playing.resolve()

    assert elrond.direct_influence() == 4 - 2
    assert peath.direct_influence() == 0  # never below zero


@card("LE-137")
def test_once_a_turn_a_roll_opens_the_mouth_again() -> None:
    scene = Scene()
    celeborn = scene.first.character("Celeborn", at="Lórien")
    shut = scene.second.gives("Shut Yer Mouth", celeborn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, shut)
    playing.rolls(7)
    assert shut.in_play
    assert not playing.may(Verb.TRY_REMOVAL, shut)

    assert celeborn.is_untapped


@card("LE-137")
def test_no_wizard_lets_his_mouth_be_shut_and_nobody_twice() -> None:
    scene = Scene()
    gandalf, celeborn = scene.first.company("Lórien", "Gandalf", "Celeborn")
    scene.second.gives("Shut Yer Mouth", celeborn)
    shut = scene.second.in_hand("Shut Yer Mouth")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert playing.why_not(shut) is Reason.DUPLICATED


@pytest.mark.parametrize(
    ("item", "is_seen"),
    [
        ("Palantír of Orthanc", True),
        ("Magic Ring of Words", True),
        (RING_OF_THE_MIND, True),
        (RING_OF_SPIRITS, True),
        ("The Mithril-coat", True),  # a greater item
        ("Precious Gold Ring", False),
        ("Glamdring", False),
    ],
)
@card("LE-135")
def test_the_roving_eye_sees_who_bears_a_palantir_a_greater_item_or_a_special_ring(
    item: str | Item, is_seen: bool
) -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.gives(item, faramir)
    eye = scene.second.in_hand("The Roving Eye")
    playing = scene.hazards(on=faramir, to="Moria")

    assert playing.may_play(eye, target=faramir) is is_seen


@card("LE-135")
def test_under_the_roving_eye_nobody_is_worse_than_discarded() -> None:
    scene = Scene()
    faramir, peath = scene.first.company("Lórien", "Faramir", "Peath")
    scene.first.follow(peath, faramir)
    ring = scene.first.gives("The One Ring", faramir)
    eye = scene.second.in_hand("The Roving Eye")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(eye, target=faramir)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert faramir.is_discarded
    assert ring.is_discarded
    assert peath.in_play


@card("LE-135")
def test_the_roving_eye_takes_two_from_the_check() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    ring = scene.first.gives("Magic Ring of Words", faramir)
    eye = scene.second.in_hand("The Roving Eye")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.plays(eye, target=faramir)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(faramir.corruption_points + 2)

    assert faramir.is_discarded
    assert ring.is_discarded


@card("LE-138")
def test_who_has_come_back_makes_his_companions_harder_to_lead() -> None:
    scene = Scene()
    gandalf, peath, faramir, bergil = scene.first.company("Lórien", "Gandalf", "Peath", "Faramir", "Bergil")
    scene.first.follow(bergil, gandalf)
    back = scene.second.in_hand("So You’ve Come Back")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert not playing.may_play(back, target=gandalf)
    playing.plays(back, target=peath)
    playing.resolve()

    assert mind(playing.table, peath.id) == 4
    assert mind(playing.table, faramir.id) == 5 + 1
    assert mind(playing.table, bergil.id) == 2  # a follower
    assert playing.unused_general_influence(0) == 20 - 4 - 6


@card("LE-138")
def test_no_great_mind_is_told_that_he_has_come_back_nor_a_company_twice() -> None:
    scene = Scene()
    elrond, peath = scene.first.company("Lórien", "Elrond", "Peath")
    back, again = scene.second.hand("So You’ve Come Back", "So You’ve Come Back")
    playing = scene.hazards(on=elrond, to="Moria")

    assert not playing.may_play(back, target=elrond)
    playing.plays(back, target=peath)
    playing.resolve()

    assert playing.why_not(again) is Reason.DUPLICATED


@pytest.mark.parametrize(
    ("site", "members", "goes"),
    [("Lórien", ("Peath",), True), ("Lórien", ("Peath", "Faramir"), False), ("Bree", ("Peath",), False)],
)
@card("LE-138")
def test_alone_at_a_haven_it_is_forgotten_that_he_came_back(
    site: str, members: tuple[str, ...], goes: bool
) -> None:
    scene = Scene()
    peath = scene.first.company(site, *members)[0]
    back = scene.second.gives("So You’ve Come Back", peath)
    scene.begin(Phase.ORGANIZATION)

    assert back.is_discarded is goes


@card("LE-127")
def test_news_of_doom_scatters_factions_of_both_players() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.second.company("Edoras", "Elrond", "Celeborn", "Boromir II")
    riders, dunlendings = scene.first.factions("Riders of Rohan", "Dunlendings")
    knights = scene.second.factions("Knights of Dol Amroth")[0]
    news = scene.second.in_hand("News of Doom")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.plays(news)
    playing.resolve()
    playing.rolls(3, 4, 8)  # 15 points of influence are unused against 0

    assert riders.is_discarded  # the dice alone were too low
    assert dunlendings.among_points
    assert knights.is_discarded
    assert news.id in playing.table.pile(1, REMOVED)


@card("LE-127")
def test_where_there_is_no_faction_there_is_no_news() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    news = scene.second.in_hand("News of Doom")
    playing = scene.hazards(on=faramir, to="Moria")

    assert playing.why_not(news) is Reason.NOTHING_WOULD_CHANGE
