"""What comes of site paths: who rests after a journey, and which sites are tapped, in English."""

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import regions
from wizardhaven.text.traits import ways_of
from wizardhaven.vocabulary.journeys import RestAfterJourney, TapsSites


def rest_after_journey(holds: RestAfterJourney, scene: Scene) -> str:
    """Who is restored after a journey, and when."""
    company, goal = scene.company, holds.everybody_at
    if goal is not None:
        restored = "all of its characters are healed and untapped at the end of its movement/hazard phase"
        return f"if {company} moves to {place(goal)} this turn, {restored}"
    right_after = "right after its movement/hazard phase"
    restored = "untap one of its characters, or heal one to tapped"
    return f"{right_after}, each company at {scene.lies_on or 'the site'} may {restored}"


def taps_sites(holds: TapsSites, scene: Scene) -> str:
    """Which sites are tapped for their site paths, and while what holds."""
    path, when, kinds = holds.path, holds.condition, holds.spares
    ways = listed([regions(count, kind) for kind, count in ways_of(path)], "or")
    tapped = f"each site in play that is not a haven and has at least {ways} in its site path is tapped"
    rest = "".join([f". {words.removesuffix('.')}" for words in spared(kinds)])
    while_so = f"while {condition(when, scene)}, " if when is not None else ""
    return f"{while_so}{tapped}{rest}"
