"""What sites and regions count as and allow, in English."""

from typing import assert_never

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.places import every, place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import purpose, regions, sort_of_site
from wizardhaven.vocabulary.lands import OfLands, TapsSites, TreatRegionAs, TreatSiteAs


def of_lands(holds: OfLands, scene: Scene) -> str:
    """What holds for a site or a region, as a clause."""
    match holds:
        case TreatSiteAs():
            return _site(holds, scene)
        case TapsSites(path, when, kinds):
            ways = listed([regions(count, kind) for kind, count in path.ways], "or")
            tapped = (
                f"each site in play that is not a haven and has at least {ways} in its site path is tapped"
            )
            rest = "".join([f". {words.removesuffix('.')}" for words in spared(kinds)])
            return f"while {condition(when, scene)}, {tapped}{rest}"
        case TreatRegionAs(region_type, around=True):
            return f"the region of {scene.site} and all regions next to it count as {region_type.value}"
        case TreatRegionAs(region_type, times=times) if times > 1:
            return f"{scene.target} counts as {regions(times, region_type)}"
        case TreatRegionAs(region_type):
            return f"{scene.target} counts as {with_article(region_type.value)}"
        case _:
            assert_never(holds)


def _site(holds: TreatSiteAs, scene: Scene) -> str:
    purposes = listed([purpose(each) for each in holds.purposes], "and")
    site = every(place(holds.place)) if holds.place else scene.site
    if holds.nothing_playable:
        home = f", and it is a home site of {holds.home_of}" if holds.home_of else ""
        bare = "has no automatic-attacks, and nothing printed on it is playable there"
        return f"{site} becomes one of your Wizardhavens{home}; it {bare}"
    if holds.all_versions:
        site = f"every version of {site}"
    counts = f"{site} counts as {with_article(sort_of_site(holds.site_type))}"
    lost = "loses its normal" if holds.all_versions else "has no"
    safe = f" and {lost} automatic-attacks" if holds.no_automatic_attacks else ""
    safe += " and its automatic-attacks are detainment attacks" if holds.detaining else ""
    fresh = "; it untaps in its player's untap phase, and goes back to the location deck instead of being"
    renewed = f"{fresh} discarded" if holds.renewing else ""
    away = f" while {holds.while_away} is in play but not there" if holds.while_away else ""
    return f"{counts}{' ' if purposes else ''}{purposes}{safe}{renewed}{away}"
