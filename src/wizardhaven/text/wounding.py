"""What an attack that is described on a card says of those whom it wounds, for every language."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.terms import Check


def wound_checks(attack: Attack) -> list[int]:
    """By how much their body checks are modified."""
    return [
        one.by
        for one in attack.abilities
        if isinstance(one, Modify) and one.what is Check.BODY and isinstance(one.by, int)
        if one.how is How.ADD
    ]
