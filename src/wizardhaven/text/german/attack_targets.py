"""The attacks and strikes that a card is aimed at, in German."""

from typing import Final, TypeGuard

from wizardhaven.text.german.alignments import COMPANIES
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import german, in_regions
from wizardhaven.text.german.nominals import one_of_yours
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, by_sort, character, companion, user
from wizardhaven.text.german.terms import COMPANY, REGION_TYPES, sort_of_site
from wizardhaven.text.order import without
from wizardhaven.vocabulary.asked_for import races_barred_by, races_in, regions_in
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, BoundFor, KeyedTo, Named, Not, Such, choices, parts
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Alignment, RegionType, SiteType

FOLLOWING: Final[dict[Such, str]] = {
    Mark.SINGLE_STRIKES: " mit je einem Schlag pro Angriff",
    Sort.AGENT: " eines Agenten",
    Sort.COMPANY: " einer Gemeinschaft deines Gegners",
    Mark.ONE_OF_SEVERAL: " einer Kreatur mit mehreren Angriffen",
}
BEING: Final[dict[Such, str]] = {
    Sort.AUTOMATIC_ATTACK: "automatisch",
    KeyedTo((Sort.SITE,)): "an einen Ort gebunden",
    Alignment.HERO: f"einer {COMPANIES[Alignment.HERO].after_ein.dative}",
    Alignment.MINION: f"einer {COMPANIES[Alignment.MINION].after_ein.dative}",
}
PROVISOS: Final[dict[Such, str]] = {
    Mark.WITHOUT_WEAPONS: "gegen den Waffen nicht helfen",
    Mark.ATTACKER_ASSIGNS: "dessen Schläge sonst alle der Angreifer zuweist",
    Mark.DETAINMENT: "sofern er ein Verhör ist",
    Mark.OUTNUMBERING: "mit mehr Schlägen als Verteidigern",
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
        *[f" von {german(trait.names[0])}" for trait in traits if isinstance(trait, Named)],
        *[FOLLOWING[trait] for trait in traits if trait in FOLLOWING],
        *[f" (gebunden an {keys_of(trait)})" for trait in traits if _is_keyed(trait)],
        f" ({all_of(provisos)})" if provisos else "",
        *[
            f" mit mindestens {trait.number} normaler Kampfkraft"
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
        return f"{foes} (nur Kreaturen)"
    return " einer nicht einzigartigen Kreatur" if Not(Mark.UNIQUE) in parts(such) else " einer Kreatur"


def _is_keyed(trait: Such) -> TypeGuard[KeyedTo]:
    """Whether it says to which regions or types of site an attack is keyed."""
    return isinstance(trait, KeyedTo) and trait not in BEING


def keys_of(to: KeyedTo) -> str:
    """To which regions or types of site, by name or by sort."""
    return any_of([_key(each) for each in to.where if not isinstance(each, Sort)])


def _on_whom(what: TheAttack, scene: Scene) -> str:
    """On which company, or that a company of the player's makes it."""
    if what.by is not None:
        return f" {_company_with(what.by, Case.GENITIVE)} auf eine andere Gemeinschaft"
    if isinstance(what.on, BoundFor):
        lands = in_regions(regions_in(what.on.site))
        return f" auf eine deiner Gemeinschaften auf dem Weg zu einem Ort {lands}"
    if what.on is Mark.ELSEWHERE:
        return " auf eine andere deiner Gemeinschaften"
    if what.on is not None:
        return f" auf {_company_with(what.on, Case.ACCUSATIVE)}"
    if any(isinstance(trait, Named) for trait in parts(what.such)):
        return ""
    on = scene.company if scene.has_company else one_of_yours(COMPANY)
    return f" auf {on.accusative}"


def _provisos(such: Such) -> list[str]:
    """What else must be true of an attack: first by whom it is not, then how it is."""
    barred = races_barred_by(such)
    return [
        *([f"nicht{by_races(barred)}"] if barred else []),
        *[words for trait in parts(such) if (words := _being(trait))],
        *[PROVISOS[trait] for trait in parts(such) if trait in PROVISOS],
    ]


def _being(trait: Such) -> str:
    """How an attack must be, or must not be; that it is automatic the noun says."""
    if isinstance(trait, Not):
        return f"nicht {BEING[trait.trait]}" if trait.trait in BEING else ""
    if trait is Sort.AUTOMATIC_ATTACK or not all(choice in BEING for choice in choices(trait)):
        return ""
    return any_of([BEING[choice] for choice in choices(trait)])


_ALONE: Final = AtMost(Tally.CHARACTERS, 1)


def _company_with(who: Such, case: Case) -> str:
    """A company of the player's by somebody in it, who is perhaps there alone."""
    somebody = user(without(who, _ALONE)).first
    if _ALONE in parts(who):
        one = "einer" if case is Case.GENITIVE else "eine"
        return f"{one} deiner Gemeinschaften ohne andere Charaktere als {somebody.accusative}"
    return f"{'deiner' if case is Case.GENITIVE else 'deine'} Gemeinschaft mit {somebody.dative}"


def _key(to: RegionType | SiteType | str) -> str:
    """What an attack is keyed to, as an object."""
    if isinstance(to, str):
        return german(to)
    return a(REGION_TYPES[to] if isinstance(to, RegionType) else sort_of_site(to), Case.ACCUSATIVE)


def of_strike(what: TheStrike, scene: Scene) -> str:
    """Whose such a strike is, and whom it may be against."""
    traits = parts(what.of)
    barred = [
        *(["dem eines automatischen Angriffs"] if Not(Sort.AUTOMATIC_ATTACK) in traits else []),
        *(["dem einer an einen Ort gebundenen"] if Not(KeyedTo((Sort.SITE,))) in traits else []),
        *([f"dem{by_races(races)}"] if (races := races_barred_by(what.of)) else []),
    ]
    foes = races_in(what.of)
    defenders = [f"gegen {each}" for each in _defenders(what, scene)]
    too = f" (sofern derselbe Angriff auch gegen {scene.card.accusative} einen Schlag führt)"
    words = [
        *[f" einer an {keys_of(trait)} gebundenen Kreatur" for trait in traits if isinstance(trait, KeyedTo)],
        f" einer Kreatur{by_sort(foes)}" if Sort.CREATURE in traits else by_races(foes),
        *[f" von {german(trait.names[0])}" for trait in traits if isinstance(trait, Named)],
        *[f" mit mindestens {trait.number} Kampfkraft" for trait in traits if isinstance(trait, AtLeast)],
        " zwischen zwei Gemeinschaften" if Sort.COMPANY in traits else "",
        f" (außer {any_of(barred)})" if barred else "",
        f" {any_of(defenders)}" if defenders else "",
        too if Mark.STRIKING_THIS_CARD in traits else "",
    ]
    return "".join(words)


def _defenders(what: TheStrike, scene: Scene) -> list[str]:
    """Whom the strike may be against; nobody in particular if the word names nobody."""
    if not what.on:
        anybody = what.who is ANYBODY
        return [] if anybody else [character(what.who, Whose.OF_THE_COMPANY).first.accusative]
    somebody = f"{companion(what.who).accusative} in {scene.company.dative}"
    return [
        *([_bearer(what.who, scene)] if Subject.BEARER in what.on else []),
        *([scene.card.accusative] if Subject.THIS_CARD in what.on else []),
        *([somebody] if Subject.COMPANY in what.on else []),
    ]


def _bearer(who: Such, scene: Scene) -> str:
    """The card's bearer, who may have to be such a character."""
    if who is ANYBODY:
        return scene.bearer.accusative
    return f"{user(who).first.accusative} als Träger {scene.card.genitive}"
