"""What happens to cards, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause, Said
from wizardhaven.text.french.counting import number_word
from wizardhaven.text.french.putting import putting
from wizardhaven.text.french.rolls import turn_up
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.card_effects import (
    DrawAnew,
    Put,
    ShowHazards,
    ToCards,
    TryFaction,
    TurnUpItem,
)


def to_cards(happens: ToCards, scene: Scene) -> Said:
    """One effect on cards."""
    match happens:
        case Put():
            return putting(happens, scene)
        case TryFaction(modifier, within) if within:
            near = f"dont le trajet depuis ce havre compte au plus {number_word(within)} régions"
            tries = f"tente d'influencer une faction de votre main jouable dans un site {near}"
            less = f"est modifié de {signed(modifier)} et ne compte aucune influence directe"
            return (
                Clause(scene.target.text, tries),
                Clause("une carte de site en jeu ou de votre pile de sites", "doit le montrer"),
                Clause("le jet", less),
                Clause("ce", "peut être une faction que votre adversaire a en jeu"),
                Clause("son site", "est engagé", front="si la tentative réussit"),
            )
        case TryFaction(modifier):
            somebody = scene.target.text
            nothing = "sans qu'un autre objet puisse être joué pour cela"
            less = f"de {signed(modifier)} et de −1 par région du chemin, les deux extrémités comprises"
            return (
                Clause(somebody, "tente d'influencer une faction de votre main, où qu'elle soit jouable"),
                Clause("la tentative", f"est modifiée {less}"),
                Clause(somebody, "est défaussé aussi", front="si elle échoue"),
                Clause("son site", f"est engagé, {nothing}", front="si elle réussit"),
            )
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
