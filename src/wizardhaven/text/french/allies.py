"""How allies may be played in ways that they do not say themselves, in French."""

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.names import french
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
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


def playing_allies(holds: Permit, scene: Scene) -> Clause:
    """Who may play which allies where, and what is different about it."""
    who, verb = _players(holds, scene)
    from_pile = ", de votre main ou de votre pile de défausse,"
    discarded = from_pile if holds.deed is Deed.PLAY_DISCARDED else ""
    playing = f"{verb} jouer {_which(holds, scene)}{discarded} {_where(holds)}".strip()
    free = holds.deed is Deed.PLAY_WITHOUT_TAPPING
    freely = " ; ni lui ni le site ne doivent s'engager pour cela" if free else ""
    return Clause(who, f"{playing}{freely}")


def _players(holds: Permit, scene: Scene) -> tuple[str, str]:
    if holds.by is Subject.BEARER:
        return scene.bearer.text, "peut"
    if holds.by is not None:
        return any_of([french(name) for name in names_in(holds.by)]), "peut"
    size = size_at_most(holds.condition)
    small = f" d'une taille de {size} au plus" if size is not None else ""
    return f"vos compagnies{small}", "peuvent"


def _which(holds: Permit, scene: Scene) -> str:
    mind, common = mind_of(holds.what), is_common(holds.what)
    if holds.what is Subject.THIS_CARD:
        return scene.card.text
    if not common and mind is None:
        return "des alliés"
    sort = "un allié non unique" if common else "un allié"
    with_mind = f" d'un esprit de {mind}" if mind is not None else ""
    return f"{sort}{with_mind}{' dont il ne contrôle aucun exemplaire' if has_no_copy(holds.what) else ''}"


def _where(holds: Permit) -> str:
    at = place_meant(holds)
    if at is None:
        return "même dans des sites engagés" if is_of_tapped_sites(holds) else ""
    site = "dans n'importe quel site" if at is ANY_SITE else at_place(at)
    return f"{site}{', engagé ou non' if is_of_tapped_sites(holds) else ''}"


def becomes_ally(holds: BecomesAlly, scene: Scene) -> Clause:
    """What the card is once somebody has taken it."""
    mind, prowess, body = holds.mind, holds.prowess, holds.body
    fight = f"de la prouesse normale de la créature modifiée de {signed(prowess)}"
    return Clause(scene.card.text, f"est un allié d'esprit {mind}, de corps {body} et {fight}")
