"""Rolls that cards call for, hazards that are taken off, decks that are turned up, in French."""

from dataclasses import replace

from wizardhaven.text.french.amounts import amount, for_each
from wizardhaven.text.french.clauses import (
    DISCARD,
    MAKE,
    MODIFY,
    RAISE,
    REPLACE,
    TEST,
    Clause,
    Deed,
    Said,
    do,
)
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import Nominal, a, of, the
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import one_region_of
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import kind
from wizardhaven.text.french.terms import CHECKS, ITEM_CLASSES, RACES, REGION_TYPES, SOURCES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.asked_for import one_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, ModifyCheck, Roll, Send
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.rolls import bounds_by_attack, failures, graver_failures, modifier, parts_of_bound
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Such, Within, choices
from wizardhaven.vocabulary.terms import Keyword, Pile, Race, RegionType, Stat


def modify(change: ModifyCheck, scene: Scene) -> Deed:
    """A number is added to a roll, or a number that must be read from the table."""
    if change.passing:
        return Deed((MAKE,), scene.target, where="réussi quoi que montrent les dés")
    if isinstance(change.amount, int):
        return Deed((MODIFY,), scene.target, how=f"de {signed(change.amount)}")
    most = f" ({change.maximum} au plus)" if change.maximum is not None else ""
    return Deed((RAISE,), scene.target, where=f"{of(amount(change.amount, scene))}{most}")


def roll_for(
    roll: Roll, then: list[Clause], failing: list[list[Clause]], scene: Scene
) -> tuple[Deed | Clause, ...]:
    """A roll, what is added to it, and what happens below or above a number."""
    somebody = subject(roll.by, scene).text
    added = " et ".join([str(each) if isinstance(each, int) else amount(each, scene) for each in roll.plus])
    adding = f" et ajoute {added}" if added else ""
    if roll.by is Subject.THIS_CARD:
        rolling = Clause("vous", f"lancez les dés et ajoutez {added}" if added else "lancez les dés")
    elif roll.of is not None:
        rolling = Clause("chaque joueur", f"lance les dés pour chacune de ses factions en jeu{adding}")
    elif roll.kind is None:
        rolling = Clause(f"le joueur {of(somebody)}", f"lance les dés{adding}")
    else:
        rolling = Clause(somebody, f"fait {a(CHECKS[roll.kind])}{adding}")
    reached = f"supérieur à {_bound(roll, scene)}"
    if not then:
        low = f"inférieur à {roll.above + 1}" if isinstance(roll.above, int) else f"non {reached}"
        reached = low
    if roll.or_dice_at_most:
        reached += f", ou les dés seuls à {roll.or_dice_at_most} au plus"
    first, *others = then or failing[0]
    others = [replace(each, front="dans ce cas") if each.subject == "vous" else each for each in others]
    happening = (replace(first, front=f"si le total est {reached}"), *others)
    if roll.for_item:
        thing = f"{a(ITEM_CLASSES[roll.for_item])} {of(scene.company.text)}"
        giving = Clause("vous", f"pouvez défausser {thing}")
        return (giving, replace(rolling, front="si vous le faites"), *happening)
    return (rolling, *happening, *(_falling_short(roll, failing) if then else []))


def _falling_short(roll: Roll, failing: list[list[Clause]]) -> list[Clause]:
    """What happens otherwise, perhaps only below a number."""
    graver = [below for below, _ in graver_failures(roll)]
    if not graver:
        return [replace(each, front="sinon") for clauses in failing for each in clauses]
    lost: list[Clause] = []
    for number, (below, clauses) in enumerate(zip(graver, failing, strict=True)):
        front = f"{'sinon, ' if number else ''}s'il est inférieur à {below}"
        lost.extend([replace(each, front=front) for each in clauses])
    return lost


def _bound(roll: Roll, scene: Scene) -> str:
    """The number to exceed: by itself, by who attacks, or put together."""
    if isinstance(roll.above, Stat):
        return f"la prouesse {of(scene.target.text)}"
    by_attack = [f"{number} contre {_attackers(such)}" for such, number in bounds_by_attack(roll)]
    parts = parts_of_bound(roll)
    put_together = " plus ".join([_standing_against(part, roll, scene) for part in parts])
    return any_of([*by_attack, *([put_together] if parts else [])])


def _attackers(such: Such) -> str:
    return any_of([f"les {RACES[one].plural}" for one in choices(such) if isinstance(one, Race)])


def _standing_against(number: int | Number, roll: Roll, scene: Scene) -> str:
    """A number to exceed; direct influence is that of whoever controls the target."""
    if isinstance(number, int):
        return str(number)
    if number is Amount.UNUSED_DIRECT_INFLUENCE:
        return f"l'influence directe inutilisée du personnage qui contrôle {scene.target.text}"
    return amount(number, replace(scene, target=subject(roll.by, scene)))


def check_corruption(check: Roll, gains: Said, scene: Scene) -> Said:
    """Who checks, and what he gains if he succeeds."""
    modified = f" modifié de {signed(modifier(check))}" if modifier(check) else ""
    often = "" if isinstance(check.times, int) else f" {for_each(check.times, scene)}"
    by_company = check.by is Subject.COMPANY
    somebody = each_of(scene.company) if by_company else subject(check.by, scene).text
    if check.by is Subject.SITE:
        somebody = f"chaque personnage des deux joueurs au site {of(scene.target.text)}"
    if check.by is Subject.EVERYBODY and check.of is not None:
        somebody = f"chaque {kind(check.of).singular} en jeu"
    roll = f"un jet de corruption{modified}{often}"
    if check.of is Sort.ITEM:
        items = "pour chaque objet que portent les autres membres de sa compagnie"
        less = Clause("les points de corruption de l'objet", "sont chaque fois soustraits du jet")
        return (Clause(somebody, f"fait {roll} {items}"), less)
    for lost in failures(check):
        if isinstance(lost, Put) and not isinstance(lost.what, Subject):
            words = any_of([the(KEYWORDS[word]) for word in one_of(lost.what, Keyword)])
            both = Clause(f"{words} et lui", "sont défaussés", front="si le jet échoue")
            return (Clause(somebody, f"fait {roll}"), both)
        if isinstance(lost, Put) and lost.what is check.by:
            spared = Clause("il", "est défaussé", front="s'il devait être éliminé")
            return (Clause(somebody, f"fait {roll}"), spared)
        if isinstance(lost, Put) and isinstance(lost.what, Subject):
            thing = subject(lost.what, scene)
            loss = f"reste en jeu, mais {thing.text} est {thing.agreeing('défaussé')}"
            return (Clause(somebody, f"fait {roll}"), Clause("il", loss, front="si le jet échoue"))
    if not gains:
        return (Clause(somebody, f"fait {roll}"),)
    gain, *others = gains
    if isinstance(gain, Deed):
        return (Clause(somebody, f"peut faire {roll} pour {gain.infinitive()}"), *others)
    makes = "peut faire" if _is_exchange(check.then[0]) else "fait"  # nobody need exchange it
    return (Clause(somebody, f"{makes} {roll}"), replace(gain, front="si le jet réussit"), *others)


def check_bodies(check: Roll, scene: Scene) -> Said:
    """Everybody of a company makes a body check, and perhaps nobody comes to harm."""
    modified = f" modifié de {signed(modifier(check))}" if modifier(check) else ""
    checking = Clause(each_of(scene.company), f"fait un jet de corps{modified}")
    harmless = (
        Clause("qui échoue", "s'engage seulement"),
        Clause("les Orques et les Trolls", "sont défaussés si leur propre carte le dit"),
    )
    return (checking, *harmless) if failures(check) else (checking,)


def test_ring(test: Roll, scene: Scene) -> Said:
    """A gold ring is tested, by a roll or without one."""
    ring = subject(test.by, scene)
    times = test.times if isinstance(test.times, int) else 1
    if times == 0 and test.of is not None:
        other = "n'importe quel anneau spécial de votre main, sauf l'Anneau Unique"
        return (Clause("vous", f"pouvez vérifier {ring.text} sans jet et le remplacer par {other}"),)
    if times == 0:
        could = "d'un type que sa vérification pourrait révéler, sauf l'Anneau Unique"
        instead = f"pouvez jouer à sa place un anneau spécial de votre main {could}"
        return (do(DISCARD, ring), Clause("vous", instead))
    if times > 1:
        return (Deed((TEST,), ring, where="avec deux jets, dont vous choisissez l'un"),)
    where = f"en modifiant le jet de {signed(modifier(test))}" if modifier(test) else ""
    return (Deed((TEST,), ring, where=where),)


def replace_site(change: Send, scene: Scene) -> Clause | Deed:
    """Which site comes instead of the one that the company set out for."""
    near = ", situé dans la même région ou dans une région adjacente" if isinstance(change.to, Beside) else ""
    way = (
        f", dont le trajet comporte {a(REGION_TYPES[change.to])}" if isinstance(change.to, RegionType) else ""
    )
    if isinstance(change.to, Within):
        other = f"par un autre site de {one_region_of(regions_of(change.to))} de votre pile de sites"
        return Deed((REPLACE,), Nominal(f"le site {of(scene.company.text)}"), where=other)
    other = f"par un autre site du même alignement de votre pile de sites{near}{way}"
    return Clause("vous", f"remplacez le nouveau site {of(scene.company.text)} {other}")


def hunt(source: Pile, creatures: int) -> tuple[Clause, ...]:
    """Whose cards are turned up until when, and what comes of the creatures among them."""
    until = f"jusqu'à ce que {creatures} d'entre elles soient des créatures ou qu'il n'en reste plus"
    pile = f"de {'son' if not SOURCES[source].feminine else 'sa'} {SOURCES[source].singular}"
    turning = Clause("votre adversaire", f"révèle une à une les cartes {pile} {until}")
    attack = Clause("chaque créature", "attaque aussitôt la compagnie de votre avatar")
    shuffled = Clause("son deck de jeu", "est ensuite mélangé")
    return (turning, attack, shuffled) if source is Pile.PLAY_DECK else (turning, attack)


def _is_exchange(gain: Effect) -> bool:
    return isinstance(gain, Put) and way_of(gain) is Way.EXCHANGED
