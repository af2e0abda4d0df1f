"""What agents do and what holds for them, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.agents import chooses, robbed
from wizardhaven.text.french.card_effects import to_cards
from wizardhaven.text.french.clauses import REVEAL, TAP, Clause, Deed, Said
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import a, that
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import ALLY, CHARACTER, FACTION, sort_of_site
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.agents import (
    AgentAttacks,
    AgentDrivesAway,
    AgentInfluences,
    AgentsMustAttack,
    ByAgents,
    ExtraAgentAction,
    MayMoveToHavens,
    MayNotMoveTo,
    OfAgents,
    StartsAnywhere,
    TurnUpAgent,
)
from wizardhaven.vocabulary.card_effects import DiscardItems


def of_agents(holds: OfAgents, scene: Scene) -> Clause:
    """What holds for agents, as a clause."""
    bearer = scene.bearer.text
    card = scene.card.text
    match holds:
        case MayMoveToHavens():
            return Clause(card, "peut aller dans les Havres en tant qu'agent")
        case MayNotMoveTo(_, open_to) if open_to:
            there = any_of([at_place(one) for one in open_to])
            return Clause(card, f"ne peut aller, en tant qu'agent, {that(there)}")
        case MayNotMoveTo(where):
            return Clause(card, f"ne peut aller {at_place(where)} en tant qu'agent")
        case AgentsMustAttack():
            entering = "doit attaquer toute compagnie qui entre dans son site"
            return Clause("chaque agent face visible", entering)
        case StartsAnywhere(types):
            anywhere = any_of([a(sort_of_site(each)) for each in types])
            begun = f"peut être entré en jeu dans {anywhere} quelconque"
            gone = f"{card} est défaussée quand il est révélé"
            if_so = f"si l'un de ses sites natals est de ce type ; {gone}"
            return Clause(bearer, begun, proviso=if_so)
        case ExtraAgentAction(each, free, itself):
            agent = "un agent" if each else bearer
            if itself:
                agent = f"{card}, face visible,"
            charge = ", qui ne compte pas dans la limite de périls" if free else ""
            acting = f"{agent} fait une action d'agent"
            return Clause("il", f"peut en faire une seconde{charge}", front=f"chaque fois {that(acting)}")
        case _:
            assert_never(holds)


def by_agents(happens: ByAgents, scene: Scene) -> Said:
    """One effect that an agent brings about."""
    match happens:
        case AgentDrivesAway(above_mind, at_home):
            more = f" et ajoutez {at_home} si c'est aussi un site natal de l'agent" if at_home else ""
            where = f"lancez les dés pour un personnage dont le site natal est le site de l'agent{more}"
            front = f"si le total est supérieur à son esprit plus {above_mind}"
            companion = "peut passer à un autre personnage de sa compagnie"
            return (
                Clause("vous", where),
                Clause("il", "retourne dans la main de son joueur", front=front),
                Clause("l'un de ses objets", companion, front="auparavant"),
            )
        case TurnUpAgent():
            return (Deed((TAP, REVEAL), scene.target),)
        case AgentInfluences():
            return _influence(happens, scene)
        case AgentAttacks(prowess):
            instead = robbed(happens)
            stronger = f" avec {signed(prowess)} de prouesse" if prowess else ""
            attacking = Clause(scene.target.text, f"attaque {scene.company.text}{stronger}")
            choosing = Clause("vous", "choisissez les personnages défenseurs")
            robbing = Clause("un coup réussi", "ne blesse personne")
            return (
                attacking,
                *([choosing] if chooses(happens) else []),
                *([robbing, *_instead(instead, scene)] if instead else []),
            )
        case _:
            assert_never(happens)


def _instead(happens: DiscardItems, scene: Scene) -> Said:
    """What happens in place of a wound."""
    parts = to_cards(happens, scene)
    return tuple([replace(part, front="à la place") if isinstance(part, Clause) else part for part in parts])


def _influence(tries: AgentInfluences, scene: Scene) -> Said:
    """Whom an agent may try, and with what advantage."""
    sorts = [(FACTION, tries.factions), (ALLY, tries.allies), (CHARACTER, tries.characters)]
    cards = any_of([a(sort) for sort, is_meant in sorts if is_meant])
    diplomat = f" ({signed(tries.of_diplomat)} pour un diplomate)" if tries.of_diplomat is not None else ""
    bonus = f" avec {signed(tries.modifier)}{diplomat}" if tries.modifier or diplomat else ""
    trying = Clause(scene.target.text, f"peut tenter d'influencer {cards} de votre adversaire{bonus}")
    home = "si cette carte a un site natal en commun avec l'agent ou peut y être jouée"
    more = Clause("la tentative", f"reçoit encore {signed(tries.of_home)}", front=home)
    sure = Clause("la tentative", "réussit sans jet de dés", front=home)
    general = Clause("son influence générale inutilisée", "ne compte pas")
    back = "retourne dans sa main au lieu d'être défaussée"
    to_hand = Clause("la carte", back, front="si la tentative réussit")
    return (
        trying,
        *([more] if tries.of_home else []),
        *([sure] if tries.sure_of_home else []),
        *([general] if tries.without_general else []),
        *([to_hand] if tries.to_hand else []),
    )
