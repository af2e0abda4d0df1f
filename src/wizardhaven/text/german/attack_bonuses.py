"""What cards add to attacks and take from them, and how strong an attack is."""

from collections.abc import Sequence

from wizardhaven.text.attacks_changed import (
    Change,
    amount,
    checked_again,
    doubled_if,
    doubles_strikes,
    given_body,
    halves_strikes,
    is_on_company,
    keys_meant,
    kinds_of,
    least,
    most,
)
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races
from wizardhaven.text.german.terms import RACES, SKILLS, STRIKE, sort_of_site
from wizardhaven.text.modifying import opposed
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import races_in, skill_in
from wizardhaven.vocabulary.conditions import sites_asked_for
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Check, Stat


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


def numbers_of(changes: Sequence[Change]) -> str:
    """What they add to an attack, or to whoever faces it."""
    strikes, prowess, body = [amount(changes, stat) for stat in (Stat.STRIKES, Stat.PROWESS, Stat.BODY)]
    return attack_changes(strikes, prowess, body)


def attack_bonus(changes: Sequence[Change], scene: Scene, on: Subject | None = None) -> Clause:
    """Changes to the attacks of some races; under a condition they come on top of others.

    For the turn they may be about the company, about one automatic-attack, or about those of a site.
    """
    of, holding = changes[0].of, changes[0].condition
    foes, skill = races_in(of), skill_in(of)
    wounded = opposed(changes[0].against) if isinstance(changes[0], Modify) else ()
    if wounded:
        whom = all_of([RACES[race].plural.dative for race in wounded])
        rolls = f"Körperwürfe von {whom}, die in einem Angriff{by_races(foes)} verwundet werden,"
        return Clause(rolls, "werden", f"um {signed(amount(changes, Check.BODY))} modifiziert")
    if fights(tuple(changes), Manner.DEFENDER_ASSIGNS):
        of_whom = f"die Schläge bei jedem Angriff{by_races(foes)}"
        creature = " einer Kreatur" if Sort.CREATURE in kinds_of(of) else ""
        freely = "nach Belieben, gleich wie die Verteidiger liegen und was der Angriff besagt"
        return Clause("der verteidigende Spieler", "verteilt", f"{of_whom}{creature} {freely}")
    again = checked_again(changes)
    if again is not None:
        return _once_more(changes, again, scene)
    strikes, prowess, body = [amount(changes, stat) for stat in (Stat.STRIKES, Stat.PROWESS, Stat.BODY)]
    if skill is not None:
        skilled = f"eines {SKILLS[skill].after_ein.nominative}-Agenten"
        assigns = fights(tuple(changes), Manner.ATTACKER_ASSIGNS)
        assigning = "; dessen Spieler weist alle Schläge zu" if assigns else ""
        at = f"jeder Angriff {skilled} an {scene.target.dative}"
        return Clause(at, "hat", f"{attack_changes(strikes, prowess, body)}{assigning}")
    if on is Subject.TARGET and of is not Sort.AUTOMATIC_ATTACK:
        shielded = fights(tuple(changes), Manner.SHIELDED_ONCE)
        once = "; der erste Versuch, ihn aufzuheben, beendet nur diese Änderung" if shielded else ""
        half = "die Hälfte der Schläge (aufgerundet)" if halves_strikes(changes) else ""
        return Clause(scene.target.nominative, "hat", f"{half}{attack_changes(strikes, prowess, body)}{once}")
    here = sites_asked_for(holding)
    further = "zusätzlich " if holding and not here else ""
    bound = least(changes)
    fewest = f" (mindestens {bound})" if bound else ""
    numbers = [f"{attack_changes(strikes, 0, 0)}{fewest}", attack_changes(0, prowess, body)]
    numbers = ["die doppelte Anzahl an Schlägen", *numbers] if doubles_strikes(changes) else numbers
    doubling = doubled_if(changes)
    twice = f" (doppelt, solange {condition(doubling, scene)})" if doubling else ""
    gains = f"{further}{all_of([each for each in numbers if each])}{_besides(changes)}{twice}"
    proviso = f"solange {condition(holding, scene)}" if holding and not here else ""
    left = most(changes)
    if left:
        only = f"nur {counted(left, STRIKE, Case.ACCUSATIVE)}"
        return Clause(_attacks(changes, scene, on), "hat", only, proviso=proviso)
    return Clause(_attacks(changes, scene, on), "erhält", gains, proviso=proviso)


def _once_more(changes: Sequence[Change], by: int, scene: Scene) -> Clause:
    """Who makes a further body check, wounded by which attacks."""
    of, holding = changes[0].of, changes[0].condition
    types = keys_meant(of)
    to = any_of([a(sort_of_site(each), Case.ACCUSATIVE) for each in types])
    at = any_of([a(sort_of_site(each), Case.DATIVE) for each in types])
    attack = f"einen Angriff{by_races(races_in(of))}"
    if types:
        attack = f"einen an {to} gebundenen Angriff oder einen automatischen Angriff an {at}"
    proviso = f"solange {condition(holding, scene)}" if holding else ""
    check = f"einen weiteren Körperwurf ablegen, der um {signed(by)} modifiziert wird"
    whoever = f"jeder Charakter, der durch {attack} verwundet wird,"
    return Clause(whoever, "muss", check, proviso=proviso)


def _attacks(changes: Sequence[Change], scene: Scene, on: Subject | None) -> str:
    """Which attacks are meant: "jeder automatische Angriff von Orks gegen die Gemeinschaft"."""
    of, holding = changes[0].of, changes[0].condition
    kinds = kinds_of(of)
    attacks = f"{'automatische ' if Sort.AUTOMATIC_ATTACK in kinds else ''}Angriff{by_races(races_in(of))}"
    besides = " und jede Kreatur" if Sort.AUTOMATIC_ATTACK in kinds else " einer Kreatur"
    sort = f"{attacks}{besides if Sort.CREATURE in kinds else ''}"
    agents = " (außer von Agenten)" if Not(Sort.AGENT) in kinds else ""
    on_company = on is Subject.COMPANY or is_on_company(changes)
    company = f" gegen {scene.company.accusative}" if on_company else ""
    company += f" an {scene.target.dative}" if on is Subject.TARGET else ""
    here = sites_asked_for(holding)
    where = f" {at_place(here)}" if here is not None else ""
    chosen = ", der seine Verteidiger auswählt," if Mark.ATTACKER_ASSIGNS in kinds else ""
    return f"jeder {sort}{agents}{company}{where}{chosen}"


def _besides(changes: Sequence[Change]) -> str:
    """What else is changed of attacks, of those without a body and for those whom they wound."""
    others = [clause.said() for clause in wounding(amount(changes, Check.BODY))]
    given = given_body(changes)
    if given is not None:
        others.append(f"ein solcher ohne Körper hat Körper {given}")
    if fights(tuple(changes), Manner.WEAKENS_WOUNDED):
        others.append(f"jeder dabei verwundete Charakter hat ebenso lange {signed(-1)} Körper")
    if fights(tuple(changes), Manner.ATTACKER_ASSIGNS):
        others.append("der angreifende Spieler weist alle seine Schläge zu")
    return "".join([f"; {part}" for part in others])


def wounding(by: int) -> list[Clause]:
    """What a change does to the body checks of those whom the attack wounds."""
    rolls = "Körperwürfe der dabei verwundeten Charaktere"
    return [Clause(rolls, "werden", f"um {signed(by)} modifiziert")] if by else []


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "drei Schläge mit Kampfkraft 15 und Körper 6"."""
    body_too = f" und Körper {body}" if body is not None else ""
    return f"{counted(strikes, STRIKE, Case.NOMINATIVE)} mit Kampfkraft {prowess}{body_too}"
