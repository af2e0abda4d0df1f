"""What has been declared earlier in the chain, in French."""

from typing import assert_never

from wizardhaven.text.french.card_targets import declared
from wizardhaven.text.french.grammar import a, company_of, definite, indefinite, masculine, of
from wizardhaven.text.french.names import one_region_of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import Introduced, character, introduced
from wizardhaven.text.french.terms import CARD, EFFECT, RACES, SIDES, SKILLS
from wizardhaven.vocabulary.asked_for import one_of, part_of, races_in
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import BoundFor, Such
from wizardhaven.vocabulary.targets import A, attack_saved, attacker_in, needed_for
from wizardhaven.vocabulary.terms import Danger, Length, Side, Skill


def a_declared_one(what: A, scene: Scene) -> Introduced:
    """What somebody is needed for, what would cancel an attack, or else a hazard."""
    needed, attacker, hazard = needed_for(what), attacker_in(what), SIDES[Side.HAZARD]
    if needed is Sort.AGENT:
        clauses = [declared(hazard), "pour lequel un agent a été engagé"]
        return Introduced(indefinite(hazard).such(clauses), definite(hazard))
    if isinstance(needed, Skill):
        clauses = [f"qui exige {a(SKILLS[needed])}", declared(CARD)]
        return Introduced(indefinite(CARD).such(clauses), definite(CARD))
    assert needed is None, f"nothing needs {needed}"
    saved = attack_saved(what)
    if saved is not None:
        attack = f"une attaque d'une manifestation d'un {RACES[races_in(saved)[0]].singular} unique"
        clauses = [declared(EFFECT), f"qui annulerait {attack}"]
        return Introduced(indefinite(EFFECT).such(clauses), definite(EFFECT))
    return _hazard(what.what, scene) if attacker is None else _canceling(attacker)


def _canceling(attacker: Such) -> Introduced:
    company = company_of(character(attacker, Whose.OWN).first)
    attack = f"une attaque {of(company.text)} contre une compagnie adverse"
    clauses = [declared(EFFECT), f"qui annulerait {attack}"]
    return Introduced(indefinite(EFFECT).such(clauses), definite(EFFECT))


def _hazard(such: Such, scene: Scene) -> Introduced:
    hazard, danger, bound = SIDES[Side.HAZARD], part_of(such, Danger), part_of(such, BoundFor)
    if one_of(such, Length):
        event = masculine("événement de péril", "événements de péril")
        whose = " de votre adversaire (sauf une carte en garde)"
        return Introduced(indefinite(event).followed_by(whose).such([declared(event)]), definite(event))
    if danger is Danger.CAPTURE:
        return Introduced(indefinite(EFFECT).such([_threat(danger, scene)]), definite(EFFECT))
    if danger is not None:
        clauses = [declared(hazard), _threat(danger, scene)]
        return Introduced(indefinite(hazard).such(clauses), definite(hazard))
    lands = regions_of(bound.site) if bound is not None else ()
    going = f"une compagnie en route vers un site de {one_region_of(lands)}" if lands else ""
    whom = going or scene.company.text
    return introduced(hazard, f" annoncé contre {whom} ou contre quelque chose qui lui est associé")


def _threat(danger: Danger, scene: Scene) -> str:
    """What a hazard would do to the company, as a relative clause."""
    match danger:
        case Danger.RETURN_TO_ORIGIN:
            return f"qui ferait retourner {scene.company.text} à son site d'origine"
        case Danger.CAPTURE:
            return f"qui ferait prisonnier {scene.bearer.text}"
        case Danger.TAPPING_OF_SITES:
            return f"qui engagerait le site {of(scene.company.text)}"
        case Danger.DISCARDING:
            return f"qui défausserait un personnage {of(scene.company.text)}"
        case _:
            assert_never(danger)
