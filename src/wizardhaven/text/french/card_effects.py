"""What happens to cards, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause, Said
from wizardhaven.text.french.putting import putting
from wizardhaven.text.french.rolls import turn_up
from wizardhaven.text.french.scene import Scene
from wizardhaven.vocabulary.card_effects import (
    DrawAnew,
    Put,
    ShowHazards,
    ToCards,
    TurnUpItem,
)


def to_cards(happens: ToCards, scene: Scene) -> Said:
    """One effect on cards."""
    match happens:
        case Put():
            return putting(happens, scene)
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
        case TurnUpItem(prowess):
            return turn_up(prowess, scene)
        case _:
            assert_never(happens)
