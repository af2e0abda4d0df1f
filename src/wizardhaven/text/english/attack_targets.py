"""The attacks and strikes that a card is aimed at, in English."""

from typing import Final

from wizardhaven.text.english.grammar import listed, one_of
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import character, companion, user
from wizardhaven.text.english.terms import races, regions, sites
from wizardhaven.text.order import without
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.such import AtMost, Such, parts
from wizardhaven.vocabulary.targets import AnAttack, AStrike
from wizardhaven.vocabulary.terms import RegionType, SiteType, Stat


def an_attack(what: AnAttack, scene: Scene) -> str:
    """An attack on the user's or the bearer's company; with neither, on any of the player's."""
    by = "an automatic-attack" if what.automatic else "an attack"
    by = "a detainment attack" if what.detainment else by
    if what.one_of_several:
        by = "one attack by a creature with several attacks"
    elif what.by_creature:
        sort = "non-unique creature" if what.not_unique else "creature"
        by += f" by {one_of([f'{race.value} {sort}' for race in what.races] or [sort])}"
    elif what.races:
        by += f" by {listed([races(race) for race in what.races], 'or')}"
    if what.single_strikes:
        by += " with one strike for each of its attacks"
    if what.by_agent:
        by += " by an agent"
    if what.by_name:
        by += f" by {what.by_name}"
    if what.keyed_to:
        types = [each.value for each in what.keyed_to if not isinstance(each, str)]
        names = [each for each in what.keyed_to if isinstance(each, str)]
        by += f" keyed to {listed([*([one_of(types)] if types else []), *names], 'or')}"
    if what.elsewhere:
        by += " against another of your companies"
    elif what.moving_to:
        by += f" against one of your companies that is moving to a site in {listed(what.moving_to, 'or')}"
    elif what.by_company_with is not None:
        by += f" by {_company_with(what.by_company_with)} on another company"
    elif what.against is not None:
        by += f" against {_company_with(what.against)}"
    elif scene.company != "the company" and not what.by_name:
        by += f" against {scene.company}"
    return by + _of_what_sort(what)


_ALONE: Final = AtMost(Stat.CHARACTERS_IN_COMPANY, 1)


def _company_with(who: Such) -> str:
    """A company of the player's by somebody in it, who is perhaps there alone."""
    somebody = user(without(who, _ALONE)).first
    if _ALONE in parts(who):
        return f"a company of yours that contains no other character than {somebody}"
    return f"your company with {somebody}"


def _of_what_sort(what: AnAttack) -> str:
    """What else must be true of an attack, as clauses behind the noun."""
    not_by = " or ".join([races(race) for race in what.not_by])
    clauses = [
        *([f"that is not by {not_by}"] if what.not_by else []),
        *([f"that is {'' if what.by_creature else 'automatic or '}keyed to a site"] if what.at_site else []),
        *(["that is not keyed to a site"] if what.at_site is False else []),
        *(["that is not automatic"] if what.not_automatic else []),
        *(["that weapons do not help against"] if what.without_weapons else []),
        *([f"whose normal prowess is {what.prowess_at_least} or more"] if what.prowess_at_least else []),
        *(["whose strikes the attacker would all assign"] if what.choosing else []),
        *(
            [f"that is not made by a {what.not_by_company.value} company"]
            if what.not_by_company is not None
            else []
        ),
        *(["that has more strikes than there are defending characters"] if what.outnumbering else []),
    ]
    return f" {' and '.join(clauses)}" if clauses else ""


def a_strike(what: AStrike, scene: Scene) -> str:
    """A strike against the ones whom the word allows as its defender."""
    somebody = what.defender is not ANYBODY
    defenders = [
        *([scene.card] if what.on_this_card else []),
        *([_bearer(what.defender, scene)] if what.on_bearer else []),
        *([f"{companion(what.defender)} in {scene.company}"] if what.on_companion else []),
    ]
    if somebody and not defenders:
        defenders = [character(what.defender, Whose.OF_THE_COMPANY).first]
    against = f" against {listed(defenders, 'or')}" if defenders else ""
    barred = [
        *(["an automatic-attack"] if what.not_automatic else []),
        *[races(race) for race in what.not_by],
    ]
    keys = listed([_key(each) for each in what.keyed_to], "or") if what.keyed_to else ""
    keyed = f" of a creature keyed to {keys}" if keys else ""
    by = f" by {listed([races(race) for race in what.by], 'or')}" if what.by else ""
    if what.by_creature:
        by = f" by {one_of([f'{race.value} creature' for race in what.by] or ['creature'])}"
    by += f" with a prowess of {what.prowess_at_least} or more" if what.prowess_at_least else ""
    unless = f", unless it comes from {listed(barred, 'or')}" if barred else ""
    by += " between two companies" if what.between_companies else ""
    too = f" of an attack that strikes {scene.card} as well" if what.struck_too else ""
    return f"a strike{keyed}{by}{against}{too}{unless}"


def _key(to: RegionType | SiteType) -> str:
    """A type of region or of site to which a creature is keyed."""
    return regions(1, to) if isinstance(to, RegionType) else one_of(sites([to]))


def _bearer(who: Such, scene: Scene) -> str:
    """The card's bearer, who may have to be such a character."""
    return scene.bearer if who is ANYBODY else f"a bearer who is {user(who).first}"
