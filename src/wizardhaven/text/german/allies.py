"""How allies may be played in ways that they do not say themselves, in German."""

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.names import german
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene
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
    from_pile = ", von der Hand oder aus deinem Abwurfstapel,"
    discarded = from_pile if holds.deed is Deed.PLAY_DISCARDED else ""
    where = _where(holds)
    playing = f"{_which(holds, scene)}{discarded} {f'{where} ' if where else ''}spielen"
    free = holds.deed is Deed.PLAY_WITHOUT_TAPPING
    return Clause(who, verb, f"{playing}; dafür müssen weder er noch der Ort tappen" if free else playing)


def _players(holds: Permit, scene: Scene) -> tuple[str, str]:
    if holds.by is Subject.BEARER:
        return scene.bearer.nominative, "darf"
    if holds.by is not None:
        return any_of([german(name) for name in names_in(holds.by)]), "darf"
    size = size_at_most(holds.condition)
    small = f" der Größe {size} oder weniger" if size is not None else ""
    return f"deine Gemeinschaften{small}", "dürfen"


def _which(holds: Permit, scene: Scene) -> str:
    mind, common = mind_of(holds.what), is_common(holds.what)
    if holds.what is Subject.THIS_CARD:
        return scene.card.accusative
    if not common and mind is None:
        return "Verbündete"
    sort = "einen nicht einzigartigen Verbündeten" if common else "einen Verbündeten"
    with_mind = f" mit Geisteskraft {mind}" if mind is not None else ""
    return f"{sort}{with_mind}{', von dem er kein Exemplar kontrolliert' if has_no_copy(holds.what) else ''}"


def _where(holds: Permit) -> str:
    at = place_meant(holds)
    if at is None:
        return "auch an getappten Orten" if is_of_tapped_sites(holds) else ""
    site = "an jedem Ort" if at is ANY_SITE else at_place(at)
    return f"{site}{', ob getappt oder nicht,' if is_of_tapped_sites(holds) else ''}"


def becomes_ally(holds: BecomesAlly, scene: Scene) -> Clause:
    """What the card is once somebody has taken it."""
    mind, prowess, body = holds.mind, holds.prowess, holds.body
    fight = f"der normalen Kampfkraft der Kreatur, modifiziert um {signed(prowess)}"
    numbers = f"ein Verbündeter mit Geisteskraft {mind}, Körper {body} und {fight}"
    return Clause(scene.card.nominative, "ist", numbers)
