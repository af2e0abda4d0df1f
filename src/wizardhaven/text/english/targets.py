"""What a card is played on or aimed at, as English nouns."""

from typing import assert_never

from wizardhaven.text.english.against import against_foes
from wizardhaven.text.english.attack_targets import a_strike, an_attack
from wizardhaven.text.english.card_targets import a_card
from wizardhaven.text.english.declared_targets import declared
from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Noun, Scene, subject
from wizardhaven.text.english.selectors import character, user
from wizardhaven.text.english.terms import races, regions
from wizardhaven.vocabulary.asked_for import one_of, part_of, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import ANY_SITE, names_of
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Having, With
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


def target(what: Target, scene: Scene) -> Noun:
    """The target of a use, as it is called at first and again."""
    match what:
        case A():
            return _a(what, scene)
        case TheAttack():
            return Noun(an_attack(what, scene), "the attack")
        case TheStrike():
            return Noun(a_strike(what, scene), "the strike")
        case TheRoll():
            return _roll(what, scene)
        case ACreatureType(other_than):
            barred = f" other than {listed([races(race) for race in other_than], 'or')}" if other_than else ""
            return Noun(f"a type of creature{barred}", "that type")
        case _:
            assert_never(what)


def _a(what: A, scene: Scene) -> Noun:
    """Somebody or something of a sort; what has been declared has none."""
    match aimed_at(what):
        case Sort.CHARACTER:
            return _character(what, scene)
        case Sort.COMPANY:
            return Noun(_such_company(what), "the company")
        case Sort.SITE:
            near = "an Under-deeps site with a surface site in the region of its own or next to it"
            below = f", choosing {near}" if is_with_one_below(what) else ""
            return Noun(f"{place(rest_of(what))}{below}", "the site")
        case Sort.AUTOMATIC_ATTACK:
            at = part_of(what.what, At)
            where = place(at.site if at is not None else ANY_SITE)
            sort = (
                "a detainment automatic-attack" if says(what.what, Mark.DETAINMENT) else "an automatic-attack"
            )
            return Noun(f"{sort} at {where}", "the automatic-attack")
        case None if (region := region_aimed_at(what)) is not None:
            return Noun(f"{regions(1, region)} in the moving company's site path", "the region")
        case None:
            return declared(what, scene)
        case _:
            return a_card(what, scene)


def _character(what: A, scene: Scene) -> Noun:
    """A character, and where he must be."""
    who = rest_of(what)
    if is_at_same_site(what):
        names, noun = names_of(who), user(who)
        somebody = listed(names, "or") if names else noun.first
        return Noun(f"{somebody} at the same site", "him" if names else noun.again)
    if is_in_company(what):
        noun = user(who)
        return Noun(f"{noun.first} in {scene.company}", noun.again)
    noun = character(who, what.whose)
    facing = " while his company faces an attack by a creature" if is_attacked(what) else ""
    return Noun(f"{noun.first}{facing}", noun.again)


def _such_company(what: A) -> str:
    """A company, perhaps with somebody, or moving through some region."""
    inside, path = part_of(what.what, With), part_of(what.what, Having)
    having = f" with {user(inside.whom).first}" if inside is not None else ""
    if path is not None and isinstance(path.what, RegionType):
        having += f" that is moving with {regions(1, path.what)} in its site path"
    sort = "".join([f"{alignment.value} " for alignment in one_of(what.what, Alignment)])
    return f"{_company(what.whose, sort)}{having}"


def _roll(what: TheRoll, scene: Scene) -> Noun:
    """A roll by somebody of the player's, or the opponent's against one of his cards."""
    if isinstance(what.against, Subject):
        whom = f"a character, an ally or an item in {scene.company}"
        return Noun(f"an attempt by your opponent to influence {whom}", "the attempt")
    if what.by is Subject.OPPONENT and what.against:
        tried = f"an influence attempt{against_foes(what.against)} of yours in your opponent's site phase"
        return Noun(f"{tried}, if you have {scene.user} in play", "the attempt")
    if what.by is Subject.OPPONENT:
        return Noun("an attempt to influence one of your cards in your opponent's site phase", "the attempt")
    if what.by is Sort.AGENT:
        return Noun("an influence attempt by one of your agents", "the attempt")
    kinds = listed([with_article(kind.value) for kind in what.kinds], "or")
    again = f"the {what.kinds[0].value}" if len(what.kinds) == 1 else "the roll"
    return Noun(f"{kinds}{against_foes(what.against)} made by {_roller(what, scene)}", again)


def _roller(what: TheRoll, scene: Scene) -> str:
    """Who makes a roll."""
    if what.by is Subject.SITE:
        return "a character at the same site"
    if what.by is Subject.COMPANY:
        return f"another character of {scene.company}"
    if isinstance(what.by, Subject):
        return subject(what.by, scene)
    if scene.company != "the company" and what.by is ANYBODY:
        return f"a character of {scene.company}"
    return character(what.by).first


def _company(whose: Whose, sort: str) -> str:
    match whose:
        case Whose.OWN:
            return f"one of your {sort}companies"
        case Whose.OF_THE_COMPANY:
            return f"a {sort}company"
        case Whose.ANYBODYS:
            return f"a {sort}company of either player"
        case Whose.OPPONENTS:
            return f"one of your opponent's {sort}companies"
        case _:
            assert_never(whose)
