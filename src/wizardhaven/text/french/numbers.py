"""Numbers that cards add and take away: bonuses to statistics, to rolls and to attacks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition, each_of
from wizardhaven.text.french.counting import all_of, any_of, counted, number_word, signed
from wizardhaven.text.french.grammar import Nominal, Noun, elides, his_company, of, of_many, that, the, to
from wizardhaven.text.french.holdings import holdings
from wizardhaven.text.french.names import french
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import against_foes, all_such, by_races, is_such, kind, only
from wizardhaven.text.french.terms import (
    CARD,
    CHECKS,
    RACES,
    REGION,
    REGION_TYPES,
    SKILLS,
    STATS,
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

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses_alone(together: Sequence[Bonus], scene: Scene) -> str:
    """Bonuses that need nobody named: "+2 à la prouesse contre les Orques"."""
    shared = together[0]
    words = _bonuses(together, scene)
    return f"{only(shared.bearer)} : {words}" if shared.bearer else words


def bonuses_of(together: Sequence[Bonus], scene: Scene) -> Clause:
    """Bonuses that differ in nothing but statistic and amount, with the one who has them."""
    shared = together[0]
    if isinstance(shared.amount, ByStagePoints):
        return _by_stage_points(together, shared.amount, scene)
    if shared.stat is Stat.GENERAL_INFLUENCE:
        only = f" ; seuls {shared.maximum} de ces points peuvent contrôler des personnages"
        some = only if shared.maximum is not None else ""
        return Clause("vous", f"recevez {_signed(shared)} à l'influence générale{some}")
    if shared.fixed:
        of_whom = of(subject(shared.to, scene).text)
        return Clause(f"{the(STATS[shared.stat])} {of_whom}", f"est de {shared.amount}")
    words = f"reçoit {_bonuses(together, scene)}"
    proviso = f"tant {that(condition(shared.condition, scene))}" if shared.condition else ""
    if shared.stat is Stat.MARSHALLING_POINTS and shared.condition:
        return Clause(scene.card.text, f"donne {_bonuses(together, scene)}", proviso=proviso)
    if shared.to is Subject.EVERYBODY:
        further = words.replace("reçoit", "reçoit en plus", 1) if shared.condition else words
        return Clause(f"chaque {kind(shared.bearer or ANYBODY).singular}", further, proviso=proviso)
    if shared.to is Subject.COMPANY:
        return Clause(_each_such(shared, scene), words, proviso=proviso)
    if shared.condition and (shared.bearer or shared.stat is Stat.CORRUPTION_POINTS):
        words = words.replace("reçoit", "reçoit en plus", 1)
    such = f", s'il est {kind(shared.bearer).singular}," if shared.bearer else ""
    return Clause(f"{subject(shared.to, scene).text}{such}", words, proviso=proviso)


def _bonuses(together: Sequence[Bonus], scene: Scene) -> str:
    shared = together[0]
    numbers = all_of([f"{_signed(bonus)} {_statistic(bonus)}" for bonus in together])
    return f"{numbers}{against_foes(shared.against, shared.stat)}{_maximum(shared, scene)}"


def _each_such(shared: Bonus, scene: Scene) -> str:
    """Each character of the company, or each such one, or each but the bearer."""
    if shared.bearer is None and not shared.others_only:
        if shared.stat is Stat.MIND:  # allies have one as well
            return f"chaque personnage et chaque allié {of(scene.company.text)}"
        return each_of(scene.company)
    who = shared.bearer or ANYBODY
    other = "autre " if shared.others_only else ""
    there = Nominal(f"chaque {other}{kind(who).singular} {of(scene.company.text)}")
    return there.such(is_such(who)).text


def _signed(bonus: Bonus) -> str:
    return signed(bonus.amount) if isinstance(bonus.amount, int) else ""


def _by_stage_points(together: Sequence[Bonus], number: ByStagePoints, scene: Scene) -> Clause:
    """Statistics that a number changes which goes by stage points."""
    stats = all_of([_of_whom(bonus.stat) for bonus in together])
    feminine = all(STATS[bonus.stat].feminine for bonus in together)
    plural = len(together) > 1 or together[0].stat in POINTS
    done = f"modifié{'e' if feminine else ''}{'s' if plural else ''}"
    words = f"{'sont' if plural else 'est'} {done} de {amount(number, scene)}"
    first = together[0].times_for
    if first is not None:
        names = all_of([french(name) for name in first[0]])
        words += f". Pour {names}, {all_of([_times(bonus) for bonus in together])}"
    return Clause(stats, words)


def _of_whom(stat: Stat) -> str:
    if stat is Stat.GENERAL_INFLUENCE:
        return "l'influence générale de son joueur"
    if stat in POINTS:
        return f"ses {STATS[stat].plural}"
    word = STATS[stat]
    return f"{'sa' if word.feminine and not elides(word.singular) else 'son'} {word.singular}"


def _times(bonus: Bonus) -> str:
    factor = bonus.times_for[1] if bonus.times_for else 1
    done = f"modifié{'e' if STATS[bonus.stat].feminine else ''}"
    often = f"n'est pas {done}" if factor == 0 else f"est {done} {number_word(factor)} fois plus"
    return f"{_of_whom(bonus.stat)} {often}"


def _statistic(bonus: Bonus) -> str:
    """What is changed; only points can be counted."""
    word = STATS[bonus.stat]
    if bonus.stat in POINTS:
        return word.singular if bonus.amount in (1, -1) else word.plural
    return to(the(word))


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


def _maximum(bonus: Bonus, scene: Scene) -> str:
    if bonus.stat is Stat.MIND and isinstance(bonus.amount, int) and bonus.amount < 0:
        return ", 1 au moins"
    if bonus.maximum is None:
        return ""
    most = bonus.maximum if isinstance(bonus.maximum, int) else amount(bonus.maximum, scene)
    if bonus.maximum_against is None:
        return f", {most} au plus"
    races, higher = bonus.maximum_against
    foes = all_of([f"les {RACES[race].plural}" for race in races])
    return f", {most} au plus ({higher} contre {foes})"


def check_bonuses(together: Sequence[CheckBonus], scene: Scene) -> Clause:
    """One number added to some sorts of roll."""
    shared = together[0]
    words = [CHECKS[bonus.check] for bonus in together]
    rolls = all_of([f"les {word.plural}" for word in words])
    whose = f"{_whose_rolls(shared, scene)}{against_foes(shared.against, None)}"
    if not isinstance(shared.amount, int | ByStagePoints):
        near = replace(scene, company=his_company(subject(shared.to, scene)))
        adding = f"s'ajoute {to(f'{rolls} {whose}')}"
        return Clause(amount(shared.amount, near), adding)
    modified = "modifiées" if all(word.feminine for word in words) else "modifiés"
    by = signed(shared.amount) if isinstance(shared.amount, int) else amount(shared.amount, scene)
    return Clause(f"{rolls} {whose}", f"sont {modified} de {by}")


def _whose_rolls(bonus: CheckBonus, scene: Scene) -> str:
    """Of whom, or where, such rolls are changed."""
    if bonus.to is Subject.SITE:
        return "dans ce site"
    if bonus.check is Check.UNDER_DEEPS_MOVEMENT:
        company = scene.company.text if scene.has_company else "toute compagnie"
        return f"{of(company)} d'un site des Abîmes à un autre"
    if bonus.check is Check.RING_TEST:
        return of(scene.company.text)
    if bonus.by is not None:
        caused = f"que causent {cards_of(bonus.caused_by)} et " if bonus.caused_by else ""
        return f"{caused}que font {all_such(bonus.by)}"
    if bonus.to is not Subject.COMPANY:
        return of(subject(bonus.to, scene).text)
    return of(each_of(scene.company) if scene.has_company or scene.on_company else "tous les personnages")


def amount(of_what: Number, scene: Scene) -> str:
    """A number read from the table."""
    match of_what:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "son influence générale inutilisée"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "son influence directe inutilisée"
        case Amount.PROWESS:
            return "sa prouesse"
        case Amount.MIND:
            return f"l'esprit {of(scene.target.text)}"
        case Amount.MARSHALLING_POINTS:
            return "ses points de victoire"
        case Amount.STAGE_POINTS:
            return "ses points de Déchu"
        case Amount.TWICE_PRINTED_PROWESS:
            return "le double de la prouesse imprimée"
        case CharactersInCompany(each=each, as_size=True):
            return f"{signed(each)} pour chaque point de la taille {of(scene.company.text)}"
        case CharactersInCompany(who, each, himself=True):
            return f"{each} s'il est {kind(who).singular}"
        case CharactersInCompany(who, each) if each < 0:
            return f"{signed(each)} pour chaque {kind(who).singular} {of(scene.company.text)}"
        case CharactersInCompany(who, each):
            times = "" if each == 1 else f"{each} fois "
            return f"{times}le nombre {of_many(kind(who))} {of(scene.company.text)}"
        case CardsHeld(these):
            return f"le nombre de vos cartes {holdings(these)} en jeu"
        case RegionsInPath(short_of=int() as short):
            return f"le nombre de régions qui manquent au trajet {of(scene.company.text)} pour {short}"
        case RegionsInPath(region_type):
            return f"le nombre {of_many(_region(region_type))} sur le trajet {of(scene.company.text)}"
        case ByStagePoints(above, otherwise):
            first, *others = [(signed(given), bound) for bound, given in above]
            steps = [
                f"{first[0]} si ses points de Déchu dépassent {first[1]}",
                *[f"{given} s'ils dépassent {bound}" for given, bound in others],
            ]
            fallen = any_of(steps)
            return f"{signed(otherwise)} (pour un Sorcier Corrompu, de {fallen})" if otherwise else fallen
        case _:
            assert_never(of_what)


def for_each(of_what: Number, scene: Scene) -> str:
    """As often as the number says."""
    match of_what:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "pour chaque point d'influence générale inutilisée de son joueur"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "pour chaque point de son influence directe inutilisée"
        case Amount.PROWESS:
            return "pour chaque point de sa prouesse"
        case Amount.MIND:
            return "pour chaque point de son esprit"
        case Amount.MARSHALLING_POINTS:
            return "pour chacun de ses points de victoire"
        case Amount.STAGE_POINTS:
            return "pour chacun de ses points de Déchu"
        case Amount.TWICE_PRINTED_PROWESS:
            return "deux fois pour chaque point de la prouesse imprimée"
        case CharactersInCompany(who, each):
            times = "" if each == 1 else f"{each} fois "
            return f"{times}pour chaque {kind(who).singular} {of(scene.company.text)}"
        case CardsHeld(these):
            return f"pour chacune de vos cartes {holdings(these)} en jeu"
        case RegionsInPath(short_of=int() as short):
            return f"pour chaque région qui manque à son trajet pour en avoir {number_word(short)}"
        case RegionsInPath(region_type):
            word = _region(region_type)
            return f"pour chaque {word.singular} sur le trajet {of(scene.company.text)}"
        case ByStagePoints():
            return f"autant de fois que ceci : {amount(of_what, scene)}"
        case _:
            assert_never(of_what)


def _region(region_type: RegionType | None) -> Noun:
    return REGION if region_type is None else REGION_TYPES[region_type]


def attack_changes(strikes: int, prowess: int, body: int) -> str:
    """What is added to an attack."""
    word = STRIKE.singular if abs(strikes) == 1 else STRIKE.plural
    return all_of(
        [
            *([f"{signed(strikes)} {word}"] if strikes else []),
            *([f"{signed(prowess)} de prouesse"] if prowess else []),
            *([f"{signed(body)} de corps"] if body else []),
        ]
    )


def attack_bonus(bonus: AttackBonus, scene: Scene, on: Subject | None = None) -> Clause:
    """A change to the attacks of some races; under a condition it comes on top of others.

    For the turn it may be about the company, or about one automatic-attack.
    """
    if bonus.agents_with is not None:
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        assigning = " ; son joueur attribue tous les coups" if bonus.attacker_chooses else ""
        skilled = f"chaque attaque d'un agent {SKILLS[bonus.agents_with].singular}"
        return Clause(f"{skilled} sur {scene.target.text}", f"reçoit {changes}{assigning}")
    if on is Subject.TARGET:
        changes = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
        ending = " ; la première tentative de l'annuler met seulement fin à ce changement"
        return Clause(scene.target.text, f"reçoit {changes}{ending if bonus.shields_once else ''}")
    here = bonus.condition if isinstance(bonus.condition, AtPlace) else None
    further = "en plus " if bonus.condition and not here else ""
    least = f" ({bonus.least_strikes} au minimum)" if bonus.least_strikes else ""
    numbers = [f"{attack_changes(bonus.strikes, 0, 0)}{least}", attack_changes(0, bonus.prowess, bonus.body)]
    changes = f"reçoit {further}{all_of([each for each in numbers if each])}{_besides(bonus)}"
    proviso = that(condition(bonus.condition, scene)) if bonus.condition and not here else ""
    where = f" {at_place(here.place)}" if here else ""
    if bonus.doubled_if:
        changes += f" (le double tant {that(condition(bonus.doubled_if, scene))})"
    attacks = f"attaque{' automatique' if bonus.automatic else ''}{by_races(bonus.races)}"
    sort = f"{attacks}{' et chaque créature' if bonus.or_creatures else ''}"
    agents = " (sauf d'agents)" if bonus.not_agents else ""
    company = f" contre {scene.company.text}" if on is Subject.COMPANY else ""
    chosen = " qui choisit ses défenseurs" if bonus.choosing else ""
    return Clause(
        f"chaque {sort}{agents}{company}{where}{chosen}",
        changes,
        proviso=f"tant {proviso}" if proviso else "",
    )


def _besides(bonus: AttackBonus) -> str:
    """What else a change to attacks does, to those without a body and to those whom they wound."""
    parts = [clause.said() for clause in wounding(bonus)]
    if bonus.body_if_none is not None:
        parts.append(f"une telle attaque sans corps a un corps de {bonus.body_if_none}")
    if bonus.to_wounded is not None:
        lasting = f"{_signed(bonus.to_wounded)} {_statistic(bonus.to_wounded)} aussi longtemps"
        parts.append(f"chaque personnage qu'elle blesse reçoit {lasting}")
    return "".join([f" ; {part}" for part in parts])


def wounding(change: AttackBonus | ChangeAttack) -> list[Clause]:
    """What a change does to the body checks of those whom the attack wounds."""
    by = change.wound_checks
    rolls = "les jets de corps des personnages qu'elle blesse"
    return [Clause(rolls, f"sont modifiés de {signed(by)}")] if by else []


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "trois coups de prouesse 15 et de corps 6"."""
    body_too = f" et de corps {body}" if body is not None else ""
    return f"{counted(strikes, STRIKE)} de prouesse {prowess}{body_too}"


def more_or_fewer(amount: int) -> str:
    """Cards more than usual, or fewer: "une carte de plus"."""
    return f"{counted(abs(amount), CARD)} {'de plus' if amount > 0 else 'de moins'}"
