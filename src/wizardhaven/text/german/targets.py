"""What a card is played on or aimed at, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.against import against_foes
from wizardhaven.text.german.alignments import COMPANIES
from wizardhaven.text.german.attack_targets import of_attack, of_strike
from wizardhaven.text.german.card_targets import a_card
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.declared_targets import declared
from wizardhaven.text.german.grammar import Case, Forms, Noun, a, with_adjective
from wizardhaven.text.german.names import german
from wizardhaven.text.german.nominals import (
    Nominal,
    definite,
    indefinite,
    one_of_the_opponents,
    one_of_yours,
    this,
    unchanging,
)
from wizardhaven.text.german.places import at_place, place
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import Introduced, character, introduced, user
from wizardhaven.text.german.terms import (
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
            barred = (
                f" außer {all_of([RACES[race].plural.dative for race in other_than])}" if other_than else ""
            )
            return Introduced(indefinite(SORT).followed_by(f" von Kreaturen{barred}"), this(SORT))
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
            only = ", der ein Verhör ist," if says(what.what, Mark.DETAINMENT) else ""
            where = at_place(at.site if at is not None else ANY_SITE)
            return introduced(AUTOMATIC_ATTACK, f"{only} {where}")
        case None if (land := region_aimed_at(what)) is not None:
            region = indefinite(REGION_TYPES[land]).followed_by(" im Weg der sich bewegenden Gemeinschaft")
            return Introduced(region, definite(REGION))
        case None:
            return declared(what, scene)
        case _:
            return a_card(what, scene)


def _character(what: A, scene: Scene) -> Introduced:
    """A character, and where he must be."""
    who = rest_of(what)
    if is_at_same_site(what):
        names = names_of(who)
        if names:
            either = unchanging(any_of([german(name) for name in names]))
            return Introduced(either.followed_by(" am selben Ort"), user(ANYBODY).again)
        return Introduced(user(who).first.followed_by(" am selben Ort"), user(who).again)
    if is_in_company(what):
        somebody = user(who)
        return Introduced(somebody.first.followed_by(f" in {scene.company.dative}"), somebody.again)
    somebody = character(who, what.whose)
    if not is_attacked(what):
        return somebody
    facing = f"{somebody.first.tail or ','} während eine Kreatur seine Gemeinschaft angreift,"
    return Introduced(replace(somebody.first, tail=facing), somebody.again)


def _such_company(what: A) -> Nominal:
    """A company, perhaps with somebody, or moving through some region."""
    sorts, inside, path = one_of(what.what, Alignment), part_of(what.what, With), part_of(what.what, Having)
    having = f" mit {user(inside.whom).first.dative}" if inside is not None else ""
    company = _company(COMPANIES[sorts[0]] if sorts else COMPANY, what.whose).followed_by(having)
    if path is None or not isinstance(path.what, RegionType):
        return company
    land = a(REGION_TYPES[path.what], Case.ACCUSATIVE)
    return company.such(["{pronoun} " + f"sich auf einem Weg durch {land} bewegt"])


def _site(what: A) -> Introduced:
    """A site, perhaps together with one below."""
    where = rest_of(what)
    site = place(where)
    if is_with_one_below(what):
        near = "dessen Oberflächenort in derselben Region liegt wie seiner oder in einer angrenzenden"
        return Introduced(site.followed_by(f", zusammen mit einem Ort in den Tiefen, {near}"), site)
    return Introduced(site, site if names_of(where) else definite(SITE))


def _roll(what: TheRoll, scene: Scene) -> Introduced:
    """A roll by somebody of the player's, or the opponent's against one of his cards."""
    if isinstance(what.against, Subject):
        whom = f"einen Charakter, einen Verbündeten oder einen Gegenstand {scene.company.genitive}"
        return introduced(INFLUENCE_ATTEMPT, f" deines Gegners gegen {whom}")
    if what.by is Subject.OPPONENT:
        mine = f"{against_foes(what.against)} von dir" if what.against else " gegen eine deiner Karten"
        return introduced(INFLUENCE_ATTEMPT, f" deines Gegners während seiner Ortsphase{mine}")
    if what.by is Sort.AGENT:
        return introduced(INFLUENCE_ATTEMPT, " eines deiner Agenten")
    words = [CHECKS[kind] for kind in what.kinds]
    forms = Forms(*[any_of([a(word, case) for word in words]) for case in Case])
    whose = f" {_roller(what, scene).genitive}{against_foes(what.against)}"
    first = Nominal(forms, words[0].gender).followed_by(whose)
    return Introduced(first, definite(words[0] if len(words) == 1 else ROLL))


def _roller(what: TheRoll, scene: Scene) -> Nominal:
    """Who makes a roll."""
    if what.by is Subject.SITE:
        return indefinite(CHARACTER).followed_by(" am selben Ort")
    if what.by is Subject.COMPANY:
        return indefinite(with_adjective("ander", CHARACTER)).followed_by(f" {scene.company.genitive}")
    if isinstance(what.by, Subject):
        return subject(what.by, scene)
    if scene.has_company and what.by is ANYBODY:
        return indefinite(CHARACTER).followed_by(f" {scene.company.genitive}")
    return character(what.by).first


def _company(word: Noun, whose: Whose) -> Nominal:
    match whose:
        case Whose.OWN:
            return one_of_yours(word)
        case Whose.OF_THE_COMPANY:
            return indefinite(word)
        case Whose.ANYBODYS:
            return indefinite(word).followed_by(" eines beliebigen Spielers")
        case Whose.OPPONENTS:
            return one_of_the_opponents(word)
        case _:
            assert_never(whose)
