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
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import a, that
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races
from wizardhaven.text.french.terms import RACES, SKILLS, STRIKE, sort_of_site
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
    word = STRIKE.singular if abs(strikes) == 1 else STRIKE.plural
    return all_of(
        [
            *([f"{signed(strikes)} {word}"] if strikes else []),
            *([f"{signed(prowess)} de prouesse"] if prowess else []),
            *([f"{signed(body)} de corps"] if body else []),
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
        whom = all_of([f"des {RACES[race].plural}" for race in wounded])
        rolls = f"les jets de corps {whom} blessés par une attaque{by_races(foes)}"
        return Clause(rolls, f"sont modifiés de {signed(amount(changes, Check.BODY))}")
    if fights(tuple(changes), Manner.DEFENDER_ASSIGNS):
        creature = " de créature" if Sort.CREATURE in kinds_of(of) else ""
        strikes_of = f"attribue les coups de chaque attaque{by_races(foes)}{creature} à qui il veut"
        freely = "quels que soient l'état des défenseurs et le texte de l'attaque"
        return Clause("le joueur défenseur", f"{strikes_of}, {freely}")
    again = checked_again(changes)
    if again is not None:
        return _once_more(changes, again, scene)
    strikes, prowess, body = [amount(changes, stat) for stat in (Stat.STRIKES, Stat.PROWESS, Stat.BODY)]
    if skill is not None:
        assigns = fights(tuple(changes), Manner.ATTACKER_ASSIGNS)
        assigning = " ; son joueur attribue tous les coups" if assigns else ""
        skilled = f"chaque attaque d'un agent {SKILLS[skill].singular}"
        gains = f"reçoit {attack_changes(strikes, prowess, body)}{assigning}"
        return Clause(f"{skilled} sur {scene.target.text}", gains)
    if on is Subject.TARGET and of is not Sort.AUTOMATIC_ATTACK:
        shielded = fights(tuple(changes), Manner.SHIELDED_ONCE)
        ending = " ; la première tentative de l'annuler met seulement fin à ce changement"
        half = "la moitié de ses coups (arrondie au-dessus)" if halves_strikes(changes) else ""
        gains = f"reçoit {attack_changes(strikes, prowess, body)}{ending if shielded else ''}"
        gains = f"n'a que {half}" if half else gains
        return Clause(scene.target.text, gains)
    here = sites_asked_for(holding)
    further = "en plus " if holding and not here else ""
    bound = least(changes)
    fewest = f" ({bound} au minimum)" if bound else ""
    numbers = [f"{attack_changes(strikes, 0, 0)}{fewest}", attack_changes(0, prowess, body)]
    numbers = ["deux fois plus de coups", *numbers] if doubles_strikes(changes) else numbers
    gains = f"reçoit {further}{all_of([each for each in numbers if each])}{_besides(changes)}"
    twice = doubled_if(changes)
    gains += f" (le double tant {that(condition(twice, scene))})" if twice else ""
    proviso = f"tant {that(condition(holding, scene))}" if holding and not here else ""
    left = most(changes)
    if left:
        gains = f"n'a {that(counted(left, STRIKE))}"
    return Clause(_attacks(changes, scene, on), gains, proviso=proviso)


def _once_more(changes: Sequence[Change], by: int, scene: Scene) -> Clause:
    """Who makes a further body check, wounded by which attacks."""
    of, holding = changes[0].of, changes[0].condition
    types = any_of([a(sort_of_site(each)) for each in keys_meant(of)])
    attack = f"une attaque{by_races(races_in(of))}"
    if types:
        attack = f"une attaque liée à {types}, ou par une attaque automatique d'{types},"
    proviso = f"tant {that(condition(holding, scene))}" if holding else ""
    check = f"effectue un jet de corps supplémentaire modifié de {signed(by)}"
    return Clause(f"chaque personnage blessé par {attack}", check, proviso=proviso)


def _attacks(changes: Sequence[Change], scene: Scene, on: Subject | None) -> str:
    """Which attacks are meant: "chaque attaque automatique d'Orques contre la compagnie"."""
    of, holding = changes[0].of, changes[0].condition
    kinds = kinds_of(of)
    attacks = f"attaque{' automatique' if Sort.AUTOMATIC_ATTACK in kinds else ''}{by_races(races_in(of))}"
    besides = " et chaque créature" if Sort.AUTOMATIC_ATTACK in kinds else " de créature"
    sort = f"{attacks}{besides if Sort.CREATURE in kinds else ''}"
    agents = " (sauf d'agents)" if Not(Sort.AGENT) in kinds else ""
    on_company = on is Subject.COMPANY or is_on_company(changes)
    company = f" contre {scene.company.text}" if on_company else ""
    company += f" à {scene.target.text}" if on is Subject.TARGET else ""
    here = sites_asked_for(holding)
    where = f" {at_place(here)}" if here is not None else ""
    chosen = " qui choisit ses défenseurs" if Mark.ATTACKER_ASSIGNS in kinds else ""
    return f"chaque {sort}{agents}{company}{where}{chosen}"


def _besides(changes: Sequence[Change]) -> str:
    """What else is changed of attacks, of those without a body and for those whom they wound."""
    others = [clause.said() for clause in wounding(amount(changes, Check.BODY))]
    given = given_body(changes)
    if given is not None:
        others.append(f"une telle attaque sans corps a un corps de {given}")
    if fights(tuple(changes), Manner.WEAKENS_WOUNDED):
        others.append(f"chaque personnage qu'elle blesse reçoit {signed(-1)} au corps aussi longtemps")
    if fights(tuple(changes), Manner.ATTACKER_ASSIGNS):
        others.append("le joueur attaquant attribue tous ses coups")
    return "".join([f" ; {part}" for part in others])


def wounding(by: int) -> list[Clause]:
    """What a change does to the body checks of those whom the attack wounds."""
    rolls = "les jets de corps des personnages qu'elle blesse"
    return [Clause(rolls, f"sont modifiés de {signed(by)}")] if by else []


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "trois coups de prouesse 15 et de corps 6"."""
    body_too = f" et de corps {body}" if body is not None else ""
    return f"{counted(strikes, STRIKE)} de prouesse {prowess}{body_too}"
