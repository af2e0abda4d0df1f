"""Stories of what a sage has learnt, and of horns that call factions back."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("DM-163", "TD-166")
@pytest.mark.parametrize(("name", "burden"), [("When You Know More", 0), ("When I Know Anything", 1)])
def test_a_sage_learns_it_where_information_is_and_the_site_taps(name: str, burden: int) -> None:
    scene = Scene()
    elrond = scene.first.company("Weathertop", "Elrond")[0]
    lore = scene.first.in_hand(name)
    playing = scene.at_site(of=elrond)
    before = playing.points(0)

    playing.plays(lore, target=elrond)
    playing.resolve()

    assert lore.bearer == elrond
    assert elrond.is_tapped
    assert scene.table.cards[elrond.company.site].status == 1
    assert elrond.corruption_points == burden
    assert playing.points(0) == before + 1


@card("DM-163", "TD-166")
@pytest.mark.parametrize("name", ["When You Know More", "When I Know Anything"])
def test_neither_a_tapped_site_nor_one_without_information_teaches_it(name: str) -> None:
    tapped, without = Scene(), Scene()
    elrond = tapped.first.company("Weathertop", "Elrond", site_status="tapped")[0]
    first, _ = tapped.first.hand(name, "Smoke Rings")
    tapped.first.discard_pile("Cram")
    at_bree = without.first.company("Pelargir", "Elrond")[0]
    second, _ = without.first.hand(name, "Smoke Rings")
    without.first.discard_pile("Cram")

    assert tapped.at_site(of=elrond).why_not(first) is Reason.CONDITION_NOT_MET
    assert without.at_site(of=at_bree).why_not(second) is Reason.CONDITION_NOT_MET


@card("TD-166")
def test_when_i_know_anything_helps_a_companion_to_resist() -> None:
    scene = Scene()
    elrond, faramir = scene.first.company("Rivendell", "Elrond", "Faramir")
    lore = scene.first.gives("When I Know Anything", to=elrond)
    scene.first.gives("Precious Gold Ring", to=faramir)
    scene.first.gives("Narsil", to=faramir)
    playing = scene.check(faramir)

    playing.uses(lore)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(8)  # his own check, against 1 corruption point
    playing.pass_until("RollCheck")
    playing.rolls(2)  # 2 and 3 more exceed his corruption points

    assert elrond.is_tapped
    assert faramir.corruption_points == 3
    assert faramir.in_play


@card("DM-163")
def test_when_you_know_more_helps_with_an_influence_attempt() -> None:
    scene = Scene()
    faramir, elrond = scene.first.company("Bree", "Faramir", "Elrond")
    lore = scene.first.gives("When You Know More", to=elrond)
    rangers = scene.first.in_hand("Rangers of the North")
    playing = scene.at_site(of=faramir)
    playing.does(Verb.PLAY_AT_SITE, rangers, faramir)
    playing.resolve()

    before = playing.table.check.modifier if playing.table.check is not None else 0
    playing.uses(lore)
    playing.resolve()
    playing.pass_until("RollCheck")
    tempted = playing.table.check
    playing.rolls(2)  # Elrond's corruption check, against no points at all
    attempt = playing.table.check

    assert elrond.is_tapped
    assert tempted is not None
    assert tempted.character == elrond.id
    assert attempt is not None
    assert attempt.modifier == before + 2
    assert not playing.may(Verb.USE, lore)  # he is tapped


@card("DM-163")
def test_what_a_sage_knows_helps_nobody_in_another_company() -> None:
    scene = Scene()
    faramir = scene.first.company("Bree", "Faramir", "Beregond")[0]
    elrond = scene.first.character("Elrond", at="Rivendell")
    lore = scene.first.gives("When You Know More", to=elrond)
    rangers = scene.first.in_hand("Rangers of the North")
    playing = scene.at_site(of=faramir)
    playing.does(Verb.PLAY_AT_SITE, rangers, faramir)
    playing.resolve()

    assert not playing.may(Verb.USE, lore)


@card("DM-140")
def test_horns_call_the_factions_of_both_players_back() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    mine, cram = scene.first.discard_pile("Hillmen", "Cram")
    his = scene.second.discard_pile("Dunlendings")[0]
    horns = scene.first.in_hand("Horns, Horns, Horns")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(horns)
    playing.resolve()
    playing.pass_until("OrganizationWindow")

    assert mine.in_deck
    assert his.in_deck
    assert cram.is_discarded
    assert horns.is_discarded


@card("DM-140")
def test_who_gets_no_faction_back_does_not_shuffle() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.first.discard_pile("Hillmen")
    scene.second.discard_pile("Cram")
    horns = scene.first.in_hand("Horns, Horns, Horns")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(horns)
    playing.resolve()
    playing.pass_until("OrganizationWindow")

    assert [fact.seat for fact in playing.happened if fact.kind is Happening.SHUFFLED] == [0]


@card("DM-140")
def test_horns_without_any_faction_to_hear_them_are_not_blown() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.first.discard_pile("Cram")
    horns, _ = scene.first.hand("Horns, Horns, Horns", "Smoke Rings")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(horns) is Reason.NOTHING_WOULD_CHANGE


@card("DM-140")
def test_nobody_knows_what_the_opponent_has_discarded_so_the_horns_may_be_blown_for_it() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.second.discard_pile("Cram")
    horns = scene.first.in_hand("Horns, Horns, Horns")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(horns)
