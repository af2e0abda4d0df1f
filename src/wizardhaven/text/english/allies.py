"""How allies may be played in ways that they do not say themselves, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed, number
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.allies import (
    AlliesMayFollow,
    AlliesStayNear,
    BecomesAlly,
    InfluencesFactions,
    MayPlayAllies,
    OfAllies,
)
from wizardhaven.vocabulary.places import ANY_SITE


def playing_allies(way: MayPlayAllies, scene: Scene) -> str:
    """Who may play which allies where, and what is different about it."""
    may = f"{_who(way, scene)} may play {_which(way, scene)}{_where(way)}"
    freely = ", and neither he nor the site need tap for it" if way.without_tapping else ""
    discarded = ", taking it from hand or from your discard pile" if way.from_discard_pile else ""
    return f"{may}{freely}{discarded}"


def _who(way: MayPlayAllies, scene: Scene) -> str:
    if way.by_bearer:
        return scene.bearer
    if way.by is not None:
        return way.by
    if way.company_size is not None:
        return f"your companies of size {number(way.company_size)} or less"
    return "your companies"


def _which(way: MayPlayAllies, scene: Scene) -> str:
    if way.this_card:
        return scene.card
    if not way.common and way.mind is None:
        return "allies"
    sort = "a non-unique ally" if way.common else "an ally"
    mind = f" with a mind of {way.mind}" if way.mind is not None else ""
    copy = " of which he controls no copy" if way.no_copy else ""
    return f"{sort}{mind}{copy}"


def _where(way: MayPlayAllies) -> str:
    if way.at is None:
        return " at tapped sites too" if way.tapped_too else ""
    site = "any site" if way.at is ANY_SITE else place(way.at)
    return f" at {site}{', tapped or untapped' if way.tapped_too else ''}"


def of_allies(holds: OfAllies, scene: Scene) -> str:
    """What holds for allies, as a clause."""
    match holds:
        case AlliesMayFollow():
            return f"hero allies that {scene.bearer} controls may go wherever he goes"
        case AlliesStayNear(but):
            below = "each ally at an Under-deeps site is discarded"
            nearest = "whose site has another nearest Haven or Darkhaven than each site where it is playable"
            sides = "by the site cards of the ally's own alignment"
            spared = f"; {listed(but, 'or')} is not affected" if but else ""
            return f"{below}, and so is each ally {nearest}, {sides}{spared}"
        case MayPlayAllies():
            return playing_allies(holds, scene)
        case BecomesAlly(mind, prowess, body):
            numbers = f"{mind} mind, {body} body and the normal prowess of the creature modified by"
            return f"{scene.card} is an ally with {numbers} {signed(prowess)}"
        case InfluencesFactions():
            return f"{scene.card} may try to influence factions as though it were a character"
        case _:
            assert_never(holds)
