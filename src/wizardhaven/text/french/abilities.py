"""How the text of a card takes hold, a French sentence for each ability."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.fighting import TAPPING
from wizardhaven.text.french.attack_bonuses import attack_bonus
from wizardhaven.text.french.attacks import of_attacks
from wizardhaven.text.french.clauses import DISCARD, Clause, do
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.exceptions import of_rolls
from wizardhaven.text.french.fighting import fighting, tapping
from wizardhaven.text.french.foes import of_foes
from wizardhaven.text.french.grammar import (
    Nominal,
    a,
    sentence,
    sentences,
    that,
)
from wizardhaven.text.french.happening import happening, of_the_attack, stored
from wizardhaven.text.french.happening import together as on_the_same_occasion
from wizardhaven.text.french.names import french, quoted
from wizardhaven.text.french.numbers import bonuses_alone, bonuses_of, check_bonuses
from wizardhaven.text.french.numbers_of_foes import numbers_of_foes
from wizardhaven.text.french.places import at_place, at_places
from wizardhaven.text.french.prisoners import takes_prisoners
from wizardhaven.text.french.rings import ring_tests
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import companion, only, user
from wizardhaven.text.french.site_words import of_sites
from wizardhaven.text.french.standing import standing
from wizardhaven.text.french.terms import CHECKS, PHASES, POINT, SKILLS
from wizardhaven.text.french.uses import use_of
from wizardhaven.text.modifying import gathered
from wizardhaven.vocabulary.abilities import (
    Ability,
    DiscardWhile,
    DrivesOffAllies,
    HomeOf,
    LiesOnAvatar,
    May,
    OfCards,
    Passive,
    ReadsResourceAs,
    RemovalRoll,
    RevealableOnGuardAgainst,
    RingTestResult,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.attacks import OfAttacks
from wizardhaven.vocabulary.fighting import Fights, OfFighting
from wizardhaven.vocabulary.foes import OfFoes
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.sites import OfSites
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Phase
from wizardhaven.vocabulary.whose import is_of_characters, is_of_foes, is_of_rolls, scope

_ON_GUARD: Final = "si cette carte est en garde, elle peut être révélée"


def paragraphs(abilities: Sequence[Ability], scene: Scene) -> list[str]:
    """The abilities of a card: what its player may do stands alone, the rest runs on."""
    told_so_far: list[str] = []
    alone = True
    for together in gathered(abilities):
        words = _together(together, scene)
        if alone or isinstance(together[0], May):
            told_so_far.append(words)
        else:
            told_so_far[-1] += f" {words}"
        alone = isinstance(together[0], May)
    return told_so_far


def _together(together: Sequence[Ability], scene: Scene) -> str:
    first = together[0]
    if isinstance(first, Fights) and first.manner in TAPPING:
        return sentence(tapping(first, len(together), scene).said())
    changes = [each for each in together if is_change(each)]
    if changes:
        return sentence(attack_bonus(changes, scene).said())
    added = [each for each in together if isinstance(each, Modify) and is_of_characters(each)]
    rolls = [each for each in together if isinstance(each, Modify) and isinstance(each.what, Check)]
    struck = [each for each in together if isinstance(each, Modify) and is_of_foes(each)]
    results = [each for each in together if isinstance(each, RingTestResult)]
    whens = [each for each in together if isinstance(each, When)]
    if len(together) > 1 and isinstance(together[0], StorableAt):
        it = f"lorsqu'{'elle' if scene.card.feminine else 'il'} l'est"
        return " ".join([ability_sentence(together[0], scene), *[stored(one, scene, it) for one in whens]])
    if len(whens) > 1:
        return on_the_same_occasion(whens, scene)
    if struck:
        return sentence(numbers_of_foes(struck, scene).said())
    if added and scene.tersely and scope(added[0]) is Subject.BEARER and added[0].condition is None:
        return sentence(bonuses_alone(added, scene))
    if added:
        return sentence(bonuses_of(added, scene).said())
    if rolls and is_of_rolls(rolls[0]):
        return sentences(
            [check_bonuses([each for each in rolls if is_of_rolls(each)], scene).said(), *of_rolls(rolls)]
        )
    return sentence(ring_tests(results)) if results else ability_sentence(together[0], scene)


def ability_sentence(ability: Ability, scene: Scene) -> str:
    """One ability as a sentence or two."""
    if isinstance(ability, Passive):
        return _passive(ability, scene)
    if isinstance(ability, OfAttacks):
        return of_attacks(ability, scene)
    if isinstance(ability, OfFighting):
        return sentences([clause.said() for clause in fighting(ability, scene)])
    if isinstance(ability, OfCards):
        return _of_cards(ability, scene)
    if isinstance(ability, OfSites):
        return sentences([clause.said() for clause in of_sites(ability, scene)])
    if isinstance(ability, OfFoes):
        return of_foes(ability, scene)
    if isinstance(ability, TakesPrisoners):
        return takes_prisoners(ability)
    return sentence(standing(ability, scene).said())


def _passive(ability: Passive, scene: Scene) -> str:
    gone = do(DISCARD, scene.card).passive().said()
    match ability:
        case When(about=Subject.ATTACK):
            return of_the_attack(ability, scene)
        case When():
            return happening(ability, scene)
        case DiscardWhile(holds):
            return sentence(f"{gone} dès {that(condition(holds, scene))}")
        case _:
            assert_never(ability)


def _of_cards(ability: OfCards, scene: Scene) -> str:
    card = scene.card
    match ability:
        case May(use):
            return use_of(use, scene)
        case RemovalRoll(without_roll_at=where) if where is not None:
            tapping_there = f"{scene.bearer.text} peut s'engager {at_place(where)} pour la défausser"
            return sentence(f"pendant sa {PHASES[Phase.ORGANIZATION]}, {tapping_there}")
        case RemovalRoll(above, by=who) if who is not None:
            helper = companion(who) if ability.not_bearer else user(who).first
            helping = f"{helper.text} de sa compagnie peut s'engager et lancer les dés"
            gone = f"sur plus de {above}, {do(DISCARD, card).passive().said()}"
            return sentence(f"pendant sa {PHASES[Phase.ORGANIZATION]}, {helping} : {gone}")
        case RemovalRoll(above, tapping, at=where):
            when = "pendant sa" if tapping else "une fois pendant chacune de ses"
            phase = PHASES[Phase.ORGANIZATION] if tapping else "phases d'organisation"
            rolls = "peut s'engager et lancer les dés" if tapping else "peut lancer les dés"
            rolls += f" {at_place(where)}" if where else ""
            gone = f"sur plus de {above}, {do(DISCARD, card).passive().said()}"
            return sentence(f"{when} {phase}, {scene.bearer.text} {rolls} : {gone}")
        case LiesOnAvatar():
            placed = card.agreeing("posé")
            return sentence(f"{card.text} est {placed} sur {scene.bearer.text} dès qu'il est en jeu")
        case DrivesOffAllies(above_mind, who):
            fight = f"{only(who)} : dans un combat avec une autre compagnie"
            allies = "chacun de ses alliés séides non uniques"
            roll = f"lancez les dés avant l'attribution des coups pour {allies}"
            lost = f"l'allié est défaussé si le résultat dépasse son esprit plus {above_mind}"
            return sentence(f"{fight}, {roll} ; {lost}")
        case StorableAt(places=()):
            item = scene.lies_on.text if scene.lies_on else "l'objet"
            return sentence(f"si {item} est mis en réserve, {card.text} l'est avec lui")
        case StorableAt(wheres, points, holds, holding):
            worth = (
                f"{',' if holds else ''} et vaut alors {counted(points, POINT)}" if points is not None else ""
            )
            may = f"{card.text} peut être {card.agreeing('mis')} en réserve {at_places(wheres)}"
            it = Nominal("elle" if card.feminine else "il", feminine=card.feminine)
            may += f" si {condition(holds, replace(scene, card=it))}" if holds else ""
            held = [_holding(holding, scene).after(f"tant qu'{it.text} y est")] if holding else []
            return sentences([f"{may}{worth}", *held])
        case RingTestResult():
            return sentence(ring_tests((ability,)))
        case RevealableOnGuardAgainst(entering=True):
            return sentence(f"{_ON_GUARD} lorsque la compagnie entre dans le site")
        case RevealableOnGuardAgainst(checks, skill):
            if skill is not None:
                return sentence(f"{_ON_GUARD} en réponse à une carte qui exige {a(SKILLS[skill])}")
            attempts = any_of([a(CHECKS[check]) for check in checks])
            return sentence(f"{_ON_GUARD} lorsqu'un personnage de la compagnie annonce {attempts}")
        case ReadsResourceAs(in_play, not_in_play):
            return _reads(in_play, not_in_play, scene)
        case HomeOf(dragon):
            return sentence(f"{card.text} est l'antre du Dragon {french(dragon)}")
        case _:
            assert_never(ability)


def _reads(in_play: Sequence[str], not_in_play: Sequence[str], scene: Scene) -> str:
    there = all_of([quoted(name) for name in in_play])
    gone = all_of([quoted(name) for name in not_in_play])
    playing = f"vous pouvez jouer une ressource de votre main avec {scene.card.text}"
    read = f"pour elle, tout se passe comme si {there} était en jeu et {gone} ne l'était pas"
    return sentences([f"{playing} : {read}", "si l'une des deux cartes est défaussée, l'autre l'est aussi"])


def _holding(holding: Sequence[Modify], scene: Scene) -> Clause:
    """What holds as long as the card is stored: one number, or several of the same attacks."""
    changes = [each for each in holding if is_change(each)]
    return attack_bonus(changes, scene) if changes else standing(holding[0], scene)
