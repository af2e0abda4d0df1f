"""What only sites say, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.sites import CreaturesAttackNormally, CreaturesDetain, OfSites, TapsOnArrival


def of_sites(ability: OfSites, scene: Scene) -> str:
    """One thing about a site, without a capital letter or a full stop."""
    match ability:
        case TapsOnArrival(overt):
            company = "an overt company" if overt else "a covert company"
            taps = "must tap an untapped character, if it has one"
            return f"when {scene.card} is revealed as its new site, {company} {taps}"
        case CreaturesAttackNormally(but):
            others = f", other than {listed([races(race) for race in but], 'and')}," if but else ""
            return f"creatures keyed to {scene.card}{others} attack normally, never as detainment attacks"
        case CreaturesDetain():
            return f"attacks by creatures keyed to {scene.card} are detainment attacks"
        case _:
            assert_never(ability)
