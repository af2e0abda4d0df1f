"""What is written in a roll, taken apart."""

from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.such import Such


def modifier(roll: Roll) -> int:
    """What is added whatever the table looks like."""
    return sum([number for number in roll.plus if isinstance(number, int)])


def read_numbers(roll: Roll) -> list[Number]:
    """What is added that is read from the table."""
    return [number for number in roll.plus if not isinstance(number, int)]


def failures(roll: Roll) -> list[Effect]:
    """What happens if the roll does not exceed the number, however it falls short of it."""
    return [each for each in roll.failing if not isinstance(each, tuple)]


def graver_failures(roll: Roll) -> list[tuple[int, Effect]]:
    """What happens only below a number of its own."""
    return [each for each in roll.failing if isinstance(each, tuple)]


def consequences(roll: Roll) -> tuple[Effect, ...]:
    """All that may come of it."""
    return (*roll.then, *failures(roll), *[effect for _, effect in graver_failures(roll)])


def bounds_by_attack(roll: Roll) -> list[tuple[Such, int]]:
    """The numbers to exceed against such attacks."""
    return [part for part in roll.above if isinstance(part, tuple)] if isinstance(roll.above, tuple) else []


def parts_of_bound(roll: Roll) -> list[int | Number]:
    """The numbers that make up the one to exceed."""
    if isinstance(roll.above, tuple):
        return [part for part in roll.above if not isinstance(part, tuple)]
    return [roll.above] if isinstance(roll.above, int) else []
