"""What is written in a roll, taken apart."""

from wizardhaven.vocabulary.abilities import Ability, May
from wizardhaven.vocabulary.amounts import Number
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Check


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


def removal_in(use: Use) -> Roll | None:
    """The roll by which somebody is rid of the card he bears; without a roll, none is to be made. [COR-21]"""
    first = use.effects[0] if use.effects else None
    return first if isinstance(first, Roll) and first.kind is Check.REMOVAL else None


def actions(abilities: tuple[Ability, ...]) -> tuple[Use, ...]:
    """What its player may do with a card in play; to be rid of one is another matter."""
    uses = [ability.use for ability in abilities if isinstance(ability, May)]
    return tuple([use for use in uses if removal_in(use) is None])
