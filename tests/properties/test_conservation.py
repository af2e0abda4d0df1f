"""No card is lost, doubled, or in two places."""

from hypothesis import given

from tests.bots.playing import match
from tests.properties.games import few, seeds
from wizardhaven.bots.arena import Match
from wizardhaven.bots.conservation import complaints


class Counting:
    """Complains about the first position that does not add up."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def sees(self, match: Match) -> None:
        if not self.found:
            self.found = [f"action {len(match.actions)}: {text}" for text in complaints(match.game.table)]


@few
@given(seeds)
def test_every_card_is_accounted_for_at_every_position(seed: int) -> None:
    counting = Counting()

    match(seed).play(counting)

    assert counting.found == []
