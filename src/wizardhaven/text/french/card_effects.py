"""What happens to cards, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.clauses import DISCARD, DRAW, LAY, Clause, Deed, Said, do
from wizardhaven.text.french.counting import any_of, counted
from wizardhaven.text.french.giving import exchanging, giving
from wizardhaven.text.french.grammar import Nominal, a, of, of_many
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.putting import putting, taking_leave
from wizardhaven.text.french.rolls import remove, turn_up
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.terms import CARD, ITEM_CLASSES, RACES, SOURCES
from wizardhaven.vocabulary.card_effects import (
    ArrangeTopCards,
    BringCharacter,
    DiscardItems,
    DrawAnew,
    DrawCards,
    ExchangeFor,
    GiveItem,
    GiveUp,
    KeepCard,
    LeaveItems,
    LetPlayItem,
    PlaceWith,
    Put,
    RemoveHazardEvents,
    SendForth,
    ShowHazards,
    TakeLeave,
    ToCards,
    TurnUpItem,
)
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Race


def to_cards(happens: ToCards, scene: Scene) -> Said:
    """One effect on cards."""
    match happens:
        case DiscardItems(ring=True):
            chosen = f"un anneau {of(scene.company.text)}, à votre choix,"
            lost_with = f"est défaussé avec {scene.card.text}"
            return (Clause(chosen, lost_with, proviso=f"si {scene.company.text} en a un"),)
        case DiscardItems(_, True):
            return (Clause(scene.company.text, "défausse un objet, au choix de son joueur"),)
        case DiscardItems(of_whom):
            special = ITEM_CLASSES[ItemClass.SPECIAL].plural
            return (Clause(subject(of_whom, scene).text, f"défausse tous ses objets, sauf les {special}"),)
        case RemoveHazardEvents():
            return remove(happens, scene)
        case Put():
            return putting(happens, scene)
        case TakeLeave(who):
            return taking_leave(who, scene)
        case LeaveItems(who):
            items = Nominal(f"tous les objets {of(subject(who, scene).text)}", plural=True)
            given = Clause("ils", "sont rendus à l'avatar sur lequel elle est posée ensuite")
            return (Deed((LAY,), items, where=f"de côté avec {scene.card.text}"), given)
        case DrawCards(count):
            return (do(DRAW, Nominal(counted(count, CARD), feminine=True, plural=count > 1)),)
        case PlaceWith():
            return _place_with(happens, scene)
        case LetPlayItem():
            return _let_play(happens, scene)
        case GiveItem():
            return giving(happens)
        case ExchangeFor():
            return exchanging(happens, scene)
        case BringCharacter(race=Race() as race, any_number=True):
            some = f"autant {of_many(RACES[race])} de votre main que vous voulez"
            coming = f"faire entrer en jeu {some} dans {scene.company.text}"
            return (
                Clause("vous", f"pouvez {coming}, comme suivants sous l'influence directe de votre avatar"),
            )
        case BringCharacter(general, agents, race, in_exchange):
            sort = f"{a(RACES[race]) if race else 'un personnage'} de votre main"
            plain = "" if race else " qui n'est pas un avatar"
            newcomer = f"{sort}{' (même un agent)' if agents else ''}{plain}"
            control = "sous influence générale ou directe" if general else "sous influence directe"
            enough = ", s'il en reste assez" if general else ""
            company = "sa compagnie" if in_exchange else scene.company.text
            paying = f"défausser {scene.card.text} pour " if in_exchange else ""
            joins = f"pouvez {paying}mettre en jeu dans {company} {newcomer}, {control}{enough}"
            counts = Clause("cela", "ne compte pas comme votre personnage du tour")
            return (Clause("vous", joins), counts)
        case SendForth(sorts):
            someone = any_of([a(RACES[race]) for race in sorts])
            coming = "au même site dans une compagnie à part, sous influence générale"
            lost = "est défaussé à la fin de la phase de mouvement/périls"
            unless = "sauf s'il a bougé vers un autre site que celui de votre avatar"
            return (
                Clause("vous", f"mettez en jeu {someone} de votre pile de défausse {coming}"),
                Clause("ce personnage", f"{lost}, {unless}"),
                Clause("cela", "ne compte pas comme votre personnage du tour"),
            )
        case KeepCard(name):
            return _keep(name, scene)
        case ShowHazards():
            others = f"ne peut en jouer aucun autre sur {scene.company.text}, ni en mettre d'autres en garde"
            rest = "pour le reste de cette phase de mouvement/périls"
            return (
                Clause("votre adversaire", "peut vous montrer autant de périls de sa main qu'il veut"),
                Clause("il", others, front=rest),
            )
        case DrawAnew():
            drawing = "mettez de côté tout ce qui n'est pas un péril et piochez jusqu'à votre taille de main"
            laying = "posez ensuite ces cartes sur votre deck de jeu dans l'ordre de votre choix"
            return (Clause("vous", f"montrez votre main, {drawing}"), Clause("vous", laying))
        case ArrangeTopCards():
            many = "regarde autant de cartes du dessus du deck de jeu du défenseur que de coups réussis"
            laying = "pose chacune sous le deck ou de nouveau dessus, dans l'ordre de son choix"
            return (Clause("l'attaquant", many), Clause("il", laying))
        case GiveUp(for_each_event=Race() as race):
            each = f"pour chaque événement {of(RACES[race].singular)} en jeu au moment de la déclaration"
            return (Clause("votre adversaire", f"défausse une carte de sa main à son choix {each}"),)
        case GiveUp(ring=True):
            losing = "défausse un anneau de sa main ou de ses compagnies"
            none = Clause("il", "montre sa main", front="s'il n'en a pas")
            return (Clause("votre adversaire", losing), none)
        case GiveUp(None):
            return (Clause("votre adversaire", "défausse une carte de Déchu de son choix"),)
        case GiveUp(until_below):
            enough = (
                f"assez de cartes de Déchu de son choix pour avoir moins de {until_below} de leurs points"
            )
            gone = do(DISCARD, scene.card).passive()
            may = Clause("votre adversaire", f"peut défausser {enough}")
            return (may, replace(gone, front="s'il le fait"))
        case TurnUpItem(prowess):
            return turn_up(prowess, scene)
        case _:
            assert_never(happens)


def _place_with(place: PlaceWith, scene: Scene) -> Said:
    if place.who is Subject.SITE:
        it = replace(scene.card, text="celle-ci" if scene.card.feminine else "celui-ci")
        return (Deed((LAY,), it, where=f"avec {scene.site.text}"),)
    if place.who is not None:
        return (Deed((LAY,), scene.card, where=f"avec {subject(place.who, scene).text}"),)
    taking = f"peut s'engager pour prendre {scene.card.text}"
    if place.among_points:
        joining = f"{scene.card.text} rejoigne vos points de rassemblement"
        taking = f"peut s'engager pour que {joining}"
    instead = ", et la créature est plutôt mise de côté avec elle"
    taking += instead if place.with_creature else ""
    discarded = scene.card.agreeing("défaussé")
    lost = [
        replace(each.passive() if isinstance(each, Deed) else each, front="si quelqu'un le fait")
        for each in (to_cards(place.discarding, scene) if place.discarding is not None else ())
    ]
    return (
        Clause(f"un personnage {of(scene.company.text)}", taking),
        Clause(scene.card.text, f"est {discarded}", front="sinon"),
        *lost,
    )


def _keep(name: str | None, scene: Scene) -> Said:
    """What is stored, or played from hand, with the card."""
    if name is None:
        there = "y est mise en réserve, comme si son texte parlait de ce site"
        return (Clause(scene.target.text, there),)
    return (
        Clause("vous", f"jouez {quoted(name)} de votre main avec {scene.card.text}"),
        Clause(f"le texte de {quoted(name)}", "ne compte pas, pas même le fait que la carte est unique"),
        Clause("le Havre de Sorcier", "est désormais protégé"),
    )


def _let_play(let: LetPlayItem, scene: Scene) -> Said:
    items = any_of([a(ITEM_CLASSES[each]) for each in let.item_classes])
    allowed = "" if let.whatever_the_site else " jouable sur ce site"
    if let.common:
        allowed += " qui n'est ni unique ni un objet de trésor"
    piles = any_of([f"de votre {SOURCES[source].singular}" for source in let.sources])
    origin = Clause("l'objet", f"peut aussi provenir {piles}")
    playing = Clause(
        f"un personnage non engagé {of(scene.company.text)}",
        f"peut jouer {items}{allowed}, même si le site est engagé",
    )
    sparing = Clause("le site", "n'est pas engagé pour autant")
    return (playing, sparing, origin) if let.sources else (playing, sparing)
