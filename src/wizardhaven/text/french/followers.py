"""Who may come into play and what control costs, as French clauses."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import is_such, kind
from wizardhaven.vocabulary.followers import Control, InfluencesFromAfar, OfFollowers


def of_followers(holds: OfFollowers, scene: Scene) -> Clause:
    """The clause for one word."""
    bearer = scene.bearer.text
    match holds:
        case InfluencesFromAfar(maximum):
            rounded = f"(arrondie au supérieur, {maximum} au plus)"
            half = f"la moitié {rounded} de votre influence générale inutilisée"
            instead = f"{half} remplace alors son influence directe, moins 1 par région du chemin"
            tries = "peut tenter d'influencer les cartes de votre adversaire où qu'elles soient"
            return Clause("votre avatar", f"{tries} ; {instead}")
        case Control(not_direct=True):
            return Clause(bearer, "ne peut pas être contrôlé par influence directe")
        case Control(halved=True):
            half = "ne coûte que la moitié de son esprit (arrondie à l'inférieur)"
            return Clause(f"le contrôle {of(bearer)}", half)
        case Control(cost, in_company=who) if who is not None:
            such = Nominal(f"{kind(who).singular} {of(scene.company.text)}").such(is_such(who)).text
            price = f"coûte {cost} point{'' if cost == 1 else 's'}" if cost else "ne coûte aucun point"
            return Clause(f"le contrôle de chaque {such}", f"{price} d'influence")
        case Control(cost, who) if who is not None:
            fewer = f"coûte {cost} point{'' if cost == 1 else 's'} d'influence de moins"
            return Clause(f"le contrôle de chacun de vos {kind(who).plural}", fewer)
        case Control(cost, general=True):
            points = f"compte pour {cost} points" if cost else "ne compte pas"
            return Clause(bearer, f"{points} sur votre influence générale")
        case Control(cost):
            price = f"coûte {cost} point{'' if cost == 1 else 's'} d'influence"
            controllers = "l'influence générale ou à un Sorcier Corrompu"
            return Clause(f"le contrôle {of(bearer)}", f"{price} et ne revient qu'à {controllers}")
        case _:
            assert_never(holds)
