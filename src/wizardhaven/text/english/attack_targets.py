"""The attacks and strikes that a card is aimed at, in English."""

from typing import Final

from wizardhaven.text.english.grammar import listed, one_of
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import character, companion, user
from wizardhaven.text.english.terms import races, regions, sites
from wizardhaven.text.order import without
from wizardhaven.vocabulary.asked_for import races_barred_by, races_in, regions_in
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, BoundFor, KeyedTo, Named, Not, Such, choices, parts
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Alignment, RegionType, SiteType

NOUNS: Final[dict[Such, str]] = {
    Sort.AUTOMATIC_ATTACK: "an automatic-attack",
    Mark.DETAINMENT: "a detainment attack",
    Mark.ONE_OF_SEVERAL: "one attack by a creature with several attacks",
}
FOLLOWING: Final[dict[Such, str]] = {
    Mark.SINGLE_STRIKES: "with one strike for each of its attacks",
    Sort.AGENT: "by an agent",
    Sort.COMPANY: "by your opponent's company",
}
BEING: Final[dict[Such, str]] = {
    Sort.AUTOMATIC_ATTACK: "automatic",
    KeyedTo((Sort.SITE,)): "keyed to a site",
    Alignment.HERO: "made by a hero company",
    Alignment.MINION: "made by a minion company",
}
CLAUSES: Final[dict[Such, str]] = {
    Mark.WITHOUT_WEAPONS: "that weapons do not help against",
    Mark.ATTACKER_ASSIGNS: "whose strikes the attacker would all assign",
    Mark.OUTNUMBERING: "that has more strikes than there are defending characters",
}


def an_attack(what: TheAttack, scene: Scene) -> str:
    """Such an attack on the user's or the bearer's company; with neither, on any of the player's."""
    traits = parts(what.such)
    noun = ([NOUNS[trait] for trait in traits if trait in NOUNS] or ["an attack"])[0]
    following = [
        _by_foes(what.such),
        *[FOLLOWING[trait] for trait in traits if trait in FOLLOWING],
        *[f"by {trait.names[0]}" for trait in traits if isinstance(trait, Named)],
        *[keyed(trait) for trait in traits if isinstance(trait, KeyedTo) and trait not in BEING],
        _on_whom(what, scene),
        " and ".join(_clauses(what.such)),
    ]
    return " ".join([noun, *[words for words in following if words]])


def sort_of_attack(such: Such) -> str:
    """Such an attack, whoever faces it."""
    traits = parts(such)
    keys = [keyed(trait) for trait in traits if isinstance(trait, KeyedTo) and trait not in BEING]
    return " ".join(["an attack", *filter(None, [_by_foes(such), *keys, *_clauses(such)])])


def _by_foes(such: Such) -> str:
    """Whose attack it is: of some races, or a creature's."""
    foes = races_in(such)
    if Sort.CREATURE in parts(such):
        sort = "non-unique creature" if Not(Mark.UNIQUE) in parts(such) else "creature"
        return f"by {one_of([f'{race.value} {sort}' for race in foes] or [sort])}"
    return f"by {listed([races(race) for race in foes], 'or')}" if foes else ""


def keyed(to: KeyedTo) -> str:
    """To which regions or types of site, by name or by sort."""
    types = [each.value for each in to.where if not isinstance(each, str)]
    names = [each for each in to.where if isinstance(each, str)]
    return f"keyed to {listed([*([one_of(types)] if types else []), *names], 'or')}"


def _on_whom(what: TheAttack, scene: Scene) -> str:
    """On which company, or that a company of the player's makes it."""
    if what.by is not None:
        return f"by {_company_with(what.by)} on another company"
    if isinstance(what.on, BoundFor):
        lands = listed(regions_in(what.on.site), "or")
        return f"against one of your companies that is moving to a site in {lands}"
    if what.on is Mark.ELSEWHERE:
        return "against another of your companies"
    if what.on is not None:
        return f"against {_company_with(what.on)}"
    named = any(isinstance(trait, Named) for trait in parts(what.such))
    return f"against {scene.company}" if scene.company != "the company" and not named else ""


def _clauses(such: Such) -> list[str]:
    """What else must be true of an attack, behind the noun: first by whom it is not, then how it is."""
    barred = races_barred_by(such)
    return [
        *([f"that is not by {' or '.join([races(race) for race in barred])}"] if barred else []),
        *[words for trait in parts(such) if (words := _being(trait))],
        *[CLAUSES[trait] for trait in parts(such) if trait in CLAUSES],
        *[
            f"whose normal prowess is {trait.number} or more"
            for trait in parts(such)
            if isinstance(trait, AtLeast)
        ],
    ]


def _being(trait: Such) -> str:
    """How an attack must be, or must not be."""
    if isinstance(trait, Not):
        return f"that is not {BEING[trait.trait]}" if trait.trait in BEING else ""
    if trait in NOUNS or not all(choice in BEING for choice in choices(trait)):
        return ""
    return f"that is {' or '.join([BEING[choice] for choice in choices(trait)])}"


_ALONE: Final = AtMost(Tally.CHARACTERS, 1)


def _company_with(who: Such) -> str:
    """A company of the player's by somebody in it, who is perhaps there alone."""
    somebody = user(without(who, _ALONE)).first
    if _ALONE in parts(who):
        return f"a company of yours that contains no other character than {somebody}"
    return f"your company with {somebody}"


def a_strike(what: TheStrike, scene: Scene) -> str:
    """A strike of such an attack against the ones whom the word allows as its defender."""
    defenders = _defenders(what, scene)
    barred = [
        *(["an automatic-attack"] if Not(Sort.AUTOMATIC_ATTACK) in parts(what.of) else []),
        *[races(race) for race in races_barred_by(what.of)],
    ]
    words = [
        "a strike",
        *[f"of a creature keyed to {_keys(trait)}" for trait in parts(what.of) if isinstance(trait, KeyedTo)],
        _by_foes(what.of),
        "not keyed to a site" if Not(KeyedTo((Sort.SITE,))) in parts(what.of) else "",
        *[f"by {trait.names[0]}" for trait in parts(what.of) if isinstance(trait, Named)],
        *[
            f"with a prowess of {trait.number} or more"
            for trait in parts(what.of)
            if isinstance(trait, AtLeast)
        ],
        "between two companies" if Sort.COMPANY in parts(what.of) else "",
        f"against {listed(defenders, 'or')}" if defenders else "",
        f"of an attack that strikes {scene.card} as well"
        if Mark.STRIKING_THIS_CARD in parts(what.of)
        else "",
    ]
    unless = f", unless it comes from {listed(barred, 'or')}" if barred else ""
    return " ".join([each for each in words if each]) + unless


def _defenders(what: TheStrike, scene: Scene) -> list[str]:
    """Whom the strike may be against; nobody in particular if the word names nobody."""
    if not what.on:
        return [character(what.who, Whose.OF_THE_COMPANY).first] if what.who is not ANYBODY else []
    return [
        *([scene.card] if Subject.THIS_CARD in what.on else []),
        *([_bearer(what.who, scene)] if Subject.BEARER in what.on else []),
        *([f"{companion(what.who)} in {scene.company}"] if Subject.COMPANY in what.on else []),
    ]


def _keys(to: KeyedTo) -> str:
    """The types of region or of site to which a creature is keyed."""
    return listed([_key(each) for each in to.where if isinstance(each, RegionType | SiteType)], "or")


def _key(to: RegionType | SiteType) -> str:
    """A type of region or of site to which a creature is keyed."""
    return regions(1, to) if isinstance(to, RegionType) else one_of(sites([to]))


def _bearer(who: Such, scene: Scene) -> str:
    """The card's bearer, who may have to be such a character."""
    return scene.bearer if who is ANYBODY else f"a bearer who is {user(who).first}"
