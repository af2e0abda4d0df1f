"""What counts as something else, as English clauses."""

from wizardhaven.text.away import who_is_away
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.places import every, place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import purpose, regions, sort_of_site
from wizardhaven.text.havens import Havens
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import is_of_other_versions
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Beside, HomeAt, Named, Not, Such
from wizardhaven.vocabulary.terms import Purpose, Race, RegionType, SiteType, Skill


def counting(holds: CountsAs, scene: Scene) -> str:
    """The clause for who or what counts as something else."""
    match holds.as_:
        case Skill() as skill:
            return f"{scene.bearer} has the {skill.value} skill"
        case Race() as race:
            return f"{scene.bearer} counts as {with_article(race.value)} for all purposes"
        case Named(names) if holds.condition is not None:
            counts = f"{listed(names, 'or')} counts as in play"
            return f"while {condition(holds.condition, scene)}, {counts}"
        case Not() if isinstance(holds.what, Named):
            return f"{listed(holds.what.names, 'or')} counts as out of play, even if it is in play"
        case Named(names):
            return _by_name(holds.what, listed(names, "or"), scene)
        case HomeAt(site):
            names = holds.what.names if isinstance(holds.what, Named) else ()
            if site is Subject.THIS_CARD:
                return f"{scene.card} is the lair of {listed(names, 'or')}"
            return f"{scene.site} is a home site of {listed(names, 'or')}"
        case Mark() as mark:
            return _marked(mark, scene)
        case Subject() as whole:
            whose = f"at {scene.site}" if whole is Subject.SITE else f"of {scene.company}"
            return f"whatever heals one character {whose} heals all of them"
        case SiteType() as sort:
            return _site(sort, holds, scene)
        case Beside(Named(others)) if isinstance(holds.what, Named):
            are = "is" if len(holds.what.names) == 1 else "are"
            pairs = f"{listed(holds.what.names, 'and')} {are} adjacent to {listed(others, 'and')}"
            return f"{pairs} when {scene.company} moves by Region Movement"
        case RegionType() as sort if isinstance(holds.what, Beside):
            return f"the region of {scene.site} and all regions next to it count as {sort.value}"
        case RegionType() as sort if isinstance(holds.what, RegionType):
            counts = f"each {holds.what.value} counts as {with_article(sort.value)}"
            return f"while {condition(holds.condition, scene)}, {counts}" if holds.condition else counts
        case RegionType() as sort:
            return f"{scene.target} counts as {with_article(sort.value)}"
        case AllOf((RegionType() as sort, *more)):
            return f"{scene.target} counts as {regions(1 + len(more), sort)}"
        case AllOf():
            both = "counts as a hero site and as a minion site"
            return f"{scene.site} {both} for the resources that you play there"
        case _:
            raise AssertionError(f"nothing counts as {holds.as_}")


def _by_name(what: Such, name: str, scene: Scene) -> str:
    """The card passes for another one; or the player is somebody who is no card."""
    if what is not Subject.PLAYER:
        return f"whatever hazards say of {name}, {scene.card} counts as it"
    barred = "you may neither reveal a Ringwraith nor play Ringwraith followers"
    return f"you are {name} and not a Ringwraith: {barred}"


def _marked(mark: Mark, scene: Scene) -> str:
    if mark is Mark.LEADER:
        return f"{scene.bearer} is a leader"
    if mark is Mark.OVERT:
        return f"{scene.company} is overt"
    if mark is Mark.PROTECTED:
        return f"{scene.site} is a protected Wizardhaven"
    if mark is Mark.HOARD:
        return f"{scene.site} counts as having a hoard"
    assert mark is Mark.DETAINMENT, f"nothing counts as {mark}"
    return f"the automatic-attacks of {scene.site} are detainment attacks"


def _site(sort: SiteType, holds: CountsAs, scene: Scene) -> str:
    """What a site, every version of it, or all such sites count as, and for what."""
    what, wholly = holds.what, Purpose.EVERYTHING in holds.purposes
    site = scene.site if isinstance(what, Subject) else ""
    if what is Mark.ANY_VERSION:
        site = f"every version of {scene.site}"
    if is_of_other_versions(what):
        site = f"every other version of {scene.site}"
    if sort is SiteType.HAVEN and wholly and sort_of_site(sort) == Havens.MINIONS.value:
        return f"{site} becomes a Darkhaven"
    if sort is SiteType.HAVEN and wholly:
        return f"{site} becomes one of your Wizardhavens"
    used = [each for each in holds.purposes if each is not Purpose.RENEWAL]
    purposes = listed([purpose(each) for each in used], "and")
    counts = f"{site or every(place(what))} counts as {with_article(sort_of_site(sort))}"
    fresh = "; it untaps in its player's untap phase, and goes back to the location deck instead of being"
    renewed = f"{fresh} discarded" if Purpose.RENEWAL in holds.purposes else ""
    when = f" while {condition(holds.condition, scene)}" if holds.condition else ""
    if away := who_is_away(holds.condition):
        when = f" while {away} is in play but not there"
    return f"{counts}{' ' if purposes else ''}{purposes}{renewed}{when}"
