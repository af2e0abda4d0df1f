"""Numbers that cards add and take away: bonuses to statistics and to rolls."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.text.french.against import against_foes
from wizardhaven.text.french.alignments import COMPANIES
from wizardhaven.text.french.amounts import amount
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import Nominal, elides, his_company, of, that, the, to
from wizardhaven.text.french.keywords import cards_of
from wizardhaven.text.french.names import french
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import all_such, is_such, kind, only
from wizardhaven.text.french.terms import CARD, CHECKS, RACES, STATS
from wizardhaven.text.modifying import is_otherwise, lowers_mind
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.asked_for import names_in, races_in
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With
from wizardhaven.vocabulary.terms import Alignment, Check, Keyword, Stat
from wizardhaven.vocabulary.whose import foes, is_of_others, leaders, scope, who

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses_alone(together: Sequence[Modify], scene: Scene) -> str:
    """Bonuses that need nobody named: "+2 à la prouesse contre les Orques"."""
    shared = together[0]
    words = f"{'en plus, ' if shared in scene.on_top else ''}{_bonuses(together, scene)}"
    such = who(shared)
    return f"{only(such)} : {words}" if such else words


def bonuses_of(together: Sequence[Modify], scene: Scene) -> Clause:
    """Bonuses that differ in nothing but statistic and amount, with the one who has them."""
    shared, such = together[0], who(together[0])
    if isinstance(shared.by, ByStagePoints):
        return _by_stage_points(together, shared.by, scene)
    if shared.what is Stat.GENERAL_INFLUENCE:
        only = f" ; seuls {shared.most} de ces points peuvent contrôler des personnages"
        some = only if shared.most is not None else ""
        return Clause("vous", f"recevez {signed_amount(shared)} à l'influence générale{some}")
    if shared.how is How.SET:
        assert isinstance(shared.what, Stat)
        of_whom = of(subject(scope(shared), scene).text)
        return Clause(f"{the(STATS[shared.what])} {of_whom}", f"est de {shared.by}")
    words = f"reçoit {_bonuses(together, scene)}"
    proviso = f"tant {that(condition(shared.condition, scene))}" if shared.condition else ""
    if shared.what is Stat.MARSHALLING_POINTS and shared.condition:
        return Clause(scene.card.text, f"donne {_bonuses(together, scene)}", proviso=proviso)
    if scope(shared) is Subject.PLAYER:
        return Clause(f"chacun de vos {kind(such or ANYBODY).plural}", words, proviso=proviso)
    if scope(shared) is Subject.EVERYBODY:
        further = words.replace("reçoit", "reçoit en plus", 1) if shared.condition else words
        rest = "".join([f" {one}" for one in is_such(such or ANYBODY)])
        return Clause(f"chaque {kind(such or ANYBODY).singular}{rest}", further, proviso=proviso)
    if scope(shared) is Subject.COMPANY:
        return Clause(_each_such(shared, scene), words, proviso=proviso)
    if shared.condition and (such or shared.what is Stat.CORRUPTION_POINTS):
        words = words.replace("reçoit", "reçoit en plus", 1)
    being = f", s'il est {kind(such).singular}," if such else ""
    return Clause(f"{subject(scope(shared), scene).text}{being}", words, proviso=proviso)


def _bonuses(together: Sequence[Modify], scene: Scene) -> str:
    shared = together[0]
    added = [bonus for bonus in together if not is_otherwise(shared, bonus)]
    numbers = all_of([f"{signed_amount(bonus)} {statistic(bonus)}" for bonus in added])
    return f"{numbers}{_against(shared)}{_most(together, scene)}"


def _against(shared: Modify) -> str:
    """Whom it counts against, or that it counts for those in his company."""
    assert isinstance(shared.what, Stat)
    if isinstance(shared.against, With):
        return " envers les personnages de sa compagnie"
    return "" if isinstance(shared.against, Not) else against_foes(foes(shared), shared.what)


def _each_such(shared: Modify, scene: Scene) -> str:
    """Each character of the company, or each such one, or each but the bearer."""
    such = who(shared)
    if such is None and not is_of_others(shared):
        if shared.what is Stat.MIND:  # allies have one as well
            return f"chaque personnage et chaque allié {of(scene.company.text)}"
        return each_of(scene.company)
    such = such or ANYBODY
    other = "autre " if is_of_others(shared) else ""
    there = Nominal(f"chaque {other}{kind(such).singular} {of(scene.company.text)}")
    return there.such(is_such(such)).text


def _by_stage_points(together: Sequence[Modify], number: ByStagePoints, scene: Scene) -> Clause:
    """Statistics that a number changes which goes by stage points."""
    stats = all_of([_of_whom(bonus.what) for bonus in together])
    feminine = all(STATS[bonus.what].feminine for bonus in together if isinstance(bonus.what, Stat))
    plural = len(together) > 1 or together[0].what in POINTS
    done = f"modifié{'e' if feminine else ''}{'s' if plural else ''}"
    words = f"{'sont' if plural else 'est'} {done} de {amount(number, scene)}"
    such = who(together[0])
    if such is None:
        return Clause(stats, words)
    names = any_of([french(name) for name in names_in(such.trait if isinstance(such, Not) else such)])
    meant = f"{'sauf s' if isinstance(such, Not) else 's'}'il s'agit {of(names)}"
    return Clause(stats, words, proviso=meant)


def _of_whom(stat: Stat | Check) -> str:
    assert isinstance(stat, Stat)
    if stat is Stat.GENERAL_INFLUENCE:
        return "l'influence générale de son joueur"
    if stat in POINTS:
        return f"ses {STATS[stat].plural}"
    word = STATS[stat]
    return f"{'sa' if word.feminine and not elides(word.singular) else 'son'} {word.singular}"


def statistic(bonus: Modify) -> str:
    """What is changed; only points can be counted."""
    assert isinstance(bonus.what, Stat)
    word = STATS[bonus.what]
    if bonus.what in POINTS:
        single = isinstance(bonus.by, int) and abs(bonus.by) == 1
        return word.singular if single else word.plural
    return to(the(word))


def _most(together: Sequence[Modify], scene: Scene) -> str:
    """How far it goes, and how far against those against whom it goes farther."""
    shared = together[0]
    if lowers_mind(shared):
        return ", 1 au moins"
    if shared.most is None:
        return ""
    most = shared.most if isinstance(shared.most, int) else amount(shared.most, scene)
    farther = [f" ({bonus.most}{_against(bonus)})" for bonus in together[1:]]
    return f", {most} au plus{''.join(farther)}"


def check_bonuses(together: Sequence[Modify], scene: Scene) -> Clause:
    """One number added to some sorts of roll."""
    shared = together[0]
    words = [CHECKS[bonus.what] for bonus in together if isinstance(bonus.what, Check)]
    rolls = all_of([f"les {word.plural}" for word in words])
    against = "" if _caused(shared) else against_foes(foes(shared), None)
    whose = f"{_whose_rolls(shared, scene)}{against}"
    if not isinstance(shared.by, int | ByStagePoints):
        near = replace(scene, company=his_company(subject(scope(shared), scene)))
        adding = f"s'ajoute {to(f'{rolls} {whose}')}"
        return Clause(amount(shared.by, near), adding)
    modified = "modifiées" if all(word.feminine for word in words) else "modifiés"
    by = signed(shared.by) if isinstance(shared.by, int) else amount(shared.by, scene)
    return Clause(f"{rolls} {whose}", f"sont {modified} de {by}")


def _whose_rolls(bonus: Modify, scene: Scene) -> str:
    """Of whom, or where, such rolls are changed."""
    if scope(bonus) is Subject.SITE:
        return "dans toute version de ce site" if bonus.of is Mark.ANY_VERSION else "dans ce site"
    if bonus.what is Check.UNDER_DEEPS_MOVEMENT:
        company = scene.company.text if scene.has_company else "toute compagnie"
        side = who(bonus)
        company = f"toute {COMPANIES[side].singular}" if isinstance(side, Alignment) else company
        return f"{of(company)} d'un site des Abîmes à un autre"
    if bonus.what is Check.RING_TEST:
        return of(scene.company.text)
    led, such = leaders(bonus), who(bonus)
    if led is not None:
        sorts = all_of([f"des chefs {RACES[race].plural}" for race in races_in(led)])
        return f"des suivants {sorts} {of(scene.company.text)}"
    if such is not None:
        return f"{_caused(bonus)}que font {all_such(such)}"
    if scope(bonus) is not Subject.COMPANY:
        caused = f" {_caused(bonus).removesuffix(' et ')}" if _caused(bonus) else ""
        return f"{of(subject(scope(bonus), scene).text)}{caused}"
    return of(each_of(scene.company) if scene.has_company or scene.on_company else "tous les personnages")


def _caused(bonus: Modify) -> str:
    """Which cards cause the checks that are meant."""
    sorts = [sort for sort in foes(bonus) if isinstance(sort, Keyword)]
    return f"que causent {cards_of(sorts)} et " if sorts else ""


def more_or_fewer(amount: int) -> str:
    """Cards more than usual, or fewer: "une carte de plus"."""
    return f"{counted(abs(amount), CARD)} {'de plus' if amount > 0 else 'de moins'}"
