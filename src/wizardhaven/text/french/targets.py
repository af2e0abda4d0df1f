"""What a card is played on or aimed at, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.against import against_foes
from wizardhaven.text.french.alignments import COMPANIES
from wizardhaven.text.french.attack_targets import of_attack, of_strike
from wizardhaven.text.french.card_targets import a_card
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.declared_targets import a_declared_one
from wizardhaven.text.french.grammar import (
    Nominal,
    Noun,
    a,
    definite,
    indefinite,
    of,
    one_of_the_opponents,
    one_of_yours,
    this,
)
from wizardhaven.text.french.names import french
from wizardhaven.text.french.places import at_place, place
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import Introduced, character, introduced, user
from wizardhaven.text.french.terms import (
    ATTACK,
    AUTOMATIC_ATTACK,
    CHARACTER,
    CHECKS,
    COMPANY,
    INFLUENCE_ATTEMPT,
    RACES,
    REGION,
    REGION_TYPES,
    ROLL,
    SITE,
    SORT,
    STRIKE,
)
from wizardhaven.vocabulary.asked_for import one_of, part_of, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import ANY_SITE, names_of
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Having, With, parts
from wizardhaven.vocabulary.targets import (
    A,
    ACreatureType,
    Target,
    TheAttack,
    TheRoll,
    TheStrike,
    aimed_at,
    is_at_same_site,
    is_attacked,
    is_in_company,
    is_with_one_below,
    region_aimed_at,
    rest_of,
)
from wizardhaven.vocabulary.terms import Alignment, RegionType


def target(what: Target, scene: Scene) -> Introduced:
    """The target of a use, as it is called at first and again."""
    match what:
        case A():
            return _a(what, scene)
        case TheAttack():
            automatic = Sort.AUTOMATIC_ATTACK in parts(what.such)
            return introduced(AUTOMATIC_ATTACK if automatic else ATTACK, of_attack(what, scene))
        case TheStrike():
            return introduced(STRIKE, of_strike(what, scene))
        case TheRoll():
            return _roll(what, scene)
        case ACreatureType(other_than):
            barred = f" autre que {any_of([f'les {RACES[race].plural}' for race in other_than])}"
            return Introduced(indefinite(SORT).followed_by(barred if other_than else ""), this(SORT))
        case _:
            assert_never(what)


def _a(what: A, scene: Scene) -> Introduced:
    """Somebody or something of a sort; what has been declared has none."""
    match aimed_at(what):
        case Sort.CHARACTER:
            return _character(what, scene)
        case Sort.COMPANY:
            return Introduced(_such_company(what), definite(COMPANY))
        case Sort.SITE:
            return _site(what)
        case Sort.AUTOMATIC_ATTACK:
            at = part_of(what.what, At)
            only = " dilatoire" if says(what.what, Mark.DETAINMENT) else ""
            where = at_place(at.site if at is not None else ANY_SITE)
            return introduced(AUTOMATIC_ATTACK, f"{only} {where}")
        case None if (land := region_aimed_at(what)) is not None:
            region = indefinite(REGION_TYPES[land]).followed_by(" du trajet de la compagnie en mouvement")
            return Introduced(region, definite(REGION))
        case None:
            return a_declared_one(what, scene)
        case _:
            return a_card(what, scene)


def _character(what: A, scene: Scene) -> Introduced:
    """A character, and where he must be."""
    who = rest_of(what)
    if is_at_same_site(what):
        names = names_of(who)
        if names:
            either = Nominal(any_of([french(name) for name in names]))
            return Introduced(either.followed_by(" au même site"), user(ANYBODY).again)
        return Introduced(user(who).first.followed_by(" au même site"), user(who).again)
    if is_in_company(what):
        somebody = user(who)
        return Introduced(somebody.first.followed_by(f" {of(scene.company.text)}"), somebody.again)
    somebody = character(who, what.whose)
    facing = " (pendant qu'une créature attaque sa compagnie)" if is_attacked(what) else ""
    return Introduced(somebody.first.followed_by(facing), somebody.again)


def _such_company(what: A) -> Nominal:
    """A company, perhaps with somebody, or moving through some region."""
    sorts, inside, path = one_of(what.what, Alignment), part_of(what.what, With), part_of(what.what, Having)
    having = f" avec {user(inside.whom).first.text}" if inside is not None else ""
    if path is not None and isinstance(path.what, RegionType):
        having += f" qui se déplace par un trajet comportant {a(REGION_TYPES[path.what])}"
    return _company(COMPANIES[sorts[0]] if sorts else COMPANY, what.whose).followed_by(having)


def _site(what: A) -> Introduced:
    """A site, perhaps together with one below."""
    where = rest_of(what)
    site = place(where)
    if is_with_one_below(what):
        near = "dont le site de surface est dans la région du sien ou dans une région adjacente"
        both = f"{site.text}, en choisissant un site des Abîmes {near}"
        return Introduced(replace(site, text=both), site)
    return Introduced(site, site if names_of(where) else definite(SITE))


def _roll(what: TheRoll, scene: Scene) -> Introduced:
    """A roll by somebody of the player's, or the opponent's against one of his cards."""
    if isinstance(what.against, Subject):
        whom = f"un personnage, un allié ou un objet {of(scene.company.text)}"
        return introduced(INFLUENCE_ATTEMPT, f" de votre adversaire sur {whom}")
    if what.by is Subject.OPPONENT:
        foes = f"{against_foes(what.against, None)} à vous" if what.against else " sur l'une de vos cartes"
        return introduced(INFLUENCE_ATTEMPT, f" de votre adversaire{foes} pendant sa phase de site")
    if what.by is Sort.AGENT:
        return introduced(INFLUENCE_ATTEMPT, " de l'un de vos agents")
    words = [CHECKS[kind] for kind in what.kinds]
    rolls = any_of([a(word) for word in words])
    whose = f"{of(_roller(what, scene))}{against_foes(what.against, None)}"
    first = Nominal(f"{rolls} {whose}", words[0].feminine)
    return Introduced(first, definite(words[0] if len(words) == 1 else ROLL))


def _roller(what: TheRoll, scene: Scene) -> str:
    """Who makes a roll."""
    if what.by is Subject.SITE:
        return f"{a(CHARACTER)} au même site"
    if what.by is Subject.COMPANY:
        return f"un autre personnage {of(scene.company.text)}"
    if isinstance(what.by, Subject):
        return subject(what.by, scene).text
    if scene.has_company and what.by is ANYBODY:
        return f"{a(CHARACTER)} {of(scene.company.text)}"
    return character(what.by).first.text


def _company(word: Noun, whose: Whose) -> Nominal:
    match whose:
        case Whose.OWN:
            return one_of_yours(word)
        case Whose.OF_THE_COMPANY:
            return indefinite(word)
        case Whose.ANYBODYS:
            return indefinite(word).followed_by(" de n'importe quel joueur")
        case Whose.OPPONENTS:
            return one_of_the_opponents(word)
        case _:
            assert_never(whose)
