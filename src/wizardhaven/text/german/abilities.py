"""How the text of a card takes hold, a German sentence for each ability."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import are_alike as changed_alike
from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.fighting import TAPPING, tapping_together
from wizardhaven.text.german.attack_bonuses import attack_bonus
from wizardhaven.text.german.attacks import of_attacks
from wizardhaven.text.german.clauses import DISCARD, Clause, Deed, sentence, sentences
from wizardhaven.text.german.conditions import condition, conditions
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.effects import told
from wizardhaven.text.german.exceptions import of_rolls, spared
from wizardhaven.text.german.fighting import fighting, tapping
from wizardhaven.text.german.foes import of_foes
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import german, in_regions, quoted
from wizardhaven.text.german.nominals import definite, his_company, indefinite, pronoun
from wizardhaven.text.german.numbers import are_alike, bonuses_alone, bonuses_of, check_bonuses
from wizardhaven.text.german.occasions import occasion_of
from wizardhaven.text.german.places import at_place, at_places, to_place
from wizardhaven.text.german.prisoners import takes_prisoners
from wizardhaven.text.german.rings import ring_tests
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import companion, only, user
from wizardhaven.text.german.site_words import of_sites
from wizardhaven.text.german.standing import standing
from wizardhaven.text.german.terms import CHECKS, COMPANY, POINT, SKILLS
from wizardhaven.text.german.uses import use_of
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
from wizardhaven.vocabulary.such import Named


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
    gone = Deed(DISCARD, scene.card).passive()
    company = scene.company.nominative
    match ability:
        case When(Occasion.COMPANY_MOVES, then, of=None, condition=holds) if holds is not None:
            moving = condition(holds, replace(scene, company=indefinite(COMPANY)))
            happens = _then(then, replace(scene, company=definite(COMPANY)), f"wenn {moving},")
            return " ".join([happens, *[sentence(words) for words in spared(ability.spares)]])
        case When(then=then, condition=holds, once=once):
            proviso = f", wenn {conditions([holds], scene)}," if holds else ""
            again = " Das geschieht nur einmal, auch wenn du mehrere Exemplare im Spiel hast." if once else ""
            return _then(then, scene, f"{occasion_of(ability, scene)}{proviso}") + again
        case DiscardWhile(holds, organizing=True, with_followers=with_followers):
            others = f"samt allen Ringgeistern im Gefolge {scene.company.genitive} " if with_followers else ""
            rest = f"{others}in der Organisationsphase {gone.rest}"
            return sentence(replace(gone, rest=rest, proviso=f"wenn {conditions([holds], scene)}").said())
        case DiscardWhile(holds):
            return sentence(replace(gone, proviso=f"sobald {condition(holds, scene)}").said())
        case DiscardWhenDefeated(keyed_here=True):
            beaten = "wenn eine Kreatur besiegt wird, die namentlich an eine dieser Regionen gebunden ist"
            return sentence(replace(gone, proviso=beaten).said())
        case DiscardWhenDefeated():
            beaten = "wenn ein Angriff besiegt wird, den sie verändert"
            return sentence(replace(gone, proviso=beaten).said())
        case DiscardOnMove(above_ground=True):
            above = f"wenn sich {company} von einem Ort außerhalb der Tiefen zu einem anderen solchen bewegt"
            return sentence(replace(gone, proviso=above).said())
        case DiscardOnMove(except_to, except_sites):
            within = [f"zu einem Ort {in_regions(except_to)}"] if except_to else []
            goals = any_of([*[to_place(Named((name,))) for name in except_sites], *within])
            unless = f", außer {goals}" if goals else ""
            return sentence(replace(gone, proviso=f"wenn sich {company} bewegt{unless}").said())
        case _:
            assert_never(ability)


def _then(happens: Effect, scene: Scene, front: str) -> str:
    """What comes to pass on an occasion; the bearer's company is his, since he is the one it befalls."""
    near = replace(scene, company=his_company(scene.bearer)) if scene.has_company else scene
    first, *others = told(happens, near)
    return sentences([first.after(front), *[each.said() for each in others]])


def _of_cards(ability: OfCards, scene: Scene) -> str:
    card = scene.card.nominative
    match ability:
        case May(use):
            return use_of(use, scene, may=True)
        case RemovalRoll(without_roll_at=where) if where is not None:
            taps = Clause(scene.bearer.nominative, "darf", f"{at_place(where)} tappen")
            gone = Deed(DISCARD, scene.card).purpose()
            return sentence(f"{taps.after('während seiner Organisationsphase')}, um {gone}")
        case RemovalRoll(above, by=who) if who is not None:
            helper = companion(who) if ability.not_bearer else user(who).first
            helping = Clause(f"{helper.nominative} in seiner Gemeinschaft", "darf", "tappen und würfeln")
            gone = Deed(DISCARD, scene.card).passive().after(f"Bei mehr als {above}")
            return sentence(f"{helping.after('während seiner Organisationsphase')}: {gone}")
        case RemovalRoll(above, tapping, at=where):
            when = (
                "während seiner Organisationsphase"
                if tapping
                else "einmal in jeder seiner Organisationsphasen"
            )
            there = f"{at_place(where)} " if where else ""
            how = f"{there}tappen und würfeln" if tapping else f"{there}würfeln"
            rolls = Clause(scene.bearer.nominative, "darf", how)
            gone = Deed(DISCARD, scene.card).passive().after(f"Bei mehr als {above}")
            return sentence(f"{rolls.after(when)}: {gone}")
        case LiesOnAvatar():
            return sentence(f"{card} liegt auf {scene.bearer.dative}, sobald er im Spiel ist")
        case DrivesOffAllies(above_mind, who):
            roll = (
                "im Kampf mit einer anderen Gemeinschaft vor dem Zuweisen der Schläge für jeden nicht "
                "einzigartigen Schergen-Verbündeten dieser Gemeinschaft"
            )
            lost = f"bei mehr als dessen Geisteskraft plus {above_mind} wird der Verbündete abgeworfen"
            return sentence(f"{only(who)}: du würfelst {roll}; {lost}")
        case StorableAt(with_item=True):
            item = scene.lies_on.nominative if scene.lies_on else "der Gegenstand"
            return sentence(f"wird {item} hinterlegt, wird {card} mit ihm hinterlegt")
        case StorableAt(places=(), organizing=given) if given is not None:
            giving_it, *more = told(given, scene)
            first = giving_it.after(f"wird {card} in der Organisationsphase hinterlegt,")
            return sentences([first, *[clause.said() for clause in more]])
        case StorableAt(wheres, points, _, then, holds, holding):
            worth = (
                f" und ist dann {counted(points, POINT, Case.ACCUSATIVE)} wert" if points is not None else ""
            )
            when = f", wenn {condition(holds, replace(scene, card=pronoun(scene.card)))}," if holds else ""
            stored = sentence(f"{card} darf{when} {at_places(wheres)} hinterlegt werden{worth}")
            it = "er" if card.startswith("dieser") else "sie"
            gain = [clause.after(f"wird {it} hinterlegt,") for clause in told(then, scene)] if then else []
            if ability.organizing:
                (giving_it,) = told(ability.organizing, scene)
                gain = [giving_it.after(f"wird {it} in der Organisationsphase hinterlegt,"), *gain]
            if holding:
                gain = [*gain, _holding(holding, scene).after(f"solange {it} hinterlegt ist,")]
            return " ".join([stored, *[sentence(words) for words in gain]])
        case RingTestResult():
            return sentence(ring_tests((ability,)))
        case RevealableOnGuardAgainst(entering=True):
            return sentence(f"{_ON_GUARD}, wenn die Gemeinschaft den Ort betritt")
        case RevealableOnGuardAgainst(checks, skill):
            if skill is not None:
                needs = f"die {a(SKILLS[skill], Case.ACCUSATIVE)} erfordert"
                return sentence(f"{_ON_GUARD}, um auf eine Karte zu antworten, {needs}")
            attempts = any_of([a(CHECKS[check], Case.ACCUSATIVE) for check in checks])
            return sentence(f"{_ON_GUARD}, wenn ein Charakter der Gemeinschaft {attempts} deklariert")
        case ReadsResourceAs(in_play, not_in_play):
            return _reads(in_play, not_in_play, scene)
        case HomeOf(dragon):
            return sentence(f"{card} ist der Hort des Drachen {german(dragon)}")
        case _:
            assert_never(ability)


_ON_GUARD = "liegt diese Karte auf der Hut, darf sie aufgedeckt werden"


def _reads(in_play: Sequence[str], not_in_play: Sequence[str], scene: Scene) -> str:
    there = all_of([quoted(name) for name in in_play])
    gone = all_of([quoted(name) for name in not_in_play])
    playing = f"du darfst eine Unterstützung aus der Hand zusammen mit {scene.card.dative} spielen"
    read = f"für sie gilt, als wäre {there} im Spiel und {gone} nicht"
    return sentences([f"{playing}: {read}", "wird eine der beiden Karten abgeworfen, dann auch die andere"])


def _holding(holding: Sequence[Modify], scene: Scene) -> Clause:
    """What holds as long as the card is stored: one number, or several of the same attacks."""
    changes = [each for each in holding if is_change(each)]
    return attack_bonus(changes, scene) if changes else standing(holding[0], scene)
