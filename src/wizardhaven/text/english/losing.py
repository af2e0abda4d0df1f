"""What somebody must do without, in English: items, hazards that lie on him, cards of his choice."""

from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.asked_for import denies, none_of, part_of, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, On, Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race


def losing_items(put: Put, such: Such, scene: Scene) -> Said:
    """All items of somebody, or one of the company's."""
    if says(such, Sort.RING):
        ring = f"a ring of {scene.company}, which you choose, unless it has none"
        return Deed(f"discard {scene.card} and {ring}")
    if part_of(such, On) is not None and put.count is not None:
        kept = " that is not a ring" if denies(such, Sort.RING) else ""
        return Outcome(f"{_bearer(such, scene)} discards one of his items{kept}, which his player chooses")
    if put.count is not None:
        who = "its player chooses" if put.by is Whose.OF_THE_COMPANY else "the attacking player chooses"
        return Outcome(f"{scene.company} discards one item, which {who}")
    kept = " except special ones" if none_of(such, ItemClass) else ""
    return Outcome(f"{_bearer(such, scene)} discards all his items{kept}")


def leaving_items(such: Such, scene: Scene) -> Said:
    """Items that wait for another avatar."""
    back = "they are given back to the avatar on whom it comes to lie"
    return Deed(f"put all items of {_bearer(such, scene)} off to the side with {scene.card}; {back}")


def relieving(put: Put, such: Such, scene: Scene) -> Said:
    """Hazards are taken off a character or off everybody in a company."""
    whom = _bearer(such, scene) if part_of(such, On) else f"characters of {scene.company}"
    keyword = part_of(such, Keyword)
    events = f"all {f'{keyword.value}s' if keyword else 'hazard permanent-events'} on {whom}"
    if put.to is Pile.HAND:
        return Deed(f"return {events} to your opponent's hand")
    if put.above is None:
        return Deed(f"discard {events}")
    each = f"each hazard permanent-event on {whom}"
    needed = f"the number that it takes to remove it, or than {put.above} if it names none"
    return Deed(f"make a roll for {each}; discard it if the roll is greater than {needed}")


def giving_up(put: Put) -> Said:
    """What the opponent discards, whichever he likes."""
    match put.count:
        case Count(Race() as race):
            sort = f"{race.value} "
            each = f"for each {sort}event in play when this is declared, itself included"
            return Outcome(f"your opponent discards a card of his choice from his hand {each}")
        case AtMost(_, most):
            enough = f"enough stage cards of his choice to have fewer than {most + 1} stage points"
            return Outcome(f"your opponent may discard {enough}; if he does, discard this card")
        case _:
            return _one(put)


def _one(put: Put) -> Said:
    if put.what is Sort.RING:
        showing = "if he has none, he reveals his hand"
        return Outcome(f"your opponent discards a ring from his hand or his companies; {showing}")
    if put.what is Sort.CREATURE:
        return Outcome("your opponent discards a creature of his choice from his hand")
    return Outcome("your opponent discards a stage card of his choice")


def _bearer(such: Such, scene: Scene) -> str:
    on = part_of(such, On)
    assert on is not None
    assert isinstance(on.whom, Subject)
    return subject(on.whom, scene)
