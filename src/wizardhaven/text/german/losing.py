"""What somebody must do without, in German: items, hazards that lie on him, cards of his choice."""

from dataclasses import replace

from wizardhaven.text.german.clauses import DISCARD, LAY, RETURN, Clause, Deed, Said
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.nominals import Nominal, unchanging
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.terms import ITEM_CLASSES, RACES
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
        chosen = f"ein Ring {scene.company.genitive} nach deiner Wahl"
        lost = f"zusammen mit {scene.card.dative} abgeworfen"
        return (Clause(chosen, "wird", lost, proviso=f"falls {scene.company.nominative} einen hat"),)
    if part_of(such, On) is not None and put.count is not None:
        kept = " (aber keinen Ring)" if denies(such, Sort.RING) else ""
        choice = f"einen seiner Gegenstände{kept} nach Wahl seines Spielers ab"
        return (Clause(_bearer(such, scene).nominative, "wirft", choice),)
    if put.count is not None:
        whose = "ihres Spielers" if put.by is Whose.OF_THE_COMPANY else "des Angreifers"
        choice = f"einen Gegenstand nach Wahl {whose} ab"
        return (Clause(scene.company.nominative, "wirft", choice),)
    special = ITEM_CLASSES[ItemClass.SPECIAL].plural.dative
    kept = f" außer {special}" if none_of(such, ItemClass) else ""
    return (Clause(_bearer(such, scene).nominative, "wirft", f"alle seine Gegenstände{kept} ab"),)


def leaving_items(such: Such, scene: Scene) -> Said:
    """Items that wait for another avatar."""
    items = unchanging(f"alle Gegenstände {_bearer(such, scene).genitive}", is_plural=True)
    later = Clause("sie", "gehören", "wieder dem Avatar, auf dem sie später liegt")
    return (Deed(LAY, items, f"mit {scene.card.dative} beiseite"), later)


def relieving(put: Put, such: Such, scene: Scene) -> Said:
    """Hazards are taken off a character or off everybody in a company."""
    whom = scene.target.dative if part_of(such, On) else f"Charakteren {scene.company.genitive}"
    keyword = part_of(such, Keyword)
    sort = KEYWORDS[keyword].plural_after_die.nominative if keyword else "permanenten Gefahren-Ereignisse"
    events = unchanging(f"alle {sort} auf {whom}", is_plural=True)
    if put.to is Pile.HAND:
        return (Deed(RETURN, events, "auf die Hand deines Gegners"),)
    if put.above is None:
        return (Deed(DISCARD, events),)
    rolling = Clause("du", "würfelst", f"für jedes permanente Gefahren-Ereignis auf {whom}")
    needed = f"wenn der Wurf größer als die Zahl ist, die darauf genannt ist, oder als {put.above}"
    gone = Clause("es", "wird", "abgeworfen", proviso=f"{needed}, falls keine genannt ist")
    return (rolling, gone)


def giving_up(put: Put, scene: Scene) -> Said:
    """What the opponent discards, whichever he likes."""
    match put.count:
        case Count(Race() as race):
            sort = f"{RACES[race].after_ein.nominative}-"
            each = f"für jedes {sort}Ereignis, das bei der Ansage im Spiel ist"
            return (Clause("dein Gegner", "wirft", f"{each}, eine Karte seiner Wahl aus seiner Hand ab"),)
        case AtMost(_, most):
            enough = f"so viele Entwicklungskarten seiner Wahl abwerfen, dass er weniger als {most + 1}"
            gone = Deed(DISCARD, scene.card).passive()
            may = Clause("dein Gegner", "darf", f"{enough} Entwicklungspunkte hat")
            return (may, replace(gone, front="tut er das,"))
        case _:
            return _one(put)


def _one(put: Put) -> Said:
    if put.what is Sort.RING:
        losing = "einen Ring aus seiner Hand oder aus seinen Gemeinschaften ab"
        none = Clause("er", "zeigt", "seine Hand", front="hat er keinen,")
        return (Clause("dein Gegner", "wirft", losing), none)
    if put.what is Sort.CREATURE:
        return (Clause("dein Gegner", "wirft", "eine Kreatur seiner Wahl aus seiner Hand ab"),)
    return (Clause("dein Gegner", "wirft", "eine Entwicklungskarte seiner Wahl ab"),)


def _bearer(such: Such, scene: Scene) -> Nominal:
    on = part_of(such, On)
    assert on is not None
    assert isinstance(on.whom, Subject)
    return subject(on.whom, scene)
