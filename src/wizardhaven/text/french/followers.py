"""Who may come into play and what control costs, as French clauses."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import all_of, any_of, number_word
from wizardhaven.text.french.grammar import Nominal, a, of, of_many
from wizardhaven.text.french.names import french
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import is_such, kind
from wizardhaven.text.french.terms import RACES, haven
from wizardhaven.vocabulary.followers import (
    AnotherLeader,
    AnySize,
    ComesBesides,
    Control,
    FollowsRingwraith,
    HasFollowers,
    InfluencesFromAfar,
    LeadsRingwraiths,
    MayBring,
    OfFollowers,
)
from wizardhaven.vocabulary.terms import Race


def of_followers(holds: OfFollowers, scene: Scene) -> Clause:
    """The clause for one word."""
    bearer = scene.bearer.text
    card = scene.card.text
    match holds:
        case MayBring():
            return _may_bring(holds, scene)
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
        case AnySize():
            return Clause(f"la taille {of(scene.company.text)}", "n'est pas limitée")
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
        case ComesBesides(names):
            front = f"pendant un tour où {any_of([french(name) for name in names])} entre en jeu"
            free = "peut entrer en jeu aussi, sans compter comme un personnage de ce tour"
            return Clause(card, free, front=front)
        case AnotherLeader(Race() as race):
            more = f"peut compter un chef {RACES[race].singular} en plus d'un autre chef"
            return Clause(scene.company.text, more)
        case AnotherLeader():
            more = "peut compter un chef de plus, qui ne compte pas dans sa taille"
            return Clause(scene.company.text, more)
        case HasFollowers(True):
            return Clause(bearer, "peut avoir des suivants")
        case HasFollowers():
            return Clause(bearer, "ne peut avoir aucun suivant")
        case LeadsRingwraiths(at_most):
            some = (
                "un Spectre suivant" if at_most == 1 else f"jusqu'à {number_word(at_most)} Spectres suivants"
            )
            free = f"peut avoir {some} dont le contrôle ne coûte aucune influence"
            brings = "que vous pouvez faire entrer en jeu pendant vos phases d'organisation"
            return Clause(f"comme votre avatar, {bearer}", f"{free} et {brings}")
        case FollowsRingwraith():
            comes = "peut entrer en jeu comme suivant de votre Spectre"
            return Clause(bearer, f"{comes}, et son contrôle ne coûte alors aucune influence")
        case _:
            assert_never(holds)


def _may_bring(holds: MayBring, scene: Scene) -> Clause:
    who = all_of([f"des {RACES[race].plural}" for race in holds.races])
    if holds.away_from_avatar:
        where = "dans tout Havre de Sorcier à vous, même loin de votre Sorcier"
        return Clause("vous", f"pouvez faire entrer en jeu {who} {where}")
    if holds.any_number and not holds.races:
        phase = "pendant votre phase d'organisation"
        return Clause("vous", "pouvez faire entrer en jeu autant de personnages que vous voulez", front=phase)
    if holds.any_number:
        phase = f"pendant la phase d'organisation où {scene.card.text} est jouée"
        brings = f"autant {all_of([of_many(RACES[race]) for race in holds.races])} que vous voulez"
        return Clause("vous", f"pouvez faire entrer en jeu {brings} avec {scene.company.text}", front=phase)
    if not holds.just_one:
        return Clause("vous", f"pouvez faire entrer en jeu {who} et commencer la partie avec eux")
    placed = f"placez {scene.card.text} avec lui"
    if holds.in_company:
        where = f"entrer en jeu avec {scene.company.text} dans {a(haven())}, ou y commencer la partie"
        return Clause("un agent", f"peut {where} ; {placed}")
    agent = " (même un agent)" if holds.agents else ""
    brings = f"faire entrer en jeu un personnage{agent} dont l'esprit est de {holds.mind_at_most} au plus"
    instead = "à la place d'un autre"
    starting = "il peut aussi être un personnage de départ"
    return Clause("vous", f"pouvez {brings}, {instead} ; {placed} ; {starting}")
