"""Rolls that cards call for, hazards that are taken off, decks that are turned up, in French."""

from dataclasses import replace

from wizardhaven.text.french.amounts import amount
from wizardhaven.text.french.clauses import MAKE, MODIFY, RAISE, REPLACE, Clause, Deed
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import Nominal, a, of
from wizardhaven.text.french.names import one_region_of
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.terms import CHECKS, ITEM_CLASSES, RACES, REGION_TYPES, SOURCES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.effects import ModifyCheck, ReplaceNewSite, RollFor
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Pile, Race


def modify(change: ModifyCheck, scene: Scene) -> Deed:
    """A number is added to a roll, or a number that must be read from the table."""
    if change.passing:
        return Deed((MAKE,), scene.target, where="réussi quoi que montrent les dés")
    if isinstance(change.amount, int):
        return Deed((MODIFY,), scene.target, how=f"de {signed(change.amount)}")
    most = f" ({change.maximum} au plus)" if change.maximum is not None else ""
    return Deed((RAISE,), scene.target, where=f"{of(amount(change.amount, scene))}{most}")


def roll_for(
    roll: RollFor, then: list[Clause], worse: list[Clause], lesser: list[Clause], scene: Scene
) -> tuple[Deed | Clause, ...]:
    """A roll, what is added to it, and what happens below or above a number."""
    somebody = subject(roll.by, scene).text
    added = " et ".join([amount(each, scene) for each in roll.plus])
    adding = f" et ajoute {added}" if added else ""
    taken = " et ".join([_of_controller(each, scene) for each in roll.minus])
    adding += f", puis retranche {taken}" if taken else ""
    if roll.by is Subject.THIS_CARD:
        subtracting = f", puis retranchez {taken}" if taken else ""
        throwing = f"lancez les dés et ajoutez {added}" if added else "lancez les dés"
        rolling = Clause("vous", f"{throwing}{subtracting}")
    elif roll.each_faction:
        rolling = Clause("chaque joueur", f"lance les dés pour chacune de ses factions en jeu{adding}")
    elif roll.kind is None:
        rolling = Clause(f"le joueur {of(somebody)}", f"lance les dés{adding}")
    else:
        rolling = Clause(somebody, f"fait {a(CHECKS[roll.kind])}{adding}")
    reached = (
        f"inférieur à {roll.below}"
        if roll.below is not None
        else f"supérieur à {any_of([_against(races, number) for races, number in roll.above])}"
    )
    if roll.above_mind is not None:
        reached = f"supérieur à l'esprit {of(somebody)} plus {roll.above_mind}"
    if roll.above_attack:
        reached = f"supérieur à la prouesse {of(scene.target.text)}"
    if roll.or_dice_at_most:
        reached += f", ou les dés seuls à {roll.or_dice_at_most} au plus"
    first, *others = then
    others = [replace(each, front="dans ce cas") if each.subject == "vous" else each for each in others]
    if roll.for_item:
        thing = f"{a(ITEM_CLASSES[roll.for_item])} {of(scene.company.text)}"
        giving = Clause("vous", f"pouvez défausser {thing}")
        rolling = replace(rolling, front="si vous le faites")
        return (giving, rolling, replace(first, front=f"si le total est {reached}"), *others)
    nearly = [
        replace(each, front=f"sinon, s'il est inférieur à {roll.between[0]}")
        for each in lesser
        if roll.between
    ]
    lost = [replace(each, front=f"s'il est inférieur à {roll.failing[0]}") for each in worse if roll.failing]
    return (rolling, replace(first, front=f"si le total est {reached}"), *others, *lost, *nearly)


def _of_controller(number: Number, scene: Scene) -> str:
    """A number as it is for whoever controls the target."""
    if number is Amount.UNUSED_DIRECT_INFLUENCE:
        return f"l'influence directe inutilisée du personnage qui contrôle {scene.target.text}"
    return amount(number, scene)


def replace_site(change: ReplaceNewSite, scene: Scene) -> Clause | Deed:
    """Which site comes instead of the one that the company set out for."""
    near = ", situé dans la même région ou dans une région adjacente" if change.nearby else ""
    way = f", dont le trajet comporte {a(REGION_TYPES[change.through])}" if change.through else ""
    if change.present:
        other = f"par un autre site de {one_region_of(change.within)} de votre pile de sites"
        return Deed((REPLACE,), Nominal(f"le site {of(scene.company.text)}"), where=other)
    other = f"par un autre site du même alignement de votre pile de sites{near}{way}"
    return Clause("vous", f"remplacez le nouveau site {of(scene.company.text)} {other}")


def _against(races: tuple[Race, ...], number: int) -> str:
    return (
        f"{number} contre {any_of([f'les {RACES[race].plural}' for race in races])}" if races else str(number)
    )


def turn_up(prowess: int, scene: Scene) -> tuple[Clause, ...]:
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


def hunt(source: Pile, creatures: int) -> tuple[Clause, ...]:
    """Whose cards are turned up until when, and what comes of the creatures among them."""
    until = f"jusqu'à ce que {creatures} d'entre elles soient des créatures ou qu'il n'en reste plus"
    pile = f"de {'son' if not SOURCES[source].feminine else 'sa'} {SOURCES[source].singular}"
    turning = Clause("votre adversaire", f"révèle une à une les cartes {pile} {until}")
    attack = Clause("chaque créature", "attaque aussitôt la compagnie de votre avatar")
    shuffled = Clause("son deck de jeu", "est ensuite mélangé")
    return (turning, attack, shuffled) if source is Pile.PLAY_DECK else (turning, attack)
