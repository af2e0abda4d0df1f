"""The attacks and strikes that a card is aimed at, in French."""

from typing import Final, TypeGuard

from wizardhaven.text.french.alignments import COMPANIES
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import a, of, of_many, one_of_yours, to
from wizardhaven.text.french.names import french, one_region_of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races, character, companion, user
from wizardhaven.text.french.terms import COMPANY, RACES, REGION_TYPES, sort_of_site
from wizardhaven.text.order import without
from wizardhaven.vocabulary.asked_for import races_barred_by, races_in, regions_in
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, BoundFor, KeyedTo, Named, Not, Such, choices, parts
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Alignment, RegionType, SiteType

FOLLOWING: Final[dict[Such, str]] = {
    Mark.SINGLE_STRIKES: " à un seul coup par attaque",
    Sort.AGENT: " d'un agent",
    Sort.COMPANY: " d'une compagnie de votre adversaire",
    Mark.ONE_OF_SEVERAL: " d'une créature aux attaques multiples",
}
BEING: Final[dict[Such, str]] = {
    Sort.AUTOMATIC_ATTACK: "automatique",
    KeyedTo((Sort.SITE,)): "liée à un site",
}
PROVISOS: Final[dict[Such, str]] = {
    Mark.WITHOUT_WEAPONS: "contre laquelle les armes n'aident pas",
    Mark.ATTACKER_ASSIGNS: "dont l'attaquant attribuerait tous les coups",
    Mark.DETAINMENT: "dilatoire",
    Mark.OUTNUMBERING: "avec plus de coups que de défenseurs",
}


def of_attack(what: TheAttack, scene: Scene) -> str:
    """Whose such an attack is, and on which company."""
    return f"{sort_of_attack(what.such)}{_on_whom(what, scene)}"


def sort_of_attack(such: Such) -> str:
    """Whose such an attack is, whoever faces it."""
    traits = parts(such)
    provisos = _provisos(such)
    words = [
        _of_foes(such),
        *[f" {of(french(trait.names[0]))}" for trait in traits if isinstance(trait, Named)],
        *[FOLLOWING[trait] for trait in traits if trait in FOLLOWING],
        *[f" liée {keys_of(trait)}" for trait in traits if _is_keyed(trait)],
        f" ({', '.join(provisos)})" if provisos else "",
        *[
            f" d'une prouesse normale de {trait.number} ou plus"
            for trait in traits
            if isinstance(trait, AtLeast)
        ],
    ]
    return "".join(words)


def _of_foes(such: Such) -> str:
    """Whose attack it is: of some races, or a creature's."""
    foes = by_races(races_in(such))
    if Sort.CREATURE not in parts(such):
        return foes
    if foes:
        return f"{foes} (créatures seulement)"
    return " de créature non unique" if Not(Mark.UNIQUE) in parts(such) else " de créature"


def _is_keyed(trait: Such) -> TypeGuard[KeyedTo]:
    """Whether it says to which regions or types of site an attack is keyed."""
    return isinstance(trait, KeyedTo) and trait not in BEING


def keys_of(keys: KeyedTo) -> str:
    """To which regions or types of site, by name or by sort."""
    return any_of([_key(each) for each in keys.where if not isinstance(each, Sort)])


def _on_whom(what: TheAttack, scene: Scene) -> str:
    """On which company, or that a company of the player's makes it."""
    if what.by is not None:
        return f" {of(_company_with(what.by))} contre une autre compagnie"
    if isinstance(what.on, BoundFor):
        lands = one_region_of(regions_in(what.on.site))
        return f" contre l'une de vos compagnies en route vers un site de {lands}"
    if what.on is Mark.ELSEWHERE:
        return " contre une autre de vos compagnies"
    if what.on is not None:
        return f" contre {_company_with(what.on)}"
    if any(isinstance(trait, Named) for trait in parts(what.such)):
        return ""
    on = scene.company if scene.has_company else one_of_yours(COMPANY)
    return f" contre {on.text}"


def _provisos(such: Such) -> list[str]:
    """What else must be true of an attack: first by whom it is not, then how it is."""
    barred = any_of([of_many(RACES[race]) for race in races_barred_by(such)])
    return [
        *([f"sauf {barred}"] if barred else []),
        *[words for trait in parts(such) if (words := _being(trait))],
        *[PROVISOS[trait] for trait in parts(such) if trait in PROVISOS],
    ]


def _being(trait: Such) -> str:
    """How an attack must be, or must not be; that it is automatic the noun says."""
    if isinstance(trait, Not):
        if isinstance(trait.trait, Alignment):
            return f"sauf d'une {COMPANIES[trait.trait].singular}"
        return f"non {BEING[trait.trait]}" if trait.trait in BEING else ""
    if isinstance(trait, Alignment):
        return f"d'une {COMPANIES[trait].singular}"
    if trait is Sort.AUTOMATIC_ATTACK or not all(choice in BEING for choice in choices(trait)):
        return ""
    return any_of([BEING[choice] for choice in choices(trait)])


_ALONE: Final = AtMost(Tally.CHARACTERS, 1)


def _company_with(who: Such) -> str:
    """A company of the player's by somebody in it, who is perhaps there alone."""
    somebody = user(without(who, _ALONE)).first.text
    if _ALONE in parts(who):
        return f"une de vos compagnies dont {somebody} est le seul personnage"
    return f"votre compagnie avec {somebody}"


def _key(key: RegionType | SiteType | str) -> str:
    """To what an attack is keyed."""
    if isinstance(key, str):
        return to(f"la région {french(key)}")
    return to(a(REGION_TYPES[key] if isinstance(key, RegionType) else sort_of_site(key)))


def of_strike(what: TheStrike, scene: Scene) -> str:
    """Whose such a strike is, and whom it may be against."""
    traits = parts(what.of)
    barred = [
        *(["d'une attaque automatique"] if Not(Sort.AUTOMATIC_ATTACK) in traits else []),
        *(["d'une attaque liée à un site"] if Not(KeyedTo((Sort.SITE,))) in traits else []),
        *[of_many(RACES[race]) for race in races_barred_by(what.of)],
    ]
    defenders = [f"contre {each}" for each in _defenders(what, scene)]
    too = f" (si la même attaque porte aussi un coup {to(scene.card.text)})"
    words = [
        *[f" d'une créature liée {keys_of(trait)}" for trait in traits if isinstance(trait, KeyedTo)],
        _struck_by(what.of),
        *[f" {of(french(trait.names[0]))}" for trait in traits if isinstance(trait, Named)],
        *[f" d'une prouesse de {trait.number} ou plus" for trait in traits if isinstance(trait, AtLeast)],
        " entre deux compagnies" if Sort.COMPANY in traits else "",
        f" (sauf {any_of(barred)})" if barred else "",
        f" {any_of(defenders)}" if defenders else "",
        too if Mark.STRIKING_THIS_CARD in traits else "",
    ]
    return "".join(words)


def _struck_by(such: Such) -> str:
    """Whose strike it is: of some races, or a creature's."""
    foes = races_in(such)
    if Sort.CREATURE not in parts(such):
        return by_races(foes)
    return (
        f" d'une créature ({any_of([RACES[race].singular for race in foes])})" if foes else " d'une créature"
    )


def _defenders(what: TheStrike, scene: Scene) -> list[str]:
    """Whom the strike may be against; nobody in particular if the word names nobody."""
    if not what.on:
        anybody = what.who is ANYBODY
        return [] if anybody else [character(what.who, Whose.OF_THE_COMPANY).first.text]
    return [
        *([_bearer(what.who, scene)] if Subject.BEARER in what.on else []),
        *([scene.card.text] if Subject.THIS_CARD in what.on else []),
        *([f"{companion(what.who).text} {of(scene.company.text)}"] if Subject.COMPANY in what.on else []),
    ]


def _bearer(who: Such, scene: Scene) -> str:
    """The card's bearer, who may have to be such a character."""
    return scene.bearer.text if who is ANYBODY else f"{user(who).first.text} qui porte {scene.card.text}"
