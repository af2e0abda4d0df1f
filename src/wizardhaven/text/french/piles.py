"""What is turned up from hands and piles, and what lies beneath cards, in French."""

from typing import Final

from wizardhaven.text.french.clauses import Clause, Said
from wizardhaven.text.french.counting import counted, number_word
from wizardhaven.text.french.grammar import a
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import CARD, ITEM_CLASSES, SOURCES, haven
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, Look
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import ItemClass, Pile

_BENEATH: Final[Said] = (
    Clause(
        "il",
        "en place un sous cette carte",
        front="s'il s'y trouve un objet qui n'est ni spécial ni un objet de trésor",
    ),
    Clause("il", "dévoile ces cartes", front="sinon"),
    Clause("les autres", "y sont remélangées"),
)


def shown_hazards(scene: Scene) -> Said:
    """Of his hand the opponent shows what he may play on the company."""
    others = f"ne peut en jouer aucun autre sur {scene.company.text}"
    until = "jusqu'à la fin de sa phase de mouvement/périls, ni en mettre d'autres en garde"
    return (
        Clause("votre adversaire", "peut vous montrer autant de périls de sa main qu'il veut"),
        Clause("il", f"{others} {until}"),
    )


def looked_at(happens: Look) -> Said:
    """One effect on cards that lie face-down."""
    match happens:
        case Look(Pile.HAND, None):
            return (Clause("vous", "regardez la main de votre adversaire"),)
        case Look(Pile.HAND, Count(), Whose.OPPONENTS):
            each = "dévoile au hasard une carte de sa main pour chaque personnage de sa compagnie"
            return (Clause("le défenseur", each),)
        case Look(count=None):
            many = "regarde autant de cartes du dessus du deck de jeu du défenseur que de coups réussis"
            laying = "pose chacune sous le deck ou de nouveau dessus, dans l'ordre de son choix"
            return (Clause("l'attaquant", many), Clause("il", laying))
        case Look(Pile.TOP, int() as cards, then=Put(to=Pile.ASIDE)):
            looking = f"regarde les {number_word(cards)} premières cartes de son deck de jeu"
            return (Clause("le joueur dont c'est le tour", looking), *_BENEATH)
        case Look(Pile.TOP, int() as cards, then=Put()):
            top = f"jusqu'à {number_word(cards)} cartes du dessus de votre deck de jeu"
            taking = f"dévoilez {top} et en prenez une en main"
            return (Clause("vous", taking), Clause("les autres", "y sont remélangées"))
        case Look(Pile.TOP, int() as cards):
            top = f"regardez les {number_word(cards)} cartes du dessus de votre deck de jeu"
            theirs = "puis celles du deck de jeu de votre adversaire"
            mixed = "sont chaque fois mélangées et remises sur le dessus"
            return (Clause("vous", f"{top}, {theirs}"), Clause("elles", mixed))
        case Look(source, int() as count, _, removing):
            showing = f"dévoile au hasard {counted(count, CARD)} de sa {SOURCES[source].singular}"
            turning = Clause("votre adversaire", showing)
            gone = Clause("vous", "pouvez en retirer du jeu une qui n'est pas unique")
            rest = Clause("les autres", "y restent")
            return (turning, gone, rest) if removing else (turning,)
        case _:
            raise AssertionError(f"there are no words for {happens}")


def keeps_items(holds: Keeps, scene: Scene) -> Clause:
    """What may lie beneath the card, and where it may be played."""
    where = holds.where
    assert where is not None
    playing = f"son joueur peut le jouer {at_place(where)} comme s'il l'avait en main"
    under = f"un objet sous {scene.card.text}"
    out = f"n'est pas en jeu et ne donne pas de points de rassemblement ; {playing}"
    if not isinstance(holds.what, ItemClass):
        return Clause(under, out)
    items = ITEM_CLASSES[holds.what].plural
    putting = (
        f"pouvez placer des {items} de votre main sous {scene.card.text} pendant votre phase d'organisation"
    )
    storing = (
        f"Les {items} qui pourraient être mis en réserve dans {a(haven())} peuvent y être placés de même"
    )
    return Clause("vous", f"{putting}. {storing}. {under[:1].upper()}{under[1:]} {out}")


def discards_from_hand(holds: DiscardsFromHand) -> Clause:
    """What becomes of discarded cards."""
    if holds.to is Pile.TOP:
        laying = "peut la poser face cachée sur son deck de jeu à la place"
        return Clause("il", laying, front="chaque fois qu'un joueur défausse une carte de sa main")
    seen = "s'il défausse une créature pendant votre tour"
    hunted = "vous pouvez plutôt lui faire attaquer la compagnie de votre avatar"
    attack = f" ; {seen}, {hunted}" if holds.to is Pile.PLAY else ""
    return Clause("votre adversaire", f"doit défausser ses cartes face visible{attack}")
