"""What has been declared earlier in the chain, in German."""

from typing import assert_never

from wizardhaven.text.german.grammar import Case, a, compound, with_adjective
from wizardhaven.text.german.names import in_regions
from wizardhaven.text.german.nominals import company_of, definite, indefinite
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import Introduced, character
from wizardhaven.text.german.terms import CARD, EFFECT, EVENT, RACES, SIDES, SKILLS
from wizardhaven.vocabulary.asked_for import one_of, part_of, races_in
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import BoundFor, Such
from wizardhaven.vocabulary.targets import A, attack_saved, attacker_in, needed_for
from wizardhaven.vocabulary.terms import Danger, Length, Side, Skill

EARLIER = "zuvor in derselben Kette von Effekten deklariert"


def declared(what: A, scene: Scene) -> Introduced:
    """What somebody is needed for, what would cancel an attack, or else a hazard."""
    needed, attacker = needed_for(what), attacker_in(what)
    if needed is Sort.AGENT:
        hazard = SIDES[Side.HAZARD]
        tapped = indefinite(with_adjective(EARLIER, hazard)).such(["für {pronoun} ein Agent getappt wurde"])
        return Introduced(tapped, definite(hazard))
    if isinstance(needed, Skill):
        needs = f"{{pronoun}} {a(SKILLS[needed], Case.ACCUSATIVE)} erfordert"
        return Introduced(indefinite(with_adjective(EARLIER, CARD)).such([needs]), definite(CARD))
    assert needed is None, f"nothing needs {needed}"
    saved = attack_saved(what)
    if saved is not None:
        race = a(with_adjective("einzigartig", RACES[races_in(saved)[0]]), Case.GENITIVE)
        clause = f"{{pronoun}} einen Angriff einer Manifestation {race} aufheben würde"
        return Introduced(indefinite(with_adjective(EARLIER, EFFECT)).such([clause]), definite(EFFECT))
    return _hazard(what.what, scene) if attacker is None else _canceling(attacker)


def _canceling(attacker: Such) -> Introduced:
    company = company_of(character(attacker, Whose.OWN).first)
    attack = f"einen Angriff {company.genitive} auf eine gegnerische Gemeinschaft"
    canceling = [f"{{pronoun}} {attack} aufheben würde"]
    return Introduced(indefinite(with_adjective(EARLIER, EFFECT)).such(canceling), definite(EFFECT))


def _hazard(such: Such, scene: Scene) -> Introduced:
    hazard, danger, bound = SIDES[Side.HAZARD], part_of(such, Danger), part_of(such, BoundFor)
    if one_of(such, Length):
        event = compound("Gefahren-", EVENT)
        whose = " deines Gegners (außer wenn es verdeckt bereitlag)"
        return Introduced(indefinite(with_adjective(EARLIER, event)).followed_by(whose), definite(event))
    if danger is Danger.CAPTURE:
        return Introduced(indefinite(EFFECT).such([_threat(danger, scene)]), definite(EFFECT))
    if danger is not None:
        threat = [_threat(danger, scene)]
        return Introduced(indefinite(with_adjective(EARLIER, hazard)).such(threat), definite(hazard))
    lands = regions_of(bound.site) if bound is not None else ()
    going = f"eine Gemeinschaft auf dem Weg zu einem Ort {in_regions(lands)}" if lands else ""
    aim = f"gegen {going or scene.company.accusative} oder etwas, das zu ihr gehört,"
    return Introduced(indefinite(hazard).such([f"{{pronoun}} {aim} deklariert wurde"]), definite(hazard))


def _threat(danger: Danger, scene: Scene) -> str:
    """What a hazard would do to the company, as a relative clause."""
    match danger:
        case Danger.RETURN_TO_ORIGIN:
            return f"{{pronoun}} {scene.company.accusative} an ihren Ausgangsort zurückkehren ließe"
        case Danger.CAPTURE:
            return f"{{pronoun}} {scene.bearer.accusative} gefangen nehmen würde"
        case Danger.TAPPING_OF_SITES:
            return f"{{pronoun}} den Ort {scene.company.genitive} tappen würde"
        case Danger.DISCARDING:
            return f"{{pronoun}} einen Charakter {scene.company.genitive} abwerfen würde"
        case _:
            assert_never(danger)
