"""What somebody must do without, in French: items, hazards that lie on him, cards of his choice."""

from dataclasses import replace

from wizardhaven.text.french.clauses import DISCARD, LAY, RETURN, Clause, Deed, Said, do
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.terms import ITEM_CLASSES, RACES
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
        chosen = f"un anneau {of(scene.company.text)}, à votre choix,"
        lost_with = f"est défaussé avec {scene.card.text}"
        return (Clause(chosen, lost_with, proviso=f"si {scene.company.text} en a un"),)
    if part_of(such, On) is not None and put.count is not None:
        kept = " (mais pas un anneau)" if denies(such, Sort.RING) else ""
        losing = f"défausse l'un de ses objets{kept}, au choix de son joueur"
        return (Clause(_bearer(such, scene).text, losing),)
    if put.count is not None:
        whose = "de son joueur" if put.by is Whose.OF_THE_COMPANY else "de l'attaquant"
        return (Clause(scene.company.text, f"défausse un objet, au choix {whose}"),)
    special = ITEM_CLASSES[ItemClass.SPECIAL].plural
    kept = f", sauf les {special}" if none_of(such, ItemClass) else ""
    return (Clause(_bearer(such, scene).text, f"défausse tous ses objets{kept}"),)


def leaving_items(such: Such, scene: Scene) -> Said:
    """Items that wait for another avatar."""
    items = Nominal(f"tous les objets {of(_bearer(such, scene).text)}", plural=True)
    given = Clause("ils", "sont rendus à l'avatar sur lequel elle est posée ensuite")
    return (Deed((LAY,), items, where=f"de côté avec {scene.card.text}"), given)


def relieving(put: Put, such: Such, scene: Scene) -> Said:
    """Hazards are taken off a character or off everybody in a company."""
    whom = scene.target.text if part_of(such, On) else f"des personnages {of(scene.company.text)}"
    keyword = part_of(such, Keyword)
    sort = KEYWORDS[keyword].plural if keyword else "périls d'Événement Permanent"
    she = keyword is not None and KEYWORDS[keyword].feminine
    every, placed = ("toutes les", "placées") if she else ("tous les", "placés")
    events = Nominal(f"{every} {sort} {placed} sur {whom}", she, plural=True)
    if put.to is Pile.HAND:
        return (Deed((RETURN,), events, how="dans la main de votre adversaire"),)
    if put.above is None:
        return (do(DISCARD, events),)
    each = f"pour chaque péril d'Événement Permanent placé sur {whom}"
    needed = f"si le jet dépasse le nombre qu'il indique, ou {put.above} s'il n'en indique aucun"
    return (Clause("vous", f"lancez les dés {each}"), Clause("il", f"est défaussé {needed}"))


def giving_up(put: Put, scene: Scene) -> Said:
    """What the opponent discards, whichever he likes."""
    match put.count:
        case Count(Race() as race):
            sort = f" {of(RACES[race].singular)}"
            each = f"pour chaque événement{sort} en jeu au moment de la déclaration"
            return (Clause("votre adversaire", f"défausse une carte de sa main à son choix {each}"),)
        case AtMost(_, most):
            enough = f"assez de cartes de Déchu de son choix pour avoir moins de {most + 1} de leurs points"
            gone = do(DISCARD, scene.card).passive()
            may = Clause("votre adversaire", f"peut défausser {enough}")
            return (may, replace(gone, front="s'il le fait"))
        case _:
            return _one(put)


def _one(put: Put) -> Said:
    if put.what is Sort.RING:
        losing = "défausse un anneau de sa main ou de ses compagnies"
        none = Clause("il", "montre sa main", front="s'il n'en a pas")
        return (Clause("votre adversaire", losing), none)
    if put.what is Sort.CREATURE:
        return (Clause("votre adversaire", "défausse une créature de sa main à son choix"),)
    return (Clause("votre adversaire", "défausse une carte de Déchu de son choix"),)


def _bearer(such: Such, scene: Scene) -> Nominal:
    on = part_of(such, On)
    assert on is not None
    assert isinstance(on.whom, Subject)
    return subject(on.whom, scene)
