"""Cards in play as what a card is played on or aimed at."""

from typing import assert_never

from wizardhaven.text.english.alignments import a_player
from wizardhaven.text.english.foes import a_creature
from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.grammar import one_of as one_of_these
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.scene import Noun, Scene
from wizardhaven.text.english.selectors import character
from wizardhaven.text.english.terms import item, sites
from wizardhaven.vocabulary.asked_for import denies, least, mentions, most, none_of, one_of, part_of, says
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, At, Beside, BoundFor, Named, On, PlayableAt, Such, With, Within
from wizardhaven.vocabulary.targets import A, aimed_at
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    PlayerKind,
    Points,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)


def a_card(what: A, scene: Scene) -> Noun:
    """A card in play that is aimed at, as it is called at first and again."""
    match aimed_at(what):
        case Sort.EVENT:
            return Noun(_event(what, scene.company), "the card")
        case Sort.ITEM:
            return _item(what, scene)
        case Sort.FACTION:
            return Noun(_faction(what), "the faction")
        case Sort.ALLY:
            return Noun("one of your allies" if what.whose is Whose.OWN else "an ally", "the ally")
        case Sort.CREATURE:
            return a_creature(what)
        case sort:
            assert sort is Sort.AGENT
            return _agent(what, scene)


def _event(what: A, company: str) -> str:
    """An event by side, length and whether it is an environment, and where it is."""
    such = what.what
    names = part_of(such, Named)
    if names is not None:
        return f"{listed(names.names, 'or')} if your opponent has it in play"
    lengths = one_of(such, Length)
    words = [
        *[race.value for race in one_of(such, Race)],
        *[alignment.value for alignment in one_of(such, Alignment)],
        *[side.value for side in one_of(such, Side)],
        *[word.value for word in one_of(such, Keyword)],
        listed([f"{length.value}-event" for length in lengths], "or") if lengths else "card",
    ]
    clauses = [
        *(["is for miscellaneous points"] if one_of(such, Points) else []),
        *(["can be stored somewhere"] if says(such, Mark.STORABLE) else []),
        *(["is stored"] if says(such, Mark.STORED) else []),
        *(["could be played only where information is playable"] if says(such, Mark.INFORMATION) else []),
        *[f"is not {with_article(word.value)}" for word in none_of(such, Keyword)],
    ]
    proviso = f" that {' and '.join(clauses)}" if clauses else ""
    return f"{with_article(' '.join(words))}{_where(what, company)}{proviso}"


def _where(what: A, company: str) -> str:
    """Whose the event is, and whether it is in play, has been declared, or lies somewhere."""
    such = what.what
    bound = part_of(such, BoundFor)
    if bound is not None:
        assert isinstance(bound.site, Within)
        lands = listed([str(land) for land in bound.site.regions], "or")
        going = f"on one of your companies that is moving to a site in {lands}"
        return f" {going}, or on a character of it"
    lying_on = part_of(such, On)
    if lying_on is not None and not isinstance(lying_on.whom, With):
        return f" on {character(lying_on.whom).first}"
    if lying_on is not None:
        return f" on a character in {company}"
    if says(such, Mark.STORED):
        return ""
    kinds = one_of(such, PlayerKind)
    by = f" by {a_player(kinds)}" if kinds else ""
    earlier = f"declared earlier in the same chain of effects{by}"
    if mentions(such, Mark.DECLARED):
        return f" in play or {earlier}" if mentions(such, Mark.IN_PLAY) else f" {earlier}"
    yours = " of yours" if what.whose is Whose.OWN else ""
    return f"{yours} at a Wizardhaven" if part_of(such, At) is not None else f"{yours} in play{by}"


def _item(what: A, scene: Scene) -> Noun:
    such = what.what
    if says(such, Mark.STORED):
        return Noun("an item that your opponent has stored", "the item")
    heavy = least(such, Stat.CORRUPTION_POINTS)
    company = scene.company if scene.company != "the company" and not heavy else "one of your companies"
    if what.whose is Whose.OF_THE_COMPANY:
        company = "a company"
    where = "that he bears" if part_of(such, On) is not None else f"in {company}"
    where = "at the same site" if part_of(such, Beside) is not None else where
    if heavy:
        where += f" that normally gives {heavy} or more corruption points"
    noun = _sort_of_item(such)
    if noun == Keyword.THE_ONE_RING.value:
        return Noun(f"{noun} {where}", noun)
    return Noun(f"{with_article(noun)} {where}", f"the {noun}")


def _sort_of_item(such: Such) -> str:
    names = part_of(such, Named)
    if names is not None:
        return listed(names.names, "or")
    if says(such, Sort.RING):
        return "ring"
    classes, words = one_of(such, ItemClass), one_of(such, Keyword)
    if classes:
        return " ".join([*[word.value for word in words], item(classes[0])])
    if words == (Keyword.THE_ONE_RING,):
        return words[0].value
    return bearing(words[0]).split(" ", 1)[1] if words else "item"


def _faction(what: A) -> str:
    such = what.what
    sort = "".join([f"{alignment.value} " for alignment in one_of(such, Alignment)])
    sort = f"unique {sort}" if says(such, Mark.UNIQUE) else sort
    played = part_of(such, PlayableAt)
    where = f" that can be played at {one_of_these(sites(one_of(played.site, SiteType)))}" if played else ""
    names = [name for barred in none_of(such, Named) for name in barred.names]
    but = f" (except {listed(names, 'and')})" if names else ""
    match what.whose:
        case Whose.OWN:
            return f"one of your {sort}factions{where}{but}"
        case Whose.OF_THE_COMPANY | Whose.OPPONENTS:
            return f"one of your opponent's {sort}factions{where}{but}"
        case Whose.ANYBODYS:
            return f"a {sort}faction{where}{but}"
        case _:
            assert_never(what.whose)


def _agent(what: A, scene: Scene) -> Noun:
    """An agent hazard; one that lies face-down is turned up for it, unless only such a one is meant."""
    such = what.what
    where = " at the company's new site" if part_of(such, At) is not None else ""
    away = [site for barred in none_of(such, At) for site in one_of(barred.site, SiteType)]
    where += f" that is not at {one_of_these(sites(away))}" if away else ""
    if says(such, Subject.THIS_CARD):
        return Noun(f"{scene.card} as an agent{where}", scene.card)
    if says(such, Subject.BEARER):
        return Noun(f"the face-up agent{where}", "the agent")
    magic = part_of(such, Able)
    where += f" that can use {magic.to_use.value}" if magic is not None else ""
    where += " put down this turn" if says(such, Mark.NEW) else ""
    where += _mind(such)
    sort = "".join([f"{skill.value} " for skill in one_of(such, Skill)])
    if says(such, Mark.FACE_DOWN):
        sort = f"face-down {sort}"
    elif denies(such, Mark.FACE_DOWN):
        sort = f"face-up {sort}"
    if what.whose is Whose.ANYBODYS:
        return Noun(f"{with_article(f'{sort}agent')} of either player{where}", "the agent")
    whose = "your" if what.whose is Whose.OWN else "your opponent's"
    return Noun(f"one of {whose} {sort}agents{where}", "the agent")


def _mind(such: Such) -> str:
    low, high = least(such, Stat.MIND), most(such, Stat.MIND)
    most_of_it = f" whose mind is {high} or less" if high is not None else ""
    return most_of_it + (f" whose mind is {low} or more" if low is not None else "")
