"""Who may come into play and what control costs, as French clauses."""

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import is_such, kind
from wizardhaven.text.permits import most_influence
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.whose import scope
from wizardhaven.vocabulary.whose import who as such_of


def from_afar(holds: Permit) -> Clause:
    """Whom the avatar may try wherever they are, and by what."""
    maximum = most_influence(holds)
    rounded = f"(arrondie au supérieur, {maximum} au plus)"
    half = f"la moitié {rounded} de votre influence générale inutilisée"
    instead = f"{half} remplace alors son influence directe, moins 1 par région du chemin"
    tries = "peut tenter d'influencer les cartes de votre adversaire où qu'elles soient"
    return Clause("votre avatar", f"{tries} ; {instead}")


def of_control(holds: Modify, scene: Scene) -> Clause:
    """What it takes to control somebody, and who can."""
    if isinstance(holds.against, Not):
        return Clause(scene.bearer.text, "ne peut pas être contrôlé par influence directe")
    assert isinstance(holds.by, int)
    who, cost, bearer = such_of(holds), abs(holds.by), scene.bearer.text
    price = f"coûte {cost} point{'' if cost == 1 else 's'} d'influence"
    if holds.how is How.DIVIDED:
        half = "ne coûte que la moitié de son esprit (arrondie à l'inférieur)"
        return Clause(f"le contrôle {of(bearer)}", half)
    if who is not None and scope(holds) is Subject.COMPANY:
        such = Nominal(f"{kind(who).singular} {of(scene.company.text)}").such(is_such(who)).text
        nothing = "ne coûte aucun point d'influence"
        return Clause(f"le contrôle de chaque {such}", price if cost else nothing)
    if who is not None:
        return Clause(f"le contrôle de chacun de vos {kind(who).plural}", f"{price} de moins")
    if holds.by < 0:
        return Clause(f"le contrôle {of(bearer)}", f"{price} de moins")
    if holds.against is Subject.PLAYER:
        points = f"compte pour {cost} points" if cost else "ne compte pas"
        return Clause(bearer, f"{points} sur votre influence générale")
    controllers = "l'influence générale ou à un Sorcier Corrompu"
    return Clause(f"le contrôle {of(bearer)}", f"{price} et ne revient qu'à {controllers}")
