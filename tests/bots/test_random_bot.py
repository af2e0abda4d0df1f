from collections import Counter

import pytest

from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.bots.roster import check_name, seated
from wizardhaven.engine.state.action import ROLLS
from wizardhaven.errors import UnknownName


def choices(seed: int, times: int) -> list[int]:
    bot = RandomBot(seed)
    return [bot.choose(None, ROLLS).number for _ in range(times)]


def test_the_same_seed_chooses_the_same_way() -> None:
    assert choices(seed=7, times=50) == choices(seed=7, times=50)


def test_another_seed_chooses_another_way() -> None:
    assert choices(seed=7, times=50) != choices(seed=8, times=50)


def test_every_option_is_as_likely_as_the_next() -> None:
    counted = Counter(choices(seed=1, times=11_000))

    assert set(counted) == {roll.number for roll in ROLLS}
    assert all(880 < count < 1120 for count in counted.values())


def test_the_two_seats_of_a_game_do_not_choose_alike() -> None:
    first, second = seated("random", 0, seed=3), seated("random", 1, seed=3)

    assert [first.choose(None, ROLLS) for _ in range(20)] != [second.choose(None, ROLLS) for _ in range(20)]


def test_an_unknown_bot_is_refused_with_the_names_of_ours() -> None:
    with pytest.raises(UnknownName, match=r"no bot “randon”.* mean “random”"):
        check_name("randon")
