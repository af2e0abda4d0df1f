"""A story of rests on short journeys."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene


def drawn(start: str, goal: str, by: tuple[str, ...], own: bool) -> int:
    """How many cards a player may draw for a company that moves while A Short Rest is in play."""
    scene = Scene()
    faramir = scene.first.character("Faramir", at=start)
    (scene.first if own else scene.second).event("A Short Rest")
    playing = scene.hazards(on=faramir, to=goal, by=by, draw=True)
    count = 1
    while playing.question == "DrawMore" and playing.asked == 0:
        playing.does(Verb.DRAW)
        count += 1
    return count


@card("TD-95")
@pytest.mark.parametrize("own", [True, False])
def test_the_shorter_the_way_the_longer_the_rest_whosever_company_it_is(own: bool) -> None:
    two = drawn("Rivendell", "Bree", ("Rhudaur", "Arthedain"), own)
    one = drawn("Rivendell", "Ettenmoors", ("Rhudaur",), own)

    assert two == 1 + 2  # Bree lets one card be drawn
    assert one == 1 + 3


@card("TD-95")
def test_there_is_no_rest_on_a_way_of_four_regions() -> None:
    assert (
        drawn("Rivendell", "Grey Havens", ("Rhudaur", "Cardolan", "Arthedain", "Lindon"), own=True) == 1 + 1
    )
