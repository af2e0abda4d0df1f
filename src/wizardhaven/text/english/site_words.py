"""What only sites say, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.sites import (
    BarsNewcomers,
    CreaturesAttackNormally,
    CreaturesDetain,
    KeepsNothing,
    NeverLeavesPlay,
    OfSites,
    Refuge,
    TapsOnArrival,
)


def of_sites(ability: OfSites, scene: Scene) -> str:
    """One thing about a site, without a capital letter or a full stop."""
    match ability:
        case TapsOnArrival(overt):
            company = "an overt company" if overt else "a covert company"
            taps = "must tap an untapped character, if it has one"
            return f"when {scene.card} is revealed as its new site, {company} {taps}"
        case Refuge():
            fights = "a minion company may not attack another company here"
            return f"{fights}, and a Ringwraith may not move to {scene.card}"
        case CreaturesAttackNormally(but):
            others = f", other than {listed([races(race) for race in but], 'and')}," if but else ""
            return f"creatures keyed to {scene.card}{others} attack normally, never as detainment attacks"
        case CreaturesDetain():
            return f"attacks by creatures keyed to {scene.card} are detainment attacks"
        case BarsNewcomers(but):
            who = (
                f"no character that is not {listed([with_article(race.value) for race in but], 'or')}"
                if but
                else "no character"
            )
            return f"{who} may be brought into play here, unless {scene.card} is his home site"
        case KeepsNothing():
            return f"nothing can be stored at {scene.card}"
        case NeverLeavesPlay():
            return f"{scene.card} is never discarded or returned to the location deck"
        case _:
            assert_never(ability)
