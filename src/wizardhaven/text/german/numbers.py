"""Numbers that cards add and take away: bonuses to statistics, to rolls and to attacks."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final, assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted, number_word, signed
from wizardhaven.text.german.grammar import Case, Gender, Noun
from wizardhaven.text.german.holdings import holdings
from wizardhaven.text.german.names import german
from wizardhaven.text.german.nominals import each_of, his_company, indefinite
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import against_foes, all_such, by_races, is_such, kind, only
from wizardhaven.text.german.terms import (
    CARD,
    CHECKS,
    RACES,
    REGION,
    REGION_TYPES,
    SKILLS,
    STRIKE,
    cards_of,
)
from wizardhaven.vocabulary.amounts import (
    Amount,
    ByStagePoints,
    CardsHeld,
    CharactersInCompany,
    Number,
    RegionsInPath,
)
from wizardhaven.vocabulary.bonuses import AttackBonus, Bonus, CheckBonus
from wizardhaven.vocabulary.combat import ChangeAttack
from wizardhaven.vocabulary.conditions import AtPlace
from wizardhaven.vocabulary.selectors import ANYBODY, Subject
from wizardhaven.vocabulary.terms import Check, RegionType, Stat

STATS: Final[MappingProxyType[Stat, tuple[str, str]]] = MappingProxyType(
    {
        Stat.PROWESS: ("Kampfkraft", "Kampfkraft"),
        Stat.BODY: ("Körper", "Körper"),
        Stat.DIRECT_INFLUENCE: ("direkter Einfluss", "direkten Einfluss"),
        Stat.CORRUPTION_POINTS: ("Versuchungspunkte", "Versuchungspunkte"),
        Stat.MARSHALLING_POINTS: ("Siegpunkte", "Siegpunkte"),
        Stat.STAGE_POINTS: ("Entwicklungspunkte", "Entwicklungspunkte"),
        Stat.GENERAL_INFLUENCE: ("allgemeiner Einfluss", "allgemeinen Einfluss"),
        Stat.MIND: ("Geisteskraft", "Geisteskraft"),
    }
)
"""The statistics alone and as an object."""

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses_alone(together: Sequence[Bonus], scene: Scene) -> str:
    """Bonuses that need nobody named: "+2 Kampfkraft gegen Orks"."""
    shared = together[0]
    numbers = all_of([f"{_signed(bonus)} {_statistic(bonus)[0]}" for bonus in together])
    words = f"{numbers}{against_foes(shared.against)}{_maximum(shared, scene)}"
    return f"{only(shared.bearer)}: {words}" if shared.bearer else words


def bonuses_of(together: Sequence[Bonus], scene: Scene) -> Clause:
    """Bonuses that differ in nothing but statistic and amount, with the one who has them."""
    shared = together[0]
    if isinstance(shared.amount, ByStagePoints):
        return _by_stage_points(together, shared.amount, scene)
    if shared.stat is Stat.GENERAL_INFLUENCE:
        only = f"; nur {shared.maximum} dieser Punkte dürfen Charaktere kontrollieren"
        some = only if shared.maximum is not None else ""
        return Clause("du", "hast", f"{_signed(shared)} allgemeinen Einfluss{some}")
    if shared.fixed:
        of_whom = subject(shared.to, scene).genitive
        return Clause(
            f"der {STATS[shared.stat][0].replace('er ', 'e ', 1)} {of_whom}", "ist", str(shared.amount)
        )
    numbers = all_of([f"{_signed(bonus)} {_statistic(bonus)[1]}" for bonus in together])
    words = f"{numbers}{against_foes(shared.against)}{_maximum(shared, scene)}"
    proviso = f"solange {condition(shared.condition, scene)}" if shared.condition else ""
    if shared.stat is Stat.MARSHALLING_POINTS and shared.condition:
        return Clause(scene.card.nominative, "gibt", words, proviso=proviso)
    if shared.to is Subject.EVERYBODY:
        somebody = kind(shared.bearer or ANYBODY).after_ein.nominative
        further = "zusätzlich " if shared.condition else ""
        return Clause(f"jeder {somebody}", "hat", f"{further}{words}", proviso=proviso)
    if shared.to is Subject.COMPANY:
        return Clause(_each_such(shared, scene), "hat", words, proviso=proviso)
    who = subject(shared.to, scene)
    if shared.bearer:
        who = who.such([f"{{pronoun}} {kind(shared.bearer).after_ein.nominative} ist"])
    if shared.condition and (shared.bearer or shared.stat is Stat.CORRUPTION_POINTS):
        words = f"zusätzlich {words}"
    return Clause(who.nominative, "hat", words, proviso=proviso)


def _each_such(shared: Bonus, scene: Scene) -> str:
    """Each character of the company, or each such one, or each but the bearer."""
    if shared.bearer is None and not shared.others_only:
        if shared.stat is Stat.MIND:  # allies have one as well
            return f"jeder Charakter und jeder Verbündete {scene.company.genitive}"
        return each_of(scene.company)
    who = shared.bearer or ANYBODY
    other = "andere " if shared.others_only else ""
    there = indefinite(kind(who)).followed_by(f" {scene.company.genitive}").such(is_such(who))
    return f"jeder {other}{there.nominative.split(' ', 1)[1]}"


def _signed(bonus: Bonus) -> str:
    return signed(bonus.amount) if isinstance(bonus.amount, int) else ""


def _by_stage_points(together: Sequence[Bonus], number: ByStagePoints, scene: Scene) -> Clause:
    """Statistics that a number changes which goes by stage points."""
    stats = all_of([_of_whom(bonus.stat) for bonus in together])
    plural = len(together) > 1 or together[0].stat in POINTS
    each = "jeweils " if len(together) > 1 else ""
    words = f"{each}um {amount(number, scene)} modifiziert"
    first = together[0].times_for
    if first is not None:
        names = all_of([german(name) for name in first[0]])
        words += f". Bei {names} wird {all_of([_times(bonus) for bonus in together])} modifiziert"
    return Clause(stats, "werden" if plural else "wird", words)


def _of_whom(stat: Stat) -> str:
    if stat is Stat.GENERAL_INFLUENCE:
        return "der allgemeine Einfluss seines Spielers"
    his = "seine" if stat in (Stat.PROWESS, Stat.MIND, *POINTS) else "sein"
    return f"{his} {STATS[stat][0]}"


def _times(bonus: Bonus) -> str:
    factor = bonus.times_for[1] if bonus.times_for else 1
    often = "nicht" if factor == 0 else f"{number_word(factor)}mal so stark"
    return f"{_of_whom(bonus.stat)} {often}"


def are_alike(one: Bonus | CheckBonus, other: Bonus | CheckBonus) -> bool:
    """Whether two numbers can share a sentence: they differ in nothing but statistic, roll and amount."""
    match one, other:
        case Bonus(maximum=None), Bonus(maximum=None):
            alike = (one.against, one.bearer, one.to) == (other.against, other.bearer, other.to)
            steps = isinstance(one.amount, ByStagePoints) or isinstance(other.amount, ByStagePoints)
            alike = alike and (not steps or one.amount == other.amount)
            return alike and one.condition == other.condition
        case CheckBonus(), CheckBonus():
            return replace(one, check=other.check) == other
        case _:
            return False


def _statistic(bonus: Bonus) -> tuple[str, str]:
    """What is changed, alone and as an object; only points can be counted."""
    word = STATS[bonus.stat]
    points = bonus.stat in POINTS
    single = points and bonus.amount in (1, -1)
    return (word[0].removesuffix("e"), word[1].removesuffix("e")) if single else word


def _maximum(bonus: Bonus, scene: Scene) -> str:
    if bonus.stat is Stat.MIND and isinstance(bonus.amount, int) and bonus.amount < 0:
        return ", mindestens jedoch 1"
    if bonus.maximum is None:
        return ""
    most = bonus.maximum if isinstance(bonus.maximum, int) else amount(bonus.maximum, scene)
    if bonus.maximum_against is None:
        return f", höchstens jedoch {most}"
    races, higher = bonus.maximum_against
    foes = all_of([RACES[race].plural.accusative for race in races])
    return f", höchstens jedoch {most} (gegen {foes} {higher})"


def check_bonuses(together: Sequence[CheckBonus], scene: Scene) -> Clause:
    """One number added to some sorts of roll."""
    shared = together[0]
    rolls = all_of([CHECKS[bonus.check].plural_after_die.nominative for bonus in together])
    near = replace(scene, company=his_company(subject(shared.to, scene)))
    change = (
        f"um {signed(shared.amount)} modifiziert"
        if isinstance(shared.amount, int)
        else f"um {amount(shared.amount, near)} {'modifiziert' if _by_stage(shared) else 'erhöht'}"
    )
    return Clause(f"{_whose_rolls(shared, rolls, scene)}{against_foes(shared.against)}", "werden", change)


def _by_stage(bonus: CheckBonus) -> bool:
    return isinstance(bonus.amount, ByStagePoints)


def _whose_rolls(bonus: CheckBonus, rolls: str, scene: Scene) -> str:
    if bonus.to is Subject.SITE:
        return f"alle {rolls} an diesem Ort"
    if bonus.check is Check.UNDER_DEEPS_MOVEMENT:
        whose = scene.company.genitive if scene.has_company else "aller Gemeinschaften"
        return f"die {rolls} {whose} von einem Ort in den Tiefen zum anderen"
    if bonus.check is Check.RING_TEST:
        return f"alle {rolls} in {scene.company.dative}"
    if bonus.by is not None:
        caused = f"durch {cards_of(bonus.caused_by)} verursachten " if bonus.caused_by else ""
        return f"alle {caused}{rolls} {all_such(bonus.by)}"
    if bonus.to is Subject.COMPANY:
        return (
            f"die {rolls} aller Charaktere {scene.company.genitive}"
            if scene.has_company or scene.on_company
            else f"alle {rolls}"
        )
    somebody = subject(bonus.to, scene)
    return f"{somebody.genitive} {rolls}" if somebody.is_name else f"die {rolls} {somebody.genitive}"


def amount(of: Number, scene: Scene) -> str:
    """A number read from the table, as an object."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "seinen ungenutzten allgemeinen Einfluss"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "seinen ungenutzten direkten Einfluss"
        case Amount.PROWESS:
            return "seine Kampfkraft"
        case Amount.MIND:
            return f"die Geisteskraft {scene.target.genitive}"
        case Amount.MARSHALLING_POINTS:
            return "seine Siegpunkte"
        case Amount.STAGE_POINTS:
            return "seine Entwicklungspunkte"
        case Amount.TWICE_PRINTED_PROWESS:
            return "das Doppelte der aufgedruckten Kampfkraft"
        case CharactersInCompany(each=each, as_size=True):
            return f"{signed(each)} für jeden Punkt der Größe {scene.company.genitive}"
        case CharactersInCompany(who, each, himself=True):
            return f"{each}, wenn er {kind(who).after_ein.nominative} ist,"
        case CharactersInCompany(who, each) if each < 0:
            return f"{signed(each)} für {_every(kind(who))} in {scene.company.dative}"
        case CharactersInCompany(who, each):
            count = f"Anzahl der {kind(who).plural_after_die.genitive} in {scene.company.dative}"
            return f"die {count}" if each == 1 else f"{each}-mal die {count}"
        case CardsHeld(these):
            return f"die Anzahl deiner Karten {holdings(these)} im Spiel"
        case RegionsInPath(short_of=int() as short):
            return f"die Anzahl der Regionen, die dem Weg {scene.company.genitive} an {short} fehlen,"
        case RegionsInPath(region_type):
            regions = _region(region_type).plural_after_die.genitive
            return f"die Anzahl der {regions} auf dem Weg {scene.company.genitive}"
        case ByStagePoints(above, otherwise):
            first, *others = [(signed(given), bound) for bound, given in above]
            steps = [
                f"{first[0]} bei mehr als {first[1]} Entwicklungspunkten",
                *[f"{given} bei mehr als {bound}" for given, bound in others],
            ]
            fallen = any_of(steps)
            return f"{signed(otherwise)} (bei einem Gefallenen Zauberer um {fallen})" if otherwise else fallen
        case _:
            assert_never(of)


def for_each(of: Number, scene: Scene) -> str:
    """As often as the number says."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "für jeden Punkt des ungenutzten allgemeinen Einflusses seines Spielers"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "für jeden Punkt seines ungenutzten direkten Einflusses"
        case Amount.PROWESS:
            return "für jeden Punkt seiner Kampfkraft"
        case Amount.MIND:
            return "für jeden Punkt seiner Geisteskraft"
        case Amount.MARSHALLING_POINTS:
            return "für jeden seiner Siegpunkte"
        case Amount.STAGE_POINTS:
            return "für jeden seiner Entwicklungspunkte"
        case Amount.TWICE_PRINTED_PROWESS:
            return "zweimal für jeden Punkt der aufgedruckten Kampfkraft"
        case CharactersInCompany(who, each):
            times = "" if each == 1 else f"{each}-mal "
            return f"{times}für {_every(kind(who))} in {scene.company.dative}"
        case CardsHeld(these):
            return f"für jede deiner Karten {holdings(these)} im Spiel"
        case RegionsInPath(short_of=int() as short):
            return f"für jede Region, die ihrem Weg an {number_word(short)} fehlt,"
        case RegionsInPath(region_type):
            return f"für {_every(_region(region_type))} auf dem Weg {scene.company.genitive}"
        case ByStagePoints():
            return f"so oft, wie dies besagt: {amount(of, scene)},"
        case _:
            assert_never(of)


def _region(region_type: RegionType | None) -> Noun:
    return REGION if region_type is None else REGION_TYPES[region_type]


def _every(word: Noun) -> str:
    """Each one, as an object: "jeden Charakter", "jede Wildnis"."""
    every = {Gender.MASCULINE: "jeden", Gender.FEMININE: "jede", Gender.NEUTER: "jedes"}
    return f"{every[word.gender]} {word.after_der.accusative}"


def attack_changes(strikes: int, prowess: int, body: int) -> str:
    """What is added to an attack."""
    word = STRIKE.after_ein if abs(strikes) == 1 else STRIKE.plural
    return all_of(
        [
            *([f"{signed(strikes)} {word.of(Case.ACCUSATIVE)}"] if strikes else []),
            *([f"{signed(prowess)} Kampfkraft"] if prowess else []),
            *([f"{signed(body)} Körper"] if body else []),
        ]
    )


def attack_bonus(bonus: AttackBonus, scene: Scene, on: Subject | None = None) -> Clause:
    """A change to the attacks of some races; under a condition it comes on top of others.

    For the turn it may be about the company, or about one automatic-attack.
    """
    if bonus.agents_with is not None:
        skilled = f"eines {SKILLS[bonus.agents_with].after_ein.nominative}-Agenten"
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        assigning = "; dessen Spieler weist alle Schläge zu" if bonus.attacker_chooses else ""
        at = f"jeder Angriff {skilled} an {scene.target.dative}"
        return Clause(at, "hat", f"{changes}{assigning}")
    if on is Subject.TARGET:
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        once = "; der erste Versuch, ihn aufzuheben, beendet nur diese Änderung" if bonus.shields_once else ""
        return Clause(scene.target.nominative, "hat", f"{changes}{once}")
    here = bonus.condition if isinstance(bonus.condition, AtPlace) else None
    further = "zusätzlich " if bonus.condition and not here else ""
    least = f" (mindestens {bonus.least_strikes})" if bonus.least_strikes else ""
    numbers = [f"{attack_changes(bonus.strikes, 0, 0)}{least}", attack_changes(0, bonus.prowess, bonus.body)]
    twice = f" (doppelt, solange {condition(bonus.doubled_if, scene)})" if bonus.doubled_if else ""
    changes = f"{further}{all_of([each for each in numbers if each])}{_besides(bonus)}{twice}"
    proviso = f"solange {condition(bonus.condition, scene)}" if bonus.condition and not here else ""
    where = f" {at_place(here.place)}" if here else ""
    attacks = f"{'automatische ' if bonus.automatic else ''}Angriff{by_races(bonus.races)}"
    sort = f"{attacks}{' und jede Kreatur' if bonus.or_creatures else ''}"
    agents = " (außer von Agenten)" if bonus.not_agents else ""
    company = f" gegen {scene.company.accusative}" if on is Subject.COMPANY else ""
    chosen = ", der seine Verteidiger auswählt," if bonus.choosing else ""
    return Clause(f"jeder {sort}{agents}{company}{where}{chosen}", "erhält", changes, proviso=proviso)


def _besides(bonus: AttackBonus) -> str:
    """What else a change to attacks does, to those without a body and to those whom they wound."""
    parts = [clause.said() for clause in wounding(bonus)]
    if bonus.body_if_none is not None:
        parts.append(f"ein solcher ohne Körper hat Körper {bonus.body_if_none}")
    if bonus.to_wounded is not None:
        lasting = f"{_signed(bonus.to_wounded)} {_statistic(bonus.to_wounded)[1]}"
        parts.append(f"jeder dabei verwundete Charakter hat ebenso lange {lasting}")
    return "".join([f"; {part}" for part in parts])


def wounding(change: AttackBonus | ChangeAttack) -> list[Clause]:
    """What a change does to the body checks of those whom the attack wounds."""
    by = change.wound_checks
    rolls = "Körperwürfe der dabei verwundeten Charaktere"
    return [Clause(rolls, "werden", f"um {signed(by)} modifiziert")] if by else []


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "drei Schläge mit Kampfkraft 15 und Körper 6"."""
    body_too = f" und Körper {body}" if body is not None else ""
    return f"{counted(strikes, STRIKE, Case.NOMINATIVE)} mit Kampfkraft {prowess}{body_too}"


def more_or_fewer(amount: int) -> str:
    """Cards more than usual, or fewer: "eine Karte mehr"."""
    return f"{counted(abs(amount), CARD, Case.ACCUSATIVE)} {'mehr' if amount > 0 else 'weniger'}"
