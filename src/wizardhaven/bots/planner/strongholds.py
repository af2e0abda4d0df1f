"""Where a Fallen-wizard goes for his own ends: sites on which he may lay a stage card. [FW-36]"""

from __future__ import annotations

from wizardhaven.bots.planner.fallen import stage_score
from wizardhaven.bots.planner.places import is_such
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.engine.values import NO_CARD
from wizardhaven.vocabulary.cards import Event, Site
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import parts
from wizardhaven.vocabulary.targets import A


def stronghold_worth(sight: Sight, card: Event, site: Site) -> float:
    """What it is worth to lay a stage card on the site; nothing if it cannot be, or if it is a haven."""
    if not card.stage_points or not any([_is_laid_on(use, site) for use in card.uses]):
        return 0.0
    return 0.0 if _is_haven_now(sight, site) else stage_score(sight, card, NO_CARD)


def _is_laid_on(use: Use, site: Site) -> bool:
    """Whether it is played on a site, and the site is such a one as far as its card says."""
    target = use.target
    if not isinstance(target, A) or not any([part is Sort.SITE for part in parts(target.what)]):
        return False
    return is_such(site, target.what)


def _is_haven_now(sight: Sight, site: Site) -> bool:
    """Whether one of the bot's companies stands at the site, and something has made it a haven."""
    for company in sight.own.companies:
        found = sight.site(company.site)
        if found is not None and found.name == site.name:
            return company.site.haven
    return False
