"""The rules of single cards, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import REVEAL, TAP, Clause, Deed, Said
from wizardhaven.text.french.scene import Scene
from wizardhaven.vocabulary.singular import Own, Rule


def own_happens(rule: Rule, scene: Scene) -> Said:
    """What happens by a rule of one card's own."""
    match rule.own:
        case Own.SHOW_HAZARDS:
            others = f"ne peut en jouer aucun autre sur {scene.company.text}"
            until = "jusqu'à la fin de sa phase de mouvement/périls, ni en mettre d'autres en garde"
            return (
                Clause("votre adversaire", "peut vous montrer autant de périls de sa main qu'il veut"),
                Clause("il", f"{others} {until}"),
            )
        case Own.DRAW_ANEW:
            drawing = "mettez de côté tout ce qui n'est pas un péril et piochez jusqu'à votre taille de main"
            laying = "posez ensuite ces cartes sur votre deck de jeu dans l'ordre de votre choix"
            return (Clause("vous", f"montrez votre main, {drawing}"), Clause("vous", laying))
        case Own.TURN_UP_ITEM:
            return _turn_up_item(rule.number, scene)
        case Own.TURN_UP_AGENT:
            return (Deed((TAP, REVEAL), scene.target),)
        case Own.JOIN_ATTACKED_COMPANY:
            return _join(scene.card.text)
        case Own.SPARE_BEARER | Own.REMOVE_DISCARDED:
            raise AssertionError(f"{rule} holds, it does not happen")
        case _:
            assert_never(rule.own)


def _turn_up_item(prowess: int, scene: Scene) -> Said:
    """Who turns up what, and what it costs him."""
    until = "jusqu'à un objet qui n'est pas spécial et qui peut être porté, ou jusqu'à la dernière"
    searcher = scene.user.text
    strike = f"un coup d'une prouesse de {prowess} plus 1 par carte révélée"
    return (
        Clause("vous", f"révélez une à une les cartes de votre deck de jeu {until}"),
        Clause(searcher, "obtient l'objet et les autres cartes sont remélangées"),
        Clause(searcher, f"affronte ensuite seul {strike}"),
        Clause("l'attaque et le coup", "ne peuvent être annulés"),
        Clause("l'objet", "est défaussé", front="s'il est blessé"),
    )


def _join(wizard: str) -> Said:
    return (
        Clause(wizard, "peut rejoindre aussitôt la compagnie attaquée"),
        Clause("tous les alliés sous son contrôle", "sont alors défaussés"),
        Clause(wizard, "doit affronter un coup de cette créature"),
        Clause(
            wizard, "s'engage et fait un jet de corruption", front="après la dernière attaque de la créature"
        ),
    )


def own_holds(rule: Rule, scene: Scene) -> Clause:
    """What holds by a rule of one card's own, as a clause."""
    match rule.own:
        case Own.SPARE_BEARER:
            lost = f"sur plus de {rule.number}, {scene.card.text} est {scene.card.agreeing('défaussé')}"
            spared = f"ne le blesse pas ; à la place, on lance les dés : {lost}"
            return Clause(f"un coup réussi contre {scene.bearer.text}", spared)
        case Own.REMOVE_DISCARDED:
            stored = f"une fois {scene.card.text} en réserve"
            seen = "quand votre adversaire défausse sous vos yeux un péril qui n'est pas unique"
            return Clause("vous", f"pouvez la défausser pour retirer le péril du jeu {seen}", front=stored)
        case _:
            raise AssertionError(f"{rule} happens, it does not hold")
