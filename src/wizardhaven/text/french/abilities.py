"""How the text of a card takes hold, a French sentence for each ability."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.attacks_changed import are_alike as changed_alike
from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.fighting import TAPPING, tapping_together
from wizardhaven.text.french.attack_bonuses import attack_bonus
from wizardhaven.text.french.attacks import of_attacks
from wizardhaven.text.french.clauses import DISCARD, Clause, do
from wizardhaven.text.french.conditions import condition, conditions
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.effects import told
from wizardhaven.text.french.exceptions import of_rolls, spared
from wizardhaven.text.french.fighting import fighting, tapping
from wizardhaven.text.french.foes import of_foes
from wizardhaven.text.french.grammar import (
    Nominal,
    a,
    definite,
    his_company,
    indefinite,
    of,
    sentence,
    sentences,
    that,
)
from wizardhaven.text.french.names import french, one_region_of, quoted, site
from wizardhaven.text.french.numbers import are_alike, bonuses_alone, bonuses_of, check_bonuses
from wizardhaven.text.french.occasions import occasion_of
from wizardhaven.text.french.places import at_place, at_places
from wizardhaven.text.french.prisoners import takes_prisoners
from wizardhaven.text.french.rings import ring_tests
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import companion, only, user
from wizardhaven.text.french.site_words import of_sites
from wizardhaven.text.french.standing import standing
from wizardhaven.text.french.terms import CHECKS, COMPANY, PHASES, POINT, SKILLS
from wizardhaven.text.french.uses import use_of
from wizardhaven.vocabulary.abilities import (
    Ability,
    DiscardOnMove,
    DiscardWhenDefeated,
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
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.fighting import Fights, OfFighting
from wizardhaven.vocabulary.foes import OfFoes
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.sites import OfSites
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Phase

_ON_GUARD: Final = "si cette carte est en garde, elle peut être révélée"


def paragraphs(abilities: Sequence[Ability], scene: Scene) -> list[str]:
    """The abilities of a card: what its player may do stands alone, the rest runs on."""
    told_so_far: list[str] = []
    alone = True
    for together in _gathered(abilities):
        words = _together(together, scene)
        if alone or isinstance(together[0], May):
            told_so_far.append(words)
        else:
            told_so_far[-1] += f" {words}"
        alone = isinstance(together[0], May)
    return told_so_far


def _gathered(abilities: Sequence[Ability]) -> list[list[Ability]]:
    """Neighbours that make one sentence: bonuses that are alike, and the results of a ring test."""
    groups: list[list[Ability]] = []
    for ability in abilities:
        if groups and _belongs(groups[-1][-1], ability):
            groups[-1].append(ability)
        else:
            groups.append([ability])
    return groups


def _belongs(before: Ability, ability: Ability) -> bool:
    if changed_alike(before, ability) or tapping_together(before, ability):
        return True
    if isinstance(before, Bonus | CheckBonus) and isinstance(ability, Bonus | CheckBonus):
        return are_alike(before, ability)
    return isinstance(before, RingTestResult) and isinstance(ability, RingTestResult)


def _together(together: Sequence[Ability], scene: Scene) -> str:
    first = together[0]
    if isinstance(first, Fights) and first.manner in TAPPING:
        return sentence(tapping(first, len(together), scene).said())
    changes = [each for each in together if is_change(each)]
    if changes:
        return sentence(attack_bonus(changes, scene).said())
    added = [each for each in together if isinstance(each, Bonus)]
    rolls = [each for each in together if isinstance(each, CheckBonus)]
    results = [each for each in together if isinstance(each, RingTestResult)]
    if added and scene.tersely and added[0].to is Subject.BEARER and added[0].condition is None:
        return sentence(bonuses_alone(added, scene))
    if added:
        return sentence(bonuses_of(added, scene).said())
    if rolls:
        return sentences([check_bonuses(rolls, scene).said(), *of_rolls(rolls[0])])
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
    company = scene.company.text
    match ability:
        case When(Occasion.COMPANY_MOVES, then, of=None, condition=holds) if holds is not None:
            moving = condition(holds, replace(scene, company=indefinite(COMPANY)))
            happens = _then(then, replace(scene, company=definite(COMPANY)), f"quand {moving}")
            return " ".join([happens, *[sentence(words) for words in spared(ability.spares)]])
        case When(then=then, condition=holds, once=once):
            proviso = f", si {conditions([holds], scene)}" if holds else ""
            happens = _then(then, scene, f"{occasion_of(ability, scene)}{proviso}")
            again = "cela n'arrive qu'une fois, même si vous avez plusieurs exemplaires en jeu"
            return f"{happens} {sentence(again)}" if once else happens
        case DiscardWhile(holds, organizing=True, with_followers=with_followers):
            others = f" avec tous les Spectres suivants {of(scene.company.text)}" if with_followers else ""
            return sentence(f"{gone}{others} pendant la phase d'organisation si {conditions([holds], scene)}")
        case DiscardWhile(holds):
            return sentence(f"{gone} dès {that(condition(holds, scene))}")
        case DiscardWhenDefeated(keyed_here=True):
            beaten = "quand une créature liée par son nom à l'une de ces régions est vaincue"
            return sentence(f"{gone} {beaten}")
        case DiscardWhenDefeated():
            return sentence(f"{gone} quand une attaque qu'elle modifie est vaincue")
        case DiscardOnMove(above_ground=True):
            return sentence(f"{gone} si {company} bouge d'un site hors des Abîmes à un autre")
        case DiscardOnMove(except_to, except_sites):
            within = [f"un site de {one_region_of(except_to)}"] if except_to else []
            goals = any_of([*[site(name) for name in except_sites], *within])
            unless = f", sauf vers {goals}" if goals else ""
            return sentence(f"{gone} si {company} bouge{unless}")
        case _:
            assert_never(ability)


def _then(happens: Effect, scene: Scene, front: str) -> str:
    """What comes to pass on an occasion; the bearer's company is his, since he is the one it befalls."""
    near = replace(scene, company=his_company(scene.bearer)) if scene.has_company else scene
    first, *others = told(happens, near)
    return sentences([first.after(front), *[each.said() for each in others]])


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
        case StorableAt(with_item=True):
            item = scene.lies_on.text if scene.lies_on else "l'objet"
            return sentence(f"si {item} est mis en réserve, {card.text} l'est avec lui")
        case StorableAt(places=(), organizing=given) if given is not None:
            giving_it, *more = told(given, scene)
            stored = f"lorsque {card.text} est {card.agreeing('mis')} en réserve"
            first = giving_it.after(f"{stored} pendant la phase d'organisation")
            return sentences([first, *[clause.said() for clause in more]])
        case StorableAt(wheres, points, _, then, holds, holding):
            worth = (
                f"{',' if holds else ''} et vaut alors {counted(points, POINT)}" if points is not None else ""
            )
            stored = f"peut être {card.agreeing('mis')} en réserve {at_places(wheres)}"
            it = Nominal("elle" if card.feminine else "il", feminine=card.feminine)
            stored += f" si {condition(holds, replace(scene, card=it))}" if holds else ""
            then_it = f"lorsqu'{it.text} l'est"
            gain = [clause.after(then_it) for clause in told(then, scene)] if then else []
            if ability.organizing:
                (giving_it,) = told(ability.organizing, scene)
                gain = [giving_it.after(f"{then_it} pendant la phase d'organisation"), *gain]
            if holding:
                gain = [*gain, _holding(holding, scene).after(f"tant qu'{it.text} y est")]
            return " ".join([sentence(words) for words in (f"{card.text} {stored}{worth}", *gain)])
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
