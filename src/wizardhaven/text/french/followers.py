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
    BarsMinds,
    ComesBesides,
    FollowsRingwraith,
    HasFollowers,
    InfluencesFromAfar,
    LeadsRingwraiths,
    MakesLeader,
    MayBring,
    OfFollowers,
    OnlyAtHomeSite,
    ReservesAvatar,
    RidesAlone,
    StandsForPlayer,
    WalksAlone,
)
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Race
from wizardhaven.vocabulary.whose import scope
from wizardhaven.vocabulary.whose import who as such_of


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
        case AnySize():
            return Clause(f"la taille {of(scene.company.text)}", "n'est pas limitée")
        case ReservesAvatar():
            until = f"tant que {scene.card.text} n'est sur personne"
            return Clause("votre adversaire", "ne peut jouer votre avatar", proviso=until)
        case BarsMinds(above):
            steps = [f"de plus de {most} si leurs points de Déchu dépassent {n}" for n, most in above.above]
            barred = f"ne peuvent faire entrer en jeu de personnages d'un esprit de plus de {above.least}"
            return Clause("les Sorciers Corrompus", f"{barred}, ni {any_of(steps)}")
        case ComesBesides(names):
            front = f"pendant un tour où {any_of([french(name) for name in names])} entre en jeu"
            free = "peut entrer en jeu aussi, sans compter comme un personnage de ce tour"
            return Clause(card, free, front=front)
        case OnlyAtHomeSite(of_avatar=True):
            return Clause("votre avatar", "ne peut entrer en jeu qu'à son site natal")
        case OnlyAtHomeSite(may_start):
            if not may_start:
                home = "ne peut pas être un personnage de départ et ne peut entrer en jeu qu'à son site natal"
                return Clause(card, home)
            return Clause(card, "ne peut entrer en jeu qu'à son site natal, sauf comme personnage de départ")
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
    if holds.against is Subject.PLAYER:
        points = f"compte pour {cost} points" if cost else "ne compte pas"
        return Clause(bearer, f"{points} sur votre influence générale")
    controllers = "l'influence générale ou à un Sorcier Corrompu"
    return Clause(f"le contrôle {of(bearer)}", f"{price} et ne revient qu'à {controllers}")
