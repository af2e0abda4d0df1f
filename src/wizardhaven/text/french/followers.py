"""Who may come into play and what control costs, as French clauses."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import Nominal, of
from wizardhaven.text.french.names import french
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import is_such, kind
from wizardhaven.vocabulary.followers import (
    BarsMinds,
    Control,
    InfluencesFromAfar,
    MakesLeader,
    OfFollowers,
    OnlyAtHomeSite,
    ReservesAvatar,
    RidesAlone,
    StandsForPlayer,
    WalksAlone,
)


def of_followers(holds: OfFollowers, scene: Scene) -> Clause:
    """The clause for one word."""
    bearer = scene.bearer.text
    card = scene.card.text
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
        case ReservesAvatar():
            until = f"tant que {scene.card.text} n'est sur personne"
            return Clause("votre adversaire", "ne peut jouer votre avatar", proviso=until)
        case BarsMinds(above):
            steps = [f"de plus de {most} si leurs points de Déchu dépassent {n}" for n, most in above.above]
            barred = f"ne peuvent faire entrer en jeu de personnages d'un esprit de plus de {above.least}"
            return Clause("les Sorciers Corrompus", f"{barred}, ni {any_of(steps)}")
        case OnlyAtHomeSite(of_avatar=True):
            return Clause("votre avatar", "ne peut entrer en jeu qu'à son site natal")
        case OnlyAtHomeSite(may_start):
            if not may_start:
                home = "ne peut pas être un personnage de départ et ne peut entrer en jeu qu'à son site natal"
                return Clause(card, home)
            return Clause(card, "ne peut entrer en jeu qu'à son site natal, sauf comme personnage de départ")
        case MakesLeader(steadfast):
            firm = ", et aucun jet de corps ne le fait défausser" if steadfast else ""
            return Clause(bearer, f"est un chef{firm}")
        case RidesAlone():
            gone = f"les alliés et les Spectres suivants {of(scene.company.text)}"
            return Clause(gone, "sont défaussés, et aucun ne peut la rejoindre")
        case WalksAlone():
            nobody = (
                "ni autre personnage ni allié ne peut être dans sa compagnie hors de la phase d'organisation"
            )
            left = f"si un autre y est encore à la fin de cette phase, reprenez {scene.card.text} en main"
            gone = f"les alliés {of(scene.bearer.text)}"
            return Clause(gone, f"sont défaussés, et {nobody} ; {left}")
        case StandsForPlayer(name):
            barred = "vous ne pouvez ni révéler de Spectre ni jouer de Spectres comme suivants"
            return Clause("vous", f"êtes {french(name)} et non un Spectre : {barred}")
        case _:
            assert_never(holds)
