"""What several changes to the same attacks come to together, before a language says so."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeAlias, TypeGuard

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import Both, Condition
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify, changes_attacks
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, KeyedTo, Not, Such, choices, parts
from wizardhaven.vocabulary.terms import Check, SiteType, Stat

Change: TypeAlias = Modify | Fights

_OF_DEFENDERS: Final = (
    Manner.SEVERAL_STRIKES,
    Manner.VOLUNTEERS,
    Manner.SPARED,
    Manner.WITHOUT_TAPPING,
    Manner.ROLLS_TWICE,
    Manner.CRUSHING,
    Manner.USER_AT_RISK,
    Manner.BLOODY,
)
_OF_ATTACK: Final = (
    Manner.DEFENDER_ASSIGNS,
    Manner.AS_USUAL,
    Manner.FAILING,
    Manner.ALL_FAILING,
    Manner.DEEP_EXCESS,
    Manner.BODILESS,
    Manner.DOUBLING,
)
_OF_OTHERS: Final = (Manner.SHIELDED_ONCE, Manner.WEAKENS_WOUNDED)


def is_change(ability: Ability | Effect) -> TypeGuard[Change]:
    """Whether it changes attacks of a sort, whoever makes them."""
    if isinstance(ability, Modify):
        return changes_attacks(ability)
    if isinstance(ability, Fights) and ability.manner is Manner.ATTACKER_ASSIGNS:
        return ability.of is not ANYTHING
    if isinstance(ability, Fights) and ability.manner is Manner.DEFENDER_ASSIGNS:
        return ability.of is not ANYTHING
    return isinstance(ability, Fights) and ability.manner in _OF_OTHERS


def are_alike(before: Ability, ability: Ability) -> bool:
    """Whether the two changes are about the same attacks, at the same time."""
    if not is_change(before) or not is_change(ability):
        return False
    if checked_again((before,)) is not None or checked_again((ability,)) is not None:
        return False
    if isinstance(ability, Fights) and ability.manner is Manner.SHIELDED_ONCE:
        return True  # it is about all that has been said of the attack
    if before.condition != ability.condition and not _is_once_more(before, ability):
        return False
    return _sort(before.of) == _sort(ability.of) and _against(before) == _against(ability)


def _is_once_more(before: Change, ability: Change) -> bool:
    """Whether it says the same once more, under a further condition, or goes on after that has been said."""
    if isinstance(before, Modify) and isinstance(ability, Modify):
        if _once_more(ability, (before,)) is not None:
            return True
    return isinstance(before.condition, Both) and before.condition.conditions[0] == ability.condition


def gathered(said: Sequence[Standing]) -> list[list[Change]]:
    """Changes to attacks, those to the same ones together."""
    groups: list[list[Change]] = []
    for each in said:
        if groups and are_alike(groups[-1][-1], each):
            groups[-1].extend([each] if is_change(each) else [])
        elif is_change(each):
            groups.append([each])
    return groups


def _sort(of: Such) -> list[Such]:
    """Which attacks are meant, whether they have a body or not."""
    return [part for part in parts(of) if not _is_bodiless(part)]


def _is_bodiless(part: Such) -> bool:
    return isinstance(part, Not) and isinstance(part.trait, AtLeast) and part.trait.stat is Stat.BODY


def _against(change: Change) -> Such | None:
    return change.against if isinstance(change, Modify) else None


def together(effects: Sequence[Effect]) -> list[tuple[Effect, ...]]:
    """Effects in a row that change what is at hand are said together, others one by one."""
    groups: list[tuple[Effect, ...]] = []
    for effect in effects:
        if groups and isinstance(effect, Change) and isinstance(groups[-1][-1], Change):
            groups[-1] = (*groups[-1], effect)
        else:
            groups.append((effect,))
    return groups


def is_at_hand(change: Change) -> bool:
    """Whether it changes the attack or the strike at hand, and is no lasting number of somebody's."""
    if isinstance(change, Modify):
        return change.of in (Subject.ATTACK, Subject.STRIKE, Subject.TARGET, Subject.USER)
    return change.manner in _OF_DEFENDERS or change.manner in _OF_ATTACK


def changes_attack(changes: Sequence[Change]) -> bool:
    """Whether they are about the attack at hand as a whole, and not about those who face it."""
    for change in changes:
        if isinstance(change, Fights) and change.manner in _OF_DEFENDERS:
            return False
    for change in changes:
        if isinstance(change, Fights) or change.of is Subject.ATTACK or isinstance(change.what, Check):
            return True
    return False


def of_subject(changes: Sequence[Change], subject: Subject) -> list[Change]:
    """Those numbers among them that are about somebody or something that the text has named."""
    return [change for change in changes if isinstance(change, Modify) and change.of is subject]


def faced_by(changes: Sequence[Change]) -> Such | None:
    """Which of those who face the attack are changed, if it is about all such ones."""
    for change in changes:
        if isinstance(change, Modify) and not isinstance(change.of, Subject):
            return change.of
    return None


def most(changes: Sequence[Change]) -> int | None:
    """Down to how many strikes the attack comes at once."""
    for change in changes:
        if isinstance(change, Modify) and change.what is Stat.STRIKES and isinstance(change.most, int):
            return change.most
    return None


def halves_strikes(changes: Sequence[Change]) -> bool:
    """Whether half of the strikes are taken away."""
    return any([isinstance(change, Modify) and change.how is How.DIVIDED for change in changes])


def spared_one(changes: Sequence[Change]) -> Subject | None:
    """Who is assigned no strike."""
    for change in changes:
        if isinstance(change, Fights) and change.manner is Manner.SPARED and isinstance(change.of, Subject):
            return change.of
    return None


def amount(changes: Sequence[Change], what: Stat | Check) -> int:
    """What is added to the number."""
    found = 0
    for change in changes:
        if isinstance(change, Modify) and change.what is what and change.how is How.ADD:
            if _once_more(change, changes) is not None or isinstance(change.by, Count):
                continue
            assert isinstance(change.by, int), f"nobody says that an attack is changed by {change.by}"
            found += change.by
    return found


def for_each_copy(changes: Sequence[Change]) -> int:
    """What is added to the prowess for each copy of the card that was played on the attack before."""
    for change in changes:
        if isinstance(change, Modify) and isinstance(change.by, Count):
            return change.by.times
    return 0


def checked_again(changes: Sequence[Change]) -> int | None:
    """By how much a further body check of those whom the attacks wound is modified, if they make one."""
    for change in changes:
        if isinstance(change, Modify) and change.how is How.AGAIN:
            assert isinstance(change.by, int), f"nobody says that a check is changed by {change.by}"
            return change.by
    return None


def keys_meant(of: Such) -> tuple[SiteType, ...]:
    """The types of site to which the attacks are keyed, or at which they are automatic-attacks."""
    found: list[SiteType] = []
    for part in parts(of):
        for choice in choices(part):
            if isinstance(choice, KeyedTo):
                found.extend([where for where in choice.where if isinstance(where, SiteType)])
    return tuple(found)


def least(changes: Sequence[Change]) -> int:
    """Down to how many strikes they may be taken away; none if nothing is said."""
    return max([change.least or 0 for change in changes if isinstance(change, Modify)], default=0)


def doubled_if(changes: Sequence[Change]) -> Condition | None:
    """While what holds all of it counts twice."""
    for change in changes:
        if isinstance(change, Modify):
            further = _once_more(change, changes)
            if further is not None:
                return further
    return None


def _once_more(change: Modify, changes: Sequence[Change]) -> Condition | None:
    """Under what further condition it is the same as another of them once more, if it is."""
    for other in changes:
        if other is change or not isinstance(other, Modify) or change.condition is None:
            continue
        if change.least is not None:
            continue  # what is left at the least is said with each of them
        if replace(other, condition=change.condition) != change:
            continue
        if other.condition is None:
            return change.condition
        if isinstance(change.condition, Both) and change.condition.conditions[0] == other.condition:
            return change.condition.conditions[1]
    return None


def given_body(changes: Sequence[Change]) -> int | None:
    """The body of those that have none."""
    for change in changes:
        if isinstance(change, Modify) and change.what is Stat.BODY and change.how is How.SET:
            assert isinstance(change.by, int)
            assert any([_is_bodiless(part) for part in parts(change.of)]), "no attack loses its own body"
            return change.by
    return None


def doubles_strikes(changes: Sequence[Change]) -> bool:
    """Whether there are twice as many strikes."""
    return any([isinstance(change, Modify) and change.how is How.TIMES for change in changes])


def is_on_company(changes: Sequence[Change]) -> bool:
    """Whether they are about attacks on the company on which the card lies."""
    return any([_against(change) is Subject.COMPANY for change in changes])


def kinds_of(of: Such) -> list[Such]:
    """All traits that one reads of the attacks that are meant."""
    return [choice for part in parts(of) for choice in choices(part) if choice is not Sort.ATTACK]
