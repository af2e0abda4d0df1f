"""How the text of a card takes hold, an English sentence for each ability."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import are_alike as changed_alike
from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.english.attack_bonuses import attack_bonus
from wizardhaven.text.english.attacks import of_attacks
from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.effects import told
from wizardhaven.text.english.exceptions import of_rolls, spared
from wizardhaven.text.english.fighting import fighting, tapping
from wizardhaven.text.english.foes import of_foes
from wizardhaven.text.english.grammar import listed, number, sentence, with_article
from wizardhaven.text.english.numbers import are_alike, belong_together, bonuses, check_bonuses
from wizardhaven.text.english.occasions import occasion_of
from wizardhaven.text.english.places import place, places
from wizardhaven.text.english.prisoners import takes_prisoners
from wizardhaven.text.english.rings import ring_tests
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import companion, kind, user
from wizardhaven.text.english.site_words import of_sites
from wizardhaven.text.english.standing import standing
from wizardhaven.text.english.terms import attempt
from wizardhaven.text.english.uses import using
from wizardhaven.text.fighting import TAPPING, tapping_together
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
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.fighting import Fights, OfFighting
from wizardhaven.vocabulary.foes import OfFoes
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.sites import OfSites


def paragraphs(abilities: Sequence[Ability], scene: Scene) -> list[str]:
    """The abilities of a card: what its player may do stands alone, the rest runs on."""
    told_so_far: list[str] = []
    alone = True
    for together in _gathered(abilities):
        words = _sentence(together, scene)
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
    if isinstance(before, Bonus) and isinstance(ability, Bonus):
        return belong_together(before, ability)
    if isinstance(before, CheckBonus) and isinstance(ability, CheckBonus):
        return are_alike(before, ability)
    return isinstance(before, RingTestResult) and isinstance(ability, RingTestResult)


def _sentence(together: Sequence[Ability], scene: Scene) -> str:
    first = together[0]
    if isinstance(first, Fights) and first.manner in TAPPING:
        return sentence(tapping(first, len(together), scene))
    changes = [each for each in together if is_change(each)]
    if changes:
        return sentence(attack_bonus(changes, scene))
    added = [each for each in together if isinstance(each, Bonus)]
    rolls = [each for each in together if isinstance(each, CheckBonus)]
    results = [each for each in together if isinstance(each, RingTestResult)]
    if added:
        return sentence(bonuses(added, scene))
    if rolls:
        return " ".join([sentence(check_bonuses(rolls, scene)), *of_rolls(rolls[0])])
    return ring_tests(results, scene) if results else ability_sentence(together[0], scene)


def ability_sentence(ability: Ability, scene: Scene) -> str:
    """One ability as a sentence."""
    if isinstance(ability, Passive):
        return sentence(_passive(ability, scene))
    if isinstance(ability, OfAttacks):
        return of_attacks(ability, scene)
    if isinstance(ability, OfFighting):
        return " ".join([sentence(words) for words in fighting(ability, scene)])
    if isinstance(ability, OfCards):
        return sentence(_of_cards(ability, scene))
    if isinstance(ability, OfSites):
        return sentence(of_sites(ability, scene))
    if isinstance(ability, OfFoes):
        return of_foes(ability, scene)
    if isinstance(ability, TakesPrisoners):
        return takes_prisoners(ability)
    return sentence(standing(ability, scene))


def _passive(ability: Passive, scene: Scene) -> str:
    company = scene.company
    match ability:
        case When(Occasion.COMPANY_MOVES, then, of=None, condition=holds) if holds is not None:
            moving = condition(holds, replace(scene, company="a company"))
            rest = "".join([f". {words.removesuffix('.')}" for words in spared(ability.spares)])
            return f"when {moving}, {told(then, replace(scene, company='the company'))}{rest}"
        case When(then=then, condition=holds, once=once):
            proviso = f", if {conditions([holds], scene)}" if holds else ""
            again = ". This happens only once, even if you have several copies in play" if once else ""
            return f"{occasion_of(ability, scene)}{proviso}, {told(then, scene)}{again}"
        case DiscardWhile(holds, organizing=True, with_followers=with_followers):
            others = f" and all Ringwraith followers of {company}" if with_followers else ""
            return f"discard {scene.card}{others} in the organization phase if {conditions([holds], scene)}"
        case DiscardWhile(holds):
            return f"discard {scene.card} as soon as {condition(holds, scene)}"
        case DiscardWhenDefeated(keyed_here=True):
            beaten = "when a creature that is keyed by name to one of these regions is defeated"
            return f"discard {scene.card} {beaten}"
        case DiscardWhenDefeated():
            return f"discard {scene.card} when an attack that it changes is defeated"
        case DiscardOnMove(above_ground=True):
            above = "from one site that is not in the Under-deeps to another"
            return f"discard {scene.card} if {company} moves {above}"
        case DiscardOnMove(except_to, except_sites):
            within = [f"a site in {listed(except_to, 'or')}"] if except_to else []
            goals = [*except_sites, *within]
            unless = f", unless to {listed(goals, 'or')}" if goals else ""
            return f"discard {scene.card} if {company} moves{unless}"
        case _:
            assert_never(ability)


def _of_cards(ability: OfCards, scene: Scene) -> str:
    match ability:
        case May(use):
            return using(use, scene, may=True)
        case RemovalRoll(without_roll_at=where) if where is not None:
            tapping_there = f"{scene.bearer} may tap at {place(where)} to discard {scene.card}"
            return f"in his organization phase, {tapping_there}"
        case RemovalRoll(above, by=who) if who is not None:
            helper = companion(who) if ability.not_bearer else user(who).first
            rolling = f"{helper} in his company may tap to make a roll"
            return f"in his organization phase, {rolling}: on more than {above}, discard {scene.card}"
        case RemovalRoll(above, tapping, at=where):
            way = "may tap to make a roll" if tapping else "may make one roll"
            way += f" at {place(where)}" if where else ""
            return (
                f"in his organization phase, {scene.bearer} {way}: on more than {above}, discard {scene.card}"
            )
        case LiesOnAvatar():
            return f"place {scene.card} on {scene.bearer} as soon as he is in play"
        case DrivesOffAllies(above_mind, who):
            when = "in combat with another company, before strikes are assigned"
            roll = "make a roll for each non-unique minion ally of that company"
            lost = f"discard the ally if the result is more than its mind plus {number(above_mind)}"
            return f"if {scene.bearer} is {with_article(kind(who)[0])}, {when}, {roll}; {lost}"
        case StorableAt(with_item=True):
            return f"when {scene.lies_on or 'the item it lies on'} is stored, {scene.card} is stored with it"
        case StorableAt(places=(), organizing=given) if given is not None:
            return f"when {scene.card} is stored in the organization phase, you may {told(given, scene)}"
        case StorableAt(wheres, points, _, then, holds, holding):
            worth = (
                f", where it is worth {points} marshalling {'point' if points == 1 else 'points'}"
                if points is not None
                else ""
            )
            may = "" if isinstance(then, CorruptionCheck) else "you may "
            gain = f". When it is stored, {may}{told(then, scene)}" if then else ""
            if ability.organizing:
                stored = "When it is stored in the organization phase, you may"
                gain = f". {stored} {told(ability.organizing, scene)}{gain}"
            when = f" while {condition(holds, replace(scene, card='it'))}" if holds else ""
            held = f". As long as it is stored, {_holding(holding, scene)}" if holding else ""
            return f"may be stored at {places(wheres)}{when}{worth}{gain}{held}"
        case RingTestResult():
            return ring_tests((ability,), scene)
        case RevealableOnGuardAgainst(entering=True):
            return "may be revealed on-guard when the company enters the site"
        case RevealableOnGuardAgainst(checks, skill):
            if skill is not None:
                return f"may be revealed on-guard in answer to a card that needs {with_article(skill.value)}"
            attempts = listed([attempt(check) for check in checks], "or")
            return f"may be revealed on-guard when a character of the company declares {attempts}"
        case ReadsResourceAs(in_play, not_in_play):
            return _reads(in_play, not_in_play, scene)
        case HomeOf(dragon):
            return f"{scene.card} is the lair of {dragon}"
        case _:
            assert_never(ability)


def _reads(in_play: Sequence[str], not_in_play: Sequence[str], scene: Scene) -> str:
    there = f"{listed(in_play, 'and')} were in play and {listed(not_in_play, 'and')} were not"
    playing = f"you may play one resource from your hand with {scene.card}: it is read as though {there}"
    return f"{playing}. When one of the two is discarded, discard the other as well"


def _holding(holding: Sequence[Modify], scene: Scene) -> str:
    """What holds as long as the card is stored: one number, or several of the same attacks."""
    changes = [each for each in holding if is_change(each)]
    return attack_bonus(changes, scene) if changes else standing(holding[0], scene)
