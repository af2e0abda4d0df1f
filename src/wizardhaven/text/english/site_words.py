"""What only sites say, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import item
from wizardhaven.vocabulary.sites import (
    BarsNewcomers,
    FirstItemSparesSite,
    KeepsNothing,
    NeverLeavesPlay,
    OfSites,
    OpenToAgents,
    Refuge,
    TestsGoldRings,
)


def of_sites(ability: OfSites, scene: Scene) -> str:
    """One thing about a site, without a capital letter or a full stop."""
    match ability:
        case Refuge():
            fights = "a minion company may not attack another company here"
            return f"{fights}, and a Ringwraith may not move to {scene.card}"
        case OpenToAgents():
            return "agents may be brought into play here as characters under direct influence"
        case FirstItemSparesSite(item_class):
            return f"the first {item(item_class)} played here each turn does not tap {scene.card}"
        case BarsNewcomers(but):
            who = (
                f"no character that is not {listed([with_article(race.value) for race in but], 'or')}"
                if but
                else "no character"
            )
            return f"{who} may be brought into play here, unless {scene.card} is his home site"
        case KeepsNothing():
            return f"nothing can be stored at {scene.card}"
        case TestsGoldRings():
            tested = "is tested at the beginning of its player's end-of-turn phase"
            return f"each gold ring at {scene.card} {tested}"
        case NeverLeavesPlay():
            return f"{scene.card} is never discarded or returned to the location deck"
        case _:
            assert_never(ability)
