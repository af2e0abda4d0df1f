"""Which bonuses of an item come on top of others; every language says so."""

from collections.abc import Sequence

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.asked_for import races_in, skill_in
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Stat


def on_top(abilities: Sequence[Ability]) -> tuple[Bonus, ...]:
    """Those before which another one adds to the same number of the same bearer."""
    bonuses = [ability for ability in abilities if isinstance(ability, Bonus)]
    return tuple([each for place, each in enumerate(bonuses) if _is_on_top(each, bonuses[:place])])


def _is_on_top(bonus: Bonus, earlier: Sequence[Bonus]) -> bool:
    return bonus.stat in (Stat.PROWESS, Stat.BODY, Stat.DIRECT_INFLUENCE) and any(
        [
            other.stat is bonus.stat
            and other.to is bonus.to
            and other.against in ((), bonus.against)
            and _includes(other.bearer, bonus.bearer)
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
