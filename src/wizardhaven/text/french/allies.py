"""How allies may be played in ways that they do not say themselves, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.names import french
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
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


def playing_allies(way: MayPlayAllies, scene: Scene) -> Clause:
    """Who may play which allies where, and what is different about it."""
    who, verb = _who(way, scene)
    discarded = ", de votre main ou de votre pile de défausse," if way.from_discard_pile else ""
    playing = f"{verb} jouer {_which(way, scene)}{discarded} {_where(way)}"
    freely = "; ni lui ni le site ne doivent s'engager pour cela" if way.without_tapping else ""
    return Clause(who, f"{playing.strip()}{f' {freely}' if freely else ''}")


def _who(way: MayPlayAllies, scene: Scene) -> tuple[str, str]:
    if way.by_bearer:
        return scene.bearer.text, "peut"
    if way.by is not None:
        return french(way.by), "peut"
    if way.company_size is not None:
        return f"vos compagnies d'une taille de {way.company_size} au plus", "peuvent"
    return "vos compagnies", "peuvent"


def _which(way: MayPlayAllies, scene: Scene) -> str:
    if way.this_card:
        return scene.card.text
    if not way.common and way.mind is None:
        return "des alliés"
    sort = "un allié non unique" if way.common else "un allié"
    mind = f" d'un esprit de {way.mind}" if way.mind is not None else ""
    copy = " dont il ne contrôle aucun exemplaire" if way.no_copy else ""
    return f"{sort}{mind}{copy}"


def _where(way: MayPlayAllies) -> str:
    if way.at is None:
        return "même dans des sites engagés" if way.tapped_too else ""
    site = "dans n'importe quel site" if way.at is ANY_SITE else at_place(way.at)
    return f"{site}{', engagé ou non' if way.tapped_too else ''}"


def of_allies(holds: OfAllies, scene: Scene) -> Clause:
    """What holds for allies, as a clause."""
    bearer = scene.bearer.text
    match holds:
        case AlliesMayFollow():
            return Clause(f"les alliés héros que contrôle {bearer}", "peuvent le suivre partout")
        case AlliesStayNear(but):
            nearest = "dont le site a un autre Havre le plus proche que tous les sites où il est jouable"
            sides = "selon les cartes de site de son propre alignement"
            names = any_of([french(name) for name in but])
            spared = f" ; {names} n'est pas affecté" if but else ""
            gone = f"est défaussé, ainsi que tout allié {nearest}, {sides}{spared}"
            return Clause("tout allié dans un site des Abîmes", gone)
        case MayPlayAllies():
            return playing_allies(holds, scene)
        case BecomesAlly(mind, prowess, body):
            fight = f"de la prouesse normale de la créature modifiée de {signed(prowess)}"
            return Clause(scene.card.text, f"est un allié d'esprit {mind}, de corps {body} et {fight}")
        case InfluencesFactions():
            tries = "peut tenter d'influencer des factions comme s'il s'agissait d'un personnage"
            return Clause(scene.card.text, tries)
        case _:
            assert_never(holds)
