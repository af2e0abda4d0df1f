"""Numbers that cards add and take away: bonuses to statistics and to rolls."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.text.german.against import against_foes
from wizardhaven.text.german.alignments import COMPANIES
from wizardhaven.text.german.amounts import amount
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.keywords import cards_of
from wizardhaven.text.german.names import german
from wizardhaven.text.german.nominals import each_of, his_company, indefinite
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import all_such, is_such, kind, only
from wizardhaven.text.german.terms import CARD, CHECKS, RACES, STATS
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
    """Bonuses that need nobody named: "+2 Kampfkraft gegen Orks"."""
    shared = together[0]
    added = [bonus for bonus in together if not is_otherwise(shared, bonus)]
    numbers = all_of([f"{signed_amount(bonus)} {statistic(bonus)[0]}" for bonus in added])
    further = "zusätzlich " if shared in scene.on_top else ""
    words = f"{further}{numbers}{_against(shared)}{_most(together, scene)}"
    such = who(shared)
    return f"{only(such)}: {words}" if such else words


def bonuses_of(together: Sequence[Modify], scene: Scene) -> Clause:
    """Bonuses that differ in nothing but statistic and amount, with the one who has them."""
    shared, such = together[0], who(together[0])
    if isinstance(shared.by, ByStagePoints):
        return _by_stage_points(together, shared.by, scene)
    if shared.what is Stat.GENERAL_INFLUENCE:
        only = f"; nur {shared.most} dieser Punkte dürfen Charaktere kontrollieren"
        some = only if shared.most is not None else ""
        return Clause("du", "hast", f"{signed_amount(shared)} allgemeinen Einfluss{some}")
    if shared.how is How.SET:
        assert isinstance(shared.what, Stat)
        of_whom = subject(scope(shared), scene).genitive
        return Clause(f"der {STATS[shared.what][0].replace('er ', 'e ', 1)} {of_whom}", "ist", str(shared.by))
    added = [bonus for bonus in together if not is_otherwise(shared, bonus)]
    numbers = all_of([f"{signed_amount(bonus)} {statistic(bonus)[1]}" for bonus in added])
    words = f"{numbers}{_against(shared)}{_most(together, scene)}"
    proviso = f"solange {condition(shared.condition, scene)}" if shared.condition else ""
    if shared.what is Stat.MARSHALLING_POINTS and shared.condition:
        return Clause(scene.card.nominative, "gibt", words, proviso=proviso)
    if scope(shared) is Subject.PLAYER:
        mine = indefinite(kind(such or ANYBODY)).such(is_such(such or ANYBODY)).nominative
        return Clause(f"jeder {mine.removeprefix('ein ')} von dir", "hat", words, proviso=proviso)
    if scope(shared) is Subject.EVERYBODY:
        somebody = indefinite(kind(such or ANYBODY)).such(is_such(such or ANYBODY))
        each = somebody.nominative.removeprefix("ein ")
        further = "zusätzlich " if shared.condition else ""
        return Clause(f"jeder {each}", "hat", f"{further}{words}", proviso=proviso)
    if scope(shared) is Subject.COMPANY:
        return Clause(_each_such(shared, scene), "hat", words, proviso=proviso)
    somebody = subject(scope(shared), scene)
    if such:
        somebody = somebody.such([f"{{pronoun}} {kind(such).after_ein.nominative} ist"])
    if shared.condition and (such or shared.what is Stat.CORRUPTION_POINTS):
        words = f"zusätzlich {words}"
    return Clause(somebody.nominative, "hat", words, proviso=proviso)


def _each_such(shared: Modify, scene: Scene) -> str:
    """Each character of the company, or each such one, or each but the bearer."""
    such = who(shared)
    if such is None and not is_of_others(shared):
        if shared.what is Stat.MIND:  # allies have one as well
            return f"jeder Charakter und jeder Verbündete {scene.company.genitive}"
        return each_of(scene.company)
    such = such or ANYBODY
    other = "andere " if is_of_others(shared) else ""
    there = indefinite(kind(such)).followed_by(f" {scene.company.genitive}").such(is_such(such))
    return f"jeder {other}{there.nominative.split(' ', 1)[1]}"


def _by_stage_points(together: Sequence[Modify], number: ByStagePoints, scene: Scene) -> Clause:
    """Statistics that a number changes which goes by stage points."""
    stats = all_of([_of_whom(bonus.what) for bonus in together])
    plural = len(together) > 1 or together[0].what in POINTS
    each = "jeweils " if len(together) > 1 else ""
    words = f"{each}um {amount(number, scene)} modifiziert"
    such = who(together[0])
    if such is None:
        return Clause(stats, "werden" if plural else "wird", words)
    names = any_of([german(name) for name in names_in(such.trait if isinstance(such, Not) else such)])
    meant = f"wenn {scene.bearer.nominative} {'nicht ' if isinstance(such, Not) else ''}{names} ist"
    return Clause(stats, "werden" if plural else "wird", words, proviso=meant)


def _of_whom(stat: Stat | Check) -> str:
    assert isinstance(stat, Stat)
    if stat is Stat.GENERAL_INFLUENCE:
        return "der allgemeine Einfluss seines Spielers"
    his = "seine" if stat in (Stat.PROWESS, Stat.MIND, *POINTS) else "sein"
    return f"{his} {STATS[stat][0]}"


def statistic(bonus: Modify) -> tuple[str, str]:
    """What is changed, alone and as an object; only points can be counted."""
    assert isinstance(bonus.what, Stat)
    word = STATS[bonus.what]
    points = bonus.what in POINTS
    single = points and isinstance(bonus.by, int) and abs(bonus.by) == 1
    return (word[0].removesuffix("e"), word[1].removesuffix("e")) if single else word


def _against(shared: Modify) -> str:
    """Whom it counts against, or that it counts for those in his company."""
    if isinstance(shared.against, With):
        return " gegenüber Charakteren seiner Gemeinschaft"
    return "" if isinstance(shared.against, Not) else against_foes(foes(shared))


def _most(together: Sequence[Modify], scene: Scene) -> str:
    """How far it goes, and how far against those against whom it goes farther."""
    shared = together[0]
    if lowers_mind(shared):
        return ", mindestens jedoch 1"
    if shared.most is None:
        return ""
    most = shared.most if isinstance(shared.most, int) else amount(shared.most, scene)
    farther = [f" ({against_foes(foes(bonus)).strip()} {bonus.most})" for bonus in together[1:]]
    return f", höchstens jedoch {most}{''.join(farther)}"


def check_bonuses(together: Sequence[Modify], scene: Scene) -> Clause:
    """One number added to some sorts of roll."""
    shared = together[0]
    checks = [bonus.what for bonus in together if isinstance(bonus.what, Check)]
    rolls = all_of([CHECKS[check].plural_after_die.nominative for check in checks])
    near = replace(scene, company=his_company(subject(scope(shared), scene)))
    change = (
        f"um {signed(shared.by)} modifiziert"
        if isinstance(shared.by, int)
        else f"um {amount(shared.by, near)} {'modifiziert' if _by_stage(shared) else 'erhöht'}"
    )
    against = "" if _caused(shared) else against_foes(foes(shared))
    return Clause(f"{_whose_rolls(shared, rolls, scene)}{against}", "werden", change)


def _caused(bonus: Modify) -> str:
    """Which cards cause the checks that are meant."""
    sorts = [sort for sort in foes(bonus) if isinstance(sort, Keyword)]
    return f"durch {cards_of(sorts)} verursachten " if sorts else ""


def _by_stage(bonus: Modify) -> bool:
    return isinstance(bonus.by, ByStagePoints)


def _whose_rolls(bonus: Modify, rolls: str, scene: Scene) -> str:
    if scope(bonus) is Subject.SITE:
        where = "allen Versionen dieses Ortes" if bonus.of is Mark.ANY_VERSION else "diesem Ort"
        return f"alle {rolls} an {where}"
    if bonus.what is Check.UNDER_DEEPS_MOVEMENT:
        whose = scene.company.genitive if scene.has_company else "aller Gemeinschaften"
        side = who(bonus)
        whose = f"aller {COMPANIES[side].plural.genitive}" if isinstance(side, Alignment) else whose
        return f"die {rolls} {whose} von einem Ort in den Tiefen zum anderen"
    if bonus.what is Check.RING_TEST:
        return f"alle {rolls} in {scene.company.dative}"
    led, such = leaders(bonus), who(bonus)
    if led is not None:
        sorts = all_of([f"{RACES[race].after_ein.nominative}-Anführern" for race in races_in(led)])
        return f"die {rolls} der Gefolgsleute von {sorts} in {scene.company.dative}"
    if such is not None:
        return f"alle {_caused(bonus)}{rolls} {all_such(such)}"
    if scope(bonus) is Subject.COMPANY:
        return (
            f"die {rolls} aller Charaktere {scene.company.genitive}"
            if scene.has_company or scene.on_company
            else f"alle {rolls}"
        )
    somebody = subject(scope(bonus), scene)
    return f"{somebody.genitive} {rolls}" if somebody.is_name else f"die {rolls} {somebody.genitive}"


def more_or_fewer(amount: int) -> str:
    """Cards more than usual, or fewer: "eine Karte mehr"."""
    return f"{counted(abs(amount), CARD, Case.ACCUSATIVE)} {'mehr' if amount > 0 else 'weniger'}"
