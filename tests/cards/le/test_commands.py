"""Stories of command cards, which a leader's company obeys."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
COMMANDS = ("I’ll Be At Your Heels", "I’ll Report You", "Smart and Secret")


@card("LE-195", "LE-196", "LE-229")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_given_to_a_leader_while_he_organizes(name: str) -> None:
    scene = Scene(kinds=DARK)
    gorbag, veteran = scene.first.company("Moria", "Gorbag", "Orc Veteran")
    command = scene.first.in_hand(name)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(command, target=veteran)
    playing.plays(command, target=gorbag)
    playing.resolve()

    assert command.bearer == gorbag


@card("LE-195", "LE-196", "LE-229")
@pytest.mark.parametrize("name", COMMANDS)
def test_no_command_is_given_on_the_way(name: str) -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="Moria")
    command = scene.first.in_hand(name)
    scene.first.in_hand("Weigh All Things to a Nicety")
    scene.first.discard_pile("Blazon of the Eye")
    playing = scene.hazards(on=gorbag, to="Ettenmoors [minion]")

    assert not playing.may_play(command)
    assert playing.why_not(command) is Reason.ONLY_IN_ORGANIZATION


@card("LE-195", "LE-196", "LE-229")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_costs_its_leader_two_points_of_influence_but_none_that_he_does_not_have(name: str) -> None:
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Morgul", at="Moria")  # 2, and 2 more for his helm
    scene.first.gives("High Helm", to=lieutenant)
    chief = scene.first.character("Orc Captain", at="Ettenmoors [minion]")
    layos = scene.first.character("Layos", at="Moria")

    scene.first.gives(name, to=lieutenant)
    scene.first.gives(name, to=chief)

    assert lieutenant.direct_influence() == 4 - 2
    assert chief.direct_influence() == 0
    assert layos.direct_influence() == 2


@card("LE-195", "LE-196", "LE-229")
def test_each_command_does_one_thing_for_the_whole_company_and_for_nobody_else() -> None:
    scene = Scene(kinds=DARK)
    gorbag, ostisen = scene.first.company("Moria", "Gorbag", "Ostisen")
    uchel = scene.first.character("Uchel", at="Ettenmoors [minion]")
    before = [(one.prowess(), one.body) for one in (gorbag, ostisen, uchel)]

    scene.first.gives("I’ll Report You", to=gorbag)
    with_prowess = [(one.prowess(), one.body) for one in (gorbag, ostisen, uchel)]
    scene.first.gives("Smart and Secret", to=gorbag)
    with_both = [(one.prowess(), one.body) for one in (gorbag, ostisen, uchel)]

    assert before == [(6, 9), (3, 9), (2, 7)]
    assert with_prowess == [(7, 9), (4, 9), (2, 7)]
    assert with_both == [(7, 10), (4, 10), (2, 7)]


@card("LE-195")
@pytest.mark.parametrize(("modifier", "untapped"), [(0, True), (-1, False)])
def test_a_leader_at_their_heels_keeps_his_company_from_corruption(modifier: int, untapped: bool) -> None:
    scene = Scene(kinds=DARK)
    gorbag, ostisen = scene.first.company("Moria", "Gorbag", "Ostisen")
    scene.first.gives("High Helm", to=ostisen)  # two corruption points
    scene.first.gives("I’ll Be At Your Heels", to=gorbag)
    playing = scene.check(ostisen, modifier=modifier)

    playing.pass_until("RollCheck")
    playing.rolls(2)  # 2 + 1 is greater than 2

    assert ostisen.is_untapped == untapped


@card("LE-195")
def test_elsewhere_nobody_is_at_their_heels() -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="Ettenmoors [minion]")
    ostisen = scene.first.character("Ostisen", at="Moria")
    scene.first.gives("High Helm", to=ostisen)
    scene.first.gives("I’ll Be At Your Heels", to=gorbag)
    playing = scene.check(ostisen)

    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert ostisen.is_tapped


@card("LE-195", "LE-196", "LE-229")
@pytest.mark.parametrize("before", COMMANDS)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_new_command_sends_the_others_on_the_same_leader_back_to_hand(name: str, before: str) -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="Moria")
    shagrat = scene.first.character("Shagrat", at="Ettenmoors [minion]")
    old = scene.first.gives(before, to=gorbag)
    elsewhere = scene.first.gives("I’ll Report You", to=shagrat)
    helm = scene.first.gives("High Helm", to=gorbag)
    command = scene.first.in_hand(name)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(command, target=gorbag)
    playing.resolve()

    assert command.bearer == gorbag
    assert old.in_hand
    assert elsewhere.bearer == shagrat
    assert helm.bearer == gorbag


@card("LE-195", "LE-196", "LE-229")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_may_be_taken_back_while_its_player_organizes(name: str) -> None:
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Morgul", at="Moria")
    command = scene.first.gives(name, to=lieutenant)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(command)
    playing.resolve()

    assert command.in_hand
    assert lieutenant.direct_influence() == 2


@card("LE-195", "LE-196", "LE-229")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_not_taken_back_on_the_way(name: str) -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="Moria")
    command = scene.first.gives(name, to=gorbag)
    playing = scene.hazards(on=gorbag, to="Ettenmoors [minion]")

    assert not playing.may(Verb.USE, command)
