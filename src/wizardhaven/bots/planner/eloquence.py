"""Events in hand that win factions over: what they would add to somebody's influence check. [INF-02]"""

from __future__ import annotations

from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.cards import Character, Event
from wizardhaven.vocabulary.effects import ModifyCheck
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import TheRoll
from wizardhaven.vocabulary.terms import Check, Side, Skill


def help_in_hand(sight: Sight, person: Person) -> int:
    """What the best of them would add if somebody tried to win a faction."""
    card = sight.card(person.id)
    skills = card.skills if isinstance(card, Character) else ()
    best = 0
    for change, skill in speeches(sight):
        if skill is None or skill in skills:
            best = max(best, _amount(sight, person, change))
    return best


def speeches(sight: Sight) -> list[tuple[ModifyCheck, Skill | None]]:
    """The changes that events in hand make to such a check, and the skill that they take; looked up once."""
    if sight.speeches is None:
        held = [sight.card(id) for id in sight.hand()]
        events = [card for card in held if isinstance(card, Event) and card.side is Side.RESOURCE]
        uses = [use for event in events for use in event.uses if _is_for_factions(use)]
        sight.speeches = [
            (effect, None if use.user is None else skill_in(use.user))
            for use in uses
            for effect in use.effects
            if isinstance(effect, ModifyCheck)
        ]
    return sight.speeches


def _is_for_factions(use: Use) -> bool:
    """Whether it bears on the check by which a faction is won."""
    roll = use.target
    if not isinstance(roll, TheRoll) or Check.INFLUENCE not in roll.kinds:
        return False
    return isinstance(roll.against, tuple) and (not roll.against or Sort.FACTION in roll.against)


def _amount(sight: Sight, person: Person, change: ModifyCheck) -> int:
    amount = change.amount
    if isinstance(amount, Count):
        return len(sight.members(person.company)) - 1
    more = amount if isinstance(amount, int) else 0
    if amount is Amount.PROWESS:
        more = person.view.prowess.total
    return more if change.maximum is None else min(more, change.maximum)
