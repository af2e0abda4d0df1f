"""How allies may be played in ways that they do not say themselves, in English."""

from wizardhaven.text.english.grammar import listed, number
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.permits import (
    has_no_copy,
    is_common,
    is_of_tapped_sites,
    mind_of,
    place_meant,
    size_at_most,
)
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.shapes import BecomesAlly
from wizardhaven.vocabulary.subjects import Subject


def playing_allies(holds: Permit, scene: Scene) -> str:
    """Who may play which allies where, and what is different about it."""
    free = holds.deed is Deed.PLAY_WITHOUT_TAPPING
    may = f"{_players(holds, scene)} may play {_which(holds, scene)}{_where(holds)}"
    freely = ", and neither he nor the site need tap for it" if free else ""
    from_pile = ", taking it from hand or from your discard pile"
    return f"{may}{freely}{from_pile if holds.deed is Deed.PLAY_DISCARDED else ''}"


def _players(holds: Permit, scene: Scene) -> str:
    if holds.by is Subject.BEARER:
        return scene.bearer
    if holds.by is not None:
        return listed(names_in(holds.by), "or")
    size = size_at_most(holds.condition)
    return "your companies" if size is None else f"your companies of size {number(size)} or less"


def _which(holds: Permit, scene: Scene) -> str:
    mind, common = mind_of(holds.what), is_common(holds.what)
    if holds.what is Subject.THIS_CARD:
        return scene.card
    if not common and mind is None:
        return "allies"
    sort = "a non-unique ally" if common else "an ally"
    with_mind = f" with a mind of {mind}" if mind is not None else ""
    return f"{sort}{with_mind}{' of which he controls no copy' if has_no_copy(holds.what) else ''}"


def _where(holds: Permit) -> str:
    at = place_meant(holds)
    if at is None:
        return " at tapped sites too" if is_of_tapped_sites(holds) else ""
    site = "any site" if at is ANY_SITE else place(at)
    return f" at {site}{', tapped or untapped' if is_of_tapped_sites(holds) else ''}"


def becomes_ally(holds: BecomesAlly, scene: Scene) -> str:
    """What the card is once somebody has taken it."""
    mind, prowess, body = holds.mind, holds.prowess, holds.body
    numbers = f"{mind} mind, {body} body and the normal prowess of the creature modified by"
    return f"{scene.card} is an ally with {numbers} {signed(prowess)}"
