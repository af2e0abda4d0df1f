"""Which bonuses of an item come on top of others; every language says so."""

from collections.abc import Sequence

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.asked_for import races_in, skill_in
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Stat
from wizardhaven.vocabulary.whose import is_of_characters, scope, who


def on_top(abilities: Sequence[Ability]) -> tuple[Modify, ...]:
    """Those before which another one adds to the same number of the same bearer."""
    bonuses = [one for one in abilities if isinstance(one, Modify) and is_of_characters(one)]
    return tuple([each for place, each in enumerate(bonuses) if _is_on_top(each, bonuses[:place])])


def _is_on_top(bonus: Modify, earlier: Sequence[Modify]) -> bool:
    return bonus.what in (Stat.PROWESS, Stat.BODY, Stat.DIRECT_INFLUENCE) and any(
        [
            other.what is bonus.what
            and scope(other) is scope(bonus)
            and other.against in (None, bonus.against)
            and _includes(who(other), who(bonus))
            for other in earlier
        ]
    )


def _includes(wider: Such | None, narrower: Such | None) -> bool:
    """Whether whoever is the one is the other as well, as far as race and skill go."""
    if wider is None or wider == narrower:
        return True
    if narrower is None:
        return False
    skilled = skill_in(wider) in (None, skill_in(narrower))
    return skilled and races_in(wider) in ((), races_in(narrower))
